"""A history can be emptied, and brought back."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.storage.files import StorageError
from game.storage.history import History, resets
from game.storage.paths import Places
from game.storage.statistics import statistics_of
from tests.storage.games import ENDED, finished


def add(history: History, *seeds: int) -> None:
    for seed in seeds:
        one, state = finished("grill", seed=seed)
        history.add_game(one, state, f"{ENDED}.{seed}")


def seeds(history: History) -> list[int]:
    return [game.seed for game in statistics_of(history).games]


def test_a_reset_history_is_empty_and_comes_back_whole(history: History, places: Places) -> None:
    add(history, 1, 2)
    before = statistics_of(history)
    assert resets(places.history_file) == []
    history.reset()
    assert (seeds(history), len(resets(places.history_file))) == ([], 1)
    history.restore()
    assert statistics_of(history) == before
    assert resets(places.history_file) == []


def test_what_was_played_since_stays(history: History, places: Places, tmp_path: Path) -> None:
    add(history, 1, 2)
    history.reset()
    add(history, 3)
    history.restore()
    other = History(Places.under(tmp_path / "other"))
    add(other, 1, 2, 3)
    assert statistics_of(other) == statistics_of(history)
    assert resets(places.history_file) == []


def test_a_game_on_both_sides_of_a_reset_is_kept_once(history: History) -> None:
    add(history, 1, 2)
    history.reset()
    add(history, 2, 3)
    history.restore()
    assert seeds(history) == [1, 2, 3]


def test_two_resets_come_back_one_after_the_other(history: History) -> None:
    add(history, 1)
    history.reset()
    add(history, 2)
    history.reset()
    history.restore()
    assert seeds(history) == [2]
    history.restore()
    assert seeds(history) == [1, 2]


def test_many_resets_come_back_latest_first(history: History) -> None:
    for seed in range(1, 13):
        add(history, seed)
        history.reset()
    history.restore()
    assert seeds(history) == [12]


def test_resetting_nothing_leaves_nothing(history: History, places: Places) -> None:
    history.reset()
    history.restore()
    assert resets(places.history_file) == []
    assert not places.data.exists()


def test_a_reset_leaves_no_files_of_the_old_history_behind(history: History, places: Places) -> None:
    add(history, 1)
    history.reset()
    assert [path.name for path in places.data.iterdir()] == ["history.db.reset-1"]


def test_a_history_that_broke_while_it_lay_aside_is_told(places: Places) -> None:
    history = History(places)
    add(history, 1)
    history.reset()
    (places.data / "history.db.reset-1").write_bytes(b"no database")
    add(history, 2)
    history.restore()
    assert seeds(history) == [2]
    assert "It was kept as history.db.reset-1.broken-1." in (history.take_note() or "")
    assert resets(places.history_file) == []


def test_a_history_that_cannot_be_moved_is_told_and_goes_on(history: History, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    add(history, 1)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        with pytest.raises(StorageError, match="cannot be written: Permission denied"):
            history.reset()
    assert seeds(history) == [1]
    one, state = finished("grill", seed=2)
    history.add_game(replace(one, seconds=1.0), state, ENDED)
    assert len(seeds(history)) == 2

"""Finished games are kept once and whole; a history can be emptied, and brought back."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from game.engine.game import Game
from game.engine.state import Phase
from game.rules.presets import ALL_PRESETS
from game.storage.files import StorageError
from game.storage.history import History, resets
from game.storage.paths import Places
from game.storage.results import variant_of
from game.storage.statistics import statistics_of
from tests.storage.games import ENDED, add_all, finished, pick, saved, scored_states, totals

KEYS = [preset.key for preset in ALL_PRESETS]
TABLES = ("games", "deals", "sides", "seats")


def everything(places: Places) -> dict[str, list[tuple[object, ...]]]:
    """Return all that the file holds."""
    with closing(sqlite3.connect(places.history_file)) as database:
        return {table: database.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3").fetchall() for table in TABLES}


def test_asking_makes_no_file(places: Places) -> None:
    history = History(places)
    assert statistics_of(history).games == ()
    assert not places.data.exists()


@pytest.mark.parametrize("preset", KEYS)
def test_a_game_of_every_preset_is_kept_with_its_deals(places: Places, preset: str) -> None:
    history = History(places)
    one, state = add_all(history, preset)
    assert [(number, score.sides[0].after.points) for number, score in enumerate(state.scores)] == totals(history)
    (game,) = statistics_of(history, variant_of(state.rules)).games
    assert (variant_of(state.rules), state.winner == 0, ENDED) == (game.variant, game.won, game.finished)
    ours, *others = (standing.points for standing in state.standings)
    assert (ours, max(others)) == (game.points, game.against)
    assert one.record == history.record(one.started, one.record.seed)
    assert history.take_note() is None


@pytest.mark.parametrize("preset", KEYS)
def test_adding_anything_again_changes_nothing(places: Places, preset: str) -> None:
    history = History(places)
    one, state = add_all(history, preset)
    before = everything(places)
    for older, then in scored_states(preset):
        history.add_deal(replace(older, record=one.record), then)
    history.add_game(one, state, "2027-12-31T23:59:59")
    assert everything(places) == before


def test_a_game_alone_brings_all_its_deals(places: Places, tmp_path: Path) -> None:
    other = Places.under(tmp_path / "other")
    add_all(History(other), "grill")
    History(places).add_game(*finished("grill"), ENDED)
    assert everything(places) == everything(other)


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_deal_that_could_not_be_kept_is_made_good_at_the_end(places: Places, tmp_path: Path, missing: int) -> None:
    other = Places.under(tmp_path / "other")
    add_all(History(other), "classic")
    history = History(places)
    states = scored_states("classic")
    for one, state in states[:missing] + states[missing + 1 :]:
        history.add_deal(one, state)
    history.add_game(*states[-1], ENDED)
    assert everything(places) == everything(other)


def undone_and_played_otherwise() -> tuple[Game, Game]:
    """Return a game of two deals that is over, and the same one with its last deal played otherwise."""
    one, _ = finished("classic", deals=2)
    first, second = Game.resume(one.record), Game.resume(one.record)
    second.undo(30)
    chance = random.Random(99)
    while not second.over:
        second.submit(pick(second.state, chance))
    assert first.state.scores != second.state.scores
    return first, second


def test_a_deal_played_otherwise_after_an_undo_replaces_the_first(places: Places, tmp_path: Path) -> None:
    history = History(places)
    first, second = undone_and_played_otherwise()
    history.add_game(saved(first.record), first.state, "2026-05-01T20:50:00")
    history.add_deal(saved(second.record), second.state)
    assert statistics_of(history).games == ()
    history.add_game(saved(second.record), second.state, ENDED)
    other = Places.under(tmp_path / "other")
    History(other).add_game(saved(second.record), second.state, ENDED)
    assert everything(places) == everything(other)


def test_games_that_began_together_differ_by_their_seed(places: Places) -> None:
    history = History(places)
    add_all(history, "classic", seed=1)
    add_all(history, "classic", seed=2)
    assert len(statistics_of(history).games) == 2


def test_a_game_in_play_is_not_a_finished_one(places: Places) -> None:
    one, state = scored_states("classic")[0]
    assert state.phase is Phase.SCORED
    with pytest.raises(ValueError, match="the game is not over"):
        History(places).add_game(one, state, ENDED)


def test_a_finished_game_comes_back_with_its_players(places: Places) -> None:
    history = History(places)
    one, _ = add_all(history, "grill")
    assert replace(one, called=None) == history.game(one.started, one.record.seed)


@pytest.mark.parametrize("players", ["[]", "nobody", '[{"name": 5}]'])
def test_players_that_cannot_be_are_told(places: Places, players: str) -> None:
    history = History(places)
    one, _ = add_all(history, "classic")
    history.close()
    with closing(sqlite3.connect(places.history_file)) as database, database:
        database.execute("UPDATE games SET players = ?", (players,))
    with pytest.raises(StorageError, match="cannot be read"):
        history.game(one.started, one.record.seed)


def test_an_unknown_game_has_no_record(places: Places) -> None:
    assert History(places).record("2020-01-01", 1) is None


def test_a_broken_record_is_told(places: Places) -> None:
    history = History(places)
    one, _ = add_all(history, "classic")
    history.close()
    with closing(sqlite3.connect(places.history_file)) as database, database:
        database.execute("UPDATE games SET record = x'00ff'")
    with pytest.raises(StorageError, match="The record of the game of 2026-05-01T20:15:00 cannot be read"):
        history.record(one.started, one.record.seed)


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

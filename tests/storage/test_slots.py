"""Windows that are open together, each with an unfinished game of its own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from game.storage import saves
from game.storage.paths import Places
from game.storage.saves import SavedGame, SaveSlot, Slots, lock_file
from tests.storage.games import finished_record, saved

_HOLDS = """
import sys
from pathlib import Path
from game.storage.paths import Places
from game.storage.saves import Slots
slots = Slots(Places.under(Path(sys.argv[1])))
slots.read()
print(slots.own.path.name, flush=True)
sys.stdin.read()
"""


def game_of(day: int) -> SavedGame:
    """Return a game in the middle of a deal, begun on that day of the month."""
    record = finished_record("classic", deals=1)
    return replace(saved(replace(record, actions=record.actions[:-20])), started=f"2027-01-{day:02}T00:00:00")


def begun(slots: Slots) -> str:
    """Return when the game that is offered was begun, or nothing."""
    found, _told = slots.read()
    return "" if found is None else found.saved.started


def age(slots: Slots, seconds: int) -> None:
    """Let the game have been written so many seconds before 2027."""
    moment = 1_798_761_600 - seconds
    os.utime(slots.own.path, (moment, moment))


@pytest.fixture
def first(places: Places) -> Iterator[Slots]:
    slots = Slots(places)
    yield slots
    slots.release()


@pytest.fixture
def second(places: Places) -> Iterator[Slots]:
    slots = Slots(places)
    yield slots
    slots.release()


def test_asking_an_empty_folder_makes_nothing(places: Places, first: Slots) -> None:
    assert first.read() == (None, None)
    assert not places.data.exists()


def test_a_window_alone_keeps_its_game_in_the_first_slot(places: Places, first: Slots) -> None:
    first.write(game_of(1))
    assert places.save_file == first.own.path
    assert game_of(1).started == begun(first)


def test_a_second_window_is_not_offered_the_game_of_the_first(first: Slots, second: Slots) -> None:
    first.write(game_of(1))
    found, told = second.read()
    assert found is None
    assert "Your saved game is open in another window. A new game here is saved separately." == told
    assert (None, None) == second.read()


@pytest.mark.parametrize("asked", [True, False])
def test_two_windows_keep_two_games(first: Slots, second: Slots, *, asked: bool) -> None:
    if asked:  # both before there was anything
        first.read()
        second.read()
    first.write(game_of(1))
    second.write(game_of(2))
    first.write(replace(game_of(1), seconds=7.0))
    assert game_of(1).started == begun(first)
    assert game_of(2).started == begun(second)


def test_a_game_that_was_not_offered_is_not_written_over(places: Places, first: Slots, second: Slots) -> None:
    first.read()
    second.write(game_of(2))
    second.release()
    first.write(game_of(1))
    first.own.clear()
    assert game_of(2).started == begun(Slots(places))


def test_of_two_games_the_latest_comes_first_and_then_the_other(places: Places, first: Slots, second: Slots) -> None:
    first.write(game_of(1))
    second.write(game_of(2))
    age(first, 50)
    age(second, 90)
    first.release()
    second.release()
    with closed(Slots(places)) as third:
        found, told = third.read()
        assert found is not None
        assert game_of(1).started == found.saved.started
        assert "1 more unfinished game is kept: it comes when this one is over." == told
        third.own.clear()
        assert game_of(2).started == begun(third)
        third.own.clear()
        assert not begun(third)


def test_a_window_goes_on_to_what_a_closed_one_has_left(first: Slots, second: Slots) -> None:
    first.write(game_of(1))
    assert not begun(second)
    first.release()
    assert game_of(1).started == begun(second)


def test_a_broken_game_does_not_hide_the_other(first: Slots, second: Slots) -> None:
    first.write(game_of(1))
    second.write(game_of(2))
    second.release()
    for path in first.own.path.parent.glob("unfinished-game.json*"):
        if not path.name.endswith(".lock"):
            path.write_bytes(b"{")
    found, told = first.read()
    assert found is not None
    assert game_of(2).started == found.saved.started
    assert told is not None
    assert 2 == told.count("It was kept as")


def test_a_program_that_is_killed_leaves_its_game_to_others(places: Places, first: Slots) -> None:
    SaveSlot(places).write(game_of(1))
    command = [sys.executable, "-c", _HOLDS, str(places.data)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert "unfinished-game.json\n" == other.stdout.readline()
        assert not begun(first)
        other.kill()
    assert game_of(1).started == begun(first)


def test_where_nothing_can_be_locked_games_are_kept_all_the_same(
    first: Slots, second: Slots, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_file: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(saves, "_lock", refuse)
    first.write(game_of(1))
    second.write(game_of(2))
    assert {game_of(1).started, game_of(2).started} == {begun(first), begun(second)}


def test_a_lock_is_for_one_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "chair"
    mine = lock_file(path)
    assert mine is not None
    assert lock_file(path) is None
    mine.release()
    with closed_lock(path):
        assert lock_file(path) is None


@contextmanager
def closed(slots: Slots) -> Iterator[Slots]:
    try:
        yield slots
    finally:
        slots.release()


@contextmanager
def closed_lock(path: Path) -> Iterator[None]:
    again = lock_file(path)
    assert again is not None
    yield
    again.release()


@pytest.mark.skipif(sys.platform == "win32", reason="there a file cannot be a pipe")
def test_a_pipe_where_the_lock_should_be_is_not_waited_for(places: Places) -> None:
    places.save_file.parent.mkdir(parents=True, exist_ok=True)
    pipe = places.save_file.with_name(places.save_file.name + ".lock")
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)  # with it, opening does not wait even if it is tried
    held = [lock_file(places.save_file), lock_file(places.save_file)]
    os.close(reader)
    assert None not in held

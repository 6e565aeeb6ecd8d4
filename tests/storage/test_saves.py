"""The unfinished game is never lost, also where windows are open together."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.record import RecordError
from game.rules.presets import ALL_PRESETS
from game.storage.files import StorageError
from game.storage.paths import Places
from game.storage.saves import SavedGame, SaveSlot, Slots, lock_file
from tests.counted import counted
from tests.storage.games import finished_record, play, saved, short

ROOT = Path(__file__).parents[2]
fuzz = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=80)


def some_game(deals: int = 2) -> SavedGame:
    """Return a game in the middle of its last deal."""
    record = finished_record("classic", deals=deals)
    return saved(replace(record, actions=record.actions[:-20]))


def names(places: Places) -> list[str]:
    return sorted(path.name for path in places.data.iterdir())


def test_an_empty_slot_has_nothing_to_tell(places: Places) -> None:
    assert SaveSlot(places).read() == (None, None)
    assert not places.data.exists()


@pytest.mark.parametrize("preset", [preset.key for preset in ALL_PRESETS])
def test_every_moment_of_a_game_comes_back(places: Places, preset: str) -> None:
    slot = SaveSlot(places)
    reads = 0
    for count, game in counted(enumerate(play(short(preset, 1), seed=3)), least=20):
        before = saved(game.record, seconds=float(count))
        slot.write(before)
        if count % 7 == 0 or game.over:
            unfinished, note = SaveSlot(places).read()
            assert note is None
            assert unfinished is not None
            assert unfinished.saved == before
            assert unfinished.game.state == game.state
            reads += 1
    assert reads > 5


def test_a_cleared_slot_is_empty(places: Places) -> None:
    slot = SaveSlot(places)
    slot.write(some_game())
    slot.clear()
    slot.clear()
    assert SaveSlot(places).read() == (None, None)
    assert names(places) == []


def test_a_game_after_a_cleared_one_has_its_own_copy(places: Places) -> None:
    slot = SaveSlot(places)
    slot.write(some_game())
    slot.clear()
    other = replace(some_game(), started="2027-01-01T00:00:00")
    slot.write(other)
    places.save_file.write_bytes(b"")
    unfinished, _ = SaveSlot(places).read()
    assert unfinished is not None
    assert unfinished.saved == other


def test_a_broken_file_is_kept_aside_and_the_copy_goes_on(places: Places) -> None:
    slot = SaveSlot(places)
    game = some_game()
    slot.write(game)
    whole = places.save_file.read_bytes()
    places.save_file.write_bytes(whole[: len(whole) // 2])
    unfinished, note = SaveSlot(places).read()
    assert unfinished is not None
    assert unfinished.saved == game
    assert note is not None
    assert note.startswith("The saved game cannot be read: ")
    assert note.endswith("The game goes on from an earlier copy.")
    assert names(places) == ["unfinished-game.json.bak", "unfinished-game.json.broken-1"]
    assert (places.data / "unfinished-game.json.broken-1").read_bytes() == whole[: len(whole) // 2]


def test_without_a_copy_a_broken_file_means_no_game(places: Places) -> None:
    slot = SaveSlot(places)
    slot.write(some_game())
    for path in places.data.iterdir():
        path.write_bytes(b"\0\0\0")
    unfinished, note = SaveSlot(places).read()
    assert unfinished is None
    assert note is not None
    assert note.count("It was kept as") == 2
    assert SaveSlot(places).read() == (None, None)


def test_the_copy_is_renewed_with_every_deal_only(places: Places) -> None:
    slot = SaveSlot(places)
    copy = places.data / "unfinished-game.json.bak"
    contents: list[bytes] = []
    deals: set[int] = set()
    for game in play(short("classic", 3), seed=1):
        slot.write(saved(game.record))
        deals.add(len(game.record.seals))
        if not contents or contents[-1] != copy.read_bytes():
            contents.append(copy.read_bytes())
    assert len(contents) == len(deals) == 3


def test_a_game_that_cannot_be_written_keeps_the_old_one(places: Places, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, *_: object) -> Path:
        raise OSError(28, "No space left on device", str(path))

    slot = SaveSlot(places)
    game = some_game()
    slot.write(game)
    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(StorageError, match="Free some disk space"):
        slot.write(replace(game, seconds=9.0))
    monkeypatch.undo()
    unfinished, note = slot.read()
    assert unfinished is not None
    assert (unfinished.saved, note) == (game, None)


def test_an_action_that_cannot_be_makes_the_file_broken(places: Places) -> None:
    slot = SaveSlot(places)
    game = some_game()
    actions = (game.record.actions[0], *game.record.actions)
    slot.write(replace(game, record=replace(game.record, actions=actions)))
    unfinished, note = slot.read()
    assert unfinished is None
    assert note is not None
    assert "action 2 cannot be" in note


WRONG = [
    (b'"format":1', b'"format":2', "format: 2 cannot be read"),
    (b'"hints":0', b'"hints":-2', "hints"),
    (b'"seconds":312.5', b'"seconds":-1', "seconds"),
    (b'"seconds":312.5', b'"seconds":1e999', "out of range"),
    (b'"hints":0', b'"hints":0,"more":1', "more"),
    (b'{"name":"You","level":"person","character":"steady"},', b"", "players: cannot be 3; the rules ask for 4"),
]


@pytest.mark.parametrize("hints", [b'"hints":7,', b""])
def test_a_file_of_an_older_version_opens_with_its_hints_or_without(hints: bytes) -> None:
    text = some_game().to_json().replace(b',"hints":0', b"").replace(b'"record":', hints + b'"record":')
    assert hints in text
    assert some_game() == SavedGame.from_json(text)


@pytest.mark.parametrize(("old", "new", "told"), WRONG)
def test_a_wrong_value_is_named(old: bytes, new: bytes, told: str) -> None:
    text = some_game().to_json()
    assert old in text
    with pytest.raises(RecordError, match=told):
        SavedGame.from_json(text.replace(old, new, 1))


def check_is_not_fatal(places: Places, text: bytes) -> None:
    places.data.mkdir(parents=True, exist_ok=True)
    places.save_file.write_bytes(text)
    unfinished, note = SaveSlot(places).read()
    assert (unfinished is None) == (note is not None)
    assert places.save_file.exists() == (unfinished is not None)


@fuzz
@given(st.binary(max_size=300))
def test_no_bytes_are_fatal(places: Places, text: bytes) -> None:
    check_is_not_fatal(places, text)


@fuzz
@given(st.floats(0, 1, exclude_max=True))
def test_no_truncation_is_fatal(places: Places, part: float) -> None:
    text = some_game(1).to_json()
    check_is_not_fatal(places, text[: int(part * len(text))])


@fuzz
@given(st.integers(0, 100_000), st.binary(min_size=1, max_size=4))
def test_no_overwritten_bytes_are_fatal(places: Places, place: int, noise: bytes) -> None:
    text = some_game(1).to_json()
    place %= len(text)
    check_is_not_fatal(places, text[:place] + noise + text[place + len(noise) :])


@fuzz
@given(
    st.integers(0, 100_000), st.sampled_from([b"9" * 50, b"-1", b"1e999", b"null", b"[" * 9_000, b'"\\u0000"', b"{}"])
)
def test_no_other_value_is_fatal(places: Places, place: int, value: bytes) -> None:
    text = some_game(1).to_json()
    places_of_values = [i + 1 for i in range(len(text)) if text[i : i + 1] == b":"]
    start = places_of_values[place % len(places_of_values)]
    end = min(i for i in range(start, len(text)) if text[i : i + 1] in b",}")
    check_is_not_fatal(places, text[:start] + value + text[end:])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs a system where programs can split")
def test_a_program_killed_while_it_writes_loses_one_action_at_most(places: Places) -> None:
    places.data.mkdir(parents=True)
    whole = saved(finished_record("grill", deals=2))
    (places.data / "whole-game.json").write_bytes(whole.to_json())
    command = [sys.executable, "-m", "tests.storage.writing", str(places.data)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        for turn in range(20):
            last = _written_when_killed(program, lines=1 + 13 * turn)
            unfinished, note = SaveSlot(places).read()
            assert note is None
            assert unfinished is not None
            following = (last + 1) % (len(whole.record.actions) + 1)
            assert len(unfinished.saved.record.actions) in (last, following)
    assert set(names(places)) == {"unfinished-game.json", "unfinished-game.json.bak", "whole-game.json"}


def _written_when_killed(program: subprocess.Popen[str], lines: int) -> int:
    """Have *program* start a child, kill that after *lines* lines, and return the last length that it said."""
    assert program.stdin is not None
    assert program.stdout is not None
    print(file=program.stdin, flush=True)
    child, said = 0, list[int]()
    while not child or len(said) < lines:
        match program.stdout.readline().split():
            case ["pid", number]:
                child = int(number)
            case [number]:
                said.append(int(number))
            case other:
                raise AssertionError(other)
    os.kill(child, signal.SIGKILL)
    said += [int(line) for line in iter(program.stdout.readline, "dead\n")]
    return said[-1]


def test_a_game_saved_before_there_were_characters_has_steady_players() -> None:
    game = some_game()
    without = game.to_json().replace(b',"character":"steady"', b"").replace(b',"character":"bold"', b"")
    assert b"character" not in without
    assert {player.character for player in SavedGame.from_json(without).players} == {"steady"}


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
    """Date the file of the game *seconds* before 2027."""
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
    def refuse(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    locking = ("msvcrt", "locking") if sys.platform == "win32" else ("fcntl", "flock")
    monkeypatch.setattr(".".join(locking), refuse)
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

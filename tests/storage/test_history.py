"""Deals and games are kept once, and rightly."""

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.game import Game
from game.engine.state import GameState, Phase
from game.rules.presets import PRESETS
from game.storage.errors import StorageError
from game.storage.history import History
from game.storage.paths import Places
from game.storage.saves import SavedGame
from game.storage.schema import VERSION
from game.storage.statistics import statistics_of
from tests.storage.games import ENDED, finished, pick, saved, scored_states

KEYS = [preset.key for preset in PRESETS]
TABLES = ("games", "deals", "sides", "seats")
fuzz = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)


def everything(places: Places) -> dict[str, list[tuple[object, ...]]]:
    """Return all that the file holds."""
    with closing(sqlite3.connect(places.history_file)) as database:
        return {table: database.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3").fetchall() for table in TABLES}


def add_all(history: History, preset: str, seed: int = 1, deals: int = 3) -> tuple[SavedGame, GameState]:
    """Add a game as it is played: every deal, then the game; return its end."""
    states = scored_states(preset, seed, deals)
    add_deals(history, states)
    one, state = states[-1]
    history.add_game(one, state, ENDED)
    return one, state


def add_deals(history: History, states: list[tuple[SavedGame, GameState]]) -> None:
    for one, state in states:
        history.add_deal(one, state)


class Row(msgspec.Struct):
    number: int
    total: int


def totals(history: History) -> list[tuple[int, int]]:
    rows = history.ask("SELECT number, total FROM sides WHERE side = 0 ORDER BY number", Row)
    return [(row.number, row.total) for row in rows]


def test_asking_makes_no_file(places: Places) -> None:
    history = History(places)
    assert statistics_of(history).games == ()
    assert not places.data.exists()


@pytest.mark.parametrize("preset", KEYS)
def test_a_game_of_every_preset_is_kept_with_its_deals(places: Places, preset: str) -> None:
    history = History(places)
    one, state = add_all(history, preset)
    assert [(number, score.sides[0].after.points) for number, score in enumerate(state.scores)] == totals(history)
    (game,) = statistics_of(history, preset).games
    assert (preset, state.winner == 0, ENDED) == (game.variant, game.won, game.finished)
    assert tuple(standing.points for standing in state.standings) == (game.points, game.against)
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


def test_taking_back_reopens_the_game_and_keeps_the_deals_before(places: Places) -> None:
    history = History(places)
    one, state = add_all(history, "classic")
    history.take_back(one, 2)
    assert len(totals(history)) == 2
    assert statistics_of(history).games == ()
    history.add_game(one, state, ENDED)
    assert len(totals(history)) == len(statistics_of(history).games[0:1]) + 2


def test_taking_back_what_was_never_kept_changes_nothing(places: Places) -> None:
    history = History(places)
    add_all(history, "classic")
    before = everything(places)
    history.take_back(finished("grill", seed=8)[0], 0)
    assert everything(places) == before


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


BROKEN = [b"", b"no database", b"\0" * 5000, b"SQLite format 3\0" + b"\xff" * 5000]


@pytest.mark.parametrize("content", BROKEN[1:])
def test_an_unreadable_history_is_kept_aside_and_told_once(places: Places, content: bytes) -> None:
    places.data.mkdir(parents=True)
    places.history_file.write_bytes(content)
    history = History(places)
    assert statistics_of(history).games == ()
    note = history.take_note()
    assert note is not None
    assert note.startswith("The history of games")
    assert note.endswith("It was kept as history.db.broken-1.")
    assert (places.data / "history.db.broken-1").read_bytes() == content
    add_all(history, "classic")
    assert len(statistics_of(history).games) == 1
    assert history.take_note() is None


def test_another_programs_database_is_kept_aside(places: Places) -> None:
    places.data.mkdir(parents=True)
    with closing(sqlite3.connect(places.history_file)) as database, database:
        database.execute("CREATE TABLE letters (text)")
    history = History(places)
    add_all(history, "classic")
    assert "holds something else" in (history.take_note() or "")
    assert (places.data / "history.db.broken-1").exists()


@pytest.mark.parametrize(
    "change",
    ["DROP TABLE seats", "ALTER TABLE games DROP COLUMN seconds", "CREATE TABLE more (x)", "PRAGMA user_version = 1"],
)
def test_a_history_with_other_tables_is_kept_aside(places: Places, change: str) -> None:
    history = History(places)
    add_all(history, "classic")
    history.close()
    with closing(sqlite3.connect(places.history_file)) as database, database:
        database.execute(change)
    assert statistics_of(history).games == ()
    assert "It was kept as history.db.broken-1." in (history.take_note() or "")


def test_a_history_with_an_impossible_value_is_kept_aside(places: Places) -> None:
    history = History(places)
    add_all(history, "classic")
    history.close()
    with closing(sqlite3.connect(places.history_file)) as database, database:
        database.execute("UPDATE games SET points = 'many'")
    assert statistics_of(history).games == ()
    assert "a value that cannot be" in (history.take_note() or "")


def test_the_history_of_a_newer_version_is_left_alone(places: Places) -> None:
    history = History(places)
    add_all(history, "classic")
    history.close()
    with closing(sqlite3.connect(places.history_file)) as database, database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = places.history_file.read_bytes()
    newer = History(places)
    add_all(newer, "grill")
    assert [game.variant for game in statistics_of(newer).games] == ["grill"]
    assert "was written by a newer version of Ten Bags" in (newer.take_note() or "")
    newer.close()
    assert places.history_file.read_bytes() == before


def test_the_history_of_a_newer_version_survives_a_restoring(places: Places) -> None:
    history = History(places)
    add_all(history, "classic", seed=1)
    history.reset()
    add_all(history, "classic", seed=2)
    history.close()
    with closing(sqlite3.connect(places.history_file)) as database, database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer = History(places)
    newer.restore()
    newer.close()
    with closing(sqlite3.connect(places.history_file)) as database:
        assert database.execute("SELECT seed FROM games").fetchall() == [(2,)]
    assert newer.may_restore


def test_a_folder_in_the_files_place_is_kept_aside(places: Places) -> None:
    places.history_file.mkdir(parents=True)
    history = History(places)
    add_all(history, "classic")
    assert "is not a file. It was kept as history.db.broken-1." in (history.take_note() or "")


def test_a_history_that_cannot_be_written_is_told_and_asking_goes_on(places: Places) -> None:
    places.data.parent.mkdir(parents=True, exist_ok=True)
    places.data.write_bytes(b"a file in the folder's place")
    history = History(places)
    with pytest.raises(StorageError, match="cannot be written"):
        add_all(history, "classic")
    assert statistics_of(history).games == ()


def test_a_history_that_another_program_writes_is_told_and_kept(places: Places) -> None:
    history = History(places)
    add_all(history, "classic")
    with closing(sqlite3.connect(places.history_file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="database is locked"):
            add_all(history, "grill", seed=2)
        other.execute("ROLLBACK")
    add_all(history, "grill", seed=2)
    assert len(statistics_of(history).games) == 2
    assert history.take_note() is None


def test_a_full_disk_keeps_the_history_and_games_can_be_added_later(places: Places) -> None:
    history = History(places)
    games = [finished("classic", seed=seed) for seed in range(8)]
    add_games(history, games[:1])
    (pages,) = history.ask("PRAGMA page_count", _Pages)
    history.ask(f"PRAGMA max_page_count = {pages.page_count}", _MaxPages)
    with pytest.raises(StorageError, match=r"database or disk is full. Free some disk space"):
        add_games(history, games[1:])
    assert 1 <= len(statistics_of(history).games) < 8
    history.ask("PRAGMA max_page_count = 1000000", _MaxPages)
    add_games(history, games)
    assert len(statistics_of(history).games) == 8
    assert len(totals(history)) == 24
    assert history.take_note() is None


def add_games(history: History, games: list[tuple[SavedGame, GameState]]) -> None:
    for one, state in games:
        history.add_game(one, state, ENDED)


class _Pages(msgspec.Struct):
    page_count: int


class _MaxPages(msgspec.Struct):
    max_page_count: int


@cache
def good_file() -> bytes:
    with TemporaryDirectory() as folder:
        places = Places.under(Path(folder))
        history = History(places)
        for preset in KEYS:
            add_all(history, preset, deals=2)
        history.close()
        return places.history_file.read_bytes()


def check_is_not_fatal(places: Places, content: bytes) -> None:
    places.data.mkdir(parents=True, exist_ok=True)
    for path in places.data.glob("history.db*"):
        path.unlink()
    places.history_file.write_bytes(content)
    history = History(places)
    statistics_of(history)
    history.add_game(*other_game(), ENDED)
    games = statistics_of(history).games
    assert any(game.seed == 9 for game in games)
    note = history.take_note() or ""
    assert ("It was kept as" in note) == (places.data / "history.db.broken-1").exists()
    history.close()


@cache
def other_game() -> tuple[SavedGame, GameState]:
    return finished("classic", seed=9, deals=1)


@fuzz
@given(part=st.floats(0, 1))
def test_no_truncation_is_fatal(places: Places, part: float) -> None:
    check_is_not_fatal(places, good_file()[: int(part * len(good_file()))])


@fuzz
@given(place=st.integers(0, 10**6), noise=st.binary(min_size=1, max_size=60))
def test_no_overwritten_bytes_are_fatal(places: Places, place: int, noise: bytes) -> None:
    content = good_file()
    place %= len(content) - len(noise)
    check_is_not_fatal(places, content[:place] + noise + content[place + len(noise) :])


@fuzz
@given(place=st.integers(0, 2000), noise=st.binary(min_size=1, max_size=20))
def test_no_overwritten_beginning_is_fatal(places: Places, place: int, noise: bytes) -> None:
    content = good_file()
    check_is_not_fatal(places, content[:place] + noise + content[place + len(noise) :])

"""Nothing that happens to the file is fatal."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypedDict, Unpack

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.engine.state import GameState
from game.rules.presets import PRESETS
from game.storage.database import VERSION, migrate
from game.storage.files import StorageError
from game.storage.history import History, resets
from game.storage.paths import Places
from game.storage.saves import SavedGame
from game.storage.statistics import statistics_of
from tests.storage.games import ENDED, Total, add_all, finished, totals

KEYS = [preset.key for preset in PRESETS]
fuzz = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)


BROKEN = [b"no database", b"\0" * 5000, b"SQLite format 3\0" + b"\xff" * 5000]


@pytest.mark.parametrize("content", BROKEN)
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


@pytest.mark.parametrize(("old", "new"), [(b"REFERENCES games", b"REFERENCES gamgs"), (b"UNIQUE (", b"CHECK  (")])
def test_a_history_that_misspells_its_tables_is_kept_aside(places: Places, old: bytes, new: bytes) -> None:
    places.data.mkdir(parents=True)
    places.history_file.write_bytes(good_file().replace(old, new))
    history = History(places)
    add_all(history, "classic", seed=9)
    assert [game.seed for game in statistics_of(history).games] == [9]
    assert "It was kept as history.db.broken-1." in (history.take_note() or "")


def test_a_history_that_asks_for_another_sqlite_is_kept_aside(places: Places) -> None:
    places.data.mkdir(parents=True)
    places.history_file.write_bytes(good_file()[:18] + b"\x07" + good_file()[19:])
    history = History(places)
    add_all(history, "classic", seed=9)
    assert "It was kept as history.db.broken-1." in (history.take_note() or "")


def test_a_wrong_question_is_not_the_files_fault(places: Places) -> None:
    history = History(places)
    add_all(history, "classic")
    with pytest.raises(sqlite3.OperationalError, match="no such table: tricks"):
        history.ask("SELECT * FROM tricks", Total)
    assert len(statistics_of(history).games) == 1


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
    assert 1 == len(resets(places.history_file))


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


def test_a_disk_that_is_full_at_the_first_writing_leaves_nothing_half_made(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cramped(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA max_page_count = 2")
        migrate(connection)

    history = History(places)
    with monkeypatch.context() as patch:
        patch.setattr("game.storage.database.migrate", cramped)
        with pytest.raises(StorageError, match="database or disk is full"):
            add_all(history, "classic")
    add_all(history, "classic")
    assert len(statistics_of(history).games) == 1
    assert history.take_note() is None
    assert list(places.data.glob("*.broken-*")) == []


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


READ_ONLY = "can only be read: past games are shown, but new ones are not kept."
not_as_root = pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="may write everywhere")


def kept(places: Places) -> list[int]:
    """Put a game into the history, which is then closed; return what games it holds."""
    history = History(places)
    add_all(history, "classic", seed=4)
    history.close()
    return [4]


def seeds(history: History) -> list[int]:
    return [game.seed for game in statistics_of(history).games]


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Have the system say of all files whether they can be written."""

    def refuse(refused: bool) -> None:
        monkeypatch.setattr("game.storage.database.os.access", lambda _path, _how: not refused)

    return refuse


def test_a_history_that_can_only_be_read_is_shown_and_told_once(
    places: Places, refused: Callable[[bool], None]
) -> None:
    games, before = kept(places), places.history_file.read_bytes()
    refused(True)
    history = History(places)
    assert games == seeds(history)
    told = history.take_note() or ""
    assert READ_ONLY in told
    assert "TEN_BAGS_HOME" in told
    assert games == seeds(history)
    history.close()
    assert games == seeds(history)
    assert history.take_note() is None
    assert before == places.history_file.read_bytes()


def test_a_history_that_can_be_written_again_is_written(places: Places, refused: Callable[[bool], None]) -> None:
    kept(places)
    refused(True)
    history = History(places)
    assert [4] == seeds(history)
    refused(False)
    add_all(history, "classic", seed=5)
    assert [4, 5] == sorted(seeds(History(places)))


def test_a_history_whose_folder_lets_nothing_be_written_is_read_without_a_lock(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(places)
    connect = sqlite3.connect

    def refuse(name: Path | str, **options: Unpack[_Options]) -> sqlite3.Connection:
        if name == ":memory:" or "immutable=1" in str(name):
            return connect(name, **options)
        error = sqlite3.OperationalError("unable to open database file")
        error.sqlite_errorcode = sqlite3.SQLITE_CANTOPEN
        raise error

    monkeypatch.setattr("game.storage.database.sqlite3.connect", refuse)
    history = History(places)
    with pytest.raises(StorageError, match="unable to open database file"):
        add_all(history, "classic", seed=5)
    assert [4] == seeds(history)
    assert READ_ONLY in (history.take_note() or "")


def test_an_older_history_that_can_only_be_read_is_shown(places: Places, refused: Callable[[bool], None]) -> None:
    places.data.mkdir(parents=True)
    with closing(sqlite3.connect(places.history_file, isolation_level=None)) as database:
        migrate(database, VERSION - 1)
    refused(True)
    history = History(places)
    assert [] == seeds(history)
    assert READ_ONLY in (history.take_note() or "")
    with closing(sqlite3.connect(places.history_file)) as database:
        assert (VERSION - 1,) == database.execute("PRAGMA user_version").fetchone()


@not_as_root
@pytest.mark.parametrize("what", ["folder", "file"])
def test_permissions_that_are_missing_are_told(places: Places, what: str) -> None:
    games, path = kept(places), places.data if what == "folder" else places.history_file
    before = path.stat().st_mode
    path.chmod(before & ~0o222)
    try:
        history = History(places)
        assert games == seeds(history)
        assert READ_ONLY in (history.take_note() or "")
        with pytest.raises(StorageError):
            add_all(history, "classic", seed=5)
    finally:
        path.chmod(before)


class _Options(TypedDict):
    timeout: float
    isolation_level: None
    uri: bool

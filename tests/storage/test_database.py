"""Older histories are brought up to date."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from game.storage.database import MIGRATIONS, VERSION, columns, expected_columns, migrate, transaction, version_of
from game.storage.history import History
from game.storage.paths import Places
from game.storage.statistics import statistics_of
from tests.storage.games import finished


@pytest.fixture
def memory() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        yield database


def test_an_empty_database_gets_all_tables(memory: sqlite3.Connection) -> None:
    migrate(memory)
    assert (VERSION, {"games", "deals", "sides", "seats"}) == (version_of(memory), set(columns(memory)))


@pytest.mark.parametrize("version", range(VERSION))
def test_every_older_version_becomes_the_newest(memory: sqlite3.Connection, version: int) -> None:
    migrate(memory, version)
    assert version_of(memory) == version
    migrate(memory)
    assert (VERSION, expected_columns()) == (version_of(memory), columns(memory))


def test_migrating_twice_changes_nothing(memory: sqlite3.Connection) -> None:
    migrate(memory)
    memory.execute("INSERT INTO deals VALUES (1, 0, 0, 0)")
    migrate(memory)
    assert memory.execute("SELECT count(*) FROM deals").fetchone() == (1,)


def test_games_of_the_first_version_still_count(places: Places) -> None:
    places.data.mkdir(parents=True)
    with closing(sqlite3.connect(places.history_file, isolation_level=None)) as database:
        migrate(database, 1)
        database.execute(
            """
            INSERT INTO games
            VALUES (1, '2026-01-01T10:00', 5, '2026-01-01T11:00', 0, 512, 430, NULL, 900, 'classic', 500, '{}', '[]', 0)
            """
        )
    history = History(places)
    history.add_game(*finished("classic"), "2026-05-01T21:00:00")
    games = statistics_of(history).games
    assert history.take_note() is None
    assert [512, games[1].points] == [game.points for game in games]
    assert 2 == len(games)


def test_what_fails_inside_a_transaction_is_undone(memory: sqlite3.Connection) -> None:
    migrate(memory)
    with pytest.raises(sqlite3.IntegrityError), transaction(memory):
        memory.executemany("INSERT INTO deals VALUES (?, 0, 0, 0)", [(1,), (1,)])
    assert memory.execute("SELECT count(*) FROM deals").fetchone() == (0,)
    assert not memory.in_transaction


def test_a_migration_that_fails_leaves_the_old_version(memory: sqlite3.Connection) -> None:
    migrate(memory, 1)
    memory.execute("CREATE TABLE games_by_variant (x)")
    before = columns(memory)
    with pytest.raises(sqlite3.OperationalError):
        migrate(memory)
    assert (1, before) == (version_of(memory), columns(memory))
    assert len(MIGRATIONS) > 1

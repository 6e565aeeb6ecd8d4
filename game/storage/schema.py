"""The tables of the history, and how those of older versions are brought up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import cache

APPLICATION = 0x54424147  # "TBAG": marks a database as ours

_FIRST = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        started TEXT NOT NULL,       -- ISO 8601; with the seed it names the game
        seed INTEGER NOT NULL,
        finished TEXT,               -- empty while the game is not over, as are the next four
        winner INTEGER,              -- side
        points INTEGER,              -- of the person's side
        against INTEGER,             -- of the best other side
        record BLOB,                 -- JSON, compressed by zlib
        seconds REAL NOT NULL,
        variant TEXT NOT NULL,       -- key of a preset, or "house"
        target INTEGER NOT NULL,
        rules TEXT NOT NULL,         -- JSON
        players TEXT NOT NULL,       -- JSON: name and level by seat
        undone INTEGER NOT NULL,
        UNIQUE (started, seed)
    )
    """,
    """
    CREATE TABLE deals (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
        number INTEGER NOT NULL,     -- from 0
        dealer INTEGER NOT NULL,
        thrown_in INTEGER NOT NULL,  -- hands thrown in before it
        PRIMARY KEY (game, number)
    )
    """,
    """
    CREATE TABLE sides (
        game INTEGER NOT NULL,
        number INTEGER NOT NULL,
        side INTEGER NOT NULL,
        contract INTEGER,
        blind INTEGER,               -- tricks bid before the deal
        low INTEGER NOT NULL,        -- 1: with one partner to take none
        raised INTEGER NOT NULL,     -- 1: the blind bid was raised to ten
        taken INTEGER NOT NULL,
        winning INTEGER,             -- tricks that counted toward the contract
        made INTEGER,                -- 1 made, 0 set
        double_bid INTEGER NOT NULL, -- 1: took twice its bid where that is punished
        boston INTEGER NOT NULL,     -- 1: took all tricks
        points INTEGER NOT NULL,     -- with bag penalties
        bags INTEGER NOT NULL,       -- before bag penalties
        bag_penalties INTEGER NOT NULL,
        court INTEGER NOT NULL,      -- points for reneges and wrong calls
        total INTEGER NOT NULL,      -- points after the deal
        total_bags INTEGER NOT NULL,
        PRIMARY KEY (game, number, side),
        FOREIGN KEY (game, number) REFERENCES deals ON DELETE CASCADE
    )
    """,
    """
    CREATE TABLE seats (
        game INTEGER NOT NULL,
        number INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT,                   -- "tricks", "nil", "blind_nil"; empty where only the side bid
        bid INTEGER,
        taken INTEGER NOT NULL,
        PRIMARY KEY (game, number, seat),
        FOREIGN KEY (game, number) REFERENCES deals ON DELETE CASCADE
    )
    """,
)

_SECOND = (
    "ALTER TABLE games ADD COLUMN hints INTEGER NOT NULL DEFAULT 0",
    "CREATE INDEX games_by_variant ON games (variant, finished)",
)

MIGRATIONS = (_FIRST, _SECOND)  # a released one never changes; new ones are added at the end
VERSION = len(MIGRATIONS)


def version_of(database: sqlite3.Connection) -> int:
    """Return how many migrations *database* has seen."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def is_foreign(database: sqlite3.Connection) -> bool:
    """Whether *database* holds something, but not a history."""
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (objects,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(objects) and application != APPLICATION


def migrate(database: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring *database* up to *version*, all at once or not at all."""
    if version_of(database) >= version:
        return
    with transaction(database):
        for number in range(version_of(database), version):
            for statement in MIGRATIONS[number]:
                database.execute(statement)
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute(f"PRAGMA user_version = {version}")


class transaction:  # noqa: N801 - used like a word of the language
    """Everything inside happens, or nothing does."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def __enter__(self) -> None:
        self._database.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            if kind is None:
                self._database.execute("COMMIT")
        finally:
            if self._database.in_transaction:  # a full disk may have ended it already
                self._database.execute("ROLLBACK")


def columns(database: sqlite3.Connection) -> dict[str, list[str]]:
    """Return the names of the columns of every table."""
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {
        table: [str(name) for (name,) in database.execute("SELECT name FROM pragma_table_info(?)", (table,))]
        for table in sorted(tables)
    }


def wording(database: sqlite3.Connection) -> dict[str, str]:
    """Return the statements that made the tables and indexes of *database*, without regard to spaces."""
    made = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {str(name): " ".join(str(sql).split()) for name, sql in made}


@cache
def right_columns() -> dict[str, list[str]]:
    """Return the columns that a history of this version has."""
    with closing(_pattern()) as database:
        return columns(database)


@cache
def right_wording() -> dict[str, str]:
    """Return the statements that make a history of this version."""
    with closing(_pattern()) as database:
        return wording(database)


def _pattern() -> sqlite3.Connection:
    database = sqlite3.connect(":memory:", isolation_level=None)
    migrate(database)
    return database

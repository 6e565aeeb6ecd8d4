"""The database of the history: its tables, and a file that is never fatal.

It is made at the first writing, kept aside when it is broken, and only read where it cannot be written.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from game.storage.files import StorageError, cannot_write, keep_aside
from game.storage.paths import HOME
from game.words import _, shortened

# The tables ---------------------------------------------------------------------------------------

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
    """Return the number of migrations that *database* has had."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)


def is_foreign(database: sqlite3.Connection) -> bool:
    """Whether *database* holds something, but not a history."""
    (application,) = database.execute("PRAGMA application_id").fetchone()
    (objects,) = database.execute("SELECT count(*) FROM sqlite_master").fetchone()
    return bool(objects) and application != APPLICATION


def migrate(database: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring *database* up to *version*, as a whole or not at all."""
    if version_of(database) >= version:
        return
    with transaction(database):
        for number in range(version_of(database), version):
            for statement in MIGRATIONS[number]:
                database.execute(statement)
        database.execute(f"PRAGMA application_id = {APPLICATION}")
        database.execute(f"PRAGMA user_version = {version}")


class transaction:  # noqa: N801 - used like a word of the language
    """A context whose changes are written as a whole, or not at all."""

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


def schema(database: sqlite3.Connection) -> dict[str, str]:
    """Return the statements that made the tables and indexes of *database*, by name, with single spaces."""
    made = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {str(name): " ".join(str(sql).split()) for name, sql in made}


@cache
def expected_columns() -> dict[str, list[str]]:
    """Return the columns that a history of this version has."""
    with closing(_pattern()) as database:
        return columns(database)


@cache
def expected_schema() -> dict[str, str]:
    """Return the statements that make a history of this version."""
    with closing(_pattern()) as database:
        return schema(database)


def _pattern() -> sqlite3.Connection:
    database = sqlite3.connect(":memory:", isolation_level=None)
    migrate(database)
    return database


# The file -----------------------------------------------------------------------------------------

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_PATIENCE = 1.0  # seconds to wait for another program that writes
_BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
_UNWRITABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
_READING = ("mode=ro", "mode=ro&immutable=1")  # the second where SQLite cannot even lay a lock beside the file
SHADOWS = ("-wal", "-shm")  # files that SQLite keeps beside a database


class _BrokenError(Exception):
    """The file is damaged, or not a database of this program."""


class Database:
    """The database at *path*; an empty one in memory stands in for it until something is written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._open: sqlite3.Connection | None = None
        self._on_disk = False
        self._newer = False
        self._told = False  # a note has said that it can only be read
        self.notes: list[str] = []

    @property
    def lasting(self) -> bool:
        """Whether what was written last is in the file, not just in memory."""
        return self._on_disk

    def take_note(self) -> str | None:
        """Return what has gone wrong since the last call, in whole sentences, or None."""
        notes, self.notes = self.notes, []
        return "\n".join(notes) or None

    def read(self, work: Work[T]) -> T:
        """Return what *work* reads; from an empty database where the file cannot be read."""
        try:
            return self._run(work, writing=False)
        except StorageError as error:
            self.notes.append(str(error))
            self.close()
            return work(self._opened(None))

    def write(self, work: Work[T]) -> T:
        """Return the result of *work*, written as a whole or not at all; raise StorageError where that fails."""
        return self._run(work, writing=True)

    def close(self) -> None:
        """Close the file."""
        if self._open is not None:
            self._open.close()
        self._open = None
        self._on_disk = self._newer = False

    def _run(self, work: Work[T], *, writing: bool) -> T:
        try:
            return self._try(work, writing=writing)
        except _BrokenError as error:
            self._set_aside(str(error))
        try:
            return self._try(work, writing=writing)
        except _BrokenError as error:
            raise StorageError(str(error)) from error

    def _try(self, work: Work[T], *, writing: bool) -> T:
        try:
            database = self._find(writing=writing)
            if not writing:
                return work(database)
            with transaction(database):
                return work(database)
        except (sqlite3.Error, UnicodeDecodeError, msgspec.ValidationError, OSError) as error:
            raise self._problem(error) from error

    def _problem(self, error: Exception) -> _BrokenError | StorageError:
        if isinstance(error, OSError):
            return cannot_write(self.path, error)
        reason = shortened(str(error))
        if isinstance(error, msgspec.ValidationError):
            text = _("The history of games holds a value that cannot be: {reason}.")
            return _BrokenError(text.format(reason=reason))
        if isinstance(error, UnicodeDecodeError) or _code(error) in _BROKEN or self._garbled(error):
            return _BrokenError(_("The history of games cannot be read: {reason}.").format(reason=reason))
        if _code(error) == sqlite3.SQLITE_ERROR:
            raise error  # not the file's fault
        text = _("{path} cannot be used: {reason}. Free some disk space, or allow writing there.")
        return StorageError(text.format(path=self.path, reason=reason))

    def _garbled(self, error: Exception) -> bool:
        """Whether a query failed because the table definitions in the file are damaged."""
        if self._open is None or not self._on_disk or _code(error) != sqlite3.SQLITE_ERROR:
            return False
        return schema(self._open) != expected_schema()

    def _find(self, *, writing: bool) -> sqlite3.Connection:
        if self._open is not None and (self._on_disk or self._newer or not writing):
            return self._open
        self.close()
        if not (writing or self.path.exists()):
            return self._opened(None)
        if self.path.exists() and not self.path.is_file():
            raise _BrokenError(_("{path} is not a file.").format(path=self.path))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            _check_header(self.path)
        return self._opened(self.path) if writing else self._opened_to_read()

    def _opened_to_read(self) -> sqlite3.Connection:
        """Open the file, or copy one that cannot be written to memory: SQLite would write beside it."""
        if not os.access(self.path, os.W_OK):
            return self._copied()
        try:
            return self._opened(self.path)
        except sqlite3.OperationalError as error:
            if _code(error) not in _UNWRITABLE:
                raise
            return self._copied()

    def _copied(self) -> sqlite3.Connection:
        """Return a copy of the file in memory, where an older one can be brought up to date."""
        text = _(
            "{path} can only be read: past games are shown, but new ones are not kept. Allow writing there, or name "
            "another folder in {variable}."
        )
        if not self._told:
            self.notes.append(text.format(path=self.path, variable=HOME))
        self._told = True
        memory = _connected(":memory:")
        try:
            _copy(self.path, memory)
            _check(memory)
        except BaseException:
            memory.close()
            raise
        if version_of(memory) > VERSION:
            memory.close()
            return self._spare()
        return self._made_ready(memory)

    def _opened(self, path: Path | None) -> sqlite3.Connection:
        """Open the file at *path*, or a database in memory."""
        database = _connected(path or ":memory:")
        self._open, self._on_disk = database, path is not None
        try:
            if path is not None:
                _check(database)
                if version_of(database) > VERSION:
                    return self._spare()
                database.execute("PRAGMA journal_mode = WAL")
                database.execute("PRAGMA synchronous = NORMAL")
        except sqlite3.OperationalError as error:
            raise self._unready(error) from error
        return self._made_ready(database)

    def _made_ready(self, database: sqlite3.Connection) -> sqlite3.Connection:
        """Return *database*, which is now the open one, with the tables of this version."""
        self._open = database
        try:
            database.execute("PRAGMA foreign_keys = ON")
            migrate(database)
        except sqlite3.OperationalError as error:
            raise self._unready(error) from error
        if columns(database) != expected_columns():
            raise _BrokenError(_("The history of games has other tables than it should."))
        return database

    def _unready(self, error: sqlite3.OperationalError) -> Exception:
        """Return the exception to raise for an *error* in opening."""
        if _code(error) != sqlite3.SQLITE_ERROR:
            self.close()  # half made: the next attempt starts over
            return error
        text = _("The history of games cannot be read: {reason}.")
        return _BrokenError(text.format(reason=shortened(str(error))))

    def _spare(self) -> sqlite3.Connection:
        """Work in memory, and leave the file alone: a newer version wrote it."""
        text = _("{path} was written by a newer version of Ten Bags. It is left alone; games played now do not count.")
        self.notes.append(text.format(path=self.path))
        self.close()
        self._newer = True
        return self._opened(None)

    def _set_aside(self, problem: str) -> None:
        self.close()
        try:
            aside = keep_aside(self.path)
            move_shadows(self.path, aside)
        except StorageError as error:
            self.notes.append(f"{problem} {error}")
        else:
            self.notes.append(_("{problem} It was kept as {name}.").format(problem=problem, name=aside.name))


def _connected(name: Path | str, *, uri: bool = False) -> sqlite3.Connection:
    database = sqlite3.connect(name, timeout=_PATIENCE, isolation_level=None, uri=uri)
    database.row_factory = sqlite3.Row
    database.text_factory = _text
    return database


def _copy(path: Path, memory: sqlite3.Connection) -> None:
    """Copy the file at *path*, which is only read, into *memory*."""
    for how in _READING:
        try:
            with closing(_connected(f"{path.absolute().as_uri()}?{how}", uri=True)) as file:
                file.backup(memory)
        except sqlite3.OperationalError as error:
            if how == _READING[-1] or _code(error) not in _UNWRITABLE:
                raise
        else:
            return


def move_shadows(path: Path, target: Path) -> None:
    """Rename the files beside a database that was renamed from *path* to *target*, too."""
    for shadow in SHADOWS:
        beside = path.with_name(path.name + shadow)
        try:
            if beside.exists():
                beside.replace(target.with_name(target.name + shadow))
        except OSError as error:
            raise cannot_write(beside, error) from error


def _check_header(path: Path) -> None:
    """Raise where the header asks for another version of SQLite, which makes a file read-only."""
    with path.open("rb") as file:
        header = file.read(20)
    if header and not set(header[18:20]) <= {1, 2}:
        raise _BrokenError(_("The history of games is damaged: {reason}.").format(reason="bytes 18 and 19"))


def _check(database: sqlite3.Connection) -> None:
    if is_foreign(database):
        raise _BrokenError(_("The history of games holds something else."))
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok" or version_of(database) < 0:
        raise _BrokenError(_("The history of games is damaged: {reason}.").format(reason=shortened(str(found))))


def _code(error: Exception) -> int | None:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")

"""A database that is never fatal: made at the first writing, kept aside when broken."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from game.storage.errors import StorageError
from game.storage.files import cannot_write, set_broken_aside
from game.storage.schema import VERSION, columns, is_foreign, migrate, right_columns, transaction, version_of
from game.words import _

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

_PATIENCE = 1.0  # seconds to wait for another program that writes
_BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT}
SHADOWS = ("-wal", "-shm")  # files that SQLite keeps beside a database


class _BrokenError(Exception):
    """The file is no database of ours, or a damaged one."""


class Database:
    """The database at *path*; an empty one in memory stands in for it until something is written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._open: sqlite3.Connection | None = None
        self._on_disk = False
        self._newer = False
        self._notes: list[str] = []

    def take_note(self) -> str | None:
        """Return what went wrong since this was asked last, in whole sentences, or None."""
        notes, self._notes = self._notes, []
        return "\n".join(notes) or None

    def read(self, work: Work[T]) -> T:
        """Return what *work* finds; where the file cannot be read, what it finds in an empty database."""
        try:
            return self._run(work, writing=False)
        except StorageError as error:
            self._notes.append(str(error))
            self.close()
            return work(self._opened(None))

    def write(self, work: Work[T]) -> T:
        """Return what *work* does, all of it or nothing; raise StorageError where it cannot be written."""
        return self._run(work, writing=True)

    def close(self) -> None:
        """Let go of the file."""
        if self._open is not None:
            self._open.close()
        self._open = None
        self._on_disk = False

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
        except sqlite3.Error as error:
            if _code(error) in _BROKEN:
                text = _("The history of games cannot be read: {reason}.")
                raise _BrokenError(text.format(reason=error)) from error
            text = _("{path} cannot be used: {reason}. Free some disk space, or allow writing there.")
            raise StorageError(text.format(path=self.path, reason=error)) from error
        except OSError as error:
            raise cannot_write(self.path, error) from error

    def _find(self, *, writing: bool) -> sqlite3.Connection:
        if self._open is not None and (self._on_disk or self._newer or not writing):
            return self._open
        self.close()
        if self._newer or not (writing or self.path.exists()):
            return self._opened(None)
        if self.path.exists() and not self.path.is_file():
            raise _BrokenError(_("{path} is not a file.").format(path=self.path))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        return self._opened(self.path)

    def _opened(self, path: Path | None) -> sqlite3.Connection:
        """Open the file at *path*, or a database in memory."""
        database = sqlite3.connect(path or ":memory:", timeout=_PATIENCE, isolation_level=None)
        self._open, self._on_disk = database, path is not None
        database.row_factory = sqlite3.Row
        database.text_factory = _text
        if path is not None:
            _check(database)
            if version_of(database) > VERSION:
                return self._spare()
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = NORMAL")
        database.execute("PRAGMA foreign_keys = ON")
        _bring_up_to_date(database)
        return database

    def _spare(self) -> sqlite3.Connection:
        """Leave the file of a newer version alone, and work in memory."""
        text = _("{path} was written by a newer version of Ten Bags. It is left alone; games played now do not count.")
        self._notes.append(text.format(path=self.path))
        self._newer = True
        self.close()
        return self._opened(None)

    def _set_aside(self, problem: str) -> None:
        self.close()
        before = set(self.path.parent.glob(f"{self.path.name}.broken-*"))
        self._notes.append(set_broken_aside(self.path, problem))
        for aside in set(self.path.parent.glob(f"{self.path.name}.broken-*")) - before:
            move_shadows(self.path, aside)


def move_shadows(path: Path, target: Path) -> None:
    """Let the files beside a database that was renamed from *path* to *target* follow it."""
    for shadow in SHADOWS:
        beside = path.with_name(path.name + shadow)
        if beside.exists():
            beside.replace(target.with_name(target.name + shadow))


def _check(database: sqlite3.Connection) -> None:
    if is_foreign(database):
        raise _BrokenError(_("The history of games holds something else."))
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise _BrokenError(_("The history of games is damaged: {reason}.").format(reason=found))


def _bring_up_to_date(database: sqlite3.Connection) -> None:
    try:
        migrate(database)
    except sqlite3.OperationalError as error:
        if _code(error) != sqlite3.SQLITE_ERROR:
            raise
        raise _BrokenError(_("The history of games lacks a table: {reason}.").format(reason=error)) from error
    if columns(database) != right_columns():
        raise _BrokenError(_("The history of games has other tables than it should."))


def _code(error: sqlite3.Error) -> int | None:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def _text(raw: bytes) -> str:
    return raw.decode(errors="replace")

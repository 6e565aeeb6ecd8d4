"""The file of results: a line for every shard, appended whole, so that a contest goes on after a kill."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Self

import msgspec

from game.ai.arena.results import Result
from game.ai.arena.shards import Shard

_START = b'{"key":"'


class JournalError(ValueError):
    """A file that is no journal of the arena; the text says what it holds."""


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A shard's line; all but *key* and *result* stand there to be read."""

    key: str
    a: str
    b: str
    unit: str
    first: int
    count: int
    result: Result


class Journal:
    """The results in the file at *path*, old and new; without a path nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        """Read what is there; raise JournalError, leaving the file as it is, where that is no journal."""
        self._path = path
        self._known: dict[str, Result] = {}
        self._file = -1
        if path is not None:
            whole = self._read(path)
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o644)
            os.ftruncate(self._file, whole)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def find(self, shard: Shard) -> Result | None:
        """Return what *shard* has come to, if that is known."""
        return self._known.get(shard.key)

    def add(self, shard: Shard, result: Result) -> None:
        """Keep what *shard* has come to: after this it is on the disk; raise OSError where it cannot be."""
        line = _Line(shard.key, shard.a, shard.b, shard.unit, shard.first, shard.count, result)
        self._known[shard.key] = result
        if self._file >= 0:
            _write(self._file, msgspec.json.encode(line) + b"\n")

    def _read(self, path: Path) -> int:
        """Take in the whole lines of *path*, and return how many bytes they are; a line cut short is none."""
        content = path.read_bytes() if path.exists() else b""
        whole = content.rfind(b"\n") + 1
        torn = content[whole:]
        if not (torn.startswith(_START) or _START.startswith(torn)):
            raise JournalError(f"line {content.count(bytes([10])) + 1} is no result")
        for number, text in enumerate(content[:whole].splitlines(), start=1):
            try:
                line = msgspec.json.decode(text, type=_Line)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise JournalError(f"line {number} is no result: {error}") from error
            self._known[line.key] = line.result
        return whole


def _write(file: int, line: bytes) -> None:
    """Write *line* in one go; what a full disk leaves unfinished is taken away again."""
    size = os.fstat(file).st_size
    if os.write(file, line) < len(line):
        os.ftruncate(file, size)
        raise OSError("the disk is full")
    os.fsync(file)

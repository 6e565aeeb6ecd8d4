"""Claims: what one running program has for itself, until it lets go of it or ends, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

_ENDING = ".lock"


class Claim:
    """What was claimed; without a *file* there is nothing that could hold others off."""

    def __init__(self, file: BinaryIO | None = None) -> None:
        self._file = file

    def release(self) -> None:
        """Let others claim it."""
        if self._file is not None:
            self._file.close()  # which ends the lock; the file stays, since somebody may be about to lock it
        self._file = None


def claim(path: Path) -> Claim | None:
    """Return the claim to the file at *path*, by a lock beside it, or None while another program has it.

    Where the disk knows no locks, or nothing can be written, everybody gets what is asked for.
    """
    lock = path.with_name(path.name + _ENDING)
    try:
        if lock.exists() and not lock.is_file():
            return Claim()  # opening a pipe would wait for ever
        file = lock.open("ab")
    except OSError:
        return Claim()
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        return Claim()
    return Claim(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

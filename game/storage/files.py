"""Files that are whole at every moment: writing them, setting broken ones aside, and errors that name the remedy."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from game.storage.paths import HOME
from game.words import _

LARGEST = 64 * 1024 * 1024  # bytes; no larger file was written by this program
_NEW = ".new"
_TRIES = 10
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_FORBIDDEN = {errno.EACCES, errno.EPERM, errno.EROFS}


class StorageError(Exception):
    """Something that could not be written or read; the text is a sentence that names the path and the remedy."""


def write_atomically(path: Path, content: bytes, *, durable: bool = True) -> None:
    """Make *content* the whole of the file at *path*: at every moment it holds all of the old or all of the new.

    The program may be killed at any time. *durable* asks for the same when the power fails, which may take as long
    as the disk needs. Missing folders are made. Raises StorageError, leaving the old file, where that fails.
    """
    path = Path(os.path.realpath(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new = _write_beside(path, content, durable=durable)
        try:
            _replace(new, path)
        except OSError:
            new.unlink(missing_ok=True)
            raise
        if durable:
            _settle_folder(path.parent)
    except OSError as error:
        raise cannot_write(path, error) from error


def _write_beside(path: Path, content: bytes, *, durable: bool) -> Path:
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=_NEW, dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            if durable:
                os.fsync(file.fileno())
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    return Path(name)


def _replace(new: Path, path: Path) -> None:
    if sys.platform != "win32":
        new.replace(path)
        return
    for turn in range(_TRIES):  # Windows refuses while a virus scanner or an indexer has the old file open
        try:
            new.replace(path)
            return
        except PermissionError:
            if turn == _TRIES - 1:
                raise
            time.sleep(0.01)


def _settle_folder(folder: Path) -> None:
    """Wait until the folder's new entry is on the disk, where the system can."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(path: Path) -> None:
    """Remove the half-written files that a killed program has left beside *path*."""
    with suppress(OSError):
        for leftover in path.parent.glob(f"{path.name}.*{_NEW}"):
            leftover.unlink(missing_ok=True)


def is_there(path: Path) -> bool:
    """Whether something exists at *path* and may be seen."""
    try:
        return path.exists()
    except OSError:  # a folder that nobody may enter, a name that is too long
        return False


def read_whole(path: Path) -> bytes | None:
    """Return the content of the file at *path*, or None if there is none; raise StorageError if it cannot be read."""
    try:
        found = path.stat()
        if not stat.S_ISREG(found.st_mode):
            raise StorageError(_("{path} is not a file.").format(path=path))
        if found.st_size > LARGEST:
            raise StorageError(_("{path} is far too large: {size} bytes.").format(path=path, size=found.st_size))
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise cannot_read(path, error) from error


def keep_aside(path: Path) -> Path:
    """Rename the broken file at *path* to `name.broken-1`, or the next free number, and return its new path.

    Raises StorageError where it cannot be renamed.
    """
    return rename_aside(path, "broken")


def rename_aside(path: Path, reason: str) -> Path:
    """Rename the file at *path* after the *reason*, never over another file, and return its new path.

    Raises StorageError where it cannot be renamed.
    """
    try:
        for number in count(1):
            aside = path.with_name(f"{path.name}.{reason}-{number}")
            if _move(path, aside):
                return aside
    except OSError as error:
        raise cannot_write(path, error) from error
    raise AssertionError("numbers do not end")


def _move(path: Path, target: Path) -> bool:
    """Rename *path* to *target* unless there is something of that name."""
    if path.is_dir():
        if target.exists():
            return False
        path.rename(target)
        return True
    try:
        target.touch(exist_ok=False)  # takes the name, so that no other file can be overwritten
    except FileExistsError:
        return False
    try:
        _replace(path, target)
    except OSError:
        target.unlink(missing_ok=True)
        raise
    return True


def set_broken_aside(path: Path, problem: str) -> str:
    """Keep the broken file at *path* aside; return *problem* and where the file is now, in whole sentences."""
    try:
        aside = keep_aside(path)
    except StorageError as error:
        return f"{problem} {error}"
    return _("{problem} It was kept as {name}.").format(problem=problem, name=aside.name)


def cannot_write(path: Path, error: OSError) -> StorageError:
    """Return the error to show when *path* could not be written."""
    text = _("{path} cannot be written: {reason}. {remedy}")
    return StorageError(text.format(path=path, reason=_reason(error), remedy=_remedy(error.errno)))


def cannot_read(path: Path, error: OSError) -> StorageError:
    """Return the error to show when *path* could not be read."""
    return StorageError(_("{path} cannot be read: {reason}.").format(path=path, reason=_reason(error)))


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def _remedy(number: int | None) -> str:
    if number in _FULL:
        return _("Free some disk space.")
    if number in _FORBIDDEN:
        return _("Allow writing there, or name another folder in {variable}.").format(variable=HOME)
    return _("Have a look at the disk, or name another folder in {variable}.").format(variable=HOME)

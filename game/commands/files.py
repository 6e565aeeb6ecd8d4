"""Reading what the command line names: a file, or standard input as "-"."""

from __future__ import annotations

import sys
from pathlib import Path

from game.commands.errors import BadInput
from game.words import _

STANDARD_INPUT = "-"


def called(name: str) -> str:
    """Return what messages call the file *name*."""
    return _("standard input") if name == STANDARD_INPUT else name


def read_bytes(name: str, remedy: str) -> bytes:
    """Return what the file *name* holds; raise BadInput, with the *remedy*, where it cannot be read."""
    if name == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    try:
        return Path(name).read_bytes()
    except FileNotFoundError:
        reason = _("there is no such file")
    except IsADirectoryError:
        reason = _("it is a folder")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
    raise BadInput(f"{name}: {reason}; {remedy}")


def write_bytes(path: Path, content: bytes) -> None:
    """Write *content* to *path*, making its folder; raise BadInput where that cannot be done."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput(
            _("{path}: {reason}; name a folder that can be written to").format(path=path, reason=reason)
        ) from error

"""What the command line names: files, sizes, and complaints about them.

Bad input is answered by one sentence that names the thing, the value and the remedy, and exit code 2; never by a
traceback.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import click

from game.rules.errors import RuleError
from game.words import _, shortened

STANDARD_INPUT = "-"
Size = tuple[int, int]
SMALLEST, LARGEST = (960, 600), (7680, 4320)  # of a window
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
_LONGEST = 1000  # letters of a complaint, which may repeat what stands in a broken file


class Complaint(click.ClickException):
    """Something cannot be done; the message is a sentence without its full stop."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the sentence to standard error."""
        click.echo(f"ten-bags: {shortened(self.message, _LONGEST)}", file=file, err=file is None)


class BadInput(Complaint):
    """The command line asks for something impossible."""

    exit_code = 2


@contextmanager
def plainly() -> Iterator[None]:
    """Turn every complaint about input, also click's own, into a sentence."""
    try:
        yield
    except click.UsageError as error:
        raise BadInput(_sentence(error)) from error
    except RuleError as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        if error.filename is not None or error.errno not in _FULL:
            raise
        raise Complaint(_("what was asked for cannot be written: {reason}").format(reason=error.strerror)) from error


def _sentence(error: click.UsageError) -> str:
    message = error.format_message().rstrip(".")
    message = message[:1].lower() + message[1:]
    if "\n" in message:
        message = " ".join(message.split())
    path = error.ctx.command_path if error.ctx else "ten-bags"
    return _("{message}; '{command} --help' tells more").format(message=message, command=path)


# Files ------------------------------------------------------------------------------------------


def called(name: str) -> str:
    """Return the name of the file *name* for messages."""
    return _("standard input") if name == STANDARD_INPUT else name


def read_bytes(name: str, remedy: str) -> bytes:
    """Return what the file *name* holds; raise BadInput, with the *remedy*, if it cannot be read."""
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
    """Write *content* to *path*, making its folder; raise BadInput if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadInput(
            _("{path}: {reason}; name a folder that can be written to").format(path=path, reason=reason)
        ) from error


# Sizes ------------------------------------------------------------------------------------------


def read_size(ctx: click.Context, option: click.Parameter, value: str | None) -> Size | None:
    """Return the width and height of *value*, written 1280x800."""
    return None if value is None else _read(ctx, option, value, SMALLEST)


def read_sizes(ctx: click.Context, option: click.Parameter, values: tuple[str, ...]) -> tuple[Size, ...]:
    """Return the sizes in *values*; a picture may be smaller than a window."""
    return tuple(_read(ctx, option, value, (480, 480)) for value in values)


def _read(ctx: click.Context, option: click.Parameter, value: str, smallest: Size) -> Size:
    width, _x, height = value.lower().partition("x")
    if not all(part.isascii() and part.isdigit() for part in (width, height)):
        wrong = _("{value!r} is no size: write WIDTHxHEIGHT, such as 1280x800").format(value=value)
        raise click.BadParameter(wrong, ctx, option)
    size = int(width[:6]), int(height[:6])
    if not all(least <= given <= most for least, given, most in zip(smallest, size, LARGEST, strict=True)):
        allowed = _("cannot be {value}; allowed is from {least[0]}x{least[1]} to {most[0]}x{most[1]}")
        raise click.BadParameter(allowed.format(value=value, least=smallest, most=LARGEST), ctx, option)
    return size

"""Bad input: one sentence that names the thing, the value and the remedy; exit code 2; never a traceback."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from game.engine.errors import RecordError
from game.rules.errors import RuleError
from game.storage.files import shortened
from game.words import _

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
_LONGEST = 1000  # letters of a complaint, which may repeat what stands in a broken file


class Complaint(click.ClickException):
    """Something cannot be done; the message is a sentence without its full stop."""

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the sentence to standard error."""
        click.echo(f"ten-bags: {shortened(self.message, _LONGEST)}", file=file, err=file is None)


class BadInput(Complaint):
    """What was asked for cannot be."""

    exit_code = 2


@contextmanager
def plainly() -> Iterator[None]:
    """Turn every complaint about input, also click's own, into a sentence."""
    try:
        yield
    except click.UsageError as error:
        raise BadInput(_sentence(error)) from error
    except (RuleError, RecordError) as error:
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

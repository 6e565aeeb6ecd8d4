"""The size of a window on the command line: `--window 1280x800`."""

from __future__ import annotations

import click

from game.words import _

Size = tuple[int, int]
SMALLEST, LARGEST = (960, 600), (7680, 4320)


def read_size(ctx: click.Context, option: click.Parameter, value: str | None) -> Size | None:
    """Return the width and height that *value* says, written 1280x800."""
    return None if value is None else _read(ctx, option, value, SMALLEST)


def read_sizes(ctx: click.Context, option: click.Parameter, values: tuple[str, ...]) -> tuple[Size, ...]:
    """Return the sizes that *values* say; for a picture they may be smaller than a window's."""
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

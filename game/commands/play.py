"""`ten-bags play`: the window."""

from __future__ import annotations

import sys
from typing import get_args

import click

from game.commands.errors import BadInput, Complaint
from game.commands.rule_options import SEED, read_rules
from game.rules.presets import PRESETS
from game.storage.settings import Speed
from game.words import _

SMALLEST, LARGEST = (960, 600), (7680, 4320)


def _read_size(ctx: click.Context, option: click.Parameter, value: str | None) -> tuple[int, int] | None:
    """Return the width and height that *value* says, written 1280x800."""
    if value is None:
        return None
    width, _x, height = value.lower().partition("x")
    if not all(part.isascii() and part.isdigit() for part in (width, height)):
        wrong = _("{value!r} is no size: write WIDTHxHEIGHT, such as 1280x800").format(value=value)
        raise click.BadParameter(wrong, ctx, option)
    size = int(width[:6]), int(height[:6])
    if not all(least <= given <= most for least, given, most in zip(SMALLEST, size, LARGEST, strict=True)):
        allowed = _("{value} cannot be: allowed is from {least[0]}x{least[1]} to {most[0]}x{most[1]}")
        raise click.BadParameter(allowed.format(value=value, least=SMALLEST, most=LARGEST), ctx, option)
    return size


@click.command(name="play", help=_("Open the window and play."), short_help=_("Play (also without a command)."))
@click.option("--demo", is_flag=True, help=_("Computer players in all seats play one game, and the window closes."))
@click.option("--speed", type=click.Choice(get_args(Speed)), help=_("How fast cards move, this time."))
@click.option("--seed", type=SEED, help=_("Begin game number N."), metavar="N")
@click.option(
    "--preset",
    metavar=_("NAME"),
    help=_("Begin a game by these rules: {keys}.").format(keys=", ".join(preset.key for preset in PRESETS)),
)
@click.option("--window", callback=_read_size, metavar=_("WxH"), help=_("Size of the window in pixels, this time."))
@click.option("--fullscreen", is_flag=True, help=_("Fill the screen, this time."))
def command(
    demo: bool,
    speed: Speed | None,
    seed: int | None,
    preset: str | None,
    window: tuple[int, int] | None,
    fullscreen: bool,
) -> None:
    """Open the window."""
    if preset is not None:
        read_rules(preset, ())
    if window is not None and fullscreen:
        raise BadInput(_("--window and --fullscreen exclude each other: give one of them"))
    # pygame is not needed to refuse what cannot be
    from game.app.main import Options, run  # noqa: PLC0415
    from game.app.window import NoScreenError  # noqa: PLC0415

    options = Options(demo=demo, speed=speed, seed=seed, preset=preset, window=window, fullscreen=fullscreen)
    try:
        sys.exit(run(options))
    except NoScreenError as error:
        reason = _("no window can be opened ({error}); start it from a desktop, or set DISPLAY")
        raise Complaint(reason.format(error=error)) from error

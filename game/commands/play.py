"""`ten-bags play`: the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import get_args

import click

from game.commands.inputs import BadInput, Complaint, read_size
from game.commands.rule_options import SEED, Asked, asked_by_name, changed, read_rules, set_option
from game.rules.presets import ALL_PRESETS
from game.storage.settings import Speed
from game.words import _


@click.command(name="play", help=_("Open the window and play."), short_help=_("Play (also without a command)."))
@click.option("--demo", is_flag=True, help=_("Computer players in all seats play one game, and the window closes."))
@click.option("--speed", type=click.Choice(get_args(Speed)), help=_("How fast cards move, this time."))
@click.option("--seed", type=SEED, help=_("Begin game number N."), metavar="N")
@click.option(
    "--preset",
    metavar=_("NAME"),
    help=_("Begin a game by these rules: {keys}.").format(keys=", ".join(preset.key for preset in ALL_PRESETS)),
)
@click.option(
    "--rules",
    "called",
    metavar=_("NAME|CODE"),
    help=_("Begin a game by rules that you have made, by their name, or by those of a share code."),
)
@set_option
@click.option("--window", callback=read_size, metavar=_("WxH"), help=_("Size of the window in pixels, this time."))
@click.option("--fullscreen", is_flag=True, help=_("Fill the screen, this time."))
def command(
    demo: bool,
    speed: Speed | None,
    seed: int | None,
    preset: str | None,
    called: str | None,
    changes: tuple[str, ...],
    window: tuple[int, int] | None,
    fullscreen: bool,
) -> None:
    """Open the window."""
    asked = _asked(preset, called, changes)
    if window is not None and fullscreen:
        raise BadInput(_("--window and --fullscreen exclude each other: give one of them"))
    # pygame is not needed to refuse what cannot be
    from game.app.main import Options, run  # noqa: PLC0415
    from game.app.shell.window import NoScreenError  # noqa: PLC0415

    options = Options(demo=demo, speed=speed, seed=seed, window=window, fullscreen=fullscreen)
    if asked is not None:
        options = replace(options, rules=asked.rules, called=asked.called)
    try:
        sys.exit(run(options))
    except NoScreenError as error:
        reason = _("no window can be opened ({error}); start it from a desktop, or set DISPLAY")
        raise Complaint(reason.format(error=error)) from error


def _asked(preset: str | None, called: str | None, changes: Sequence[str]) -> Asked | None:
    """Return the rules of the options, or None; raise BadInput if they are impossible or given twice."""
    if preset is not None and called is not None:
        raise BadInput(_("--preset and --rules exclude each other: give one of them"))
    if called is not None:
        asked = asked_by_name(called)
        rules = changed(asked.rules, changes)
        # under their name are counted only games by the rules as they were kept
        return asked if rules == asked.rules else Asked(rules)
    if preset is None and not changes:
        return None
    return Asked(read_rules(ALL_PRESETS[0].key if preset is None else preset, changes))

"""The command `ten-bags` and its subcommands, each imported only when it is called."""

from __future__ import annotations

import codecs
import io
import platform
import sys
from collections.abc import Sequence

import click

from game import __version__
from game.cards import Suit
from game.commands.inputs import plainly
from game.words import _

NAMES = ("play", "simulate", "arena", "score", "show", "replay", "rules", "gallery")
_OWN_OPTIONS = ("--help", "-h", "--version")


class Commands(click.Group):
    """The subcommands by name; options without a command belong to `play`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names, the most used first."""
        return list(NAMES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command called *cmd_name*."""
        return _load(cmd_name)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse *args*; without a command they mean `play`."""
        if not args or (args[0].startswith("-") and args[0] not in _OWN_OPTIONS):
            args = ["play", *args]
        return super().parse_args(ctx, args)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: object
    ) -> click.Context:
        """Parse the command line; complaints are sentences."""
        with plainly():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; complaints are sentences."""
        with plainly():
            return super().invoke(ctx)


def _load(name: str) -> click.Command | None:
    """Return the command called *name*; only what it needs is imported."""
    match name:
        case "play":
            from game.commands import play  # noqa: PLC0415

            return play.command
        case "simulate":
            from game.commands import simulate  # noqa: PLC0415

            return simulate.command
        case "arena":
            from game.commands import arena  # noqa: PLC0415

            return arena.command
        case "score":
            from game.commands import score  # noqa: PLC0415

            return score.command
        case "show":
            from game.commands import records  # noqa: PLC0415

            return records.show
        case "replay":
            from game.commands import records  # noqa: PLC0415

            return records.check
        case "rules":
            from game.commands import rules  # noqa: PLC0415

            return rules.command
        case "gallery":
            from game.commands import gallery  # noqa: PLC0415

            return gallery.command
        case _:
            return None


def _show_version(ctx: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        click.echo("\n".join(_version_lines()))
        ctx.exit()


def _version_lines() -> tuple[str, ...]:
    """Return the version of the game and of what it runs on, a line each."""
    # it needs pygame, which nothing else here does
    from game.ai.core.chosen import remedy  # noqa: PLC0415
    from game.app.services.about import versions  # noqa: PLC0415

    found = versions()
    return (
        f"Ten Bags {__version__}",
        f"pygame-ce {found.pygame}, SDL {found.sdl}",
        f"Python {platform.python_version()}",
        _("AI core: {core}").format(core=found.core),
        *([remedy()] if remedy() else []),
    )


def _commands() -> Commands:
    """Return the command `ten-bags` in the chosen language."""
    version = click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_version,
        help=_("Say which versions run, and exit."),
    )
    return Commands(
        name="ten-bags",
        help=_("Ten Bags: Spades for the desktop. Without a command, the window opens."),
        params=[version],
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    )


commands = _commands()


def run(args: Sequence[str]) -> int:
    """Run the command line *args* and return the exit code."""
    _write_what_can_be_written()
    try:
        commands.main(list(args), prog_name="ten-bags")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def _write_what_can_be_written() -> None:
    """Replace suit signs that the terminal cannot show by letters, and other such signs by question marks."""
    codecs.register_error("plain", _in_plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="plain")


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = {suit.sign: suit.letter for suit in Suit}
    return "".join(letters.get(sign, "?") for sign in error.object[error.start : error.end]), error.end

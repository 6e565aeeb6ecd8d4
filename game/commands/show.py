"""`ten-bags show`: a record, or the saved game, as text to read."""

from __future__ import annotations

import os

import click

from game.commands.errors import BadInput
from game.commands.files import called
from game.commands.records import open_game
from game.engine.errors import RecordError
from game.engine.text import record_lines
from game.storage.paths import find_places
from game.storage.saves import slots_with_games
from game.words import _, plural


@click.command(
    name="show",
    help=_(
        "Print RECORD, the file of a game, to read: rules, hands, bids, tricks and scores; - is standard input. "
        "Without RECORD it is the saved game. Of a deal that is still being played, only South's hand is told."
    ),
    short_help=_("Print a game to read."),
)
@click.argument("record", required=False)
@click.option("--deal", type=click.IntRange(min=1), metavar=_("N"), help=_("Only deal N, counted from 1."))
def command(record: str | None, deal: int | None) -> None:
    """Print the record in the file *record*, or one *deal* of it."""
    name = _saved() if record is None else record
    file = open_game(name)
    try:
        lines = list(record_lines(file.record, deal, file.names))
    except RecordError as error:
        raise BadInput(f"{called(name)}: {error}") from error
    click.echo("\n".join(lines))


def _saved() -> str:
    """Return the file of the game that was saved last; those of other windows are named on standard error."""
    files = [slot.file for slot in slots_with_games(find_places(os.environ))]
    if not files:
        raise BadInput(
            _(
                "there is no saved game to show; play one, or name a record, such as one that "
                "'ten-bags simulate --records FOLDER' writes"
            )
        )
    first, *others = files
    if others:
        more = plural("{n} more game is saved: {names}", "{n} more games are saved: {names}", len(others))
        names = ", ".join(str(path) for path in others)
        click.echo("ten-bags: " + more.format(n=len(others), names=names), err=True)
    return str(first)

"""`ten-bags show`: a record as text to read."""

from __future__ import annotations

import click

from game.commands.errors import BadInput
from game.commands.files import called
from game.commands.records import open_game
from game.engine.errors import RecordError
from game.engine.text import record_lines
from game.words import _


@click.command(
    name="show",
    help=_("Print RECORD, the file of a game, to read: rules, hands, bids, tricks and scores; - is standard input."),
    short_help=_("Print a game to read."),
)
@click.argument("record")
@click.option("--deal", type=click.IntRange(min=1), metavar=_("N"), help=_("Only deal N, counted from 1."))
def command(record: str, deal: int | None) -> None:
    """Print the record in the file *record*, or one *deal* of it."""
    file = open_game(record)
    try:
        lines = list(record_lines(file.record, deal, file.names))
    except RecordError as error:
        raise BadInput(f"{called(record)}: {error}") from error
    click.echo("\n".join(lines))

"""`ten-bags replay`: a record checked."""

from __future__ import annotations

import click

from game.commands.errors import BadInput
from game.commands.files import called
from game.commands.records import open_game
from game.engine.dealing import sealed_cards, sealed_text
from game.engine.record import GameRecord, RecordError, replay
from game.engine.text import Story, read_story, rules_line, summary_lines
from game.words import _, plural


@click.command(
    name="replay",
    help=_("Play RECORD, the file of a game, again and check every action and every seal; - is standard input."),
    short_help=_("Check a game."),
)
@click.argument("record")
@click.option("--seals", is_flag=True, help=_("Also print the text that each deal was sealed with, to check by hand."))
def command(record: str, seals: bool) -> None:
    """Check the record in the file *record*; *seals*: print what was sealed."""
    file = open_game(record)
    try:
        replay(file.record)
        story = read_story(file.record, file.names)
    except RecordError as error:
        raise BadInput(f"{called(record)}: {error}") from error
    click.echo(_("{rules}, game {seed}").format(rules=rules_line(file.record.rules), seed=file.record.seed))
    click.echo("\n".join((*_verdict(file.record), *summary_lines(story))))
    if seals:
        click.echo("\n".join(_seal_lines(story)))


def _verdict(game: GameRecord) -> tuple[str, str]:
    actions = plural("{count} action, lawful", "{count} actions, all lawful", len(game.actions))
    if game.seals:
        seals = plural("{count} seal, and it fits its cards", "{count} seals, and all fit their cards", len(game.seals))
    else:
        seals = _("No seals to check")
    return actions.format(count=len(game.actions)) + ".", seals.format(count=len(game.seals)) + "."


def _seal_lines(story: Story) -> list[str]:
    """Return, for every deal, its seal and the text of which it is the SHA-256."""
    lines = []
    for chapter in story.chapters:
        deal = chapter.deal
        text = _("(what opens it is told once this deal is over: it is still being played)")
        if chapter.over:
            cards = sealed_cards(story.record.rules, deal.seal.number, deal.dealer)
            text = sealed_text(deal.seal.number, cards, deal.seal.nonce)
        lines += ["", deal.seal.seal, text]
    return lines

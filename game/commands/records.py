"""`ten-bags show`, a game as text to read, and `ten-bags replay`, a game checked.

The file of a game is a record of its own or the saved game of the window.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

import click
import msgspec

from game.commands.inputs import BadInput, called, read_bytes
from game.engine.dealing import sealed_cards, sealed_text
from game.engine.record import GameRecord, RecordError, replay
from game.engine.text import Story, read_story, record_lines, rules_line, summary_lines
from game.rules.seats import compass
from game.storage.paths import find_places
from game.storage.saves import SavedGame, SavedPlayer, slots_with_games
from game.words import _, plural, shortened

_NAME = 40  # letters of a name


@dataclass(frozen=True, slots=True)
class GameFile:
    """A *record* and the *names* of its players, in seat order."""

    record: GameRecord
    names: tuple[str, ...]


def open_game(name: str) -> GameFile:
    """Return the game in the file *name* ("-": standard input); raise BadInput if it holds none."""
    content = read_bytes(name, _("name a record, such as one that 'ten-bags simulate --records FOLDER' writes"))
    try:
        if _is_saved(content):
            saved = SavedGame.from_json(content)
            return GameFile(saved.record, _names(saved.record, saved.players))
        record = GameRecord.from_json(content)
    except RecordError as error:
        raise BadInput(f"{called(name)}: {error}") from error
    except RecursionError as error:
        raise BadInput(
            _("{name}: this is no record of a game: it is nested too deeply").format(name=called(name))
        ) from error
    return GameFile(record, _names(record))


def _names(record: GameRecord, players: Sequence[SavedPlayer] = ()) -> tuple[str, ...]:
    """Return the names of the players; a person without a name and unknown players are called by their seats."""
    given = {seat: shortened(player.name, _NAME) for seat, player in enumerate(players) if player.name != _("You")}
    return tuple(given.get(seat, compass(seat, record.rules.players)) for seat in record.rules.seats)


class _Page(msgspec.Struct):
    """The one key that tells a saved game from a bare record."""

    record: msgspec.Raw = msgspec.Raw()


def _is_saved(content: bytes) -> bool:
    try:
        return bool(bytes(msgspec.json.decode(content, type=_Page).record))
    except msgspec.MsgspecError:
        return False


# Show -------------------------------------------------------------------------------------------


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
def show(record: str | None, deal: int | None) -> None:
    """Print the record in the file *record*, or one *deal* of it."""
    name = _saved() if record is None else record
    file = open_game(name)
    try:
        lines = list(record_lines(file.record, deal, file.names))
    except RecordError as error:
        raise BadInput(f"{called(name)}: {error}") from error
    click.echo("\n".join(lines))


def _saved() -> str:
    """Return the file of the game saved last, and print the other saved games to standard error."""
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


# Replay -----------------------------------------------------------------------------------------


@click.command(
    name="replay",
    help=_("Play RECORD, the file of a game, again and check every action and every seal; - is standard input."),
    short_help=_("Check a game."),
)
@click.argument("record")
@click.option("--seals", is_flag=True, help=_("Also print the text that each deal was sealed with, to check by hand."))
def check(record: str, seals: bool) -> None:
    """Replay the record in the file *record*, and with *seals* print the sealed texts."""
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
    """Return the seal of each deal and the text whose SHA-256 it is."""
    lines = []
    for chapter in story.chapters:
        deal = chapter.deal
        text = _("(what opens it is told once this deal is over: it is still being played)")
        if chapter.over:
            cards = sealed_cards(story.record.rules, deal.seal.number, deal.dealer)
            text = sealed_text(deal.seal.number, cards, deal.seal.nonce)
        lines += ["", deal.seal.seal, text]
    return lines

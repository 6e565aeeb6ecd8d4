"""Opening the file of a game, be it a record of its own or the saved game of the window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from game.commands.errors import BadInput
from game.commands.files import called, read_bytes
from game.engine.errors import RecordError
from game.engine.record import GameRecord
from game.rules.seats import compass
from game.storage.files import shortened
from game.storage.saves import SavedGame, SavedPlayer
from game.words import _

_NAME = 40  # letters of a name


@dataclass(frozen=True, slots=True)
class GameFile:
    """A *record*, and the *names* of those who play, in seat order."""

    record: GameRecord
    names: tuple[str, ...]


def open_game(name: str) -> GameFile:
    """Return the game in the file *name* ("-": standard input); raise BadInput where it holds none."""
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
    """Return what those who play are called: a person without a name by the place at the table, as are all unknown."""
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

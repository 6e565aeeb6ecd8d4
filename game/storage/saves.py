"""The unfinished game, written after every action."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from game.engine.errors import RecordError
from game.engine.game import Game
from game.engine.record import GameRecord
from game.storage.errors import StorageError, shortened
from game.storage.files import cannot_write, is_there, read_whole, set_broken_aside, sweep, write_atomically
from game.storage.paths import Places
from game.storage.results import variant_of
from game.words import _

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat; *level* is "person", or the strength of a computer player, whose style is its *character*."""

    name: str
    level: str
    character: str = "steady"


@dataclass(frozen=True, slots=True)
class RulesName:
    """What people call the rules of a game, and the *variant* that it is counted under."""

    title: str
    variant: str


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game with what its record does not tell.

    *started* is a moment in ISO 8601, which names the game together with the seed of its record; *seconds* were
    played so far; *players* sit in seat order; *hints* were asked for. Rules that somebody made are *called* so.
    """

    record: GameRecord
    started: str
    players: tuple[Player, ...]
    seconds: float = 0.0
    hints: int = 0
    called: RulesName | None = None

    @property
    def variant(self) -> str:
        """What the game is counted under: its rules' own name, or the preset that they follow."""
        return self.called.variant if self.called is not None else variant_of(self.record.rules)

    def to_json(self) -> bytes:
        """Return the saved game as JSON text in UTF-8."""
        record = msgspec.Raw(self.record.to_json())
        page = _Page(FORMAT, self.started, self.players, self.seconds, self.hints, record, self.called)
        return msgspec.json.encode(page)

    @classmethod
    def from_json(cls, text: bytes) -> SavedGame:
        """Return the saved game written as *text*; raise RecordError, saying what is wrong, for any other text."""
        try:
            page = msgspec.json.decode(text, type=_Page)
            record = GameRecord.from_json(bytes(page.record))
        except (msgspec.MsgspecError, RecursionError) as error:
            raise RecordError(f"this is no saved game: {error}") from error
        if page.format != FORMAT:
            raise RecordError(f"format: {page.format} cannot be read; this version reads format {FORMAT}")
        if len(page.players) != record.rules.players:
            raise RecordError(f"players: cannot be {len(page.players)}; the rules ask for {record.rules.players}")
        return cls(record, page.started, page.players, page.seconds, page.hints, page.called)


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game as it is written."""

    format: int
    started: str
    players: tuple[Player, ...]
    seconds: Annotated[float, msgspec.Meta(ge=0)]
    hints: Annotated[int, msgspec.Meta(ge=0)]
    record: msgspec.Raw
    called: RulesName | None = None


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What was saved, and the game that it tells, ready to go on."""

    saved: SavedGame
    game: Game


class SaveSlot:
    """The place of one unfinished game, with a second copy from the beginning of its deal.

    Place *number* 1 is that of a window that is alone; further windows have the next ones.
    """

    def __init__(self, places: Places, number: int = 1) -> None:
        first = places.save_file
        self.path = first if number == 1 else first.with_name(f"{first.stem}-{number}{first.suffix}")
        self._copy = self.path.with_name(f"{self.path.name}.bak")
        self._deals = -1

    @property
    def holds_game(self) -> bool:
        """Whether there is a game, whole or not."""
        return is_there(self.path) or is_there(self._copy)

    @property
    def file(self) -> Path:
        """The file with the game: the copy where that is all there is."""
        return self.path if is_there(self.path) else self._copy

    @property
    def written(self) -> float:
        """When the game was saved, in seconds as the system counts them; 0 where that cannot be told."""
        try:
            return self.path.stat().st_mtime
        except OSError:
            return 0.0

    def write(self, saved: SavedGame, *, durable: bool = False) -> None:
        """Keep *saved* instead of what was kept before; raise StorageError, keeping that, where it cannot be written.

        The program may be killed at any moment. With every deal, and when *durable* (as a window closes), the disk is
        waited for, so that a failing power takes at most the deal in play.
        """
        text = saved.to_json()
        deals = len(saved.record.seals)
        write_atomically(self.path, text, durable=durable)
        if deals != self._deals:
            write_atomically(self._copy, text)
            self._deals = deals

    def read(self) -> tuple[Unfinished | None, str | None]:
        """Return the unfinished game, and what was wrong with it in whole sentences; None for either there is not.

        A broken file is kept aside, and the copy from the beginning of the deal is taken instead.
        """
        problems = []
        for path in (self.path, self._copy):
            sweep(path)
            try:
                found = _open(path)
            except (RecordError, StorageError) as error:
                problem = _("The saved game cannot be read: {reason}.").format(reason=shortened(str(error).rstrip(".")))
                problems.append(set_broken_aside(path, problem))
                continue
            if found is not None:
                if problems:
                    problems.append(_("The game goes on from an earlier copy."))
                return found, "\n".join(problems) or None
        return None, "\n".join(problems) or None

    def clear(self) -> None:
        """Forget the game; raise StorageError where that fails."""
        self._deals = -1
        for path in (self._copy, self.path):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise cannot_write(path, error) from error


def _open(path: Path) -> Unfinished | None:
    text = read_whole(path)
    if text is None:
        return None
    saved = SavedGame.from_json(text)
    return Unfinished(saved, Game.resume(saved.record))

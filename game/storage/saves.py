"""The unfinished games, written after every action: one for each window that is open.

A window locks the slot that its game is saved in.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec

from game.engine.game import Game
from game.engine.record import GameRecord, RecordError
from game.storage.files import (
    StorageError,
    cannot_write,
    is_there,
    read_whole,
    set_broken_aside,
    sweep,
    write_atomically,
)
from game.storage.paths import Places
from game.storage.results import variant_of
from game.words import _, plural, shortened

FORMAT = 1


@dataclass(frozen=True, slots=True)
class SavedPlayer:
    """The player at a seat; *level* is "person", or the level of a computer player, with its *character*."""

    name: str
    level: str
    character: str = "steady"


@dataclass(frozen=True, slots=True)
class RulesName:
    """The name of the rules of a game, and the *variant* under which it is counted."""

    title: str
    variant: str


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game with the facts that its record lacks.

    *started* (ISO 8601) and the seed of the record identify the game; *seconds* is how long it has been played;
    *players* are in seat order. Own rules have the name that they are *called*.
    """

    record: GameRecord
    started: str
    players: tuple[SavedPlayer, ...]
    seconds: float = 0.0
    called: RulesName | None = None

    @property
    def variant(self) -> str:
        """The variant under which the game is counted: that of own rules, or the preset that the rules follow."""
        return self.called.variant if self.called is not None else variant_of(self.record.rules)

    def to_json(self) -> bytes:
        """Return the saved game as JSON text in UTF-8."""
        record = msgspec.Raw(self.record.to_json())
        page = _Page(FORMAT, self.started, self.players, self.seconds, record, self.called)
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
        return cls(record, page.started, page.players, page.seconds, page.called)


class _Page(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game as it is written."""

    format: int
    started: str
    players: tuple[SavedPlayer, ...]
    seconds: Annotated[float, msgspec.Meta(ge=0)]
    record: msgspec.Raw
    called: RulesName | None = None
    hints: Annotated[int, msgspec.Meta(ge=0)] = 0  # that were asked for, in files of older versions


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A saved game, and the game itself, ready to go on."""

    saved: SavedGame
    game: Game


class SaveSlot:
    """The file of one unfinished game, with a second copy from the beginning of its deal.

    *number* 1 is that of the first window; further windows have the next ones.
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
        """When the game was saved, in seconds since 1970; 0 where that is unknown."""
        try:
            return self.path.stat().st_mtime
        except OSError:
            return 0.0

    def write(self, saved: SavedGame, *, durable: bool = False) -> None:
        """Save *saved* over the game before; raise StorageError, keeping the old one, where it cannot be written.

        The program may be killed at any moment. With every deal, and when *durable* (as a window closes), it waits
        for the disk, so that a power failure costs at most the deal in play.
        """
        text = saved.to_json()
        deals = len(saved.record.seals)
        write_atomically(self.path, text, durable=durable)
        if deals != self._deals:
            write_atomically(self._copy, text)
            self._deals = deals

    def read(self) -> tuple[Unfinished | None, str | None]:
        """Return the unfinished game, and what was wrong with it in whole sentences, each None where there is none.

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
        """Delete the game; raise StorageError where that fails."""
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


# Locks --------------------------------------------------------------------------------------------

_ENDING = ".lock"


class FileLock:
    """A lock that this program holds until it releases it or ends, however it ends.

    Without a *file* it excludes nobody.
    """

    def __init__(self, file: BinaryIO | None = None) -> None:
        self._file = file

    def release(self) -> None:
        """Release the lock."""
        if self._file is not None:
            self._file.close()  # which ends the lock; the file stays, since somebody may be about to lock it
        self._file = None


def lock_file(path: Path) -> FileLock | None:
    """Return a lock on the file at *path*, by a file beside it, or None while another program holds it.

    Where the disk knows no locks, or nothing can be written, every program gets one.
    """
    lock = path.with_name(path.name + _ENDING)
    try:
        if lock.exists() and not lock.is_file():
            return FileLock()  # opening a pipe would wait for ever
        file = lock.open("ab")
    except OSError:
        return FileLock()
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        file.close()
        return None
    except OSError:
        file.close()
        return FileLock()
    return FileLock(file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# The slots of all windows -------------------------------------------------------------------------

_MOST = 64  # windows


class Slots:
    """The slots of all windows, of which this window locks one for itself, until `release` or its end.

    Reading locks the slot with the latest game that no other window has; writing locks an empty one where nothing was
    read. When its game is over, a window goes on to one that a closed window has left, so that no game is lost.
    """

    def __init__(self, places: Places) -> None:
        self._places = places
        self._own: SaveSlot | None = None
        self._lock = FileLock()
        self._told = False

    @property
    def own(self) -> SaveSlot:
        """The slot of this window."""
        if self._own is not None:
            return self._own
        if not is_there(self._places.data):
            return SaveSlot(self._places)  # there is no file yet that could be locked
        return self._take([*self._with_games(), *self._empty()])

    def read(self) -> tuple[Unfinished | None, str | None]:
        """Return the unfinished game of this window, and messages in whole sentences, each None where there is none."""
        found, problem = self.own.read()
        if found is None and self._with_games():
            self.release()
            found, other = self.own.read()
            problem = "\n".join(filter(None, (problem, other)))
        return found, "\n".join(filter(None, (problem, self._tell(found)))) or None

    def write(self, saved: SavedGame, *, durable: bool = False) -> None:
        """Keep *saved* in the slot of this window, as `SaveSlot.write` does."""
        if self._own is None:
            with suppress(OSError):  # which the slot reports
                self._places.data.mkdir(parents=True, exist_ok=True)
            self._take(self._empty())
        self.own.write(saved, durable=durable)

    def release(self) -> None:
        """Unlock the slot; the next call locks one again."""
        self._lock.release()
        self._own = None

    def _with_games(self) -> list[SaveSlot]:
        return slots_with_games(self._places)

    def _empty(self) -> Iterable[SaveSlot]:
        return (slot for slot in self._all() if not slot.holds_game)

    def _all(self) -> list[SaveSlot]:
        return _slots(self._places)

    def _take(self, wanted: Iterable[SaveSlot]) -> SaveSlot:
        """Lock the first slot of those *wanted* that no other window has."""
        for slot in wanted:
            lock = lock_file(slot.path)
            if lock is not None:
                self._own, self._lock = slot, lock
                return slot
        return SaveSlot(self._places)

    def _tell(self, found: Unfinished | None) -> str:
        """Return, at the first call, a message about games in other windows and games kept for later."""
        if self._told:
            return ""
        self._told = True
        others = [slot for slot in self._with_games() if self._own is None or slot.path != self._own.path]
        waiting = [slot for slot in others if _is_free(slot)]
        if found is None and len(waiting) < len(others):
            return _("Your saved game is open in another window. A new game here is saved separately.")
        if not waiting:
            return ""
        text = plural(
            "{n} more unfinished game is kept: it comes when this one is over.",
            "{n} more unfinished games are kept: they come when this one is over.",
            len(waiting),
        )
        return text.format(n=len(waiting))


def slots_with_games(places: Places) -> list[SaveSlot]:
    """Return the slots that hold a game, the latest first, without locking them."""
    slots = [slot for slot in _slots(places) if slot.holds_game]
    return sorted(slots, key=lambda slot: slot.written, reverse=True)


def _slots(places: Places) -> list[SaveSlot]:
    return [SaveSlot(places, number) for number in range(1, _MOST + 1)]


def _is_free(slot: SaveSlot) -> bool:
    lock = lock_file(slot.path)
    if lock is not None:
        lock.release()
    return lock is not None

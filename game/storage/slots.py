"""A slot a window: windows that are open together each keep an unfinished game of their own."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from game.storage.claims import Claim, claim
from game.storage.files import is_there
from game.storage.paths import Places
from game.storage.saves import SavedGame, SaveSlot, Unfinished
from game.words import _, plural

_MOST = 64  # windows


class Slots:
    """The slots of all windows, of which this one claims one for itself, until `release` or its end.

    Reading claims the slot with the latest game that no other window has, writing an empty one where nothing was read.
    When its game is over, a window goes on to what another one has left: no game is lost.
    """

    def __init__(self, places: Places) -> None:
        self._places = places
        self._own: SaveSlot | None = None
        self._claim = Claim()
        self._told = False

    @property
    def own(self) -> SaveSlot:
        """The slot of this window."""
        if self._own is not None:
            return self._own
        if not is_there(self._places.data):
            return SaveSlot(self._places)  # there is nothing yet that could be claimed
        return self._take([*self._with_games(), *self._empty()])

    def read(self) -> tuple[Unfinished | None, str | None]:
        """Return the unfinished game of this window, and what there is to tell in whole sentences; None for neither."""
        found, problem = self.own.read()
        if found is None and self._with_games():
            self.release()
            found, other = self.own.read()
            problem = "\n".join(filter(None, (problem, other)))
        return found, "\n".join(filter(None, (problem, self._tell(found)))) or None

    def write(self, saved: SavedGame, *, durable: bool = False) -> None:
        """Keep *saved* in the slot of this window, as `SaveSlot.write` does."""
        if self._own is None:
            with suppress(OSError):  # which the slot tells
                self._places.data.mkdir(parents=True, exist_ok=True)
            self._take(self._empty())
        self.own.write(saved, durable=durable)

    def release(self) -> None:
        """Let other windows have the slot; whatever comes next claims one anew."""
        self._claim.release()
        self._own = None

    def _with_games(self) -> list[SaveSlot]:
        return slots_with_games(self._places)

    def _empty(self) -> Iterable[SaveSlot]:
        return (slot for slot in self._all() if not slot.holds_game)

    def _all(self) -> list[SaveSlot]:
        return _slots(self._places)

    def _take(self, wanted: Iterable[SaveSlot]) -> SaveSlot:
        """Claim the first slot of those *wanted* that can be had."""
        for slot in wanted:
            had = claim(slot.path)
            if had is not None:
                self._own, self._claim = slot, had
                return slot
        return SaveSlot(self._places)

    def _tell(self, found: Unfinished | None) -> str:
        """Return, the first time, what the person may miss: games in other windows, and games for later."""
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
    """Return the slots that hold a game, the latest first; none is claimed."""
    slots = [slot for slot in _slots(places) if slot.holds_game]
    return sorted(slots, key=lambda slot: slot.written, reverse=True)


def _slots(places: Places) -> list[SaveSlot]:
    return [SaveSlot(places, number) for number in range(1, _MOST + 1)]


def _is_free(slot: SaveSlot) -> bool:
    had = claim(slot.path)
    if had is not None:
        had.release()
    return had is not None

"""What a computer player is: it is shown a view, and decides; some also say what they expect."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol, runtime_checkable

from game.engine.actions import Action
from game.engine.views import PlayerView
from game.rules.seats import Seat


class Decision(NamedTuple):
    """What to do, and why: one plain clause in lower case, since it mostly follows what it explains."""

    action: Action
    reason: str


class Agent(Protocol):
    """A player that knows no more than its seat may know.

    The same view and a generator of the same seed lead to the same decision.
    """

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return one of the actions of `view.legal`; raise ValueError where there is none."""


class Forecast(NamedTuple):
    """What a player expects before it bids: *tricks* by its cards, and how likely (0 to 1) its *nil* is to succeed."""

    tricks: float | None = None
    nil: float | None = None


@runtime_checkable
class Foreseeing(Protocol):
    """A player that can say what it expects."""

    def foresee(self, view: PlayerView) -> Forecast:
        """Return what the seat of *view*, which is to bid, expects."""


def chance_of(seed: int, number: int, seat: Seat) -> Random:
    """Return the generator of *seat* for action *number* (from 0) of the game *seed*: the same wherever it is played.

    With it, and the view, a decision can be found again from the record of the game.
    """
    return Random(f"{seed}:{number}:{int(seat)}")

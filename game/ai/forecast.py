"""What a player expects of its cards before it bids; the arena's reports compare that with what comes."""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from game.ai.auction import partner_bid
from game.ai.codes import codes_of
from game.ai.hands import hand_nil, hand_tricks
from game.engine.views import PlayerView


class Forecast(NamedTuple):
    """What a player expects before it bids: *tricks* by its cards, and how likely (0 to 1) its *nil* would succeed."""

    tricks: float | None = None
    nil: float | None = None


@runtime_checkable
class Foreseeing(Protocol):
    """A player that can say what it expects."""

    def foresee(self, view: PlayerView) -> Forecast:
        """Return what the seat of *view*, which is to bid, expects."""


def by_table(view: PlayerView) -> Forecast:
    """Return what the hand of *view* is worth by the table that all bids start from; nothing before it was seen."""
    if not view.hand:
        return Forecast()
    hand = codes_of(view.rules).mask(view.hand)
    return Forecast(hand_tricks(view.rules, hand), hand_nil(view.rules, hand, partner_bid(view)))

"""Bids: what a seat says, and what a side has bid blind."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.words import _


class BidKind(StrEnum):
    """Nil is a kind of its own, not the number 0."""

    TRICKS = "tricks"
    NIL = "nil"
    BLIND_NIL = "blind_nil"


@dataclass(frozen=True, slots=True)
class Bid:
    """What one seat says: a number of tricks, nil, or nil before looking.

    >>> str(Bid.of(4)), str(NIL)
    ('4', 'Nil')
    """

    kind: BidKind
    tricks: int = 0

    @classmethod
    def of(cls, tricks: int) -> Bid:
        """Return the bid of a number of *tricks*."""
        return cls(BidKind.TRICKS, tricks)

    @property
    def is_nil(self) -> bool:
        """Whether the seat must take no trick, blind or not."""
        return self.kind is not BidKind.TRICKS

    def __str__(self) -> str:
        names = {BidKind.NIL: _("Nil"), BidKind.BLIND_NIL: _("Blind nil")}
        return names.get(self.kind, str(self.tricks))


NIL = Bid(BidKind.NIL)
BLIND_NIL = Bid(BidKind.BLIND_NIL)


@dataclass(frozen=True, slots=True)
class BlindBid:
    """What a side has bid before the deal: *tricks*, with *low* one of its seats takes none besides.

    *raised*: after looking, the side took ten instead.
    """

    tricks: int
    low: bool = False
    raised: bool = False

    @property
    def contract(self) -> int:
        """How many tricks the side owes."""
        return 10 if self.raised else self.tricks

    def __str__(self) -> str:
        name = _("Blind Low {tricks}") if self.low else _("Blind {tricks}")
        text = name.format(tricks=self.tricks)
        return _("{bid}, raised to 10").format(bid=text) if self.raised else text

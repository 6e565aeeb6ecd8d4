"""Bids of a seat, blind bids of a side, and the bids that a seat may make."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from game.cards import Card, Suit
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.words import _


class BidKind(StrEnum):
    """The kinds of bid; nil is one of its own, not the number 0."""

    TRICKS = "tricks"
    NIL = "nil"
    BLIND_NIL = "blind_nil"


@dataclass(frozen=True, slots=True)
class Bid:
    """The bid of one seat: a number of tricks, nil, or nil before looking.

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
    """The bid of a side before the deal: *tricks*, and with *low* one of its seats takes none.

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


def allowed_bids(
    rules: RuleSet, seat: Seat, hand: Sequence[Card], bids: Sequence[Bid | None], bound: int = 0
) -> tuple[Bid, ...]:
    """Return the bids open to *seat*, numbers first and nil last; never empty.

    *bids* are those heard so far in seat order; *bound* counts tricks that sides owe by bids before the deal. Where
    limits contradict each other, the later ones of this list give way: both nil, the side's minimum, its maximum,
    the forbidden total.
    """
    options = tuple(_by_style(rules, seat, hand, bids))
    for limit in _limits(rules, seat, bids, bound):
        options = tuple(bid for bid in options if limit(bid)) or options
    return options


def _by_style(rules: RuleSet, seat: Seat, hand: Sequence[Card], bids: Sequence[Bid | None]) -> Iterator[Bid]:
    spades = sum(rules.suit(card) is Suit.SPADES for card in hand)
    match rules.bidding:
        case "mirror":
            yield Bid.of(spades) if spades or rules.nil == 0 else NIL
        case "whiz":
            if spades:
                yield Bid.of(spades)
            yield NIL
        case "suicide":
            yield from _suicide(rules, seat, bids)
        case "individual" | "negotiated":
            yield from _numbers(rules)
            if rules.nil:
                yield NIL


def _numbers(rules: RuleSet) -> Iterator[Bid]:
    """Yield the numbers; where nil is bid, it takes the place of 0."""
    for tricks in range(1 if rules.nil else 0, rules.hand_size + 1):
        yield Bid.of(tricks)


def _suicide(rules: RuleSet, seat: Seat, bids: Sequence[Bid | None]) -> Iterator[Bid]:
    said = [bids[partner] for partner in rules.partners(seat)]
    nil_bid = any(bid is not None and bid.is_nil for bid in said)
    last = all(bid is not None for bid in said)
    if nil_bid or not last:
        yield from _numbers(rules)
    if not nil_bid:
        yield NIL


def _limits(rules: RuleSet, seat: Seat, bids: Sequence[Bid | None], bound: int) -> Iterator[Callable[[Bid], bool]]:
    said = [bids[partner] for partner in rules.partners(seat)]
    owed = sum(bid.tricks for bid in said if bid is not None)
    if rules.both_nil == "forbidden" and any(bid is not None and bid.is_nil for bid in said):
        yield lambda bid: not bid.is_nil
    if rules.min_side_bid and all(bid is not None for bid in said):
        yield lambda bid: owed + bid.tricks >= rules.min_side_bid
    if rules.max_side_bid is not None:
        most = min(rules.max_side_bid, rules.hand_size)
        yield lambda bid: owed + bid.tricks <= most
    if rules.forbidden_total is not None and sum(bid is None for bid in bids) == 1:
        total = bound + sum(bid.tricks for bid in bids if bid is not None)
        yield lambda bid: total + bid.tricks != rules.forbidden_total

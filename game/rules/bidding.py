"""What a seat may bid, by the style of bidding and the limits of the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.cards import Card, Suit
from game.rules.bids import NIL, Bid
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat


def allowed_bids(
    rules: RuleSet, seat: Seat, hand: Sequence[Card], bids: Sequence[Bid | None], bound: int = 0
) -> tuple[Bid, ...]:
    """Return what *seat* may bid, numbers first and nil last; never empty.

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

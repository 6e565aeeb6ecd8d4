"""The score of a side counted a second time, in another way than the engine's: from the written list of steps.

It knows no lines and no reasons, only the two counters, and nothing of reneges.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bids import Bid, BidKind, BlindBid
from game.rules.ruleset import RuleSet

Seats = Sequence[tuple[Bid | None, int]]  # what each said, and the tricks it won


def count(rules: RuleSet, seats: Seats, contract: int | None, blind: BlindBid | None) -> tuple[int, int]:
    """Return the points and bags of a deal before any bag penalty."""
    if contract is None:
        return 10 * sum(won for _bid, won in seats), 0
    nils = [(bid, won) for bid, won in seats if bid is not None and bid.is_nil]
    failed = sum(won for _bid, won in nils)
    winning = sum(won for _bid, won in seats) - failed
    if rules.failed_nil_tricks == "help_partner":
        winning, failed = winning + failed, 0
    over = max(0, winning - contract)
    bags = over + failed
    if blind is not None and blind.low:
        kept = all(won == 0 for _bid, won in nils)
        return _low_five(rules, blind, kept=kept, made=winning >= contract) + rules.overtrick_points * over, bags
    bonus = sum(_nil(rules, bid, won) for bid, won in nils)
    if rules.both_nil == "bonuses_only" and len(nils) == len(seats) > 1:
        return bonus, bags
    points = _contract(rules, contract, winning, blind) + bonus
    if rules.failed_nil_tricks == "bags":
        points += rules.overtrick_points * failed
    return points, bags


def _nil(rules: RuleSet, bid: Bid, won: int) -> int:
    worth = {BidKind.NIL: rules.nil, BidKind.BLIND_NIL: rules.blind_nil}[bid.kind]
    return -worth if won else worth


def _low_five(rules: RuleSet, blind: BlindBid, *, kept: bool, made: bool) -> int:
    if not blind.raised:
        assert rules.blind_low_five is not None
        return rules.blind_low_five[2 - made - kept]
    assert rules.ten_bid is not None
    return rules.ten_bid.made + (rules.nil if kept else -rules.nil) if made else rules.ten_bid.missed


def _contract(rules: RuleSet, contract: int, winning: int, blind: BlindBid | None) -> int:
    """Return the points for a contract and its overtricks."""
    made, missed, special = 10 * contract, -rules.set_penalty * contract, True
    if blind is not None and not blind.raised:
        made, missed = next(one.stakes for one in rules.blind_bids if one.tricks == blind.tricks)
    elif contract == 10 and rules.ten_bid is not None:
        made, missed = rules.ten_bid
    elif contract == rules.hand_size and rules.boston_bid is not None:
        made, missed = rules.boston_bid
    else:
        special = False
    if winning < contract:
        return missed
    over = winning - contract
    if rules.double_bid_penalty and not special and 0 < contract <= winning / 2:
        return -2 * made - over
    return (made if contract else 0) + rules.overtrick_points * over


def after_penalties(rules: RuleSet, points: int, bags: int) -> tuple[int, int]:
    """Return what is left of both counters once full bags have been paid for."""
    while rules.bag_limit and bags >= rules.bag_limit:
        points -= rules.bag_penalty
        bags = bags - rules.bag_limit if rules.bag_carry else 0
    return points, bags

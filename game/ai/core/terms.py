"""What the core needs to know of the rules, and which rules it serves."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.ai.core.chosen import core
from game.rules.bids import Bid, BidKind, BlindBid
from game.rules.keys import Stakes
from game.rules.ruleset import RuleSet
from game.rules.seats import Side

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Deal

_FAILED = {"bags": 0, "help_partner": 1, "bags_without_points": 2}
_KINDS = {BidKind.TRICKS: 0, BidKind.NIL: 1, BidKind.BLIND_NIL: 2}
_LOW_FIVE, _RAISED_LOW, _UNBID = 1, 2, 3


class Terms(NamedTuple):
    """The rules as numbers, in the order in which a deal of the core takes them."""

    step: int
    opening: int
    lowest_club: int
    any_time: int
    forced_breaks: int
    nil: int
    blind_nil: int
    failed_nil: int
    only_bonuses: int
    doubles: int
    overtrick: int
    bag_limit: int
    bag_penalty: int
    bag_carry: int
    bag_cost: int
    no_two_nils: int
    set_penalty: int
    ten_made: int
    ten_missed: int
    boston_made: int
    boston_missed: int
    least_bid: int


def supports(rules: RuleSet) -> bool:
    """Whether the core plays *rules*: two sides of two, and the plain deck of 52."""
    return rules.players == 4 and rules.sides == "pairs" and len(rules.deck) == 52 and not rules.high_trumps


def bag_cost(rules: RuleSet) -> int:
    """Return what a bag costs in the long run, in tenths of a point."""
    return 10 * rules.bag_penalty // rules.bag_limit if rules.bag_limit else 0


def read_terms(rules: RuleSet) -> Terms:
    """Return *rules*, which the core supports, as numbers."""
    ten = rules.ten_bid or Stakes(0, 0)
    boston = rules.boston_bid or Stakes(0, 0)
    return Terms(
        step=1 if rules.rotation == "clockwise" else 3,
        opening=int(rules.first_trick != "free"),
        lowest_club=int(rules.first_trick == "lowest_club"),
        any_time=int(rules.spade_lead == "any_time"),
        forced_breaks=int(rules.forced_lead_breaks),
        nil=rules.nil,
        blind_nil=rules.blind_nil,
        failed_nil=_FAILED[rules.failed_nil_tricks],
        only_bonuses=int(rules.both_nil == "bonuses_only"),
        doubles=int(rules.double_bid_penalty),
        overtrick=rules.overtrick_points,
        bag_limit=rules.bag_limit,
        bag_penalty=rules.bag_penalty,
        bag_carry=int(rules.bag_carry),
        bag_cost=bag_cost(rules),
        no_two_nils=int(rules.both_nil == "forbidden"),
        set_penalty=rules.set_penalty,
        ten_made=ten.made,
        ten_missed=ten.missed,
        boston_made=boston.made,
        boston_missed=boston.missed,
        least_bid=rules.min_side_bid,
    )


def new_deal(rules: RuleSet) -> Deal:
    """Return a deal of the core without cards and bids."""
    return core.Deal(read_terms(rules))


def set_bids(deal: Deal, bids: tuple[Bid | None, ...]) -> None:
    """Let all seats of *deal* bid what they have."""
    for seat, bid in enumerate(bids):
        if bid is not None:
            deal.bid(seat, bid.tricks, _KINDS[bid.kind])


def set_stakes(deal: Deal, rules: RuleSet, side: Side, contract: int | None, blind: BlindBid | None) -> None:
    """Let *side* owe its *contract*, of a *blind* bid or of an ordinary one; None where nobody bids."""
    if contract is None:
        deal.stake_low(side, _UNBID, 0, 0, 0)
        return
    stakes = _stakes(rules, contract, blind)
    made, missed = stakes or Stakes(10 * contract, -rules.set_penalty * contract)
    if blind is not None and blind.low:
        both, one, neither = rules.blind_low_five or (0, 0, 0)
        if blind.raised:
            made, missed = rules.ten_bid or Stakes(100, -100)
        deal.stake_low(side, _RAISED_LOW if blind.raised else _LOW_FIVE, both, one, neither)
    deal.stake(side, contract, made, missed, ordinary=stakes is None)


def _stakes(rules: RuleSet, contract: int, blind: BlindBid | None) -> Stakes | None:
    """Return the special stakes of a contract, if it has any."""
    if blind is not None and not blind.raised:
        return rules.blind_stakes(blind.tricks)
    return {10: rules.ten_bid, 13: rules.boston_bid}.get(contract)

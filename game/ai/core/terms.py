"""What the core needs to know of the rules, and which rules it serves."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING

from game.ai.core.chosen import core
from game.rules.bids import Bid, BidKind, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.seats import Side
from game.rules.stakes import Stakes

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Deal, Terms

_FAILED = {"bags": 0, "help_partner": 1, "bags_without_points": 2}
_KINDS = {BidKind.TRICKS: 0, BidKind.NIL: 1, BidKind.BLIND_NIL: 2}
_LOW_FIVE, _RAISED_LOW, _UNBID = 1, 2, 3


# The rule keys that the core plays by, and those that are over before it thinks, or begin after it: what came of them
# stands in the view.
UNDERSTOOD = frozenset(
    {
        *("rotation", "first_trick", "spade_lead", "forced_lead_breaks"),
        *("nil", "blind_nil", "both_nil", "failed_nil_tricks", "min_side_bid", "ten_bid", "boston_bid"),
        *("blind_bids", "blind_low_five", "raise_blind_to_ten", "double_bid_penalty", "set_penalty"),
        *("overtrick_points", "bag_limit", "bag_penalty", "bag_carry", "target", "floor"),
        *("first_dealer", "first_seat", "redeal", "bidding", "first_deal_bids_itself", "max_side_bid"),
        *("forbidden_total", "blind_deficit", "low_named_with_bid", "blind_nil_trade", "nil_trade", "trade_order"),
        *("renege", "renege_tricks", "renege_points", "wrong_call_points", "max_deals"),
        *("jokers", "removed"),  # as long as they leave the plain deck, which `supports` looks at
    }
)
# The other keys, with the only value at which the core can play.
NOT_UNDERSTOOD: dict[str, object] = {"players": 4, "sides": "pairs", "high_trumps": ()}
_CARDS = 52


def supports(rules: RuleSet) -> bool:
    """Whether the core plays *rules*: two sides of two, the plain deck, and no rule key that it does not know.

    A key in neither list is one that nobody has thought about: it must have its usual value.
    """
    unknown = [field for field in fields(rules) if field.name not in UNDERSTOOD]
    usual = all(getattr(rules, key.name) == NOT_UNDERSTOOD.get(key.name, key.default) for key in unknown)
    return usual and len(rules.deck) == _CARDS


def read_terms(rules: RuleSet) -> Terms:
    """Return *rules*, which the core supports, as numbers."""
    ten = rules.ten_bid or Stakes(0, 0)
    boston = rules.boston_bid or Stakes(0, 0)
    return core.Terms(
        step=1 if rules.rotation == "clockwise" else 3,
        opening=int(rules.first_trick != "free"),
        lowest_club=int(rules.first_trick == "lowest_club"),
        any_time=int(rules.spade_lead == "any_time"),
        forced_breaks=int(rules.forced_lead_breaks),
        nil_points=rules.nil,
        blind_nil_points=rules.blind_nil,
        failed_nil=_FAILED[rules.failed_nil_tricks],
        only_bonuses=int(rules.both_nil == "bonuses_only"),
        no_two_nils=int(rules.both_nil == "forbidden"),
        doubles=int(rules.double_bid_penalty),
        overtrick=rules.overtrick_points,
        bag_limit=rules.bag_limit,
        bag_penalty=rules.bag_penalty,
        bag_carry=int(rules.bag_carry),
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

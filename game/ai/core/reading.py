"""From what a seat sees at the table to what the core thinks about."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from math import exp, sqrt
from typing import TYPE_CHECKING

from game.ai.codes import codes_of
from game.ai.core.chosen import core
from game.engine.views import PlayerView
from game.rules.bids import Bid, BidKind, BlindBid
from game.rules.keys import Stakes
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Belief, Deal, Equity, Terms

_FAILED = {"bags": 0, "help_partner": 1, "bags_without_points": 2}
_KINDS = {BidKind.TRICKS: 0, BidKind.NIL: 1, BidKind.BLIND_NIL: 2}
_LOW_FIVE, _RAISED_LOW, _UNBID = 1, 2, 3


# The chance to win from a score: a formula fitted to value iteration over 20,000 deals of the policy by the classic
# rules, from which the chances of a game differ by 0.006 on average. The log odds that a point ahead is worth in the
# last deal; points that a side wins a deal; and how much of a deal the last one is taken for.
_ODDS_A_POINT = 0.025
_POINTS_A_DEAL = 60.0
_LAST_DEAL = 0.3
# A grid of chances for the core: as many rows and columns as `Equity` has, values in millionths.
_SIDE = 48
_MILLION = 1_000_000

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
    """Set the bids of *deal* that have been made."""
    for seat, bid in enumerate(bids):
        if bid is not None:
            deal.bid(seat, bid.tricks, _KINDS[bid.kind])


def set_stakes(deal: Deal, rules: RuleSet, side: Side, contract: int | None, blind: BlindBid | None) -> None:
    """Set what *side* owes: its *contract*, of a *blind* bid or an ordinary one; None where nobody bids."""
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


if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Belief, Deal


def read_deal(view: PlayerView) -> Deal:
    """Return the deal as the seat of *view* sees it: its own hand, and all that has been bid and played.

    The rules must be such as the core serves, and all bids be made.
    """
    rules = view.rules
    deal = new_deal(rules)
    set_bids(deal, view.bids)
    for side in rules.all_sides:
        set_stakes(deal, rules, side, view.contracts[side], view.blind[side])
        deal.stand(side, view.standings[side].points, view.standings[side].bags)
    tricks = (*view.tricks, view.trick)
    first = tricks[0]
    deal.begin(first.leader if first else _leader(view))
    of = codes_of(rules).of
    for trick in tricks:
        for play in trick.plays:
            deal.play(of[play.card.index])
    deal.hold(view.seat, codes_of(rules).mask(view.hand))
    deal.resume(broken=view.broken)
    return deal


def read_auction(view: PlayerView) -> Deal:
    """Return the deal before the play, with the bids made so far, as the seat of *view* sees it."""
    deal = new_deal(view.rules)
    set_bids(deal, view.bids)
    for side in view.rules.all_sides:
        deal.stand(side, view.standings[side].points, view.standings[side].bags)
    deal.hold(view.seat, codes_of(view.rules).mask(view.hand))
    return deal


def _leader(view: PlayerView) -> Seat:
    """Return who leads to the first trick, as far as *view* tells."""
    if view.turn is not None:
        return view.turn
    raise ValueError("nobody has the turn")


def read_belief(view: PlayerView, deal: Deal, draws: int, reads: int = 0) -> Belief | None:
    """Return what the seat of *view* knows of the other hands, or None where that contradicts itself.

    Each deal drawn is the one of *draws* that likely fits the bids best; with *reads*, it is one of that many, each of
    four draws, by how well they fit what was played.
    """
    rules = view.rules
    codes = codes_of(rules)
    belief = core.Belief(view.seat, draws, reads)
    shown = [0] * rules.players
    for trick in (*view.tricks, view.trick):
        for seat, card in trick.plays:
            shown[seat] |= 1 << codes.of[card.index]
            belief.tell(seat, codes.of[card.index])
    for seat in rules.seats:
        if seat is not view.seat and view.bids[seat] is not None:
            belief.show(seat, shown[seat])
    for one in view.passes:
        if one.giver is view.seat and one.done:
            belief.know(one.receiver, codes.mask(one.cards) & ~shown[one.receiver])
    return belief if belief.prepare(deal) else None


def win_chance(ours: float, theirs: float, target: int) -> float:
    """Return the chance to win a game to *target* points, at *ours* to *theirs*, what bags will cost taken off."""
    deals = _LAST_DEAL + max(0.0, target - max(ours, theirs)) / _POINTS_A_DEAL
    lead = max(-30.0, min(30.0, _ODDS_A_POINT * (ours - theirs) / sqrt(deals)))
    return 1.0 / (1.0 + exp(-lead))


def worth_of_point(ours: int, theirs: int, target: int) -> float:
    """Return what a point is worth at a score, in the measure of a search by chances."""
    step = 20
    return (
        2 * _MILLION * (win_chance(ours + step, theirs, target) - win_chance(ours - step, theirs, target)) / (2 * step)
    )


def read_equity(rules: RuleSet) -> Equity:
    """Return how the ends of deals are valued by *rules*."""
    return _equity(rules.target, rules.floor or 0)


@cache
def _equity(target: int, floor: int) -> Equity:
    step = 25 if target <= 600 else 45
    lowest = target - 40 * step
    scores = [lowest + step * place for place in range(_SIDE)]
    equity = core.Equity()
    chances = [round(_MILLION * win_chance(ours, theirs, target)) for ours in scores for theirs in scores]
    equity.chart(target, floor, lowest, step, chances)
    return equity

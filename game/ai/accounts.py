"""What each side owes in the play, and what hangs on it, in points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.ai.seating import Seating
from game.engine.views import PlayerView
from game.rules.bids import BidKind
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side

# Of the bags that are ducked so many are not taken later all the same.
_AVOIDED = 0.6
# Stands for a number of tricks that can never be reached.
UNBOUND = 99


class Account(NamedTuple):
    """What a side owes and what hangs on it.

    *need* counts the tricks that its number bidders still owe, negative once they have bags; *prize* is the difference
    between contract made and missed; *bag* what a trick too many costs; *ceiling* the tricks after which the side would
    have twice its bid, where that is punished, with *fall* what it then loses.
    """

    need: int
    prize: float
    bag: float
    ceiling: int
    fall: float


def bag_cost(rules: RuleSet) -> float:
    """Return what one trick beyond the contract costs in the long run, as far as refusing one avoids it."""
    penalty = rules.bag_penalty / rules.bag_limit if rules.bag_limit else 0.0
    return _AVOIDED * (penalty - rules.overtrick_points)


def account_of(view: PlayerView, seating: Seating, side: Side, won: Sequence[int]) -> Account:
    """Return what *side* owes when every seat has *won* so many tricks."""
    rules = view.rules
    contract = view.contracts[side]
    if contract is None:
        return Account(UNBOUND, 0.0, -10.0, UNBOUND, 0.0)
    counted = nil_won = 0
    for seat in seating.members[side]:
        bid = view.bids[seat]
        if bid is not None and bid.is_nil:
            nil_won += won[seat]
        else:
            counted += won[seat]
    if rules.failed_nil_tricks == "help_partner":
        counted += nil_won
    prize, ordinary = _prize(view, side, contract, nil_broken=nil_won > 0)
    doubles = rules.double_bid_penalty and ordinary and contract > 0
    ceiling = 2 * contract - counted if doubles else UNBOUND
    return Account(contract - counted, prize, bag_cost(rules), ceiling, 32.0 * contract)


def _prize(view: PlayerView, side: Side, contract: int, *, nil_broken: bool) -> tuple[float, bool]:
    """Return the difference between making and missing *contract*, and whether it is an ordinary one."""
    rules, blind = view.rules, view.blind[side]
    if blind is not None and not blind.raised:
        if blind.low and rules.blind_low_five is not None:
            both, one, neither = rules.blind_low_five
            return float(one - neither if nil_broken else both - one), False
        stakes = rules.blind_stakes(blind.tricks)
    elif contract == 10:
        stakes = rules.ten_bid
    elif contract == rules.hand_size:
        stakes = rules.boston_bid
    else:
        stakes = None
    if stakes is not None:
        return float(stakes.made - stakes.missed), False
    return float((10 + rules.set_penalty) * contract), True


def nil_prize(view: PlayerView, seat: Seat, side: Side) -> float:
    """Return the difference between keeping and breaking the nil of *seat*, who scores for *side*; 0 without one."""
    bid, rules = view.bids[seat], view.rules
    if bid is None or not bid.is_nil:
        return 0.0
    blind = view.blind[side]
    if blind is not None and blind.low and not blind.raised and rules.blind_low_five is not None:
        return float(rules.blind_low_five[0] - rules.blind_low_five[1])
    return 2.0 * (rules.blind_nil if bid.kind is BidKind.BLIND_NIL else rules.nil)

"""What the sides owe in the play, and what one more trick is worth, in points."""

from __future__ import annotations

from math import erf, exp, pi, sqrt
from typing import NamedTuple

from game.engine.actions import GiveEstimate
from game.engine.views import PlayerView
from game.rules.bids import BidKind
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side

# How far the tricks that a side still wins lie from what is expected, by the root of the tricks left.
_SPREAD = 0.58
# A seat that bid a number wins about so much more than it said.
_BEYOND_BID = 0.65
# The chance that a nil still standing would stand to the end, were it not broken now.
_NIL_STANDS = 0.8


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
    """Return what one trick beyond the contract costs in the long run."""
    penalty = rules.bag_penalty / rules.bag_limit if rules.bag_limit else 0.0
    return penalty - rules.overtrick_points


def account_of(view: PlayerView, side: Side) -> Account:
    """Return what *side* owes."""
    rules = view.rules
    contract = view.contracts[side]
    if contract is None:
        return Account(99, 0.0, -10.0, 99, 0.0)
    won = nil_won = 0
    for seat in rules.members(side):
        if view.is_nil(seat):
            nil_won += view.taken(seat)
        else:
            won += view.taken(seat)
    if rules.failed_nil_tricks == "help_partner":
        won += nil_won
    prize, ordinary = _prize(view, side, contract, nil_broken=nil_won > 0)
    doubles = rules.double_bid_penalty and ordinary and contract > 0
    ceiling = 2 * contract - won if doubles else 99
    return Account(contract - won, prize, bag_cost(rules), ceiling, 30.0 * contract + 2 * contract)


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
    elif contract == 13:
        stakes = rules.boston_bid
    else:
        stakes = None
    if stakes is not None:
        return float(stakes.made - stakes.missed), False
    return float((10 + rules.set_penalty) * contract), True


def nil_prize(view: PlayerView, seat: Seat) -> float:
    """Return the difference between keeping and breaking the nil of *seat*; 0 without one, or once it is broken."""
    bid, rules = view.bids[seat], view.rules
    if bid is None or not bid.is_nil or view.taken(seat):
        return 0.0
    blind = view.blind[rules.side_of(seat)]
    if blind is not None and blind.low and not blind.raised and rules.blind_low_five is not None:
        return float(rules.blind_low_five[0] - rules.blind_low_five[1])
    return 2.0 * (rules.blind_nil if bid.kind is BidKind.BLIND_NIL else rules.nil)


class Ledger:
    """The accounts of all sides, what each seat's winning the next trick is worth to *seat*'s side.

    *worth* is by seat; *trick* is the worth of a trick to the own number bidders. *tricks* are what the own side is
    likely to win yet, *spare* the tricks that nobody needs.
    """

    __slots__ = ("foe_nils", "mine", "nil", "partner_nil", "spare", "theirs", "trick", "tricks", "worth")

    def __init__(self, view: PlayerView, own_tricks: float) -> None:
        rules = view.rules
        side = view.side
        left = len(view.hand)
        self.mine: Account = account_of(view, side)
        self.theirs: list[Account] = [account_of(view, one) for one in rules.all_sides if one is not side]
        likely = _likely_tricks(view, own_tricks, left)
        self.tricks: float = sum(likely[seat] for seat in rules.members(side))
        self.spare: int = left - max(self.mine.need, 0) - sum(max(one.need, 0) for one in self.theirs)
        nils = [nil_prize(view, seat) * _NIL_STANDS for seat in rules.seats]
        self.nil: float = nils[view.seat]
        self.partner_nil: float = sum(nils[seat] for seat in view.partners)
        self.foe_nils: float = sum(nils[seat] for seat in view.opponents)
        spread = _SPREAD * sqrt(left) + 0.1
        gain = _gain(self.mine, self.tricks, spread)
        loss = 0.0
        foes = [one for one in rules.all_sides if one is not side]
        for foe, account in zip(foes, self.theirs, strict=True):
            theirs = sum(likely[seat] for seat in rules.members(foe))
            loss += _gain(account, theirs - 1.0, spread) / len(foes)
        self.trick: float = gain + loss
        self.worth: list[float] = [self._worth(view, seat, nils[seat], gain, loss) for seat in rules.seats]

    def _worth(self, view: PlayerView, seat: Seat, nil: float, gain: float, loss: float) -> float:
        """Return what a trick that goes to *seat* is worth to the own side."""
        own = seat == view.seat or seat in view.partners
        if not view.is_nil(seat) or view.rules.failed_nil_tricks == "help_partner":
            return (gain + loss - nil) if own else nil
        bag = self.mine.bag if own else self.theirs[0].bag
        if own:
            return loss - bag - nil
        return loss + bag + nil


def _gain(account: Account, likely: float, spread: float) -> float:
    """Return what one more trick is worth to a side that will win *likely* more, give or take *spread*."""
    scale = 1.0 / (spread * sqrt(2.0))
    # Making: the tricks without this one fall just one short; a bag: they suffice already.
    short = (account.need - 1 - likely) * scale
    made = exp(-short * short) * scale / sqrt(pi)
    over = 0.5 - 0.5 * erf((account.need - 0.5 - likely) * scale)
    gain = account.prize * made - account.bag * over
    if account.ceiling < 99:
        edge = (account.ceiling - 1 - likely) * scale
        gain -= account.fall * exp(-edge * edge) * scale / sqrt(pi)
    if account.need == 99:
        gain = -account.bag
    return gain


def _likely_tricks(view: PlayerView, own: float, left: int) -> list[float]:
    """Return how many more tricks every seat is likely to win: the seat itself *own*, all together *left*."""
    likely = [0.0] * view.rules.players
    for seat in view.rules.seats:
        if seat is not view.seat:
            likely[seat] = max(0.05, _prior(view, seat) - view.taken(seat))
    rest = max(0.0, left - own)
    scale = rest / sum(likely)
    likely = [one * scale for one in likely]
    likely[view.seat] = own
    return likely


def _prior(view: PlayerView, seat: Seat) -> float:
    """Return how many tricks *seat* was likely to win in the whole deal, by what it has said."""
    bid = view.bids[seat]
    if bid is not None:
        return 0.2 if bid.is_nil else bid.tricks + _BEYOND_BID
    for word in view.talk:
        if isinstance(word, GiveEstimate) and word.seat is seat:
            return (word.sure + word.hopeful) / 2 + 0.3
    rules = view.rules
    side = rules.side_of(seat)
    contract = view.contracts[side]
    bidders = sum(not view.is_nil(one) for one in rules.members(side))
    return 3.25 if contract is None else contract / max(1, bidders) + _BEYOND_BID

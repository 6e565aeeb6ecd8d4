"""What each side owes, and what one more trick is worth, in points, by the seat that takes it."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, pi, sqrt
from typing import NamedTuple

from game.ai.characters import STEADY, Character
from game.ai.codes import Seating, seating_of
from game.ai.hands import BEYOND_BID, told_tricks
from game.engine.actions import GiveEstimate
from game.engine.views import PlayerView
from game.rules.bids import BidKind
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side

# Of the bags that are refused, the share that is not taken later all the same. Set by hand, as are the figures below.
_AVOIDED = 0.6
# A number of tricks that can never be reached.
UNBOUND = 99
# Set by hand: how far the tricks that a side still wins lie from what is expected, by the root of the tricks left.
_SPREAD = 0.58
# How many tricks fewer than expected are counted on.
_CAUTION = 0.5
# What a trick is worth at least, in points, to a side that still owes some and can win them.
_OWED = 2.0
# The chance that a nil still standing would stand to the end, were it not broken now.
_NIL_STANDS = 0.8
# The tricks that a nil wins on average, that everybody may still win, and that a seat which has said nothing wins.
_NIL_TRICKS, _LEAST = 0.2, 0.05
_UNKNOWN = 3.25


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
    """Return what *side* owes, where *won* are the tricks of each seat."""
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


class Ledger:
    """The accounts of all sides, and what each seat's taking the next trick is worth to the own side.

    *worth* is by seat; *trick* is the worth of a trick to the own number bidders; *likely* the tricks that each seat
    will probably win yet. *nils* are the nils that still stand; *nil*, *partner_nil* and *foe_nils* what hangs on them.
    """

    __slots__ = ("foe_nils", "likely", "mine", "nil", "nils", "partner_nil", "theirs", "trick", "won", "worth")

    def __init__(self, view: PlayerView, own_tricks: float, character: Character = STEADY) -> None:
        seating = seating_of(view.rules)
        seat, side, left = view.seat, seating.side[view.seat], len(view.hand)
        won = [0] * len(seating.seats)
        for taker in view.takers:
            won[taker] += 1
        self.won: list[int] = won
        bids = view.bids
        said_nil = [bid is not None and bid.is_nil for bid in bids]
        self.nils: list[bool] = [nil and not won[one] for one, nil in enumerate(said_nil)]
        prizes = [
            nil_prize(view, one, seating.side[one]) * _NIL_STANDS if self.nils[one] else 0.0 for one in seating.seats
        ]
        self.nil: float = prizes[seat]
        self.partner_nil: float = sum(prizes[one] for one in seating.partners[seat])
        self.foe_nils: float = sum(prizes) - self.nil - self.partner_nil
        self.likely: list[float] = self._likely(view, seating, _NIL_TRICKS if self.nil else own_tricks, left)
        spread = _SPREAD * sqrt(left) + 0.1
        self.mine: Account = _minded(account_of(view, seating, side, won), character)
        mine = self._tricks(seating.members[side])
        gain, fall = _gain(self.mine, mine, spread), _fall(self.mine, mine, spread)
        foes = [one for one in seating.sides if one is not side]
        self.theirs: list[Account] = [_hunted(account_of(view, seating, foe, won), character) for foe in foes]
        loss = 0.0
        owing = 0 < self.mine.need <= left
        for foe, account in zip(foes, self.theirs, strict=True):
            theirs = self._tricks(seating.members[foe]) - 1.0
            loss += _gain(account, theirs, spread) / len(foes)
            # The own contract is not given up to push others over twice their bid.
            fall += 0.0 if owing else _fall(account, theirs, spread) / len(foes)
        if owing:
            gain = max(gain, _OWED - loss)
        gain -= fall
        self.trick: float = gain + loss
        helps = view.rules.failed_nil_tricks == "help_partner"
        friends = (seat, *seating.partners[seat])
        bags = {foe: account.bag for foe, account in zip(foes, self.theirs, strict=True)}
        self.worth: list[float] = []
        for one in seating.seats:
            own = one in friends
            if not said_nil[one] or helps:
                worth = gain + loss if own else 0.0
            else:
                worth = loss - self.mine.bag if own else loss + bags[seating.side[one]]
            self.worth.append(worth - prizes[one] if own else worth + prizes[one])

    def _tricks(self, members: tuple[Seat, ...]) -> float:
        return sum(self.likely[seat] for seat in members)

    def _likely(self, view: PlayerView, seating: Seating, own: float, left: int) -> list[float]:
        """Return how many more tricks every seat is likely to win: the own seat *own*, all together *left*."""
        likely = [0.0] * len(seating.seats)
        total = 0.0
        for seat in seating.seats:
            if seat is not view.seat:
                bid = view.bids[seat]
                if bid is None:
                    prior = _unsaid(view, seating, seat)
                else:
                    prior = _NIL_TRICKS if bid.is_nil else bid.tricks + BEYOND_BID
                likely[seat] = max(_LEAST, prior - self.won[seat])
                total += likely[seat]
        scale = max(0.0, left - own) / total
        likely = [one * scale for one in likely]
        likely[view.seat] = own
        return likely


def _minded(account: Account, character: Character) -> Account:
    """Return the own *account* as *character* sees it."""
    return account._replace(bag=account.bag * character.bags) if account.bag > 0 else account


def _hunted(account: Account, character: Character) -> Account:
    """Return the *account* of others as *character* sees it."""
    return account._replace(prize=account.prize + character.sets) if character.sets else account


def _gain(account: Account, likely: float, spread: float) -> float:
    """Return what one more trick is worth to a side that will win *likely* more, give or take *spread*."""
    if account.need == UNBOUND:
        return -account.bag
    scale = 1.0 / (spread * sqrt(2.0))
    # Making: the tricks without this one fall just one short; a bag: they suffice already.
    gain = -account.bag
    if account.need > 0:
        likely -= _CAUTION
        short = (account.need - 1 - likely) * scale
        over = 0.5 - 0.5 * erf((account.need - 0.5 - likely) * scale)
        gain = account.prize * exp(-short * short) * scale / sqrt(pi) - account.bag * over
    return gain


def _fall(account: Account, likely: float, spread: float) -> float:
    """Return what one more trick costs a side that may win twice its bid, where that is punished."""
    if account.ceiling == UNBOUND:
        return 0.0
    scale = 1.0 / (spread * sqrt(2.0))
    edge = (account.ceiling - 1 - likely) * scale
    return account.fall * exp(-edge * edge) * scale / sqrt(pi)


def _unsaid(view: PlayerView, seating: Seating, seat: Seat) -> float:
    """Return how many tricks *seat*, who bid no number of its own, was likely to win in the whole deal."""
    for word in view.talk:
        if isinstance(word, GiveEstimate) and word.seat is seat:
            return told_tricks(word)
    side = seating.side[seat]
    contract = view.contracts[side]
    silent = sum(view.bids[one] is None for one in seating.members[side])
    return _UNKNOWN if contract is None else contract / max(1, silent) + BEYOND_BID

"""The chance to win the game after this deal, by which bids are weighed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import erf, floor, sqrt
from typing import NamedTuple

from game.ai.characters import STEADY, Character
from game.ai.hands import BEYOND_BID, told_tricks
from game.engine.actions import GiveEstimate
from game.engine.views import PlayerView
from game.rules.bids import NIL, Bid, BidKind, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.scoring import SeatResult, SideResult, Standing, score_side
from game.rules.seats import Seat, Side

# Fits to deals between players by rules of thumb: what a side scores in a deal and how that spreads, in points, at a
# table where its fair share is `_TRICKS_A_DEAL`; and how often it makes its contract.
_POINTS_A_DEAL = 55.0
_SPREAD_A_DEAL = 85.0
_TRICKS_A_DEAL = 6.5
_MADE = 0.88
# What a point is worth as a chance to win, whatever the score. Set by hand, as are the figures below.
_CALM = 0.0003
# How often the nils of others stand, and the tricks that a nil wins on average; forced ones are those that are no
# choice.
_NIL_KEPT = 0.7
_BLIND_NIL_KEPT = 0.3
_FORCED_NIL_KEPT = 0.3
_NIL_TRICKS, _FORCED_NIL_TRICKS = 0.3, 1.8
# What all hands together count themselves worth, as a share of the tricks.
_ALL_EXPECT = 1.04
# How many tricks a card that a nil trades away adds to its partner's hand.
_PER_TRADED = 0.6
# How far a side's tricks lie from the middle, by how far its expectation does; what more it wins while it owes tricks;
# and how far its tricks spread.
_SLOPE = 1.1
_EFFORT = 0.1
_TRICK_SPREAD = 1.08
# How much of what the known hands have in excess the unknown ones lack.
_BALANCE = 0.8


class Weighed(NamedTuple):
    """A result of the own side, and how likely it is."""

    chance: float
    result: SideResult


class Prospects:
    """What the own side's results are worth in a deal still to be played, as chances to win the game.

    *expected* are the tricks that each seat is likely to win, where the own hand is worth *own* (None: not looked at).
    *taste* is what *character* adds to the worth of an own nil.
    """

    def __init__(self, view: PlayerView, own: float | None, character: Character = STEADY) -> None:
        self.view = view
        self.rules: RuleSet = view.rules
        self.side: Side = view.side
        members = len(view.partners) + 1
        self._share = view.rules.hand_size * members / view.rules.players / _TRICKS_A_DEAL
        self.expected: list[float] = _expected(view, own)
        self._foes: list[tuple[float, Standing]] = list(self._foe_standings())
        self._bags = character.bags
        self.taste: float = self._worth_of_points(character.nil)

    def worth(self, outcomes: Iterable[Weighed]) -> float:
        """Return the chance to win the game over all *outcomes*, whose chances add up to 1.

        A little is added for points by themselves, lest a game as good as lost be thrown away in style.
        """
        before = self.view.standings[self.side]
        total = 0.0
        for chance, result in outcomes:
            after = score_side(self.rules, result, before).after
            total += chance * sum(likely * self.win_chance(after, theirs) for likely, theirs in self._foes)
            total += chance * _CALM * (after.points - before.points)
        return total

    def of_bid(
        self, bid: Bid, *, nil_chance: float, contract: int | None = None, blind: BlindBid | None = None
    ) -> float:
        """Return the chance to win the game if the own seat says *bid*; *contract* is the side's where it is fixed."""
        worth = self.worth(self._outcomes(bid, nil_chance, contract, blind))
        return worth + self.taste if bid.is_nil else worth

    def _worth_of_points(self, points: int) -> float:
        """Return what *points* more are worth by themselves."""
        if not points:
            return 0.0
        before = self.view.standings[self.side]
        after = replace(before, points=before.points + points)
        gains = (
            likely * (self.win_chance(after, theirs) - self.win_chance(before, theirs)) for likely, theirs in self._foes
        )
        return sum(gains) + _CALM * points

    def _outcomes(self, bid: Bid, nil_chance: float, contract: int | None, blind: BlindBid | None) -> Iterator[Weighed]:
        seat = self.view.seat
        for partners, odds in self._partner_bids(bid):
            bids = {seat: bid, **partners}
            owed = sum(one.tricks for one in bids.values()) if contract is None else contract
            forced = self.rules.bidding == "suicide"
            kept = {
                one: nil_chance if one is seat else _FORCED_NIL_KEPT if forced else _kept(bids[one]) for one in bids
            }
            for weighed in self.results(bids, owed, kept, blind):
                yield Weighed(odds * weighed.chance, weighed.result)

    def _partner_bids(self, own: Bid) -> Iterator[tuple[dict[Seat, Bid], float]]:
        """Yield what the partner may bid beside *own*, with its chances.

        Meanwhile its hand is taken for what its bid would tell of it.
        """
        partners = self.view.partners
        if self.rules.bidding == "suicide" and not own.is_nil and not any(self.view.bids[one] for one in partners):
            yield {seat: NIL if seat is partners[-1] else self._bid_of(seat) for seat in partners}, 1.0
            return
        if len(partners) != 1 or self.view.bids[partners[0]] is not None:
            yield {seat: self._bid_of(seat) for seat in partners}, 1.0
            return
        partner, likely = partners[0], max(1.0, self.expected[partners[0]] - BEYOND_BID)
        for tricks, odds in ((floor(likely), 1.0 - likely % 1.0), (floor(likely) + 1, likely % 1.0)):
            self.expected[partner] = tricks + BEYOND_BID
            yield {partner: Bid.of(tricks)}, odds
        self.expected[partner] = likely + BEYOND_BID

    def results(
        self, bids: dict[Seat, Bid], owed: int, kept: dict[Seat, float], blind: BlindBid | None = None
    ) -> Iterator[Weighed]:
        """Yield what becomes of a side whose seats say *bids* and that owes *owed*; *kept* are its nils' chances."""
        nils = [seat for seat, bid in bids.items() if bid.is_nil]
        numbers = [seat for seat in bids if seat not in nils]
        tricks = list(self._trick_chances(nils, owed)) if numbers else [(1.0, 0)]
        for broken, odds in _nil_cases(nils, kept):
            for chance, won in tricks:
                seats = tuple(SeatResult(one, bids[one], _won(one, broken, numbers, won)) for one in sorted(bids))
                yield Weighed(odds * chance, SideResult(owed, seats, blind))

    def _trick_chances(self, nils: list[Seat], owed: int) -> Iterator[tuple[float, int]]:
        """Yield the numbers of tricks that the number bidders of the own side may win, with their chances."""
        rules = self.rules
        nil = _nil_tricks(rules)
        expected = [nil if seat in nils else one for seat, one in enumerate(self.expected)]
        members = rules.members(self.side)
        part = len(members) / rules.players
        mean = rules.hand_size * part + _SLOPE * (sum(expected[seat] for seat in members) - part * sum(expected))
        mean -= (nil - _NIL_TRICKS) * len(nils)
        if owed - 0.5 < mean + 1.0:
            mean += _EFFORT
        mean = min(max(mean, 0.0), float(rules.hand_size))  # bids at random add up to more tricks than there are
        low, high = max(0, floor(mean - 3.0)), min(rules.hand_size, floor(mean + 4.0))
        edges = [_below((won - 0.5 - mean) / _TRICK_SPREAD) for won in range(low, high + 2)]
        edges[0], edges[-1] = 0.0, 1.0
        for place, won in enumerate(range(low, high + 1)):
            yield edges[place + 1] - edges[place], won

    def _bid_of(self, seat: Seat) -> Bid:
        """Return what *seat* has bid, or would by its expected tricks."""
        said = self.view.bids[seat]
        return said if said is not None else Bid.of(max(1, round(self.expected[seat] - BEYOND_BID)))

    # The other side --------------------------------------------------------------------------------

    def _foe_standings(self) -> Iterator[tuple[float, Standing]]:
        """Yield where the strongest other side may stand after the deal, with the chances."""
        view, rules = self.view, self.rules
        foe = max(
            (side for side in rules.all_sides if side is not self.side), key=lambda one: view.standings[one].points
        )
        members = rules.members(foe)
        bids = {seat: self._bid_of(seat) for seat in members}
        contract, blind = view.contracts[foe], view.blind[foe]
        if blind is not None:
            owed = blind.contract
        else:
            owed = sum(bid.tricks for bid in bids.values()) if contract is None else contract
        numbers = [seat for seat in members if not bids[seat].is_nil]
        nils = [seat for seat in members if bids[seat].is_nil]
        kept = {seat: _kept(bids[seat]) for seat in nils}
        for broken, odds in _nil_cases(nils, kept):
            for chance, won in ((_MADE, owed + 1), (1.0 - _MADE, max(0, owed - 1))) if numbers else ((1.0, 0),):
                seats = tuple(SeatResult(one, bids[one], _won(one, broken, numbers, won)) for one in members)
                result = SideResult(owed, seats, blind)
                yield odds * chance, score_side(rules, result, view.standings[foe]).after

    def win_chance(self, ours: Standing, theirs: Standing) -> float:
        """Return the chance to win the game from these standings after this deal."""
        rules = self.rules
        lead = ours.points - theirs.points
        best = max(ours.points, theirs.points)
        # A tie is played on, so that there may be more deals than the most.
        last = rules.max_deals is not None and len(self.view.scores) + 1 >= rules.max_deals
        over = best >= rules.target or last
        if over or (rules.floor is not None and min(ours.points, theirs.points) <= rules.floor):
            return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        deals = max(1.0, (rules.target - best) / (_POINTS_A_DEAL * self._share))
        if rules.max_deals is not None:
            deals = min(deals, rules.max_deals - len(self.view.scores) - 1.0)
        bags = (ours.bags * self._bags - theirs.bags) * self._bag(deals)
        return 0.5 + 0.5 * erf((lead - bags) / (_SPREAD_A_DEAL * self._share * sqrt(2.0 * deals)))

    def _bag(self, deals: float) -> float:
        """Return what a bag carried into the next deal costs on average, with *deals* still to come."""
        rules = self.rules
        if not rules.bag_limit:
            return 0.0
        return rules.bag_penalty / rules.bag_limit * min(1.0, deals / 4.0)


def _kept(bid: Bid) -> float:
    """Return how likely a nil of another seat is to stand."""
    return _BLIND_NIL_KEPT if bid.kind is BidKind.BLIND_NIL else _NIL_KEPT


def _nil_cases(nils: list[Seat], kept: dict[Seat, float]) -> Iterator[tuple[tuple[Seat, ...], float]]:
    """Yield every set of nils that may be broken, with its chance."""
    cases: list[tuple[tuple[Seat, ...], float]] = [((), 1.0)]
    for seat in nils:
        chance = kept[seat]
        cases = [
            *((broken, odds * chance) for broken, odds in cases),
            *(((*broken, seat), odds * (1.0 - chance)) for broken, odds in cases),
        ]
    yield from cases


def _won(seat: Seat, broken: tuple[Seat, ...], numbers: list[Seat], won: int) -> int:
    """Return the tricks of *seat*: those of the number bidders are counted for the first of them."""
    if seat in broken:
        return 1
    return won if numbers and seat is numbers[0] else 0


def _below(deviations: float) -> float:
    """Return how likely a normal variable stays below *deviations* standard deviations."""
    return 0.5 + 0.5 * erf(deviations / sqrt(2.0))


def _expected(view: PlayerView, own: float | None) -> list[float]:
    """Return the tricks that each seat is likely to win, by what has been said."""
    rules = view.rules
    expected: list[float | None] = [None] * rules.players
    expected[view.seat] = own
    for seat, bid in enumerate(view.bids):
        if bid is not None:
            expected[seat] = _nil_tricks(rules) if bid.is_nil else bid.tricks + BEYOND_BID
    for word in view.talk:
        if isinstance(word, GiveEstimate) and expected[word.seat] is None:
            expected[word.seat] = told_tricks(word)
    for side, contract in enumerate(view.contracts):
        if contract is not None:
            _share_contract(expected, [seat for seat in rules.seats if rules.side_of(seat) == side], contract)
    for seat, bid in enumerate(view.bids):
        traded = 0 if bid is None else _traded(rules, bid)
        for partner in rules.partners(Seat(seat)) if traded else ():
            known_to_partner = expected[partner]
            if known_to_partner is not None and view.bids[partner] is None:
                expected[partner] = known_to_partner + _PER_TRADED * traded
    known = [one for one in expected if one is not None]
    rest = max(1, rules.players - len(known))
    average = _ALL_EXPECT * rules.hand_size / rules.players
    unknown = max(0.5, average - _BALANCE * (sum(known) - average * len(known)) / rest)
    return [unknown if one is None else one for one in expected]


def _nil_tricks(rules: RuleSet) -> float:
    """Return how many tricks a nil wins on average: more where nils are forced."""
    return _FORCED_NIL_TRICKS if rules.bidding == "suicide" else _NIL_TRICKS


def _traded(rules: RuleSet, bid: Bid) -> int:
    """Return how many high cards *bid* brings to the partner in a trade."""
    if not bid.is_nil:
        return 0
    return rules.blind_nil_trade if bid.kind is BidKind.BLIND_NIL else rules.nil_trade


def _share_contract(expected: list[float | None], members: list[Seat], contract: int) -> None:
    """Note what the *members* of a side are worth, which owes *contract* without having said who wins how much."""
    silent = [seat for seat in members if expected[seat] is None]
    for seat in silent:
        expected[seat] = contract / len(silent) + BEYOND_BID

"""What is decided before looking, and whether a poor hand is thrown in."""

from __future__ import annotations

from collections.abc import Iterator
from math import erf, sqrt
from typing import NamedTuple

from game.ai.agent import Decision
from game.ai.characters import STEADY, Character
from game.ai.codes import codes_of
from game.ai.hands import hand_nil, hand_tricks
from game.ai.prospects import Prospects, Weighed
from game.engine.actions import AgreeBlind, AskRedeal, BidBlind, BidBlindNil, DeclineBlind, KeepHand, LookAtCards
from game.engine.views import PlayerView
from game.rules.bids import BLIND_NIL, NIL, Bid, BlindBid
from game.rules.scoring import SeatResult, SideResult
from game.words import _

# What unseen hands win, of their fair share: two of a side, and one beside a nil; and how far the tricks spread.
# Checked against 300 deals between players by rules of thumb (tests/ai/test_blinds.py).
_TOGETHER, _ALONE = 6.7 / 6.5, 4.1 / 6.5
_SPREAD_TOGETHER, _SPREAD_ALONE = 1.9, 1.7
# How often the better nil of two hands stands beside a bound partner: of 300 such deals.
_BEST_NIL = 0.26
# How often a nil bid before looking stands, by the cards traded: of 300 deals each between players by rules of thumb.
_BLIND_NIL = (0.14, 0.46, 0.72, 0.87, 0.94)
_LONE_BLIND_NIL = 0.05
# How far below its fair share a side usually bids after looking, each as likely, and how often it makes that. By hand.
_USUAL = (2.5, 1.5, 0.5, -0.5)
_MADE = 0.9
# How many times as likely winning must be for a side to be bound before the deal, by the first and the second to speak.
# Set by hand; what blind bids win stands in PLAYERS.md.
_OFFER = 1.12
_JOIN = 1.06
# A side less far behind, in points, looks first, though a nil with a trade might pay: its partner is not bound wildly.
# By hand, as is what makes a hand good for a nil or for tricks.
_FAR_BEHIND = 100
_VERY_FAR_BEHIND = 200
_NEARLY_OVER = 150
_GOOD_NIL = 0.62
_GOOD_HAND = 4.0 / 3.25  # of a fair share


class LowOdds(NamedTuple):
    """How likely a blind bid with a low is to bring *both* its parts, *one* of them or *neither*."""

    both: float
    one: float
    neither: float


def blind_chance(view: PlayerView, tricks: int) -> float:
    """Return how likely the own side is to make a blind bid of *tricks*."""
    return sum(odds for odds, won in _tricks(view, _TOGETHER, _SPREAD_TOGETHER) if won >= tricks)


def low_odds(view: PlayerView, tricks: int) -> LowOdds:
    """Return the odds of what a blind bid of *tricks* with a low may bring."""
    made = sum(odds for odds, won in _tricks(view, _ALONE, _SPREAD_ALONE) if won >= tricks)
    both, neither = made * _BEST_NIL, (1.0 - made) * (1.0 - _BEST_NIL)
    return LowOdds(both, 1.0 - both - neither, neither)


def blind_nil_chance(view: PlayerView) -> float:
    """Return how likely a nil is to stand that the own seat bids before looking."""
    rules = view.rules
    if not view.partners:
        return _LONE_BLIND_NIL
    traded = 0 if all(view.is_nil(seat) for seat in view.partners) else rules.blind_nil_trade
    return _BLIND_NIL[traded]


def decide_blind(view: PlayerView) -> Decision:
    """Return what is said about a bid before the deal: an offer, or the answer to one."""
    prospects = Prospects(view, None)
    usual = prospects.worth(_usual(view))
    decline = DeclineBlind(view.seat)
    if not _is_desperate(view):
        return Decision(decline, _("there is time enough to catch up"))
    if AgreeBlind(view.seat) in view.legal:
        offer = next(one for one in reversed(view.offers) if isinstance(one, BidBlind))
        if prospects.worth(_blind(view, offer)) > usual * _JOIN:
            return Decision(AgreeBlind(view.seat), _("so far behind, the blind bid is worth its risk"))
        return Decision(decline, _("looking first gives the better chances"))
    offers = [action for action in view.legal if isinstance(action, BidBlind)]
    best = max(offers, key=lambda offer: prospects.worth(_blind(view, offer)))
    if prospects.worth(_blind(view, best)) > usual * _OFFER:
        return Decision(best, _("so far behind, a blind bid is worth its risk"))
    return Decision(decline, _("looking first gives the better chances"))


def _is_desperate(view: PlayerView) -> bool:
    """Whether the own side is very far behind, or so near the end that it can hardly catch up by itself."""
    behind = view.behind(view.side)
    nearly_over = view.standings[view.side].points + behind >= view.rules.target - _NEARLY_OVER
    return behind >= _VERY_FAR_BEHIND or (behind >= _FAR_BEHIND and nearly_over)


def decide_blind_nil(view: PlayerView, character: Character = STEADY) -> Decision:
    """Return whether to bid nil before looking."""
    look = Decision(LookAtCards(view.seat), _("looking first gives the better chances"))
    if view.behind(view.side) < _FAR_BEHIND:
        return look._replace(reason=_("not so far behind, such a risk is not needed"))
    if any(view.is_nil(seat) for seat in view.partners):
        return look._replace(reason=_("the partner has bid nil, and somebody should win tricks"))
    prospects = Prospects(view, None, character)
    chance = blind_nil_chance(view)
    owed = round(_fair_share(view) - 2.5) if view.partners else 0  # 4 of 13 tricks beside a partner
    alone = list(_tricks(view, _ALONE, _SPREAD_ALONE))
    nil = [
        Weighed(odds * likely, _result(view, owed, won, BLIND_NIL, kept=kept))
        for kept, likely in ((True, chance), (False, 1.0 - chance))
        for odds, won in alone
    ]
    if prospects.worth(nil) + prospects.taste > prospects.worth(_usual(view)) * _OFFER:
        return Decision(BidBlindNil(view.seat), _("so far behind, a blind nil is worth its risk"))
    return look


def decide_redeal(view: PlayerView) -> Decision:
    """Return whether to throw the hand in."""
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    if view.rules.nil and hand_nil(view.rules, hand, None) > _GOOD_NIL:
        return Decision(KeepHand(view.seat), _("poor as it is, the hand is a good nil"))
    if hand_tricks(view.rules, hand) > _GOOD_HAND * view.rules.hand_size / view.rules.players:
        return Decision(KeepHand(view.seat), _("the hand is strong enough as it is"))
    return Decision(AskRedeal(view.seat), _("the hand has hardly a trick, so ask for another"))


def _usual(view: PlayerView) -> Iterator[Weighed]:
    """Yield what becomes of a side that looks first."""
    for less in _USUAL:
        owed = max(1, round(_fair_share(view) - less))
        yield Weighed(_MADE / len(_USUAL), _result(view, owed, owed + 1))
        yield Weighed((1.0 - _MADE) / len(_USUAL), _result(view, owed, owed - 1))


def _blind(view: PlayerView, offer: BidBlind) -> Iterator[Weighed]:
    """Yield what becomes of *offer*."""
    blind = BlindBid(offer.tricks, offer.low)
    if not offer.low:
        for odds, won in _tricks(view, _TOGETHER, _SPREAD_TOGETHER):
            yield Weighed(odds, _result(view, offer.tricks, won, blind=blind))
        return
    for kept, likely in ((True, _BEST_NIL), (False, 1.0 - _BEST_NIL)):
        for odds, won in _tricks(view, _ALONE, _SPREAD_ALONE):
            yield Weighed(odds * likely, _result(view, offer.tricks, won, NIL, kept=kept, blind=blind))


def _result(
    view: PlayerView,
    owed: int,
    won: int,
    nil: Bid | None = None,
    *,
    kept: bool = True,
    blind: BlindBid | None = None,
) -> SideResult:
    """Return the result of a side that owes *owed* and wins *won*, beside a *nil* of the own seat."""
    own = SeatResult(view.seat, nil, 0 if nil is None or kept else 1)
    if not view.partners:
        alone = own if nil is not None else SeatResult(view.seat, None, won)
        return SideResult(owed, (alone,), blind)
    return SideResult(owed, (own, SeatResult(view.partners[0], None, won)), blind)


def _fair_share(view: PlayerView) -> float:
    """Return how many tricks the own side wins if all hands are alike."""
    return view.rules.hand_size * (len(view.partners) + 1) / view.rules.players


def _tricks(view: PlayerView, mean: float, spread: float) -> Iterator[tuple[float, int]]:
    """Yield the numbers of tricks that hands not yet seen may win, with their chances."""
    most = view.rules.hand_size
    middle, spread = mean * _fair_share(view), spread * most / 13.0
    below = 0.0
    for won in range(most + 1):
        deviations = (won + 0.5 - middle) / spread
        upto = 1.0 if won == most else 0.5 + 0.5 * erf(deviations / sqrt(2.0))
        yield upto - below, won
        below = upto

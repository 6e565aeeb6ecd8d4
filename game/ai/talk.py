"""Negotiated bidding: telling the partner the truth, and agreeing on a number."""

from __future__ import annotations

from math import floor

from game.ai.agent import Decision
from game.ai.auction import why_bid
from game.ai.characters import STEADY, Character
from game.ai.codes import codes_of
from game.ai.hands import hand_nil, hand_tricks
from game.ai.prospects import Prospects
from game.engine.actions import AgreeContract, GiveEstimate, ProposeContract, WishNil
from game.engine.views import PlayerView
from game.rules.bids import NIL, Bid
from game.rules.seats import Seat
from game.words import _

_WISHED = 0.68
_NOT_WISHED = 0.25
# Chances to win the game that are not worth another word.
_NEAR = 0.006
_NEAR_ENOUGH = 0.03
_REACH = 2


def decide(view: PlayerView, character: Character = STEADY) -> Decision:
    """Return an estimate, a proposal or agreement."""
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    expected = hand_tricks(view.rules, hand)
    chance = hand_nil(view.rules, hand, _partner_tricks(view))
    prospects = Prospects(view, expected, character)
    if any(isinstance(action, GiveEstimate) for action in view.legal):
        return _estimate(view, prospects, expected, chance)
    return _propose(view, prospects, chance)


def _partner_tricks(view: PlayerView) -> int | None:
    """Return what the partner has said that it holds."""
    return next(
        (word.sure for word in view.talk if isinstance(word, GiveEstimate) and word.seat in view.partners), None
    )


def _estimate(view: PlayerView, prospects: Prospects, expected: float, chance: float) -> Decision:
    sure = max(0, floor(expected - 0.5))
    hopeful = max(sure, floor(expected + 0.2))
    most = view.rules.hand_size
    wish = WishNil(view.seat)
    if wish in view.legal and chance > 0.5:
        number = max(prospects.of_bid(Bid.of(tricks), nil_chance=chance) for tricks in (max(1, sure), sure + 1))
        if prospects.of_bid(NIL, nil_chance=chance) > number:
            return Decision(wish, why_bid(view, NIL, chance))
    reason = why_bid(view, Bid.of(sure), chance)
    return Decision(GiveEstimate(view.seat, min(sure, most), min(hopeful, most)), reason)


def _propose(view: PlayerView, prospects: Prospects, chance: float) -> Decision:
    """Return agreement where the partner's number is about as good as any, else the best number."""
    heard = [word for word in view.talk if isinstance(word, ProposeContract) and word.seat in view.partners]
    offered = [action for action in view.legal if isinstance(action, ProposeContract)]
    near = [action for action in offered if _is_near(view, prospects, action)] or offered
    best = max(near, key=lambda action: _worth(view, prospects, chance, action))
    agree = AgreeContract(view.seat)
    if heard and agree in view.legal:
        patience = _NEAR if len(heard) == 1 else _NEAR_ENOUGH
        if _worth(view, prospects, chance, heard[-1]) + patience >= _worth(view, prospects, chance, best):
            return Decision(agree, _("the partner’s number is as good as any"))
    if best.nils:
        return Decision(best, _("one of the hands can stay under every trick"))
    tricks = sum(prospects.expected[seat] for seat in (view.seat, *view.partners))
    return Decision(best, _("both hands together are worth about {tricks} tricks").format(tricks=f"{tricks:.1f}"))


def _is_near(view: PlayerView, prospects: Prospects, action: ProposeContract) -> bool:
    """Whether *action* asks for about what the seats that bid no nil are worth."""
    numbers = [seat for seat in (view.seat, *view.partners) if seat not in action.nils and not view.is_nil(seat)]
    wanted = sum(prospects.expected[seat] for seat in numbers)
    return not numbers or abs(action.tricks - wanted) <= _REACH or action.tricks in (10, view.rules.hand_size)


def _worth(view: PlayerView, prospects: Prospects, chance: float, action: ProposeContract) -> float:
    """Return the chance to win the game with the contract of *action*."""
    bids: dict[Seat, Bid] = {}
    for seat in (view.seat, *view.partners):
        said = view.bids[seat]
        bids[seat] = NIL if seat in action.nils else said if said is not None else Bid.of(0)
    wishes = {word.seat for word in view.talk if isinstance(word, WishNil)}
    kept = {seat: _WISHED if seat in wishes else _NOT_WISHED for seat in bids}
    kept[view.seat] = chance
    worth = prospects.worth(prospects.results(bids, action.tricks, kept))
    return worth + prospects.taste if view.seat in action.nils else worth

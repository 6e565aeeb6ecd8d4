"""What is decided before looking, and whether a poor hand is thrown in."""

from __future__ import annotations

from game.ai.agent import Decision
from game.ai.codes import codes_of
from game.ai.strength import nil_chance
from game.engine.actions import AskRedeal, BidBlindNil, DeclineBlind, KeepHand, LookAtCards
from game.engine.views import PlayerView
from game.words import _


def decide_blind(view: PlayerView) -> Decision:
    """Return what is said about a bid before the deal."""
    return Decision(DeclineBlind(view.seat), _("Not far enough behind for a blind bid"))


def decide_blind_nil(view: PlayerView) -> Decision:
    """Return whether to bid nil before looking."""
    desperate = view.behind(view.side) > 250
    if desperate and not any(view.is_nil(seat) for seat in view.partners):
        return Decision(BidBlindNil(view.seat), _("Far behind, only a blind nil can turn the game"))
    return Decision(LookAtCards(view.seat), _("Looking first is worth more"))


def decide_redeal(view: PlayerView) -> Decision:
    """Return whether to throw the hand in."""
    codes = codes_of(view.rules)
    if view.rules.nil and nil_chance(codes.mask(view.hand), codes.deck, None) > 0.65:
        return Decision(KeepHand(view.seat), _("Poor as it is, the hand is a good nil"))
    return Decision(AskRedeal(view.seat), _("A hand without a trick: ask for another"))

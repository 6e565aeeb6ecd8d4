"""Bidding: how many tricks to promise, nil or a number, and settling a bid made before the deal."""

from __future__ import annotations

from math import floor

from game.ai.agent import Decision
from game.ai.codes import codes_of
from game.ai.strength import expected_tricks, nil_chance
from game.engine.actions import PlaceBid, SettleBlind
from game.engine.views import PlayerView
from game.words import _


def decide(view: PlayerView) -> Decision:
    """Return the bid, or how the side's blind bid is settled."""
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    expected = expected_tricks(hand, codes.deck)
    partner_bids = [bid.tricks for seat in view.partners if (bid := view.bids[seat]) is not None]
    chance = nil_chance(hand, codes.deck, partner_bids[0] if partner_bids else None)
    settles = [action for action in view.legal if isinstance(action, SettleBlind)]
    if settles:
        low = chance > 0.6
        best = min(settles, key=lambda one: (one.low != low, one.raised))
        return Decision(best, _("The hand suits it"))
    wanted = max(1, floor(expected - 0.2))
    bids = [action for action in view.legal if isinstance(action, PlaceBid)]
    nil = view.rules.nil
    if nil and chance > (nil + 10 * wanted) / (2 * nil):
        for action in bids:
            if action.bid.is_nil:
                return Decision(action, _("A hand that can stay under every trick"))
    best_bid = min(bids, key=lambda one: (one.bid.is_nil, abs(one.bid.tricks - wanted)))
    return Decision(best_bid, _("The tricks that the hand is likely to win"))

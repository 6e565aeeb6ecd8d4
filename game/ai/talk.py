"""Negotiated bidding: telling the partner the truth, and agreeing on a number."""

from __future__ import annotations

from math import ceil, floor

from game.ai.agent import Decision
from game.ai.codes import codes_of
from game.ai.strength import expected_tricks, nil_chance
from game.engine.actions import AgreeContract, GiveEstimate, ProposeContract, WishNil
from game.engine.views import PlayerView
from game.words import _


def decide(view: PlayerView) -> Decision:
    """Return an estimate, a proposal or agreement."""
    codes = codes_of(view.rules)
    hand = codes.mask(view.hand)
    expected = expected_tricks(hand, codes.deck)
    estimates = [action for action in view.legal if isinstance(action, GiveEstimate)]
    if estimates:
        wishes = [action for action in view.legal if isinstance(action, WishNil)]
        if wishes and nil_chance(hand, codes.deck, None) > 0.6:
            return Decision(wishes[0], _("A hand that can stay under every trick"))
        sure, hopeful = floor(max(0.0, expected - 0.5)), ceil(max(0.0, expected - 0.5))
        best = min(estimates, key=lambda one: abs(one.sure - sure) + abs(one.hopeful - hopeful))
        return Decision(best, _("What the hand is likely to win"))
    return _propose(view, expected)


def _propose(view: PlayerView, expected: float) -> Decision:
    said = [word for word in view.talk if isinstance(word, GiveEstimate) and word.seat in view.partners]
    wishes = tuple(sorted(word.seat for word in view.talk if isinstance(word, WishNil)))
    mine = [seat for seat in wishes if seat in (view.seat, *view.partners)]
    nils = tuple(mine[:1])
    total = 0.0 if view.seat in nils else expected - 0.2
    total += sum((word.sure + word.hopeful) / 2 for word in said)
    if not said and not nils:
        total += 2.5
    wanted = max(1, floor(total))
    proposals = [action for action in view.legal if isinstance(action, ProposeContract)]
    agree = [action for action in view.legal if isinstance(action, AgreeContract)]
    heard = [word for word in view.talk if isinstance(word, ProposeContract) and word.seat in view.partners]
    if agree and heard and heard[-1].nils == nils and abs(heard[-1].tricks - wanted) <= 1:
        return Decision(agree[0], _("The partner's number is near enough"))
    best = min(proposals, key=lambda one: (one.nils != nils, abs(one.tricks - wanted)))
    return Decision(best, _("What both hands are likely to win"))

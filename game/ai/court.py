"""Calling reneges that the cards prove, and choosing what they cost."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.agent import Decision
from game.cards import Card
from game.engine.actions import CallRenege, ChoosePenalty, CloseCalls
from game.engine.phases.court import adjusted
from game.engine.settling import side_result
from game.engine.state import Call
from game.engine.views import PlayerView
from game.rules.bids import Bid, BlindBid
from game.rules.scoring import score_side
from game.rules.seats import Seat
from game.rules.tricks import Trick, lawful
from game.words import _


def decide_calls(view: PlayerView) -> Decision:
    """Return a call that the cards prove, or let the tricks stand."""
    call = provable_call(view)
    if call is not None:
        return Decision(call, _("the card that should have been played came later"))
    return Decision(CloseCalls(view.seat), _("everybody followed the rules"))


def provable_call(view: PlayerView) -> CallRenege | None:
    """Return a call in `view.legal` that the cards seen so far prove, if there is one."""
    for action in view.legal:
        if isinstance(action, CallRenege) and is_proven(view, action):
            return action
    return None


def is_proven(view: PlayerView, call: CallRenege) -> bool:
    """Whether cards played since show that the accused broke the rules in that trick."""
    tricks = (*view.tricks, view.trick)
    trick = tricks[call.trick]
    held = tuple(card for later in tricks[call.trick :] if (card := later.card_of(call.accused)) is not None)
    before = _before(trick, held[0])
    return held[0] not in lawful(held, before, view.rules, first=call.trick == 0, broken=True)


def _before(trick: Trick, card: Card) -> Trick:
    """Return *trick* as it lay before *card* was played."""
    return Trick(trick.plays[: trick.cards.index(card)])


def decide_penalty(view: PlayerView) -> Decision:
    """Return the penalty after which the own side stands best against the other."""
    options = [action for action in view.legal if isinstance(action, ChoosePenalty)]
    best = max(options, key=lambda action: _margin(view, action))
    return Decision(best, _("the penalty that changes the score most"))


@dataclass(frozen=True, slots=True)
class _Supposed:
    """The deal as it would end with other *calls*."""

    bids: tuple[Bid | None, ...]
    contracts: tuple[int | None, ...]
    blind: tuple[BlindBid | None, ...]
    calls: tuple[Call, ...]
    takers: tuple[Seat, ...]

    def taken(self, seat: Seat) -> int:
        """Return how many tricks *seat* has won."""
        return self.takers.count(seat)


def _margin(view: PlayerView, action: ChoosePenalty) -> int:
    """Return how far ahead the own side would be after *action*."""
    last = view.calls[-1]
    calls = (*view.calls[:-1], Call(last.seat, last.accused, last.trick, last.proven, action.penalty))
    after = _Supposed(view.bids, view.contracts, view.blind, calls, view.takers)
    taken = adjusted(view.rules, after)
    points = [
        score_side(view.rules, side_result(view.rules, after, side, taken), view.standings[side]).after.points
        for side in view.rules.all_sides
    ]
    own = points.pop(view.side)
    return own - max(points)

"""Calling reneges that the cards prove, and choosing what they cost."""

from __future__ import annotations

from dataclasses import dataclass

from game.ai.agent import Decision
from game.ai.prospects import Prospects
from game.cards import Card
from game.engine.actions import CallRenege, ChoosePenalty, CloseCalls, Penalty
from game.engine.phases.scored import adjusted, side_result
from game.engine.state import Call
from game.engine.views import PlayerView
from game.rules.bids import Bid, BlindBid
from game.rules.scoring import DealScore, score_deal
from game.rules.seats import Seat
from game.rules.tricks import Trick, lawful
from game.words import _


def decide_calls(view: PlayerView) -> Decision:
    """Return a call that the cards prove, or that the tricks stand."""
    call = provable_call(view)
    if call is not None:
        return Decision(call, _("the card that should have been played came later"))
    return Decision(CloseCalls(view.seat), _("everybody followed the rules"))


def provable_call(view: PlayerView) -> CallRenege | None:
    """Return a call in `view.legal` that the cards seen so far prove, or None."""
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


def shown_later(view: PlayerView, accused: Seat, number: int) -> tuple[int, Card] | None:
    """Return the trick (from 0) and the card by which it came out that *accused* could follow in trick *number*.

    None while such a card has not been seen.
    """
    tricks = (*view.tricks, view.trick)
    trick = tricks[number]
    played = trick.card_of(accused)
    if played is None:
        return None
    before = _before(trick, played)
    for later in range(number + 1, len(tricks)):
        card = tricks[later].card_of(accused)
        if card is not None and played not in lawful(
            (played, card), before, view.rules, first=number == 0, broken=True
        ):
            return later, card
    return None


def _before(trick: Trick, card: Card) -> Trick:
    """Return *trick* as it lay before *card* was played."""
    return Trick(trick.plays[: trick.cards.index(card)])


def decide_penalty(view: PlayerView) -> Decision:
    """Return the penalty after which the own side is likeliest to win the game."""
    prospects = Prospects(view, None)
    options = [action for action in view.legal if isinstance(action, ChoosePenalty)]
    best = max(options, key=lambda action: _worth(view, prospects, action.penalty))
    return Decision(best, _("the penalty that helps the side most"))


def score_after(view: PlayerView, penalty: Penalty | None) -> DealScore:
    """Return how the deal of *view* is scored if the renege proven last costs *penalty*, or nothing.

    Tricks still to be played are supposed to go where they are owed.
    """
    rules = view.rules
    calls = view.calls
    if penalty is not None:
        last = calls[-1]
        calls = (*calls[:-1], Call(last.seat, last.accused, last.trick, last.proven, penalty))
    after = _Supposed(view.bids, view.contracts, view.blind, calls, _foreseen(view))
    taken = adjusted(rules, after)
    results = [side_result(rules, after, side, taken) for side in rules.all_sides]
    return score_deal(rules, results, view.standings)


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


def _foreseen(view: PlayerView) -> tuple[Seat, ...]:
    """Return who took the tricks, those still to be played with them: each goes to whoever owes most."""
    takers = list(view.takers)
    while len(takers) < view.rules.hand_size:
        takers.append(max(view.rules.seats, key=lambda seat: _owed(view, seat) - takers.count(seat)))
    return tuple(takers)


def _owed(view: PlayerView, seat: Seat) -> float:
    """Return the share of *seat* in what its side owes; a nil owes less than nothing."""
    bid = view.bids[seat]
    if bid is not None:
        return -float(view.rules.hand_size) if bid.is_nil else float(bid.tricks)
    side = view.rules.side_of(seat)
    silent = sum(view.bids[one] is None for one in view.rules.members(side))
    return view.owed(side) / silent


def _worth(view: PlayerView, prospects: Prospects, penalty: Penalty) -> float:
    """Return the chance to win the game once the deal is scored with *penalty*."""
    standings = list(score_after(view, penalty).standings)
    own = standings.pop(view.side)
    return prospects.win_chance(own, max(standings, key=lambda one: one.points))

"""The decisions of played deals, one by one, and the reason for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.ai.agent import Agent, Decision, chance_of
from game.ai.careless import is_slip, slip_words
from game.cards import Card
from game.engine.actions import (
    Action,
    CloseCalls,
    CutCard,
    DeclineBlind,
    KeepHand,
    LookAtCards,
    PlayCard,
    StartDeal,
)
from game.engine.state import DealState, GameState, Phase
from game.engine.views import PlayerView, view_of
from game.rules.seats import Seat

# Actions that are a matter of course and left out of a review.
_PLAIN = (CutCard, CloseCalls, DeclineBlind, KeepHand, LookAtCards, StartDeal)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: action *number* of the game (from 0), taken by *seat* in the state *before*."""

    number: int
    seat: Seat
    before: GameState
    action: Action

    @property
    def trick(self) -> int | None:
        """The trick (from 0) to which a card was played; None for any other action."""
        return len(self.before.current.tricks) if isinstance(self.action, PlayCard) else None

    @property
    def place(self) -> int:
        """The number of cards in the trick before this one."""
        return len(self.before.current.trick)

    @property
    def view(self) -> PlayerView:
        """What *seat* knew."""
        return view_of(self.before, self.seat)


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal played to its end: its *moments* in order, and the table *after* it was scored."""

    moments: tuple[Moment, ...]
    after: GameState

    @property
    def deal(self) -> DealState:
        """The deal at its end, with all its tricks."""
        return self.after.current

    def state_after(self, moment: Moment) -> GameState:
        """Return the table as it was once *moment* was over."""
        return next((one.before for one in self.moments if one.number > moment.number), self.after)

    def hands_at(self, moment: Moment) -> tuple[tuple[Card, ...], ...]:
        """Return the hands by seat at *moment*, with the cards already played from them."""
        first = next((one for one in self.moments if one.trick is not None), moment)
        return (first if moment.trick is not None else moment).before.current.hands

    def played_by(self, moment: Moment) -> frozenset[Card]:
        """Return the cards that have been played once *moment* is over."""
        played = (one.action for one in self.moments if one.number <= moment.number)
        return frozenset(action.card for action in played if isinstance(action, PlayCard))


def played_deals(states: Sequence[GameState], actions: Sequence[Action]) -> tuple[PlayedDeal, ...]:
    """Return the deals of a game that are scored, where *actions* have led from each of *states* to the next."""
    deals: list[PlayedDeal] = []
    start = 0
    for number, state in enumerate(states):
        if state.phase in (Phase.SCORED, Phase.OVER) and len(state.scores) > len(deals):
            attempt = state.current.attempt
            deals.append(PlayedDeal(tuple(_moments(states, actions, range(start, number), attempt)), state))
            start = number
    return tuple(deals)


def _moments(states: Sequence[GameState], actions: Sequence[Action], numbers: range, attempt: int) -> Iterator[Moment]:
    """Yield the decisions among actions *numbers* of the shuffle that was played to its end, *attempt*."""
    for number in numbers:
        before, action = states[number], actions[number]
        if before.deal is None or before.deal.attempt != attempt or isinstance(action, _PLAIN):
            continue
        yield Moment(number, action.seat, before, action)


def ask_again(moment: Moment, agent: Agent) -> Decision:
    """Return the decision of *agent* at *moment*: the one it made then, unless the player has changed since.

    A card against the rules is always explained as an oversight.
    """
    action = moment.action
    if isinstance(action, PlayCard) and is_slip(moment.view, action.card):
        return Decision(action, slip_words(moment.view))
    return agent.decide(moment.view, chance_of(moment.before.seed, moment.number, moment.seat))

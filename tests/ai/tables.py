"""Tables of computer players, for the tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.ai.agent import Agent, Decision
from game.engine.flow import new_game
from game.engine.state import GameState, Phase
from game.engine.transitions import apply
from game.engine.views import PlayerView, view_of
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat


def to_act(state: GameState) -> Seat:
    """Return whose decision *state* waits for; once a deal is scored anybody may go on."""
    return Seat.SOUTH if state.turn is None else state.turn


def sitting(
    agents: Sequence[Agent], rules: RuleSet, seed: int, deals: int
) -> Iterator[tuple[GameState, PlayerView, Decision]]:
    """Yield every state in which *agents* decide, what they see and what they do, for so many *deals* of a game."""
    rng = Random(seed)
    state = new_game(rules, seed).state
    while state.phase is not Phase.OVER and len(state.scores) < deals:
        view = view_of(state, to_act(state))
        decision = agents[view.seat].decide(view, rng)
        yield state, view, decision
        state = apply(state, decision.action).state

"""A computer player knows no more than its seat: other cards behind the same view change nothing.

`python -m tests.bench.honesty` does the same on a thousand decisions.
"""

from __future__ import annotations

import gc
import inspect
from collections.abc import Sequence
from functools import cache
from random import Random
from types import FunctionType, ModuleType

import pytest

from game.ai.agent import Agent, Decision
from game.ai.baselines import choices
from game.ai.core.chosen import describe
from game.ai.court import provable_call
from game.ai.rule_player import RulePlayer
from game.cards import Card
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import DealState, GameState, Phase, Seal
from game.engine.views import PlayerView
from tests.ai.answers import Question, answer, answer_elsewhere, player
from tests.ai.moments import SHARES, Moment, Pair, sample
from tests.counted import counted

NAMES = ("level1", "level2", "level3", "level4", "level5", "level5/hunter", "ismcts:300", "policy")
SECRETS = (GameState, DealState, Seal, Game, GameRecord, Moment)


@cache
def pairs() -> list[Pair]:
    """Return decisions with two deals each; fewer where the core is slow."""
    return sample(60 if describe() == "compiled" else 20)


def told_apart(agent: Agent, asked: Sequence[Pair]) -> list[Pair]:
    """Return those of the pairs *asked* that *agent* decides differently, though it sees the same."""
    found = []
    for seed, pair in enumerate(asked):
        first, second = (agent.decide(one.view, Random(seed)) for one in (pair.moment, pair.other))
        if first != second:
            found.append(pair)
    return found


# The proof ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_do_not_change_what_a_player_does(name: str) -> None:
    assert [] == told_apart(player(name), pairs())


def test_the_view_of_a_seat_does_not_change_with_hidden_cards() -> None:
    assert all(pair.moment.view == pair.other.view for pair in pairs())


@pytest.mark.parametrize("name", ["level1", "level5"])
def test_a_player_that_is_given_views_in_another_process_decides_the_same(name: str) -> None:
    here = answer(name, [Question(pair.moment.view, seed) for seed, pair in enumerate(pairs())])
    there = answer_elsewhere(
        name, [Question(pair.other.view, seed) for seed, pair in reversed(list(enumerate(pairs())))]
    )
    assert here.decisions == there.decisions[::-1]


def test_hidden_cards_do_not_change_which_renege_is_proven() -> None:
    for moment, other, _moved in counted(pairs(), least=30):
        assert provable_call(moment.view) == provable_call(other.view)


def reachable(thing: object) -> list[object]:
    """Return all that can be reached from *thing*, but for what modules, types and functions hold."""
    found, seen, todo = [], {id(thing)}, [thing]
    while todo:
        one = todo.pop()
        found.append(one)
        for other in gc.get_referents(one):
            if id(other) not in seen and not isinstance(other, ModuleType | type | FunctionType):
                seen.add(id(other))
                todo.append(other)
    return found


def test_no_state_can_be_reached_from_a_view() -> None:
    for pair in counted(pairs(), least=30):
        assert not [one for one in reachable(pair.moment.view) if isinstance(one, SECRETS)]


@pytest.mark.parametrize("name", NAMES)
def test_a_player_keeps_nothing_that_it_was_shown(name: str) -> None:
    agent = player(name)
    for pair in pairs()[:20]:
        agent.decide(pair.moment.view, Random(0))
    assert not [one for one in reachable(agent) if isinstance(one, (PlayerView, Card, *SECRETS))]


# That it can fail ---------------------------------------------------------------------------------


def test_the_decisions_are_of_all_kinds_and_most_of_their_cards_lie_elsewhere() -> None:
    assert {pair.moment.kind for pair in pairs()} == set(SHARES)
    assert sum(pair.moved > 4 for pair in pairs()) > 0.7 * len(pairs())


def test_a_state_that_a_view_holds_would_be_found() -> None:
    moment = pairs()[0].moment
    assert moment.state in reachable([{"deep": (moment,)}])


class Peeping:
    """A cheat: it looks for the state in the memory of who asks it, and ducks where its left neighbour is strong."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the lowest or the highest of the choices, by hidden cards."""
        options = choices(view)
        strong = sum(card.rank > 11 for card in self._neighbour(view)) > len(view.hand) // 4
        return Decision(options[0 if strong else -1], "seen")

    def _neighbour(self, view: PlayerView) -> tuple[Card, ...]:
        """Return the cards of the left neighbour."""
        frame = inspect.currentframe()
        while frame is not None:
            for value in list(frame.f_locals.values()):
                if isinstance(value, Moment) and value.state.deal is not None:
                    return value.state.deal.hands[view.rules.next_seat(view.seat)]
            frame = frame.f_back
        return ()


class Sly:
    """A cheat that looks only where it matters: it plays by rules of thumb but where its left neighbour has the ace."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what is sensible; of cards the last where the left neighbour holds the ace of spades."""
        ace = Card.parse("AS") in Peeping()._neighbour(view)
        if view.phase is Phase.PLAY and ace:
            return Decision(choices(view)[-1], "seen")
        return RulePlayer().decide(view, rng)


class Remembering:
    """A player that is no cheat, but does not decide by the view alone."""

    def __init__(self) -> None:
        self._asked = 0

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return every choice in turn."""
        self._asked += 1
        options = choices(view)
        return Decision(options[self._asked % len(options)], "in turn")


@pytest.mark.parametrize("cheat", [Peeping, Sly, Remembering])
def test_a_cheat_is_caught(cheat: type[Agent]) -> None:
    assert told_apart(cheat(), pairs())

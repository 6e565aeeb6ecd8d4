"""The players that search."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.ai.agent import Agent
from game.ai.rule_player import RulePlayer
from game.ai.search_player import Budget, SearchPlayer
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, is_legal, new_game
from game.engine.views import view_of
from game.rules.presets import CLASSIC, PRESETS
from game.rules.ruleset import RuleSet
from tests.ai.tables import sitting
from tests.counted import counted

SMALL = Budget(16, 16, 2, 2, solved=8)
TABLES = {preset.key: preset.rules for preset in PRESETS} | {
    "solo": CLASSIC.changed({"sides": "solo"}),
    "jokers": CLASSIC.changed({"jokers": 2, "high_trumps": ["BJ", "LJ"], "removed": ["2H", "2C"]}),
    "mirror": CLASSIC.changed({"bidding": "mirror"}),
}


def swapped(state: GameState, seat: int) -> GameState:
    """Return *state* with the cards of the two opponents of *seat* exchanged, where *seat* cannot tell."""
    hands = list(state.current.hands)
    left, right = (seat + 1) % 4, (seat + 3) % 4
    hands[left], hands[right] = hands[right], hands[left]
    return replace(state, deal=replace(state.current, hands=tuple(hands)))


@pytest.mark.parametrize("name", TABLES)
def test_all_that_it_does_is_legal_and_has_a_reason(name: str) -> None:
    agents: list[Agent] = [SearchPlayer(5, SMALL), RulePlayer(), SearchPlayer(5, SMALL), RulePlayer()]
    decided = 0
    for state, view, decision in counted(sitting(agents, TABLES[name], seed=4, deals=2), least=50):
        assert is_legal(state, decision.action)
        assert decision.reason
        decided += view.phase is Phase.PLAY
    assert decided > 50


@pytest.mark.parametrize("rules", [TABLES["classic"], TABLES["grill"], TABLES["double_zero"]])
def test_what_others_hold_does_not_change_what_it_does(rules: RuleSet) -> None:
    player = SearchPlayer(5, SMALL)
    compared = 0
    for seed in range(3):
        rng = Random(seed)
        state = new_game(rules, seed).state
        while state.phase is not Phase.SCORED:
            assert state.turn is not None
            view = view_of(state, state.turn)
            decision = player.decide(view, Random(7))
            other = swapped(state, state.turn) if state.phase in (Phase.PLAY, Phase.AUCTION) else state
            if view_of(other, state.turn) == view:
                assert decision == player.decide(view_of(other, state.turn), Random(7))
                compared += 1
            state = apply(state, RulePlayer().decide(view, rng).action).state
    assert compared > 60


@pytest.mark.parametrize("level", [3, 4, 5])
def test_every_level_plays_a_trick(level: int) -> None:
    agents: list[Agent] = [SearchPlayer(level), RulePlayer(), RulePlayer(), RulePlayer()]
    for number, (state, _view, decision) in counted(enumerate(sitting(agents, CLASSIC, seed=2, deals=1))):
        assert is_legal(state, decision.action)
        if number > 8:
            break


def test_a_level_that_does_not_search_is_refused() -> None:
    with pytest.raises(ValueError, match="level: there is no 9"):
        SearchPlayer(9)

"""The player that searches as published."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.agent import Agent
from game.ai.baselines import IsmctsPlayer
from game.ai.players import find_player
from game.ai.rule_player import RulePlayer
from game.engine.state import Phase
from game.engine.transitions import apply, is_legal, new_game
from game.engine.views import view_of
from game.rules.presets import CLASSIC, PRESETS
from tests.ai.tables import sitting
from tests.ai.test_search_player import swapped

TABLES = {preset.key: preset.rules for preset in PRESETS} | {"solo": CLASSIC.changed({"sides": "solo"})}


@pytest.mark.parametrize("name", TABLES)
def test_all_that_it_does_is_legal_and_has_a_reason(name: str) -> None:
    agents: list[Agent] = [IsmctsPlayer(30), RulePlayer(), IsmctsPlayer(30), RulePlayer()]
    decided = 0
    for state, view, decision in sitting(agents, TABLES[name], seed=6, deals=1):
        assert is_legal(state, decision.action)
        assert decision.reason
        decided += view.phase is Phase.PLAY
    assert decided > 25


def test_what_others_hold_does_not_change_what_it_does() -> None:
    player, rng, compared = IsmctsPlayer(40), Random(1), 0
    state = new_game(CLASSIC, 8).state
    while state.phase is not Phase.SCORED:
        assert state.turn is not None
        view = view_of(state, state.turn)
        decision = player.decide(view, Random(7))
        other = swapped(state, state.turn) if state.phase in (Phase.PLAY, Phase.AUCTION) else state
        if view_of(other, state.turn) == view:
            assert decision == player.decide(view_of(other, state.turn), Random(7))
            compared += 1
        state = apply(state, RulePlayer().decide(view, rng).action).state
    assert compared > 20


def test_what_it_decided_before_does_not_change_what_it_does() -> None:
    player = IsmctsPlayer(40)
    for _state, view, decision in sitting([player] * 4, CLASSIC, seed=3, deals=1):
        if view.phase is Phase.PLAY:
            assert IsmctsPlayer(40).decide(view, Random(5)) == player.decide(view, Random(5))
            assert decision.action in view.legal


def test_it_bids_as_the_rule_player_does() -> None:
    compared = 0
    for _state, view, decision in sitting([IsmctsPlayer(10)] * 4, CLASSIC, seed=2, deals=3):
        if view.phase is Phase.AUCTION:
            assert RulePlayer().decide(view, Random(0)) == decision
            compared += 1
    assert compared == 12


def test_it_is_found_by_the_number_of_its_iterations() -> None:
    player = find_player("ismcts:2500")
    assert isinstance(player, IsmctsPlayer)
    assert player.iterations == 2500


@pytest.mark.parametrize("rest", ["", "x", "0", "-3", "2.5", "16001", "²", "1:2"])
def test_another_number_is_refused_with_an_example(rest: str) -> None:
    with pytest.raises(ValueError, match=f"^player: 'ismcts:{rest}': write a number .* such as ismcts:2500$"):
        find_player(f"ismcts:{rest}")

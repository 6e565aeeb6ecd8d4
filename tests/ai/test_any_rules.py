"""Whatever the house rules and whatever others have done: a player's action is legal, and no renege."""

import random
from random import Random

import pytest
from hypothesis import given

from game.ai.players import find_player
from game.ai.simulation import Outcome, play_game, tally
from game.engine.actions import CallRenege, PlayCard
from game.engine.state import GameState, Phase
from game.engine.views import view_of
from game.rules.presets import MORE_PRESETS, Preset
from game.rules.ruleset import RuleSet
from tests.ai.tables import sitting, to_act
from tests.counted import counted
from tests.strategies import chances, rule_sets, seeds, walk

NAMES = ("rule", "greedy", "random")


def _check(state: GameState, name: str) -> None:
    view = view_of(state, to_act(state))
    action, reason = find_player(name).decide(view, Random(1))
    assert (action, reason) == find_player(name).decide(view, Random(1))
    assert action in view.legal
    assert reason
    if isinstance(action, PlayCard):
        assert action.card in view.lawful_cards
    if isinstance(action, CallRenege):
        assert (action.accused, action.trick) in state.current.reneges


@pytest.mark.parametrize("name", NAMES)
@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_after_anything_legal_a_player_finds_a_legal_action_and_the_same_one_again(
    name: str, rules: RuleSet, seed: int, chance: random.Random
) -> None:
    for step, _action in walk(rules, seed, chance):
        if step.state.phase is not Phase.OVER:
            _check(step.state, name)


@given(rules=rule_sets(), seed=seeds)
def test_players_among_themselves_get_through_a_deal_by_any_rules(rules: RuleSet, seed: int) -> None:
    for state, view, decision in counted(sitting([find_player("rule")] * rules.players, rules, seed, deals=1)):
        assert decision.action in view.legal
        assert not (state.deal and state.deal.reneges)


@pytest.mark.parametrize("preset", MORE_PRESETS, ids=lambda preset: preset.key)
def test_players_by_rules_of_thumb_bid_near_what_they_take(preset: Preset) -> None:
    sums = tally((_game(preset.rules, seed) for seed in (1, 2, 3)), preset.rules.side_count)
    fixed = preset.rules.bidding in ("mirror", "whiz")  # not theirs to judge
    assert sums.sets / sums.contracts < (0.5 if fixed else 0.28)
    assert sums.bags_per_deal < (3.5 if preset.rules.bidding == "suicide" else 1.6)
    assert sums.nils_made >= sums.nils * (0.15 if preset.rules.bidding == "suicide" else 0.4)


def _game(rules: RuleSet, seed: int) -> Outcome:
    return play_game(rules, seed, [find_player("rule") for _seat in rules.seats], most_deals=12)

"""Every score of every table, counted a second time."""

import random

import pytest
from hypothesis import given

from game.engine.state import GameState
from game.rules.presets import ALL_PRESETS, CLASSIC, Preset
from game.rules.ruleset import RuleSet
from game.rules.seats import Side
from tests.rules.second_count import after_penalties, count
from tests.strategies import TABLES, chances, rule_sets, seeds, walk


@given(rules=rule_sets(), seed=seeds, chance=chances)
def test_the_engine_and_a_second_count_agree_by_any_rules(rules: RuleSet, seed: int, chance: random.Random) -> None:
    _agree(rules.changed({"renege": "impossible"}), seed, chance)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_engine_and_a_second_count_agree_at_every_table(table: dict[str, object]) -> None:
    for seed in range(5):
        _agree(CLASSIC.changed({**table, "blind_nil": 200, "bag_limit": 3}), seed, random.Random(seed))


@pytest.mark.parametrize("preset", ALL_PRESETS, ids=lambda preset: preset.key)
def test_the_engine_and_a_second_count_agree_by_every_preset(preset: Preset) -> None:
    for seed in range(5):
        _agree(preset.rules.changed({"renege": "impossible"}), seed, random.Random(seed))


def _agree(rules: RuleSet, seed: int, chance: random.Random) -> None:
    *_, (last, _none) = walk(rules, seed, chance, deals=1)
    for side in rules.all_sides:
        standing = last.state.standings[side]
        assert _counted(last.state, side) == (standing.points, standing.bags)


def _counted(state: GameState, side: Side) -> tuple[int, int]:
    deal, rules = state.current, state.rules
    seats = [(deal.bids[seat], deal.taken(seat)) for seat in rules.members(side)]
    return after_penalties(rules, *count(rules, seats, deal.contracts[side], deal.blind[side]))

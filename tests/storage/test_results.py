"""What is kept of a deal is what the score sheet says."""

from dataclasses import replace

import pytest

from game.engine.state import Phase
from game.rules.presets import ALL_PRESETS, CLASSIC, GRILL, PRESETS
from game.storage.results import deal_result, deal_results, variant_of
from tests.counted import counted
from tests.storage.games import play, scored_states, short

KEYS = [preset.key for preset in ALL_PRESETS]


def test_how_long_a_game_lasts_makes_no_house_rules() -> None:
    for one in PRESETS:
        assert one.key == variant_of(replace(one.rules, target=250, floor=-200, max_deals=4))


def test_any_other_change_makes_house_rules() -> None:
    assert variant_of(replace(CLASSIC, nil=50)) == "house"
    assert variant_of(replace(GRILL, bag_carry=True)) == "house"


@pytest.mark.parametrize("preset", KEYS)
def test_a_record_tells_the_same_deals_as_the_game_did(preset: str) -> None:
    states = scored_states(preset)
    assert [deal_result(state) for _, state in states] == list(deal_results(states[-1][0].record))


@pytest.mark.parametrize("preset", KEYS)
def test_points_and_bags_are_those_of_the_sheet(preset: str) -> None:
    states = scored_states(preset, seed=4, deals=4)
    assert 4 == len(states)
    for _, state in counted(states, least=2):
        for side, row in counted(zip(state.scores[-1].sides, deal_result(state).sides, strict=True)):
            points, total, total_bags = row[11], row[15], row[16]
            assert (side.points, side.after.points, side.after.bags) == (points, total, total_bags)


@pytest.mark.parametrize("preset", KEYS)
def test_the_tricks_of_all_seats_are_those_of_the_deal(preset: str) -> None:
    states = scored_states(preset, seed=4, deals=4)
    assert 4 == len(states)
    for _, state in counted(states, least=2):
        assert sum(int(row[4] or 0) for row in deal_result(state).seats) == state.rules.hand_size


def test_a_deal_in_play_has_no_result() -> None:
    game = next(game for game in play(short("classic"), 1) if game.state.phase is Phase.PLAY)
    with pytest.raises(ValueError, match="deal 0 is not scored yet"):
        deal_result(game.state)

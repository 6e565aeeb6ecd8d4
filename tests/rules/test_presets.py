"""The five written rule sets, row by row of their table."""

from dataclasses import replace

import pytest

from game.rules.errors import RuleError
from game.rules.presets import CLASSIC, PRESETS, find_preset, name_of

KEYS = ["classic", "double_zero", "table_talk", "counter_clockwise", "grill"]
ROWS: dict[str, list[object]] = {
    "first_dealer": ["random", "random", "random", "random", "cut_high"],
    "rotation": ["clockwise", "clockwise", "clockwise", "counterclockwise", "clockwise"],
    "first_seat": ["left_of_dealer"] * 5,
    "bidding": ["individual", "individual", "negotiated", "individual", "individual"],
    "min_side_bid": [0, 0, 0, 0, 4],
    "max_side_bid": [None] * 5,
    "nil": [100, 100, 100, 100, 50],
    "both_nil": ["each_alone", "each_alone", "each_alone", "bonuses_only", "forbidden"],
    "blind_nil": [0, 200, 200, 0, 0],
    "blind_deficit": [0, 0, 100, 0, 100],
    "blind_nil_trade": [0, 3, 2, 0, 0],
    "failed_nil_tricks": ["bags", "bags", "bags", "help_partner", "bags"],
    "bag_limit": [10] * 5,
    "bag_penalty": [100] * 5,
    "bag_carry": [True, True, True, True, False],
    "ten_bid": [None, None, None, None, [200, -100]],
    "boston_bid": [None, None, None, None, [400, -200]],
    "double_bid_penalty": [False, False, False, False, True],
    "blind_bids": [{}, {}, {}, {}, {"6": [120, -60]}],
    "blind_low_five": [None, None, None, None, [200, 50, -100]],
    "raise_blind_to_ten": [False, False, False, False, True],
    "low_named_with_bid": [False] * 5,
    "first_trick": ["free", "free", "lowest_club", "free", "lowest_club"],
    "spade_lead": ["broken", "broken", "broken", "broken", "any_time"],
    "forced_lead_breaks": [False, True, False, False, False],
    "renege": ["impossible", "impossible", "impossible", "impossible", "callable"],
    "redeal": ["none", "none", "none", "none", "no_spade_no_ace"],
    "set_penalty": [10] * 5,
    "overtrick_points": [1] * 5,
    "target": [500] * 5,
    "floor": [None] * 5,
    "max_deals": [None] * 5,
}


@pytest.mark.parametrize(("key", "row"), ROWS.items())
def test_the_presets_differ_as_written(key: str, row: list[object]) -> None:
    assert row == [find_preset(preset).rules.to_json()[key] for preset in KEYS]


def test_the_trade_is_laid_out_together_or_begun_by_the_bidder() -> None:
    assert "together" == find_preset("double_zero").rules.trade_order
    assert "bidder_first" == find_preset("table_talk").rules.trade_order


def test_the_five_rule_sets_come_first() -> None:
    assert KEYS == [preset.key for preset in PRESETS][:5]


def test_every_preset_has_a_title_of_its_own_and_a_blurb() -> None:
    assert len(PRESETS) == len({preset.title for preset in PRESETS})
    assert all(preset.blurb for preset in PRESETS)


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(RuleError, match="there is no 'hearts'; there are classic, double_zero"):
        find_preset("hearts")


def test_rules_are_called_by_their_preset_or_the_house() -> None:
    assert "Classic" == name_of(CLASSIC)
    assert "House rules" == name_of(replace(CLASSIC, nil=50))

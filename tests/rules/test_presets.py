"""The five written rule sets, row by row of their table, and what sets the other presets apart."""

from dataclasses import replace

import pytest

from game.rules.errors import RuleError
from game.rules.presets import ALL_PRESETS, CLASSIC, MORE_PRESETS, PRESETS, find_preset, name_of, preset_of

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
    assert KEYS == [preset.key for preset in PRESETS] == [preset.key for preset in ALL_PRESETS][:5]


FURTHER: dict[str, dict[str, object]] = {
    "solo": {"sides": "solo", "nil": 50, "bag_limit": 5, "bag_penalty": 50},
    "three_hand": {"players": 3, "sides": "solo", "removed": ["2C"]},
    "two_hand": {"players": 2, "sides": "solo"},
    "six_hand": {"players": 6, "jokers": 2, "high_trumps": ["BJ", "LJ"]},
    "mirror": {"bidding": "mirror"},
    "whiz": {"bidding": "whiz"},
    "suicide": {"bidding": "suicide", "floor": -500},
    "jokers": {"jokers": 2, "high_trumps": ["BJ", "LJ"], "removed": ["2H", "2C"]},
    "joker_deuce": {"jokers": 2, "high_trumps": ["BJ", "LJ", "2D", "2S"], "removed": ["2H", "2C"]},
    "deuces_high": {"high_trumps": ["2H", "2C", "2D", "2S"]},
    "quick": {"target": 200},
    "cookout": {
        "first_deal_bids_itself": True,
        "min_side_bid": 4,
        "ten_bid": [200, -100],
        "overtrick_points": 0,
        "bag_limit": 0,
    },
}


def test_every_other_preset_is_classic_with_a_few_changes() -> None:
    assert FURTHER == {
        preset.key: {key: value for key, value in preset.rules.to_json().items() if value != CLASSIC.to_json()[key]}
        for preset in MORE_PRESETS
    }


@pytest.mark.parametrize(
    ("key", "tricks", "sides"),
    [("solo", 13, 4), ("three_hand", 17, 3), ("two_hand", 13, 2), ("six_hand", 9, 3), ("jokers", 13, 2)],
)
def test_hands_and_sides_are_as_large_as_the_table_makes_them(key: str, tricks: int, sides: int) -> None:
    rules = find_preset(key).rules
    assert (tricks, sides) == (rules.hand_size, rules.side_count)


def test_a_quick_game_is_one_of_classic() -> None:
    assert find_preset("classic") is preset_of(find_preset("quick").rules)
    assert all(preset is preset_of(preset.rules) for preset in ALL_PRESETS if preset.key != "quick")


def test_every_preset_has_a_title_of_its_own_and_a_blurb() -> None:
    assert len(ALL_PRESETS) == len({preset.title for preset in ALL_PRESETS})
    assert all(preset.blurb for preset in ALL_PRESETS)


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(RuleError, match="there is no 'hearts'; there are classic, double_zero"):
        find_preset("hearts")


def test_rules_are_called_by_their_preset_or_the_house() -> None:
    assert "Classic" == name_of(CLASSIC)
    assert "House rules" == name_of(replace(CLASSIC, nil=50))

"""Rule sets: what each key holds, what cannot stand together, and the JSON they are saved as."""

import json
from dataclasses import fields, replace

import pytest

from game.cards import Card, Suit, parse_cards
from game.rules.errors import RuleError
from game.rules.keys import LARGEST, Blind, Stakes
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, PRESETS, Preset
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet, read_value

SHORT = ["2C", "2D", "2H", "2S"]
SMALL = [rank + suit for rank in "23456789T" for suit in "CDHS"]


def refusal(**keys: object) -> str:
    """Return the sentence that refuses Classic with *keys* changed."""
    with pytest.raises(RuleError) as caught:
        CLASSIC.changed(keys)
    return str(caught.value)


def test_every_key_has_a_field_and_every_field_a_key() -> None:
    assert list(KEYS) == [field.name for field in fields(RuleSet)]


def test_the_default_is_classic() -> None:
    assert RuleSet() == CLASSIC == RuleSet.from_json({})


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_a_preset_comes_back_from_json(preset: Preset) -> None:
    assert preset.rules == RuleSet.from_json(json.loads(json.dumps(preset.rules.to_json())))


def test_json_holds_every_key_in_plain_values() -> None:
    page = replace(GRILL, jokers=2, high_trumps=parse_cards("BJ LJ"), removed=parse_cards("2H 2C")).to_json()
    assert list(KEYS) == list(page)
    assert ["BJ", "LJ"] == page["high_trumps"]
    assert ["2H", "2C"] == page["removed"]
    assert [200, -100] == page["ten_bid"]
    assert {"6": [120, -60]} == page["blind_bids"]
    assert [200, 50, -100] == page["blind_low_five"]


def test_values_are_read_from_json_as_their_own_types() -> None:
    rules = CLASSIC.changed(
        {"blind_bids": {"7": [140, -140], "6": [120, -120]}, "ten_bid": [200, -100], "removed": SHORT}
    )
    assert (Blind(6, Stakes(120, -120)), Blind(7, Stakes(140, -140))) == rules.blind_bids
    assert Stakes(200, -100) == rules.ten_bid
    assert parse_cards("2C 2D 2H 2S") == rules.removed
    assert Stakes(140, -140) == rules.blind_stakes(7)
    assert rules.blind_stakes(8) is None


def test_changing_keys_leaves_the_others_as_they_were() -> None:
    assert replace(DOUBLE_ZERO, nil=50) == DOUBLE_ZERO.changed({"nil": 50})


def test_equal_rules_are_one_key_of_a_dictionary() -> None:
    assert {CLASSIC: 1} == {RuleSet(): 1}


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("players", 5, "2, 3, 4 or 6"),
        ("players", "4", "2, 3, 4 or 6"),
        ("players", 4.0, "2, 3, 4 or 6"),
        ("sides", "duos", "pairs, solo or trios"),
        ("jokers", 1, "0 or 2"),
        ("jokers", False, "0 or 2"),
        ("rotation", None, "clockwise or counterclockwise"),
        ("first_deal_bids_itself", 1, "true or false"),
        ("min_side_bid", 14, "a whole number from 0 to 13"),
        ("min_side_bid", True, "a whole number from 0 to 13"),
        ("max_side_bid", 12, "null or 13"),
        ("nil", -1, "a whole number from 0 to 1000"),
        ("nil", 50.5, "a whole number from 0 to 1000"),
        ("nil", None, "a whole number from 0 to 1000"),
        ("blind_nil_trade", 5, "a whole number from 0 to 4"),
        ("trade_order", "first", "together or bidder_first"),
        ("ten_bid", 200, "null or [made, missed], such as [200, -100]"),
        ("ten_bid", [200], "null or [made, missed], such as [200, -100]"),
        ("ten_bid", [200, "x"], "null or [made, missed], such as [200, -100]"),
        ("ten_bid", [LARGEST + 1, 0], "null or [made, missed], such as [200, -100]"),
        ("blind_low_five", [200, 50], "null or [both, one, neither], such as [200, 50, -100]"),
        ("blind_bids", [6], 'a table such as {"6": [120, -60]}, with numbers from 1 to 13'),
        ("blind_bids", {"six": [120, -60]}, 'a table such as {"6": [120, -60]}, with numbers from 1 to 13'),
        ("blind_bids", {"0": [120, -60]}, 'a table such as {"6": [120, -60]}, with numbers from 1 to 13'),
        ("blind_bids", {"6": None}, 'a table such as {"6": [120, -60]}, with numbers from 1 to 13'),
        ("blind_bids", {"6": [1, -1], "06": [2, -2]}, 'a table such as {"6": [120, -60]}, with numbers from 1 to 13'),
        ("overtrick_points", 2, "-1, 0 or 1"),
        ("set_penalty", 15, "10 or 20"),
        ("target", 0, "a whole number from 1 to 10000"),
        ("floor", 0, "null or a whole number from -10000 to -1"),
        ("high_trumps", "BJ", 'a list of different cards such as ["BJ", "LJ", "2D"]'),
        ("removed", ["2C", "2C"], 'a list of different cards such as ["BJ", "LJ", "2D"]'),
    ],
)
def test_a_refusal_names_the_key_the_value_and_what_is_allowed(key: str, value: object, allowed: str) -> None:
    assert f"{key}: cannot be {value!r}; allowed is {allowed}" == refusal(**{key: value})


def test_a_card_that_is_none_is_named() -> None:
    assert "('1C' is no card: write rank and suit" in refusal(removed=["1C"])


def test_an_unknown_key_is_refused_with_those_there_are() -> None:
    sentence = refusal(nill=100)
    assert sentence.startswith("nill: no such rule; known rules are players, sides, jokers")


@pytest.mark.parametrize("raw", [None, 5, "classic", ["nil"]])
def test_rules_that_are_no_object_are_refused(raw: object) -> None:
    with pytest.raises(RuleError, match="allowed is an object of keys and values"):
        RuleSet.from_json(raw)


@pytest.mark.parametrize(
    ("keys", "sentence"),
    [
        ({"players": 2}, "sides: pairs need four or six players, not 2; let each play alone (sides: solo)"),
        ({"players": 3}, "sides: pairs need four or six players, not 3; let each play alone (sides: solo)"),
        (
            {"sides": "trios"},
            "sides: trios need six players, not 4; play in pairs, or let each play alone (sides: pairs or solo)",
        ),
        ({"players": 3, "sides": "trios"}, "sides: trios need six players, not 3; let each play alone (sides: solo)"),
        ({"players": 3, "sides": "solo"}, "removed: 52 cards cannot be dealt evenly to 3 players; remove 1 more"),
        (
            {"players": 6, "removed": ["2C", "2D"]},
            "removed: 50 cards cannot be dealt evenly to 6 players; remove 2 more",
        ),
        (
            {"players": 6, "removed": SHORT[:3]},
            "removed: 49 cards cannot be dealt evenly to 6 players; remove 1 more",
        ),
        (
            {"players": 2, "sides": "solo", "removed": ["2C", "2D"]},
            "removed: 50 cards cannot be dealt evenly to 2 players, who keep every second card; "
            "remove 2 more, or put 2 back",
        ),
        (
            {"players": 2, "sides": "solo", "first_trick": "lowest_club"},
            "first_trick: lowest_club needs all cards in the hands, and two players leave half of them out; "
            "let any lead open (first_trick: free)",
        ),
        (
            {"players": 6, "sides": "trios", "removed": SHORT, "nil_trade": 2},
            "nil_trade: a trade of 2 needs one partner, and trios have two; trade none (nil_trade: 0)",
        ),
        (
            {"players": 6, "removed": SHORT, "min_side_bid": 9},
            "min_side_bid: 9 is more than the 8 tricks of a deal; let it be 8 at the most",
        ),
        ({"removed": ["2C"]}, "removed: 51 cards cannot be dealt evenly to 4 players"),
        ({"removed": ["BJ"]}, "removed: BJ cannot be left out of a deck without jokers; put both in first (jokers: 2)"),
        (
            {"removed": [*SMALL, "JC", "JD", "JH", "JS"]},
            "removed: only 12 cards are left, too few for a deal; 4 players need 16: put 4 back",
        ),
        ({"jokers": 2, "high_trumps": ["BJ", "LJ"]}, "removed: 54 cards cannot be dealt evenly to 4 players"),
        ({"high_trumps": ["BJ"]}, "high_trumps: BJ cannot rank without being in the deck; put the jokers in first"),
        (
            {"high_trumps": ["2C"], "removed": SHORT},
            "high_trumps: 2C cannot rank without being in the deck; leave nothing",
        ),
        ({"jokers": 2, "removed": ["2C", "2D"]}, "jokers: BJ and LJ would have no rank; rank jokers above the ace"),
        (
            {"removed": [rank + "C" for rank in "23456789TJQK"], "high_trumps": ["AC"], "first_trick": "lowest_club"},
            "first_trick: lowest_club needs a club in the deck",
        ),
        ({"sides": "solo", "bidding": "negotiated"}, "bidding: negotiated needs partners"),
        ({"sides": "solo", "bidding": "suicide"}, "bidding: suicide needs partners"),
        ({"bidding": "whiz", "nil": 0}, "bidding: whiz needs a nil that is worth something; give it points"),
        ({"bidding": "suicide", "nil": 0}, "bidding: suicide needs a nil that is worth something; give it points"),
        (
            {"bidding": "mirror", "min_side_bid": 4},
            "min_side_bid: mirror leaves no room for a least bid of 4; let it be 0",
        ),
        (
            {"bidding": "whiz", "max_side_bid": 13},
            "max_side_bid: whiz leaves no room for a highest bid of 13; set no limit",
        ),
        (
            {"bidding": "negotiated", "forbidden_total": 13},
            "forbidden_total: 13 can be forbidden only to those who bid one by one",
        ),
        ({"bidding": "mirror", "both_nil": "forbidden"}, "both_nil: mirror makes partners without spades bid nil"),
        ({"bidding": "whiz", "both_nil": "forbidden"}, "both_nil: whiz makes partners without spades bid nil"),
        ({"removed": SHORT, "min_side_bid": 13}, "min_side_bid: 13 is more than the 12 tricks of a deal"),
        ({"sides": "solo", "nil_trade": 2}, "nil_trade: a trade of 2 needs a partner"),
        ({"sides": "solo", "blind_nil": 200, "blind_nil_trade": 2}, "blind_nil_trade: a trade of 2 needs a partner"),
        ({"nil": 0, "nil_trade": 2}, "nil_trade: there is no nil to trade 2 for"),
        ({"blind_nil_trade": 3}, "blind_nil_trade: there is no blind nil to trade 3 for"),
        ({"sides": "solo", "blind_low_five": [200, 50, -100]}, "blind_low_five: the low needs a partner"),
        (
            {"bidding": "negotiated", "blind_bids": {"6": [120, -60]}},
            "blind_bids: bids before the deal are for those who bid one by one, which negotiated is not",
        ),
        ({"raise_blind_to_ten": True, "ten_bid": [200, -100]}, "raise_blind_to_ten: there is no blind bid to raise"),
        (
            {"raise_blind_to_ten": True, "blind_bids": {"6": [120, -60]}},
            "raise_blind_to_ten: a raise to 10 needs points of its own",
        ),
        (
            {"raise_blind_to_ten": True, "ten_bid": [200, -100], "blind_bids": {"10": [240, -240]}},
            "raise_blind_to_ten: a blind bid of 10 cannot be raised to 10; offer 9 at the most",
        ),
        ({"low_named_with_bid": True}, "low_named_with_bid: there is no Blind Low 5 to name"),
        (
            {"removed": SHORT, "blind_bids": {"13": [400, -200]}},
            "blind_bids: 13 is more than the 12 tricks of a deal; offer 12 at the most",
        ),
        ({"min_side_bid": 7, "blind_bids": {"6": [120, -60]}}, "blind_bids: 6 is less than a side’s least bid of 7"),
        (
            {"min_side_bid": 6, "blind_low_five": [200, 50, -100]},
            "blind_low_five: 5 is less than a side’s least bid of 6",
        ),
        (
            {"removed": SMALL, "blind_low_five": [200, 50, -100]},
            "blind_low_five: 5 is more than the 4 tricks of a deal",
        ),
        (
            {
                "removed": SMALL[:16],
                "blind_bids": {"6": [120, -60]},
                "ten_bid": [200, -100],
                "raise_blind_to_ten": True,
            },
            "raise_blind_to_ten: 10 is more than the 9 tricks of a deal",
        ),
    ],
    ids=lambda value: ",".join(value) if isinstance(value, dict) else None,
)
def test_what_cannot_stand_together_is_refused_with_the_reason(keys: dict[str, object], sentence: str) -> None:
    assert refusal(**keys).startswith(sentence)


@pytest.mark.parametrize(
    "keys",
    [
        {"sides": "solo", "nil": 50, "bag_limit": 5, "bag_penalty": 50},
        {"jokers": 2, "high_trumps": ["BJ", "LJ"], "removed": ["2H", "2C"]},
        {"jokers": 2, "high_trumps": ["BJ", "LJ", "2D", "2S"], "removed": ["2H", "2C"]},
        {"jokers": 2, "high_trumps": ["BJ"], "removed": ["LJ", "2C"]},
        {"high_trumps": ["2H", "2C", "2D", "2S"]},
        {"bidding": "mirror"},
        {"bidding": "whiz"},
        {"bidding": "suicide", "both_nil": "forbidden"},
        {"target": 200},
        {"min_side_bid": 4, "ten_bid": [200, -100], "overtrick_points": 0, "first_deal_bids_itself": True},
        {"removed": SMALL},
    ],
    ids=",".join,
)
def test_house_rules_that_families_play_are_taken(keys: dict[str, object]) -> None:
    rules = CLASSIC.changed(keys)
    assert rules == RuleSet.from_json(rules.to_json())


def test_values_given_in_code_are_checked_like_those_of_a_file() -> None:
    with pytest.raises(RuleError, match="blind_bids"):
        replace(CLASSIC, blind_bids=(Blind(6, Stakes(LARGEST + 1, 0)),))
    with pytest.raises(RuleError, match="nil"):
        replace(CLASSIC, nil=-5)


def test_one_value_can_be_read_by_itself() -> None:
    assert Stakes(200, -100) == read_value("ten_bid", [200, -100])


def test_hands_are_as_large_as_the_deck_allows() -> None:
    assert 13 == CLASSIC.hand_size
    assert 12 == CLASSIC.changed({"removed": SHORT}).hand_size
    assert 13 == CLASSIC.changed({"jokers": 2, "high_trumps": ["BJ", "LJ"], "removed": ["2H", "2C"]}).hand_size


def test_a_raised_card_is_a_spade_above_the_ace() -> None:
    rules = CLASSIC.changed({"high_trumps": ["2H", "2C"]})
    high, next_high, ace = parse_cards("2H 2C AS")
    assert Suit.SPADES is rules.suit(high)
    assert Suit.HEARTS is rules.suit(Card.parse("3H"))
    assert rules.strength(high) > rules.strength(next_high) > rules.strength(ace)

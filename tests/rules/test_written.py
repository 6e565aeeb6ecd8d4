"""Values as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.errors import RuleError
from game.rules.options import is_open, value_of
from game.rules.ruleset import KEYS, RuleSet, read_value
from game.rules.written import example, raw_of, read_written, unreadable, written
from tests.strategies import rule_sets

OPEN = [key for key in KEYS if is_open(key)]


@given(rule_sets(), st.sampled_from(OPEN))
def test_what_is_written_is_read_again(rules: RuleSet, key: str) -> None:
    value = value_of(key, rules)
    assert raw_of(key, value) == read_written(key, written(value))


@given(rule_sets(), st.sampled_from(sorted(KEYS)))
def test_the_plain_value_is_that_of_json(rules: RuleSet, key: str) -> None:
    assert rules.to_json()[key] == raw_of(key, value_of(key, rules))
    assert value_of(key, rules) == read_value(key, raw_of(key, value_of(key, rules)))


@pytest.mark.parametrize(
    ("key", "text", "raw"),
    [
        ("target", " 250 ", 250),
        ("floor", "−150", -150),
        ("floor", "", None),
        ("ten_bid", "200/-100", [200, -100]),
        ("ten_bid", "+200 or –100", [200, -100]),
        ("ten_bid", "", None),
        ("blind_low_five", "200 50 -100", [200, 50, -100]),
        ("high_trumps", "bj, lj 2d", ["BJ", "LJ", "2D"]),
        ("removed", "", []),
        ("blind_bids", "6: 120 / −60, 7: 140 / −140", {"6": [120, -60], "7": [140, -140]}),
        ("blind_bids", "", {}),
    ],
)
def test_people_write_as_they_like(key: str, text: str, raw: object) -> None:
    assert raw == read_written(key, text)


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("target", "many"),
        ("target", "10 20"),
        ("target", ""),
        ("target", "9" * 50),
        ("target", "0"),
        ("ten_bid", "200"),
        ("ten_bid", "much"),
        ("high_trumps", "2X"),
        ("high_trumps", "2D 2D"),
        ("blind_bids", "6: 120"),
        ("blind_bids", "blind"),
        ("blind_bids", "99: 1 / 2"),
    ],
)
def test_what_says_nothing_is_refused(key: str, text: str) -> None:
    with pytest.raises(RuleError, match=key):
        read_written(key, text)


@pytest.mark.parametrize(
    ("key", "text", "words"),
    [
        ("target", "many", "“many” cannot stand here: write a whole number from 1 to 10000."),
        ("floor", "5", "write a whole number from −10000 to −1."),
        ("removed", "2X ", "“2X” cannot stand here: write different cards by rank and suit, such as BJ LJ 2D 2S."),
        ("blind_bids", "6", "write a number from 1 to 13 and its points, made and missed, such as 6: +120 / −60."),
    ],
)
def test_what_may_be_written_is_told(key: str, text: str, words: str) -> None:
    assert words in unreadable(key, text)


@given(st.sampled_from(OPEN), st.text(max_size=60))
def test_any_text_is_read_or_refused(key: str, text: str) -> None:
    try:
        raw = read_written(key, text)
    except RuleError:
        return
    assert KEYS[key].holds(KEYS[key].read(raw))


@pytest.mark.parametrize("key", OPEN)
def test_there_is_an_example_of_what_may_be_written(key: str) -> None:
    assert example(key)

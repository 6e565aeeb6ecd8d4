"""Keys: what is declared of each, and their values as files, share codes and people write them."""

from dataclasses import fields
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import Card
from game.rules.errors import RuleError
from game.rules.keys import Blind, OneOf, RuleValue, example, wanted
from game.rules.presets import ALL_PRESETS, GRILL
from game.rules.rule_keys import KEYS, RuleKeys, title_of
from game.rules.ruleset import RuleSet, read_value, read_written
from game.words import number, signed
from tests.strategies import rule_sets

OPEN = [name for name, key in KEYS.items() if key.kind.writable]


def written(value: RuleValue) -> str:
    """Return how a person would write *value*: "+200 / −100", "BJ LJ 2D", "6: +120 / −60"."""
    if not isinstance(value, tuple):
        return "" if value is None else number(value) if isinstance(value, int) else value
    parts = [
        f"{one.tricks}: {written(one.stakes)}" if isinstance(one, Blind) else one.name
        for one in value
        if isinstance(one, Blind | Card)
    ]
    return " ".join(parts) or " / ".join(signed(one) for one in value if isinstance(one, int))


def test_every_field_is_a_key() -> None:
    assert [one.name for one in fields(RuleKeys)] == list(KEYS)


def test_the_words_of_a_choice_are_those_of_its_type() -> None:
    types = {
        name: set(get_args(type_)) for name, type_ in get_type_hints(RuleKeys).items() if get_origin(type_) is Literal
    }
    choices = {name: set(key.kind.values) for name, key in KEYS.items() if isinstance(key.kind, OneOf)}
    assert types == {name: values for name, values in choices.items() if all(isinstance(one, str) for one in values)}


@pytest.mark.parametrize("name", KEYS)
def test_every_key_has_a_title_and_usual_values_that_differ(name: str) -> None:
    key = KEYS[name]
    assert title_of(name)
    assert len(key.usual) >= 2
    assert all(key.kind.holds(value) for value in key.usual)
    assert len({GRILL.said(name, value) for value in key.usual}) == len(key.usual)


@pytest.mark.parametrize("name", KEYS)
def test_every_value_of_a_preset_is_usual_or_can_be_written(name: str) -> None:
    key = KEYS[name]
    assert all(preset.rules.value(name) in key.usual or key.kind.writable for preset in ALL_PRESETS)


@given(rule_sets(), st.sampled_from(OPEN))
def test_what_is_written_is_read_again(rules: RuleSet, key: str) -> None:
    value = rules.value(key)
    assert KEYS[key].kind.plain(value) == read_written(key, written(value))


@given(rule_sets(), st.sampled_from(sorted(KEYS)))
def test_the_plain_value_is_that_of_json(rules: RuleSet, key: str) -> None:
    kind = KEYS[key].kind
    raw = kind.plain(rules.value(key))
    assert rules.to_json()[key] == raw
    assert rules.value(key) == read_value(key, raw)
    assert raw == kind.unpacked(kind.packed(raw))


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


@given(st.sampled_from(OPEN), st.text(max_size=60))
def test_any_text_is_read_or_refused(key: str, text: str) -> None:
    kind = KEYS[key].kind
    try:
        raw = read_written(key, text)
    except RuleError:
        return
    assert kind.holds(kind.read(raw))


@pytest.mark.parametrize("key", OPEN)
def test_there_is_an_example_of_what_may_be_written(key: str) -> None:
    assert example(KEYS[key].kind)
    assert wanted(KEYS[key].kind)

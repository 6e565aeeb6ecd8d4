"""What is wrong with rules, in people's words, and what else to change."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.errors import RuleError
from game.rules.presets import CLASSIC, GRILL, TABLE_TALK
from game.rules.refusals import in_page_words, remedy, unreadable
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet
from tests.strategies import VALUES, rule_sets


def refusal(rules: RuleSet, **change: object) -> str:
    with pytest.raises(RuleError) as caught:
        rules.changed(change)
    return in_page_words(caught.value)


def test_a_refusal_names_the_choice_as_the_page_does() -> None:
    assert refusal(CLASSIC, raise_blind_to_ten=True).startswith("“Having looked, a blind bidder’s side”: there is no")
    assert refusal(CLASSIC, high_trumps=["BJ"]).startswith("“Above the ace of spades rank”: the big joker cannot rank")
    assert refusal(CLASSIC, players=3).startswith("“They play”: pairs need")
    assert refusal(CLASSIC, nil=-4).startswith("“Nil”: cannot be -4")


@given(rule_sets(), st.data())
def test_no_refusal_names_a_key(rules: RuleSet, data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(sorted(VALUES)))
    try:
        rules.changed({key: data.draw(VALUES[key])})
    except RuleError as error:
        words = in_page_words(error)
        keys = {name for name in KEYS if "_" in name}
        assert not keys & set(re.findall(r"[a-z_]+", words)), words
        assert words.startswith("“"), words
        assert words.endswith(".")


@pytest.mark.parametrize(
    ("rules", "key", "value"),
    [
        (CLASSIC, "jokers", 2),
        (CLASSIC, "high_trumps", ["BJ", "LJ"]),
        (CLASSIC, "players", 3),
        (TABLE_TALK, "players", 2),
        (GRILL, "players", 3),
        (CLASSIC, "players", 6),
        (GRILL, "bidding", "mirror"),
        (GRILL, "bidding", "negotiated"),
        (GRILL, "sides", "solo"),
        (GRILL, "ten_bid", None),
        (GRILL, "min_side_bid", 9),
        (TABLE_TALK, "blind_nil", 0),
        (TABLE_TALK, "sides", "solo"),
        (CLASSIC, "raise_blind_to_ten", True),
        (CLASSIC, "low_named_with_bid", True),
    ],
)
def test_other_changes_make_room(rules: RuleSet, key: str, value: object) -> None:
    with pytest.raises(RuleError):
        rules.changed({key: value})
    more = remedy(rules, key, value)
    assert more
    assert key not in more
    assert rules.changed({key: value, **more}).to_json()[key] == value


def test_nothing_else_changes_where_nothing_has_to() -> None:
    assert remedy(CLASSIC, "nil", 50) == {}


def test_no_refusal_shows_how_files_are_written() -> None:
    assert refusal(CLASSIC, sides="trios").endswith("play in pairs, or let each play alone.")
    assert refusal(GRILL, ten_bid=None).endswith("give it some, such as +200 and -100.")
    assert "one by one, which bidding by talk is not; have none before" in refusal(GRILL, bidding="negotiated")


def test_what_can_never_be_has_no_remedy() -> None:
    assert remedy(CLASSIC, "nil", -50) is None
    assert remedy(CLASSIC, "removed", ["2C"]) is None or "players" in (remedy(CLASSIC, "removed", ["2C"]) or {})


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

"""The rule page: sentences for every rule set, and phrases for every key."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.rules.errors import RuleError
from game.rules.page import Phrase, Sentence, chapters, differences, keys_told, page_lines, table_lines
from game.rules.presets import ALL_PRESETS, CLASSIC, GRILL, PRESETS, Preset, find_preset
from game.rules.rule_keys import KEYS
from game.rules.ruleset import RuleSet
from tests.strategies import VALUES, rule_sets

PAGES = Path(__file__).parent / "pages"


def sentences(rules: RuleSet) -> list[Sentence]:
    return [one for chapter in chapters(rules) for one in chapter.sentences]


def text(rules: RuleSet) -> str:
    return " ".join(one.text for one in sentences(rules))


@pytest.mark.parametrize("preset", ALL_PRESETS, ids=lambda preset: preset.key)
def test_the_page_of_a_preset_is_as_it_was_read(preset: Preset, request: pytest.FixtureRequest) -> None:
    page = "\n".join(page_lines(preset.title, preset.rules)) + "\n"
    path = PAGES / f"{preset.key}.md"
    if request.config.getoption("--golden"):
        path.write_text(page, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == page


@given(rule_sets(), st.data())
def test_another_value_is_said_in_other_words(rules: RuleSet, data: st.DataObject) -> None:
    key = data.draw(st.sampled_from(keys_told(rules)))
    raw = data.draw(VALUES[key]) if key in VALUES else rules.to_json()[key]
    try:
        other = rules.changed({key: raw})
    except RuleError:
        assume(False)
        raise
    assume(other.value(key) != rules.value(key))
    assert text(rules) != text(other)
    assert rules.said(key, rules.value(key)) != rules.said(key, other.value(key))


@given(rule_sets())
def test_each_key_is_said_once_at_most(rules: RuleSet) -> None:
    keys = [key for one in sentences(rules) for key in one.keys]
    assert len(keys) == len(set(keys))


@given(rule_sets())
def test_a_phrase_says_the_value_of_its_key(rules: RuleSet) -> None:
    phrases = [part for one in sentences(rules) for part in one.parts if isinstance(part, Phrase)]
    assert {part.key: part.text.casefold() for part in phrases} == {
        key: rules.said(key, rules.value(key)).casefold() for key in keys_told(rules)
    }


@given(rule_sets())
def test_every_sentence_begins_with_a_capital_and_ends_with_a_stop(rules: RuleSet) -> None:
    texts = [one.text for one in sentences(rules)]
    assert len(texts) > 20
    assert [] == [text for text in texts if text[0].islower() or not text.endswith(".") or "{" in text]


def test_every_key_is_said_by_some_rules() -> None:
    everything = (
        replace(find_preset("double_zero").rules, nil_trade=2),
        GRILL,
        CLASSIC,
    )
    assert set(KEYS) == {key for rules in everything for key in keys_told(rules)}


def test_what_is_not_played_stands_behind_what_is() -> None:
    idle = [[one.idle for one in chapter.sentences] for chapter in chapters(CLASSIC)]
    assert 6 == len(idle)
    assert [sorted(chapter) for chapter in idle] == idle
    assert all(chapter.told for chapter in chapters(CLASSIC))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"bag_carry": False}, "10 bags cost 100 points; the count of bags then goes back to 0."),
        ({"bag_limit": 0}, "However many bags a side has, none of them costs anything."),
        ({"overtrick_points": -1}, "Each trick over the bid costs 1 point and is one bag."),
        ({"floor": -200}, "A side has lost at −200 points."),
        ({"max_deals": 1}, "It ends after 1 deal at the latest, and the leader wins."),
        ({"min_side_bid": 4}, "A side has to bid at least 4."),
        ({"both_nil": "forbidden"}, "Only one partner may bid nil."),
        ({"ten_bid": [200, -100]}, "A bid of 10 scores +200 or −100."),
        ({"blind_bids": {"6": [120, -60]}}, "a side may bid Blind 6 for +120 or −60."),
        ({"forbidden_total": 13}, "All bids together may not come to exactly 13."),
        ({"redeal": "no_face_card"}, "A hand without a king, queen or jack may ask for a new deal."),
    ],
)
def test_a_value_is_told(change: dict[str, object], words: str) -> None:
    assert words in text(CLASSIC.changed(change))


def test_differences_are_told_from_both_sides() -> None:
    found = differences(replace(GRILL, blind_deficit=150, bag_carry=True), GRILL)
    assert [one.key for one in found] == ["blind_deficit", "bag_carry"]
    assert (found[1].here, found[1].there) == ("carries the rest over", "goes back to 0")
    assert found[1].title == "After the penalty, the count of bags"


def test_a_difference_that_says_nothing_is_none() -> None:
    assert differences(replace(CLASSIC, renege_tricks=5), CLASSIC) == ()
    assert [one.key for one in differences(replace(CLASSIC, renege="callable", renege_tricks=5), CLASSIC)] == [
        "renege",
        "renege_tricks",
    ]


def test_a_table_has_a_row_for_each_difference() -> None:
    lines = list(table_lines([(preset.title, preset.rules) for preset in PRESETS]))
    assert lines[0] == "| | Classic | Double Zero | Table Talk | Counter-clockwise | Grill Rules |"
    assert {line.count("|") for line in lines} == {7}
    assert "| A side’s bid, at the least | – | – | – | – | at least 4 |" in lines
    assert not any("The game goes to" in line for line in lines)

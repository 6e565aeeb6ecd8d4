"""The sentence that refuses a card says the rule."""

from dataclasses import replace

import pytest

from game.cards import Card, parse_cards
from game.rules.presets import CLASSIC, GRILL, TABLE_TALK
from game.rules.refusal import suit_name, why_not
from game.rules.ruleset import RuleSet
from game.rules.tricks import lawful
from tests.rules.test_tricks import on_table

ANY_TIME = replace(CLASSIC, spade_lead="any_time")
RAISED = replace(CLASSIC, high_trumps=parse_cards("2D"))


@pytest.mark.parametrize(
    ("rules", "hand", "trick", "card", "first", "sentence"),
    [
        (CLASSIC, "AS KH 2C", "4H", "3D", False, "That card is not in the hand"),
        (CLASSIC, "AS KH 2C", "4H", "2C", False, "You must follow hearts"),
        (CLASSIC, "AS KH 2C", "4C", "AS", False, "You must follow clubs"),
        (CLASSIC, "AS KH 2C", "4S", "KH", False, "You must follow spades"),
        (RAISED, "2D KH", "4S", "KH", False, "You must follow spades"),
        (RAISED, "2D KD", "4D", "2D", False, "You must follow diamonds"),
        (CLASSIC, "AS KH 2C", "", "AS", False, "Spades may not be led until they are broken"),
        (CLASSIC, "AS KH 2C", "", "AS", True, "Spades may not be led until they are broken"),
        (ANY_TIME, "AS KH 2C", "", "AS", True, "Spades may not be led to the first trick"),
        (TABLE_TALK, "AC 3C KD", "2C", "AC", True, "On the first trick everyone plays the lowest club"),
        (TABLE_TALK, "AC 2C KD", "", "AC", True, "The lowest club leads to the first trick"),
        (TABLE_TALK, "AC 2C KD", "", "KD", True, "The lowest club leads to the first trick"),
        (TABLE_TALK, "AC 3C KD", "2C", "KD", True, "You must follow clubs"),
        (
            GRILL,
            "AS KD",
            "2C",
            "AS",
            True,
            "On the first trick no spade may be thrown while you hold another suit",
        ),
    ],
)
def test_the_reason_is(rules: RuleSet, hand: str, trick: str, card: str, first: bool, sentence: str) -> None:
    reason = why_not(Card.parse(card), parse_cards(hand), on_table(trick), rules, first=first, broken=False)
    assert sentence == reason


@pytest.mark.parametrize("rules", [CLASSIC, TABLE_TALK, GRILL, ANY_TIME, RAISED])
@pytest.mark.parametrize("trick", ["", "4C", "4H 9H", "KS"])
@pytest.mark.parametrize("first", [True, False])
def test_lawful_cards_and_only_these_are_not_refused(rules: RuleSet, trick: str, first: bool) -> None:
    hand = parse_cards("AS 7S KH 2D 5C")
    allowed = lawful(hand, on_table(trick), rules, first=first, broken=False)
    silent = [card for card in hand if not why_not(card, hand, on_table(trick), rules, first=first, broken=False)]
    assert list(allowed) == silent


def test_suits_have_names_for_the_middle_of_a_sentence() -> None:
    assert ["clubs", "diamonds", "hearts", "spades"] == [suit_name(card.suit) for card in parse_cards("2C 2D 2H 2S")]

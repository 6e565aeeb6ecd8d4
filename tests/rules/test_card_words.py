"""The names of cards."""

import pytest

from game.cards import Card, parse_cards
from game.rules.card_words import card_name, suit_name


@pytest.mark.parametrize(
    ("card", "name"),
    [
        ("4H", "4 of hearts"),
        ("TS", "10 of spades"),
        ("JC", "jack of clubs"),
        ("AD", "ace of diamonds"),
        ("BJ", "big joker"),
        ("LJ", "little joker"),
    ],
)
def test_a_card_is_called(card: str, name: str) -> None:
    assert name == card_name(Card.parse(card))


def test_suits_have_names_for_the_middle_of_a_sentence() -> None:
    assert ["clubs", "diamonds", "hearts", "spades"] == [suit_name(card.suit) for card in parse_cards("2C 2D 2H 2S")]

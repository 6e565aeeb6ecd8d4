import pytest

from game.cards import Card
from game.rules.card_words import card_name


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

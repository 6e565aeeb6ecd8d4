"""Cards: how they are written, ordered and kept unique."""

import copy
import pickle

import pytest

from game.cards import BIG_JOKER, FULL_DECK, LITTLE_JOKER, Card, Rank, Suit, parse_cards, show_cards


def test_a_full_deck_has_thirteen_cards_of_each_suit() -> None:
    assert 52 == len(set(FULL_DECK))
    assert {13} == {sum(card.suit is suit for card in FULL_DECK) for suit in Suit}


@pytest.mark.parametrize("card", [*FULL_DECK, LITTLE_JOKER, BIG_JOKER], ids=str)
def test_a_card_is_written_and_read_back(card: Card) -> None:
    assert card is Card.parse(str(card))
    assert card is Card.parse(str(card).lower())
    assert card is eval(repr(card), {"Card": Card})
    assert card is Card(card.rank, card.suit)


@pytest.mark.parametrize(
    ("text", "rank", "suit"),
    [
        ("QS", Rank.QUEEN, Suit.SPADES),
        ("TH", Rank.TEN, Suit.HEARTS),
        ("2C", Rank.TWO, Suit.CLUBS),
        ("AD", Rank.ACE, Suit.DIAMONDS),
        ("BJ", Rank.BIG_JOKER, Suit.SPADES),
        ("LJ", Rank.LITTLE_JOKER, Suit.SPADES),
    ],
)
def test_rank_comes_before_suit(text: str, rank: Rank, suit: Suit) -> None:
    assert Card(rank, suit) is Card.parse(text)


@pytest.mark.parametrize("text", ["", "1S", "10S", "SQ", "QX", "Q", "JJ", "QS ", "Q♠"])
def test_what_is_no_card_is_named_and_shown_how(text: str) -> None:
    with pytest.raises(
        ValueError, match="is no card: write rank and suit, such as QS, TH or 2C, or BJ or LJ"
    ) as caught:
        Card.parse(text)
    assert str(caught.value).startswith(repr(text))


def test_a_card_never_changes() -> None:
    with pytest.raises(AttributeError, match="a card never changes"):
        Card.parse("QS").rank = Rank.KING


def test_copies_of_a_card_are_the_card() -> None:
    card = Card.parse("QS")
    assert card is copy.copy(card) is copy.deepcopy(card) is pickle.loads(pickle.dumps(card))


def test_cards_sort_by_suit_and_rank_with_jokers_on_top() -> None:
    assert parse_cards("2C AC 2D AH 2S AS LJ BJ") == tuple(sorted(parse_cards("BJ AS 2D LJ AC 2S AH 2C")))


def test_a_joker_of_another_suit_than_spades_cannot_be() -> None:
    with pytest.raises(ValueError, match="a joker has no suit of its own"):
        Card(Rank.BIG_JOKER, Suit.HEARTS)


def test_only_jokers_are_jokers() -> None:
    assert [BIG_JOKER, LITTLE_JOKER] == [card for card in (BIG_JOKER, *FULL_DECK, LITTLE_JOKER) if card.is_joker]


def test_several_cards_are_written_with_blanks() -> None:
    assert "QS TH BJ" == show_cards(parse_cards("QS  th\nBJ"))
    assert () == parse_cards("")
    with pytest.raises(ValueError, match="'XX' is no card"):
        parse_cards("QS XX TH")


def test_suits_have_letters_and_signs() -> None:
    assert ["C♣", "D♦", "H♥", "S♠"] == [suit.letter + suit.sign for suit in Suit]

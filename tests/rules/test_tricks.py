"""Which cards may join a trick, who takes it, and what breaks spades; hands and tricks in card notation."""

from dataclasses import replace

import pytest

from game.cards import Card, parse_cards, show_cards
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, TABLE_TALK
from game.rules.ruleset import RuleSet
from game.rules.seats import SEATS, Seat
from game.rules.tricks import Play, Trick, breaks_spades, lawful, why_not, winner, winning_play

TWO_OF_CLUBS = replace(CLASSIC, first_trick="two_of_clubs_leads")
JOKERS = replace(CLASSIC, jokers=2, high_trumps=parse_cards("BJ LJ 2D 2S"), removed=parse_cards("2H 2C"))
DEUCES = replace(CLASSIC, high_trumps=parse_cards("2H 2C 2D 2S"))


def on_table(cards: str) -> Trick:
    """Return the trick of *cards*, South leading, clockwise."""
    return Trick(tuple(Play(seat, card) for seat, card in zip(SEATS, parse_cards(cards), strict=False)))


@pytest.mark.parametrize(
    ("rules", "hand", "trick", "first", "broken", "allowed"),
    [
        (CLASSIC, "AS KH QH 2C", "4H", False, False, "KH QH"),
        (CLASSIC, "AS KH QH 2C", "4D", False, False, "AS KH QH 2C"),
        (CLASSIC, "AS KH QH 2C", "4D", True, False, "AS KH QH 2C"),
        (CLASSIC, "AS KH QH 2C", "", True, False, "KH QH 2C"),
        (CLASSIC, "AS KH QH 2C", "", False, True, "AS KH QH 2C"),
        (CLASSIC, "AS KS", "", False, False, "AS KS"),
        (GRILL, "AS KH", "", False, False, "AS KH"),
        (TWO_OF_CLUBS, "AS 4C 2C", "", True, False, "2C"),
        (TWO_OF_CLUBS, "AS 4C 3C", "2C", True, False, "4C 3C"),
        (TWO_OF_CLUBS, "AS 4D", "2C", True, False, "AS 4D"),
        (JOKERS, "BJ 2D 4D 9H", "5S", False, False, "BJ 2D"),
        (JOKERS, "BJ 2D 4D 9H", "5D", False, False, "4D"),
        (JOKERS, "BJ 2D 9H", "5D", False, False, "BJ 2D 9H"),
        (JOKERS, "BJ 2D 9H", "", False, False, "9H"),
        (DEUCES, "2H 9C", "KH", False, False, "2H 9C"),
    ],
)
def test_the_lawful_cards_of(rules: RuleSet, hand: str, trick: str, first: bool, broken: bool, allowed: str) -> None:
    cards = lawful(parse_cards(hand), on_table(trick), rules, first=first, broken=broken)
    assert allowed == show_cards(cards)


def test_a_spade_never_leads_the_first_trick_even_where_it_may_be_led_any_time() -> None:
    any_time = replace(CLASSIC, spade_lead="any_time")
    hand = parse_cards("AS KH 2C")
    assert "KH 2C" == show_cards(lawful(hand, Trick(), any_time, first=True, broken=False))
    assert "AS KH 2C" == show_cards(lawful(hand, Trick(), any_time, first=False, broken=False))
    assert "AS" == show_cards(lawful(hand[:1], Trick(), any_time, first=True, broken=False))


def test_with_the_two_of_clubs_removed_the_lowest_club_leads() -> None:
    rules = replace(TABLE_TALK, removed=parse_cards("2C 2D 2H 2S"))
    assert Card.parse("3C") is rules.opening_card
    assert "3C" == show_cards(lawful(parse_cards("AC 3C KD"), Trick(), rules, first=True, broken=False))


def test_a_raised_two_of_clubs_is_no_club_and_does_not_open() -> None:
    assert Card.parse("3C") is replace(DEUCES, first_trick="lowest_club").opening_card


def test_no_card_opens_where_the_first_trick_is_free() -> None:
    assert CLASSIC.opening_card is None


@pytest.mark.parametrize(
    ("rules", "cards", "first", "taker"),
    [
        (CLASSIC, "4H KH AH 2H", False, Seat.NORTH),
        (CLASSIC, "4H KD AC QD", False, Seat.SOUTH),
        (CLASSIC, "4H KH 2S AH", False, Seat.NORTH),
        (CLASSIC, "4H 3S 2S AS", False, Seat.EAST),
        (CLASSIC, "4S AH KS 2S", False, Seat.NORTH),
        (TABLE_TALK, "2C 3C 9C 5C", True, Seat.NORTH),
        (TABLE_TALK, "2C AS 9C 5C", True, Seat.NORTH),
        (TABLE_TALK, "2C AS KD AH", True, Seat.SOUTH),
        (TABLE_TALK, "2C AS 9C 5C", False, Seat.WEST),
        (TWO_OF_CLUBS, "2C 3S 9C 5C", True, Seat.WEST),
        (JOKERS, "AS LJ BJ KS", False, Seat.NORTH),
        (JOKERS, "AS 2S 2D KS", False, Seat.NORTH),
        (JOKERS, "AD KD 2D QD", False, Seat.NORTH),
        (DEUCES, "2S 2D 2C 2H", False, Seat.EAST),
        (DEUCES, "AH 2H KH QH", False, Seat.WEST),
    ],
)
def test_the_trick_goes_to(rules: RuleSet, cards: str, first: bool, taker: Seat) -> None:
    assert taker is winner(on_table(cards), rules, first=first)


def test_an_unfinished_trick_has_a_winning_card_too() -> None:
    assert Play(Seat.WEST, Card.parse("2S")) == winning_play(on_table("AH 2S"), CLASSIC, first=False)


@pytest.mark.parametrize(
    ("rules", "hand", "trick", "card", "first", "broken"),
    [
        (CLASSIC, "4S 9H", "KD", "4S", False, True),
        (CLASSIC, "4S 9H", "KD", "9H", False, False),
        (CLASSIC, "4S 9H", "KS", "4S", False, False),
        (CLASSIC, "4S 3S", "", "4S", False, False),
        (CLASSIC, "4S 9H", "KD", "4S", True, True),
        (DOUBLE_ZERO, "4S 3S", "", "4S", False, True),
        (GRILL, "4S 9H", "", "4S", False, True),
        (TABLE_TALK, "4S 3S", "2C", "4S", True, False),
        (TWO_OF_CLUBS, "4S 3S", "2C", "4S", True, True),
        (JOKERS, "2D 9H", "KD", "2D", False, True),
    ],
)
def test_spades_are_broken(rules: RuleSet, hand: str, trick: str, card: str, first: bool, broken: bool) -> None:
    assert broken is breaks_spades(on_table(trick), Card.parse(card), parse_cards(hand), rules, first=first)


def test_a_trick_knows_its_leader_its_lead_and_who_laid_what() -> None:
    trick = on_table("4H KH")
    assert (Seat.SOUTH, Card.parse("4H")) == (trick.leader, trick.lead)
    assert Card.parse("KH") is trick.card_of(Seat.WEST)
    assert trick.card_of(Seat.EAST) is None
    assert parse_cards("4H KH") == trick.cards


def test_adding_a_card_leaves_the_trick_before_as_it_was() -> None:
    before = on_table("4H")
    after = before.with_play(Seat.WEST, Card.parse("KH"))
    assert (1, 2) == (len(before), len(after))


def test_a_trick_without_cards_is_false() -> None:
    assert not Trick()
    assert on_table("4H")


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

"""The play of the cards: who leads, what may join, who takes, what breaks."""

from dataclasses import replace

import pytest

from game.cards import parse_cards, show_cards
from game.engine.actions import IllegalActionError, LookAtCards, PlayCard
from game.engine.events import CardPlayed, NilBroken, SpadesBroken, TrickTaken
from game.engine.state import GameState, Phase
from game.engine.transitions import apply
from game.engine.views import view_of
from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE, DOUBLE_ZERO, GRILL, TABLE_TALK
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, bids, card, cards, do, kinds, options, table, turn

SPADES_AND_ONE = (
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S AH",
    "2S KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
)


def playing(rules: RuleSet = CLASSIC, said: str = "4 4 4 1", **keys: object) -> GameState:
    """Return the table after the auction."""
    dealer = keys.get("dealer", EAST)
    hands = keys.get("hands")
    assert isinstance(dealer, Seat)
    state = table(rules, dealer=dealer, hands=hands) if isinstance(hands, tuple) else table(rules, dealer=dealer)
    while state.phase is Phase.BLIND_NIL:
        state = do(state, LookAtCards(turn(state))).state
    return bids(state, said).state


def lawful(state: GameState) -> str:
    return show_cards(action.card for action in options(state) if isinstance(action, PlayCard))


def test_the_first_bidder_leads_and_no_spade() -> None:
    state = playing()
    assert SOUTH is state.turn
    assert "AH 9H 5H AD 9D 5D AC 9C 5C 2C" == lawful(state)


def test_everybody_follows_in_turn_and_the_highest_takes() -> None:
    step = cards(playing(), "9H KH 3H TH")
    assert [CardPlayed(SOUTH, card("9H")), CardPlayed(WEST, card("KH"))] == list(step.events[:2])
    assert TrickTaken(WEST, parse_cards("9H KH 3H TH"), 0) == step.events[-1]
    assert WEST is step.state.turn
    assert (0, 1, 0, 0) == tuple(step.state.current.taken(seat) for seat in CLASSIC.seats)


def test_counter_clockwise_the_dealer_plays_second() -> None:
    state = playing(COUNTER_CLOCKWISE, dealer=EAST)
    step = cards(state, "9H TH 3H KH")
    plays = [event.seat for event in step.events if isinstance(event, CardPlayed)]
    assert [SOUTH, EAST, NORTH, WEST] == plays
    assert WEST is step.state.turn


def test_a_card_that_does_not_follow_is_refused_with_the_reason() -> None:
    state = cards(playing(), "9H").state
    with pytest.raises(IllegalActionError, match="West may not play KD: You must follow hearts"):
        apply(state, PlayCard(WEST, card("KD")))
    with pytest.raises(IllegalActionError, match="West may not play AD: That card is not in the hand"):
        apply(state, PlayCard(WEST, card("AD")))
    with pytest.raises(IllegalActionError, match="East may not play TH: in phase play it is the turn of West"):
        apply(state, PlayCard(EAST, card("TH")))


def test_a_spade_on_another_lead_breaks_them_and_they_may_be_led() -> None:
    step = cards(playing(hands=SPADES_AND_ONE, said="12 1 nil nil"), "AH 2H 2D 2C")
    assert "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S" == lawful(step.state)
    forced = cards(step.state, "3S")
    assert not forced.state.current.broken
    broken = cards(playing(hands=(SPADES_AND_ONE[3], *SPADES_AND_ONE[:3]), said="4 9 4 4"), "2C 3S")
    assert SpadesBroken(WEST) == broken.events[-1]
    assert broken.state.current.broken


def test_a_forced_lead_breaks_them_in_double_zero_only() -> None:
    for rules, breaks in ((CLASSIC, False), (DOUBLE_ZERO, True)):
        step = cards(playing(rules, hands=SPADES_AND_ONE, said="12 1 nil nil"), "AH 2H 2D 2C 3S")
        assert breaks is ("SpadesBroken" in kinds(step.events))
        assert breaks is step.state.current.broken


def test_in_grill_spades_may_be_led_from_the_second_trick() -> None:
    state = cards(playing(GRILL), "2C 4C 3C 6C").state
    assert EAST is state.turn
    assert "JS TS 6S 2S" == lawful(state)[:11]


def test_on_the_first_club_trick_everyone_plays_the_lowest_and_the_two_leads() -> None:
    state = playing(GRILL, dealer=SOUTH, said="4 4 4 1")
    assert SOUTH is state.turn
    assert "2C" == lawful(state)
    step = cards(state, "2C 4C 3C 6C")
    assert TrickTaken(EAST, parse_cards("2C 4C 3C 6C"), 0) == step.events[-1]


def test_void_of_clubs_no_spade_wins_or_breaks_on_the_first_trick() -> None:
    hands = (SPADES_AND_ONE[3], "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", *SPADES_AND_ONE[1:3])
    spades_only = (hands[0], hands[1], "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H", SPADES_AND_ONE[2])
    rules = replace(TABLE_TALK, bidding="individual", blind_nil=0, blind_nil_trade=0)
    state = playing(rules, hands=spades_only)
    step = cards(state, "2C AS 2H 2D")
    assert "SpadesBroken" not in kinds(step.events)
    assert SOUTH is step.state.turn


def test_the_first_trick_of_a_nil_breaks_it_and_a_second_does_not() -> None:
    step = cards(playing(said="nil 4 4 4"), "AH 4H 3H 6H")
    assert NilBroken(SOUTH) == step.events[-1]
    again = cards(step.state, "AD 4D 3D 6D")
    assert "NilBroken" not in kinds(again.events)


def test_a_number_takes_tricks_without_news_of_a_nil() -> None:
    assert "NilBroken" not in kinds(cards(playing(), "AH 4H 3H 6H").events)


def test_after_the_last_trick_the_deal_is_scored() -> None:
    state = playing()
    while state.phase is Phase.PLAY:
        state = apply(state, options(state)[0]).state
    assert Phase.SCORED is state.phase
    assert (13, 13) == (len(state.current.tricks), len(state.current.takers))
    assert 52 == len({one for trick in state.current.tricks for one in trick.cards})


def test_the_table_sees_the_trick_and_no_hand_but_its_own() -> None:
    state = cards(playing(), "9H KH").state
    view = view_of(state, NORTH)
    assert parse_cards("9H KH") == view.trick.cards
    assert (12, 12, 13, 13) == view.sizes
    assert 13 == len(view.hand)
    assert "QH 7H 3H 2H" == show_cards(view.lawful_cards)

"""Throwing a poor hand in, and playing on with one."""

from dataclasses import replace

import pytest

from game.cards import parse_cards
from game.engine.actions import AgreeBlind, AskRedeal, BidBlind, BidBlindNil, KeepHand, LookAtCards
from game.engine.events import DealStarted, HandKept, HandThrownIn, seen_by
from game.engine.phases.redeal import may_be_thrown_in
from game.engine.state import GameState, Phase
from game.engine.views import view_of
from game.rules.bids import BlindBid
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, do, options, table

POOR_SOUTH = (
    "KH QH JH TH 9H KD QD JD TD KC QC JC TC",
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
    "AH 8H 7H 6H 5H AD 9D 8D 7D 6D 5D 4D 3D",
    "4H 3H 2H AC 9C 8C 7C 6C 5C 4C 3C 2C 2D",
)
POOR_SOUTH_AND_NORTH = (
    POOR_SOUTH[0],
    "AH 8S 7S 6S 5S AD 9S 8D 7D 6D 5D 4D 3D",
    "8H 7H 6H 5H 9D 2D 9C 8C 7C 6C 5C 4C 3C",
    "AS KS QS JS TS 4S 3S 2S 4H 3H 2H AC 2C",
)


@pytest.mark.parametrize(
    ("redeal", "hand", "offered"),
    [
        ("none", "2H 3H", False),
        ("no_spade_no_ace", "2H KD", True),
        ("no_spade_no_ace", "2H AD", False),
        ("no_spade_no_ace", "2S KD", False),
        ("no_spade", "AH KD", True),
        ("no_spade", "2S KD", False),
        ("no_face_card", "AS TH", True),
        ("no_face_card", "AS JH", False),
        ("seven_of_a_suit", "2H 3H 4H 5H 6H 7H 8H 2S", True),
        ("seven_of_a_suit", "2H 3H 4H 5H 6H 7H 2S 3S", False),
    ],
)
def test_a_hand_may_be_thrown_in(redeal: str, hand: str, offered: bool) -> None:
    assert offered is may_be_thrown_in(parse_cards(hand), CLASSIC.changed({"redeal": redeal}))


def test_a_raised_card_is_a_spade_for_the_redeal() -> None:
    rules = CLASSIC.changed({"redeal": "no_spade", "high_trumps": ["2H"]})
    assert not may_be_thrown_in(parse_cards("2H KD"), rules)


def poor() -> GameState:
    return table(GRILL, hands=POOR_SOUTH_AND_NORTH)


def test_the_holder_of_a_poor_hand_is_asked_and_nobody_else_learns_who() -> None:
    state = poor()
    assert (Phase.REDEAL, SOUTH) == (state.phase, state.turn)
    assert (KeepHand(SOUTH), AskRedeal(SOUTH)) == options(state)
    assert SOUTH is view_of(state, SOUTH).turn
    assert all(view_of(state, seat).turn is None for seat in (WEST, NORTH, EAST))


def test_who_keeps_the_hand_plays_on_and_nobody_else_hears_of_it() -> None:
    step = do(poor(), KeepHand(SOUTH))
    assert (HandKept(SOUTH),) == step.events
    assert HandKept(SOUTH) == seen_by(step.events[0], SOUTH)
    assert seen_by(step.events[0], NORTH) is None
    assert (Phase.REDEAL, NORTH) == (step.state.phase, step.state.turn)
    assert Phase.AUCTION is do(step.state, KeepHand(NORTH)).state.phase


def test_a_hand_thrown_in_is_shown_and_the_same_dealer_deals_other_cards() -> None:
    before = poor()
    step = do(before, AskRedeal(SOUTH))
    thrown, started = step.events[:2]
    assert HandThrownIn(SOUTH, before.current.hands[SOUTH]) == thrown
    assert isinstance(started, DealStarted)
    assert (0, 1, EAST) == (started.index, started.attempt, started.dealer)
    deal = step.state.current
    assert deal.hands != before.current.hands
    assert deal.seal.number != before.current.seal.number
    assert deal.seal.seal != before.current.seal.seal


def test_a_redeal_keeps_what_a_side_bid_before_the_deal() -> None:
    state = table(GRILL, hands=POOR_SOUTH_AND_NORTH, points=(0, 100))
    state = do(state, BidBlind(SOUTH, 5, low=True), AgreeBlind(NORTH)).state
    assert Phase.REDEAL is state.phase
    after = do(state, AskRedeal(SOUTH)).state
    assert (BlindBid(5, low=True), None) == after.current.blind
    assert after.phase is not Phase.BLIND


def test_after_a_redeal_a_nil_before_looking_is_offered_anew() -> None:
    rules = replace(DOUBLE_ZERO, redeal="no_spade_no_ace")
    state = table(rules, hands=POOR_SOUTH_AND_NORTH)
    state = do(state, LookAtCards(SOUTH), BidBlindNil(WEST), LookAtCards(NORTH), LookAtCards(EAST)).state
    assert (Phase.REDEAL, SOUTH) == (state.phase, state.turn)
    after = do(state, AskRedeal(SOUTH)).state
    assert (Phase.BLIND_NIL, SOUTH) == (after.phase, after.turn)
    assert (None,) * 4 == after.current.bids


def test_who_has_not_looked_cannot_throw_the_hand_in() -> None:
    rules = replace(DOUBLE_ZERO, redeal="no_spade_no_ace")
    state = do(table(rules, hands=POOR_SOUTH_AND_NORTH), BidBlindNil(SOUTH)).state
    state = do(state, LookAtCards(WEST), LookAtCards(NORTH), LookAtCards(EAST)).state
    assert (Phase.REDEAL, NORTH) == (state.phase, state.turn)

"""Nil before looking, taking up the hand, and throwing a poor one in."""

from dataclasses import replace

import pytest

from game.cards import parse_cards
from game.engine.actions import AgreeBlind, AskRedeal, BidBlind, BidBlindNil, KeepHand, LookAtCards
from game.engine.events import BidPlaced, DealStarted, HandKept, HandLooked, HandThrownIn, seen_by
from game.engine.phases.looking import may_be_thrown_in
from game.engine.state import GameState, Phase
from game.engine.views import view_of
from game.rules.bids import BLIND_NIL, BlindBid
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, TABLE_TALK
from tests.engine.seating import EAST, NORTH, ORDINARY, SOUTH, WEST, bids, do, kinds, options, table

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


def test_in_classic_everybody_looks_at_once() -> None:
    state = table(CLASSIC)
    assert Phase.AUCTION is state.phase
    assert (True, True, True, True) == state.current.looked


def test_in_double_zero_everybody_is_asked_before_looking_the_leading_side_too() -> None:
    state = table(DOUBLE_ZERO, points=(300, 0))
    assert (Phase.BLIND_NIL, SOUTH) == (state.phase, state.turn)
    assert (LookAtCards(SOUTH), BidBlindNil(SOUTH)) == options(state)


def test_nobody_sees_a_card_before_looking_but_thirteen_lie_there() -> None:
    state = table(DOUBLE_ZERO)
    for seat in state.rules.seats:
        view = view_of(state, seat)
        assert ((), (13, 13, 13, 13), (False,) * 4) == (view.hand, view.sizes, view.looked)


def test_who_looks_sees_its_hand_and_nobody_elses() -> None:
    step = do(table(DOUBLE_ZERO), LookAtCards(SOUTH))
    assert parse_cards(ORDINARY[0]) == view_of(step.state, SOUTH).hand
    assert () == view_of(step.state, NORTH).hand
    (looked,) = step.events
    assert HandLooked(SOUTH, parse_cards(ORDINARY[0])) == seen_by(looked, SOUTH)
    assert HandLooked(SOUTH, ()) == seen_by(looked, NORTH)


def test_a_blind_nil_is_heard_and_its_cards_stay_down_through_the_auction() -> None:
    step = do(table(DOUBLE_ZERO), BidBlindNil(SOUTH), LookAtCards(WEST), LookAtCards(NORTH), LookAtCards(EAST))
    assert BidPlaced(SOUTH, BLIND_NIL) == step.events[0]
    assert (Phase.AUCTION, WEST) == (step.state.phase, step.state.turn)
    assert () == view_of(step.state, SOUTH).hand
    assert 13 == len(view_of(step.state, NORTH).hand)


def test_a_blind_nil_looks_when_the_auction_closes() -> None:
    state = do(table(DOUBLE_ZERO), BidBlindNil(SOUTH), *(LookAtCards(seat) for seat in (WEST, NORTH, EAST))).state
    step = bids(state, "4 4 4")
    assert ["AuctionClosed", "HandLooked"] == kinds(step.events)[-2:]
    assert parse_cards(ORDINARY[0]) == view_of(step.state, SOUTH).hand


def test_in_table_talk_only_the_side_a_hundred_behind_is_asked() -> None:
    state = table(TABLE_TALK, points=(100, 0))
    assert (Phase.BLIND_NIL, WEST) == (state.phase, state.turn)
    assert (True, False, True, False) == state.current.looked
    assert Phase.TALK is table(TABLE_TALK, points=(99, 0)).phase


def test_both_partners_may_bid_nil_blind_unless_it_is_forbidden() -> None:
    state = do(table(DOUBLE_ZERO), BidBlindNil(SOUTH), LookAtCards(WEST)).state
    assert (Phase.BLIND_NIL, NORTH) == (state.phase, state.turn)
    for rules in (replace(DOUBLE_ZERO, both_nil="forbidden"), replace(DOUBLE_ZERO, bidding="suicide")):
        state = do(table(rules), BidBlindNil(SOUTH), LookAtCards(WEST)).state
        assert (Phase.BLIND_NIL, EAST) == (state.phase, state.turn)


def test_both_partners_cannot_bid_nil_blind_where_the_side_must_owe_something() -> None:
    state = do(table(replace(DOUBLE_ZERO, min_side_bid=4)), BidBlindNil(SOUTH), LookAtCards(WEST)).state
    assert EAST is state.turn


def test_a_side_that_bid_before_the_deal_is_asked_for_no_blind_nil() -> None:
    rules = replace(GRILL, blind_nil=200, blind_deficit=0, redeal="none")
    state = do(table(rules, points=(0, 100)), BidBlind(SOUTH, 6), AgreeBlind(NORTH)).state
    assert WEST is state.turn
    state = do(state, *(action for action in options(state) if type(action).__name__ == "DeclineBlind")).state
    assert (True, False, True, False) == do(state, options(state)[0]).state.current.looked


def test_a_first_deal_that_bids_itself_asks_for_no_blind_nil() -> None:
    rules = replace(DOUBLE_ZERO, first_deal_bids_itself=True)
    assert Phase.PLAY is table(rules).phase
    assert Phase.BLIND_NIL is table(rules, deals=1).phase


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

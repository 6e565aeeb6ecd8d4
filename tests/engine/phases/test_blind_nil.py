"""Nil bid before looking, and taking up the hand."""

from dataclasses import replace

from game.cards import parse_cards
from game.engine.actions import AgreeBlind, BidBlind, BidBlindNil, LookAtCards
from game.engine.events import BidPlaced, HandLooked, seen_by
from game.engine.state import Phase
from game.engine.views import view_of
from game.rules.bids import BLIND_NIL
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, TABLE_TALK
from tests.engine.seating import EAST, NORTH, ORDINARY, SOUTH, WEST, bids, do, kinds, options, table


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

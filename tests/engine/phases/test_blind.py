"""Bids before the deal: one partner offers, the other agrees or refuses; afterwards they say what becomes of it."""

from dataclasses import replace

import pytest

from game.engine.actions import Action, AgreeBlind, BidBlind, DeclineBlind, PlaceBid, SettleBlind
from game.engine.events import BlindDeclined, BlindMade, BlindOffered, BlindSettled
from game.engine.state import GameState, Phase
from game.engine.views import view_of
from game.rules.bids import NIL, Bid, BlindBid
from game.rules.keys import Blind, Stakes
from game.rules.presets import GRILL
from game.rules.ruleset import RuleSet
from game.rules.seats import Side
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, do, kinds, options, table

BEHIND = (0, 100)
ALWAYS = replace(GRILL, blind_deficit=0)
NAMED = replace(GRILL, low_named_with_bid=True)


def behind(rules: RuleSet = GRILL) -> GameState:
    """Return a table of four at which South's side lies 100 behind and West bids first."""
    return table(rules, dealer=SOUTH, points=BEHIND)


def test_a_side_a_hundred_behind_is_asked_before_the_deal() -> None:
    state = behind()
    assert (Phase.BLIND, NORTH) == (state.phase, state.turn)
    assert not any(view_of(state, seat).hand for seat in GRILL.seats)
    assert (0, 0, 0, 0) == view_of(state, NORTH).sizes


def test_nobody_is_asked_with_less_than_a_hundred_behind() -> None:
    assert Phase.AUCTION is table(GRILL, points=(0, 99)).phase


def test_both_sides_are_asked_where_no_deficit_is_needed_also_the_one_that_leads() -> None:
    state = table(ALWAYS, dealer=SOUTH, points=(0, 300))
    assert (Phase.BLIND, WEST) == (state.phase, state.turn)
    state = do(state, BidBlind(WEST, 6), AgreeBlind(EAST)).state
    assert (Phase.BLIND, NORTH) == (state.phase, state.turn)


def test_the_offers_are_six_low_five_or_nothing() -> None:
    assert (DeclineBlind(NORTH), BidBlind(NORTH, 6), BidBlind(NORTH, 5, low=True)) == options(behind())


def test_the_partner_agrees_and_the_bid_stands() -> None:
    step = do(behind(), BidBlind(NORTH, 6), AgreeBlind(SOUTH))
    assert BlindOffered(NORTH, BlindBid(6), None) == step.events[0]
    assert BlindMade(Side.WE, BlindBid(6)) == step.events[1]
    assert (BlindBid(6), None) == step.state.current.blind
    assert Phase.AUCTION is step.state.phase


def test_only_agreeing_and_refusing_answer_an_offer() -> None:
    state = do(behind(), BidBlind(NORTH, 6)).state
    assert SOUTH is state.turn
    assert (DeclineBlind(SOUTH), AgreeBlind(SOUTH)) == options(state)


def test_a_refused_offer_ends_the_matter() -> None:
    step = do(behind(), BidBlind(NORTH, 6), DeclineBlind(SOUTH))
    assert BlindDeclined(SOUTH) == step.events[1]
    assert (None, None) == step.state.current.blind
    assert Phase.AUCTION is step.state.phase


def test_the_second_partner_may_offer_when_the_first_does_not() -> None:
    state = do(behind(), DeclineBlind(NORTH)).state
    assert (DeclineBlind(SOUTH), BidBlind(SOUTH, 6), BidBlind(SOUTH, 5, low=True)) == options(state)
    state = do(state, BidBlind(SOUTH, 6)).state
    assert NORTH is state.turn
    assert (BlindBid(6), None) == do(state, AgreeBlind(NORTH)).state.current.blind


def test_after_two_refusals_the_cards_are_dealt() -> None:
    step = do(behind(), DeclineBlind(NORTH), DeclineBlind(SOUTH))
    assert ["BlindDeclined", "BlindDeclined", "CardsDealt"] == kinds(step.events)[:3]


def test_the_cards_are_dealt_only_after_the_offers() -> None:
    step = do(behind(), BidBlind(NORTH, 6), AgreeBlind(SOUTH))
    assert ["BlindOffered", "BlindMade", "CardsDealt", *["HandLooked"] * 4] == kinds(step.events)


def test_playing_solo_an_offer_needs_nobodys_consent() -> None:
    solo = replace(ALWAYS, sides="solo", blind_low_five=None)
    state = do(table(solo, dealer=SOUTH), BidBlind(WEST, 6)).state
    assert (None, BlindBid(6), None, None) == state.current.blind


def test_the_low_is_named_with_the_bid_where_the_rules_ask_for_it() -> None:
    state = behind(NAMED)
    lows = [BidBlind(NORTH, 5, low=True, named=SOUTH), BidBlind(NORTH, 5, low=True, named=NORTH)]
    assert (DeclineBlind(NORTH), BidBlind(NORTH, 6), *lows) == options(state)
    state = do(state, lows[0], AgreeBlind(SOUTH)).state
    assert (SOUTH, None) == state.current.low_named
    state = do(state, PlaceBid(WEST, Bid.of(4))).state
    assert (SettleBlind(NORTH), SettleBlind(NORTH, raised=True)) == options(state)
    state = do(state, SettleBlind(NORTH), PlaceBid(EAST, Bid.of(1))).state
    assert (SettleBlind(SOUTH, low=True), SettleBlind(SOUTH, low=True, raised=True)) == options(state)


def settle(offer: Action, *words: Action) -> GameState:
    """Return the table after *offer* of North was taken and West has bid, and then *words*."""
    return do(behind(), offer, AgreeBlind(SOUTH), PlaceBid(WEST, Bid.of(4)), *words).state


SIX = BidBlind(NORTH, 6)
LOW_FIVE = BidBlind(NORTH, 5, low=True)
EAST_BIDS = PlaceBid(EAST, Bid.of(1))


def test_after_looking_each_partner_says_low_or_not_and_ten_or_not() -> None:
    expected = [(False, False), (True, False), (False, True), (True, True)]
    assert tuple(SettleBlind(NORTH, low, raised) for low, raised in expected) == options(settle(SIX))


def test_only_one_partner_goes_low_beside_a_six() -> None:
    state = settle(SIX, SettleBlind(NORTH, low=True), EAST_BIDS)
    assert (SettleBlind(SOUTH), SettleBlind(SOUTH, raised=True)) == options(state)


def test_nobody_needs_to_go_low_beside_a_six() -> None:
    state = settle(SIX, SettleBlind(NORTH), EAST_BIDS, SettleBlind(SOUTH))
    assert (Phase.PLAY, (6, 5)) == (state.phase, state.current.contracts)
    assert (None, Bid.of(4), None, Bid.of(1)) == state.current.bids


def test_the_second_must_go_low_in_a_low_five_if_the_first_does_not() -> None:
    state = settle(LOW_FIVE, SettleBlind(NORTH), EAST_BIDS)
    assert (SettleBlind(SOUTH, low=True), SettleBlind(SOUTH, low=True, raised=True)) == options(state)


def test_the_second_may_not_go_low_in_a_low_five_if_the_first_does() -> None:
    state = settle(LOW_FIVE, SettleBlind(NORTH, low=True), EAST_BIDS)
    assert (SettleBlind(SOUTH), SettleBlind(SOUTH, raised=True)) == options(state)


def test_a_bid_is_raised_once_and_owes_ten() -> None:
    step = do(settle(LOW_FIVE), SettleBlind(NORTH, low=True, raised=True))
    assert (BlindSettled(NORTH, low=True, raised=True),) == step.events
    assert (SettleBlind(SOUTH),) == options(do(step.state, EAST_BIDS).state)
    state = do(step.state, EAST_BIDS, SettleBlind(SOUTH)).state
    assert (10, 5) == state.current.contracts
    assert NIL == state.current.bids[NORTH]
    assert BlindBid(5, low=True, raised=True) == state.current.blind[Side.WE]


def test_a_seat_whose_side_bid_blind_places_no_bid_of_its_own() -> None:
    assert all(isinstance(action, SettleBlind) for action in options(settle(SIX)))


def test_without_the_option_a_blind_bid_stays_as_it_is() -> None:
    rules = replace(GRILL, raise_blind_to_ten=False, nil=0, blind_low_five=None)
    state = do(behind(rules), SIX, AgreeBlind(SOUTH), PlaceBid(WEST, Bid.of(4))).state
    assert (SettleBlind(NORTH),) == options(state)


def test_a_view_counts_a_blind_bid_as_owed_before_the_auction_closes() -> None:
    view = view_of(settle(SIX), EAST)
    assert (6, 4) == (view.owed(Side.WE), view.owed(Side.THEY))
    assert 10 == view_of(settle(SIX, SettleBlind(NORTH, raised=True)), EAST).owed(Side.WE)


def test_the_hook_counts_blind_bids_and_catches_the_last_who_bids_a_number() -> None:
    rules = replace(ALWAYS, forbidden_total=13, min_side_bid=0, raise_blind_to_ten=False)
    state = do(table(rules, dealer=SOUTH), DeclineBlind(WEST), DeclineBlind(EAST), SIX, AgreeBlind(SOUTH)).state
    state = do(state, PlaceBid(WEST, Bid.of(3)), SettleBlind(NORTH)).state
    assert PlaceBid(EAST, Bid.of(4)) not in options(state)
    assert PlaceBid(EAST, Bid.of(5)) in options(state)


def test_the_hook_catches_a_raise_after_all_numbers_are_bid() -> None:
    rules = replace(ALWAYS, forbidden_total=13, min_side_bid=0)
    state = do(table(rules, dealer=SOUTH), DeclineBlind(WEST), DeclineBlind(EAST), SIX, AgreeBlind(SOUTH)).state
    state = do(state, PlaceBid(WEST, Bid.of(2)), SettleBlind(NORTH), PlaceBid(EAST, Bid.of(1))).state
    assert {False} == {action.raised for action in options(state) if isinstance(action, SettleBlind)}


@pytest.mark.parametrize("tricks", [6, 7])
def test_further_blind_numbers_come_from_their_table(tricks: int) -> None:
    rules = replace(GRILL, blind_bids=(Blind(6, Stakes(120, -120)), Blind(7, Stakes(140, -140))))
    assert BidBlind(NORTH, tricks) in options(behind(rules))


def test_a_first_deal_that_bids_itself_asks_for_no_blind_bid() -> None:
    assert Phase.PLAY is table(replace(ALWAYS, first_deal_bids_itself=True)).phase

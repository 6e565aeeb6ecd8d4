"""Individual bidding: turns in every rotation, what sides owe, and the deal that bids itself."""

from dataclasses import replace

import pytest

from game.engine.actions import IllegalActionError, PlaceBid
from game.engine.events import AuctionClosed, BidPlaced, PlayBegan
from game.engine.state import Phase
from game.engine.transitions import apply
from game.rules.bids import BLIND_NIL, NIL, Bid
from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE
from game.rules.seats import Seat
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, bids, do, options, table, turn


@pytest.mark.parametrize(
    ("rotation", "first_seat", "dealer", "order"),
    [
        ("clockwise", "left_of_dealer", EAST, (SOUTH, WEST, NORTH, EAST)),
        ("clockwise", "left_of_dealer", NORTH, (EAST, SOUTH, WEST, NORTH)),
        ("clockwise", "dealer", SOUTH, (SOUTH, WEST, NORTH, EAST)),
        ("clockwise", "right_of_dealer", SOUTH, (EAST, SOUTH, WEST, NORTH)),
        ("counterclockwise", "left_of_dealer", SOUTH, (WEST, SOUTH, EAST, NORTH)),
        ("counterclockwise", "left_of_dealer", EAST, (SOUTH, EAST, NORTH, WEST)),
        ("counterclockwise", "dealer", SOUTH, (SOUTH, EAST, NORTH, WEST)),
        ("counterclockwise", "right_of_dealer", WEST, (SOUTH, EAST, NORTH, WEST)),
    ],
)
def test_bids_go_round_and_the_first_bidder_leads(
    rotation: str, first_seat: str, dealer: Seat, order: tuple[Seat, ...]
) -> None:
    rules = CLASSIC.changed({"rotation": rotation, "first_seat": first_seat})
    state, seats = table(rules, dealer=dealer), []
    while state.phase is Phase.AUCTION:
        seats.append(turn(state))
        state = bids(state, "3").state
    assert order == tuple(seats)
    assert order[0] is state.turn


def test_in_counter_clockwise_the_left_of_the_dealer_bids_then_the_dealer() -> None:
    state = table(COUNTER_CLOCKWISE, dealer=SOUTH)
    assert WEST is state.turn
    assert SOUTH is bids(state, "3").state.turn


def test_when_all_have_bid_every_side_owes_its_sum_and_play_begins() -> None:
    step = bids(table(CLASSIC), "4 nil 2 3")
    assert BidPlaced(WEST, NIL) == step.events[1]
    assert (AuctionClosed((6, 3)), PlayBegan(SOUTH)) == step.events[-2:]
    assert (Phase.PLAY, (6, 3)) == (step.state.phase, step.state.current.contracts)


def test_nobody_bids_twice_or_out_of_turn() -> None:
    state = bids(table(CLASSIC), "4").state
    for seat in (SOUTH, NORTH, EAST):
        assert () == options(state, seat)
        with pytest.raises(IllegalActionError, match="it is the turn of West"):
            apply(state, PlaceBid(seat, Bid.of(3)))


@pytest.mark.parametrize("bid", [Bid.of(0), Bid.of(14), Bid.of(-1), BLIND_NIL])
def test_a_bid_that_is_not_offered_is_refused(bid: Bid) -> None:
    with pytest.raises(IllegalActionError, match="South may not bid"):
        apply(table(CLASSIC), PlaceBid(SOUTH, bid))


def test_a_refused_bid_is_named_with_those_that_are_allowed() -> None:
    state = bids(table(replace(CLASSIC, min_side_bid=12)), "4 3").state
    with pytest.raises(IllegalActionError, match=r"North may not bid 7: allowed are 8, 9, 10, 11, 12, 13$"):
        apply(state, PlaceBid(NORTH, Bid.of(7)))


def test_the_hook_keeps_the_last_bidder_from_thirteen() -> None:
    state = bids(table(replace(CLASSIC, forbidden_total=13)), "4 3 2").state
    assert PlaceBid(EAST, Bid.of(4)) not in options(state)
    assert PlaceBid(EAST, Bid.of(5)) in options(state)


def test_the_first_deal_bids_itself_where_the_rules_say_so() -> None:
    rules = replace(CLASSIC, first_deal_bids_itself=True)
    state = table(rules)
    assert (Phase.PLAY, SOUTH) == (state.phase, state.turn)
    assert (None, None) == state.current.contracts
    assert Phase.AUCTION is table(rules, deals=1).phase


def test_a_step_keeps_the_state_before_as_it_was() -> None:
    before = table(CLASSIC)
    do(before, PlaceBid(SOUTH, Bid.of(4)))
    assert (None,) * 4 == before.current.bids

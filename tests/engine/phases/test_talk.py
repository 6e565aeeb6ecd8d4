"""Negotiated bidding: estimates, wishes, proposals, agreement, and the lower when there is none."""

from dataclasses import replace

import pytest

from game.engine.actions import (
    Action,
    AgreeContract,
    BidBlindNil,
    GiveEstimate,
    IllegalActionError,
    LookAtCards,
    ProposeContract,
    WishNil,
)
from game.engine.events import ContractProposed, ContractSettled, EstimateGiven, NilWished
from game.engine.state import GameState, Phase
from game.engine.transitions import apply
from game.engine.views import view_of
from game.rules.bids import BLIND_NIL, NIL
from game.rules.presets import TABLE_TALK
from game.rules.seats import Seat, Side
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, do, kinds, options, table, turn


def talked(*words: Action, rules: object = None) -> GameState:
    """Return the table after East dealt and South and North told of 4 to 5 and 2 to 3 tricks, and then *words*."""
    start = table(TABLE_TALK) if rules is None else table(TABLE_TALK.changed({"both_nil": str(rules)}))
    return do(start, GiveEstimate(SOUTH, 4, 5), GiveEstimate(NORTH, 2, 3), *words).state


def propose(seat: Seat, tricks: int, *nils: Seat) -> ProposeContract:
    return ProposeContract(seat, tricks, nils)


@pytest.mark.parametrize(
    ("dealer", "order"),
    [
        (EAST, (SOUTH, NORTH, SOUTH, WEST, EAST, WEST)),
        (NORTH, (EAST, WEST, EAST, SOUTH, NORTH, SOUTH)),
        (SOUTH, (WEST, EAST, WEST, NORTH, SOUTH, NORTH)),
    ],
)
def test_the_side_that_does_not_deal_talks_first(dealer: Seat, order: tuple[Seat, ...]) -> None:
    state, seats = table(TABLE_TALK, dealer=dealer), []
    for _ in range(2):
        for word in ("estimate", "estimate", "propose"):
            seat = turn(state)
            seats.append(seat)
            state = do(state, GiveEstimate(seat, 3, 4) if word == "estimate" else propose(seat, 5)).state
        state = do(state, AgreeContract(turn(state))).state
    assert order == tuple(seats)
    assert Phase.PLAY is state.phase


def test_counter_clockwise_talk_still_begins_with_the_side_that_does_not_deal() -> None:
    rules = replace(TABLE_TALK, rotation="counterclockwise", first_seat="dealer")
    assert Side.THEY is rules.side_of(turn(table(rules, dealer=SOUTH)))


def test_first_each_partner_tells_of_sure_and_hopeful_tricks_or_wishes_nil() -> None:
    step = do(table(TABLE_TALK), GiveEstimate(SOUTH, 4, 5), WishNil(NORTH))
    assert (EstimateGiven(SOUTH, 4, 5), NilWished(NORTH)) == step.events
    assert (GiveEstimate(SOUTH, 4, 5), WishNil(NORTH)) == view_of(step.state, WEST).talk


def test_hopeful_tricks_count_the_sure_ones_in() -> None:
    with pytest.raises(IllegalActionError):
        apply(table(TABLE_TALK), GiveEstimate(SOUTH, 4, 3))
    assert GiveEstimate(SOUTH, 0, 13) in options(table(TABLE_TALK))


def test_without_nil_none_can_be_wished_or_proposed() -> None:
    state = table(replace(TABLE_TALK, nil=0))
    assert WishNil(SOUTH) not in options(state)
    state = do(state, GiveEstimate(SOUTH, 4, 5), GiveEstimate(NORTH, 2, 3)).state
    assert [propose(SOUTH, tricks) for tricks in range(14)] == list(options(state))


def test_then_the_first_proposes_a_number_and_who_goes_nil() -> None:
    numbers = range(1, 14)
    expected = [
        *(propose(SOUTH, tricks) for tricks in numbers),
        *(propose(SOUTH, tricks, SOUTH) for tricks in numbers),
        *(propose(SOUTH, tricks, NORTH) for tricks in numbers),
        propose(SOUTH, 0, SOUTH, NORTH),
    ]
    assert expected == list(options(talked()))


def test_both_nil_is_not_proposed_where_it_is_forbidden() -> None:
    assert propose(SOUTH, 0, SOUTH, NORTH) not in options(talked(rules="forbidden"))
    assert propose(SOUTH, 4, NORTH) in options(talked(rules="forbidden"))


def test_nothing_below_the_minimum_of_a_side_is_proposed() -> None:
    state = table(replace(TABLE_TALK, min_side_bid=4))
    state = do(state, GiveEstimate(SOUTH, 4, 5), GiveEstimate(NORTH, 2, 3)).state
    proposals = [action for action in options(state) if isinstance(action, ProposeContract)]
    assert 4 == min(one.tricks for one in proposals)


def test_an_agreed_contract_stands() -> None:
    step = do(talked(), propose(SOUTH, 6, NORTH), AgreeContract(NORTH))
    assert (ContractProposed(SOUTH, 6, (NORTH,)), ContractSettled(Side.WE, 6, (NORTH,), agreed=True)) == step.events
    assert (6, None) == step.state.current.contracts
    assert NIL == step.state.current.bids[NORTH]
    assert WEST is step.state.turn


def test_the_other_may_agree_or_propose_back_anything_else() -> None:
    state = talked(propose(SOUTH, 6))
    assert NORTH is state.turn
    assert AgreeContract(NORTH) == options(state)[0]
    assert propose(NORTH, 6) not in options(state)
    assert propose(NORTH, 7) in options(state)
    assert propose(NORTH, 6, SOUTH) in options(state)


def test_a_proposal_back_can_be_agreed_to() -> None:
    state = talked(propose(SOUTH, 6), propose(NORTH, 7), AgreeContract(SOUTH))
    assert (7, None) == state.current.contracts


def test_after_two_proposals_each_the_lower_of_the_last_two_stands() -> None:
    words = [propose(SOUTH, 9), propose(NORTH, 5), propose(SOUTH, 8), propose(NORTH, 6)]
    step = do(talked(), *words)
    assert ["ContractProposed"] * 4 + ["ContractSettled"] == kinds(step.events)
    assert ContractSettled(Side.WE, 6, (), agreed=False) == step.events[-1]


def test_without_agreement_the_earlier_may_be_the_lower() -> None:
    words = [propose(SOUTH, 9), propose(NORTH, 8), propose(SOUTH, 5, NORTH), propose(NORTH, 7)]
    state = talked(*words)
    assert (5, None) == state.current.contracts
    assert NIL == state.current.bids[NORTH]


def test_the_third_proposal_still_waits_for_an_answer() -> None:
    state = talked(propose(SOUTH, 9), propose(NORTH, 5), propose(SOUTH, 8))
    assert (Phase.TALK, NORTH, (None, None)) == (state.phase, state.turn, state.current.contracts)
    assert (8, None) == do(state, AgreeContract(NORTH)).state.current.contracts


def test_both_going_nil_owe_nothing() -> None:
    state = talked(propose(SOUTH, 0, SOUTH, NORTH), AgreeContract(NORTH))
    assert (0, None) == state.current.contracts
    assert (NIL, None, NIL, None) == state.current.bids


def test_agreeing_needs_a_proposal() -> None:
    with pytest.raises(IllegalActionError):
        apply(talked(), AgreeContract(SOUTH))


def blind(*seats: Seat) -> GameState:
    """Return a table at which West and East lie 200 behind, and *seats* of theirs bid nil before looking."""
    state = table(TABLE_TALK, points=(200, 0), dealer=SOUTH)
    for seat in (WEST, EAST):
        state = do(state, BidBlindNil(seat) if seat in seats else LookAtCards(seat)).state
    return state


def test_beside_a_blind_nil_the_partner_decides_alone_and_at_once() -> None:
    state = blind(WEST)
    assert (Phase.TALK, EAST) == (state.phase, state.turn)
    assert [*(propose(EAST, tricks) for tricks in range(1, 14)), propose(EAST, 0, EAST)] == list(options(state))
    step = do(state, propose(EAST, 4))
    assert ContractSettled(Side.THEY, 4, (), agreed=True) == step.events[-1]
    assert (None, BLIND_NIL, None, None) == step.state.current.bids
    assert NORTH is step.state.turn


def test_beside_a_blind_nil_the_partner_may_go_nil_too_unless_that_is_forbidden() -> None:
    state = do(blind(WEST), propose(EAST, 0, EAST)).state
    assert (None, BLIND_NIL, None, NIL) == state.current.bids
    rules = replace(TABLE_TALK, both_nil="forbidden")
    state = do(table(rules, points=(200, 0), dealer=SOUTH), BidBlindNil(WEST)).state
    assert propose(EAST, 0, EAST) not in options(state)


def test_a_side_that_must_owe_something_cannot_go_nil_altogether() -> None:
    rules = replace(TABLE_TALK, min_side_bid=4)
    state = do(table(rules, points=(200, 0), dealer=SOUTH), BidBlindNil(WEST)).state
    assert [propose(EAST, tricks) for tricks in range(4, 14)] == list(options(state))
    state = do(table(rules), GiveEstimate(SOUTH, 0, 0), GiveEstimate(NORTH, 0, 0)).state
    assert propose(SOUTH, 0, SOUTH, NORTH) not in options(state)


def test_two_blind_nils_have_nothing_to_talk_about() -> None:
    state = do(table(TABLE_TALK, points=(200, 0), dealer=SOUTH), BidBlindNil(WEST)).state
    step = do(state, BidBlindNil(EAST))
    assert ContractSettled(Side.THEY, 0, (WEST, EAST), agreed=True) in step.events
    assert (Phase.TALK, NORTH) == (step.state.phase, step.state.turn)


def test_when_both_sides_have_a_contract_play_begins() -> None:
    state = talked(propose(SOUTH, 6), AgreeContract(NORTH))
    state = do(state, GiveEstimate(WEST, 3, 4), WishNil(EAST), propose(WEST, 4, EAST), AgreeContract(EAST)).state
    assert (Phase.PLAY, (6, 4)) == (state.phase, state.current.contracts)
    assert (None, None, None, NIL) == state.current.bids

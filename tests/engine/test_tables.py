"""Tables of three, of six, and of four who play alone: who sits with whom, and what that changes."""

from game.engine.actions import AgreeContract, BidBlind, GiveEstimate, PlaceBid, ProposeContract
from game.engine.events import BlindMade, GameWon
from game.engine.phases.scored import winning_side
from game.engine.state import GameState, Phase, Step
from game.engine.transitions import apply, legal_actions, new_game
from game.engine.views import view_of
from game.rules.bids import NIL, Bid, BlindBid
from game.rules.presets import CLASSIC, SIX_HAND, SOLO, THREE_HAND
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, SeatResult, SideResult, Standing, score_side
from game.rules.seats import Seat, Side
from tests.engine.seating import do, first_lawful, turn

TRIOS = CLASSIC.changed({"players": 6, "sides": "trios", "removed": ["2C", "2D", "2H", "2S"]})
TALKING_TRIOS = TRIOS.changed({"bidding": "negotiated"})


def begun(rules: RuleSet) -> GameState:
    return new_game(rules, 5).state


def test_three_hold_seventeen_cards_and_play_as_many_tricks_each_alone() -> None:
    state = begun(THREE_HAND)
    assert [17, 17, 17] == [len(hand) for hand in state.current.hands]
    while state.phase is Phase.AUCTION:
        state = apply(state, PlaceBid(turn(state), Bid.of(5))).state
    end = first_lawful(state)
    assert 17 == len(end.current.tricks)
    assert 3 == len(end.standings)


def test_six_in_pairs_are_three_sides_with_partners_opposite() -> None:
    assert [(0, 3), (1, 4), (2, 5)] == [tuple(map(int, SIX_HAND.members(side))) for side in SIX_HAND.all_sides]
    assert [9] * 6 == [len(hand) for hand in begun(SIX_HAND).current.hands]


def test_six_in_trios_are_two_sides_that_sit_by_turns() -> None:
    assert [(0, 2, 4), (1, 3, 5)] == [tuple(map(int, TRIOS.members(side))) for side in TRIOS.all_sides]
    view = view_of(begun(TRIOS), Seat.NORTH)
    assert (Seat.SOUTH, Seat.FIFTH) == view.partners
    assert (Seat.WEST, Seat.EAST, Seat.SIXTH) == view.opponents


def test_a_trio_owes_the_sum_of_its_three_bids() -> None:
    state = begun(TRIOS)
    bids = (1, 2, 1, None, 2, 1)
    for bid in bids:
        state = apply(state, PlaceBid(turn(state), NIL if bid is None else Bid.of(bid))).state
    assert sorted((1 + 1 + 2, 2 + 1)) == sorted(owed or 0 for owed in state.current.contracts)


def told() -> GameState:
    """Return a table of trios at which the first three partners have told what they hold."""
    state = begun(TALKING_TRIOS)
    for _partner in range(3):
        state = apply(state, GiveEstimate(turn(state), 2, 2)).state
    return state


def test_of_three_partners_one_proposes_and_the_next_is_enough_to_agree() -> None:
    state = told()
    side = TALKING_TRIOS.side_of(turn(state))
    state = apply(state, ProposeContract(turn(state), 5)).state
    assert side is TALKING_TRIOS.side_of(turn(state))
    state = apply(state, AgreeContract(turn(state))).state
    assert 5 == state.current.contracts[side]
    assert side is not TALKING_TRIOS.side_of(turn(state))


def test_three_partners_that_never_agree_owe_the_lower_of_the_last_two_of_six_proposals() -> None:
    state = told()
    side = TALKING_TRIOS.side_of(turn(state))
    for tricks in (6, 5, 6, 5, 7, 4):
        assert state.current.contracts[side] is None
        state = apply(state, ProposeContract(turn(state), tricks)).state
    assert 4 == state.current.contracts[side]


def test_two_of_three_partners_may_go_nil_together() -> None:
    state = told()
    seat = turn(state)
    nils = {one.nils for one in legal_actions(state, seat) if isinstance(one, ProposeContract)}
    assert [0, 1, 1, 1, 2, 2, 2, 3] == sorted(len(one) for one in nils)


def test_in_a_trio_only_the_last_to_bid_is_forced_into_the_nil_of_suicide() -> None:
    state = begun(TRIOS.changed({"bidding": "suicide"}))
    side = TRIOS.side_of(turn(state))
    offers = []
    for _seat in TRIOS.seats:
        seat = turn(state)
        legal = legal_actions(state, seat)
        if TRIOS.side_of(seat) is side:
            offers.append(len(legal))
        state = apply(state, legal[0]).state
    assert [9, 9, 1] == offers  # 1 to 8 or nil, and nil alone


def test_who_plays_alone_needs_nobody_to_agree_to_a_blind_bid() -> None:
    state = begun(SOLO.changed({"blind_bids": {"6": [120, -60]}}))
    step = do(state, BidBlind(turn(state), 6))
    assert any(isinstance(event, BlindMade) for event in step.events)
    assert BlindBid(6) == step.state.current.blind[SOLO.side_of(turn(state))]
    assert turn(state) is not turn(step.state)


def test_the_boston_is_all_tricks_of_the_deal() -> None:
    rules = SIX_HAND.changed({"boston_bid": [400, -200]})
    seats = (SeatResult(Seat.SOUTH, Bid.of(5), 4), SeatResult(Seat.EAST, Bid.of(4), 5))
    score = score_side(rules, SideResult(9, seats), Standing())
    assert [(Reason.BOSTON_MADE, 400)] == [(line.reason, line.points) for line in score.lines]


def test_of_three_sides_the_best_wins_and_a_tie_at_the_top_plays_on() -> None:
    def won(*points: int) -> Side | None:
        return winning_side(SIX_HAND, tuple(Standing(one) for one in points), 5)

    assert Side.THIRD is won(500, 480, 510)
    assert None is won(510, 480, 510)
    assert None is won(499, 480, 300)
    floor = SIX_HAND.changed({"floor": -200})
    assert Side.WE is winning_side(floor, (Standing(90), Standing(-200), Standing(60)), 5)


def test_a_game_of_six_is_won_by_one_of_three_sides() -> None:
    state = begun(SIX_HAND.changed({"max_deals": 1}))
    while state.phase is Phase.AUCTION:
        state = apply(state, PlaceBid(turn(state), Bid.of(1))).state
    last = Step(state)
    while last.state.phase is Phase.PLAY:
        last = apply(last.state, legal_actions(last.state, turn(last.state))[0])
    (won,) = (event for event in last.events if isinstance(event, GameWon))
    assert 3 == len(won.standings)
    assert max(one.points for one in won.standings) == won.standings[won.side].points

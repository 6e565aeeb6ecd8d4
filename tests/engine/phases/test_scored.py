"""The end of a deal and of a game: ties, the floor, the last deal."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as put

from game.engine.actions import StartDeal
from game.engine.events import DealScored, DealStarted, GameWon
from game.engine.phases.scored import winning_side
from game.engine.state import GameState, Phase
from game.engine.transitions import apply
from game.engine.views import view_of
from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE
from game.rules.ruleset import RuleSet
from game.rules.scoring import Standing
from game.rules.seats import Seat, Side
from tests.engine.seating import EAST, NORTH, SOUTH, bids, do, first_lawful, kinds, options, table

FLOOR = replace(CLASSIC, floor=-200)
THREE_DEALS = replace(CLASSIC, max_deals=3)
SOLO = replace(CLASSIC, sides="solo")


@pytest.mark.parametrize(
    ("rules", "points", "deals", "winner"),
    [
        (CLASSIC, (499, 499), 9, None),
        (CLASSIC, (500, 499), 9, Side.WE),
        (CLASSIC, (499, 500), 9, Side.THEY),
        (CLASSIC, (510, 560), 9, Side.THEY),
        (CLASSIC, (510, 510), 9, None),
        (CLASSIC, (-600, -700), 9, None),
        (replace(CLASSIC, target=200), (200, 0), 1, Side.WE),
        (FLOOR, (-200, 10), 4, Side.THEY),
        (FLOOR, (-199, 10), 4, None),
        (FLOOR, (-210, -260), 4, Side.WE),
        (FLOOR, (-210, -210), 4, None),
        (FLOOR, (-300, 510), 4, Side.THEY),
        (THREE_DEALS, (50, 40), 2, None),
        (THREE_DEALS, (50, 40), 3, Side.WE),
        (THREE_DEALS, (40, 40), 3, None),
        (THREE_DEALS, (40, 50), 4, Side.THEY),
        (SOLO, (500, 510, 505, 0), 9, Side.THEY),
        (SOLO, (510, 510, 505, 0), 9, None),
        (SOLO, (0, 0, 0, 500), 9, Side.FOURTH),
    ],
)
def test_the_game_is_won_by(rules: RuleSet, points: tuple[int, ...], deals: int, winner: Side | None) -> None:
    assert winner == winning_side(rules, tuple(Standing(score) for score in points), deals)


def played(rules: RuleSet, points: tuple[int, ...]) -> GameState:
    """Return the table after a deal that brings 40 to South's side and costs the other 20, from *points* on.

    South and North owe 1 and take it; who the cards favour does not matter: points are set right before the end.
    """
    state = bids(table(rules, points=points, deals=1), "1 1 1 1").state
    while len(state.current.tricks) < 12 or len(state.current.trick) < 3:
        state = apply(state, options(state)[0]).state
    return state


def test_a_deal_is_scored_and_its_seal_opened() -> None:
    state = played(CLASSIC, (0, 0))
    step = do(state, options(state)[0])
    (scored,) = (event for event in step.events if isinstance(event, DealScored))
    assert (1, 13) == (scored.index, sum(scored.taken))
    assert (state.current.seal.number, state.current.seal.nonce) == (scored.number, scored.nonce)
    assert scored.score.standings == step.state.standings
    assert (Phase.SCORED, None) == (step.state.phase, step.state.turn)


def test_before_the_deal_is_scored_its_number_is_hidden_and_then_everybody_sees_it() -> None:
    state = played(CLASSIC, (0, 0))
    assert view_of(state, SOUTH).opened is None
    after = do(state, options(state)[0]).state
    assert all(state.current.seal == view_of(after, seat).opened for seat in CLASSIC.seats)


def test_anybody_begins_the_next_deal_and_it_passes_to_the_left() -> None:
    state = do(played(CLASSIC, (0, 0)), *options(played(CLASSIC, (0, 0)))[:1]).state
    assert all((StartDeal(),) == options(state, seat) for seat in CLASSIC.seats)
    step = do(state, StartDeal())
    started = step.events[0]
    assert isinstance(started, DealStarted)
    assert (2, 0, SOUTH) == (started.index, started.attempt, started.dealer)
    assert Phase.AUCTION is step.state.phase


def test_counter_clockwise_the_deal_passes_to_the_right() -> None:
    state = first_lawful(bids(table(COUNTER_CLOCKWISE, dealer=EAST), "1 1 1 1").state)
    assert NORTH is do(state, StartDeal()).state.current.dealer


def test_a_winner_ends_the_game() -> None:
    state = played(CLASSIC, (800, 0))
    step = do(state, options(state)[0])
    assert ["DealScored", "GameWon"] == kinds(step.events)[-2:]
    assert GameWon(Side.WE, step.state.standings) == step.events[-1]
    assert (Phase.OVER, Side.WE) == (step.state.phase, step.state.winner)
    assert all(() == options(step.state, seat) for seat in CLASSIC.seats)


def test_a_tie_past_the_target_calls_for_another_deal() -> None:
    state = played(CLASSIC, (0, 0))
    ours, theirs = (side.points for side in do(state, options(state)[0]).state.scores[-1].sides)
    level = put(state, standings=(Standing(900 - ours), Standing(900 - theirs)))
    step = do(level, options(level)[0])
    assert (900, 900) == tuple(one.points for one in step.state.standings)
    assert (Phase.SCORED, None) == (step.state.phase, step.state.winner)
    assert Phase.AUCTION is do(step.state, StartDeal()).state.phase


def test_a_first_deal_without_bids_scores_every_trick() -> None:
    state = first_lawful(table(replace(CLASSIC, first_deal_bids_itself=True)))
    sides = state.scores[-1].sides
    assert 130 == sum(side.points for side in sides)
    assert (0, 0) == tuple(side.after.bags for side in sides)
    assert {"unbid_tricks"} == {line.reason.value for side in sides for line in side.lines}


def test_all_the_tricks_of_a_deal_bring_no_bonus_in_classic() -> None:
    hands = (
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
        "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
        "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
        "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
    )
    state = first_lawful(bids(table(CLASSIC, hands=hands), "13 nil nil nil").state)
    assert (130 + 100, 100 + 100) == tuple(one.points for one in state.standings)


def test_seats_of_a_solo_table_score_alone() -> None:
    state = first_lawful(bids(table(SOLO), "3 3 3 3").state)
    assert 4 == len(state.standings)
    taken = [state.current.taken(Seat(seat)) for seat in range(4)]
    expected = [30 + (won - 3) if won >= 3 else -30 for won in taken]
    assert expected == [one.points for one in state.standings]

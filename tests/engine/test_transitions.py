"""The table of phases, and refusals in sentences: who, what, why, and what would be right."""

from typing import get_args

import pytest

from game.cards import parse_cards
from game.engine.actions import (
    Action,
    AgreeBlind,
    CloseCalls,
    CutCard,
    IllegalActionError,
    LookAtCards,
    PassCards,
    PlaceBid,
    PlayCard,
    StartDeal,
)
from game.engine.state import GameState, Phase
from game.engine.transitions import PHASES, apply, explain, is_legal, legal_actions, new_game
from game.rules.bids import Bid
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL
from game.rules.seats import Seat
from tests.engine.seating import SOUTH, WEST, bids, card, cards, first_lawful, table

AUCTION = table(CLASSIC)
PLAY = bids(table(CLASSIC), "4 4 4 1").state
CUT = new_game(GRILL, 1).state


def test_every_phase_has_a_row() -> None:
    assert set(Phase) == set(PHASES)


def test_every_action_belongs_to_a_phase() -> None:
    assert set(get_args(Action)) == {kind for row in PHASES.values() for kind in row.kinds}


def test_the_phases_that_nobody_leaves_wait_for_an_action() -> None:
    assert {Phase.PENALTY, Phase.SCORED, Phase.OVER} == {phase for phase, row in PHASES.items() if row.leave is None}


def test_an_action_of_another_phase_changes_nothing() -> None:
    with pytest.raises(TypeError, match="StartDeal is no action of this phase"):
        PHASES[Phase.AUCTION].act(AUCTION, StartDeal())


@pytest.mark.parametrize(
    ("state", "action", "sentence"),
    [
        (AUCTION, StartDeal(), "the deal is not over: it is in phase auction"),
        (AUCTION, PlaceBid(WEST, Bid.of(3)), "West may not bid 3: in phase auction it is the turn of South"),
        (AUCTION, PlaceBid(Seat.FIFTH, Bid.of(3)), "seat 4 may not bid 3: in phase auction it is the turn of South"),
        (
            AUCTION,
            PlaceBid(SOUTH, Bid.of(14)),
            "South may not bid 14: allowed are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, Nil",
        ),
        (
            AUCTION,
            PlayCard(SOUTH, card("AS")),
            "South may not play AS: allowed are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, Nil",
        ),
        (PLAY, PlaceBid(SOUTH, Bid.of(4)), "South may not bid 4: allowed are PlayCard"),
        (PLAY, PlayCard(SOUTH, card("AS")), "South may not play AS: Spades may not be led until they are broken"),
        (PLAY, PlayCard(SOUTH, card("KS")), "South may not play KS: That card is not in the hand"),
        (PLAY, PassCards(SOUTH, parse_cards("AS")), "South may not pass AS: allowed are PlayCard"),
        (CUT, CutCard(SOUTH, 60), "South may not do CutCard(seat=<Seat.SOUTH: 0>, place=60): allowed are CutCard"),
        (
            table(DOUBLE_ZERO),
            AgreeBlind(SOUTH),
            "South may not do AgreeBlind(seat=<Seat.SOUTH: 0>): allowed are LookAtCards, BidBlindNil",
        ),
    ],
)
def test_a_refusal_says(state: GameState, action: Action, sentence: str) -> None:
    assert not is_legal(state, action)
    assert sentence == explain(state, action)
    with pytest.raises(IllegalActionError) as caught:
        apply(state, action)
    assert sentence == str(caught.value)


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    over = first_lawful(bids(table(CLASSIC, points=(900, 0)), "1 1 1 1").state)
    assert Phase.OVER is over.phase
    assert not any(legal_actions(over, seat) for seat in CLASSIC.seats)
    for action in (StartDeal(), LookAtCards(SOUTH), CloseCalls(SOUTH)):
        assert not is_legal(over, action)
        assert explain(over, action)


def test_a_seat_that_is_not_at_the_table_has_nothing_to_do() -> None:
    assert () == legal_actions(AUCTION, Seat.SIXTH)
    assert not is_legal(PLAY, PlayCard(Seat.SIXTH, card("AH")))
    callable_trick = cards(bids(table(GRILL), "4 4 4 4").state, "2C 4C").state
    assert () == legal_actions(callable_trick, Seat.SIXTH)

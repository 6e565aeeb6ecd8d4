"""A hint in every phase: what it advises is what Enter does then."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.app.services.services import Services
from game.app.table.scene import TableScene
from game.coach.hint import hint
from game.engine.actions import (
    Action,
    AgreeContract,
    BidBlind,
    BidBlindNil,
    CallRenege,
    GiveEstimate,
    LookAtCards,
    PassCards,
    ProposeContract,
)
from game.engine.state import GameState
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, TABLE_TALK
from tests.app.tables import clear, press, rest, seat_at, sit_down
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, bids, cards, do, table

FAR_BEHIND = (0, 300)


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services with no screen open and no animation."""
    return clear(shared_services)


def poor() -> GameState:
    """South holds all hearts and may throw the hand in."""
    hands = [" ".join(rank + suit for rank in "AKQJT98765432") for suit in "HSDC"]
    return table(replace(CLASSIC, redeal="seven_of_a_suit"), hands=hands)


def trading() -> GameState:
    """South has bid nil before looking and chooses three cards."""
    state = do(table(DOUBLE_ZERO), BidBlindNil(SOUTH), *(LookAtCards(seat) for seat in (WEST, NORTH, EAST))).state
    return bids(state, "4 4 4").state


def told() -> GameState:
    """The others have talked; South and North have told of their hands, and South proposes or answers."""
    state = table(TABLE_TALK, dealer=EAST)
    return do(state, GiveEstimate(SOUTH, 4, 5), GiveEstimate(NORTH, 3, 4)).state


def answering() -> GameState:
    """North has proposed 5; South agrees or proposes back."""
    state = table(TABLE_TALK, dealer=SOUTH)
    state = do(state, GiveEstimate(WEST, 3, 4), GiveEstimate(EAST, 3, 4), ProposeContract(WEST, 6)).state
    state = do(state, AgreeContract(EAST), GiveEstimate(NORTH, 4, 5), GiveEstimate(SOUTH, 4, 5)).state
    return do(state, ProposeContract(NORTH, 5)).state


def proven() -> GameState:
    """South has proven a renege of West's and chooses the penalty."""
    state = cards(bids(table(GRILL), "4 4 4 4").state, "2C 4C 3C 6C TH AH KS 3H 4D QD JD").state
    return do(state, CallRenege(SOUTH, WEST, 1)).state


STATES: dict[str, Callable[[], GameState]] = {
    "bid": lambda: table(CLASSIC),
    "blind bid": lambda: table(GRILL, dealer=EAST, points=FAR_BEHIND),
    "answer to a blind bid": lambda: do(table(GRILL, dealer=SOUTH, points=FAR_BEHIND), BidBlind(NORTH, 6)).state,
    "blind nil": lambda: table(DOUBLE_ZERO, points=FAR_BEHIND),
    "look": lambda: table(DOUBLE_ZERO),
    "poor hand": poor,
    "estimate": lambda: table(TABLE_TALK),
    "proposal": told,
    "answer": answering,
    "trade": trading,
    "penalty": proven,
}


def follow_hint(scene: TableScene) -> tuple[Action, Action]:
    """Ask for a hint and press Enter; return what was advised, and what was done."""
    advised = hint(scene.session.view).action
    done = len(scene.session.record.actions)
    press(scene, "h")
    rest(scene)
    press(scene, "enter")
    return advised, scene.session.record.actions[done]


@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_enter_does_what_a_hint_has_advised(services: Services, state: Callable[[], GameState]) -> None:
    scene = seat_at(services, state())
    rest(scene)
    advised, done = follow_hint(scene)
    if isinstance(advised, PassCards) and isinstance(done, PassCards):
        assert set(advised.cards) == set(done.cards)
    else:
        assert advised == done


def test_cards_are_kept_and_refused_as_advised(services: Services) -> None:
    scene = sit_down(services, "two_hand", 3)
    rest(scene)
    kinds = set()
    for _card in range(8):
        advised, done = follow_hint(scene)
        assert advised == done
        kinds.add(type(done))
        rest(scene)
    assert 2 == len(kinds)


def test_a_hint_changes_what_the_person_had_set(services: Services) -> None:
    scene = seat_at(services, table(TABLE_TALK))
    rest(scene)
    press(scene, "up", "up", "right", "right", "right")
    advised, done = follow_hint(scene)
    assert advised == done

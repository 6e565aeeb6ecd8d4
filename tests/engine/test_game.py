"""A game with its history: submitting, undoing, resuming."""

import random

import pytest

from game.engine.actions import (
    AskRedeal,
    BidBlindNil,
    CallRenege,
    IllegalActionError,
    LookAtCards,
    PlaceBid,
    PlayCard,
    StartDeal,
)
from game.engine.events import DealStarted, HandLooked, news_for
from game.engine.game import Game
from game.engine.record import RecordError
from game.engine.state import Phase
from game.engine.transitions import legal_actions
from game.rules.bids import Bid
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from tests.engine.seating import EAST, SOUTH, turn


def go(game: Game, count: int, seed: int = 0) -> None:
    """Make *count* random choices."""
    chance = random.Random(seed)
    for _ in range(count):
        if game.over:
            return
        seat = game.state.turn if game.state.turn is not None else SOUTH
        game.submit(chance.choice(legal_actions(game.state, seat)))


def until(game: Game, phase: Phase) -> Game:
    """Do the first thing that may be done, until *phase*."""
    while game.state.phase is not phase:
        game.submit(legal_actions(game.state, turn(game.state))[0])
    return game


def bid_by(game: Game, seat: Seat) -> None:
    """Bid 3 for everybody until *seat* has bid."""
    while game.state.current.bids[seat] is None:
        game.submit(PlaceBid(turn(game.state), Bid.of(3)))


def test_a_game_opens_with_its_dealer_and_its_first_deal() -> None:
    game = Game(CLASSIC, seed=17)
    assert ["DealerChosen", "DealStarted", "CardsDealt"] == [type(event).__name__ for event in game.opening][:3]
    assert 17 == game.record.seed
    assert () == game.record.actions


def test_the_same_seed_is_the_same_game() -> None:
    assert Game(CLASSIC, 17).state == Game(CLASSIC, 17).state
    assert Game(CLASSIC, 17).state != Game(CLASSIC, 18).state


def test_submitting_moves_the_state_and_notes_the_action() -> None:
    game = Game(CLASSIC, 17)
    action = PlaceBid(turn(game.state), Bid.of(3))
    events = game.submit(action)
    assert "BidPlaced" == type(events[0]).__name__
    assert (action,) == game.record.actions


def test_a_refused_action_changes_nothing() -> None:
    game = Game(CLASSIC, 17)
    before = game.state, game.record
    with pytest.raises(IllegalActionError):
        game.submit(PlayCard(turn(game.state), game.state.current.hands[0][0]))
    assert before == (game.state, game.record)


def test_events_are_told_as_a_seat_may_know_them() -> None:
    game = Game(DOUBLE_ZERO, 17)
    seat = turn(game.state)
    other = DOUBLE_ZERO.next_seat(seat)
    events = game.submit(LookAtCards(seat))
    assert (HandLooked(seat, ()),) == news_for(events, other)
    (own,) = news_for(events, seat)
    assert isinstance(own, HandLooked)
    assert 13 == len(own.cards)


@pytest.mark.parametrize("rules", [CLASSIC, DOUBLE_ZERO, GRILL])
@pytest.mark.parametrize("back", [1, 7, 60])
def test_undo_is_the_way_back(rules: RuleSet, back: int) -> None:
    game = Game(rules, 5)
    go(game, 30)
    before, record = game.state, game.record
    go(game, back, seed=1)
    game.undo(back)
    assert before == game.state
    assert (record.actions, record.seals) == (game.record.actions, game.record.seals)


@pytest.mark.parametrize("count", [0, 1, 60, 120])
def test_a_game_as_it_stood_once_goes_its_own_way(count: int) -> None:
    game = Game(CLASSIC, 17)
    go(game, 120)
    whole = game.record
    before = game.as_of(count)
    assert Game.resume(before.record).states == before.states == game.states[: count + 1]
    assert Game.resume(before.record).record == before.record
    go(before, 3, seed=1)
    assert count + 3 == len(before.record.actions)
    assert whole == game.record


def test_undo_is_marked_in_the_record() -> None:
    game = Game(CLASSIC, 5)
    go(game, 5)
    game.undo(2)
    game.undo()
    assert (2, 2) == (game.record.undone, len(game.record.actions))


@pytest.mark.parametrize("count", [6, -1])
def test_more_than_was_done_cannot_be_undone(count: int) -> None:
    game = Game(CLASSIC, 5)
    go(game, 5)
    with pytest.raises(ValueError, match=f"cannot undo {count} actions: the game has 5"):
        game.undo(count)


def test_after_undo_another_way_can_be_gone() -> None:
    game = Game(CLASSIC, 5)
    bid_by(game, turn(game.state))
    game.undo()
    game.submit(PlaceBid(turn(game.state), Bid.of(7)))
    assert [Bid.of(7)] == [action.bid for action in game.record.actions if isinstance(action, PlaceBid)]


def test_the_way_back_leads_before_ones_own_last_choice() -> None:
    game = Game(CLASSIC, 5)
    bid_by(game, SOUTH)
    after = len(game.record.actions)
    back = game.choices_back(SOUTH)
    assert back == 1
    while game.state.phase is Phase.AUCTION:
        game.submit(PlaceBid(turn(game.state), Bid.of(3)))
    assert len(game.record.actions) - after + 1 == game.choices_back(SOUTH)
    game.undo(game.choices_back(SOUTH) or 0)
    assert SOUTH is game.state.turn


def test_there_is_no_way_back_before_the_first_choice() -> None:
    assert Game(CLASSIC, 5).choices_back(SOUTH) is None


def test_there_is_no_way_back_into_the_deal_before() -> None:
    game = until(Game(CLASSIC, 5), Phase.SCORED)
    assert game.choices_back(SOUTH) is None
    game.submit(StartDeal())
    assert game.choices_back(SOUTH) is None


def test_who_has_looked_cannot_go_back_and_bid_nil_blind() -> None:
    game = Game(DOUBLE_ZERO, 5)
    while game.state.turn is not SOUTH:
        game.submit(LookAtCards(turn(game.state)))
    game.submit(LookAtCards(SOUTH))
    assert game.choices_back(SOUTH) is None


def test_who_bid_nil_blind_may_take_it_back_until_the_cards_are_seen() -> None:
    game = Game(DOUBLE_ZERO, 5)
    while game.state.turn is not SOUTH:
        game.submit(LookAtCards(turn(game.state)))
    game.submit(BidBlindNil(SOUTH))
    assert game.choices_back(SOUTH) == 1
    until(game, Phase.TRADE)
    assert game.choices_back(SOUTH) is None


def test_who_has_seen_the_partners_cards_cannot_take_a_trade_back() -> None:
    game = Game(DOUBLE_ZERO, 5)
    while game.state.phase is Phase.BLIND_NIL:
        seat = turn(game.state)
        game.submit(BidBlindNil(seat) if seat is SOUTH else LookAtCards(seat))
    until(game, Phase.TRADE)
    game.submit(legal_actions(game.state, SOUTH)[0])
    assert game.choices_back(SOUTH) == 1
    game.submit(legal_actions(game.state, turn(game.state))[0])
    assert game.state.phase is Phase.PLAY
    assert game.choices_back(SOUTH) is None


@pytest.mark.parametrize("caller", [SOUTH, EAST])
def test_there_is_no_way_back_before_a_renege_that_was_called(caller: Seat) -> None:
    game = until(Game(GRILL, 5), Phase.PLAY)
    while len(game.state.current.tricks) < 2:
        game.submit(legal_actions(game.state, turn(game.state))[0])
    assert game.choices_back(SOUTH) is not None
    calls = [one for one in legal_actions(game.state, caller) if isinstance(one, CallRenege)]
    game.submit(calls[0])
    assert game.choices_back(SOUTH) is None


def test_there_is_no_way_back_before_a_hand_that_was_thrown_in() -> None:
    for seed in range(300):
        game = Game(CLASSIC.changed({"redeal": "no_face_card"}), seed)
        if game.state.phase is Phase.REDEAL:
            break
    seat = turn(game.state)
    events = game.submit(AskRedeal(seat))
    assert any(isinstance(event, DealStarted) and event.attempt == 1 for event in events)
    assert game.choices_back(seat) is None
    assert 2 == len(game.record.seals)


def test_a_game_resumes_where_its_record_ends() -> None:
    game = Game(GRILL, 5)
    go(game, 200)
    again = Game.resume(game.record)
    assert (game.state, game.record) == (again.state, again.record)
    go(game, 40, seed=2)
    go(again, 40, seed=2)
    assert game.state == again.state


def test_a_record_that_does_not_fit_is_not_resumed() -> None:
    game = Game(CLASSIC, 5)
    go(game, 3)
    forged = type(game.record)(CLASSIC, 6, game.record.actions, game.record.seals)
    with pytest.raises(RecordError):
        Game.resume(forged)

"""Two players draw their hands from the stock: a card looked at, then kept or refused."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.cards import Card
from game.engine.actions import BidBlindNil, IllegalActionError, KeepCard, LookAtCards, PlaceBid, PlayCard, RefuseCard
from game.engine.dealing import hash_of, shuffle
from game.engine.events import CardDrawn, CardOffered, seen_by
from game.engine.game import Game
from game.engine.state import GameState, Phase, put
from game.engine.transitions import apply, legal_actions, new_game
from game.engine.views import view_of
from game.rules.bids import BLIND_NIL
from game.rules.presets import TWO_HAND
from tests.engine.seating import do, turn


def begun(seed: int = 3) -> GameState:
    return new_game(TWO_HAND, seed).state


def drawn_out(state: GameState) -> GameState:
    """Keep and refuse by turns until all is drawn."""
    while state.phase is Phase.DRAW:
        draws = len(state.current.stock) // 2
        state = apply(state, (KeepCard if draws % 3 else RefuseCard)(turn(state))).state
    return state


def test_whoever_sits_left_of_the_dealer_draws_first_and_sees_the_card_on_top() -> None:
    state = begun()
    first = TWO_HAND.first_after(state.current.dealer)
    assert Phase.DRAW is state.phase
    assert first is state.turn
    assert shuffle(TWO_HAND.deck, 3)[0] is view_of(state, first).offered
    assert (KeepCard(first), RefuseCard(first)) == legal_actions(state, first)


def test_a_card_kept_comes_into_the_hand_and_the_next_is_thrown_away_unseen() -> None:
    state = begun()
    seat = turn(state)
    top, under = state.current.stock[:2]
    after = apply(state, KeepCard(seat)).state
    assert (top,) == view_of(after, seat).hand
    assert (under,) == after.current.burned
    assert () == view_of(after, seat).refused
    assert 50 == view_of(after, seat).stock


def test_a_card_refused_is_thrown_away_and_the_next_comes_into_the_hand() -> None:
    state = begun()
    seat = turn(state)
    top, under = state.current.stock[:2]
    after = apply(state, RefuseCard(seat)).state
    assert (under,) == view_of(after, seat).hand
    assert (top,) == view_of(after, seat).refused
    assert () == after.current.burned


def test_they_draw_in_turn_until_each_has_thirteen_and_half_of_the_cards_are_out_of_play() -> None:
    state = begun()
    first = turn(state)
    state = apply(state, KeepCard(first)).state
    assert first is not state.turn
    state = drawn_out(state)
    deal = state.current
    assert Phase.AUCTION is state.phase
    assert [13, 13] == [len(hand) for hand in deal.hands]
    assert 26 == len(deal.burned) + sum(len(cards) for cards in deal.refused)
    assert () == deal.stock
    assert deal.hands == deal.dealt


def test_the_other_player_sees_only_what_was_done() -> None:
    state = begun()
    seat, other = turn(state), state.current.dealer
    step = apply(state, RefuseCard(seat))
    told = [seen_by(event, other) for event in step.events]
    mine = [seen_by(event, seat) for event in step.events]
    top, under, third = state.current.stock[:3]
    assert [CardDrawn(seat, None, None, kept=False), CardOffered(other, third)] == told
    assert [CardDrawn(seat, under, top, kept=False), CardOffered(other, None)] == mine
    assert (None, ()) == (view_of(step.state, seat).offered, view_of(step.state, other).hand)


def test_the_seal_is_of_the_stock() -> None:
    seal = begun().current.seal
    assert hash_of(seal.number, (shuffle(TWO_HAND.deck, seal.number),), seal.nonce) == seal.seal


def test_only_whose_turn_it_is_draws() -> None:
    state = begun()
    other = state.current.dealer
    with pytest.raises(IllegalActionError, match="it is the turn of"):
        apply(state, KeepCard(other))
    with pytest.raises(IllegalActionError, match="allowed are KeepCard, RefuseCard"):
        apply(state, PlayCard(turn(state), state.current.stock[0]))


def test_a_nil_before_looking_is_bid_before_the_first_card_is_drawn() -> None:
    state = new_game(TWO_HAND.changed({"blind_nil": 200}), 3).state
    first = turn(state)
    assert Phase.BLIND_NIL is state.phase
    assert None is view_of(state, first).offered
    state = do(state, BidBlindNil(first)).state
    state = do(state, LookAtCards(turn(state))).state
    assert Phase.DRAW is state.phase
    state = drawn_out(state)
    assert BLIND_NIL == state.current.bids[first]
    assert all(isinstance(action, PlaceBid) for action in legal_actions(state, turn(state)))
    assert first is not state.turn
    assert 13 == len(view_of(state, first).hand)


def test_a_hand_thrown_in_is_drawn_anew() -> None:
    rules = TWO_HAND.changed({"redeal": "seven_of_a_suit"})
    for seed in range(100):
        state = drawn_out(new_game(rules, seed).state)
        if state.phase is Phase.REDEAL:
            break
    again = apply(state, legal_actions(state, turn(state))[1]).state
    assert (Phase.DRAW, 1, ((), ())) == (again.phase, again.current.attempt, again.current.hands)


def test_a_choice_can_be_taken_back_until_another_card_was_seen_for_it() -> None:
    game = Game(TWO_HAND, 3)
    seat = turn(game.state)
    game.submit(KeepCard(seat))
    assert 1 == game.choices_back(seat)
    game.submit(KeepCard(turn(game.state)))
    assert None is game.choices_back(seat)  # it sees its next card
    game.submit(RefuseCard(seat))
    assert None is game.choices_back(seat)  # it saw what came instead


def test_a_view_does_not_change_with_the_cards_that_its_seat_has_not_seen() -> None:
    state = begun()
    for draws in range(11):
        state = apply(state, (RefuseCard if draws % 3 else KeepCard)(turn(state))).state
    deal, seat = state.current, turn(state)
    other = TWO_HAND.next_seat(seat)
    top, *under = deal.stock
    hidden = [*deal.hands[other], *deal.refused[other], *deal.burned, *under]
    turned = iter(reversed(hidden))

    def others(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(next(turned) for _card in cards)

    swapped = replace(
        deal,
        hands=put(deal.hands, other, others(deal.hands[other])),
        refused=put(deal.refused, other, others(deal.refused[other])),
        burned=others(deal.burned),
        stock=(top, *others(under)),
    )
    assert deal.hands != swapped.hands
    assert view_of(state, seat) == view_of(replace(state, deal=swapped), seat)

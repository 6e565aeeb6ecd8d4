"""A careless player reneges seldom, only where it would suit, and so that watching finds it out."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from game.ai.agent import Decision, chance_of
from game.ai.careless import CarelessPlayer, QuietPlayer, is_slip, slip_words, tempting_card
from game.ai.court import provable_call
from game.ai.rule_player import RulePlayer
from game.cards import Card
from game.engine.actions import CallRenege, CloseCalls, PlayCard
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import PlayerView, view_of
from game.rules.presets import CLASSIC, GRILL
from game.rules.seats import Seat
from game.rules.tricks import Play, Trick
from tests.ai.tables import seen, to_act
from tests.counted import counted
from tests.engine.seating import card

CARELESS = (Seat.WEST, Seat.EAST)
DEALS = 60


def trick(words: str) -> Trick:
    """Return the trick in which South and then the others played *words*."""
    return Trick(tuple(Play(Seat(seat), card(word)) for seat, word in enumerate(words.split())))


EARLIER = (trick("2C 3C 4C 5C"), trick("2D 3D 4D 5D"), trick("2H 3H 4H 5H"))


def late(hand: str, on_table: str, *, won: int, tricks: Sequence[Trick] = EARLIER) -> PlayerView:
    """Return what South, who has *won* tricks and whose side owes six, sees in a later trick by Grill Rules."""
    view = seen(hand, on_table, rules=GRILL)
    takers = (Seat.SOUTH,) * won + (Seat.WEST,) * (len(tricks) - won)
    return replace(view, tricks=tuple(tricks), takers=takers, contracts=(6, 6), bids=(None,) * 4)


RICH = tuple(trick(f"{rank}C KC QC JC") for rank in "23456789")


@pytest.mark.parametrize(
    ("hand", "on_table", "won", "tempting"),
    [
        ("3D 8S 4S AC", "QD KD", 2, "4S"),  # trumps to save the contract
        ("3D 8S 4S AC", "KD QD 6S", 2, "8S"),  # with the lowest that wins
        ("3D 7D 4S AC", "QD KD", 2, "4S"),
        ("3D 7D 8D 4S AC", "QD KD", 2, None),  # three diamonds are not overlooked
        ("AD 8S 4S AC", "QD KD", 2, None),  # the ace wins anyway
        ("3D 8S 4S AC", "KD", 2, None),  # too many are still to play
        ("3D AC", "QD KD", 2, None),  # without a spade there is nothing to trump with
        ("AC 8S 4S", "QD KD", 2, None),  # void: that is no renege
        ("3S 8D", "QS KS", 2, None),  # spades are counted by everybody
        ("3D 8S", "5D KD 4D", 2, None),  # the partner's king wins already
        ("AD 6H 9C 4S", "KD QD 4D", 6, "6H"),  # plays a heart on diamonds, lest it win one more
        ("AD 9C 4S", "KD QD 4D", 6, "9C"),
        ("AD 4S", "KD QD 4D", 6, None),  # a spade would win as well
        ("3D AD 6H", "KD QD 4D", 6, None),  # the three stays under
    ],
)
def test_a_renege_tempts_where_it_would_suit(hand: str, on_table: str, won: int, tempting: str | None) -> None:
    view = late(hand, on_table, won=won, tricks=RICH if won > 3 else EARLIER)
    wanted: Card | None = None if tempting is None else card(tempting)
    assert wanted is tempting_card(view)


def test_nobody_is_tempted_twice_in_a_deal() -> None:
    hidden = (
        trick("2C 3C 4C 5C"),
        Trick((Play(Seat.EAST, card("KD")), Play(Seat.SOUTH, card("2S")))),
        trick("2H 3H 4H 5H"),
    )
    assert tempting_card(late("3D 8S 4S AC", "QH KH", won=1, tricks=hidden)) is None
    assert tempting_card(late("3H 8S 4S AC", "QH KH", won=1, tricks=hidden)) is not None


def test_nobody_is_tempted_where_no_renege_can_be_called_or_early_in_the_deal() -> None:
    view = late("3D 8S 4S AC", "QD KD", won=2)
    assert tempting_card(replace(view, rules=CLASSIC)) is None
    assert tempting_card(replace(view, tricks=EARLIER[:2])) is None


def test_the_reason_names_what_was_overlooked() -> None:
    view = late("3D 8S 4S AC", "QD KD", won=2)
    assert "a diamond was overlooked" == slip_words(view)
    assert is_slip(view, card("4S"))
    assert not is_slip(view, card("3D"))


# At the table --------------------------------------------------------------------------------------


def decided(state: GameState, number: int, *, careless: bool) -> Decision:
    """Return what the player whose turn it is does as action *number*: West and East may be careless."""
    seat = to_act(state)
    rules = RulePlayer()
    agent = CarelessPlayer(rules, lambda: careless) if seat in CARELESS else rules
    return agent.decide(view_of(state, seat), chance_of(state.seed, number, seat))


def played(seed: int, *, careless: bool) -> GameState:
    """Return a deal by Grill Rules once it is scored."""
    state, number = new_game(GRILL, seed).state, 0
    while not state.scores:
        state = apply(state, decided(state, number, careless=careless).action).state
        number += 1
    return state


@pytest.fixture(scope="module")
def deals() -> list[GameState]:
    """Return many deals with careless players."""
    return [played(seed, careless=True) for seed in range(DEALS)]


def test_reneges_are_seldom_but_happen(deals: list[GameState]) -> None:
    reneges = sum(len(state.current.reneges) for state in deals)
    assert DEALS / 15 < reneges < DEALS / 3


def test_only_careless_seats_renege_and_every_renege_comes_to_light(deals: list[GameState]) -> None:
    for state in counted(deals, least=30):
        assert {seat for seat, _trick in state.current.reneges} <= set(CARELESS)
        called = {(one.accused, one.trick) for one in state.current.calls if one.proven}
        assert set(state.current.reneges) == called


def test_without_the_wish_nobody_reneges() -> None:
    assert not any(played(seed, careless=False).current.reneges for seed in range(DEALS // 3))


def test_the_same_deal_is_played_with_the_same_reneges() -> None:
    guilty = next(seed for seed in range(DEALS) if played(seed, careless=True).current.reneges)
    assert played(guilty, careless=True) == played(guilty, careless=True)


def test_all_but_the_slips_are_what_the_player_would_do_anyway() -> None:
    for seed in range(10):
        state, number = new_game(GRILL, seed).state, 0
        while not state.scores:
            slipped = decided(state, number, careless=True)
            usual = decided(state, number, careless=False)
            view = view_of(state, to_act(state))
            if not (isinstance(slipped.action, PlayCard) and is_slip(view, slipped.action.card)):
                assert usual == slipped
            state = apply(state, slipped.action).state
            number += 1


def about_to_call() -> GameState:
    """Return the state in which somebody can prove a renege of a deal that was just played."""
    for seed in range(DEALS):
        state, number = new_game(GRILL, seed).state, 0
        while not state.scores:
            if state.phase is Phase.CALLS and provable_call(view_of(state, to_act(state))) is not None:
                return state
            state = apply(state, decided(state, number, careless=True).action).state
            number += 1
    raise AssertionError("nobody reneged")


def test_a_quiet_player_leaves_calling_to_its_partner() -> None:
    state = about_to_call()
    caller = to_act(state)
    view = view_of(state, caller)
    assert provable_call(view) is not None
    rules = RulePlayer()
    assert CloseCalls(caller) == QuietPlayer(rules, lambda: True).decide(view, Random(0)).action
    assert isinstance(QuietPlayer(rules, lambda: False).decide(view, Random(0)).action, CallRenege)

"""The cut for the deal: highest card deals."""

import pytest
from msgspec.structs import replace

from game.engine.actions import CutCard, IllegalActionError
from game.engine.dealing import cutting_deck
from game.engine.events import CardCut, DealerChosen, DealStarted
from game.engine.phases import cut
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import view_of
from game.rules.presets import GRILL
from game.rules.seats import Seat
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, card, do, kinds, options


def before_the_cut() -> GameState:
    return new_game(GRILL, seed=17).state


def test_everybody_cuts_south_first() -> None:
    state = before_the_cut()
    turns = []
    for place in (0, 10, 20, 30):
        assert state.turn is not None
        turns.append(state.turn)
        state = apply(state, CutCard(state.turn, place)).state
    assert [SOUTH, WEST, NORTH, EAST] == turns


def test_a_card_that_lies_face_up_cannot_be_cut_again() -> None:
    state = do(before_the_cut(), CutCard(SOUTH, 7)).state
    assert 51 == len(options(state))
    with pytest.raises(IllegalActionError):
        apply(state, CutCard(WEST, 7))


@pytest.mark.parametrize("place", [-1, 52])
def test_a_place_outside_the_deck_cannot_be_cut(place: int) -> None:
    with pytest.raises(IllegalActionError):
        apply(before_the_cut(), CutCard(SOUTH, place))


def test_the_highest_card_deals_and_the_deal_begins() -> None:
    deck = cutting_deck(GRILL, 17)
    order = sorted(range(52), key=lambda place: (deck[place].rank, deck[place].suit))
    step = do(
        before_the_cut(),
        CutCard(SOUTH, order[0]),
        CutCard(WEST, order[-1]),
        CutCard(NORTH, order[-2]),
        CutCard(EAST, order[5]),
    )
    assert ["CardCut"] * 4 + ["DealerChosen", "DealStarted"] == kinds(step.events)[:6]
    assert CardCut(SOUTH, card("2C"), order[0]) == step.events[0]
    assert DealerChosen(WEST, cut=True) == step.events[4]
    assert isinstance(step.events[5], DealStarted)
    assert step.events[5].dealer is WEST


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("AC AD AH AS", EAST),
        ("KS AC QS JS", WEST),
        ("2C 2D 2H 3C", EAST),
        ("TH TD 9S TC", SOUTH),
    ],
)
def test_among_equal_ranks_spades_hearts_diamonds_clubs(cards: str, dealer: Seat) -> None:
    cuts = tuple((seat, place, card(word)) for place, (seat, word) in enumerate(zip(Seat, cards.split(), strict=False)))
    assert dealer is cut.dealer(replace(before_the_cut(), cuts=cuts))


def test_the_table_sees_what_was_cut_before_any_deal() -> None:
    state = do(before_the_cut(), CutCard(SOUTH, 7)).state
    view = view_of(state, NORTH)
    assert ((SOUTH, 7, cutting_deck(GRILL, 17)[7]),) == view.cuts
    assert (Phase.CUT, WEST, None, (), "") == (view.phase, view.turn, view.dealer, view.hand, view.seal)
    assert () == view.legal
    assert 51 == len(view_of(state, WEST).legal)

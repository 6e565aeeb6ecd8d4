"""Cards traded between a nil and its partner: together, or the bidder first."""

from dataclasses import replace

import pytest

from game.cards import parse_cards, show_cards
from game.engine.actions import (
    Action,
    BidBlindNil,
    DeclineTrade,
    IllegalActionError,
    LookAtCards,
    PassCards,
    ProposeContract,
)
from game.engine.events import CardsLaidOut, CardsPassed, seen_by
from game.engine.phases.trade import in_hand_order
from game.engine.state import GameState, Pass, Phase
from game.engine.transitions import apply
from game.engine.views import view_of
from game.rules.presets import CLASSIC, DOUBLE_ZERO, TABLE_TALK
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from tests.engine.seating import EAST, NORTH, ORDINARY, SOUTH, WEST, bids, do, kinds, options, table


def give(seat: Seat, cards: str) -> PassCards:
    return PassCards(seat, parse_cards(cards))


def together(*blind: Seat, rules: RuleSet = DOUBLE_ZERO) -> GameState:
    """Return the table of Double Zero after *blind* have bid nil before looking and the others 4 each."""
    state = table(rules)
    for seat in (SOUTH, WEST, NORTH, EAST):
        state = do(state, BidBlindNil(seat) if seat in blind else LookAtCards(seat)).state
    return bids(state, " ".join(["4"] * (4 - len(blind)))).state


def bidder_first(*words: Action) -> GameState:
    """Return the table of Table Talk, North having bid nil before looking, the contracts settled, and then *words*."""
    state = table(TABLE_TALK, points=(0, 200), dealer=WEST)
    state = do(state, BidBlindNil(NORTH), LookAtCards(SOUTH), ProposeContract(SOUTH, 4)).state
    for seat in (EAST, WEST):
        state = do(state, options(state, seat)[0]).state
    state = do(state, ProposeContract(EAST, 4)).state
    return do(state, options(state)[0], *words).state


# Together ------------------------------------------------------------------------------------------------------


def test_the_blind_nil_looks_and_chooses_first_and_must() -> None:
    state = together(SOUTH)
    assert (Phase.TRADE, SOUTH) == (state.phase, state.turn)
    assert parse_cards(ORDINARY[0]) == view_of(state, SOUTH).hand
    assert 286 == len(options(state))
    assert DeclineTrade(SOUTH) not in options(state)


def test_cards_lie_face_down_until_the_partner_has_chosen() -> None:
    step = do(together(SOUTH), give(SOUTH, "AS 9S AH"))
    assert (CardsLaidOut(SOUTH, 3),) == step.events
    assert NORTH is step.state.turn
    assert 13 == len(view_of(step.state, SOUTH).hand)
    assert (Pass(SOUTH, NORTH, parse_cards("AS 9S AH"), done=False),) == view_of(step.state, SOUTH).passes
    for seat in (WEST, NORTH, EAST):
        assert (Pass(SOUTH, NORTH, (), done=False),) == view_of(step.state, seat).passes


def test_then_both_change_hands() -> None:
    step = do(together(SOUTH), give(SOUTH, "AS 9S AH"), give(NORTH, "3S 2H 3C"))
    assert ["CardsLaidOut", "CardsPassed", "CardsPassed", "PlayBegan"] == kinds(step.events)
    assert "5S 9H 5H AD 9D 5D AC 9C 5C 2C 3S 3C 2H" == show_cards(step.state.current.hands[SOUTH])
    assert "QS 7S QH 7H 3H QD 7D 3D QC 7C AS 9S AH" == show_cards(step.state.current.hands[NORTH])


def test_who_traded_sees_both_lots_and_nobody_else_any() -> None:
    step = do(together(SOUTH), give(SOUTH, "AS 9S AH"), give(NORTH, "3S 2H 3C"))
    passed = [event for event in step.events if isinstance(event, CardsPassed)]
    for seat in (SOUTH, NORTH):
        assert ["AS 9S AH", "3S 3C 2H"] == [show_cards(one.cards) for one in view_of(step.state, seat).passes]
        assert passed == [seen_by(event, seat) for event in passed]
    for seat in (WEST, EAST):
        assert [(), ()] == [one.cards for one in view_of(step.state, seat).passes]
        assert all(isinstance(news := seen_by(event, seat), CardsPassed) and not news.cards for event in passed)


def test_where_both_partners_bid_nil_blind_nothing_is_traded() -> None:
    assert Phase.PLAY is together(SOUTH, NORTH).phase


def test_blind_nils_of_both_sides_trade_one_after_the_other() -> None:
    state = together(SOUTH, WEST)
    state = do(state, give(SOUTH, "AS 9S AH"), give(NORTH, "3S 2H 3C")).state
    assert (Phase.TRADE, WEST) == (state.phase, state.turn)
    state = do(state, give(WEST, "KS 8S 4S"), give(EAST, "6S 6H 6D")).state
    assert Phase.PLAY is state.phase


@pytest.mark.parametrize("cards", ["AS 9S", "AS 9S AH 9H", "AS AS 9S", "AS 9S KS"])
def test_other_than_three_cards_of_ones_hand_is_refused(cards: str) -> None:
    with pytest.raises(IllegalActionError, match=f"South may not pass {cards}: allowed are 3 cards of the hand"):
        apply(together(SOUTH), give(SOUTH, cards))


def test_cards_are_picked_in_any_order_and_lie_in_hand_order() -> None:
    hand = parse_cards(ORDINARY[0])
    assert parse_cards("AS 9S AH") == in_hand_order(hand, parse_cards("AH AS 9S"))
    state = do(together(SOUTH), give(SOUTH, "AH AS 9S")).state
    assert parse_cards("AS 9S AH") == state.current.passes[0].cards


def test_an_ordinary_nil_trades_where_the_rules_say_so() -> None:
    state = bids(table(replace(CLASSIC, nil_trade=2)), "4 4 nil 4").state
    assert (Phase.TRADE, NORTH) == (state.phase, state.turn)
    assert 78 == len(options(state))
    assert SOUTH is do(state, give(NORTH, "QS 7S")).state.turn


def test_an_ordinary_nil_beside_a_blind_one_still_trades_for_the_blind_one() -> None:
    state = table(DOUBLE_ZERO)
    state = do(state, BidBlindNil(SOUTH), *(LookAtCards(seat) for seat in (WEST, NORTH, EAST))).state
    state = bids(state, "4 nil 4").state
    assert (Phase.TRADE, SOUTH) == (state.phase, state.turn)


# The bidder first ----------------------------------------------------------------------------------------------


def test_the_bidder_may_decline_and_play_begins() -> None:
    state = bidder_first()
    assert (Phase.TRADE, NORTH) == (state.phase, state.turn)
    assert DeclineTrade(NORTH) in options(state)
    step = do(state, DeclineTrade(NORTH))
    assert ["TradeDeclined", "PlayBegan"] == kinds(step.events)
    assert step.state.current.hands == state.current.hands


def test_the_partner_sees_the_two_before_giving_two_back() -> None:
    step = do(bidder_first(), give(NORTH, "QS QH"))
    assert ["CardsPassed"] == kinds(step.events)
    view = view_of(step.state, SOUTH)
    assert (SOUTH, 15) == (view.turn, len(view.hand))
    assert parse_cards("QS QH") == view.passes[0].cards
    assert (15, 13, 11, 13) == view.sizes
    assert give(SOUTH, "2C QH") in view.legal
    assert DeclineTrade(SOUTH) not in view.legal


def test_the_partner_gives_as_many_back() -> None:
    state = bidder_first(give(NORTH, "QS QH"), give(SOUTH, "5S 2C"))
    assert Phase.PLAY is state.phase
    assert [13] * 4 == [len(hand) for hand in state.current.hands]
    assert "7S 3S 7H 3H QD 7D 3D QC 7C 3C 2H 5S 2C" == show_cards(state.current.hands[NORTH])


def test_opponents_see_that_cards_passed_but_not_which() -> None:
    state = bidder_first(give(NORTH, "QS QH"), give(SOUTH, "5S 2C"))
    assert [2, 2] == [len(one.cards) for one in state.current.passes]
    assert [(), ()] == [one.cards for one in view_of(state, EAST).passes]


def test_who_holds_the_lowest_club_after_the_trade_leads() -> None:
    assert SOUTH is bidder_first(DeclineTrade(NORTH)).turn
    assert NORTH is bidder_first(give(NORTH, "QS QH"), give(SOUTH, "5S 2C")).turn


def test_nobody_trades_twice() -> None:
    state = bidder_first(give(NORTH, "QS QH"))
    assert () == options(state, NORTH)
    assert () == options(state, WEST)

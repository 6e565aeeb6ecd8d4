"""Reneges: not following, calling it, and the four penalties in numbers."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as put

from game.engine.actions import Action, CallRenege, ChoosePenalty, CloseCalls, IllegalActionError, Penalty, PlayCard
from game.engine.events import DealScored, PenaltyChosen, RenegeCalled
from game.engine.phases.court import PENALTIES
from game.engine.phases.scored import adjusted, court_lines
from game.engine.state import Call, GameState, Phase
from game.engine.transitions import apply
from game.engine.views import view_of
from game.rules.bids import NIL, Bid
from game.rules.presets import GRILL
from game.rules.ruleset import RuleSet
from game.rules.scoring import DealScore, Reason
from game.rules.seats import Seat, Side
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, bids, card, cards, do, options, table, turn


def playing(rules: RuleSet = GRILL) -> GameState:
    """Return the second trick of a deal that East leads, everybody having bid 4."""
    return cards(bids(table(rules), "4 4 4 4").state, "2C 4C 3C 6C").state


def reneged() -> GameState:
    """Return a table at which South held back its hearts on East's lead: it ruffed with the ace."""
    return cards(playing(), "TH AS 4H 3H").state


def calls(state: GameState, seat: Seat) -> list[tuple[Seat, int]]:
    return [(one.accused, one.trick) for one in options(state, seat) if isinstance(one, CallRenege)]


def test_any_card_can_be_played_to_a_lead_but_not_led() -> None:
    state = cards(playing(), "TH").state
    assert 12 == sum(isinstance(one, PlayCard) for one in options(state))
    first = bids(table(GRILL), "4 4 4 4").state
    assert 1 == sum(isinstance(one, PlayCard) for one in options(first))


def test_the_view_still_tells_which_cards_are_lawful() -> None:
    state = cards(playing(), "TH").state
    assert ["AH", "9H", "5H"] == [one.name for one in view_of(state, SOUTH).lawful_cards]


def test_where_reneges_are_impossible_nobody_calls() -> None:
    rules = replace(GRILL, renege="impossible")
    state = cards(playing(rules), "TH").state
    assert [] == calls(state, WEST)
    with pytest.raises(IllegalActionError):
        apply(state, CallRenege(WEST, SOUTH, 0))
    with pytest.raises(IllegalActionError, match="You must follow hearts"):
        apply(state, PlayCard(SOUTH, card("AS")))


def test_either_opponent_may_call_any_card_that_followed_at_any_time() -> None:
    state = reneged()
    assert SOUTH is state.turn
    assert [(NORTH, 0), (SOUTH, 1), (NORTH, 1)] == calls(state, EAST)
    assert [(WEST, 0), (EAST, 0), (WEST, 1)] == calls(state, NORTH)


def test_a_card_on_the_table_can_be_called_before_the_trick_is_over() -> None:
    state = cards(playing(), "TH AS").state
    step = do(state, CallRenege(EAST, SOUTH, 1))
    assert (RenegeCalled(EAST, SOUTH, 1, proven=True),) == step.events


def test_a_right_call_lets_the_caller_choose_the_penalty() -> None:
    step = do(reneged(), CallRenege(WEST, SOUTH, 1))
    assert (Phase.PENALTY, WEST) == (step.state.phase, step.state.turn)
    assert tuple(ChoosePenalty(WEST, penalty) for penalty in PENALTIES) == options(step.state)
    assert () == options(step.state, SOUTH)
    after = do(step.state, ChoosePenalty(WEST, "take_tricks"))
    assert (PenaltyChosen(WEST, SOUTH, "take_tricks"),) == after.events
    assert (Phase.PLAY, SOUTH) == (after.state.phase, after.state.turn)


def test_a_wrong_call_changes_no_turn_and_costs_the_callers_side() -> None:
    step = do(reneged(), CallRenege(WEST, NORTH, 1))
    assert (RenegeCalled(WEST, NORTH, 1, proven=False),) == step.events
    assert (Phase.PLAY, SOUTH) == (step.state.phase, step.state.turn)
    assert [-50] == [line.points for line in court_lines(GRILL, step.state.current, Side.THEY)]
    assert () == court_lines(GRILL, step.state.current, Side.WE)


def test_a_wrong_call_may_be_free() -> None:
    rules = replace(GRILL, wrong_call_points=0)
    state = do(cards(playing(rules), "TH 9H 4H 3H").state, CallRenege(WEST, SOUTH, 1)).state
    assert () == court_lines(rules, state.current, Side.THEY)


def test_a_side_calls_a_card_only_once() -> None:
    state = do(reneged(), CallRenege(WEST, NORTH, 1)).state
    assert (NORTH, 1) not in calls(state, WEST)
    assert (NORTH, 1) not in calls(state, EAST)


def test_playing_solo_a_renege_is_paid_for_once() -> None:
    solo = replace(GRILL, sides="solo", blind_low_five=None)
    state = cards(bids(table(solo), "4 4 4 4").state, "2C KC 3C").state
    state = do(state, CallRenege(SOUTH, WEST, 0), ChoosePenalty(SOUTH, "lose_points")).state
    assert [(NORTH, 0)] == calls(state, EAST)
    assert [] == calls(state, NORTH)


def test_playing_a_club_above_the_lowest_to_the_first_trick_is_a_renege() -> None:
    state = cards(bids(table(GRILL), "4 4 4 4").state, "2C KC").state
    assert do(state, CallRenege(NORTH, WEST, 0)).state.phase is Phase.PENALTY


def test_throwing_a_spade_on_the_first_trick_beside_other_suits_is_a_renege() -> None:
    hands = (
        "AS 9S 5S AH 9H 5H AD 9D 5D AC 9C 5C 2C",
        "KS 8S 4S KH 8H 4H KD 8D 4D 2D QH QD 7H",
        "QS 7S 3S 3H 7D 3D QC 7C 3C 2H KC 8C 4C",
        "JS TS 6S 2S JH TH 6H JD TD 6D JC TC 6C",
    )
    state = cards(bids(table(GRILL, hands=hands), "4 4 4 4").state, "2C KS").state
    assert not state.current.broken
    assert Phase.PENALTY is do(state, CallRenege(SOUTH, WEST, 0)).state.phase


def finish(state: GameState) -> GameState:
    """Play the deal to its last card: lawful cards only, no calls."""
    while state.phase is Phase.PLAY:
        seat = turn(state)
        state = apply(state, PlayCard(seat, view_of(state, seat).lawful_cards[0])).state
    return state


def test_after_the_last_trick_everybody_may_still_call_or_let_it_stand() -> None:
    state = finish(reneged())
    assert Phase.CALLS is state.phase
    seats = []
    while state.phase is Phase.CALLS:
        seat = turn(state)
        seats.append(seat)
        assert CloseCalls(seat) == options(state)[0]
        state = apply(state, CloseCalls(seat)).state
    assert [SOUTH, WEST, NORTH, EAST] == seats
    assert Phase.SCORED is state.phase


def test_a_call_after_the_last_trick_leads_back_to_the_calls() -> None:
    state = finish(reneged())
    state = do(state, CallRenege(EAST, SOUTH, 1), ChoosePenalty(EAST, "lose_points")).state
    assert (Phase.CALLS, SOUTH) == (state.phase, state.turn)


def test_a_seat_that_let_the_tricks_stand_may_still_call_while_others_think() -> None:
    state = do(finish(reneged()), CloseCalls(SOUTH), CloseCalls(WEST)).state
    assert Phase.PENALTY is do(state, CallRenege(WEST, SOUTH, 1)).state.phase


def tribunal(
    penalty: Penalty | None, taken: tuple[int, int, int, int], said: str = "4 4 4 4", rules: RuleSet = GRILL
) -> GameState:
    """Return the end of a deal: South reneged and West called; the four took *taken* tricks and bid *said*."""
    state = finish(reneged())
    takers = tuple(seat for seat, count in zip(GRILL.seats, taken, strict=True) for _ in range(count))
    words = tuple(NIL if word == "nil" else Bid.of(int(word)) for word in said.split())
    owed = (words[0].tricks + words[2].tricks, words[1].tricks + words[3].tricks)
    call = Call(WEST, SOUTH, 1, proven=penalty is not None, penalty=penalty)
    deal = put(state.current, takers=takers, bids=words, contracts=owed, calls=(call,))
    return put(state, rules=rules, deal=deal)


def closed(state: GameState) -> tuple[tuple[int, ...], DealScore]:
    """Call nothing more; return what everybody took, and the score."""
    step = do(state, *(CloseCalls(seat) for seat in (SOUTH, WEST, NORTH, EAST)))
    (scored,) = (event for event in step.events if isinstance(event, DealScored))
    return scored.taken, scored.score


@pytest.mark.parametrize(
    ("penalty", "taken", "after", "points"),
    [
        ("take_tricks", (5, 2, 3, 3), (2, 5, 3, 3), (-80, 80)),
        ("take_tricks", (1, 2, 7, 3), (0, 5, 5, 3), (-80, 80)),
        ("give_tricks", (5, 2, 3, 3), (8, 0, 3, 2), (83, -80)),
        ("give_tricks", (4, 0, 4, 5), (7, 0, 4, 2), (83, -80)),
        ("lose_points", (5, 2, 3, 3), (5, 2, 3, 3), (30, -80)),
        ("win_points", (5, 2, 3, 3), (5, 2, 3, 3), (80, -30)),
        (None, (5, 2, 3, 3), (5, 2, 3, 3), (80, -130)),
    ],
)
def test_what_a_renege_costs(
    penalty: Penalty | None,
    taken: tuple[int, int, int, int],
    after: tuple[int, ...],
    points: tuple[int, int],
) -> None:
    moved, score = closed(tribunal(penalty, taken))
    assert after == moved
    assert points == tuple(side.points for side in score.sides)


@pytest.mark.parametrize(
    ("penalty", "taken", "lines"),
    [
        ("take_tricks", (5, 2, 3, 3), (-3, 3)),
        ("take_tricks", (1, 9, 1, 2), (-2, 2)),
        ("give_tricks", (5, 2, 3, 3), (3, -3)),
        ("take_tricks", (0, 13, 0, 0), (0, 0)),
    ],
)
def test_the_sheet_tells_of_tricks_that_moved(
    penalty: Penalty, taken: tuple[int, int, int, int], lines: tuple[int, int]
) -> None:
    sides = closed(tribunal(penalty, taken))[1].sides
    told = [[line for line in side.lines if line.reason is Reason.RENEGE_TRICKS] for side in sides]
    assert lines == tuple(sum(line.taken for line in side) for side in told)
    assert all((0, 0, SOUTH) == (line.points, line.bags, line.seat) for side in told for line in side)


def test_the_number_of_tricks_and_points_is_an_option() -> None:
    rules = replace(GRILL, renege_tricks=1, renege_points=20, wrong_call_points=10)
    assert (4, 3, 3, 3) == closed(tribunal("take_tricks", (5, 2, 3, 3), rules=rules))[0]
    assert 60 == closed(tribunal("lose_points", (5, 2, 3, 3), rules=rules))[1].sides[0].points
    assert -90 == closed(tribunal(None, (5, 2, 3, 3), rules=rules))[1].sides[1].points


def test_tricks_never_fall_below_nought_nor_change_their_sum() -> None:
    for taken in ((0, 6, 1, 6), (0, 7, 0, 6), (13, 0, 0, 0), (0, 0, 13, 0)):
        for penalty in ("take_tricks", "give_tricks"):
            moved = closed(tribunal(penalty, taken))[0]
            assert 13 == sum(moved)
            assert min(moved) >= 0


def test_tricks_taken_do_not_fall_to_the_nil_of_the_callers_side() -> None:
    assert (2, 0, 3, 8) == closed(tribunal("take_tricks", (5, 0, 3, 5), said="4 nil 4 4"))[0]


def test_tricks_given_do_not_fall_to_the_nil_that_reneged() -> None:
    assert (0, 2, 8, 3) == closed(tribunal("give_tricks", (0, 5, 5, 3), said="nil 4 4 4"))[0]


def test_two_reneges_are_paid_for_twice() -> None:
    state = tribunal("lose_points", (5, 2, 3, 3))
    calls_made = (*state.current.calls, Call(EAST, NORTH, 2, proven=True, penalty="lose_points"))
    state = put(state, deal=put(state.current, calls=calls_made))
    assert -20 == closed(state)[1].sides[0].points


def test_without_penalties_tricks_are_as_taken() -> None:
    state = tribunal(None, (5, 2, 3, 3))
    assert (5, 2, 3, 3) == adjusted(GRILL, state.current)


@pytest.mark.parametrize("action", [CallRenege(WEST, EAST, 1), CallRenege(WEST, SOUTH, 0), CallRenege(WEST, SOUTH, 9)])
def test_partners_leaders_and_tricks_to_come_cannot_be_called(action: Action) -> None:
    with pytest.raises(IllegalActionError):
        apply(reneged(), action)

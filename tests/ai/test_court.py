"""Reneges: a player calls what the cards prove, nothing else, and takes the penalty that helps most."""

from random import Random

from msgspec.structs import replace

from game.ai.court import provable_call, score_after
from game.ai.players import find_player
from game.engine.actions import Action, CallRenege, ChoosePenalty, CloseCalls, PlayCard
from game.engine.phases.court import PENALTIES
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, legal_actions, new_game
from game.engine.views import view_of
from game.rules.presets import GRILL
from game.rules.scoring import Standing
from game.rules.seats import Seat
from tests.ai.tables import to_act
from tests.engine.seating import bids, cards, table

_PLAYER = find_player("rule")


def _decided(state: GameState) -> Action:
    return _PLAYER.decide(view_of(state, to_act(state)), Random(0)).action


def _renege(state: GameState) -> PlayCard | None:
    """Return a card of the seat to play that does not follow though it could."""
    seat = to_act(state)
    view = view_of(state, seat)
    wrong = [action for action in view.legal if isinstance(action, PlayCard) and action.card not in view.lawful_cards]
    return wrong[0] if wrong else None


def _played(seed: int, *, renege_in: int | None) -> GameState:
    """Return a deal just played; in trick *renege_in* the first seat that can fails to follow."""
    state = new_game(GRILL, seed).state
    done = False
    while state.phase is not Phase.CALLS:
        due = state.phase is Phase.PLAY and renege_in is not None and len(state.current.tricks) >= renege_in
        wrong = _renege(state) if due and not done else None
        done = done or wrong is not None
        state = apply(state, wrong or _decided(state)).state
    return state


def _closed(state: GameState) -> GameState:
    """Return the scored deal once nobody calls any more."""
    while state.phase is Phase.CALLS:
        state = apply(state, CloseCalls(to_act(state))).state
    return state


def _margin(state: GameState, seat: Seat) -> int:
    """Return how far the side of *seat* is ahead, where every bag is a tenth of what ten of them cost."""
    side = GRILL.side_of(seat)
    worth = [one.points - 10 * one.bags for one in state.standings]
    return worth[side] - worth[1 - side]


def test_nobody_is_accused_after_honest_play() -> None:
    for seed in range(5):
        state = _played(seed, renege_in=None)
        assert CloseCalls(to_act(state)) == _decided(state)


def test_a_renege_is_called_by_the_other_side_and_by_nobody_else() -> None:
    for seed in range(8):
        state = _played(seed, renege_in=4)
        guilty, trick = state.current.reneges[0]
        while state.phase is Phase.CALLS:
            action = _decided(state)
            if GRILL.side_of(to_act(state)) is GRILL.side_of(guilty):
                assert action == CloseCalls(to_act(state))
            else:
                assert action == CallRenege(to_act(state), guilty, trick)
                break
            state = apply(state, action).state
        assert state.phase is Phase.CALLS


def test_a_renege_that_no_card_has_shown_yet_is_not_called() -> None:
    state = new_game(GRILL, 3).state
    while state.phase is not Phase.PLAY or len(state.current.tricks) < 4 or _renege(state) is None:
        state = apply(state, _decided(state)).state
    wrong = _renege(state)
    assert wrong is not None
    accuser = GRILL.next_seat(wrong.seat)
    state = apply(state, wrong).state
    assert state.current.reneges
    assert provable_call(view_of(state, accuser)) is None


def _judged(seed: int) -> GameState:
    """Return the state in which somebody chooses the penalty for a renege in the fourth trick."""
    state = _played(seed, renege_in=3)
    while state.phase is Phase.CALLS:
        state = apply(state, _decided(state)).state
    assert state.phase is Phase.PENALTY
    return state


def _with_points(state: GameState, seat: Seat, own: int, others: int) -> GameState:
    points = [others, others]
    points[GRILL.side_of(seat)] = own
    return replace(state, standings=tuple(Standing(one) for one in points))


def test_the_penalty_chosen_leads_to_about_the_best_margin() -> None:
    for seed in range(8):
        state = _judged(seed)
        judge = to_act(state)
        margins = {
            action: _margin(_closed(apply(state, action).state), judge) for action in legal_actions(state, judge)
        }
        chosen = _decided(state)
        assert isinstance(chosen, ChoosePenalty)
        assert margins[chosen] > max(margins.values()) - 5  # what a bag is worth depends on the deals to come


def test_a_penalty_that_wins_the_game_at_once_is_chosen() -> None:
    decided = 0
    for seed in range(8):
        state = _judged(seed)
        judge = to_act(state)
        side = GRILL.side_of(judge)
        for own in range(380, 500, 10):
            near = _with_points(state, judge, own, 380)
            winning = {
                action
                for action in legal_actions(near, judge)
                if (after := _closed(apply(near, action).state)).phase is Phase.OVER and after.winner is side
            }
            if 0 < len(winning) < len(PENALTIES):
                decided += 1
                assert _decided(near) in winning
    assert decided


def test_the_score_foretold_for_a_penalty_is_the_one_that_comes() -> None:
    for seed in range(4):
        state = _judged(seed)
        judge = to_act(state)
        for penalty in PENALTIES:
            came = _closed(apply(state, ChoosePenalty(judge, penalty)).state)
            assert came.scores[-1] == score_after(view_of(state, judge), penalty)


def test_before_the_last_trick_the_rest_is_supposed_to_go_where_it_is_owed() -> None:
    state = cards(bids(table(GRILL), "2 4 2 4").state, "2C 4C 3C 6C TH AH KS 3H 4D").state
    state = apply(state, CallRenege(Seat.NORTH, Seat.WEST, 1)).state
    foretold = score_after(view_of(state, Seat.NORTH), "win_points").standings
    assert (Standing(4 * 10 + 1 + 50, 1), Standing(8 * 10)) == foretold

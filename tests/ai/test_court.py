"""Reneges: a player calls what the cards prove, nothing else, and takes the penalty that helps most."""

from random import Random

from game.ai.court import provable_call
from game.ai.players import find_player
from game.engine.actions import Action, CallRenege, ChoosePenalty, CloseCalls, PlayCard
from game.engine.flow import new_game
from game.engine.legality import legal_actions
from game.engine.state import GameState, Phase
from game.engine.transitions import apply
from game.engine.views import view_of
from game.rules.presets import GRILL
from game.rules.seats import Seat
from tests.ai.tables import to_act

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
    side = GRILL.side_of(seat)
    return state.standings[side].points - state.standings[1 - side].points


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


def test_the_penalty_chosen_leads_to_the_best_margin() -> None:
    for seed in range(8):
        state = _played(seed, renege_in=3)
        while state.phase is Phase.CALLS:
            state = apply(state, _decided(state)).state
        assert state.phase is Phase.PENALTY
        judge = to_act(state)
        margins = {
            action: _margin(_closed(apply(state, action).state), judge) for action in legal_actions(state, judge)
        }
        chosen = _decided(state)
        assert isinstance(chosen, ChoosePenalty)
        assert max(margins.values()) == margins[chosen]

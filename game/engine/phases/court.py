"""Reneges: calling one while the cards are played or after the last trick, and choosing what it costs."""

from __future__ import annotations

from msgspec.structs import replace

from game.engine.actions import Action, CallRenege, ChoosePenalty, CloseCalls, Penalty
from game.engine.events import PenaltyChosen, RenegeCalled
from game.engine.phases import PhaseRow, PhaseWords
from game.engine.phases.scored import settle_deal
from game.engine.state import Call, GameState, Phase, Step
from game.rules.seats import Seat
from game.words import _

PENALTIES: tuple[Penalty, ...] = ("take_tricks", "give_tricks", "lose_points", "win_points")


def speaker(state: GameState) -> Seat | None:
    """Return the next seat that may call a renege after the last trick; None when all let the tricks stand."""
    deal, rules = state.current, state.rules
    order = rules.order_from(rules.first_after(deal.dealer))
    return next((seat for seat in order if seat not in deal.closed), None)


def legal_calls(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the reneges that *seat* may call: any card that another side followed with, each only once."""
    deal, rules = state.current, state.rules
    if rules.renege != "callable" or seat not in rules.seats:
        return ()
    side = rules.side_of(seat)
    others = tuple(one for one in rules.seats if rules.side_of(one) is not side)
    called = {(call.accused, call.trick) for call in deal.calls if call.accused in others}
    return tuple(
        CallRenege(seat, who, number)
        for number, trick in enumerate((*deal.tricks, deal.trick))
        for who, _card in trick.plays[1:]
        if who in others and (who, number) not in called
    )


def legal(_state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the choice to let the tricks stand; calls are legal at any time."""
    return (CloseCalls(seat),)


def call(state: GameState, action: CallRenege) -> Step:
    """Judge a call; after a proven renege the caller chooses the penalty."""
    deal = state.current
    proven = (action.accused, action.trick) in deal.reneges
    deal = replace(deal, calls=(*deal.calls, Call(action.seat, action.accused, action.trick, proven)))
    state = replace(state, deal=deal)
    if proven:
        state = replace(state, phase=Phase.PENALTY, turn=action.seat)
    return Step(state, (RenegeCalled(action.seat, action.accused, action.trick, proven),))


def apply(state: GameState, action: CallRenege | CloseCalls) -> Step:
    """Judge a call, or record that a seat lets the tricks stand."""
    deal = state.current
    match action:
        case CallRenege():
            return call(state, action)
        case CloseCalls(seat):
            return Step(replace(state, deal=replace(deal, closed=(*deal.closed, seat))))


CALLS_ROW: PhaseRow[CallRenege | CloseCalls] = PhaseRow(
    kinds=(CallRenege, CloseCalls),
    speaker=speaker,
    legal=legal,
    anytime=legal_calls,
    apply=apply,
    leave=settle_deal,
    words=lambda: PhaseWords(_("Last calls"), _("deal {deal}, trick {trick}")),
)


def accuser(state: GameState) -> Seat | None:
    """Return the seat that proved a renege, which chooses the penalty."""
    return state.turn


def legal_penalties(_state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the four penalties."""
    return tuple(ChoosePenalty(seat, penalty) for penalty in PENALTIES)


def choose(state: GameState, action: ChoosePenalty) -> Step:
    """Record the penalty of the last proven renege, and return to the phase that the call interrupted."""
    deal, rules = state.current, state.rules
    proven = replace(deal.calls[-1], penalty=action.penalty)
    deal = replace(deal, calls=(*deal.calls[:-1], proven))
    finished = len(deal.tricks) == rules.hand_size
    state = replace(state, deal=deal, phase=Phase.CALLS if finished else Phase.PLAY)
    return Step(state, (PenaltyChosen(action.seat, proven.accused, action.penalty),))


PENALTY_ROW = PhaseRow(
    kinds=(ChoosePenalty,),
    speaker=accuser,
    legal=legal_penalties,
    apply=choose,
    words=lambda: PhaseWords(_("Renege"), _("deal {deal}, trick {trick}")),
)

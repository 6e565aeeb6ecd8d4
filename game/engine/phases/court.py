"""Reneges: calling one, choosing what it costs, and what that does to tricks and points."""

from __future__ import annotations

from typing import Protocol

from msgspec.structs import replace

from game.engine.actions import Action, CallRenege, ChoosePenalty, CloseCalls, Penalty
from game.engine.events import PenaltyChosen, RenegeCalled
from game.engine.state import Call, GameState, Phase, Step
from game.rules.bids import Bid, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Seat, Side


class Outcome(Protocol):
    """What the result of a deal depends on; the state of a deal tells it, and so does a seat's view of it."""

    @property
    def bids(self) -> tuple[Bid | None, ...]:
        """What every seat bid."""

    @property
    def contracts(self) -> tuple[int | None, ...]:
        """What every side owes."""

    @property
    def blind(self) -> tuple[BlindBid | None, ...]:
        """What every side bid before the deal."""

    @property
    def calls(self) -> tuple[Call, ...]:
        """The reneges called."""

    def taken(self, seat: Seat) -> int:
        """Return how many tricks *seat* has won."""


PENALTIES: tuple[Penalty, ...] = ("take_tricks", "give_tricks", "lose_points", "win_points")


def speaker(state: GameState) -> Seat | None:
    """Return who may still call a renege after the last trick; None when all let the tricks stand."""
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


def legal_close(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return letting the tricks stand, and the calls."""
    return (CloseCalls(seat), *legal_calls(state, seat))


def legal_penalties(seat: Seat) -> tuple[Action, ...]:
    """Return the four penalties."""
    return tuple(ChoosePenalty(seat, penalty) for penalty in PENALTIES)


def call(state: GameState, action: CallRenege) -> Step:
    """Look at the evidence; a proven renege lets the caller choose the penalty."""
    deal = state.current
    proven = (action.accused, action.trick) in deal.reneges
    deal = replace(deal, calls=(*deal.calls, Call(action.seat, action.accused, action.trick, proven)))
    state = replace(state, deal=deal)
    if proven:
        state = replace(state, phase=Phase.PENALTY, turn=action.seat)
    return Step(state, (RenegeCalled(action.seat, action.accused, action.trick, proven),))


def close(state: GameState, action: CloseCalls) -> Step:
    """Let the tricks stand for one seat."""
    deal = state.current
    return Step(replace(state, deal=replace(deal, closed=(*deal.closed, action.seat))))


def choose(state: GameState, action: ChoosePenalty) -> Step:
    """Note the penalty of the renege proven last, and go on where the call interrupted."""
    deal, rules = state.current, state.rules
    proven = replace(deal.calls[-1], penalty=action.penalty)
    deal = replace(deal, calls=(*deal.calls[:-1], proven))
    finished = len(deal.tricks) == rules.hand_size
    state = replace(state, deal=deal, phase=Phase.CALLS if finished else Phase.PLAY)
    return Step(state, (PenaltyChosen(action.seat, proven.accused, action.penalty),))


def adjusted(rules: RuleSet, deal: Outcome) -> tuple[int, ...]:
    """Return the tricks of every seat after the penalties that move tricks."""
    taken = [deal.taken(seat) for seat in rules.seats]
    for one in deal.calls:
        _pay(rules, deal, one, taken)
    return tuple(taken)


def _pay(rules: RuleSet, deal: Outcome, call: Call, taken: list[int]) -> int:
    """Move the tricks that the penalty of *call* moves and return how many."""
    match call.penalty:
        case "take_tricks":
            return _move(rules, deal, taken, loser=call.accused, winner=call.seat)
        case "give_tricks":
            return _move(rules, deal, taken, loser=call.seat, winner=call.accused)
        case "lose_points" | "win_points" | None:
            return 0


def _move(rules: RuleSet, deal: Outcome, taken: list[int], *, loser: Seat, winner: Seat) -> int:
    """Move tricks from *loser*'s side to *winner*'s: from the seat itself first, to a seat that bid a number."""
    receiver = next(
        (seat for seat in (winner, *rules.partners(winner)) if not _is_nil(deal, seat)),
        winner,
    )
    left = rules.renege_tricks
    for seat in (loser, *rules.partners(loser)):
        moved = min(left, taken[seat])
        taken[seat] -= moved
        taken[receiver] += moved
        left -= moved
    return rules.renege_tricks - left


def _is_nil(deal: Outcome, seat: Seat) -> bool:
    bid = deal.bids[seat]
    return bid is not None and bid.is_nil


def court_lines(rules: RuleSet, deal: Outcome, side: Side) -> tuple[ScoreLine, ...]:
    """Return what calls and penalties do for *side*: points, and tricks won or lost, which the contract then counts."""
    taken = [deal.taken(seat) for seat in rules.seats]
    lines = []
    for one in deal.calls:
        callers, accused = rules.side_of(one.seat) is side, rules.side_of(one.accused) is side
        moved = _pay(rules, deal, one, taken)
        if not one.proven and callers and rules.wrong_call_points:
            lines.append(ScoreLine(Reason.WRONG_CALL, -rules.wrong_call_points, seat=one.seat))
        elif one.penalty == "lose_points" and accused:
            lines.append(ScoreLine(Reason.RENEGE, -rules.renege_points, seat=one.accused))
        elif one.penalty == "win_points" and callers:
            lines.append(ScoreLine(Reason.RENEGE, rules.renege_points, seat=one.accused))
        elif moved and (callers or accused):
            won = callers is (one.penalty == "take_tricks")
            lines.append(ScoreLine(Reason.RENEGE_TRICKS, 0, seat=one.accused, taken=moved if won else -moved))
    return tuple(lines)

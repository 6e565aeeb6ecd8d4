"""The rows of plain numbers that the history keeps of a scored deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from game.engine.phases.scored import adjusted
from game.engine.record import GameRecord, steps
from game.engine.state import DealState, GameState
from game.rules.presets import preset_of
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine, SideScore
from game.rules.seats import Side

ResultRow: TypeAlias = tuple[int | str | None, ...]

HOUSE = "house"
_CONTRACT = {
    Reason.CONTRACT_MADE,
    Reason.CONTRACT_SET,
    Reason.TEN_MADE,
    Reason.TEN_SET,
    Reason.BOSTON_MADE,
    Reason.BOSTON_SET,
    Reason.BLIND_MADE,
    Reason.BLIND_SET,
    Reason.BLIND_LOW_BOTH,
    Reason.BLIND_LOW_ONE,
    Reason.BLIND_LOW_NEITHER,
    Reason.DOUBLE_BID,
}
_COURT = {Reason.RENEGE, Reason.WRONG_CALL}


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal as rows of the tables `deals`, `sides` and `seats`, without the game's number in front."""

    number: int
    deal: ResultRow
    sides: tuple[ResultRow, ...]
    seats: tuple[ResultRow, ...]


def variant_of(rules: RuleSet) -> str:
    """Return the key of the preset that *rules* follow, however long the game lasts, or "house"."""
    preset = preset_of(rules)
    return preset.key if preset is not None else HOUSE


def deal_result(state: GameState) -> DealResult:
    """Return the deal that has just been scored in *state*; raise ValueError where none has."""
    deal = state.current
    if len(state.scores) != deal.index + 1:
        raise ValueError(f"deal {deal.index} is not scored yet")
    taken = adjusted(state.rules, deal)
    return DealResult(
        deal.index,
        (deal.index, int(deal.dealer), deal.attempt),
        tuple(_side_row(state, side, taken) for side in state.rules.all_sides),
        tuple(_seat_row(deal, seat, tricks) for seat, tricks in enumerate(taken)),
    )


def deal_results(record: GameRecord) -> Iterator[DealResult]:
    """Yield every deal scored in *record*."""
    scored = 0
    for step in steps(record):
        if len(step.state.scores) > scored:
            scored = len(step.state.scores)
            yield deal_result(step.state)


def _side_row(state: GameState, side: Side, taken: tuple[int, ...]) -> ResultRow:
    deal, score = state.current, state.scores[-1].sides[side]
    members = state.rules.members(side)
    won = sum(deal.taken(seat) for seat in members)  # without the tricks that a renege moved
    line = _contract_line(score)
    blind = deal.blind[side]
    return (
        deal.index,
        int(side),
        deal.contracts[side],
        blind.tricks if blind else None,
        int(blind is not None and blind.low),
        int(blind is not None and blind.raised),
        sum(taken[seat] for seat in members),
        line.taken if line else None,
        int(line.taken >= line.bid) if line else None,
        int(line is not None and line.reason is Reason.DOUBLE_BID),
        int(won == state.rules.hand_size),
        score.points,
        sum(one.bags for one in score.lines if one.reason is not Reason.BAG_PENALTY),
        score.bag_penalties,
        sum(one.points for one in score.lines if one.reason in _COURT),
        score.after.points,
        score.after.bags,
    )


def _contract_line(score: SideScore) -> ScoreLine | None:
    return next((line for line in score.lines if line.reason in _CONTRACT), None)


def _seat_row(deal: DealState, seat: int, tricks: int) -> ResultRow:
    bid = deal.bids[seat]
    if bid is None:
        return (deal.index, seat, None, None, tricks)
    return (deal.index, seat, bid.kind.value, bid.tricks, tricks)

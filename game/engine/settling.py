"""The end of a deal, and of a game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.engine.events import DealScored, GameWon
from game.engine.phases.court import Outcome, adjusted, court_lines
from game.engine.state import GameState, Phase, Step
from game.rules.ruleset import RuleSet
from game.rules.scoring import SeatResult, SideResult, Standing, score_deal
from game.rules.seats import Side


def settle_deal(state: GameState) -> Step:
    """Score the deal; a game that it decides is over."""
    deal, rules = state.current, state.rules
    taken = adjusted(rules, deal)
    results = [side_result(rules, deal, side, taken) for side in rules.all_sides]
    score = score_deal(rules, results, state.standings)
    state = replace(state, phase=Phase.SCORED, turn=None, standings=score.standings, scores=(*state.scores, score))
    scored = DealScored(deal.index, score, taken, deal.seal.number, deal.seal.nonce)
    side = winning_side(rules, state.standings, len(state.scores))
    if side is None:
        return Step(state, (scored,))
    won = GameWon(side, state.standings)
    return Step(replace(state, phase=Phase.OVER, winner=side), (scored, won))


def side_result(rules: RuleSet, deal: Outcome, side: Side, taken: tuple[int, ...]) -> SideResult:
    """Return how *side* fared with the tricks *taken* by every seat."""
    seats = tuple(SeatResult(seat, deal.bids[seat], taken[seat]) for seat in rules.members(side))
    return SideResult(deal.contracts[side], seats, deal.blind[side], court_lines(rules, deal, side))


def winning_side(rules: RuleSet, standings: tuple[Standing, ...], deals: int) -> Side | None:
    """Return who has won after *deals* deals, or None while the game goes on, be it by a tie."""
    points = [one.points for one in standings]
    best = max(points)
    return Side(points.index(best)) if _ended(rules, points, deals) and points.count(best) == 1 else None


def level_at(rules: RuleSet, standings: Sequence[Standing], deals: int) -> int | None:
    """Return at how many points the best sides are level, where only that keeps the game of *deals* deals going on."""
    points = [one.points for one in standings]
    best = max(points)
    return best if _ended(rules, points, deals) and points.count(best) > 1 else None


def _ended(rules: RuleSet, points: Sequence[int], deals: int) -> bool:
    """Whether a side has come to the target or the floor, or all deals are played."""
    return (
        max(points) >= rules.target
        or (rules.floor is not None and min(points) <= rules.floor)
        or (rules.max_deals is not None and deals >= rules.max_deals)
    )

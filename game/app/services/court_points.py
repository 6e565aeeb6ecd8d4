"""Points won and lost by calling reneges: shown in the score at once, though counted with the deal."""

from __future__ import annotations

from game.engine.events import PenaltyChosen, RenegeCalled
from game.engine.phases.scored import court_lines
from game.engine.state import Call, Phase
from game.engine.views import PlayerView
from game.rules.ruleset import RuleSet
from game.rules.scoring import DealScore, Reason, ScoreLine, SideScore, Standing
from game.rules.seats import Side

_FINES = {Reason.WRONG_CALL, Reason.RENEGE}


def is_fine(line: ScoreLine) -> bool:
    """Whether the points of *line* were shown as soon as they were won or lost, before the deal was scored."""
    return line.reason in _FINES


def fine_of(rules: RuleSet, event: RenegeCalled | PenaltyChosen) -> tuple[Side, int]:
    """Return whose points *event* changes, and by how much: 0 where it moves tricks or awaits a penalty."""
    match event:
        case RenegeCalled(seat, _accused, _trick, proven):
            return rules.side_of(seat), 0 if proven else -rules.wrong_call_points
        case PenaltyChosen(seat, _accused, "win_points"):
            return rules.side_of(seat), rules.renege_points
        case PenaltyChosen(_seat, accused, "lose_points"):
            return rules.side_of(accused), -rules.renege_points
        case PenaltyChosen(seat):
            return rules.side_of(seat), 0


def moves_of(rules: RuleSet, call: Call | PenaltyChosen) -> list[tuple[Side, Side]]:
    """Return the sides between which the penalty of *call* moves tricks, loser first; empty where it moves none."""
    callers, accused = rules.side_of(call.seat), rules.side_of(call.accused)
    match call.penalty:
        case "take_tricks":
            return [(accused, callers)]
        case "give_tricks":
            return [(callers, accused)]
        case "lose_points" | "win_points" | None:
            return []


def before_counting(score: SideScore) -> Standing:
    """Return the standing of a side just before its deal was counted, with its fines."""
    return charged(score.before, sum(line.points for line in score.lines if is_fine(line)))


def standings_of(view: PlayerView) -> list[Standing]:
    """Return the standings of all sides, with the fines of a deal that is not scored yet."""
    if view.phase in (Phase.SCORED, Phase.OVER):
        return list(view.standings)
    return [
        charged(view.standings[side], sum(line.points for line in court_lines(view.rules, view, side)))
        for side in view.rules.all_sides
    ]


def open_score(view: PlayerView) -> DealScore | None:
    """Return the lines that calls have added to a deal not yet scored; None where there are none."""
    rules = view.rules
    if view.phase in (Phase.SCORED, Phase.OVER):
        return None
    lines = [court_lines(rules, view, side) for side in rules.all_sides]
    after = standings_of(view)
    sides = [SideScore(lines[side], view.standings[side], after[side]) for side in rules.all_sides]
    return DealScore(tuple(sides)) if any(lines) else None


def charged(standing: Standing, points: int) -> Standing:
    """Return *standing* with *points* added."""
    return Standing(standing.points + points, standing.bags)

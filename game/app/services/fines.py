"""What calls of a renege cost and win in points: the score shows it at once, though it is counted with the deal."""

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
    """Whether *line* was shown when it came about, and not first when the deal was scored."""
    return line.reason in _FINES


def fine_of(rules: RuleSet, event: RenegeCalled | PenaltyChosen) -> tuple[Side, int]:
    """Return whose points *event* changes, and by how many; by 0 where it moves tricks or is yet to be priced."""
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
    """Return which side loses tricks, and to which, by the penalty of *call*; nothing where it moves none."""
    callers, accused = rules.side_of(call.seat), rules.side_of(call.accused)
    match call.penalty:
        case "take_tricks":
            return [(accused, callers)]
        case "give_tricks":
            return [(callers, accused)]
        case "lose_points" | "win_points" | None:
            return []


def before_counting(score: SideScore) -> Standing:
    """Return how a side stood when its deal was about to be counted: with its fines."""
    return charged(score.before, sum(line.points for line in score.lines if is_fine(line)))


def standings_of(view: PlayerView) -> list[Standing]:
    """Return how all sides stand, with the fines of a deal that is not scored yet."""
    if view.phase in (Phase.SCORED, Phase.OVER):
        return list(view.standings)
    return [
        charged(view.standings[side], sum(line.points for line in court_lines(view.rules, view, side)))
        for side in view.rules.all_sides
    ]


def open_score(view: PlayerView) -> DealScore | None:
    """Return what calls have written of a deal that is not scored yet; None where they have written nothing."""
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

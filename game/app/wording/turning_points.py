"""The lines of the score sheet that decided a game."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.services.session import Session
from game.app.wording.score_lines import brief
from game.rules.scoring import Reason
from game.rules.seats import Side

_ORDINARY = frozenset({Reason.CONTRACT_MADE, Reason.OVERTRICKS, Reason.FAILED_NIL_TRICKS, Reason.UNBID_TRICKS})


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """In *deal* (from 1), *side* won or lost so many *points* by what *words* say."""

    deal: int
    side: Side
    words: str
    points: int


def turning_points(session: Session, count: int = 3) -> list[TurningPoint]:
    """Return the *count* lines of the most points, made contracts apart, in the order in which they were played."""
    found = [
        TurningPoint(number, side, brief(line, session), line.points)
        for number, score in enumerate(session.game.state.scores, start=1)
        for side in session.rules.all_sides
        for line in score.sides[side].lines
        if line.reason not in _ORDINARY and line.points
    ]
    largest = sorted(found, key=lambda point: (-abs(point.points), -point.deal))[:count]
    return sorted(largest, key=lambda point: point.deal)

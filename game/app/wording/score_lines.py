"""The lines of the score sheet in words, and those that turned a game."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.services.session import Session
from game.rules.score_words import short
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Seat, Side
from game.words import _


def brief(line: ScoreLine, session: Session) -> str:
    """Return *line* in few words: "Bid 7, took 9", "Ruth’s nil, made"."""
    return short(line, session.rules, "" if line.seat is None else whose(session, line.seat))


def whose(session: Session, seat: Seat) -> str:
    """Return the possessive of the name at *seat*: "Your", "Ruth’s"."""
    name = session.name(seat)
    return _("Your") if name == _("You") else _("{name}’s").format(name=name)


_ORDINARY = frozenset({Reason.CONTRACT_MADE, Reason.OVERTRICKS, Reason.FAILED_NIL_TRICKS, Reason.UNBID_TRICKS})


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """In *deal* (from 1), *side* won or lost *points* by the line that *words* describe."""

    deal: int
    side: Side
    words: str
    points: int


def turning_points(session: Session, count: int = 3) -> list[TurningPoint]:
    """Return the *count* lines with the most points, without contracts made, in the order of play."""
    found = [
        TurningPoint(number, side, brief(line, session), line.points)
        for number, score in enumerate(session.game.state.scores, start=1)
        for side in session.rules.all_sides
        for line in score.sides[side].lines
        if line.reason not in _ORDINARY and line.points
    ]
    largest = sorted(found, key=lambda point: (-abs(point.points), -point.deal))[:count]
    return sorted(largest, key=lambda point: point.deal)

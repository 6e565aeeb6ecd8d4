"""What the court says in words: calls, verdicts, penalties."""

from __future__ import annotations

from game.app.services.session import Session
from game.app.wording.wording import Named, does
from game.engine.actions import Penalty
from game.engine.state import Call
from game.rules.seats import Seat
from game.words import _


def penalty_words(session: Named, penalty: Penalty) -> tuple[str, str]:
    """Return the name of a penalty and what it does in numbers."""
    tricks, points = session.rules.renege_tricks, session.rules.renege_points
    match penalty:
        case "take_tricks":
            return _("Take tricks"), _("{tricks} of their tricks become yours").format(tricks=tricks)
        case "give_tricks":
            return _("Give tricks"), _("{tricks} of your tricks become theirs").format(tricks=tricks)
        case "lose_points":
            return _("Fine them"), _("They lose {points} points").format(points=points)
        case "win_points":
            return _("Take points"), _("You win {points} points").format(points=points)


def penalty_news(session: Session, seat: Seat, penalty: Penalty) -> str:
    """Return what *seat* has chosen for a proven renege, as it is told to the table."""
    tricks, points = session.rules.renege_tricks, session.rules.renege_points
    words = {
        "take_tricks": does(session, seat, _("You take {tricks} tricks"), _("{name} takes {tricks} tricks")),
        "give_tricks": does(session, seat, _("You give {tricks} tricks"), _("{name} gives {tricks} tricks")),
        "lose_points": does(session, seat, _("They lose {points} points"), _("{name} lets it cost {points} points")),
        "win_points": does(session, seat, _("You win {points} points"), _("{name} is paid {points} points")),
    }[penalty]
    return words.format(tricks=tricks, points=points)


def called_words(session: Session, seat: Seat, accused: Seat, trick: int, *, proven: bool) -> str:
    """Return what the table is told of a renege called."""
    verdict = does(
        session, seat,
        _("You call a renege of {other} in trick {number}: {verdict}"),
        _("{name} calls a renege of {other} in trick {number}: {verdict}"),
    )  # fmt: skip
    words = _("proven") if proven else _("wrong")
    return verdict.format(other=session.called(accused), number=trick + 1, verdict=words)


def told_call(session: Session, call: Call) -> str:
    """Return what became of a *call* made before: the verdict, and the penalty if there was one."""
    verdict = called_words(session, call.seat, call.accused, call.trick, proven=call.proven)
    if call.penalty is None:
        return _("{verdict}.").format(verdict=verdict)
    return _("{verdict}. {penalty}.").format(verdict=verdict, penalty=penalty_news(session, call.seat, call.penalty))

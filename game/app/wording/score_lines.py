"""The lines of the score sheet as they are pencilled on paper: short."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.services.session import Session
from game.rules.keys import Stakes
from game.rules.ruleset import RuleSet
from game.rules.score_words import bag_words
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Seat, Side
from game.words import _, plural, signed

_BAD = frozenset(
    {
        Reason.CONTRACT_SET,
        Reason.TEN_SET,
        Reason.BOSTON_SET,
        Reason.BLIND_SET,
        Reason.BLIND_LOW_NEITHER,
        Reason.DOUBLE_BID,
        Reason.NIL_FAILED,
        Reason.BLIND_NIL_FAILED,
        Reason.WRONG_CALL,
        Reason.BAG_PENALTY,
    }
)


def is_bad(line: ScoreLine) -> bool:
    """Whether *line* is written in red: something was lost."""
    return line.reason in _BAD or (line.reason is Reason.RENEGE and line.points < 0)


def brief(line: ScoreLine, session: Session) -> str:
    """Return *line* in few words: "Bid 7, took 9", "Ruth’s nil, made"."""
    return _template(line, session).format(
        bid=line.bid,
        taken=line.taken,
        moved=signed(line.taken),
        bags=line.bags,
        whose="" if line.seat is None else whose(session, line.seat),
        carried=line.taken - line.bid if session.rules.bag_carry else 0,
    )


def briefest(line: ScoreLine, session: Session) -> str:
    """Return *line* in the fewest words, for a narrow column: "7 / 9", "Nil"; its colour tells how it ended."""
    match line.reason:
        case Reason.NIL_MADE | Reason.NIL_FAILED:
            return _("Nil")
        case Reason.BLIND_NIL_MADE | Reason.BLIND_NIL_FAILED:
            return _("Blind nil")
        case Reason.BAG_PENALTY:
            return plural("{n} bag", "{n} bags", line.bid).format(n=line.bid)
        case Reason.UNBID_TRICKS:
            return plural("{n} trick", "{n} tricks", line.taken).format(n=line.taken)
        case Reason.RENEGE | Reason.RENEGE_TRICKS:
            return _("Renege")
        case Reason.WRONG_CALL:
            return _("Wrong call")
        case Reason.FAILED_NIL_TRICKS if line.bags:
            return plural("{n} bag", "{n} bags", line.bags).format(n=line.bags)
        case Reason.OVERTRICKS | Reason.FAILED_NIL_TRICKS:
            return brief(line, session)
        case _:
            return f"{line.bid} / {line.taken}"


def whose(session: Session, seat: Seat) -> str:
    """Return the name of who sits at *seat* as an owner."""
    name = session.name(seat)
    return _("Your") if name == _("You") else _("{name}’s").format(name=name)


def _template(line: ScoreLine, session: Session) -> str:
    match line.reason:
        case (
            Reason.CONTRACT_MADE
            | Reason.TEN_MADE
            | Reason.BOSTON_MADE
            | Reason.CONTRACT_SET
            | Reason.TEN_SET
            | Reason.BOSTON_SET
            | Reason.DOUBLE_BID
        ):
            return _contract_template(line)
        case (
            Reason.BLIND_MADE
            | Reason.BLIND_SET
            | Reason.BLIND_LOW_BOTH
            | Reason.BLIND_LOW_ONE
            | Reason.BLIND_LOW_NEITHER
        ):
            return _blind_template(line)
        case Reason.OVERTRICKS:
            return plural("{bags} bag", "{bags} bags", line.bags)
        case Reason.FAILED_NIL_TRICKS:
            return plural("{bags} bag of a nil", "{bags} bags of a nil", line.bags)
        case Reason.NIL_MADE | Reason.NIL_FAILED | Reason.BLIND_NIL_MADE | Reason.BLIND_NIL_FAILED:
            return _nil_template(line)
        case Reason.UNBID_TRICKS:
            return plural("{taken} trick, no bid", "{taken} tricks, no bid", line.taken)
        case Reason.RENEGE:
            return _("{whose} renege")
        case Reason.RENEGE_TRICKS:
            return plural("{whose} renege: {moved} trick", "{whose} renege: {moved} tricks", abs(line.taken))
        case Reason.WRONG_CALL:
            return _("{whose} wrong call")
        case Reason.BAG_PENALTY if session.rules.bag_carry:
            return _("{bid} bags, {carried} carried")
        case Reason.BAG_PENALTY:
            return _("{bid} bags, back to 0")


def _contract_template(line: ScoreLine) -> str:
    if line.reason is Reason.DOUBLE_BID:
        return _("Bid {bid}, took {taken}: twice")
    return _("Bid {bid}, took {taken}: set") if is_bad(line) else _("Bid {bid}, took {taken}")


def _blind_template(line: ScoreLine) -> str:
    return {
        Reason.BLIND_MADE: _("Blind {bid}, took {taken}"),
        Reason.BLIND_SET: _("Blind {bid}, took {taken}: set"),
        Reason.BLIND_LOW_BOTH: _("Blind Low {bid}: both"),
        Reason.BLIND_LOW_ONE: _("Blind Low {bid}: one"),
        Reason.BLIND_LOW_NEITHER: _("Blind Low {bid}: none"),
    }[line.reason]


def _nil_template(line: ScoreLine) -> str:
    return {
        Reason.NIL_MADE: _("{whose} nil, made"),
        Reason.NIL_FAILED: _("{whose} nil, failed"),
        Reason.BLIND_NIL_MADE: _("{whose} blind nil, made"),
        Reason.BLIND_NIL_FAILED: _("{whose} blind nil, failed"),
    }[line.reason]


def explained(line: ScoreLine, rules: RuleSet) -> str:
    """Return how the points of *line* come about, where its name does not say it."""
    match line.reason:
        case Reason.CONTRACT_MADE:
            return plural("{n} trick at 10 points", "{n} tricks at 10 points", line.bid).format(n=line.bid)
        case Reason.CONTRACT_SET:
            words = plural("{n} trick at −{each} points", "{n} tricks at −{each} points", line.bid)
            return words.format(n=line.bid, each=rules.set_penalty)
        case Reason.OVERTRICKS if rules.overtrick_points == 1:
            return _("1 point and one bag each")
        case Reason.TEN_MADE | Reason.TEN_SET if rules.ten_bid is not None:
            return _stakes(_("10 for 2"), rules.ten_bid)
        case Reason.BOSTON_MADE | Reason.BOSTON_SET if rules.boston_bid is not None:
            return _stakes(_("Boston"), rules.boston_bid)
        case Reason.BLIND_MADE | Reason.BLIND_SET if (stakes := rules.blind_stakes(line.bid)) is not None:
            return _stakes(_("bid before the deal"), stakes)
        case Reason.BLIND_LOW_BOTH | Reason.BLIND_LOW_ONE | Reason.BLIND_LOW_NEITHER if rules.blind_low_five:
            both, one, neither = (signed(points) for points in rules.blind_low_five)
            return _("both {both}, one {one}, neither {neither}").format(both=both, one=one, neither=neither)
        case Reason.DOUBLE_BID:
            return _("twice the bid is lost, and a point a bag")
        case Reason.BAG_PENALTY:
            return _("the rest is carried over") if rules.bag_carry else _("the count begins again")
        case _:
            return bag_words(line.bags)


def _stakes(name: str, stakes: Stakes) -> str:
    """Return what a special bid wins and loses."""
    return f"{name}: {signed(stakes.made)} / {signed(stakes.missed)}"


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

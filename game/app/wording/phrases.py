"""Short phrases about games, scores, dates and times."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from game.app.services.session import PERSON, Session
from game.engine.transitions import PHASES
from game.rules.seats import Side
from game.words import _, number, plural


def moment(then: datetime, now: datetime) -> str:
    """Return *then* in words, relative to *now*: "today, 14:20", "yesterday, 9:05", "3 November, 18:00"."""
    clock = f"{then.hour}:{then.minute:02}"
    if then.date() == now.date():
        return _("today, {clock}").format(clock=clock)
    if now.date() - then.date() == timedelta(days=1):
        return _("yesterday, {clock}").format(clock=clock)
    return _("{day}, {clock}").format(day=day_of(then, now), clock=clock)


def day_of(then: datetime, now: datetime) -> str:
    """Return the day of *then*, with its year where that is not *now*'s."""
    months = (
        _("January"), _("February"), _("March"), _("April"), _("May"), _("June"), _("July"), _("August"),
        _("September"), _("October"), _("November"), _("December"),
    )  # fmt: skip
    day = _("{day} {month}").format(day=then.day, month=months[then.month - 1])
    return day if then.year == now.year else _("{day} {year}").format(day=day, year=then.year)


def duration(seconds: float) -> str:
    """Return a length of time in words: "48 seconds", "12 minutes", "1 hour 5 minutes"."""
    if seconds < 60:
        return plural("{n} second", "{n} seconds", int(seconds)).format(n=int(seconds))
    minutes = round(seconds / 60)
    if minutes < 60:
        return plural("{n} minute", "{n} minutes", minutes).format(n=minutes)
    hours = plural("{n} hour", "{n} hours", minutes // 60).format(n=minutes // 60)
    if not minutes % 60:
        return hours
    rest = plural("{n} minute", "{n} minutes", minutes % 60).format(n=minutes % 60)
    return _("{hours} {minutes}").format(hours=hours, minutes=rest)


def points_of(session: Session) -> tuple[tuple[str, str], ...]:
    """Return the name and the points of each side, the person's first: (("We", "303"), ("They", "206"))."""
    standings = session.game.state.standings
    return tuple((session.side_name(side), number(standings[side].points)) for side in session.rules.all_sides)


def score_of(session: Session) -> str:
    """Return the points of all sides, each with its name: "We 303 · They 206"."""
    return score_words(points_of(session))


def score_words(points: Sequence[tuple[str, str]]) -> str:
    """Return *points*, pairs of a side's name and its points, in a line: "We 303 · They 206"."""
    return "  ·  ".join(_("{side} {points}").format(side=side, points=told) for side, told in points)


def lead_of(session: Session) -> str:
    """Return the lead of the person's side in words: "you lead by 97"."""
    behind = session.game.state.behind(session.rules.side_of(PERSON))
    if behind < 0:
        return _("you lead by {points}").format(points=-behind)
    if behind > 0:
        return _("you are {points} behind").format(points=behind)
    return _("the score is even")


def place_of(session: Session) -> str:
    """Return the present point of the game: "deal 6, trick 2", or "deal 6, bidding"."""
    state = session.game.state
    if state.deal is None:
        return _("cutting for the deal")
    trick = min(len(state.deal.tricks) + 1, state.rules.hand_size)
    return PHASES[state.phase].words().place.format(deal=state.deal.index + 1, trick=trick)


def partner_of(session: Session) -> str:
    """Return the names of the person's partners, empty where it plays alone."""
    return ", ".join(session.name(seat) for seat in session.rules.partners(PERSON))


def fuse_words(bags: int, limit: int, penalty: int) -> tuple[str, str]:
    """Return the words of the bag counter: "3 of 10 · 10 cost 100", and in short "3 of 10"."""
    words = _("{bags} of {limit}  ·  {limit} cost {penalty}"), _("{bags} of {limit}")
    return words[0].format(bags=bags, limit=limit, penalty=penalty), words[1].format(bags=bags, limit=limit)


def person_side(session: Session) -> Side:
    """Return the side that the person scores for."""
    return session.rules.side_of(PERSON)

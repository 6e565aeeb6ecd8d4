"""What the score sheet and the results share: the curve of a game, and the panel that it stands on."""

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import strip
from game.app.paint.theme import Theme
from game.app.services.session import Session
from game.app.widgets.chart import ChartLine, ChartNote, LineChart
from game.app.wording.phrases import person_side
from game.rules.scoring import Reason
from game.rules.seats import Side
from game.words import _, signed


def score_chart(rect: FRect, session: Session, theme: Theme) -> LineChart:
    """Return the chart of *session* for *rect*, with a note at the last bag penalty of the person's side."""
    lines = [
        ChartLine(session.side_name(side), points_of(session, side), theme.of_side(side), dashed=side > 0, mark=side)
        for side in session.rules.all_sides
    ]
    notes = _penalty(session, person_side(session))
    return LineChart(rect, lines, goal=session.rules.target, across=_("deal"), notes=notes)


def draw_titled_panel(canvas: Canvas, panel: FRect, title: str, top: float) -> None:
    """Draw *panel* with its *title*, *top* units below the edge."""
    canvas.panel(panel)
    canvas.text(title, strip(panel.inflate(-44, 0), top, 32), "heading")


def points_of(session: Session, side: Side) -> list[float]:
    """Return the points of *side* before the first deal and after every deal."""
    return [0.0, *(float(score.sides[side].after.points) for score in session.game.state.scores)]


def _penalty(session: Session, side: Side) -> list[ChartNote]:
    """Return a note at the last deal in which *side* paid for its bags, if there is one."""
    for index, score in reversed(list(enumerate(session.game.state.scores, start=1))):
        for line in score.sides[side].lines:
            if line.reason is Reason.BAG_PENALTY:
                words = _("{bags} bags, {points}").format(bags=line.bid, points=signed(line.points))
                return [ChartNote(index, int(side), words)]
    return []

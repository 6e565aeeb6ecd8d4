"""The last trick, laid out again."""

from __future__ import annotations

from pygame import FRect

from game.app.canvas import Canvas
from game.app.motion import Pose
from game.app.table.layout import RATIO
from game.app.table.session import Session
from game.engine.views import PlayerView
from game.words import _

_CARD = 100.0
_WIDEST, _LEAST = 560.0, 480.0


def draw_last_trick(canvas: Canvas, session: Session, view: PlayerView, panel: FRect) -> None:
    """Show in *panel* who played what to the last trick, in order, and who took it."""
    trick, taker = view.tricks[-1], view.takers[-1]
    theme = canvas.theme
    canvas.panel(panel, border=theme.accent.low)
    title = _("Trick {number}, taken by {name}").format(number=len(view.tricks), name=session.called(taker))
    canvas.text(title, FRect(panel.left + 24, panel.top + 14, panel.width - 48, 36), "panel")
    step = (panel.width - 48) / len(trick)
    card = _card_width(panel.width, len(trick))
    for place, play in enumerate(trick.plays):
        x = panel.left + 24 + step * (place + 0.5)
        outline = theme.accent.light if play.seat is taker else None
        canvas.card(play.card.name, Pose(x, panel.top + 66 + card * RATIO / 2), card, outline=outline)
        name = FRect(x - step / 2, panel.top + 72 + card * RATIO, step, 24)
        words = _("{name} led") if place == 0 else "{name}"
        canvas.text(words.format(name=session.name(play.seat)), name, "label", align="centre")


def last_trick_size(cards: int, room: float) -> tuple[float, float]:
    """Return the width and height of the panel for so many *cards*, where there is *room* between the seats."""
    width = min(_WIDEST, max(_LEAST, room))
    return width, 66 + _card_width(width, cards) * RATIO + 46


def _card_width(width: float, cards: int) -> float:
    return min(_CARD, (width - 48) / cards - 14)

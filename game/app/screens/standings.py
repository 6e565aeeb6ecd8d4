"""The points of many sides in one line, each with its mark and name."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.services.session import Session
from game.app.widgets.side_mark import draw_side_mark
from game.rules.seats import Side
from game.words import number

_STYLES: tuple[Style, ...] = ("points", "panel", "player", "small_strong")
_MARK, _AROUND = 13.0, 52.0  # a mark, and with it the air between two sides
_WORDS = 24.0  # from the left of a mark to the words


def draw_standings(canvas: Canvas, row: FRect, session: Session) -> None:
    """Show in the middle of *row* how all sides of *session* stand, in the largest letters that have room."""
    told = [
        (side, f"{session.side_name(side)}  {number(session.game.state.standings[side].points)}")
        for side in session.rules.all_sides
    ]
    style = next((one for one in _STYLES if sum(_widths(canvas, told, one)) <= row.width), _STYLES[-1])
    widths = _widths(canvas, told, style)
    left = row.centerx - (sum(widths) - _AROUND + _WORDS) / 2
    for (side, words), width in zip(told, widths, strict=True):
        draw_side_mark(canvas, side, (left + 8, row.centery + 1), _MARK)
        canvas.text(words, FRect(left + _WORDS, row.top, width - _AROUND + 4, row.height), style)
        left += width


def _widths(canvas: Canvas, told: list[tuple[Side, str]], style: Style) -> list[float]:
    return [canvas.type.width(words, style) + _AROUND for _side, words in told]

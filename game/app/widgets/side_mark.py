"""The mark of a side: a shape for each, so that sides can be told apart without their colours.

draw_side_mark(canvas, side, (40, 52), 12)
"""

from __future__ import annotations

import math

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.paint.theme import Colour

_EDGE = 2.6
_CORNERS = {2: (3, -90.0), 3: (4, -90.0), 4: (3, 90.0)}  # side -> how many corners, and where the first one is


def draw_side_mark(canvas: Canvas, side: int, centre: Point, size: float, colour: Colour | None = None) -> None:
    """Draw the mark of *side* around *centre*, in its colour: disc, square, triangle, diamond, triangle, ring."""
    ink = canvas.theme.of_side(side) if colour is None else colour
    match side:
        case 0:
            canvas.disc(centre, size, ink)
        case 1:
            half = size * 0.45
            canvas.box(FRect(centre[0] - half, centre[1] - half, 2 * half, 2 * half), ink, 1)
        case 5:
            canvas.disc(centre, size, canvas.theme.well, ink, size * 0.26)
        case _:
            _draw_polygon(canvas, _polygon(side, centre, size * 0.54), ink)


def _polygon(side: int, centre: Point, reach: float) -> list[Point]:
    count, first = _CORNERS[side]
    turns = [math.radians(first + 360 * corner / count) for corner in range(count)]
    drop = 0.0 if count == 4 else reach * (0.2 if first < 0 else -0.2)
    return [(centre[0] + reach * math.cos(turn), centre[1] + drop + reach * math.sin(turn)) for turn in turns]


def _draw_polygon(canvas: Canvas, corners: list[Point], colour: Colour) -> None:
    canvas.area(corners, colour, 1.0)
    canvas.polyline([*corners, corners[0]], colour, _EDGE)  # its edge is smooth, and covers that of the area

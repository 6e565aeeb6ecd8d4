"""How the fuse of bags burns in the middle of the table, large: segment by segment, to the penalty: drawing only."""

from __future__ import annotations

import math

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.shapes import mixed
from game.app.paint.theme import Gradient
from game.app.table.sparks import draw_flung
from game.app.widgets.fuse import MOST_SEGMENTS, draw_fuse

Point = tuple[float, float]
_WIDEST, _HIGH, _GAP = 440.0, 26.0, 5.0  # units: the fuse, and what lies between its segments
_AROUND = (40.0, 34.0)  # units of the plate that are seen around it
_GLOWS = 2.6  # segments behind the spark, until one has gone cold
_HEATS, _SIZES = 8, 3  # so many colours and sizes are told apart: each is made once
_SPARK, _FLICKER = 3.0, 0.3  # heights of the fuse; how much smaller the spark is at times
_FLASHES = 26  # of the spark while the whole fuse burns


def fuse_place(centre: Point, room: float) -> FRect:
    """Return where the fuse lies around *centre*, in a *room* of so many units from the left to the right."""
    place = FRect(0, 0, min(_WIDEST, room - _AROUND[0]), _HIGH)
    place.center = centre
    return place


def fuse_reach(place: FRect) -> FRect:
    """Return what the fuse at *place* covers with its plate, the shadow of that, and all that flies from it."""
    return place.inflate(_AROUND[0] + 90, _AROUND[1] + 110)


def draw_burning(canvas: Canvas, place: FRect, limit: int, burnt: float, *, still: bool) -> None:
    """Draw at *place* a fuse of *limit* segments of which a share has *burnt*; *still*: it only lies there, full."""
    canvas.pill(place.inflate(*_AROUND), border=canvas.theme.fuse_danger)
    if limit > MOST_SEGMENTS:
        draw_fuse(canvas, place, limit * (1 - burnt), limit)
        return
    burnt = 0.0 if still else burnt
    width = (place.width - _GAP * (limit - 1)) / limit
    for index in range(limit):
        part = FRect(place.left + index * (width + _GAP), place.top, width, place.height)
        _draw_segment(canvas, part, burnt * limit - index)
    if 0 < burnt < 1:
        whole, within = divmod(burnt * limit, 1)
        end = place.left + whole * (width + _GAP) + within * width, place.centery
        draw_flung(canvas, end, burnt)
        _draw_spark(canvas, end, burnt)


def _draw_segment(canvas: Canvas, part: FRect, behind: float) -> None:
    """Draw a segment that the spark reached so many segments ago: ashes that cool down, and what still lies there."""
    theme, radius = canvas.theme, part.height / 4
    if behind > 0:
        heat = round(max(0.0, 1 - behind / _GLOWS) * _HEATS) / _HEATS
        face = mixed(theme.well, theme.fuse_danger, heat)
        canvas.box(part, face, radius, mixed(theme.fuse_border, theme.fuse_danger, heat), 1.5)
    if behind < 1:
        left = part.width * max(0.0, behind)
        with canvas.clipped(FRect(part.left + left, part.top, part.width - left, part.height)):
            canvas.box(part, Gradient(theme.accent.light, theme.accent.low), radius)


def _draw_spark(canvas: Canvas, centre: Point, burnt: float) -> None:
    dim = round((0.5 + 0.5 * math.sin(burnt * _FLASHES * math.tau)) * _SIZES) / _SIZES
    side = _HIGH * _SPARK * (1 - _FLICKER * dim)
    canvas.picture("ui/spark", FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))

"""Small drawings that several screens share: badges, the mark of a side, the bag fuse, a fan of cards.

draw_badge(canvas, _("winning"), (737, 207), icon="crown")      # a few words on gold
draw_mark(canvas, "D", (86, 768))                               # a letter or a number on a disc
draw_side_mark(canvas, side, (40, 52), 12)                      # a shape for each side, besides its colour
draw_fuse(canvas, rect, bags=4, limit=10)                       # segments that burn down towards the penalty
draw_fan(canvas, (640, 300), 120)
"""

from __future__ import annotations

import math

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas, Point
from game.app.paint.theme import Colour, Gradient

_BADGE_HEIGHT = 30.0
_BADGE_PADDING = 13.0


def draw_badge(canvas: Canvas, markup: str, centre: tuple[float, float], *, icon: str = "") -> FRect:
    """Draw *markup* on a gold pill around *centre*, kept inside the window; return its rectangle."""
    theme = canvas.theme
    words = canvas.type.rich_width(markup, "caption") if markup else 0.0
    left = 0.0 if not icon else 22.0 if markup else 18.0
    rect = FRect(0, 0, max(_BADGE_HEIGHT, words + left + 2 * (_BADGE_PADDING if markup else 6.0)), _BADGE_HEIGHT)
    rect.center = centre
    rect.clamp_ip(canvas.viewport.bounds.inflate(-8, -8))
    canvas.box(rect, Gradient(theme.accent.light, theme.accent.mid), _BADGE_HEIGHT / 2, shadows=theme.depths.button)
    if icon:
        middle = rect.left + _BADGE_PADDING + 7 if markup else rect.centerx
        canvas.icon(icon, (middle, rect.centery), 18, theme.on_accent)
    room = FRect(rect.left + _BADGE_PADDING + left, rect.top, words + 2, _BADGE_HEIGHT)
    canvas.rich(markup, room, "caption", theme.on_accent)
    return rect


def draw_mark(canvas: Canvas, sign: str, centre: tuple[float, float], diameter: float = 28) -> None:
    """Draw a letter or a digit on an ivory disc in a gold ring: the dealer button."""
    theme = canvas.theme
    canvas.disc(centre, diameter, theme.ivory, theme.accent.low, 2)
    rect = FRect(centre[0] - diameter / 2, centre[1] - diameter / 2, diameter, diameter)
    canvas.text(sign, rect, "caption", theme.paper.ink, "centre")


_MARK_EDGE = 2.6
_MARK_CORNERS = {
    2: (3, -90.0),
    3: (4, -90.0),
    4: (3, 90.0),
}  # side -> the number of corners, and the angle of the first one


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
    count, first = _MARK_CORNERS[side]
    turns = [math.radians(first + 360 * corner / count) for corner in range(count)]
    drop = 0.0 if count == 4 else reach * (0.2 if first < 0 else -0.2)
    return [(centre[0] + reach * math.cos(turn), centre[1] + drop + reach * math.sin(turn)) for turn in turns]


def _draw_polygon(canvas: Canvas, corners: list[Point], colour: Colour) -> None:
    canvas.area(corners, colour, 1.0)
    canvas.polyline([*corners, corners[0]], colour, _MARK_EDGE)  # its smooth edge covers that of the area


_SEGMENT_GAP = 3.0
_DANGEROUS = 3  # segments at the end, outlined as a warning
_FLARING = 0.9  # the share by which a spark at its brightest is larger
MOST_SEGMENTS = 20  # more would be too thin to count
_SPARK = 2.6  # heights of the fuse


def draw_fuse(canvas: Canvas, rect: FRect, bags: float, limit: int, *, flare: float = 0.0, burnt: float = 0.0) -> None:
    """Draw in *rect* how many of *limit* bags have been taken; with a limit of 0 there is no fuse.

    *flare* (0-1) is the brightness of the spark while bags are counted, *burnt* (0-1) the share of a full fuse that has
    burnt away.
    """
    if limit <= 0:
        return
    if limit > MOST_SEGMENTS:
        _draw_fuse_bar(canvas, rect, bags / limit)
        return
    width = (rect.width - _SEGMENT_GAP * (limit - 1)) / limit
    ashes = burnt * limit
    for index in range(limit):
        part = FRect(rect.left + index * (width + _SEGMENT_GAP), rect.top, width, rect.height)
        _draw_segment(
            canvas, part, lit=0.0 if index + 1 <= ashes else bags - index, dangerous=index >= limit - _DANGEROUS
        )
    end = ashes if burnt else bags
    if 0 < end <= limit or flare:
        middle = rect.left + end * (width + _SEGMENT_GAP) - _SEGMENT_GAP / 2
        _draw_spark(canvas, (min(middle, rect.right), rect.centery), rect.height * (1 + _FLARING * flare))


def _draw_segment(canvas: Canvas, part: FRect, *, lit: float, dangerous: bool) -> None:
    theme = canvas.theme
    radius = min(5.0, part.height / 3)
    if lit < 1:
        canvas.box(part, theme.well, radius, theme.fuse_danger if dangerous else theme.fuse_border)
    if lit > 0:
        with canvas.clipped(FRect(part.left, part.top, part.width * min(1.0, lit), part.height)):
            canvas.box(part, Gradient(theme.accent.light, theme.accent.low), radius)


def _draw_fuse_bar(canvas: Canvas, rect: FRect, share: float) -> None:
    theme = canvas.theme
    canvas.box(rect, theme.well, rect.height / 3, theme.fuse_border)
    if share > 0:
        full = FRect(rect.left, rect.top, max(rect.height, rect.width * min(1.0, share)), rect.height)
        canvas.box(full, Gradient(theme.accent.light, theme.accent.low), rect.height / 3)
        _draw_spark(canvas, (full.right, rect.centery), rect.height)


def _draw_spark(canvas: Canvas, centre: tuple[float, float], height: float) -> None:
    side = height * _SPARK
    canvas.picture("ui/spark", FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))


FAN_CARDS = ("KH", "QS", "JC", "AS")
_FAN_ANGLE = 10.6  # degrees from card to card
_FAN_PIVOT = 3.4  # card widths from the pivot of the fan to the middle of a card
_FAN_RISE = _FAN_PIVOT * (1 - math.cos(math.radians(1.5 * _FAN_ANGLE)))

# the size of a fan of cards of width 1
FAN_WIDTH = 2 * (
    _FAN_PIVOT * math.sin(math.radians(1.5 * _FAN_ANGLE)) + 0.5 + 0.7 * math.sin(math.radians(1.5 * _FAN_ANGLE))
)
FAN_HEIGHT = 1.4 + _FAN_RISE + 0.28


def fan_poses(centre: tuple[float, float], width: float, openness: float = 1.0) -> list[Pose]:
    """Return the poses of the cards of a fan around *centre*; *openness* runs from 0, a closed packet, to 1."""
    pivot = centre[1] + (_FAN_PIVOT - _FAN_RISE / 2) * width
    poses = []
    for index in range(len(FAN_CARDS)):
        angle = (1.5 - index) * _FAN_ANGLE * openness
        radians = math.radians(angle)
        x = centre[0] - _FAN_PIVOT * width * math.sin(radians)
        poses.append(Pose(x, pivot - _FAN_PIVOT * width * math.cos(radians), angle))
    return poses


def draw_fan(canvas: Canvas, centre: tuple[float, float], width: float, openness: float = 1.0) -> None:
    """Draw the fan with cards of *width* around *centre*."""
    cards = list(zip(FAN_CARDS, fan_poses(centre, width, openness), strict=True))
    for code, pose in (
        reversed(cards) if canvas.left_handed else cards
    ):  # each leaves the index of the one below uncovered
        canvas.card(code, pose, width)

"""The bag fuse: a row of segments that burns down toward the penalty."""

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Gradient

_GAP = 3.0
_DANGEROUS = 3  # how many of the last segments are outlined as a warning
_FLARING = 0.9  # how much larger a spark is when it burns brightest
MOST_SEGMENTS = 20  # more than this would be too thin to count
_SPARK = 2.6  # heights of the fuse


def draw_fuse(canvas: Canvas, rect: FRect, bags: float, limit: int, *, flare: float = 0.0, burnt: float = 0.0) -> None:
    """Show in *rect* how many of *limit* bags are on the counter; a limit of 0 has no fuse.

    While bags are counted, *flare* (0-1) is how bright the spark burns; a full fuse has *burnt* (0-1) away so far.
    """
    if limit <= 0:
        return
    if limit > MOST_SEGMENTS:
        _bar(canvas, rect, bags / limit)
        return
    width = (rect.width - _GAP * (limit - 1)) / limit
    ashes = burnt * limit
    for index in range(limit):
        part = FRect(rect.left + index * (width + _GAP), rect.top, width, rect.height)
        _segment(canvas, part, lit=0.0 if index + 1 <= ashes else bags - index, dangerous=index >= limit - _DANGEROUS)
    end = ashes if burnt else bags
    if 0 < end <= limit or flare:
        middle = rect.left + end * (width + _GAP) - _GAP / 2
        _spark(canvas, (min(middle, rect.right), rect.centery), rect.height * (1 + _FLARING * flare))


def _segment(canvas: Canvas, part: FRect, *, lit: float, dangerous: bool) -> None:
    theme = canvas.theme
    radius = min(5.0, part.height / 3)
    if lit < 1:
        canvas.box(part, theme.well, radius, theme.fuse_danger if dangerous else theme.fuse_border)
    if lit > 0:
        with canvas.clipped(FRect(part.left, part.top, part.width * min(1.0, lit), part.height)):
            canvas.box(part, Gradient(theme.accent.light, theme.accent.low), radius)


def _bar(canvas: Canvas, rect: FRect, share: float) -> None:
    theme = canvas.theme
    canvas.box(rect, theme.well, rect.height / 3, theme.fuse_border)
    if share > 0:
        full = FRect(rect.left, rect.top, max(rect.height, rect.width * min(1.0, share)), rect.height)
        canvas.box(full, Gradient(theme.accent.light, theme.accent.low), rect.height / 3)
        _spark(canvas, (full.right, rect.centery), rect.height)


def _spark(canvas: Canvas, centre: tuple[float, float], height: float) -> None:
    side = height * _SPARK
    canvas.picture("ui/spark", FRect(centre[0] - side / 2, centre[1] - side / 2, side, side))

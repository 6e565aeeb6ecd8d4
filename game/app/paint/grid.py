"""Cutting a rectangle into places, in design units.

left, right = columns(rect, (2, 1), gap=20)     # two thirds and one third
first, second, third = rows(rect, 3, gap=8)     # equal shares
box = centred(640, 380, within)
"""

from collections.abc import Sequence
from itertools import accumulate

from pygame import FRect


def columns(rect: FRect, weights: int | Sequence[float], gap: float = 0) -> list[FRect]:
    """Return *rect* cut from left to right, by *weights* or into so many equal parts."""
    return [FRect(rect.left + start, rect.top, size, rect.height) for start, size in _cut(rect.width, weights, gap)]


def rows(rect: FRect, weights: int | Sequence[float], gap: float = 0) -> list[FRect]:
    """Return *rect* cut from top to bottom, by *weights* or into so many equal parts."""
    return [FRect(rect.left, rect.top + start, rect.width, size) for start, size in _cut(rect.height, weights, gap)]


def centred(width: float, height: float, within: FRect) -> FRect:
    """Return a rectangle in the middle of *within*, no larger than that."""
    width, height = min(width, within.width), min(height, within.height)
    return FRect(within.centerx - width / 2, within.centery - height / 2, width, height)


def inset(rect: FRect, by: float) -> FRect:
    """Return *rect* with its edges moved inwards."""
    return rect.inflate(-2 * by, -2 * by)


def _cut(length: float, weights: int | Sequence[float], gap: float) -> list[tuple[float, float]]:
    shares = [1.0] * weights if isinstance(weights, int) else list(weights)
    room = length - gap * (len(shares) - 1)
    sizes = [room * share / sum(shares) for share in shares]
    starts = accumulate((size + gap for size in sizes[:-1]), initial=0.0)
    return list(zip(starts, sizes, strict=True))

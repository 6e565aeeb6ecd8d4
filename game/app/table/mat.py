"""Where the mat of a plain theme lies: under the trick, and beneath nothing that stands around it."""

from __future__ import annotations

import math

from pygame import FRect

from game.app.table.layout import RATIO, Layout
from game.rules.seats import Seat

_MIDDLE_TWO = 1.1  # of a card's width, that the two cards in the middle of a row reach aside
_AIR, _EDGE = 10.0, 3.0  # units between the mat and a plate above it, and where there are fewer


def lay_mat(layout: Layout) -> tuple[FRect, ...]:
    """Return where the mat lies on a table of this *layout*.

    Where score, tools or the person's plate leave it too little room beside the card opposite or the person's, it is a
    wide one under the others and a narrow one under these two.
    """
    whole, reach = _whole(layout), _reach(layout) + _AIR / 2
    beside = [one for one in _corners(layout) if one.inflate(_AIR, 2 * _AIR).colliderect(whole)]
    if not beside:
        return (whole,)
    middle = layout.ellipse.centerx
    half = min(abs((one.right if one.centerx < middle else one.left) - middle) for one in beside)
    narrow = FRect(middle - half + _EDGE, whole.top, 2 * half - 2 * _EDGE, whole.height)
    if narrow.width >= 2 * reach:
        return (narrow,)
    own = layout.plates[Seat.SOUTH]
    low = max([whole.top, *(one.bottom + _EDGE for one in beside if one is not own)])
    high = min([whole.bottom, *(one.top - _EDGE for one in beside if one is own)])
    wide = FRect(whole.left, low, whole.width, high - low)
    return (wide,) if layout.trick_row and _holds_row(wide, layout) else (wide, narrow)


def _whole(layout: Layout) -> FRect:
    """Return the mat as it lies where nothing at its sides is in the way."""
    ring, (left, right) = layout.ellipse, layout.between
    half = min(
        max(ring.width * 0.36, _reach(layout) + _AIR / 2),
        ring.centerx - left - _AIR / 2,
        right - ring.centerx - _AIR / 2,
    )
    over = [one for one in layout.plates if one.centery < ring.top and abs(one.centerx - ring.centerx) < half]
    top = max([ring.top, *(one.bottom + _AIR for one in over)])
    bottom = min(ring.bottom, layout.stakes.top - _AIR / 2)
    own = layout.plates[Seat.SOUTH]
    if own.top > layout.slot.bottom + _AIR:
        bottom = min(bottom, own.top - _AIR / 2)
    return FRect(ring.centerx - half, top, 2 * half, bottom - top)


def _corners(layout: Layout) -> list[FRect]:
    """Return what may stand in its corners: score, tools, the person's plate, the words under the tools."""
    corners, middle = [layout.score, layout.tools, layout.plates[Seat.SOUTH]], layout.ellipse.centerx
    free = min(abs(edge - middle) for edge in (layout.caption.left, layout.caption.right))
    if layout.trick_row and free > layout.trick_width * _MIDDLE_TWO + _EDGE:
        corners.append(layout.caption)
    return corners


def _holds_row(wide: FRect, layout: Layout) -> bool:
    """Whether the cards of a row lie on the *wide* mat alone."""
    half, middle = layout.trick_drop + layout.trick_width * RATIO / 2, layout.trick_centre[1]
    return wide.top + _EDGE <= middle - half <= middle + half <= wide.bottom - _EDGE / 2


def _reach(layout: Layout) -> float:
    """Return how far the cards of a trick reach to the left or the right of its middle."""
    reaches = [0.0]
    for seat in range(len(layout.plates)):
        pose = layout.trick_pose(Seat(seat))
        turn = math.radians(abs(pose.angle))
        half = layout.trick_width / 2 * (math.cos(turn) + RATIO * math.sin(turn))
        reaches.append(abs(pose.x - layout.trick_centre[0]) + half)
    return max(reaches)

"""How a table is laid out: with much room, with little, in an upright window, for a left hand."""

from __future__ import annotations

from dataclasses import replace

from pygame import FRect

from game.app.table.layout import RATIO, HandPlace, Layout
from game.rules.seats import Seat

_COMPACT_BELOW = (1100.0, 640.0)
_UPRIGHT, _HIGH = 0.95, 940.0  # from this share of the width and from this height on, a window is high
_CARD = 136.0
_LARGE_CARD = 160.0
_LARGE_STEP = 0.556  # of a card's width: so much of a large index shows
_SINK = 18.0
_HIDDEN = 40.0  # of a large card, below the window
_TRICK = 124.0
_PLATE = 68.0
_TURN = 1 / 40  # degrees a unit


def lay_out(width: float, height: float, *, left_handed: bool = False, large: bool = False) -> Layout:
    """Return the arrangement for *width* x *height*; *large*: for cards whose index is as wide as half of them."""
    if height >= max(_UPRIGHT * width, _HIGH):
        layout = _upright(width, height, large=large)
    elif width < _COMPACT_BELOW[0] or height < _COMPACT_BELOW[1]:
        layout = _compact(width, height)
    else:
        layout = _wide_hand(width, height) if large else _roomy(width, height)
    if large:
        layout = replace(layout, hand=replace(layout.hand, sink=_SINK))
    return _mirrored(layout) if left_handed else layout


def _mirrored(layout: Layout) -> Layout:
    """Return *layout* with everything that the person uses on the other side; the seats stay."""

    def over(rect: FRect) -> FRect:
        return FRect(layout.width - rect.right, *rect[1:])

    return replace(
        layout,
        mirrored=True,
        score=over(layout.score),
        tools=over(layout.tools),
        caption=over(layout.caption),
        plates=(over(layout.plates[Seat.SOUTH]), *layout.plates[1:]),
        seal=over(layout.seal),
        hand=replace(layout.hand, from_right=True),
    )


def _trick_card(top: float, bottom: float, least: float, most: float) -> float:
    """Return how wide the cards of a trick may be between *top* and *bottom*."""
    return min(most, max(least, (bottom - top - 8) / 2 / RATIO))


def _roomy(width: float, height: float) -> Layout:
    """Lay out: North above, the hand below between the person's plate and the seal."""
    hand_y = height - 96 - min(14.0, max(0.0, (height - 740) / 5))
    hand = HandPlace(width / 2, hand_y, _CARD, width - 2 * 236, 0.44, _TURN)
    stakes_y = hand.top - 56
    low = FRect(24, height - 94, 208, 70), FRect(width - 24 - 176, height - 98, 176, 76)
    return _around(width, height, hand, stakes_y, low, height * 0.515)


def _wide_hand(width: float, height: float) -> Layout:
    """Lay out: a straight row of large cards over the whole width, the person's plate and the seal above it."""
    card = min(_LARGE_CARD, (width - 48) / (1 + 12 * _LARGE_STEP))
    hand = HandPlace(width / 2, height + _HIDDEN - card * RATIO / 2, card, width - 48, _LARGE_STEP)
    row = hand.top - 68
    low = FRect(24, row - 36, 208, 70), FRect(width - 24 - 176, row - 38, 176, 76)
    return _around(width, height, hand, row, low, max(284.0, (180 + row - 68) / 2))


def _around(
    width: float, height: float, hand: HandPlace, stakes_y: float, low: tuple[FRect, FRect], middle: float
) -> Layout:
    """Return the layout around *hand*; *low* are the places of the person's plate and the seal."""
    margin, side = 24.0, 264.0
    plates = (
        low[0],
        FRect(margin, middle - _PLATE / 2, side, _PLATE),
        FRect(width / 2 - 140, 96, 280, _PLATE),
        FRect(width - margin - side, middle - _PLATE / 2, side, _PLATE),
    )
    top, bottom = plates[Seat.NORTH].bottom + 18, stakes_y - 24
    card = _trick_card(top, bottom, 76.0, _TRICK)
    return Layout(
        width=width,
        height=height,
        compact=False,
        mirrored=False,
        score=FRect(margin, margin, 364, 156),
        tools=FRect(width - margin - 366, margin, 366, 66),
        caption=FRect(width - margin - 420, margin + 70, 418, 26),
        plates=plates,
        stakes=FRect(width / 2 - 290, stakes_y - 18, 580, 36),
        seal=low[1],
        hand=hand,
        trick_width=card,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=card * RATIO / 2 + 4,
        panel_top=plates[Seat.NORTH].bottom + 14,
        panel_bottom=hand.top - 14,
    )


def _upright(width: float, height: float, *, large: bool) -> Layout:
    """Lay out one below the other: score and tools, North, the trick between the sides, plate and seal, the hand."""
    margin = 24.0
    half = min(366.0, (width - 3 * margin) / 2)
    card = min(150.0, width * 0.156)
    hand = HandPlace(
        width / 2, height - card * RATIO / 2 + (14 if large else 4), card, width - 40,
        _LARGE_STEP if large else 0.44, 0.0 if large else _TURN,
    )  # fmt: skip
    row = hand.top - 44 - 70
    north = FRect(width / 2 - 140, margin + 156 + 84, 280, _PLATE)
    top, bottom = north.bottom + 24, row - 18
    side = FRect(margin, 0, min(168.0, width * 0.165), 176)
    side.centery = (top + bottom) / 2
    between = width - 2 * side.right
    trick = min(_trick_card(top, bottom, 76.0, 176.0), (between - 40) / 3.4)
    low = min(236.0, width * 0.28)
    return Layout(
        width=width,
        height=height,
        compact=False,
        mirrored=False,
        score=FRect(margin, margin, half, 156),
        tools=FRect(width - margin - half, margin, half, 66),
        caption=FRect(width - margin - half, margin + 70, half - 2, 26),
        plates=(
            FRect(margin, row, low, 70),
            side,
            north,
            FRect(width - side.right, side.top, side.width, side.height),
        ),
        stakes=FRect(margin + low + 8, row + 17, width - 2 * (margin + low + 8), 36),
        seal=FRect(width - margin - min(176.0, low), row - 3, min(176.0, low), 76),
        hand=hand,
        trick_width=trick,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=trick * RATIO / 2 + 4,
        panel_top=north.bottom + 14,
        panel_bottom=row - 14,
    )


def _compact(width: float, height: float) -> Layout:
    """Lay out for little room: no backs, a straight hand, small plates."""
    margin = 12.0
    corner = min(276.0, width * 0.305)
    card = min(114.0, height * (0.2 if height >= 480 else 0.17))
    hand = HandPlace(width / 2, height - card * RATIO / 2 - 6, card, width - 56, 0.56, lift=18.0)
    row = hand.top - 84
    score = FRect(margin, margin, corner, 68)
    side = FRect(margin, score.bottom + 36, min(150.0, width * 0.17), 0)
    side.height = max(86.0, min(160.0, row - 10 - side.top))
    north = FRect(width / 2 - 128, margin, 256, 60)
    stakes = FRect(width / 2 - width * 0.19, row + 14, width * 0.38, 34)
    top, bottom = north.bottom + 14, stakes.top - 6
    trick = _trick_card(top, bottom, 50.0, _TRICK)
    low = min(250.0, width * 0.28)
    return Layout(
        width=width,
        height=height,
        compact=True,
        mirrored=False,
        score=score,
        tools=FRect(width - margin - corner, margin, corner, 68),
        caption=FRect(width - side.right - 8, margin + 72, side.width + 8, 24),
        plates=(
            FRect(margin, row, low, 60),
            side,
            north,
            FRect(width - side.right, side.top, side.width, side.height),
        ),
        stakes=stakes,
        seal=FRect(width - margin - min(230.0, width * 0.28), row, min(230.0, width * 0.28), 60),
        hand=hand,
        trick_width=trick,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=trick * RATIO / 2 + 3,
        panel_top=north.bottom + 8,
        panel_bottom=row - 4,
    )

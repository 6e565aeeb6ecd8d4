"""Where everything lies when a deal is looked back on, for the room there is; all in design units."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.app.motion import Pose
from game.app.scenes.page import HEADER
from game.rules.seats import Seat

BASE = 100.0  # a card of scale 1 is this wide
RATIO = 1.4
_WIDE = 1060.0
_ROW = 7.0  # a row of thirteen cards is so many cards wide
_STEP = 0.5
_RAISED = 0.2  # of a card's width: how far an unplayed card lies nearer the middle
_TILTS = {Seat.SOUTH: 0.0, Seat.WEST: 5.0, Seat.NORTH: 1.5, Seat.EAST: -4.0}
_PLATE = (190.0, 164.0)
_LABEL = 50.0
_TITLE, _NAME = 226.0, 196.0  # room for the title, or for a name, beside a row


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """The places; rectangles by seat are those of its name and of its hand.

    *compact*: little room. *card* is the width of the cards in a row, 0 where all hands are written on plates.
    """

    compact: bool
    header: FRect
    switch: FRect
    panel: FRect
    strip: FRect
    labels: tuple[FRect, FRect, FRect, FRect]
    hands: tuple[FRect, FRect, FRect, FRect]
    card: float
    trick: tuple[float, float]
    trick_width: float

    def in_row(self, seat: Seat) -> bool:
        """Whether the hand of *seat* lies there as cards."""
        return self.card > 0 and seat in (Seat.NORTH, Seat.SOUTH)

    def row_pose(self, seat: Seat, index: int, count: int, *, raised: float) -> Pose:
        """Return where card *index* of *count* lies in the row of *seat*; *raised* (0-1) toward the middle."""
        rect = self.hands[seat]
        across = (index - (count - 1) / 2) * self.card * _STEP
        inwards = self.card * _RAISED * (raised if seat is Seat.NORTH else -raised)
        return Pose(rect.centerx + across, rect.centery + inwards, 0.0, self.card / BASE)

    def trick_pose(self, seat: Seat) -> Pose:
        """Return where the card of *seat* lies in the trick."""
        x, y = self.trick
        aside, above = 1.02 * self.trick_width, 0.76 * self.trick_width
        place = {Seat.SOUTH: (0, above), Seat.WEST: (-aside, 0), Seat.NORTH: (0, -above), Seat.EAST: (aside, 0)}[seat]
        return Pose(x + place[0], y + place[1], _TILTS[seat], self.trick_width / BASE)

    @property
    def ring(self) -> FRect:
        """The ellipse drawn on the felt around the trick."""
        between = self.hands[Seat.EAST].left - self.hands[Seat.WEST].right - 16
        wide, high = min(between, self.trick_width * 4.6), self.trick_width * 3.5
        return FRect(self.trick[0] - wide / 2, self.trick[1] - high / 2, wide, high)


def lay_out_review(width: float, height: float, header: FRect) -> ReviewLayout:
    """Return the arrangement for *width* x *height*, where the title stands in *header*."""
    if height >= width:
        return _upright(header, height)
    return _wide(header, height) if width >= _WIDE else _compact(header, height)


def _wide(header: FRect, height: float) -> ReviewLayout:
    """Lay out: the table at the left, beside the title; why at the right; the tricks below."""
    strip = FRect(header.left, height - 20 - 96, header.width, 96)
    panel = FRect(header.right - 316, header.top, 316, strip.top - 20 - header.top)
    area = FRect(header.left, header.top, panel.left - 24 - header.left, panel.height)
    switch = FRect(area.right - 224, area.top, 224, 44)
    title = FRect(header.left, header.top, _TITLE, HEADER)
    return _rows(area, title, switch, panel, strip, beside=_TITLE + 10)


def _upright(header: FRect, height: float) -> ReviewLayout:
    """Lay out one below the other: title, table, why, tricks."""
    small = header.width < 1000
    strip = FRect(header.left, height - 16 - (72 if small else 96), header.width, 72 if small else 96)
    high = 268.0 if small else 236.0
    panel = FRect(header.left, strip.top - 16 - high, header.width, high)
    switch = FRect(header.right - 224, header.top + 2, 224, 44)
    top = header.bottom + 16
    area = FRect(header.left, top, header.width, panel.top - 20 - top)
    title = FRect(header.left, header.top, switch.left - header.left - 12, HEADER)
    return _rows(area, title, switch, panel, strip, beside=_NAME)


def _rows(area: FRect, title: FRect, switch: FRect, panel: FRect, strip: FRect, *, beside: float) -> ReviewLayout:
    """Lay the table out in *area*: North and South as rows of cards, the others written on plates."""
    card = max(44.0, min((area.width - 2 * beside) / _ROW, area.height * 0.094, 116.0))
    row, tall, lift = _ROW * card, card * RATIO, card * _RAISED
    left = area.centerx - row / 2
    north = FRect(left, area.top + _LABEL + 10, row, tall)
    south = FRect(left, area.bottom - tall, row, tall)
    top, bottom = north.bottom + lift, south.top - lift
    middle = (top + bottom) / 2
    plates = [FRect(x, middle - 110 + _LABEL + 6, *_PLATE) for x in (area.left, area.right - _PLATE[0])]
    labels = (
        FRect(area.left, south.centery - _LABEL / 2, left - area.left - 16, _LABEL),
        FRect(plates[0].left, middle - 110, _PLATE[0], _LABEL),
        FRect(left, area.top, min(row, switch.left - left - 12) if switch.top < area.top + 40 else row, _LABEL),
        FRect(plates[1].left, middle - 110, _PLATE[0], _LABEL),
    )
    between = area.width - 2 * (_PLATE[0] + 20)
    trick = min((bottom - top - 16) / 3.05, between / 3.05, 1.75 * card, 190.0)
    hands = (south, plates[0], north, plates[1])
    return ReviewLayout(False, title, switch, panel, strip, labels, hands, card, (area.centerx, middle), trick)


def _compact(header: FRect, height: float) -> ReviewLayout:
    """Lay out for little room: all hands on plates."""
    gap = 10.0
    strip = FRect(header.left, height - gap - 64, header.width, 64)
    top = header.bottom + gap
    panel = FRect(header.right - 272, top, 272, strip.top - gap - top)
    area = FRect(header.left, top, panel.left - 14 - header.left, panel.height)
    switch = FRect(header.right - 224, header.top + 2, 224, 44)
    long, tall = min(340.0, area.width * 0.64), 62.0
    left = area.centerx - long / 2 + 62
    north, south = FRect(left, area.top, long, tall), FRect(left, area.bottom - tall, long, tall)
    side = min(160.0, area.width * 0.31), min(124.0, (area.height - 2 * tall - 20) - 44)
    middle = area.centery
    head = middle - (side[1] + 44) / 2
    plates = [FRect(x, head + 44, *side) for x in (area.left, area.right - side[0])]
    labels = (
        FRect(area.left, south.centery - 20, left - area.left - 8, 40),
        FRect(plates[0].left, head, side[0], 40),
        FRect(area.left, north.centery - 20, left - area.left - 8, 40),
        FRect(plates[1].left, head, side[0], 40),
    )
    between = area.width - 2 * (side[0] + 8)
    trick = min((south.top - north.bottom - 12) / 3.05, between / 3.05, 84.0)
    title = FRect(header.left, header.top, switch.left - header.left - 12, HEADER)
    hands = (south, plates[0], north, plates[1])
    return ReviewLayout(True, title, switch, panel, strip, labels, hands, 0.0, (area.centerx, middle), trick)

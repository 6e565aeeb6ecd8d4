"""Where everything lies when a deal is looked back on, for the room there is; all in design units."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.screens.page import HEADER
from game.app.table.arranging import TableShape
from game.app.table.layout import Offset, TablePlace, trick_offsets
from game.rules.seats import Seat

BASE = 100.0  # a card of scale 1 is this wide
RATIO = 1.4
_WIDE = 1060.0
_STEP = 0.5
_RAISED = 0.2  # of a card's width: how far an unplayed card lies nearer the middle
_FEWEST = 13  # cards in a row: with fewer they are not larger
_RING = 300.0
_PLATE = (190.0, 164.0)
_SMALL_LABEL = 40.0
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
    places: tuple[TablePlace, ...]
    labels: tuple[FRect, ...]
    hands: tuple[FRect, ...]
    card: float
    trick: tuple[float, float]
    trick_width: float

    def in_row(self, seat: Seat) -> bool:
        """Whether the hand of *seat* lies there as cards."""
        return self.card > 0 and not self.places[seat].across

    def flat(self, seat: Seat) -> bool:
        """Whether the plate of *seat* is low."""
        return not self.places[seat].across or (self.compact and self.places[seat].stacked)

    def row_pose(self, seat: Seat, index: int, count: int, *, raised: float) -> Pose:
        """Return where card *index* of *count* lies in the row of *seat*; *raised* (0-1) toward the middle."""
        rect = self.hands[seat]
        across = (index - (count - 1) / 2) * self.card * _STEP
        inwards = self.card * _RAISED * (raised if self.places[seat] is TablePlace.NORTH else -raised)
        return Pose(rect.centerx + across, rect.centery + inwards, 0.0, self.card / BASE)

    def trick_pose(self, seat: Seat) -> Pose:
        """Return where the card of *seat* lies in the trick."""
        x, y = self.trick
        wide = 1.1 if len(self.places) == 3 else 1.16  # so that nothing lies over an index
        aside, above = wide * self.trick_width, 0.76 * self.trick_width
        offset: Offset = trick_offsets(self.places)[seat]
        return Pose(x + offset[0] * aside, y + offset[1] * above, offset[2], self.trick_width / BASE)

    @property
    def ring(self) -> FRect:
        """The ellipse drawn on the felt around the trick."""
        aside = [hand for place, hand in zip(self.places, self.hands, strict=True) if place.across]
        left = max((hand.right for hand in aside if hand.centerx < self.trick[0]), default=self.trick[0] - _RING)
        right = min((hand.left for hand in aside if hand.centerx > self.trick[0]), default=self.trick[0] + _RING)
        wide, high = min(right - left - 16, self.trick_width * 4.6), self.trick_width * 3.5
        return FRect(self.trick[0] - wide / 2, self.trick[1] - high / 2, wide, high)


def lay_out_review(width: float, height: float, header: FRect, shape: TableShape) -> ReviewLayout:
    """Return the arrangement of *shape* for *width* x *height*, where the title stands in *header*."""
    if height >= width:
        return _upright(header, height, shape)
    return _wide(header, height, shape) if width >= _WIDE else _compact(header, height, shape)


def _wide(header: FRect, height: float, shape: TableShape) -> ReviewLayout:
    """Lay out: the table at the left, beside the title; why at the right; the tricks below."""
    strip = FRect(header.left, height - 20 - 96, header.width, 96)
    panel = FRect(header.right - 316, header.top, 316, strip.top - 20 - header.top)
    area = FRect(header.left, header.top, panel.left - 24 - header.left, panel.height)
    switch = FRect(area.right - 224, area.top, 224, 44)
    title = FRect(header.left, header.top, _TITLE, HEADER)
    return _rows(area, title, switch, panel, strip, shape, beside=_TITLE + 10)


def _upright(header: FRect, height: float, shape: TableShape) -> ReviewLayout:
    """Lay out one below the other: title, table, why, tricks."""
    small = header.width < 1000
    strip = FRect(header.left, height - 16 - (72 if small else 96), header.width, 72 if small else 96)
    high = 268.0 if small else 236.0
    panel = FRect(header.left, strip.top - 16 - high, header.width, high)
    switch = FRect(header.right - 224, header.top + 2, 224, 44)
    top = header.bottom + 16
    area = FRect(header.left, top, header.width, panel.top - 20 - top)
    title = FRect(header.left, header.top, switch.left - header.left - 12, HEADER)
    return _rows(area, title, switch, panel, strip, shape, beside=_NAME)


def _rows(
    area: FRect, title: FRect, switch: FRect, panel: FRect, strip: FRect, shape: TableShape, *, beside: float
) -> ReviewLayout:
    """Lay the table out in *area*: North and South as rows of cards, the others written on plates."""
    cards = 1 + _STEP * (max(_FEWEST, shape.cards) - 1)
    card = max(44.0, min((area.width - 2 * beside) / cards, area.height * 0.094, 116.0))
    row, tall, lift = cards * card, card * RATIO, card * _RAISED
    left = area.centerx - row / 2
    north = FRect(left, area.top + _LABEL + 10, row, tall)
    south = FRect(left, area.bottom - tall, row, tall)
    facing = TablePlace.NORTH in shape.places
    top, bottom = (north.bottom if facing else area.top + _LABEL) + lift, south.top - lift
    middle = (top + bottom) / 2
    south_label = FRect(area.left, south.centery - _LABEL / 2, left - area.left - 16, _LABEL)
    beneath = area.top + HEADER + 14 if title.top == area.top else area.top
    sides = _sides(shape, area, FRect(area.left, middle - 110, 0, 0), (beneath, south_label.top - 10), _PLATE, _LABEL)
    north_label = FRect(
        left, area.top, min(row, switch.left - left - 12) if switch.top < area.top + 40 else row, _LABEL
    )
    between = area.width - 2 * (_PLATE[0] + 20)
    high, wide = (3.3, 3.3) if shape.players == 6 else (3.05, 3.4)
    trick = min((bottom - top - 16) / high, between / wide, 1.75 * card, 190.0)
    known = {TablePlace.SOUTH: (south_label, south), TablePlace.NORTH: (north_label, north), **sides}
    labels, hands = zip(*(known[place] for place in shape.places), strict=True)
    return ReviewLayout(
        False, title, switch, panel, strip, shape.places, labels, hands, card, (area.centerx, middle), trick
    )


_Sides = dict[TablePlace, tuple[FRect, FRect]]


def _sides(
    shape: TableShape, area: FRect, single: FRect, room: tuple[float, float], plate: tuple[float, float], label: float
) -> _Sides:
    """Return labels and plates at the sides of *area*: from *single* down, or two below each other in *room*."""
    width, height = plate
    gap = 6.0 if label == _LABEL else 4.0
    if shape.players != 6:
        tops = {TablePlace.WEST: single.top, TablePlace.EAST: single.top}
    else:
        block = (room[1] - room[0] - 2 * gap) / 2
        height = min(height, block - label - gap)
        lower = room[1] - label - gap - height
        tops = {
            TablePlace.NORTHWEST: room[0],
            TablePlace.NORTHEAST: room[0],
            TablePlace.SOUTHWEST: lower,
            TablePlace.SOUTHEAST: lower,
        }
    placed = {}
    for place, top in tops.items():
        left = area.left if place.across < 0 else area.right - width
        placed[place] = FRect(left, top, width, label), FRect(left, top + label + gap, width, height)
    return placed


def _compact(header: FRect, height: float, shape: TableShape) -> ReviewLayout:
    """Lay out for little room: all hands on plates."""
    gap = 10.0
    strip = FRect(header.left, height - gap - 64, header.width, 64)
    top = header.bottom + gap
    panel = FRect(header.right - 272, top, 272, strip.top - gap - top)
    area = FRect(header.left, top, panel.left - 14 - header.left, panel.height)
    switch = FRect(header.right - 224, header.top + 2, 224, 44)
    many = shape.players == 6
    long, tall = min(340.0, area.width * 0.64), 54.0 if many else 62.0
    left = area.centerx - long / 2 + 62
    north, south = FRect(left, area.top, long, tall), FRect(left, area.bottom - tall, long, tall)
    side = min(160.0, area.width * 0.31), min(124.0, (area.height - 2 * tall - 20) - 44)
    middle = area.centery
    head = middle - (side[1] + 44) / 2
    room = north.bottom + 4, south.top - 4
    sides = _sides(shape, area, FRect(area.left, head, 0, 0), room, side, _SMALL_LABEL)
    south_label = FRect(area.left, south.centery - 20, left - area.left - 8, _SMALL_LABEL)
    north_label = FRect(area.left, north.centery - 20, left - area.left - 8, _SMALL_LABEL)
    between = area.width - 2 * (side[0] + 8)
    trick = min((south.top - north.bottom - 12) / (3.3 if many else 3.05), between / (3.2 if many else 3.4), 84.0)
    title = FRect(header.left, header.top, switch.left - header.left - 12, HEADER)
    known = {TablePlace.SOUTH: (south_label, south), TablePlace.NORTH: (north_label, north), **sides}
    labels, hands = zip(*(known[place] for place in shape.places), strict=True)
    return ReviewLayout(
        True, title, switch, panel, strip, shape.places, labels, hands, 0.0, (area.centerx, middle), trick
    )

"""The places of everything on the table, in design units.

seat_places(3)                  # the person below, the next clockwise at the left, the last at the right
TablePlace.NORTHWEST.across     # -1: at the left
layout.hand.pose(0, 13)         # where the leftmost of thirteen cards lies
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from pygame import FRect

from game.app.motion.pose import Pose
from game.rules.seats import Seat

Offset: TypeAlias = tuple[float, float, float]
BASE = 100.0  # the width of a card of scale 1
RATIO = 1.4  # a card's height to its width
BACK_WIDTH, PILE_WIDTH = 62.0, 32.0  # of a hidden card, and of one in a pile of taken tricks
_PILE_STEP, _CLOSE_STEP = 9.0, 5.0  # between the tricks of a pile, with few players and with more
_FEW = 4
_LEAST_PANEL = 470.0  # the width of a panel between the seats at the sides, at least
_BUBBLE = 36.0  # the height of a bubble
_AROUND_ROW = 20.0  # by how much the ring is higher than a row of cards
_FIGURES, _OWN_FIGURES = 84.0, 68.0  # the width of the figures on a plate, at most, and on the person's
_TALL, _HIGH = 0.55, 112.0  # of its width, and in units: a higher plate has its face above the name
_NOTICE_HEIGHT, _LEAST_NOTICE = 92.0, 300.0
_LEAST_CAPTION = 126.0
_MIDDLE = 1.0  # a card of the trick that is less off the middle counts as in it
_CLOSED = 0.11  # of a card's width: how much of each card shows in a closed fan
_DRAW_PANEL, _SMALL_DRAW_PANEL = (580.0, 278.0), (500.0, 182.0)  # the panel on which cards are drawn
_OFFERED, _SMALL_OFFERED = 156.0, 102.0  # the width of the card offered there
_EDGE, _ABOVE_HAND = 26.0, 8.0  # between that card and the edge, and between that panel and the hand
_BESIDE = 66.0  # from that panel to the middle of a pile
_MIDDLE_TWO = 1.1  # of a card's width: how far the two cards in the middle of a row reach to the sides
_MAT_AIR, _MAT_EDGE = 10.0, 3.0  # between the mat and a plate above it, and in little room


class TablePlace(StrEnum):
    """The place of a seat, as a direction from the middle of the table."""

    SOUTH = "south"
    SOUTHWEST = "southwest"
    WEST = "west"
    NORTHWEST = "northwest"
    NORTH = "north"
    NORTHEAST = "northeast"
    EAST = "east"
    SOUTHEAST = "southeast"

    __hash__ = str.__hash__

    @property
    def across(self) -> int:
        """-1 at the left of the table, 1 at the right, 0 above and below."""
        return _ACROSS.get(self, 0)

    @property
    def stacked(self) -> bool:
        """Whether it shares its side of the table with another."""
        return self in _STACKED


_ACROSS: Mapping[TablePlace, int] = {
    TablePlace.SOUTHWEST: -1,
    TablePlace.WEST: -1,
    TablePlace.NORTHWEST: -1,
    TablePlace.NORTHEAST: 1,
    TablePlace.EAST: 1,
    TablePlace.SOUTHEAST: 1,
}
_STACKED = frozenset({TablePlace.SOUTHWEST, TablePlace.NORTHWEST, TablePlace.NORTHEAST, TablePlace.SOUTHEAST})
_TABLES: Mapping[int, tuple[TablePlace, ...]] = {
    2: (TablePlace.SOUTH, TablePlace.NORTH),
    3: (TablePlace.SOUTH, TablePlace.WEST, TablePlace.EAST),
    4: (TablePlace.SOUTH, TablePlace.WEST, TablePlace.NORTH, TablePlace.EAST),
    6: (
        TablePlace.SOUTH,
        TablePlace.SOUTHWEST,
        TablePlace.NORTHWEST,
        TablePlace.NORTH,
        TablePlace.NORTHEAST,
        TablePlace.SOUTHEAST,
    ),
}


def seat_places(players: int) -> tuple[TablePlace, ...]:
    """Return the place of every seat, clockwise from the person, who always sits below."""
    return _TABLES[players]


# how far a card of the trick lies off the middle, in steps to the right and down, and its turn in degrees
_CROSS: Mapping[TablePlace, Offset] = {
    TablePlace.SOUTH: (0.0, 1.0, 0.0),
    TablePlace.WEST: (-1.0, 0.0, 5.0),
    TablePlace.NORTH: (0.0, -1.0, 1.5),
    TablePlace.EAST: (1.0, 0.0, -4.0),
}
# in wide and low rooms: side by side, the person's card lower than the one opposite
_ROW: Mapping[TablePlace, Offset] = {
    TablePlace.SOUTH: (0.5, 1.0, 0.0),
    TablePlace.WEST: (-1.5, 0.4, 3.0),
    TablePlace.NORTH: (-0.5, -1.0, 1.5),
    TablePlace.EAST: (1.5, 0.4, -3.0),
}
_TRIANGLE: Mapping[TablePlace, Offset] = {
    TablePlace.SOUTH: (0.0, 0.66, 0.0),
    TablePlace.WEST: (-1.0, -0.34, 5.0),
    TablePlace.EAST: (1.0, -0.34, -4.0),
}
_RING: Mapping[TablePlace, Offset] = {
    TablePlace.SOUTH: (0.0, 1.12, 0.0),
    TablePlace.SOUTHWEST: (-1.0, 0.98, -3.0),
    TablePlace.NORTHWEST: (-1.0, -0.98, 3.0),
    TablePlace.NORTH: (0.0, -1.12, 1.5),
    TablePlace.NORTHEAST: (1.0, -0.98, -3.0),
    TablePlace.SOUTHEAST: (1.0, 0.98, 3.0),
}


@dataclass(frozen=True, slots=True)
class HandPlace:
    """The place of the person's hand: the centre of its middle card, the *width* of a card, and the *room* for all.

    Neighbours are at most *most* of a card's width apart. A card is turned by *turn* degrees for every unit it is off
    the middle, 0 in a straight row. *from_right*: the leftmost card lies on top, as in a fan held in the right hand.
    A chosen card rises by *lift*; one that may not be played lies lower by *sink*, and those that may have an outline
    of thickness *frame*.
    """

    x: float
    y: float
    width: float
    room: float
    most: float
    turn: float = 0.0
    from_right: bool = False
    lift: float = 28.0
    sink: float = 0.0
    frame: float = 0.0

    @property
    def top(self) -> float:
        """The upper edge of the middle card."""
        return self.y - self.width * RATIO / 2

    def depth(self, count: int) -> float:
        """Return how far the lower corners of the outer cards of *count* lie below the middle of the middle card."""
        outer = self.pose(0, count)
        turn = math.radians(abs(outer.angle))
        return outer.y - self.y + self.width / 2 * (math.sin(turn) + RATIO * math.cos(turn))

    def pose(self, index: int, count: int) -> Pose:
        """Return the pose of card *index* of *count*, counted from the left."""
        return self._in_fan(index, count, min(self.width * self.most, (self.room - self.width) / max(1, count - 1)))

    def closed(self, index: int, count: int) -> Pose:
        """Return the pose of that card in the closed fan, while cards are dealt."""
        return self._in_fan(index, count, self.width * _CLOSED)

    def _in_fan(self, index: int, count: int, step: float) -> Pose:
        off = (index - (count - 1) / 2) * step
        angle = off * self.turn
        drop = (1 - math.cos(math.radians(angle))) / math.radians(self.turn) if self.turn else 0.0
        return Pose(self.x + off, self.y + drop, -angle, self.width / BASE)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of everything on a table; *places* and *plates* by seat.

    *compact*: little room, or a large UI size. *mirrored*: for the left hand, with all that the person uses at the
    left. *trick_row*: the cards of a trick lie side by side, not in a cross.
    """

    width: float
    height: float
    compact: bool
    mirrored: bool
    score: FRect
    tools: FRect
    caption: FRect
    places: tuple[TablePlace, ...]
    plates: tuple[FRect, ...]
    stakes: FRect
    seal: FRect
    hand: HandPlace
    trick_width: float
    trick_centre: tuple[float, float]
    trick_drop: float
    panel_top: float
    panel_bottom: float
    trick_row: bool = False

    # -- cards in hands --------------------------------------------------------------------------------------

    def back_pose(self, seat: Seat, index: int, count: int) -> Pose:
        """Return the pose of card *index* of *count* in the fan of backs behind the plate of *seat*."""
        plate = self.plates[seat]
        step = min(11.5, plate.width / 22)
        off = index - (count - 1) / 2
        drop = 0.24 * off * off
        return Pose(plate.centerx + off * step, plate.top - 22 + drop, -off * 2.4, BACK_WIDTH / BASE, face_up=0.0)

    def spot(self, seat: Seat) -> tuple[float, float]:
        """Return the point from which the cards of *seat* come and to which they go."""
        if self.places[seat] is TablePlace.SOUTH:
            return self.width / 2, self.height + 60
        return self.plates[seat].center

    # -- the trick -------------------------------------------------------------------------------------------

    def trick_pose(self, seat: Seat) -> Pose:
        """Return the pose of the card of *seat* in the trick."""
        x, y = self.trick_centre
        across, down = self.trick_width * 1.09, self.trick_drop
        place = _ROW[self.places[seat]] if self.trick_row else trick_offsets(self.places)[seat]
        return Pose(x + place[0] * across, y + place[1] * down, place[2], self.trick_width / BASE)

    def outwards(self, pose: Pose) -> Pose:
        """Return *pose*, that of an enlarged card of the trick, moved outwards to keep its distance from the others."""
        x, y = self.trick_centre
        more = (pose.scale * BASE - self.trick_width) / 2

        def away(off: float, by: float) -> float:
            return math.copysign(by, off) if abs(off) > _MIDDLE else 0.0

        return pose.moved(away(pose.x - x, more), away(pose.y - y, more * RATIO))

    @property
    def slot(self) -> FRect:
        """The place for the person's card."""
        pose = self.trick_pose(Seat.SOUTH)
        width, height = self.trick_width * 0.95, self.trick_width * RATIO * 0.95
        return FRect(pose.x - width / 2, pose.y - height / 2, width, height)

    def pile_pose(self, seat: Seat, index: int) -> Pose:
        """Return the pose of trick *index* of those taken by *seat*: below its plate, or beside it for North."""
        plate, place = self.plates[seat], self.places[seat]
        off = (_PILE_STEP if len(self.places) <= _FEW else _CLOSE_STEP) * index
        scale = PILE_WIDTH / BASE
        match place:
            case _ if place.across < 0:
                return Pose(plate.left + 36 + off, plate.bottom + 34, 6, scale, face_up=0.0)
            case _ if place.across > 0:
                return Pose(plate.right - 36 - off, plate.bottom + 34, -6, scale, face_up=0.0)
            case TablePlace.NORTH:
                return Pose(plate.right + 26 + off, plate.centery, 6, scale, face_up=0.0)
            case _ if len(self.places) > _FEW or (plate.bottom < self.hand.top and self.height < self.width):
                way = -1 if self.mirrored else 1
                edge = plate.left if self.mirrored else plate.right
                return Pose(edge + way * (26 + off), plate.centery, 6, scale, face_up=0.0)
            case _ if self.mirrored:
                return Pose(plate.right - 24 - off, plate.top - 66, -6, scale, face_up=0.0)
            case _:
                return Pose(plate.left + 24 + off, plate.top - 66, 6, scale, face_up=0.0)

    # -- the rest --------------------------------------------------------------------------------------------

    @property
    def ellipse(self) -> FRect:
        """The ring around the trick."""
        wide, high = self.trick_width * 5.68, self.trick_drop * 4.46
        if self.trick_row:
            high = self.trick_width * RATIO + self.trick_drop * 2 + _AROUND_ROW
        left, right = self.between
        wide = min(wide, right - left)
        x, y = self.trick_centre
        return FRect(x - wide / 2, y - high / 2, wide, high)

    @property
    def between(self) -> tuple[float, float]:
        """The left and the right end of the room between the seats at the sides."""
        seats = tuple(zip(self.places, self.plates, strict=True))
        left = max((plate.right for place, plate in seats if place.across < 0), default=0.0)
        right = min((plate.left for place, plate in seats if place.across > 0), default=self.width)
        return left, right

    @property
    def panel_width(self) -> float:
        """The width of a panel, at most: between the seats at the sides, if that is enough."""
        left, right = self.between
        between = right - left - 16
        return between if between >= _LEAST_PANEL else min(644.0, self.width - 24)

    @property
    def caption_beside_panel(self) -> float:
        """The width of the caption while a panel is open, which covers a part of it on a small table."""
        if not self.compact:
            return self.caption.width
        return min(self.caption.width, max(_LEAST_CAPTION, (self.width - self.panel_width) / 2 - 16))

    def panel(self, width: float, height: float, below: float = 0.0) -> FRect:
        """Return the place of a panel of that size over the trick, clear of the hand where there is room.

        Where the plates above leave enough, *below* units are free under it.
        """
        width = min(width, self.width - 24)
        left = (self.width - width) / 2
        floor = self.panel_top
        if self.score.colliderect(FRect(left, 0, width, self.height)):
            floor = max(floor, self.score.bottom + 6)
        room = self.panel_bottom - floor
        top = floor + max(0.0, min((room - height) / 2, room - height - below))
        top = max(8.0, min(top, self.height - height - 8))
        return FRect(left, top, width, height)

    @property
    def notice_width(self) -> float:
        """The width of a notice of three lines over the stakes, at most: beside the person's plate and the seal."""
        band = FRect(0, self.stakes.bottom - _NOTICE_HEIGHT, self.width, _NOTICE_HEIGHT)
        middle = self.stakes.centerx
        beside = [rect for rect in (self.plates[Seat.SOUTH], self.seal) if rect.colliderect(band)]
        sides = [rect.left - middle if rect.centerx > middle else middle - rect.right for rect in beside]
        half = min([(self.width - 80) / 2, *(side - 8 for side in sides)])
        return max(_LEAST_NOTICE, 2 * half)

    def bubble(self, seat: Seat, width: float) -> FRect:
        """Return the place of the words of *seat*: clear of the faces and of the words of the next seat."""
        plate, place = self.plates[seat], self.places[seat]
        if self.compact and place is not TablePlace.NORTH:
            return self._bubble_in(plate, place, width)
        across, top = place.across, plate.bottom + 10
        match place:
            case TablePlace.NORTH:
                left, top = plate.centerx - width / 2, plate.bottom + 8
            case TablePlace.SOUTH:
                across, top = 1 if self.mirrored else -1, plate.top - _BUBBLE - 8
                left = plate.left if across < 0 else plate.right - width
            case TablePlace.SOUTHWEST | TablePlace.SOUTHEAST if across == (1 if self.mirrored else -1):
                left = plate.right - width if across < 0 else plate.left
            case _:
                left = plate.left if across < 0 else plate.right - width
        return FRect(left, top, width, _BUBBLE)

    def _bubble_in(self, plate: FRect, place: TablePlace, width: float) -> FRect:
        """Return a place of words over the figures of *plate*, which say the same."""
        across = place.across or (1 if self.mirrored else -1)
        width = max(width, _OWN_FIGURES if place is TablePlace.SOUTH else _FIGURES)
        if place is TablePlace.SOUTH:
            left = plate.right - 16 - _OWN_FIGURES if across < 0 else plate.left + 16 + _OWN_FIGURES - width
            return FRect(left, plate.centery - 29, width, _BUBBLE)
        top = plate.bottom - _BUBBLE - 4
        if is_tall(plate):
            return FRect(plate.centerx - width / 2, top, width, _BUBBLE)
        face = min(plate.height, plate.width * 0.36) + 12
        left = plate.left + face if across < 0 else plate.right - face - width
        return FRect(left, max(plate.centery - 2, top), width, _BUBBLE)


def is_tall(plate: FRect) -> bool:
    """Return whether face, name and figures stand one below the other on *plate*."""
    return plate.height > max(plate.width * _TALL, _HIGH)


def trick_offsets(places: Sequence[TablePlace]) -> tuple[Offset, ...]:
    """Return the offset of every seat's card in a trick: steps to the right and down, and its turn in degrees."""
    offsets = {3: _TRIANGLE, 6: _RING}.get(len(places), _CROSS)
    return tuple(offsets[place] for place in places)


@dataclass(frozen=True, slots=True)
class DrawPlace:
    """Where two players draw their hands: the *panel*, the offered *card* on it, and the piles beside it."""

    panel: FRect
    card: Pose
    stock: Pose
    away: Pose


def draw_place(layout: Layout) -> DrawPlace:
    """Return the places for drawing cards, mirrored for the left hand."""
    rect = layout.panel(*(_SMALL_DRAW_PANEL if layout.compact else _DRAW_PANEL))
    rect.top = max(8.0, min(rect.top, layout.hand.top - _ABOVE_HAND - rect.height))
    width = _SMALL_OFFERED if layout.compact else _OFFERED
    near = rect.left + _EDGE + width / 2
    piles = rect.left - _BESIDE, rect.right + _BESIDE
    if layout.mirrored:
        near, piles = rect.right - _EDGE - width / 2, (piles[1], piles[0])
    stock, away = (Pose(x, rect.centery, 0, BACK_WIDTH / BASE, face_up=0.0) for x in piles)
    return DrawPlace(rect, Pose(near, rect.centery, 0, width / BASE), stock, away)


def lay_mat(layout: Layout) -> tuple[FRect, ...]:
    """Return the parts of the mat of a plain theme: under the trick, clear of everything around it.

    Where score, tools or the person's plate leave too little room beside the card opposite or the person's, it has two
    parts: a narrow one under these two cards and a wide one under the others.
    """
    whole, reach = _whole(layout), _reach(layout) + _MAT_AIR / 2
    beside = [one for one in _corners(layout) if one.inflate(_MAT_AIR, 2 * _MAT_AIR).colliderect(whole)]
    if not beside:
        return (whole,)
    middle = layout.ellipse.centerx
    half = min(abs((one.right if one.centerx < middle else one.left) - middle) for one in beside)
    narrow = FRect(middle - half + _MAT_EDGE, whole.top, 2 * half - 2 * _MAT_EDGE, whole.height)
    if narrow.width >= 2 * reach:
        return (narrow,)
    own = layout.plates[Seat.SOUTH]
    low = max([whole.top, *(one.bottom + _MAT_EDGE for one in beside if one is not own)])
    high = min([whole.bottom, *(one.top - _MAT_EDGE for one in beside if one is own)])
    wide = FRect(whole.left, low, whole.width, high - low)
    return (wide,) if layout.trick_row and _holds_row(wide, layout) else (wide, narrow)


def _whole(layout: Layout) -> FRect:
    """Return the mat as it is where nothing stands at its corners."""
    ring, (left, right) = layout.ellipse, layout.between
    half = min(
        max(ring.width * 0.36, _reach(layout) + _MAT_AIR / 2),
        ring.centerx - left - _MAT_AIR / 2,
        right - ring.centerx - _MAT_AIR / 2,
    )
    over = [one for one in layout.plates if one.centery < ring.top and abs(one.centerx - ring.centerx) < half]
    top = max([ring.top, *(one.bottom + _MAT_AIR for one in over)])
    bottom = min(ring.bottom, layout.stakes.top - _MAT_AIR / 2)
    own = layout.plates[Seat.SOUTH]
    if own.top > layout.slot.bottom + _MAT_AIR:
        bottom = min(bottom, own.top - _MAT_AIR / 2)
    return FRect(ring.centerx - half, top, 2 * half, bottom - top)


def _corners(layout: Layout) -> list[FRect]:
    """Return what may stand in the corners of the mat: score, tools, the person's plate, the caption."""
    corners, middle = [layout.score, layout.tools, layout.plates[Seat.SOUTH]], layout.ellipse.centerx
    free = min(abs(edge - middle) for edge in (layout.caption.left, layout.caption.right))
    if layout.trick_row and free > layout.trick_width * _MIDDLE_TWO + _MAT_EDGE:
        corners.append(layout.caption)
    return corners


def _holds_row(wide: FRect, layout: Layout) -> bool:
    """Return whether the cards of a row lie on the *wide* mat alone."""
    half, middle = layout.trick_drop + layout.trick_width * RATIO / 2, layout.trick_centre[1]
    return wide.top + _MAT_EDGE <= middle - half <= middle + half <= wide.bottom - _MAT_EDGE / 2


def _reach(layout: Layout) -> float:
    """Return how far the cards of a trick reach to the left or to the right of its middle."""
    reaches = [0.0]
    for seat in range(len(layout.plates)):
        pose = layout.trick_pose(Seat(seat))
        turn = math.radians(abs(pose.angle))
        half = layout.trick_width / 2 * (math.cos(turn) + RATIO * math.sin(turn))
        reaches.append(abs(pose.x - layout.trick_centre[0]) + half)
    return max(reaches)

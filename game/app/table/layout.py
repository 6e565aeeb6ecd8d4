"""Where everything lies on the table, for the room there is; all in design units."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.table.places import Place
from game.rules.seats import Seat

Offset: TypeAlias = tuple[float, float, float]
BASE = 100.0  # a card of scale 1 is this wide
RATIO = 1.4
BACK_WIDTH = 62.0
PILE_WIDTH = 32.0
_PILE_STEP, _CLOSE_STEP = 9.0, 5.0  # from one trick of a pile to the next, with few players and with more
_FEW = 4
_LEAST_PANEL = 470.0  # between the seats at the sides
_BUBBLE = 36.0
_AROUND_ROW = 20.0  # by so much the ring is higher than the cards
_FIGURES, _OWN_FIGURES = 84.0, 68.0  # the figures on a plate are at most so wide, and those on the person's
_TALL, _HIGH = 0.55, 112.0  # of its width, and in units: a plate that is higher has its face above the name
_NOTICE_HEIGHT = 92.0
_LEAST_CAPTION = 126.0
_LEAST_NOTICE = 300.0
_ASIDE = 1.0  # units: what is nearer to the middle lies in it
_CLOSED = 0.11  # of a card's width: so much of each card shows in a closed fan
# how far a card of the trick lies off the middle, in steps aside and up, and by how many degrees it is turned
_CROSS: Mapping[Place, Offset] = {
    Place.SOUTH: (0.0, 1.0, 0.0),
    Place.WEST: (-1.0, 0.0, 5.0),
    Place.NORTH: (0.0, -1.0, 1.5),
    Place.EAST: (1.0, 0.0, -4.0),
}
# where there is more room aside than above and below: side by side, the person's card lower than the one opposite
_ROW: Mapping[Place, Offset] = {
    Place.SOUTH: (0.5, 1.0, 0.0),
    Place.WEST: (-1.5, 0.4, 3.0),
    Place.NORTH: (-0.5, -1.0, 1.5),
    Place.EAST: (1.5, 0.4, -3.0),
}
_TRIANGLE: Mapping[Place, Offset] = {
    Place.SOUTH: (0.0, 0.66, 0.0),
    Place.WEST: (-1.0, -0.34, 5.0),
    Place.EAST: (1.0, -0.34, -4.0),
}
_RING: Mapping[Place, Offset] = {
    Place.SOUTH: (0.0, 1.12, 0.0),
    Place.SOUTHWEST: (-1.0, 0.98, -3.0),
    Place.NORTHWEST: (-1.0, -0.98, 3.0),
    Place.NORTH: (0.0, -1.12, 1.5),
    Place.NORTHEAST: (1.0, -0.98, -3.0),
    Place.SOUTHEAST: (1.0, 0.98, 3.0),
}


@dataclass(frozen=True, slots=True)
class HandPlace:
    """How the person's hand lies: the middle of its middle card, how wide the cards are, and the *room* for all.

    Neighbours are at most *most* of a card's width apart; *turn* is by how many degrees a card is turned for every
    unit it is off the middle, 0 in a straight row. *from_right*: the leftmost card lies on top, as in a fan that is
    held in the right hand. A chosen card rises by *lift*; one that may not be played lies lower by *sink*, and those
    that may have an outline as thick as *frame*.
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
        """Return where card *index* of *count*, from the left, lies."""
        return self._in_fan(index, count, min(self.width * self.most, (self.room - self.width) / max(1, count - 1)))

    def closed(self, index: int, count: int) -> Pose:
        """Return where that card lies while the fan is closed, as cards come in."""
        return self._in_fan(index, count, self.width * _CLOSED)

    def _in_fan(self, index: int, count: int, step: float) -> Pose:
        off = (index - (count - 1) / 2) * step
        angle = off * self.turn
        drop = (1 - math.cos(math.radians(angle))) / math.radians(self.turn) if self.turn else 0.0
        return Pose(self.x + off, self.y + drop, -angle, self.width / BASE)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of a table; *places* and *plates* by seat.

    *compact*: little room, or a large UI size. *mirrored*: for a left hand; what the person reaches for is at the left.
    *trick_row*: the cards of a trick lie side by side, not in a cross.
    """

    width: float
    height: float
    compact: bool
    mirrored: bool
    score: FRect
    tools: FRect
    caption: FRect
    places: tuple[Place, ...]
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
        """Return where card *index* of *count* lies in the fan of backs behind the plate of *seat*."""
        plate = self.plates[seat]
        step = min(11.5, plate.width / 22)
        off = index - (count - 1) / 2
        drop = 0.24 * off * off
        return Pose(plate.centerx + off * step, plate.top - 22 + drop, -off * 2.4, BACK_WIDTH / BASE, face_up=0.0)

    def spot(self, seat: Seat) -> tuple[float, float]:
        """Return the point that stands for *seat*: where cards come from and go to."""
        if self.places[seat] is Place.SOUTH:
            return self.width / 2, self.height + 60
        return self.plates[seat].center

    # -- the trick -------------------------------------------------------------------------------------------

    def trick_pose(self, seat: Seat) -> Pose:
        """Return where the card of *seat* lies in the trick."""
        x, y = self.trick_centre
        aside, above = self.trick_width * 1.09, self.trick_drop
        place = _ROW[self.places[seat]] if self.trick_row else trick_offsets(self.places)[seat]
        return Pose(x + place[0] * aside, y + place[1] * above, place[2], self.trick_width / BASE)

    def outwards(self, pose: Pose) -> Pose:
        """Return where a card of the trick that is larger lies: so far out that it comes no nearer to the others."""
        x, y = self.trick_centre
        more = (pose.scale * BASE - self.trick_width) / 2

        def away(off: float, by: float) -> float:
            return math.copysign(by, off) if abs(off) > _ASIDE else 0.0

        return pose.moved(away(pose.x - x, more), away(pose.y - y, more * RATIO))

    @property
    def slot(self) -> FRect:
        """The place that waits for the person's card."""
        pose = self.trick_pose(Seat.SOUTH)
        width, height = self.trick_width * 0.95, self.trick_width * RATIO * 0.95
        return FRect(pose.x - width / 2, pose.y - height / 2, width, height)

    def pile_pose(self, seat: Seat, index: int) -> Pose:
        """Return where the trick *index* that *seat* has taken lies: below its plate, beside that of North."""
        plate, place = self.plates[seat], self.places[seat]
        off = (_PILE_STEP if len(self.places) <= _FEW else _CLOSE_STEP) * index
        scale = PILE_WIDTH / BASE
        match place:
            case _ if place.across < 0:
                return Pose(plate.left + 36 + off, plate.bottom + 34, 6, scale, face_up=0.0)
            case _ if place.across > 0:
                return Pose(plate.right - 36 - off, plate.bottom + 34, -6, scale, face_up=0.0)
            case Place.NORTH:
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
        """The ring drawn on the felt around the trick."""
        wide, high = self.trick_width * 5.68, self.trick_drop * 4.46
        if self.trick_row:
            high = self.trick_width * RATIO + self.trick_drop * 2 + _AROUND_ROW
        left, right = self.between
        wide = min(wide, right - left)
        x, y = self.trick_centre
        return FRect(x - wide / 2, y - high / 2, wide, high)

    @property
    def between(self) -> tuple[float, float]:
        """Where the room between the seats at the sides begins and ends."""
        seats = tuple(zip(self.places, self.plates, strict=True))
        left = max((plate.right for place, plate in seats if place.across < 0), default=0.0)
        right = min((plate.left for place, plate in seats if place.across > 0), default=self.width)
        return left, right

    @property
    def panel_width(self) -> float:
        """The widest a panel may be: between the seats at the sides, where that leaves it enough room."""
        left, right = self.between
        between = right - left - 16
        return between if between >= _LEAST_PANEL else min(644.0, self.width - 24)

    @property
    def caption_beside_panel(self) -> float:
        """How wide the caption may be while a panel is open, which lies over a part of its room on a small table."""
        if not self.compact:
            return self.caption.width
        return min(self.caption.width, max(_LEAST_CAPTION, (self.width - self.panel_width) / 2 - 16))

    def panel(self, width: float, height: float, below: float = 0.0) -> FRect:
        """Return a panel of that size over the trick, kept clear of the hand where there is room.

        So much is free *below* it if the plates above leave enough.
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
        """The widest a sentence over the stakes may stand, in three lines: beside the person's plate and the seal."""
        band = FRect(0, self.stakes.bottom - _NOTICE_HEIGHT, self.width, _NOTICE_HEIGHT)
        middle = self.stakes.centerx
        beside = [rect for rect in (self.plates[Seat.SOUTH], self.seal) if rect.colliderect(band)]
        sides = [rect.left - middle if rect.centerx > middle else middle - rect.right for rect in beside]
        half = min([(self.width - 80) / 2, *(side - 8 for side in sides)])
        return max(_LEAST_NOTICE, 2 * half)

    def bubble(self, seat: Seat, width: float) -> FRect:
        """Return where the words of *seat* are shown: over no face, and not over what the next one is told."""
        plate, place = self.plates[seat], self.places[seat]
        if self.compact and place is not Place.NORTH:
            return self._bubble_in(plate, place, width)
        across, top = place.across, plate.bottom + 10
        match place:
            case Place.NORTH:
                left, top = plate.centerx - width / 2, plate.bottom + 8
            case Place.SOUTH:
                across, top = 1 if self.mirrored else -1, plate.top - _BUBBLE - 8
                left = plate.left if across < 0 else plate.right - width
            case Place.SOUTHWEST | Place.SOUTHEAST if across == (1 if self.mirrored else -1):
                left = plate.right - width if across < 0 else plate.left
            case _:
                left = plate.left if across < 0 else plate.right - width
        return FRect(left, top, width, _BUBBLE)

    def _bubble_in(self, plate: FRect, place: Place, width: float) -> FRect:
        """Return the place of words over the figures of *plate*, all of which they hide: they say the same."""
        across = place.across or (1 if self.mirrored else -1)
        width = max(width, _OWN_FIGURES if place is Place.SOUTH else _FIGURES)
        if place is Place.SOUTH:
            left = plate.right - 16 - _OWN_FIGURES if across < 0 else plate.left + 16 + _OWN_FIGURES - width
            return FRect(left, plate.centery - 29, width, _BUBBLE)
        top = plate.bottom - _BUBBLE - 4
        if is_tall(plate):
            return FRect(plate.centerx - width / 2, top, width, _BUBBLE)
        aside = min(plate.height, plate.width * 0.36) + 12
        left = plate.left + aside if across < 0 else plate.right - aside - width
        return FRect(left, max(plate.centery - 2, top), width, _BUBBLE)


def is_tall(plate: FRect) -> bool:
    """Whether face, name and figures stand below each other on *plate*."""
    return plate.height > max(plate.width * _TALL, _HIGH)


def trick_offsets(places: Sequence[Place]) -> tuple[Offset, ...]:
    """Return how the card of every seat lies in a trick: steps aside, steps down, and its turn in degrees."""
    offsets = {3: _TRIANGLE, 6: _RING}.get(len(places), _CROSS)
    return tuple(offsets[place] for place in places)

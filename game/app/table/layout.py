"""Where everything lies on the table, for the room there is; all in design units."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import FRect

from game.app.motion import Pose
from game.rules.seats import Seat

BASE = 100.0  # a card of scale 1 is this wide
RATIO = 1.4
HAND_WIDTH = 136.0
BACK_WIDTH = 62.0
PILE_WIDTH = 32.0
TRICK_WIDTH = 112.0
PLATE_HEIGHT = 68.0
LIFT = 28.0
COMPACT_BELOW = (1100.0, 640.0)


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of a table for four; *compact* is the arrangement for little room or a large UI size."""

    width: float
    height: float
    compact: bool
    score: FRect
    tools: FRect
    caption: FRect
    plates: tuple[FRect, FRect, FRect, FRect]
    stakes: FRect
    seal: FRect
    hand_y: float
    hand_width: float
    trick_width: float
    trick_centre: tuple[float, float]
    trick_drop: float
    panel_top: float
    panel_bottom: float

    # -- the person's hand -----------------------------------------------------------------------------------

    @property
    def hand_top(self) -> float:
        """The upper edge of the middle card of the hand."""
        return self.hand_y - self.hand_width * RATIO / 2

    def hand_pose(self, index: int, count: int) -> Pose:
        """Return where card *index* of *count* lies in the person's fan."""
        step, turn = self._hand_step(count)
        off = index - (count - 1) / 2
        angle = off * turn
        drop = step / math.radians(turn) * (1 - math.cos(math.radians(angle))) if turn else 0.0
        return Pose(self.width / 2 + off * step, self.hand_y + drop, -angle, self.hand_width / BASE)

    def _hand_step(self, count: int) -> tuple[float, float]:
        """Return how far apart the cards of the fan are, and by how many degrees each is turned."""
        aside = 0 if self.compact else 236
        room = self.width - 2 * max(aside, 28) - self.hand_width
        most = self.hand_width * (0.44 if count < 13 else 0.41)
        if self.compact:
            most = self.hand_width * 0.56
        step = min(most, room / max(1, count - 1))
        return step, 0.0 if self.compact else step / 40

    # -- the others' hands -----------------------------------------------------------------------------------

    def back_pose(self, seat: Seat, index: int, count: int) -> Pose:
        """Return where card *index* of *count* lies in the fan of backs behind the plate of *seat*."""
        plate = self.plates[seat]
        off = index - (count - 1) / 2
        drop = 0.24 * off * off
        return Pose(plate.centerx + off * 11.5, plate.top - 22 + drop, -off * 2.4, BACK_WIDTH / BASE, face_up=0.0)

    def spot(self, seat: Seat) -> tuple[float, float]:
        """Return the point that stands for *seat*: where cards come from and go to."""
        if seat is Seat.SOUTH:
            return self.width / 2, self.height + 60
        return self.plates[seat].center

    # -- the trick -------------------------------------------------------------------------------------------

    def trick_pose(self, seat: Seat) -> Pose:
        """Return where the card of *seat* lies in the trick."""
        x, y = self.trick_centre
        aside, above = self.trick_width * 1.09, self.trick_drop
        place = {
            Seat.SOUTH: (0.0, above, 0.0),
            Seat.WEST: (-aside, 0.0, 5.0),
            Seat.NORTH: (0.0, -above, 1.5),
            Seat.EAST: (aside, 0.0, -4.0),
        }[seat]
        return Pose(x + place[0], y + place[1], place[2], self.trick_width / BASE)

    @property
    def slot(self) -> FRect:
        """The place that waits for the person's card."""
        pose = self.trick_pose(Seat.SOUTH)
        width, height = self.trick_width * 0.95, self.trick_width * RATIO * 0.95
        return FRect(pose.x - width / 2, pose.y - height / 2, width, height)

    def pile_pose(self, seat: Seat, index: int) -> Pose:
        """Return where the trick *index* that *seat* has taken lies."""
        plate = self.plates[seat]
        off = 9.0 * index
        scale = PILE_WIDTH / BASE
        match seat:
            case Seat.WEST:
                return Pose(plate.right + 26 + off, plate.centery + 2, 6, scale, face_up=0.0)
            case Seat.EAST:
                return Pose(plate.left - 26 - off, plate.centery + 2, -6, scale, face_up=0.0)
            case Seat.NORTH:
                return Pose(plate.right + 26 + off, plate.centery, 6, scale, face_up=0.0)
            case _:
                return Pose(plate.left + 24 + off, plate.top - 66, 6, scale, face_up=0.0)

    # -- the rest --------------------------------------------------------------------------------------------

    @property
    def ellipse(self) -> FRect:
        """The ring drawn on the felt around the trick."""
        wide, high = self.trick_width * 5.68, self.trick_drop * 4.46
        x, y = self.trick_centre
        return FRect(x - wide / 2, y - high / 2, wide, high)

    @property
    def panel_width(self) -> float:
        """The widest a panel may be: between the seats at the sides, where that leaves it enough room."""
        between = self.plates[Seat.EAST].left - self.plates[Seat.WEST].right - 32
        return between if between >= 600 else min(644.0, self.width - 24)

    def panel(self, width: float, height: float) -> FRect:
        """Return a panel of that size over the trick, kept clear of the hand where there is room."""
        width = min(width, self.width - 24)
        room = self.panel_bottom - self.panel_top
        top = self.panel_top + max(0.0, (room - height) / 2)
        top = max(8.0, min(top, self.height - height - 8))
        return FRect((self.width - width) / 2, top, width, height)

    def bubble(self, seat: Seat, width: float) -> FRect:
        """Return where the words of *seat* are shown."""
        plate = self.plates[seat]
        height = 36.0
        match seat:
            case Seat.NORTH:
                left, top = plate.centerx - width / 2, plate.bottom + 8
            case Seat.SOUTH:
                left, top = plate.left, plate.top - 92
            case Seat.WEST:
                left, top = plate.left, plate.bottom + 10
            case _:
                left, top = plate.right - width, plate.bottom + 10
        return FRect(left, top, width, height)


def lay_out(width: float, height: float) -> Layout:
    """Return the arrangement for *width* x *height*."""
    compact = width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1]
    return _compact(width, height) if compact else _roomy(width, height)


def _roomy(width: float, height: float) -> Layout:
    margin = 24.0
    middle = height * 0.515
    side = 264.0
    plates = (
        FRect(margin, height - 94, 208, 70),
        FRect(margin, middle - PLATE_HEIGHT / 2, side, PLATE_HEIGHT),
        FRect(width / 2 - 140, 96, 280, PLATE_HEIGHT),
        FRect(width - margin - side, middle - PLATE_HEIGHT / 2, side, PLATE_HEIGHT),
    )
    hand_y = height - 96 - min(14.0, max(0.0, (height - 740) / 5))
    stakes_y = hand_y - HAND_WIDTH * RATIO / 2 - 56
    top, bottom = plates[Seat.NORTH].bottom + 18, stakes_y - 24
    card = min(TRICK_WIDTH, max(76.0, (bottom - top - 8) / 2 / RATIO))
    return Layout(
        width=width,
        height=height,
        compact=False,
        score=FRect(margin, margin, 364, 156),
        tools=FRect(width - margin - 366, margin, 366, 66),
        caption=FRect(width - margin - 420, margin + 70, 418, 26),
        plates=plates,
        stakes=FRect(width / 2 - 290, stakes_y - 18, 580, 36),
        seal=FRect(width - margin - 176, height - 98, 176, 76),
        hand_y=hand_y,
        hand_width=HAND_WIDTH,
        trick_width=card,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=card * RATIO / 2 + 4,
        panel_top=plates[Seat.NORTH].bottom + 14,
        panel_bottom=hand_y - HAND_WIDTH * RATIO / 2 - 14,
    )


def _compact(width: float, height: float) -> Layout:
    margin = 12.0
    score_width = min(254.0, width * 0.29)
    hand_width = min(114.0, height * 0.2)
    hand_y = height - hand_width * RATIO / 2 - 6
    hand_top = hand_y - hand_width * RATIO / 2
    pill_top = hand_top - 84
    side_width = min(150.0, width * 0.17)
    side_height = max(96.0, min(140.0, pill_top - 160))
    side_top = 152.0
    plates = (
        FRect(margin, pill_top, min(250.0, width * 0.28), 60),
        FRect(margin, side_top, side_width, side_height),
        FRect(width / 2 - 128, margin, 256, 60),
        FRect(width - margin - side_width, side_top, side_width, side_height),
    )
    stakes = FRect(width / 2 - width * 0.19, pill_top + 14, width * 0.38, 34)
    top, bottom = plates[Seat.NORTH].bottom + 14, stakes.top - 6
    card = min(TRICK_WIDTH, max(50.0, (bottom - top - 8) / 2 / RATIO))
    return Layout(
        width=width,
        height=height,
        compact=True,
        score=FRect(margin, margin, score_width, 130),
        tools=FRect(width - margin - score_width, margin, score_width, 66),
        caption=FRect(width - margin - score_width, margin + 70, score_width, 24),
        plates=plates,
        stakes=stakes,
        seal=FRect(width - margin - min(230.0, width * 0.28), pill_top, min(230.0, width * 0.28), 60),
        hand_y=hand_y,
        hand_width=hand_width,
        trick_width=card,
        trick_centre=(width / 2, (top + bottom) / 2),
        trick_drop=card * RATIO / 2 + 3,
        panel_top=plates[Seat.NORTH].bottom + 8,
        panel_bottom=hand_top - 8,
    )

"""Poses as values: where a thing is and how it lies, and every pose on the way to another one.

blend(start, end, 0.5)                     # half-way, straight
Arc(aside=0.1, height=0.8, turn=6)         # how a way differs from the straight one
along(start, end, 0.5, arc)                # half-way on it
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol, TypeAlias

Ease: TypeAlias = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Pose:
    """Where and how a thing lies: centre in design units, degrees anticlockwise, height above the table.

    *face_up* runs from 0 (back) to 1 (face): in between the thing is turning over.
    *lift* is its height above the table, 0 lying and 1 in a hand: the shadow falls that much deeper and softer.
    """

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    scale: float = 1.0
    face_up: float = 1.0
    alpha: float = 1.0
    lift: float = 0.0

    def moved(self, dx: float, dy: float) -> "Pose":
        """Return this pose *dx* to the right and *dy* down."""
        return replace(self, x=self.x + dx, y=self.y + dy) if dx or dy else self

    def turned(self, angle: float) -> "Pose":
        """Return this pose at *angle*."""
        return replace(self, angle=angle) if angle != self.angle else self

    def along_normal(self, distance: float) -> "Pose":
        """Return this pose *distance* up its own axis: a card pulled out of a fan."""
        radians = math.radians(self.angle)
        return self.moved(-math.sin(radians) * distance, -math.cos(radians) * distance)


class Posed(Protocol):
    """A thing that lies somewhere and can be moved."""

    pose: Pose


@dataclass(frozen=True, slots=True)
class Arc:
    """How a way differs half-way from the straight one.

    *aside*: to the left of it, as a share of its length; *height*: by how much higher; *turn*: by how many degrees.
    """

    aside: float = 0.0
    height: float = 0.0
    turn: float = 0.0


STRAIGHT = Arc()


def blend(start: Pose, end: Pose, share: float) -> Pose:
    """Return the pose *share* of the way from *start* to *end*."""
    return Pose(
        start.x + (end.x - start.x) * share,
        start.y + (end.y - start.y) * share,
        start.angle + (end.angle - start.angle) * share,
        start.scale + (end.scale - start.scale) * share,
        start.face_up + (end.face_up - start.face_up) * share,
        start.alpha + (end.alpha - start.alpha) * share,
        start.lift + (end.lift - start.lift) * share,
    )


def along(start: Pose, end: Pose, share: float, arc: Arc) -> Pose:
    """Return the pose *share* of the way from *start* to *end* on an *arc*."""
    pose = blend(start, end, share)
    if arc is STRAIGHT:
        return pose
    swell = math.sin(math.pi * share)
    aside = arc.aside * swell
    return Pose(
        pose.x + (end.y - start.y) * aside,
        pose.y - (end.x - start.x) * aside,
        pose.angle + arc.turn * swell,
        pose.scale,
        pose.face_up,
        pose.alpha,
        pose.lift + arc.height * swell,
    )


def linear(share: float) -> float:
    """Return *share*: no easing."""
    return share


def ease_out(share: float) -> float:
    """Return *share* eased so that movement starts fast and settles (cubic)."""
    return 1 - (1 - share) ** 3


def ease_in(share: float) -> float:
    """Return *share* eased so that movement starts slowly (quadratic): a thing that leaves."""
    return share * share


def ease_in_out(share: float) -> float:
    """Return *share* eased at both ends (cubic)."""
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2

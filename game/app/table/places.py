"""The places around the table: which seat is where, at tables of two to six.

seat_places(3)              # the person below, the next clockwise at the left, the last at the right
Place.NORTHWEST.across      # -1: at the left
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Place(StrEnum):
    """A direction from the middle of the table."""

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
        """Whether another place is at the same side of the table."""
        return self in _STACKED


_ACROSS: Mapping[Place, int] = {
    Place.SOUTHWEST: -1,
    Place.WEST: -1,
    Place.NORTHWEST: -1,
    Place.NORTHEAST: 1,
    Place.EAST: 1,
    Place.SOUTHEAST: 1,
}
_STACKED = frozenset({Place.SOUTHWEST, Place.NORTHWEST, Place.NORTHEAST, Place.SOUTHEAST})
_TABLES: Mapping[int, tuple[Place, ...]] = {
    2: (Place.SOUTH, Place.NORTH),
    3: (Place.SOUTH, Place.WEST, Place.EAST),
    4: (Place.SOUTH, Place.WEST, Place.NORTH, Place.EAST),
    6: (Place.SOUTH, Place.SOUTHWEST, Place.NORTHWEST, Place.NORTH, Place.NORTHEAST, Place.SOUTHEAST),
}


def seat_places(players: int) -> tuple[Place, ...]:
    """Return the place of every seat, clockwise from the person, who always sits below."""
    return _TABLES[players]

"""Who sits where: seats count clockwise from the person at South."""

from enum import IntEnum
from typing import Literal

from game.words import _

Rotation = Literal["clockwise", "counterclockwise"]
Grouping = Literal["pairs", "solo", "trios"]


class Seat(IntEnum):
    """A place at the table, counted clockwise; of a table of four: South, West, North, East."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3
    FIFTH = 4
    SIXTH = 5

    __hash__ = int.__hash__


class Side(IntEnum):
    """Seats that score together; side 0 is the person's."""

    WE = 0
    THEY = 1
    THIRD = 2
    FOURTH = 3
    FIFTH = 4
    SIXTH = 5

    __hash__ = int.__hash__


SEATS: tuple[Seat, ...] = tuple(Seat)
SIDES: tuple[Side, ...] = tuple(Side)


def count_sides(players: int, grouping: Grouping) -> int:
    """Return the number of sides of *players*."""
    size = {"solo": 1, "pairs": 2, "trios": 3}[grouping]
    return players // size


def compass(seat: Seat, players: int = 4) -> str:
    """Return the visible name of *seat* at a table of *players*."""
    names = {
        2: (_("South"), _("North")),
        3: (_("South"), _("West"), _("East")),
        4: (_("South"), _("West"), _("North"), _("East")),
        6: (_("South"), _("Southwest"), _("Northwest"), _("North"), _("Northeast"), _("Southeast")),
    }
    return names[players][seat]

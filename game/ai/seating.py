"""Who scores with whom, looked up once for every shape of table."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.rules.ruleset import RuleSet
from game.rules.seats import SEATS, SIDES, Grouping, Seat, Side, count_sides


class Seating(NamedTuple):
    """*side* and *partners* by seat, *members* by side."""

    side: tuple[Side, ...]
    partners: tuple[tuple[Seat, ...], ...]
    members: tuple[tuple[Seat, ...], ...]
    seats: tuple[Seat, ...]
    sides: tuple[Side, ...]


def seating_of(rules: RuleSet) -> Seating:
    """Return who scores with whom at the table of *rules*."""
    return _seating(rules.players, rules.sides)


@cache
def _seating(players: int, grouping: Grouping) -> Seating:
    count = count_sides(players, grouping)
    seats, sides = SEATS[:players], SIDES[:count]
    members = tuple(seats[side::count] for side in sides)
    side_of = tuple(SIDES[seat % count] for seat in seats)
    partners = tuple(tuple(one for one in members[side_of[seat]] if one is not seat) for seat in seats)
    return Seating(side_of, partners, members, seats, sides)

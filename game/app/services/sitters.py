"""The people who sit at the table with the person: names and faces, by seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.ruleset import RuleSet
from game.rules.seats import Seat


class Sitter(NamedTuple):
    """Somebody with a *name* and the picture of a *face*."""

    name: str
    face: str


RUTH = Sitter("Ruth", "ruth")
_OTHERS = (
    Sitter("Walter", "walter"),
    Sitter("Jasper", "jasper"),
    Sitter("Hazel", "hazel"),
    Sitter("Omar", "omar"),
    Sitter("Nora", "nora"),
)
_OLD_FRIEND = Seat.NORTH  # where Ruth sits when the person has no partner


def sitters(rules: RuleSet) -> Mapping[Seat, Sitter]:
    """Return who sits where at a table by *rules*: Ruth is the person's partner, if there is one."""
    person, *others = rules.seats
    partners = rules.partners(person)
    ruth = partners[0] if partners else _OLD_FRIEND
    rest = iter(_OTHERS)
    return {seat: RUTH if seat is ruth else next(rest) for seat in others}


def face_of(name: str) -> str | None:
    """Return the face of the sitter called *name*; None where nobody is."""
    return next((one.face for one in (RUTH, *_OTHERS) if one.name == name), None)

"""A moment of a deal that is made something of: what is told, where, and how far the telling has come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

MomentKind: TypeAlias = Literal[
    "spades_broken", "nil_broken", "nil_made", "made", "set", "boston", "penalty", "verdict", "won", "lost"
]


@dataclass(slots=True)
class Moment:
    """What is told to the whole table: a sign of its *kind* in the middle, and *words* under it.

    *points* are what it brings, *faces* who is honoured. A *fuse* of so many segments burns before the sign comes, as
    far as it is *burnt*. *coming* runs from 0 to 1 while it comes, *act* while its
    sign does what it does, *going* while it goes.
    """

    kind: MomentKind
    words: str = ""
    points: int | None = None
    faces: tuple[str, ...] = ()
    fuse: int = 0
    burnt: float = 0.0
    coming: float = 0.0
    act: float = 0.0
    going: float = 0.0

    def come(self, share: float) -> None:
        """Have come so far."""
        self.coming = share

    def burn(self, share: float) -> None:
        """Have burnt so far."""
        self.burnt = share

    def do(self, share: float) -> None:
        """Have done so much of what the sign does."""
        self.act = share

    def go(self, share: float) -> None:
        """Be gone so far."""
        self.going = share

    @property
    def alpha(self) -> float:
        """How much of it is seen."""
        return min(1.0, self.coming) * (1 - self.going)

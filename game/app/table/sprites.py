"""The things on the table that the animation moves: cards, bubbles, moments, the score while it is counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from game.app.motion.animation import AnimatedPose
from game.app.motion.pose import Pose
from game.cards import Card
from game.rules.scoring import Standing
from game.rules.seats import Seat, Side

_RISE = 8.0  # units that words come up from below
_CLOSE = 2.0  # degrees: a card whose angle differs by less is not turned gradually
MomentKind: TypeAlias = Literal[
    "spades_broken", "nil_broken", "nil_made", "made", "set", "boston", "penalty", "verdict", "won", "lost"
]


class CardSprite(AnimatedPose):
    """A card on the screen: face down while *card* is unknown."""

    __slots__ = ("_rested", "card")

    def __init__(self, card: Card | None, pose: Pose) -> None:
        super().__init__(pose)
        self.card = card
        self._rested = pose.angle

    def angle_to(self, home: float) -> float:
        """Return the angle at which the card is drawn on its way to the angle *home*: near it, *home* itself.

        When a fan closes up, every card turns by a hair, which nobody sees; but each new angle has to be rendered.
        As the cards start one after the other, so does their rendering.
        """
        shown = self.shown.angle
        if shown == home:
            self._rested = home
        return home if shown != self._rested and abs(shown - home) < _CLOSE else shown

    def appear(self, pose: Pose) -> None:
        """Go to *pose*, still invisible."""
        self.pose = replace(pose, alpha=0.0)

    def fade(self, alpha: float) -> None:
        """Become as opaque as *alpha*: 0 is invisible."""
        self.pose = replace(self.pose, alpha=alpha)


@dataclass(slots=True)
class Bubble:
    """Words of a seat, shown beside it for a while; *share* is how far they have come (0-1).

    *still* words only fade in.
    """

    seat: Seat
    text: str
    share: float = 1.0
    leaving: bool = False
    still: bool = False

    @property
    def rise(self) -> float:
        """The distance below their place, in units."""
        return 0.0 if self.leaving or self.still else _RISE * (1 - self.share)

    def come(self, share: float) -> None:
        """Set the *share* (0-1) by which it has come."""
        self.share = share

    def go(self, share: float) -> None:
        """Set the *share* (0-1) by which it has gone."""
        self.leaving = True
        self.share = 1 - share


@dataclass(slots=True)
class TableMoment:
    """An announcement to the whole table: a sign of its *kind* in the middle, and *words* under it.

    *points* is what it is worth, *faces* are those of the winners. Before the sign comes, a fuse of *fuse* segments
    burns, of which the share *burnt* is gone. *coming* runs from 0 to 1 while the moment comes, *act* while its sign
    moves, *going* while it goes.
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
        """Set the share (0-1) by which it has come."""
        self.coming = share

    def burn(self, share: float) -> None:
        """Set the share (0-1) of the fuse that has burnt."""
        self.burnt = share

    def do(self, share: float) -> None:
        """Set the share (0-1) of its movement that the sign has made."""
        self.act = share

    def go(self, share: float) -> None:
        """Set the share (0-1) by which it has gone."""
        self.going = share

    @property
    def alpha(self) -> float:
        """The opacity, 0 to 1."""
        return min(1.0, self.coming) * (1 - self.going)


@dataclass(slots=True)
class SideTally:
    """The *points* and *bags* of a side as far as they are counted; *gain* is what was added last.

    *flare* is the brightness of the burning end of the fuse, *burning* the burnt share of a full fuse (both 0-1).
    """

    points: float
    bags: float
    gain: int = 0
    flare: float = 0.0
    burning: float = 0.0


class ScoreTally:
    """The score of all sides while it is counted, from their standings *before* the deal."""

    def __init__(self, before: Sequence[Standing]) -> None:
        self.counts = [SideTally(float(standing.points), float(standing.bags)) for standing in before]

    def of(self, side: Side) -> SideTally:
        """Return the tally of *side*."""
        return self.counts[side]

    def adding(self, side: Side, points: int, bags: int = 0) -> Callable[[float], None]:
        """Return a function of the share done (0-1) that adds *points* and *bags* for *side*.

        It adds to the tally at the time of this call.
        """
        count = self.counts[side]
        first = count.points, count.bags
        count.gain = points or count.gain

        def add(share: float) -> None:
            count.points, count.bags = first[0] + points * share, first[1] + bags * share
            count.flare = 0.0 if share >= 1 or not bags else 1 - share

        return add

    def burning(self, side: Side, bags: int) -> Callable[[float], None]:
        """Return a function of the share done (0-1) that burns the fuse of *side*; at the end *bags* are added."""
        count = self.counts[side]
        first = count.bags

        def burn(share: float) -> None:
            done = share >= 1
            count.burning = count.flare = 0.0 if done else share
            count.bags = first + bags if done else first

        return burn

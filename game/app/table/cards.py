"""What moves on the table: cards, and the words of a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app.motion.animator import Follower
from game.app.motion.pose import Pose
from game.cards import Card
from game.rules.seats import Seat

_RISE = 8.0  # units that words come up from below
_CLOSE = 2.0  # degrees: who turns less than that on the way does not turn by and by


class CardSprite(Follower):
    """A card on the screen: face down while *card* is unknown."""

    __slots__ = ("_rested", "card")

    def __init__(self, card: Card | None, pose: Pose) -> None:
        super().__init__(pose)
        self.card = card
        self._rested = pose.angle

    def angle_to(self, home: float) -> float:
        """Return how it is drawn turned on its way to a place with the angle *home*: near that, at once as there.

        When a fan closes up every card turns by a hair, which nobody sees, and every angle has to be made. Cards begin
        to move one after the other, so they are made one after the other.
        """
        shown = self.shown.angle
        if shown == home:
            self._rested = home
        return home if shown != self._rested and abs(shown - home) < _CLOSE else shown

    def appear(self, pose: Pose) -> None:
        """Lie at *pose*, not yet to be seen."""
        self.pose = replace(pose, alpha=0.0)

    def fade(self, alpha: float) -> None:
        """Be seen through so much: 0 is not at all."""
        self.pose = replace(self.pose, alpha=alpha)


@dataclass(slots=True)
class Bubble:
    """Words of a seat, shown beside it for a while: how far they have come (0-1), and whether they are going.

    *still* words only fade in.
    """

    seat: Seat
    text: str
    share: float = 1.0
    leaving: bool = False
    still: bool = False

    @property
    def rise(self) -> float:
        """How many units they are below their place."""
        return 0.0 if self.leaving or self.still else _RISE * (1 - self.share)

    def come(self, share: float) -> None:
        """Be seen by a *share* (0-1)."""
        self.share = share

    def go(self, share: float) -> None:
        """Be gone by a *share* (0-1)."""
        self.leaving = True
        self.share = 1 - share

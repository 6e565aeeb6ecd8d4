"""The score while it is counted: points and bags on their way from what they were to what they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.rules.scoring import Standing
from game.rules.seats import Side


@dataclass(slots=True)
class Count:
    """The *points* and *bags* of a side as far as they are counted; *gain* is what was added last.

    *flare* is how bright the end of the fuse burns, *burning* how much of a full fuse has burnt away.
    """

    points: float
    bags: float
    gain: int = 0
    flare: float = 0.0
    burning: float = 0.0


class Tally:
    """The counts of all sides, from their standings *before* the deal."""

    def __init__(self, before: Sequence[Standing]) -> None:
        self.counts = [Count(float(standing.points), float(standing.bags)) for standing in before]

    def of(self, side: Side) -> Count:
        """Return the count of *side*."""
        return self.counts[side]

    def adding(self, side: Side, points: int, bags: int = 0) -> Callable[[float], None]:
        """Return what counts *points* and *bags* for *side*, told the share that is done; to be made in its turn."""
        count = self.counts[side]
        first = count.points, count.bags
        count.gain = points or count.gain

        def add(share: float) -> None:
            count.points, count.bags = first[0] + points * share, first[1] + bags * share
            count.flare = 0.0 if share >= 1 or not bags else 1 - share

        return add

    def burning(self, side: Side, bags: int) -> Callable[[float], None]:
        """Return what burns the fuse of *side*, told the share that is done; *bags* change when it has burnt."""
        count = self.counts[side]
        first = count.bags

        def burn(share: float) -> None:
            done = share >= 1
            count.burning = count.flare = 0.0 if done else share
            count.bags = first + bags if done else first

        return burn

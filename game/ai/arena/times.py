"""How long decisions took, as counts that can be added up without loss."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

Clock = Callable[[], int]
"""Returns nanoseconds from any fixed moment on."""

_BITS = 6  # of a time that are kept: steps of 3 %


class Times(msgspec.Struct, frozen=True):
    """Times in nanoseconds: how many of every length, rounded to 3 %, and the *slowest* exactly."""

    counts: dict[int, int] = {}
    slowest: int = 0

    def __add__(self, other: Times) -> Times:
        return Times(dict(Counter(self.counts) + Counter(other.counts)), max(self.slowest, other.slowest))

    @property
    def total(self) -> int:
        """How many times were taken."""
        return sum(self.counts.values())

    def quantile(self, part: float) -> int:
        """Return the time that *part* (0 to 1) of all do not exceed, to 3 %; 0 where none was taken."""
        wanted = part * self.total
        seen = 0
        for step in sorted(self.counts):
            seen += self.counts[step]
            if seen >= wanted:
                return min(_middle(step), self.slowest)
        return self.slowest


class Stopwatch:
    """Collects times one at a time."""

    def __init__(self) -> None:
        self._counts: Counter[int] = Counter()
        self._slowest = 0

    def note(self, nanoseconds: int) -> None:
        """Take in one time."""
        self._counts[_step(nanoseconds)] += 1
        self._slowest = max(self._slowest, nanoseconds)

    def times(self) -> Times:
        """Return what was taken in so far."""
        return Times(dict(self._counts), self._slowest)


def _step(nanoseconds: int) -> int:
    shift = max(0, nanoseconds.bit_length() - _BITS)
    return (shift << _BITS) | (nanoseconds >> shift)


def _middle(step: int) -> int:
    shift, top = divmod(step, 1 << _BITS)
    return (top << shift) + ((1 << shift) >> 1)

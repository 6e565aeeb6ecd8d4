"""What a player did in many deals: whole numbers only, so that they add up the same in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar

import msgspec
from msgspec.structs import astuple

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


class Bin(msgspec.Struct, frozen=True):
    """Cases of one kind: how many, the sum *foreseen* for them in thousandths, and the sum that *came*."""

    count: int = 0
    foreseen: int = 0
    came: int = 0

    def __add__(self, other: Bin) -> Bin:
        return Bin(self.count + other.count, self.foreseen + other.foreseen, self.came + other.came)

    @property
    def expected(self) -> float:
        """What was foreseen, on average."""
        return self.foreseen / 1000 / self.count if self.count else 0.0

    @property
    def average(self) -> float:
        """What came, on average."""
        return self.came / self.count if self.count else 0.0


class Counts(msgspec.Struct, frozen=True, kw_only=True):
    """How often things happened; *deals* counts a deal once for every side that the player sat on."""

    deals: int = 0
    contracts: int = 0
    sets: int = 0
    bags: int = 0
    nils: int = 0
    nils_made: int = 0
    blind_nils: int = 0
    blind_nils_made: int = 0
    blind_bids: int = 0
    blind_bids_made: int = 0
    decisions: int = 0
    illegal: int = 0
    forfeits: int = 0

    def __add__(self, other: Counts) -> Counts:
        sums = (one + two for one, two in zip(astuple(self), astuple(other), strict=True))
        return Counts(**dict(zip(self.__struct_fields__, sums, strict=True)))


class Fault(msgspec.Struct, frozen=True, order=True):
    """Why the game *number* was forfeited."""

    number: int
    reason: str


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What a player did.

    *bids* compares a seat's number with the tricks it took, *owed* a side's contract with those of the side;
    *tricks* and *nils* compare forecasts, in bins of half a trick and a tenth, with tricks taken and nils kept.
    *times* are by phase; *fault* is the first forfeit.
    """

    counts: Counts = Counts()
    bids: dict[int, Bin] = {}
    owed: dict[int, Bin] = {}
    tricks: dict[int, Bin] = {}
    nils: dict[int, Bin] = {}
    times: dict[str, Times] = {}
    fault: Fault | None = None

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            counts=self.counts + other.counts,
            bids=_joined(self.bids, other.bids, Bin()),
            owed=_joined(self.owed, other.owed, Bin()),
            tricks=_joined(self.tricks, other.tricks, Bin()),
            nils=_joined(self.nils, other.nils, Bin()),
            times=_joined(self.times, other.times, Times()),
            fault=min((one for one in (self.fault, other.fault) if one is not None), default=None),
        )

    @property
    def all_times(self) -> Times:
        """The times of all phases together."""
        return sum(self.times.values(), start=Times())


_Key = TypeVar("_Key", bound=Hashable)
_Sum = TypeVar("_Sum", Bin, Times)


def _joined(one: Mapping[_Key, _Sum], other: Mapping[_Key, _Sum], nothing: _Sum) -> dict[_Key, _Sum]:
    return {key: one.get(key, nothing) + other.get(key, nothing) for key in dict.fromkeys((*one, *other))}

"""How the value of each key of a rule set is read, written, and explained when it is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from game.cards import Card
from game.rules.stakes import Blind, Stakes

RuleValue: TypeAlias = int | bool | str | Stakes | tuple[int, int, int] | tuple[Card, ...] | tuple[Blind, ...] | None


class Kind(Protocol):
    """What a key may hold."""

    @property
    def allowed(self) -> str:
        """What may stand there, in words."""

    def read(self, raw: object) -> RuleValue:
        """Return the value that *raw*, as found in JSON, stands for; raise ValueError where it stands for none."""

    def holds(self, value: object) -> bool:
        """Whether *value* may stand there."""


def is_number(value: object) -> bool:
    """Whether *value* is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words or numbers."""

    values: tuple[str | int, ...]

    @property
    def allowed(self) -> str:
        """The values, with commas and an "or"."""
        names = [str(value) for value in self.values]
        return " or ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]

    def read(self, raw: object) -> RuleValue:
        """Return *raw* if it is one of the values."""
        for value in self.values:
            if raw == value and type(raw) is type(value):
                return value
        raise ValueError

    def holds(self, value: object) -> bool:
        """Whether *value* is one of the values."""
        return any(value == one and type(value) is type(one) for one in self.values)


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    allowed: str = "true or false"

    def read(self, raw: object) -> RuleValue:
        """Return *raw* if it is true or false."""
        if not isinstance(raw, bool):
            raise ValueError
        return raw

    def holds(self, value: object) -> bool:
        """Whether *value* is true or false."""
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number between two bounds, or, where *optional*, nothing."""

    low: int
    high: int
    optional: bool = False

    @property
    def allowed(self) -> str:
        """The bounds in words."""
        text = f"a whole number from {self.low} to {self.high}" if self.low < self.high else str(self.low)
        return f"null or {text}" if self.optional else text

    def read(self, raw: object) -> RuleValue:
        """Return *raw* if it lies within the bounds."""
        if not self.holds(raw):
            raise ValueError
        return raw if isinstance(raw, int) else None

    def holds(self, value: object) -> bool:
        """Whether *value* lies within the bounds."""
        if value is None:
            return self.optional
        return is_number(value) and isinstance(value, int) and self.low <= value <= self.high


LARGEST = 10_000


@dataclass(frozen=True, slots=True)
class Points:
    """A fixed count of point values in a list, or nothing."""

    count: int
    allowed: str

    def read(self, raw: object) -> RuleValue:
        """Return the points as stakes (two) or a tuple (three)."""
        if raw is None:
            return None
        if not isinstance(raw, list | tuple) or not self._fits(raw):
            raise ValueError
        points = [int(one) for one in raw]
        return Stakes(points[0], points[1]) if self.count == 2 else (points[0], points[1], points[2])

    def holds(self, value: object) -> bool:
        """Whether *value* has the right count of points, or is nothing."""
        return value is None or (isinstance(value, tuple) and self._fits(value))

    def _fits(self, value: list[object] | tuple[object, ...]) -> bool:
        return len(value) == self.count and all(Number(-LARGEST, LARGEST).holds(one) for one in value)


STAKES = Points(2, "[made, missed], such as [120, -60]")


@dataclass(frozen=True, slots=True)
class Cards:
    """A list of different cards."""

    allowed: str = 'a list of different cards such as ["BJ", "LJ", "2D"]'

    def read(self, raw: object) -> RuleValue:
        """Return the cards named in *raw*."""
        if not isinstance(raw, list | tuple):
            raise ValueError
        cards = tuple(one if isinstance(one, Card) else Card.parse(str(one)) for one in raw)
        if not self.holds(cards):
            raise ValueError
        return cards

    def holds(self, value: object) -> bool:
        """Whether *value* is a tuple of different cards."""
        return (
            isinstance(value, tuple) and all(isinstance(card, Card) for card in value) and len(set(value)) == len(value)
        )


@dataclass(frozen=True, slots=True)
class BlindTable:
    """Blind bids and what they score."""

    allowed: str = 'a table such as {"6": [120, -60]}, with numbers from 1 to 13'
    numbers: tuple[str, ...] = tuple(str(number) for number in range(1, 14))

    def read(self, raw: object) -> RuleValue:
        """Return the blind bids of *raw*, from the smallest number up."""
        if not isinstance(raw, dict):
            raise ValueError
        blinds = [self._blind(number, stakes) for number, stakes in raw.items()]
        table = tuple(sorted(blinds))
        if not self.holds(table):
            raise ValueError
        return table

    def _blind(self, number: object, stakes: object) -> Blind:
        read = STAKES.read(stakes)
        if not isinstance(read, Stakes) or str(number) not in self.numbers:
            raise ValueError
        return Blind(int(str(number)), read)

    def holds(self, value: object) -> bool:
        """Whether *value* is a table of different numbers in order."""
        if not isinstance(value, tuple) or not all(isinstance(one, Blind) for one in value):
            return False
        numbers = [blind.tricks for blind in value]
        stakes = [blind.stakes for blind in value]
        known = all(str(number) in self.numbers for number in numbers)
        return known and numbers == sorted(set(numbers)) and all(one and STAKES.holds(one) for one in stakes)

"""What may stand in a setting, besides the kinds of value that rules have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.rules.keys import Number
from game.rules.ruleset import RuleSet
from game.words import _


class Kind(Protocol):
    """What a setting may hold."""

    @property
    def allowed(self) -> str:
        """What may stand there, in words."""

    def read(self, raw: object) -> object:
        """Return the value that *raw*, as found in JSON, stands for; raise ValueError where it stands for none."""

    def holds(self, value: object) -> bool:
        """Whether *value* may stand there."""


@dataclass(frozen=True, slots=True)
class Text:
    """One line of at most *longest* characters."""

    longest: int

    @property
    def allowed(self) -> str:
        """The length in words."""
        return _("one line of at most {count} characters").format(count=self.longest)

    def read(self, raw: object) -> object:
        """Return *raw* if it is such a text."""
        return _held(self, raw)

    def holds(self, value: object) -> bool:
        """Whether *value* is such a text."""
        return isinstance(value, str) and len(value) <= self.longest and value.isprintable()


@dataclass(frozen=True, slots=True)
class SuitOrder:
    """The four suits in some order."""

    @property
    def allowed(self) -> str:
        """The letters in words."""
        return _("the letters C, D, H and S in any order, such as CDSH")

    def read(self, raw: object) -> object:
        """Return *raw* if it is such an order."""
        return _held(self, raw)

    def holds(self, value: object) -> bool:
        """Whether *value* is such an order."""
        return isinstance(value, str) and sorted(value) == ["C", "D", "H", "S"]


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height of a window."""

    least: int = 200
    most: int = 16_000

    @property
    def allowed(self) -> str:
        """The bounds in words."""
        text = _("[width, height], two whole numbers from {least} to {most}")
        return text.format(least=self.least, most=self.most)

    def read(self, raw: object) -> object:
        """Return the pair that the list *raw* holds."""
        return _held(self, tuple(raw) if isinstance(raw, list) else raw)

    def holds(self, value: object) -> bool:
        """Whether *value* is such a pair."""
        number = Number(self.least, self.most)
        return isinstance(value, tuple) and len(value) == 2 and all(number.holds(one) for one in value)


@dataclass(frozen=True, slots=True)
class Place:
    """A point of the desktop, or none: a screen may also stand left of the first one, or above it."""

    furthest: int = 32_000

    @property
    def allowed(self) -> str:
        """The bounds in words."""
        return _("null or [x, y], two whole numbers from −{furthest} to {furthest}").format(furthest=self.furthest)

    def read(self, raw: object) -> object:
        """Return the pair that the list *raw* holds, or None."""
        return _held(self, tuple(raw) if isinstance(raw, list) else raw)

    def holds(self, value: object) -> bool:
        """Whether *value* is such a pair, or nothing."""
        number = Number(-self.furthest, self.furthest)
        pair = isinstance(value, tuple) and len(value) == 2 and all(number.holds(one) for one in value)
        return value is None or pair


@dataclass(frozen=True, slots=True)
class Rules:
    """A table's own rules, or none."""

    @property
    def allowed(self) -> str:
        """The same in words."""
        return _("null or a set of rules")

    def read(self, raw: object) -> object:
        """Return the rules that *raw* says."""
        return None if raw is None else RuleSet.from_json(raw)

    def holds(self, value: object) -> bool:
        """Whether *value* is a rule set or nothing."""
        return value is None or isinstance(value, RuleSet)


def _held(kind: Kind, value: object) -> object:
    if not kind.holds(value):
        raise ValueError
    return value

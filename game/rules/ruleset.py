"""The rule set: every house rule of a table, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.rules.conflicts import conflicts
from game.rules.errors import RuleError
from game.rules.keys import RuleValue, Stakes
from game.rules.problems import RefusedRulesError, UnknownKey, WrongValue
from game.rules.rule_keys import KEYS, RuleKeys
from game.rules.seats import SEATS, SIDES, Seat, Side, count_sides
from game.words import _


@dataclass(frozen=True, kw_only=True)
class RuleSet(RuleKeys):
    """All the rules of a table; a house rule is `replace(CLASSIC, nil=50)`.

    Raises RuleError for a value that cannot be, or for values that cannot stand together.
    """

    def __post_init__(self) -> None:
        for name, key in KEYS.items():
            value = getattr(self, name)
            if not key.kind.holds(value):
                raise RefusedRulesError(WrongValue(name, value))
        for conflict in conflicts(self):
            raise RefusedRulesError(conflict)

    # Who sits and scores together ------------------------------------------------------------------

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the table, clockwise from South."""
        return SEATS[: self.players]

    @property
    def all_sides(self) -> tuple[Side, ...]:
        """The sides of the table, the person's first."""
        return SIDES[: self.side_count]

    @cached_property
    def side_count(self) -> int:
        """The number of sides."""
        return count_sides(self.players, self.sides)

    def side_of(self, seat: Seat) -> Side:
        """Return the side that *seat* scores for."""
        return SIDES[seat % self.side_count]

    def members(self, side: Side) -> tuple[Seat, ...]:
        """Return the seats of *side*, clockwise from South."""
        return self.seats[side :: self.side_count]

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats of *seat*'s side; none when playing solo."""
        return self._partners[seat]

    @cached_property
    def _partners(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple(tuple(one for one in self.members(self.side_of(seat)) if one is not seat) for seat in self.seats)

    def next_seat(self, seat: Seat) -> Seat:
        """Return whose turn comes after *seat*'s."""
        step = 1 if self.rotation == "clockwise" else -1
        return SEATS[(seat + step) % self.players]

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in the order of their turns, *seat* first."""
        step = 1 if self.rotation == "clockwise" else -1
        return tuple(SEATS[(seat + step * turn) % self.players] for turn in range(self.players))

    def first_after(self, dealer: Seat) -> Seat:
        """Return who bids first, and leads first unless a club does, when *dealer* has dealt."""
        step = {"left_of_dealer": 1, "dealer": 0, "right_of_dealer": -1}[self.first_seat]
        return SEATS[(dealer + step) % self.players]

    # Blind bids ------------------------------------------------------------------------------------

    def blind_stakes(self, tricks: int) -> Stakes | None:
        """Return what a blind bid of *tricks* wins and loses, or None if it is not offered."""
        return next((blind.stakes for blind in self.blind_bids if blind.tricks == tricks), None)

    # JSON and single values ------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """Return the rules as plain JSON values under the keys that are saved and shared."""
        return {name: key.kind.plain(getattr(self, name)) for name, key in KEYS.items()}

    @classmethod
    def from_json(cls, raw: object) -> RuleSet:
        """Return the rules of *raw*, a JSON object; missing keys are Classic's. Raises RuleError."""
        if not isinstance(raw, Mapping):
            raise RuleError(_("rules: cannot be {raw!r}; allowed is an object of keys and values").format(raw=raw))
        values: dict[str, Any] = {str(key): read_value(str(key), value) for key, value in raw.items()}
        return cls(**values)

    def changed(self, raw: Mapping[str, object]) -> RuleSet:
        """Return these rules with the keys of *raw*, JSON values, changed. Raises RuleError."""
        return RuleSet.from_json({**self.to_json(), **raw})

    def value(self, key: str) -> RuleValue:
        """Return the value of *key*; raise RuleError if there is no such key."""
        if key not in KEYS:
            raise RefusedRulesError(UnknownKey(key))
        value: RuleValue = getattr(self, key)
        return value

    def said(self, key: str, value: RuleValue) -> str:
        """Return the words for *value* of *key* in a sentence about these rules."""
        return KEYS[key].said(value, self)


def read_value(key: str, raw: object) -> RuleValue:
    """Return the value that *raw* stands for under *key*; raise RuleError naming key, value and what is allowed."""
    if key not in KEYS:
        raise RefusedRulesError(UnknownKey(key))
    try:
        return KEYS[key].kind.read(raw)
    except ValueError as error:
        raise RefusedRulesError(WrongValue(key, raw, str(error))) from None


def read_written(key: str, text: str) -> object:
    """Return the JSON value of *text*, written by a person for *key*; raise RuleError if it has none."""
    raw = KEYS[key].kind.read_text(text.replace("−", "-").replace("–", "-").strip())
    read_value(key, raw)
    return raw

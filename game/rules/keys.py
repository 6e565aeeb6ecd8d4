"""The kinds of values of rule keys, which read, check and write them, and the declaration of a key.

Every key is declared once, in `rule_keys.py`:

    bag_carry: bool = switch(True, code=34, title=later("After the penalty, the count of bags"), words=(...))

The functions at the end of this file make such declarations; the JSON of rules, their share codes, the rule page, what
it offers and what may be written there all ask the `Key` that they leave in the field.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, Protocol, TypeAlias, TypeGuard, TypeVar

from game.cards import Card
from game.rules.card_words import card_name
from game.words import _, later, listed, number, plural, signed


class Stakes(NamedTuple):
    """Points for a contract made and for one missed."""

    made: int
    missed: int


class Blind(NamedTuple):
    """A number of tricks that may be bid before the deal, and its stakes."""

    tricks: int
    stakes: Stakes


RuleValue: TypeAlias = int | bool | str | Stakes | tuple[int, int, int] | tuple[Card, ...] | tuple[Blind, ...] | None

LARGEST = 10_000  # points, won or lost
_NUMBER = re.compile(r"[+-]?\d+")
_MOST_NUMBERS = 40  # in a line that a person writes
_MOST_DIGITS = 9  # of such a number; no value has as many


# Kinds of values --------------------------------------------------------------------------------------------


class KeyKind(ABC):
    """What a key may hold; the methods after `holds` suit a word or a whole number."""

    writable: ClassVar[bool] = False  # there are more values than can be listed, so that a person may write one

    @property
    def allowed(self) -> str:
        """What may stand in a file, in words."""
        return self.allowed_as("null", str)

    @abstractmethod
    def allowed_as(self, nothing: str, named: Callable[[object], str]) -> str:
        """Return what may stand there in words, with *nothing* for the absence of a value and values as *named*."""

    @abstractmethod
    def read(self, raw: object) -> RuleValue:
        """Return the value that *raw*, as found in JSON, stands for; raise ValueError where it stands for none."""

    @abstractmethod
    def holds(self, value: object) -> bool:
        """Whether *value* may stand there."""

    def plain(self, value: RuleValue) -> object:
        """Return *value* as JSON has it."""
        return value

    def packed(self, raw: object) -> object:
        """Return *raw*, a JSON value, as a share code holds it."""
        return raw

    def unpacked(self, packed: object) -> object:
        """Return the JSON value that `packed` made short, or *packed* itself if it is no such value."""
        return packed

    def read_text(self, text: str) -> object:
        """Return the JSON value that a person means who writes *text*."""
        if not text:
            return None
        numbers = _numbers(text)
        return numbers[0] if len(numbers) == 1 and _NUMBER.fullmatch(text) else text


@dataclass(frozen=True, slots=True)
class OneOf(KeyKind):
    """One of some words or numbers, among which nothing may be."""

    values: tuple[str | int | None, ...]

    def allowed_as(self, nothing: str, named: Callable[[object], str]) -> str:
        """Return the values, with commas and an "or"."""
        return listed([nothing if value is None else named(value) for value in self.values], _(" or "))

    def read(self, raw: object) -> RuleValue:
        """Return *raw* if it is one of the values."""
        for value in self.values:
            if raw == value and type(raw) is type(value):
                return value
        raise ValueError

    def holds(self, value: object) -> bool:
        """Whether *value* is one of the values."""
        return any(value == one and type(value) is type(one) for one in self.values)

    def packed(self, raw: object) -> object:
        """Return the place of a word among the values; numbers stay."""
        return self.values.index(raw) if isinstance(raw, str) else raw

    def unpacked(self, packed: object) -> object:
        """Return the word in that place."""
        words = isinstance(self.values[0], str)
        return self.values[packed] if words and is_number(packed) and 0 <= packed < len(self.values) else packed


@dataclass(frozen=True, slots=True)
class Flag(KeyKind):
    """Yes or no."""

    def allowed_as(self, nothing: str, named: Callable[[object], str]) -> str:
        """Return the two."""
        return _("true or false")

    def read(self, raw: object) -> RuleValue:
        """Return *raw* if it is true or false."""
        if not isinstance(raw, bool):
            raise ValueError
        return raw

    def holds(self, value: object) -> bool:
        """Whether *value* is true or false."""
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Number(KeyKind):
    """A whole number between two bounds, or, where *optional*, nothing."""

    low: int
    high: int
    optional: bool = False
    writable: ClassVar[bool] = True

    def allowed_as(self, nothing: str, named: Callable[[object], str]) -> str:
        """Return the bounds in words."""
        text = _("a whole number from {low} to {high}").format(low=self.low, high=self.high)
        return _or_nothing(text, nothing if self.optional else "")

    def read(self, raw: object) -> RuleValue:
        """Return *raw* if it lies within the bounds."""
        if not self.holds(raw):
            raise ValueError
        return raw if isinstance(raw, int) else None

    def holds(self, value: object) -> bool:
        """Whether *value* lies within the bounds."""
        return self.optional if value is None else is_number(value) and self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class PointList(KeyKind):
    """Point values in a list of *count*, two or three, described in *words*; or nothing."""

    count: int
    words: str
    writable: ClassVar[bool] = True

    def allowed_as(self, nothing: str, named: Callable[[object], str]) -> str:
        """Return what the points are, and an example."""
        return _or_nothing(_(self.words), nothing)

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

    def _fits(self, value: Sequence[object]) -> bool:
        return len(value) == self.count and all(Number(-LARGEST, LARGEST).holds(one) for one in value)

    def plain(self, value: RuleValue) -> object:
        """Return the points as a list."""
        return list(value) if isinstance(value, tuple) else value

    def read_text(self, text: str) -> object:
        """Return the numbers in *text*."""
        return _numbers(text) or (text or None)


STAKES = PointList(2, later("[made, missed], such as [120, -60]"))


@dataclass(frozen=True, slots=True)
class Cards(KeyKind):
    """A list of different cards."""

    writable: ClassVar[bool] = True

    def allowed_as(self, nothing: str, named: Callable[[object], str]) -> str:
        """Return that, and an example."""
        return _('a list of different cards such as ["BJ", "LJ", "2D"]')

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

    def plain(self, value: RuleValue) -> object:
        """Return the names of the cards."""
        return [card.name for card in _cards(value)]

    def packed(self, raw: object) -> object:
        """Return the names as one text."""
        return "".join(raw) if isinstance(raw, list) else raw

    def unpacked(self, packed: object) -> object:
        """Return the names."""
        return [packed[at : at + 2] for at in range(0, len(packed), 2)] if isinstance(packed, str) else packed

    def read_text(self, text: str) -> object:
        """Return the words of *text*."""
        return text.replace(",", " ").upper().split()


@dataclass(frozen=True, slots=True)
class BlindTable(KeyKind):
    """Blind bids and what they score."""

    numbers: tuple[str, ...] = tuple(str(number) for number in range(1, 14))
    writable: ClassVar[bool] = True

    def allowed_as(self, nothing: str, named: Callable[[object], str]) -> str:
        """Return an example."""
        return _('a table such as {"6": [120, -60]}, with numbers from 1 to 13')

    def read(self, raw: object) -> RuleValue:
        """Return the blind bids of *raw*, from the smallest number up."""
        if not isinstance(raw, dict):
            raise ValueError
        table = tuple(sorted(self._blind(number, stakes) for number, stakes in raw.items()))
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
        known = all(str(number) in self.numbers for number in numbers)
        return (
            known and numbers == sorted(set(numbers)) and all(one.stakes and STAKES.holds(one.stakes) for one in value)
        )

    def plain(self, value: RuleValue) -> object:
        """Return the stakes of each number."""
        return {str(one.tricks): list(one.stakes) for one in _blinds(value)}

    def read_text(self, text: str) -> object:
        """Return the numbers of *text* three by three: tricks, points made, points missed."""
        numbers = _numbers(text)
        if not numbers and text:
            return text
        return {str(numbers[at]): numbers[at + 1 : at + 3] for at in range(0, len(numbers), 3)}


def is_number(value: object) -> TypeGuard[int]:
    """Whether *value* is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _or_nothing(text: str, nothing: str) -> str:
    return _("{nothing} or {allowed}").format(nothing=nothing, allowed=text) if nothing else text


def _numbers(text: str) -> list[int]:
    """Return the numbers in *text*, as many as anybody means."""
    return [int(one) for one in _NUMBER.findall(text)[:_MOST_NUMBERS] if len(one) <= _MOST_DIGITS]


def _cards(value: RuleValue) -> Iterator[Card]:
    return (one for one in value if isinstance(one, Card)) if isinstance(value, tuple) else iter(())


def _blinds(value: RuleValue) -> Iterator[Blind]:
    return (one for one in value if isinstance(one, Blind)) if isinstance(value, tuple) else iter(())


def either(won: int, lost: int) -> str:
    """Return what is *won* and what is *lost*: "+200 or −100"."""
    return _("{won} or {lost}").format(won=signed(won), lost=signed(lost))


def wanted(kind: KeyKind) -> str:
    """Return what a person may write under a key of *kind*, in words."""
    match kind:
        case Number(low, high):
            return _("a whole number from {low} to {high}").format(low=number(low), high=number(high))
        case Cards():
            return _("different cards by rank and suit")
        case BlindTable():
            return _("a number from 1 to 13 and its points, made and missed")
        case _:
            return _("points, the best first")


def example(kind: KeyKind) -> str:
    """Return an example of what may be written under a key of *kind*."""
    match kind:
        case Cards():
            return _("such as BJ LJ 2D 2S")
        case BlindTable():
            return _("such as 6: +120 / −60")
        case PointList(count):
            return _("such as +200 / −100") if count == 2 else _("such as +200 / +50 / −100")
        case _:
            return _("a number")


# Declarations -----------------------------------------------------------------------------------------------


class SeatingPlan(Protocol):
    """How many play and who with whom, on which some words depend."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def sides(self) -> str:
        """How they are grouped."""


ValueWords: TypeAlias = str | Callable[[SeatingPlan], str]  # marked by `later`, and translated when they are said
Said: TypeAlias = Callable[[RuleValue, SeatingPlan], str]


@dataclass(frozen=True, slots=True)
class Key:
    """The declaration of a key.

    *code* is its number in share codes, *kind* what it may hold, *usual* what is offered; *title* and what is *said* of
    a value read on as one sentence. *names* are what some values are called where they stand alone.
    """

    code: int
    kind: KeyKind
    title: str
    usual: tuple[RuleValue, ...]
    said: Said
    names: Mapping[object, str]

    def name(self, value: object) -> str:
        """Return the name of *value* outside a sentence of the rule page."""
        return _(self.names[value]) if value in self.names else str(value)


_C = TypeVar("_C", bound=int | str | None)
_N = TypeVar("_N", bound=int | None)
_V = TypeVar("_V", bound=RuleValue)
_NO_NAMES: Mapping[object, str] = {}


def choice(
    default: _C, *, code: int, title: str, words: Mapping[_C, ValueWords], names: Mapping[_C, str] | None = None
) -> _C:
    """Declare a key that holds one of the values for which there are *words*.

    Share codes hold the place of a word among them: a new one goes to the end.
    """
    values = tuple(words)
    return _declare(default, Key(code, OneOf(values), title, values, _by_value(words), dict((names or {}).items())))


def switch(default: bool, *, code: int, title: str, words: tuple[str, str]) -> bool:
    """Declare a key that is true or false, with the *words* for either."""
    said = _by_value({True: words[0], False: words[1]})
    return _declare(default, Key(code, Flag(), title, (True, False), said, _NO_NAMES))


def amount(
    default: _N,
    *,
    code: int,
    title: str,
    within: tuple[int, int],
    usual: tuple[_N, ...],
    words: str | tuple[str, str] | Mapping[int, str],
    none: str = "",
) -> _N:
    """Declare a key that holds a whole number *within* bounds, or also nothing where that is *usual*.

    The *words* have the field {n}, or {stakes} for what is won or lost; a pair is singular and plural. *none* is said
    of nothing, or of 0 where there is always a number.
    """
    kind = Number(*within, optional=None in usual)
    said = _by_value(words) if isinstance(words, Mapping) else _filled(words, none, zero=not kind.optional)
    return _declare(default, Key(code, kind, title, usual, said, _NO_NAMES))


def listing(default: _V, kind: KeyKind, *, code: int, title: str, usual: tuple[_V, ...], words: str, none: str) -> _V:
    """Declare a key that holds points, cards or blind bids, said in *words*, or *none*."""
    return _declare(default, Key(code, kind, title, usual, _filled(words, none), _NO_NAMES))


def _declare(default: _V, key: Key) -> _V:
    return field(default=default, metadata={"key": key})


def _by_value(words: Mapping[_C, ValueWords]) -> Said:
    def said(value: RuleValue, plan: SeatingPlan) -> str:
        found = next(text for one, text in words.items() if one == value)
        return _(found if isinstance(found, str) else found(plan))

    return said


def _filled(words: str | tuple[str, str], none: str, *, zero: bool = True) -> Said:
    def said(value: RuleValue, _plan: SeatingPlan) -> str:
        if none and (value is None or (not value and zero)):
            return _(none)
        text = _(words) if isinstance(words, str) else plural(*words, value if isinstance(value, int) else 0)
        return text.format_map(_fields(value))

    return said


def _fields(value: RuleValue) -> dict[str, str]:
    """Return what may stand in the words for *value*."""
    match value:
        case int():
            return {"n": number(value), "stakes": either(value, -value)}
        case Stakes(made, missed):
            return {"stakes": either(made, missed)}
        case (int(both), int(one), int(neither)):
            return {"both": signed(both), "one": signed(one), "neither": signed(neither)}
        case _:
            blinds = [
                _("Blind {n} for {stakes}").format(n=one.tricks, stakes=either(*one.stakes)) for one in _blinds(value)
            ]
            return {"cards": ", ".join(card_name(card) for card in _cards(value)), "bids": ", ".join(blinds)}

"""Values of rules as people write them: "+200 / −100", "BJ LJ 2D", "6: 120 / −60, 7: 140 / −140".

plain("ten_bid", Stakes(200, -100))         [200, -100], as JSON has it
written(Stakes(200, -100))                  "+200 / −100"
read_written("ten_bid", "200 / -100")       [200, -100]
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.cards import Card
from game.rules.keys import BlindTable, Cards, Kind, Number, Points, RuleValue
from game.rules.options import number, signed
from game.rules.ruleset import KEYS, read_value
from game.rules.stakes import Blind
from game.words import _

_NUMBER = re.compile(r"[+-]?\d+")
_MANY = 40  # numbers in a line; nobody means more
_LONG = 9  # digits; no value has as many


def plain(value: RuleValue) -> object:
    """Return *value* as JSON has it."""
    if not isinstance(value, tuple):
        return value
    blinds = [one for one in value if isinstance(one, Blind)]
    if blinds:
        return {str(one.tricks): list(one.stakes) for one in blinds}
    return [one.name if isinstance(one, Card) else one for one in value]


def raw_of(key: str, value: RuleValue) -> object:
    """Return *value* of *key* as JSON has it: an empty table of blind bids is no list."""
    return {} if key == "blind_bids" and not value else plain(value)


def written(value: RuleValue) -> str:
    """Return how *value* would be written; empty where there is nothing."""
    if value is None:
        return ""
    if not isinstance(value, tuple):
        return number(value) if isinstance(value, int) else str(value)
    blinds = [one for one in value if isinstance(one, Blind)]
    if blinds:
        return ", ".join(f"{one.tricks}: {_points(one.stakes)}" for one in blinds)
    cards = [one.name for one in value if isinstance(one, Card)]
    return " ".join(cards) if cards else _points([one for one in value if isinstance(one, int)])


def _points(points: tuple[int, ...] | list[int]) -> str:
    return " / ".join(signed(one) for one in points)


def read_written(key: str, text: str) -> object:
    """Return what *text* says under *key*, as JSON has it; raise RuleError where it says nothing that can be."""
    kind = KEYS[key]
    plain_text = text.replace("−", "-").replace("–", "-").strip()
    raw = _read(kind, plain_text)
    read_value(key, raw)
    return raw


def _read(kind: Kind, text: str) -> object:
    if isinstance(kind, Cards):
        return text.replace(",", " ").upper().split()
    numbers = [int(one) for one in _NUMBER.findall(text)[:_MANY] if len(one) <= _LONG]
    if isinstance(kind, BlindTable):
        return {str(tricks): stakes for tricks, stakes in _threes(numbers)} if numbers or not text else text
    if isinstance(kind, Points):
        return numbers or (text or None)
    if not text:
        return None
    return numbers[0] if len(numbers) == 1 and _NUMBER.fullmatch(text) else text


def _threes(numbers: list[int]) -> Iterator[tuple[int, list[int]]]:
    for start in range(0, len(numbers), 3):
        yield numbers[start], numbers[start + 1 : start + 3]


def unreadable(key: str, text: str) -> str:
    """Return why *text* says nothing under *key*, in a sentence."""
    kind = KEYS[key]
    if isinstance(kind, Number):
        wanted = _("a whole number from {low} to {high}").format(low=number(kind.low), high=number(kind.high))
    elif isinstance(kind, Cards):
        wanted = _("different cards by rank and suit")
    elif isinstance(kind, BlindTable):
        wanted = _("a number from 1 to 13 and its points, made and missed")
    else:
        wanted = _("points, the best first")
    words = _("“{text}” cannot stand here: write {wanted}, {example}.")
    if isinstance(kind, Number):
        return _("“{text}” cannot stand here: write {wanted}.").format(text=text.strip(), wanted=wanted)
    return words.format(text=text.strip(), wanted=wanted, example=example(key))


def example(key: str) -> str:
    """Return what may be written under *key*, as a hint."""
    kind = KEYS[key]
    if isinstance(kind, Cards):
        return _("such as BJ LJ 2D 2S")
    if isinstance(kind, BlindTable):
        return _("such as 6: +120 / −60")
    if isinstance(kind, Points):
        return _("such as +200 / −100") if kind.count == 2 else _("such as +200 / +50 / −100")
    return _("a number")

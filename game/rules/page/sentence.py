"""A sentence of the rule page, and the phrases in it that say what the rules leave to choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from string import Formatter
from typing import TypeAlias

from game.rules.options import said, value_of
from game.rules.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words that say the value of *key*: another value makes them others."""

    text: str
    key: str


Part: TypeAlias = str | Phrase


@dataclass(frozen=True, slots=True)
class Sentence:
    """Words and phrases in reading order; *idle* where it only says that something is not played."""

    parts: tuple[Part, ...]
    idle: bool = False

    @property
    def text(self) -> str:
        """The whole sentence."""
        return "".join(part if isinstance(part, str) else part.text for part in self.parts)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that it depends on."""
        return tuple(part.key for part in self.parts if isinstance(part, Phrase))

    @property
    def spans(self) -> tuple[tuple[int, int, str], ...]:
        """Where in the text each phrase begins and ends, and its key."""
        return tuple(self._spans())

    def _spans(self) -> Iterator[tuple[int, int, str]]:
        start = 0
        for part in self.parts:
            if isinstance(part, str):
                start += len(part)
            else:
                yield start, start + len(part.text), part.key
                start += len(part.text)


def tell(template: str, rules: RuleSet, *, idle: bool = False, **words: str | int) -> Sentence:
    """Return *template* with a phrase in the place of each key of *rules*; *words* fill the other fields."""
    parts: list[Part] = []
    for text, field, _spec, _conversion in Formatter().parse(template):
        parts.append(text)
        if field in words:
            parts.append(str(words[field]))
        elif field:
            parts.append(Phrase(said(field, value_of(field, rules), rules), field))
    return Sentence(tuple(_begun([part for part in parts if part])), idle)


def _begun(parts: list[Part]) -> list[Part]:
    """Return *parts* with a capital at their beginning."""
    first, *rest = parts
    if isinstance(first, Phrase):
        return [Phrase(_capital(first.text), first.key), *rest]
    return [_capital(first), *rest]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]

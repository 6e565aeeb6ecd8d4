"""Rich lines: text with bold, coloured parts, icons and suit signs in it.

    "<b>They need 4 of the 12 left</b> · you and Ruth need 7"
    "Worth about <accent>4.2</accent> tricks: ♠ 1.9  ♥ 1.3"      suit signs become our own, in their colours
    "<icon:hint> A bid of 4 is made about 3 times in 4"
    escape(player_name)                                           for text from outside

Tags: b (semibold), i (muted), accent, danger, good, strong (semibold in the accent colour). They may be nested.
"""

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias

Tag: TypeAlias = Literal["b", "i", "accent", "danger", "good", "strong"]
SuitName: TypeAlias = Literal["spades", "hearts", "diamonds", "clubs"]

SUIT_SIGNS: dict[str, SuitName] = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}

_TAGS: tuple[Tag, ...] = ("b", "i", "accent", "danger", "good", "strong")
_PIECE = re.compile(r"<(/?)(b|i|accent|danger|good|strong)>|<icon:([a-z_0-9]+)>|([♠♥♦♣])|(\n)")
_ESCAPED = "\ue000"  # stands for "<" in text from outside


@dataclass(frozen=True, slots=True)
class Word:
    """A word with its trailing spaces and the tags around it."""

    text: str
    tags: frozenset[Tag] = frozenset()


@dataclass(frozen=True, slots=True)
class Sign:
    """A suit sign."""

    suit: SuitName
    tags: frozenset[Tag] = frozenset()


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon in the line."""

    name: str
    tags: frozenset[Tag] = frozenset()


@dataclass(frozen=True, slots=True)
class Break:
    """The end of a line."""


Piece: TypeAlias = Word | Sign | Icon | Break


def escape(words: str) -> str:
    """Return *words* with nothing in them that could be taken for a tag."""
    return words.replace("<", _ESCAPED)


def parse(markup: str) -> tuple[Piece, ...]:
    """Return the pieces of *markup* in reading order."""
    pieces: list[Piece] = []
    open_tags: list[Tag] = []
    end = 0
    for found in _PIECE.finditer(markup):
        _add_words(pieces, markup[end : found.start()], open_tags)
        end = found.end()
        closing, tag, icon, sign, newline = found.groups()
        if tag:
            _turn_tag(open_tags, _TAGS[_TAGS.index(tag)], closing == "/")
        elif icon:
            pieces.append(Icon(icon, frozenset(open_tags)))
        elif sign:
            pieces.append(Sign(SUIT_SIGNS[sign], frozenset(open_tags)))
        elif newline:
            pieces.append(Break())
    _add_words(pieces, markup[end:], open_tags)
    return tuple(pieces)


def _turn_tag(open_tags: list[Tag], tag: Tag, closing: bool) -> None:
    if not closing:
        open_tags.append(tag)
    elif tag in open_tags:
        open_tags.remove(tag)


def _add_words(pieces: list[Piece], text: str, open_tags: list[Tag]) -> None:
    """Add *text* word by word, each with its trailing spaces."""
    for word in re.findall(r"[^ ]+ *| +", text):
        pieces.append(Word(word.replace(_ESCAPED, "<"), frozenset(open_tags)))

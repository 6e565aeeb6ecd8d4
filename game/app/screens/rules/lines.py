"""Setting the sentences of the rule page in lines, phrase by phrase."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.rules.page import Phrase, Sentence

LEADING = 30.0  # of the lines: phrases in them have to be hit
_TEXT: Style = "text"
_PHRASE: Style = "strong"
_PAD, _AIR = 4.0, 1.5  # beside a marked phrase, and beside any other: so much of its ground stands out


@dataclass(frozen=True, slots=True)
class Run:
    """Words that are set alike: those of a phrase that says *key*, or quiet ones of an *idle* sentence.

    There is *pad* more room at both sides.
    """

    text: str
    key: str = ""
    idle: bool = False
    pad: float = 0.0

    @property
    def style(self) -> Style:
        """How they are set."""
        return _PHRASE if self.key else _TEXT


@dataclass(frozen=True, slots=True)
class Placed:
    """A run at its place on the paper."""

    run: Run
    rect: FRect


def set_sentences(
    sentences: Iterable[Sentence], room: FRect, type_: Typesetter, marked: Collection[str] = ()
) -> tuple[list[Placed], float]:
    """Return *sentences* set as one paragraph from the top of *room* on, and where it ends.

    Phrases for the *marked* keys have a ground of their own, and so more room.
    """
    placed: list[Placed] = []
    top = room.top
    for line in _lines(list(_units(sentences, marked)), room.width, type_):
        placed += _place(line, room.left, top, type_)
        top += LEADING
    return placed, top


def _units(sentences: Iterable[Sentence], marked: Collection[str]) -> Iterator[list[Run]]:
    """Yield what no line may break, each with the blank behind it."""
    unit: list[Run] = []
    for sentence in sentences:
        for part in (*sentence.parts, " "):
            key, text = (part.key, part.text) if isinstance(part, Phrase) else ("", part)
            for word in re.findall(r"[^ ]* |[^ ]+", text):
                unit.append(Run(word, key, sentence.idle, _PAD if key in marked else _AIR if key else 0.0))
                if word.endswith(" "):
                    yield unit
                    unit = []
    if unit:
        yield unit


def _lines(units: Sequence[list[Run]], width: float, type_: Typesetter) -> Iterator[list[Run]]:
    line: list[Run] = []
    for unit in units:
        longer = _joined([*line, *unit])
        if line and _width(longer, type_) > width:
            yield line
            longer = _joined(unit)
        line = longer
    if line:
        yield line


def _joined(runs: Sequence[Run]) -> list[Run]:
    """Return *runs* with neighbours that are set alike made one."""
    joined: list[Run] = []
    for run in runs:
        last = joined[-1] if joined else None
        if last is not None and (last.key, last.idle) == (run.key, run.idle):
            joined[-1] = replace(last, text=last.text + run.text)
        else:
            joined.append(run)
    return joined


def _width(line: Sequence[Run], type_: Typesetter) -> float:
    widths = [_advance(run, type_) for run in line[:-1]]
    return sum(widths) + type_.width(line[-1].text.rstrip(), line[-1].style) + 2 * line[-1].pad


def _advance(run: Run, type_: Typesetter) -> float:
    return type_.face(run.style).width(run.text) / type_.viewport.scale + 2 * run.pad


def _place(line: Sequence[Run], left: float, top: float, type_: Typesetter) -> Iterator[Placed]:
    x = left
    for run in line:
        text = run.text.rstrip()
        if text:
            rect = FRect(x + run.pad, top, type_.width(text, run.style), LEADING)
            yield Placed(replace(run, text=text), rect)
        x += _advance(run, type_)

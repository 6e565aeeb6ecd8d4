"""What of the window has to be put right and shown again: frame by frame, only where something differs.

    damage.begin(layer)                     # a picture begins
    damage.note(what, place)                # everything that is drawn
    damage.end()
    areas = damage.take()                   # to be shown; None is the whole window

A picture is a list of marks: what was drawn, and where on the surface that is. Where two pictures have the same marks
in the same order they look the same, so only the marks between their common beginning and their common end are shown.
A picture that begins with a whole layer need not lay it down again but where the last one has drawn on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from pygame import FRect, Rect

DrawnMark: TypeAlias = tuple[object, Rect]
Area = TypeVar("Area", Rect, FRect)

_WASTE = 1.2  # so much larger than two areas by themselves may be the one that holds both
_MOST = 0.7  # of the window: with more of it, all of it is shown


class Damage:
    """Compares every picture of one surface with the one before."""

    def __init__(self) -> None:
        self._marks: list[DrawnMark] = []
        self._before: list[DrawnMark] = []
        self._stale: list[Rect] = []
        self._whole = True  # nothing is known of what is shown
        self._known = False  # the surface shows the picture before, and nothing else
        self._drawing = False

    @property
    def drawing(self) -> bool:
        """Whether a picture is being drawn."""
        return self._drawing

    def begin(self) -> None:
        """Begin a picture."""
        self._before, self._marks = self._marks, []
        self._drawing = True

    def note(self, what: object, place: Rect) -> None:
        """Take in that *what* was drawn; it changed the surface inside *place*, in pixels."""
        if self._drawing:
            self._marks.append((what, place))

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Take in nothing of what is drawn in here: it is drawn on another surface."""
        drawing, self._drawing = self._drawing, False
        try:
            yield
        finally:
            self._drawing = drawing

    def ground(self, layer: object, whole: Rect, renewed: Sequence[Rect]) -> list[Rect] | None:
        """Take in that the picture begins with *layer*, which fills the *whole* window and was *renewed* in places.

        Return where it has to be laid down again, or None if that is everywhere.
        """
        mark = layer, whole
        again = self._drawing and not self._marks and self._known and self._before[:1] == [mark]
        self.note(layer, whole)
        if not again:
            self._whole = True
            return None
        self._stale += renewed
        return joined([*renewed, *(place for _what, place in self._before[1:] if place.width and place.height)])

    def end(self) -> None:
        """End the picture."""
        self._drawing = False
        self._stale += differing(self._before, self._marks) if self._known else ()
        self._whole = self._whole or not self._known
        self._known = True

    def lose(self) -> None:
        """Take in that the surface, or the screen, shows something else."""
        self._known, self._whole = False, True

    def take(self, window: Rect) -> list[Rect] | None:
        """Return the areas of the *window* that have changed since the last time, or None if that is most of it."""
        stale, self._stale = joined([place.clip(window) for place in self._stale]), []
        whole, self._whole = self._whole, False
        covered = sum(place.width * place.height for place in stale)
        return None if whole or covered > _MOST * window.width * window.height else stale


def differing(before: Sequence[DrawnMark], now: Sequence[DrawnMark]) -> list[Rect]:
    """Return where two pictures may differ."""
    least = min(len(before), len(now))
    first = next((index for index in range(least) if before[index] != now[index]), least)
    rest = least - first
    last = next((index for index in range(rest) if before[-1 - index] != now[-1 - index]), rest)
    changed = [*before[first : len(before) - last], *now[first : len(now) - last]]
    return [place for _what, place in changed if place.width and place.height]


def joined(places: Iterable[Area]) -> list[Area]:
    """Return areas that cover all *places*: those that follow one another and lie close are made one."""
    whole: list[Area] = []
    for place in places:
        if not place.width or not place.height:
            continue
        if whole:
            both = whole[-1].union(place)
            if both.width * both.height <= _WASTE * (_size(whole[-1]) + _size(place)):
                whole[-1] = both
                continue
        whole.append(place)
    return whole


def _size(place: Rect | FRect) -> float:
    return place.width * place.height

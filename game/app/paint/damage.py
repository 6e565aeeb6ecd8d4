"""Which areas of the window have to be presented again: only those that differ from the frame before.

    damage.begin()
    damage.note(what, place)                # for everything that is drawn
    damage.end()
    areas = damage.take(window)             # the areas to present; None is the whole window

A frame is a list of marks: what was drawn, and where on the surface. Frames with the same marks in the same order look
the same, so only the marks between their common beginning and their common end are presented. A frame that begins with
a layer as large as the window copies it only to where the last frame has drawn on it.

It pays for itself where a window is presented. Processor time of one deal with it, as a share of that without it, in a
window of Xvfb's and with the time of the X server: 0.93 at 960x600, 0.79 at 1280x800, 0.68 at 1920x1080 and 0.54 at
3840x2160 (least of two runs for each frame). With SDL's dummy driver, which presents nothing: 0.94, 1.03, 0.89, 0.83.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from pygame import FRect, Rect

DrawnMark: TypeAlias = tuple[object, Rect]
Area = TypeVar("Area", Rect, FRect)

_WASTE = 1.2  # how much larger than two areas the one that holds both may be
_MOST = 0.7  # of the window: where more has changed, all of it is presented


class Damage:
    """Compares every frame of one surface with the one before."""

    def __init__(self) -> None:
        self._marks: list[DrawnMark] = []
        self._before: list[DrawnMark] = []
        self._stale: list[Rect] = []
        self._whole = True  # what the screen shows is unknown
        self._known = False  # the surface holds the frame before, and nothing else
        self._drawing = False

    @property
    def drawing(self) -> bool:
        """Whether a frame is being drawn."""
        return self._drawing

    def begin(self) -> None:
        """Begin a frame."""
        self._before, self._marks = self._marks, []
        self._drawing = True

    def note(self, what: object, place: Rect) -> None:
        """Note that *what* was drawn and has changed the surface inside *place*, in pixels."""
        if self._drawing:
            self._marks.append((what, place))

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Note nothing in this context: it draws on another surface."""
        drawing, self._drawing = self._drawing, False
        try:
            yield
        finally:
            self._drawing = drawing

    def ground(self, layer: object, whole: Rect, repainted: Sequence[Rect]) -> list[Rect] | None:
        """Note that the frame begins with *layer*, which fills the *whole* window and was *repainted* in places.

        Return the areas to which it has to be copied, or None if that is everywhere.
        """
        mark = layer, whole
        again = self._drawing and not self._marks and self._known and self._before[:1] == [mark]
        self.note(layer, whole)
        if not again:
            self._whole = True
            return None
        self._stale += repainted
        return joined([*repainted, *(place for _what, place in self._before[1:] if place.width and place.height)])

    def end(self) -> None:
        """End the frame."""
        self._drawing = False
        self._stale += differing(self._before, self._marks) if self._known else ()
        self._whole = self._whole or not self._known
        self._known = True

    def lose(self) -> None:
        """Forget what the surface and the screen show: something else was drawn there."""
        self._known, self._whole = False, True

    def take(self, window: Rect) -> list[Rect] | None:
        """Return the areas of *window* that have changed since the last call, or None if that is most of it."""
        stale, self._stale = joined([place.clip(window) for place in self._stale]), []
        whole, self._whole = self._whole, False
        covered = sum(place.width * place.height for place in stale)
        return None if whole or covered > _MOST * window.width * window.height else stale


def differing(before: Sequence[DrawnMark], now: Sequence[DrawnMark]) -> list[Rect]:
    """Return where two frames may differ."""
    least = min(len(before), len(now))
    first = next((index for index in range(least) if before[index] != now[index]), least)
    rest = least - first
    last = next((index for index in range(rest) if before[-1 - index] != now[-1 - index]), rest)
    changed = [*before[first : len(before) - last], *now[first : len(now) - last]]
    return [place for _what, place in changed if place.width and place.height]


def joined(places: Iterable[Area]) -> list[Area]:
    """Return areas that cover all *places*: neighbours in the list that lie close together are joined."""
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

"""Layout in design units: boxes that measure, place and draw themselves, and rectangles cut into parts.

words = Words(_("Deal the cards again?"))
panel = Column(words, Row(Fit(keep, 48), Fit(give_up, 48), gap=14), gap=10, padding=26)
height = panel.height(type_, 560)               # what it needs at that width
panel.place(FRect(40, 40, 560, height), type_)  # everything in it is given its rectangle
panel.draw(canvas)                              # words and pictures; widgets are drawn by their group

left, right = columns(rect, (2, 1), gap=20)     # two thirds and one third of a rectangle
first, second, third = rows(rect, 3, gap=8)     # equal shares
title, rest = strip(rect, 0, 40), below(rect, 40)
face, words = split(rect, 64, gap=10)           # what is at one end, and the rest
middle = centred(640, 380, within)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Protocol

from pygame import FRect

from game.app.paint.canvas import Align, Canvas
from game.app.paint.theme import Colour, Style, Theme
from game.app.paint.typesetting import Typesetter

Ink = Callable[[Theme], Colour]


def muted(theme: Theme) -> Colour:
    """The ink of notes and captions."""
    return theme.muted


def gold(theme: Theme) -> Colour:
    """The ink of headings and of what is gained."""
    return theme.accent.light


def danger(theme: Theme) -> Colour:
    """The ink of what has gone wrong."""
    return theme.danger


def paper_ink(theme: Theme) -> Colour:
    """The ink of text on paper."""
    return theme.paper.ink


def paper_muted(theme: Theme) -> Colour:
    """The ink of notes on paper."""
    return theme.paper.muted


class HasRect(Protocol):
    """Anything that is put somewhere by its rectangle, such as a widget."""

    rect: FRect


class Box:
    """A part of a layout; `rect` is its place once `place` was called."""

    def __init__(self) -> None:
        self.rect = FRect(0, 0, 0, 0)

    def height(self, type_: Typesetter, width: float) -> float:
        """Return how high the box is when it is *width* wide."""
        raise NotImplementedError

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Stand at *rect*, and place what is inside."""
        self.rect = rect

    def draw(self, canvas: Canvas) -> None:
        """Show what the box itself holds; widgets are drawn by their group."""

    @property
    def things(self) -> Iterator[HasRect]:
        """What the boxes in it place, such as widgets, in the order of the boxes."""
        return iter(())


class Gap(Box):
    """Empty room, *high* units high; less than nothing moves the next box up."""

    def __init__(self, high: float) -> None:
        super().__init__()
        self.high = high

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height that was given."""
        return self.high


class Drawn(Gap):
    """A place *high* units high that *draw* fills."""

    def __init__(self, high: float, draw: Callable[[Canvas, FRect], object]) -> None:
        super().__init__(high)
        self._draw = draw

    def draw(self, canvas: Canvas) -> None:
        """Fill the place."""
        self._draw(canvas, self.rect)


class Fit(Gap):
    """A *thing* that is given its rectangle: *high* units high, and as wide as the box or *wide*, at one end of it.

    It reaches *beyond* the left and the right edge of the box, for a widget that shows further inside.
    """

    def __init__(
        self,
        thing: HasRect,
        high: float,
        wide: float | None = None,
        align: Align = "left",
        *,
        beyond: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        super().__init__(high)
        self.thing, self.wide, self.align, self.beyond = thing, wide, align, beyond

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Give the thing its rectangle, in the middle of a higher box."""
        self.rect = rect
        left, right = self.beyond
        room = FRect(rect.left - left, rect.top, rect.width + left + right, rect.height)
        self.thing.rect = aligned(room, room.width if self.wide is None else self.wide, self.high, self.align)

    @property
    def things(self) -> Iterator[HasRect]:
        """The thing."""
        yield self.thing


class Measured(Protocol):
    """A thing that knows how high it must be."""

    rect: FRect

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high it is when it is *width* wide."""


class Grow(Box):
    """A *thing* that is as high as it must be; it reaches *beyond* both edges as in `Fit`."""

    def __init__(self, thing: Measured, *, beyond: tuple[float, float] = (0.0, 0.0)) -> None:
        super().__init__()
        self.thing, self.beyond = thing, beyond

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height that the thing needs."""
        return self.thing.height_in(width + sum(self.beyond), type_)

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Give the thing its rectangle."""
        self.rect = rect
        left, right = self.beyond
        self.thing.rect = FRect(rect.left - left, rect.top, rect.width + left + right, rect.height)

    @property
    def things(self) -> Iterator[HasRect]:
        """The thing."""
        yield self.thing


class Line(Gap):
    """One line of plain text, *high* units high."""

    def __init__(
        self, text: str, style: Style = "text", *, high: float, ink: Ink | None = None, align: Align = "left"
    ) -> None:
        super().__init__(high)
        self.text, self.style, self.ink, self.align = text, style, ink, align

    def draw(self, canvas: Canvas) -> None:
        """Set the line."""
        canvas.text(self.text, self.rect, self.style, self.ink and self.ink(canvas.theme), self.align)


class Paragraph(Box):
    """Plain text in as many lines as it needs, from the top; *high* is what it takes, whatever it needs."""

    def __init__(
        self, text: str, style: Style = "text", *, high: float | None = None, ink: Ink | None = None,
        align: Align = "left",
    ) -> None:  # fmt: skip
        super().__init__()
        self.text, self.style, self.high, self.ink, self.align = text, style, high, ink, align
        self._lines: Sequence[str] = ()

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height that was given, or else how high the text stands."""
        return type_.height(self.text, width, self.style) if self.high is None else self.high

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Break the text into lines of the width of *rect*."""
        self.rect = rect
        self._lines = type_.lines(self.text, rect.width, self.style)

    def draw(self, canvas: Canvas) -> None:
        """Set the lines."""
        rect, leading, ink = self.rect, canvas.theme.type(self.style).leading, self.ink and self.ink(canvas.theme)
        for row, line in enumerate(self._lines):
            place = FRect(rect.left, rect.top + row * leading, rect.width, leading)
            canvas.text(line, place, self.style, ink, self.align)


class Words(Box):
    """Rich text in as many lines as it needs, *below* units of room under it; in the middle of a higher box."""

    def __init__(
        self, markup: str, style: Style = "text", *, below: float = 0, ink: Ink | None = None, align: Align = "left"
    ) -> None:
        super().__init__()
        self.markup, self.style, self.below, self.ink, self.align = markup, style, below, ink, align

    def height(self, type_: Typesetter, width: float) -> float:
        """Return how high the text stands."""
        return type_.rich_height(self.markup, width, self.style) + self.below

    def draw(self, canvas: Canvas) -> None:
        """Set the text."""
        rect = self.rect
        high = canvas.type.rich_height(self.markup, rect.width, self.style)
        room = FRect(rect.left, rect.top + (rect.height - self.below - high) / 2, rect.width, high)
        canvas.rich(self.markup, room, self.style, self.ink and self.ink(canvas.theme), self.align, wrap=True)


class _Several(Box):
    """Boxes beside or below one another, with *gap* between them and *padding* around them all."""

    def __init__(self, *boxes: Box, gap: float = 0, padding: float = 0) -> None:
        super().__init__()
        self.boxes, self.gap, self.padding = boxes, gap, padding

    def draw(self, canvas: Canvas) -> None:
        """Draw every box."""
        for box in self.boxes:
            box.draw(canvas)

    @property
    def things(self) -> Iterator[HasRect]:
        """What all boxes place, in their order."""
        for box in self.boxes:
            yield from box.things


class Column(_Several):
    """Boxes one below the other, each as high as it needs."""

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the sum of the heights, with what lies between and around them."""
        return sum(self._heights(type_, width)) + self.gap * (len(self.boxes) - 1) + 2 * self.padding

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Put the boxes below one another from the top."""
        self.rect = rect
        top, inner = rect.top + self.padding, inset(rect, self.padding)
        for box, high in zip(self.boxes, self._heights(type_, rect.width), strict=True):
            box.place(FRect(inner.left, top, inner.width, high), type_)
            top += high + self.gap

    def _heights(self, type_: Typesetter, width: float) -> list[float]:
        return [box.height(type_, width - 2 * self.padding) for box in self.boxes]


class Row(_Several):
    """Boxes side by side, all as high as the highest: by *weights*, or as wide as *widths* say (None: what is left).

    *from_right*: the first stands at the right end, the next at its left; keys go through them in their order.
    """

    def __init__(
        self,
        *boxes: Box,
        gap: float = 0,
        padding: float = 0,
        weights: Sequence[float] | None = None,
        widths: Sequence[float | None] | None = None,
        from_right: bool = False,
    ) -> None:
        super().__init__(*boxes, gap=gap, padding=padding)
        self.weights, self.widths, self.from_right = weights, widths, from_right

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of the highest box."""
        sizes = self._sizes(width)
        highest = max(
            (box.height(type_, size) for box, (_left, size) in zip(self.boxes, sizes, strict=True)), default=0
        )
        return highest + 2 * self.padding

    def place(self, rect: FRect, type_: Typesetter) -> None:
        """Put the boxes side by side."""
        self.rect = rect
        inner = inset(rect, self.padding)
        for box, (start, size) in zip(self.boxes, self._sizes(rect.width), strict=True):
            left = inner.right - start - size if self.from_right else inner.left + start
            box.place(FRect(left, inner.top, size, inner.height), type_)

    def _sizes(self, width: float) -> list[tuple[float, float]]:
        """Return where each box begins, and how wide it is."""
        room = width - 2 * self.padding
        if self.widths is None:
            return _cut(room, self.weights or len(self.boxes), self.gap)
        given = sum(wide for wide in self.widths if wide is not None)
        left = max(0.0, room - self.gap * (len(self.boxes) - 1) - given)
        share = left / (self.widths.count(None) or 1)
        sizes = [share if wide is None else wide for wide in self.widths]
        return list(zip(accumulate((size + self.gap for size in sizes[:-1]), initial=0.0), sizes, strict=True))


def columns(rect: FRect, weights: int | Sequence[float], gap: float = 0) -> list[FRect]:
    """Return *rect* cut from left to right, by *weights* or into that many equal parts."""
    return [FRect(rect.left + start, rect.top, size, rect.height) for start, size in _cut(rect.width, weights, gap)]


def rows(rect: FRect, weights: int | Sequence[float], gap: float = 0) -> list[FRect]:
    """Return *rect* cut from top to bottom, by *weights* or into that many equal parts."""
    return [FRect(rect.left, rect.top + start, rect.width, size) for start, size in _cut(rect.height, weights, gap)]


def strip(rect: FRect, top: float, high: float) -> FRect:
    """Return the part of *rect* that begins *top* units below its top and is *high* units high."""
    return FRect(rect.left, rect.top + top, rect.width, high)


def below(rect: FRect, top: float) -> FRect:
    """Return *rect* without its uppermost *top* units."""
    return FRect(rect.left, rect.top + top, rect.width, rect.height - top)


def beside(rect: FRect, left: float, wide: float | None = None) -> FRect:
    """Return *rect* without its leftmost *left* units, or the *wide* units that follow these."""
    return FRect(rect.left + left, rect.top, rect.width - left if wide is None else wide, rect.height)


def split(rect: FRect, width: float, gap: float = 0.0, *, from_right: bool = False) -> tuple[FRect, FRect]:
    """Return the left end of *rect*, or its right end, *width* wide, and what is left of it beyond *gap*."""
    rest = rect.width - width - gap
    left, right = (rect.right - width, rect.left) if from_right else (rect.left, rect.left + width + gap)
    return FRect(left, rect.top, width, rect.height), FRect(right, rect.top, rest, rect.height)


def centred(width: float, height: float, within: FRect) -> FRect:
    """Return a rectangle in the middle of *within*, no larger than that."""
    width, height = min(width, within.width), min(height, within.height)
    return FRect(within.centerx - width / 2, within.centery - height / 2, width, height)


def inset(rect: FRect, by: float) -> FRect:
    """Return *rect* with its edges moved inwards."""
    return rect.inflate(-2 * by, -2 * by)


def aligned(rect: FRect, width: float, height: float, align: Align) -> FRect:
    """Return a rectangle of *width* and *height* at one end or in the middle of *rect*, half way down it."""
    match align:
        case "left":
            left = rect.left
        case "centre":
            left = rect.centerx - width / 2
        case "right":
            left = rect.right - width
    return FRect(left, rect.top + (rect.height - height) / 2, width, height)


def _cut(length: float, weights: int | Sequence[float], gap: float) -> list[tuple[float, float]]:
    shares = [1.0] * weights if isinstance(weights, int) else list(weights)
    room = length - gap * (len(shares) - 1)
    sizes = [room * share / sum(shares) for share in shares]
    starts = accumulate((size + gap for size in sizes[:-1]), initial=0.0)
    return list(zip(starts, sizes, strict=True))

"""Text as lines: measuring, wrapping, shortening, in design units.

type = app.type
type.width(_("Hint"), "button")                 # how wide one line is
type.lines(text, 300, "text")                   # the lines of a paragraph
type.height(text, 300, "text")                  # how high a paragraph is
type.rich_height(markup, 300, "text")           # the same for markup (see markup.py)
"""

from __future__ import annotations

import logging
import math
import re
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Surface
from pygame.font import Font

from game.app.paint.cache import SurfaceCache
from game.app.paint.markup import Break, Icon, Piece, Sign, Tag, Word, parse
from game.app.paint.shapes import blank
from game.app.paint.theme import Colour, Family, Style, Theme, Weight
from game.app.paint.viewport import Viewport

_SIGN_SHARE = 0.92  # a suit sign's side to the size of the type
_ELLIPSIS = "…"
_KEPT_LINES = 500
_SHRINKING = (0.95, 0.9, 0.85, 0.8)


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """A piece of a rich line, *x* pixels from the line's start and *width* pixels wide."""

    piece: Piece
    x: int
    width: int


@dataclass(frozen=True, slots=True)
class RichLine:
    """A line of placed pieces and its width in pixels."""

    pieces: tuple[PlacedPiece, ...]
    width: int


class Typesetter:
    """Sets text in the styles of *theme* for the scale of *viewport*."""

    def __init__(self, fonts: Fonts, theme: Theme, viewport: Viewport) -> None:
        self.viewport = viewport
        self.theme = theme
        self._fonts = fonts
        self.rendered = SurfaceCache(1_500_000 + viewport.pixels[0] * viewport.pixels[1] // 3)
        self._faces: dict[tuple[Style, frozenset[Tag], float], FontFace] = {}
        self._set_lines: dict[tuple[str, int | None, Style], tuple[RichLine, ...]] = {}

    def face(self, style: Style, tags: frozenset[Tag] = frozenset(), share: float = 1.0) -> FontFace:
        """Return the face of *style* at *share* of its size, heavier inside bold tags."""
        key = (style, tags, share)
        face = self._faces.get(key)
        if face is None:
            kind = self.theme.type(style)
            heavy = kind.weight == "regular" and ("b" in tags or "strong" in tags)
            weight = "semibold" if heavy else kind.weight
            face = self._faces[key] = self._fonts.get(kind.family, weight, kind.size * share * self.viewport.scale)
        return face

    def caps(self, style: Style) -> int:
        """Return the height of capitals in pixels."""
        return round(self.face(style).caps)

    def leading(self, style: Style) -> int:
        """Return the height of a line in pixels."""
        return self.viewport.px(self.theme.type(style).leading)

    def pixels(self, text: str, style: Style) -> int:
        """Return how many pixels wide *text* is on one line."""
        return math.ceil(self.face(style).width(text))

    def width(self, text: str, style: Style) -> float:
        """Return how wide *text* is on one line."""
        return self.pixels(text, style) / self.viewport.scale

    def lines(self, text: str, width: float, style: Style) -> tuple[str, ...]:
        """Return *text* in lines of at most *width* units; a word that is longer stands alone."""
        room = self.viewport.px(width)
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in re.split(r" +", paragraph):
                longer = f"{line} {word}" if line else word
                if line and self.pixels(longer, style) > room:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return tuple(lines)

    def height(self, text: str, width: float, style: Style) -> float:
        """Return how high *text* stands when it is set *width* units wide."""
        return len(self.lines(text, width, style)) * self.theme.type(style).leading

    def shortened(self, text: str, room: int, style: Style) -> str:
        """Return *text*, or its beginning with an ellipsis when it is wider than *room* pixels."""
        if self.pixels(text, style) <= room:
            return text
        shorter = text
        while shorter and self.pixels(shorter + _ELLIPSIS, style) > room:
            shorter = shorter[:-1].rstrip()
        return shorter + _ELLIPSIS

    def fitting_share(self, text: str, room: int, style: Style) -> float:
        """Return at what share of its size, down to four fifths, *text* is no wider than *room* pixels."""
        for share in (1.0, *_SHRINKING):
            if math.ceil(self.face(style, share=share).width(text)) <= room:
                return share
        return 1.0

    def render(
        self, text: str, style: Style, colour: Colour, tags: frozenset[Tag] = frozenset(), share: float = 1.0
    ) -> Surface:
        """Return *text* as a surface."""
        face = self.face(style, tags, share)
        return self.rendered.get((text, id(face), colour), lambda: face.render(text, colour))

    def rich_lines(self, markup: str, width: float | None, style: Style) -> tuple[RichLine, ...]:
        """Return *markup* in lines of at most *width* units; None sets it on one."""
        room = None if width is None else self.viewport.px(width)
        key = (markup, room, style)
        lines = self._set_lines.get(key)
        if lines is None:
            if len(self._set_lines) >= _KEPT_LINES:
                self._set_lines.clear()
            lines = self._set_lines[key] = self._broken(markup, room, style)
        return lines

    def _broken(self, markup: str, room: int | None, style: Style) -> tuple[RichLine, ...]:
        lines: list[RichLine] = []
        row: tuple[Piece, ...] = ()
        for run in _runs(parse(markup)):
            if row and room is not None and self._set(row + run, style).width > room:
                lines.append(self._set(row, style))
                row = ()
            row += run
            if isinstance(run[-1], Break):
                lines.append(self._set(row, style))
                row = ()
        return (*lines, self._set(row, style))

    def rich_height(self, markup: str, width: float, style: Style) -> float:
        """Return how high *markup* stands when it is set *width* units wide."""
        return len(self.rich_lines(markup, width, style)) * self.theme.type(style).leading

    def rich_width(self, markup: str, style: Style) -> float:
        """Return how wide *markup* is on one line."""
        return max(line.width for line in self.rich_lines(markup, None, style)) / self.viewport.scale

    def sign_size(self, style: Style) -> int:
        """Return the side of an icon or a suit sign in a line of *style*, in pixels."""
        return self.viewport.px(self.theme.type(style).size * _SIGN_SHARE)

    def _set(self, row: tuple[Piece, ...], style: Style) -> RichLine:
        """Return the pieces of *row* placed side by side."""
        placed: list[PlacedPiece] = []
        pen = 0.0
        for piece in _joined(row):
            advance, visible = self._advance(piece, style)
            if not isinstance(piece, Break):
                placed.append(PlacedPiece(piece, round(pen), visible))
            pen += advance
        return RichLine(tuple(placed), placed[-1].x + placed[-1].width if placed else 0)

    def _advance(self, piece: Piece, style: Style) -> tuple[float, int]:
        """Return how far *piece* moves the pen, and how wide it is without the spaces behind it."""
        match piece:
            case Word(text, tags):
                face = self.face(style, tags)
                return face.width(text), math.ceil(face.width(text.rstrip(" ")))
            case Sign() | Icon():
                side = self.sign_size(style)
                return side, side
            case Break():
                return 0, 0


def _runs(pieces: tuple[Piece, ...]) -> list[tuple[Piece, ...]]:
    """Return *pieces* in runs that a line may only break between: after a space."""
    runs: list[tuple[Piece, ...]] = []
    run: list[Piece] = []
    for piece in pieces:
        run.append(piece)
        if isinstance(piece, Break) or (isinstance(piece, Word) and piece.text.endswith(" ")):
            runs.append(tuple(run))
            run = []
    return [*runs, tuple(run)] if run else runs


def _joined(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Return *pieces* with neighbouring words of the same tags made one: letters keep their exact distances."""
    joined: list[Piece] = []
    for piece in pieces:
        last = joined[-1] if joined else None
        if isinstance(piece, Word) and isinstance(last, Word) and last.tags == piece.tags:
            joined[-1] = Word(last.text + piece.text, piece.tags)
        else:
            joined.append(piece)
    return tuple(joined)


_log = logging.getLogger(__name__)
_FINENESS = (
    (28, 4),
    (48, 2),
)  # up to this many pixels of type it is set this many times too large; above, letters are sharp as they are


class FontFace:
    """One font at one size: measures and renders single lines, in pixels."""

    def __init__(self, font: Font, fineness: int) -> None:
        self._font = font
        self._fineness = fineness
        self._widths: dict[str, float] = {}
        self.ascent = math.ceil(font.get_ascent() / fineness)
        self.descent = math.ceil(-font.get_descent() / fineness)
        metrics = font.metrics("H")
        self.caps = (metrics[0][3] if metrics and metrics[0] else font.get_ascent()) / fineness

    def width(self, text: str) -> float:
        """Return how many pixels wide *text* is."""
        width = self._widths.get(text)
        if width is None:
            width = self._widths[text] = self._font.size(text)[0] / self._fineness
        return width

    def render(self, text: str, colour: Colour) -> Surface:
        """Return *text*; its baseline is `ascent` pixels below the surface's top."""
        if self._fineness == 1:
            return self._font.render(text, True, colour).convert_alpha()
        k = self._fineness
        large = self._font.render(text, True, colour)
        size = (math.ceil(large.get_width() / k), self.ascent + self.descent)
        ground = blank((size[0] * k, size[1] * k))
        ground.fill((*colour, 0))
        ground.blit(large, (0, self.ascent * k - self._font.get_ascent()))
        return pygame.transform.smoothscale(ground, (max(1, size[0]), size[1]))


class Fonts:
    """The fonts of *folder*; where one is missing, pygame's own stands in and the log says so once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._faces: dict[tuple[Family, Weight, int, int], FontFace] = {}
        self._missing: set[str] = set()

    def get(self, family: Family, weight: Weight, pixels: float) -> FontFace:
        """Return the face whose letters stand on a body of *pixels*."""
        fineness = next((fine for below, fine in _FINENESS if pixels < below), 1)
        key = (family, weight, max(6 * fineness, round(pixels * fineness)), fineness)
        face = self._faces.get(key)
        if face is None:
            face = self._faces[key] = self._open(*key)
        return face

    def clear(self) -> None:
        """Close the fonts: the scale has changed."""
        self._faces.clear()

    def _open(self, family: Family, weight: Weight, pixels: int, fineness: int) -> FontFace:
        path = self._folder / f"ten_bags_{family}_{weight}.ttf"
        try:
            return FontFace(_read(path, pixels), fineness)
        except (OSError, ValueError, pygame.error) as error:
            if path.name not in self._missing:
                self._missing.add(path.name)
                _log.warning("font %s cannot be used: %s", path, error)
            return FontFace(Font(None, pixels), fineness)


def _read(path: Path, pixels: int) -> Font:
    """Return the font at *path*; raise OSError, ValueError or pygame.error where it cannot be used.

    Pygame hands a damaged file out as a font whose first measuring ends the program; only SDL's word tells of it.
    """
    pygame.set_error("")
    font = Font(path, pixels)
    if problem := pygame.get_error():
        raise pygame.error(problem)
    return font

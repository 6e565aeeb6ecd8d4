"""Words as outlines, traced from our own bold serif."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.places import FONTS
from art.svg import num

# How far the letters of one word move together, in font units.
OVERLAP = 50


class Glyph(Protocol):
    """What a font's glyph can do for us: trace itself with a pen."""

    width: float

    def draw(self, pen: object) -> None:
        """Trace the outline."""


@dataclass(frozen=True)
class Outline:
    """A word's outline with capitals 100 high on the baseline, and its *left* and *right* ink edge."""

    path: str
    left: float
    right: float

    @property
    def width(self) -> float:
        """Return the width of the ink."""
        return self.right - self.left


@cache
def bold() -> TTFont:
    """Return the bold serif face."""
    return TTFont(FONTS / "ten_bags_serif_bold.ttf")


@cache
def outline(word: str) -> Outline:
    """Return the outline of *word*."""
    font = bold()
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    scale = 100 / ink_bounds(glyphs, names[ord("H")])[3]
    pieces: list[str] = []
    start, left, right = 0.0, 0.0, 0.0
    for letter in word:
        name = names[ord(letter)]
        bounds = ink_bounds(glyphs, name)
        left = left if pieces else bounds[0]
        right = start + bounds[2]
        pen = SVGPathPen(glyphs, ntos=num)
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, start * scale, 0)))
        pieces.append(pen.getCommands())
        start += glyphs[name].width - OVERLAP
    return Outline(" ".join(pieces), left * scale, right * scale)


def ink_bounds(glyphs: Mapping[str, Glyph], name: str) -> tuple[float, float, float, float]:
    """Return left, bottom, right and top of a glyph's ink in font units."""
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    left, bottom, right, top = pen.bounds
    return float(left), float(bottom), float(right), float(top)

"""The rank signs of the corner indices: glyph outlines of our own bold serif."""

from dataclasses import dataclass
from functools import cache

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.places import FONTS
from art.svg import num, path

# How far two digits of one rank move together, in font units.
TEN_OVERLAP = 50


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
def serif() -> TTFont:
    """Return the bold serif face."""
    return TTFont(FONTS / "ten_bags_serif_bold.ttf")


@cache
def outline(word: str) -> Outline:
    """Return the outline of *word*."""
    font = serif()
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
        start += glyphs[name].width - TEN_OVERLAP
    return Outline(" ".join(pieces), left * scale, right * scale)


def ink_bounds(glyphs: object, name: str) -> tuple[float, float, float, float]:
    """Return left, bottom, right and top of a glyph's ink in font units."""
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)  # type: ignore[index]  # fontTools gives its glyph sets no type
    return pen.bounds


def rank_sign(word: str, x: float, baseline: float, height: float, fill: str, widest: float) -> str:
    """Return *word* centred at *x* with capitals *height* high, squeezed where it is wider than *widest*."""
    shape = outline(word)
    high = height / 100
    wide = min(high, widest / shape.width)
    left = x - (shape.left + shape.right) / 2 * wide
    return path(shape.path, fill, transform=f"translate({num(left)},{num(baseline)}) scale({wide:.5f},{high:.5f})")

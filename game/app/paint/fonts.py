"""The program's type: the fonts in sprites/fonts, opened once for each size.

    fonts = Fonts(root / "fonts")
    fonts.get("serif", "semibold", 32.0).render("Rules", theme.text)

Pygame sets letters on whole pixels, which spaces small text unevenly. So text is set four times too large and
scaled down once: letters stand on quarters of a pixel, and the baseline still on a whole one. The larger the
letters, the less of that is needed.
"""

import logging
import math
from pathlib import Path

import pygame
from pygame import Surface
from pygame.font import Font

from game.app.paint.shapes import blank
from game.app.paint.theme import Colour, Family, Weight

_log = logging.getLogger(__name__)
_FINENESS = ((28, 4), (48, 2))  # below so many pixels of type, so many times too large; above, letters stand well


class Face:
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
        self._faces: dict[tuple[Family, Weight, int, int], Face] = {}
        self._missing: set[str] = set()

    def get(self, family: Family, weight: Weight, pixels: float) -> Face:
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

    def _open(self, family: Family, weight: Weight, pixels: int, fineness: int) -> Face:
        path = self._folder / f"ten_bags_{family}_{weight}.ttf"
        try:
            return Face(_read(path, pixels), fineness)
        except (OSError, ValueError, pygame.error) as error:
            if path.name not in self._missing:
                self._missing.add(path.name)
                _log.warning("font %s cannot be used: %s", path, error)
            return Face(Font(None, pixels), fineness)


def _read(path: Path, pixels: int) -> Font:
    """Return the font at *path*; raise OSError, ValueError or pygame.error where it cannot be used.

    Pygame hands a damaged file out as a font whose first measuring ends the program; only SDL's word tells of it.
    """
    pygame.set_error("")
    font = Font(path, pixels)
    if problem := pygame.get_error():
        raise pygame.error(problem)
    return font

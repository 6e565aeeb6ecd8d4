"""The program's type: the fonts in sprites/fonts, opened once for each size.

fonts = Fonts(root / "fonts")
fonts.get("serif", "semibold", 32).render("Rules", True, theme.text)
"""

import logging
from pathlib import Path

import pygame
from pygame.font import Font

from game.app.theme import Family, Weight

_log = logging.getLogger(__name__)


class Fonts:
    """The fonts of *folder*; where one is missing, pygame's own stands in and the log says so once."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._fonts: dict[tuple[Family, Weight, int], Font] = {}
        self._missing: set[str] = set()

    def get(self, family: Family, weight: Weight, pixels: int) -> Font:
        """Return the font whose letters stand on a body of *pixels*."""
        key = (family, weight, max(6, pixels))
        font = self._fonts.get(key)
        if font is None:
            font = self._fonts[key] = self._open(*key)
        return font

    def clear(self) -> None:
        """Close the fonts: the scale has changed."""
        self._fonts.clear()

    def _open(self, family: Family, weight: Weight, pixels: int) -> Font:
        path = self._folder / f"ten_bags_{family}_{weight}.ttf"
        try:
            return Font(path, pixels)
        except (FileNotFoundError, pygame.error) as error:
            if path.name not in self._missing:
                self._missing.add(path.name)
                _log.warning("font %s cannot be used: %s", path, error)
            return Font(None, pixels)


def cap_height(font: Font) -> int:
    """Return the height of a capital letter in pixels: what text is centred by."""
    metrics = font.metrics("H")[0]
    return metrics[3] if metrics else font.get_ascent()

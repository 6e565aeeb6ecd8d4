"""Pictures by name: `ui/icons/hint`, `faces/ruth`, `cards/classic/qs`; scaled and tinted copies are kept.

A picture that is missing shows as a red cross and is logged once; the game goes on.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pygame
from pygame import BLEND_RGB_MULT, FRect, Rect, Surface
from pygame.transform import flip

import game
from game.app.paint.cache import SurfaceCache
from game.app.paint.shapes import Size, blank, disc, mask, tinted
from game.app.paint.theme import Colour

_log = logging.getLogger(__name__)

LEFT_HANDED = " left-handed"


def find_root(kind: str = "sprites") -> Path:
    """Return the folder of *kind* ("sprites" or "sounds"): inside the installed package or beside it in a checkout."""
    package = Path(game.__file__).parent
    inside = package / kind
    return inside if inside.is_dir() else package.parent / kind


class Pictures:
    """The pictures below *root*."""

    def __init__(self, root: Path, budget: int = 4_000_000) -> None:
        self._root = root
        self._masters: dict[str, Surface] = {}
        self._opaque: dict[str, Surface] = {}
        self.scaled = SurfaceCache(budget)
        self._missing: set[str] = set()

    def has(self, name: str) -> bool:
        """Return whether there is a picture called *name*."""
        return self._path(name).is_file()

    def master(self, name: str) -> Surface:
        """Return the picture as it was drawn, or a red cross."""
        picture = self._masters.get(name)
        if picture is None:
            picture = self._masters[name] = self._load(name)
        return picture

    def opaque(self, name: str) -> Surface:
        """Return the picture without transparency: what was transparent has the colour of its edge.

        A card's name may end with LEFT_HANDED: its index then stands at the right.
        """
        picture = self._opaque.get(name)
        if picture is None:
            picture = self._opaque[name] = self._whole(name)
        return picture

    def _whole(self, name: str) -> Surface:
        if name.endswith(LEFT_HANDED):
            plain = name.removesuffix(LEFT_HANDED)
            return mirrored(_made_opaque(self._load(plain)), plain)
        return _made_opaque(self._load(name))

    def white(self, name: str, size: Size, colour: Colour) -> Surface:
        """Return the white picture *name* (an icon, a suit) in *colour* at *size*."""
        return self.scaled.get(("white", name, size, colour), lambda: self._draw_white(name, size, colour))

    def premultiplied(self, name: str, size: Size) -> Surface:
        """Return the coloured picture *name* at *size*, to be drawn with BLEND_PREMULTIPLIED."""
        return self.scaled.get(("colour", name, size), lambda: self._draw_premultiplied(name, size))

    def medallion(self, name: str, diameter: int) -> Surface:
        """Return the picture *name* cut to a disc of *diameter*."""
        return self.scaled.get(("disc", name, diameter), lambda: self._draw_medallion(name, diameter))

    def forget(self, beginning: str) -> None:
        """Drop the masters whose names begin with *prefix*."""
        for kept in (self._masters, self._opaque):
            for name in [name for name in kept if name.startswith(beginning)]:
                del kept[name]

    def clear(self) -> None:
        """Forget the scaled copies: the scale has changed."""
        self.scaled.clear()

    def _path(self, name: str) -> Path:
        return self._root / f"{name}.png"

    def _load(self, name: str) -> Surface:
        try:
            picture = pygame.image.load(self._path(name))
        except (FileNotFoundError, pygame.error) as error:
            if name not in self._missing:
                self._missing.add(name)
                _log.warning("picture %s cannot be shown: %s", self._path(name), error)
            return red_cross((64, 64))
        return picture.convert_alpha()

    def _draw_white(self, name: str, size: Size, colour: Colour) -> Surface:
        master = self.master(name)
        if name in self._missing:
            return red_cross(size)
        white = master.copy()
        white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)  # no dark fringe when scaled
        return tinted(pygame.transform.smoothscale(white, size), colour)

    def _draw_premultiplied(self, name: str, size: Size) -> Surface:
        return pygame.transform.smoothscale(self.master(name).premul_alpha(), size)

    def _draw_medallion(self, name: str, diameter: int) -> Surface:
        scaled = pygame.transform.smoothscale(self.opaque(name), (diameter, diameter))
        cut = disc(diameter, (255, 255, 255))
        cut.blit(scaled, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return cut


def _made_opaque(master: Surface) -> Surface:
    """Return *master* on a ground of its edge's colour, so that scaling leaves no fringe at the corners."""
    width, height = master.get_size()
    whole = Surface((width, height), depth=24)  # all cards are kept: a quarter less of them
    whole.fill(master.get_at((width // 2, height // 60)))
    whole.blit(master, (0, 0))
    return whole


def red_cross(size: Size) -> Surface:
    """Return what stands for a missing picture."""
    surface = blank(size)
    width, height = surface.get_size()
    stroke = max(1, min(size) // 10)
    red = (220, 40, 40, 255)
    pygame.draw.rect(surface, red, surface.get_rect(), stroke)
    pygame.draw.line(surface, red, (0, 0), (width, height), stroke)
    pygame.draw.line(surface, red, (width, 0), (0, height), stroke)
    return surface


_WIDE, _HIGH = 250.0, 350.0  # units of a card's drawing
_CORNERS: dict[str, tuple[FRect, bool]] = {  # where the index of a deck is, and whether it stands in two corners
    "classic": (FRect(8, 8.5, 41.4, 85.9), True),
    "four_colours": (FRect(8, 8, 50, 110), True),
    "large_print": (FRect(5, 8, 100, 172), False),
}
_JOKERS: dict[str, tuple[FRect, bool]] = {  # its letters stand below each other
    "classic": (FRect(8, 8.5, 30, 162), True),
    "four_colours": (FRect(8, 8, 36, 180), False),
    "large_print": (FRect(8, 100, 54, 236), False),
}
_TAB_RADIUS = 12.0


def mirrored(picture: Surface, name: str) -> Surface:
    """Return the card *picture*, called *name*, with its index in the upper right corner."""
    _kind, deck, code = name.split("/")
    joker = code in ("bj", "lj")
    corner, twice = (_JOKERS if joker else _CORNERS)[deck]
    if deck == "four_colours" and (joker or code[0] in "ajqk"):
        return _with_tab(picture, corner)
    turned = flip(picture, True, False)
    _put_back(turned, picture, _pixels(picture, corner))
    if twice:
        opposite = FRect(_WIDE - corner.right, _HIGH - corner.bottom, *corner.size)
        _put_back(turned, picture, _pixels(picture, opposite))
    return turned


def _put_back(turned: Surface, picture: Surface, box: Rect) -> None:
    """Show what *picture* has in *box* at the same place of its mirror image *turned*, but not mirrored."""
    turned.blit(picture, (picture.get_width() - box.right, box.top), box)


def _with_tab(picture: Surface, corner: FRect) -> Surface:
    """Return *picture* with what stands in *corner* also in the corner beside it."""
    box = _pixels(picture, corner)
    tab = mask(box.size, round(_TAB_RADIUS * picture.get_width() / _WIDE))
    tab.blit(picture, (0, 0), box, special_flags=BLEND_RGB_MULT)
    whole = picture.copy()
    whole.blit(tab, (picture.get_width() - box.right, box.top))
    return whole


def _pixels(picture: Surface, units: FRect) -> Rect:
    scale = picture.get_width() / _WIDE
    left, top = round(units.left * scale), round(units.top * scale)
    return Rect(left, top, round(units.right * scale) - left, round(units.bottom * scale) - top)

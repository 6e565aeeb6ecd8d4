"""Cards as surfaces: crisp corners at the exact size, dimmed or turned copies kept.

deck.flat(Look("cards/classic/qs", 204))           # upright, 204 pixels wide
deck.turned(Look("cards/classic/qs", 204), 12.5)   # the smallest surface that holds the turned card
deck.turning(look, size, degrees)                  # while it turns over: made for one frame, not kept
"""

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from game.app.paint.cache import SurfaceCache
from game.app.paint.lighting import shaded
from game.app.paint.pictures import Pictures
from game.app.paint.shapes import Size, blank, mask
from game.app.paint.theme import Colour, Shadow, Shadows, Theme

RATIO = 1.4  # a card's height to its width
FOUR_COLOURS = frozenset({"four_colours"})  # decks whose diamonds are blue and clubs green
LARGE_INDEX = frozenset({"large_print"})  # decks whose index is as wide as half of the card
_FAN = 15.0  # degrees up to which turned copies are kept for every half degree, beyond for every whole one
_SHADOW_STEP = 3  # degrees: a shadow is soft
_SHADOW_GRAIN = 4  # pixels of width
_FRAME = 3  # pixels
_SIZE_STEP = 1.055  # from one width to the next of a card on its way
_PASSING_STEP = 2  # degrees
_SHADOW_SIZE_STEP = 1.1  # and of its shadow, which is rather too narrow: a wider one is a dark edge all around
_SHARPEST_BLUR = 3.0  # pixels of the blur of a shadow that is drawn out
_GROWN = 1.1  # up to this factor a picture is turned and enlarged in one step
_SOURCES = 3_000_000  # pixels of large pictures from which cards are turned: those of a hand


class CardLook(NamedTuple):
    """How a card is shown: which *picture*, how many pixels wide, multiplied by which *tint*."""

    picture: str
    width: int
    tint: Colour | None = None


class Deck:
    """The cards and backs among *pictures*."""

    def __init__(self, pictures: Pictures, theme: Theme, budget: int = 10_000_000) -> None:
        self._pictures = pictures
        self._theme = theme
        self.kept = SurfaceCache(budget * 3 // 4)
        self.passed = SurfaceCache(budget // 4)  # of cards on their way, which must not drive out those that lie there
        self._sources = SurfaceCache(_SOURCES)

    def flat(self, look: CardLook) -> Surface:
        """Return the card upright."""
        return self.kept.get(look, lambda: self._draw(look), anywhere=True)

    def turned(self, look: CardLook, degrees: float, *, moving: bool = False) -> Surface:
        """Return the card turned *degrees* anticlockwise, to the half degree; *moving*: only for a moment."""
        fineness = 2 if abs(degrees) < _FAN else 1
        steps = round(degrees * fineness) % (360 * fineness)
        if steps == 0:
            return self.flat(look)
        turn = steps / fineness
        key = (look, turn)
        if moving:
            return self.kept.kept(key) or self.passed.get(key, lambda: self._turn(look, turn), anywhere=True)
        return self.kept.get(key, lambda: self.passed.kept(key) or self._turn(look, turn), anywhere=True)

    def passing(self, look: CardLook, width: int, degrees: float) -> Surface:
        """Return the card on its way, about *width* pixels wide and turned about so far; made from the copy *look*.

        A moving card has another size and angle in every frame: a few of them, less crisp, are enough for the eye.
        """
        width = _stepped(width, _SIZE_STEP)
        turn = round(degrees / _PASSING_STEP) * _PASSING_STEP

        def make() -> Surface:
            return pygame.transform.rotozoom(self._framed(self.flat(look)), turn, width / look.width)

        return self.passed.get((look, width, turn), make)

    def squeezed(self, card: Surface, breadth: float) -> Surface:
        """Return *card*, which is hardly turned, as it is while it turns over: *breadth* (0-1) as broad."""
        size = (max(1, round(card.get_width() * breadth)), card.get_height())
        return pygame.transform.smoothscale(card, size)

    def turning(self, look: CardLook, size: Size, degrees: float) -> Surface:
        """Return the card squeezed to *size*, then turned; made from the kept one, quickly and for once."""
        squeezed = pygame.transform.smoothscale(self.flat(look), (max(1, size[0]), max(1, size[1])))
        return pygame.transform.rotozoom(self._framed(squeezed), degrees, 1.0) if degrees else squeezed

    def shadow(self, width: int, shadows: Shadows, scale: float, degrees: float, *, passing: bool = False) -> Surface:
        """Return the shadow of a card *width* pixels wide, turned; its centre is the centre of the card.

        *passing*: of a card on its way, whose shadow nobody measures.
        """
        steps = 0 if passing else round(degrees / _SHADOW_STEP) * _SHADOW_STEP % 180  # half a turn changes nothing
        if passing:
            width = round(_SHADOW_SIZE_STEP ** math.floor(math.log(width, _SHADOW_SIZE_STEP)))
        else:
            width = max(_SHADOW_GRAIN, round(width / _SHADOW_GRAIN) * _SHADOW_GRAIN)
        key = ("shadow", width, shadows, steps)
        return self.kept.get(key, lambda: self._cast(width, shadows, scale, steps), anywhere=True)

    def _draw(self, look: CardLook) -> Surface:
        if look.tint is not None:
            return _tinted(self.flat(look._replace(tint=None)), look.tint)
        size = card_size(look.width)
        card = mask(size, self.radius(look.width))
        scaled = pygame.transform.smoothscale(self._pictures.opaque(look.picture), size)
        card.blit(scaled, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return card

    def radius(self, width: int) -> int:
        """Return the radius of a card's corners in pixels."""
        return max(1, round(width * self._theme.radii.card))

    def _turn(self, look: CardLook, degrees: float) -> Surface:
        """Return the card turned: from a larger picture where there is one, which turns much crisper and as fast."""
        if look.tint is not None:
            return _tinted(self.turned(look._replace(tint=None), degrees), look.tint)
        master = self._pictures.opaque(look.picture).get_width()
        large = min(2 * look.width, master)
        source = CardLook(look.picture, large if look.width < _GROWN * large else look.width)
        framed = self._sources.get(source, lambda: self._framed(self._draw(source)))
        return pygame.transform.rotozoom(framed, degrees, look.width / source.width)

    def _framed(self, card: Surface) -> Surface:
        """Return *card* in a clear frame of its edge's colour, in which a turned edge fades smoothly."""
        framed = blank((card.get_width() + 2 * _FRAME, card.get_height() + 2 * _FRAME))
        framed.fill((*self._theme.card_edge, 0))
        framed.blit(card, (_FRAME, _FRAME))
        return framed

    def _cast(self, width: int, shadows: Shadows, scale: float, degrees: int) -> Surface:
        """Return all *shadows* in one surface: each turned with the card, but always falling straight down."""
        casts = [(self._cast_one(width, shadow, scale, degrees), round(shadow.drop * scale)) for shadow in shadows]
        whole = blank(
            (
                max(cast.get_width() for cast, _ in casts),
                max(cast.get_height() + 2 * drop for cast, drop in casts),
            )
        )
        middle = whole.get_rect().center
        for cast, drop in casts:
            whole.blit(cast, cast.get_rect(center=(middle[0], middle[1] + drop)))
        return whole

    def _cast_one(self, width: int, shadow: Shadow, scale: float, degrees: int) -> Surface:
        """Return *shadow* turned; a soft one is turned small, which nobody sees, and drawn out."""
        shrink = max(1, round(shadow.blur * scale / _SHARPEST_BLUR))
        small = max(4, round(width / shrink))
        cast, _ = shaded(card_size(small), self.radius(small), shadow, scale * small / width)
        turned = pygame.transform.rotozoom(cast, degrees, 1.0) if degrees else cast
        if shrink == 1:
            return turned
        size = (round(turned.get_width() * width / small), round(turned.get_height() * width / small))
        return pygame.transform.smoothscale(turned, size)


def _stepped(width: int, step: float) -> int:
    """Return the width nearest to *width* among those of which each is *step* times as large as the one before."""
    return round(step ** round(math.log(width, step)))


def _tinted(card: Surface, tint: Colour) -> Surface:
    dim = card.copy()
    dim.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return dim


def card_size(width: int) -> Size:
    """Return the size of a card *width* pixels wide."""
    return width, round(width * RATIO)

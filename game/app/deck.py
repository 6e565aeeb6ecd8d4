"""Cards as surfaces: crisp corners at the exact size, dimmed or turned copies kept.

deck.card("QS", width)                  # upright, in pixels
deck.turned(Look("QS", width), degrees) # the smallest surface that holds the turned card
"""

from dataclasses import dataclass

import pygame
from pygame import Surface

from game.app.cache import SurfaceCache
from game.app.pictures import Pictures, opaque_copy
from game.app.shadows import shaded
from game.app.shapes import Size, blank, mask
from game.app.theme import Colour, Shadows, Theme

RATIO = 1.4  # a card's height to its width
_FLIP_STEPS = 16
_FINENESS = 2  # turned copies are kept for every half degree


@dataclass(frozen=True, slots=True)
class Look:
    """How a card is shown: which *picture*, how wide, multiplied by which *tint*, how far turned over."""

    picture: str
    width: int
    tint: Colour | None = None
    squeeze: int = _FLIP_STEPS  # sixteenths of the full width, while it turns over


class Deck:
    """The cards and backs among *pictures*."""

    def __init__(self, pictures: Pictures, theme: Theme, budget: int = 10_000_000) -> None:
        self._pictures = pictures
        self._theme = theme
        self._kept = SurfaceCache(budget)

    def clear(self) -> None:
        """Forget the scaled copies: the scale or the deck has changed."""
        self._kept.clear()

    @staticmethod
    def squeeze(face_up: float) -> int:
        """Return in sixteenths how wide a card is that has turned *face_up* from 0 (back) to 1 (face)."""
        return max(1, round(abs(2 * face_up - 1) * _FLIP_STEPS))

    def flat(self, look: Look) -> Surface:
        """Return the card upright."""
        return self._kept.get(look, lambda: self._draw(look))

    def turned(self, look: Look, degrees: float) -> Surface:
        """Return the card turned *degrees* anticlockwise, to the half degree."""
        steps = round(degrees * _FINENESS) % (360 * _FINENESS)
        if steps == 0:
            return self.flat(look)
        return self._kept.get((look, steps), lambda: self._turn(self.flat(look), steps / _FINENESS))

    def shadow(self, width: int, shadows: Shadows, scale: float, degrees: float) -> Surface:
        """Return the shadow of a card *width* pixels wide, turned; its centre is the centre of the card."""
        steps = round(degrees) % 360
        key = ("shadow", width, shadows, round(scale, 3), steps)
        return self._kept.get(key, lambda: self._cast(width, shadows, scale, steps))

    def _draw(self, look: Look) -> Surface:
        size = card_size(look.width)
        card = mask(size, self.radius(look.width))
        card.blit(opaque_copy(self._pictures.master(look.picture), size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        if look.tint is not None:
            card.fill((*look.tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if look.squeeze < _FLIP_STEPS:
            card = pygame.transform.smoothscale(card, (max(1, size[0] * look.squeeze // _FLIP_STEPS), size[1]))
        return card

    def radius(self, width: int) -> int:
        """Return the radius of a card's corners in pixels."""
        return max(1, round(width * self._theme.radii.card))

    def _turn(self, card: Surface, degrees: float) -> Surface:
        framed = blank((card.get_width() + 4, card.get_height() + 4))
        framed.fill((*self._theme.card_edge, 0))  # so that the smooth edge fades in the card's own colour
        framed.blit(card, (2, 2))
        return pygame.transform.rotozoom(framed, degrees, 1.0)

    def _cast(self, width: int, shadows: Shadows, scale: float, degrees: int) -> Surface:
        """Return all *shadows* in one surface: each turned with the card, but always falling straight down."""
        casts = []
        for shadow in shadows:
            cast, _ = shaded(card_size(width), self.radius(width), shadow, scale)
            casts.append(
                (pygame.transform.rotozoom(cast, degrees, 1.0) if degrees else cast, round(shadow.drop * scale))
            )
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


def card_size(width: int) -> Size:
    """Return the size of a card *width* pixels wide."""
    return width, round(width * RATIO)

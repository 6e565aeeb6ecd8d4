"""A window that is being resized: its picture is stretched meanwhile, and drawn again once the edge rests.

Drawing everything at a new size takes a tenth of a second or more. A single change of size is followed at once; of many
in a row, only the first and the last.
"""

from __future__ import annotations

import math

import pygame
from pygame import Surface

DRAGGED = 0.15  # seconds between two changes of size that belong to one drag
RESTS = 0.05  # seconds without a change after which the edge is at rest
SETTLED = 0.25  # seconds after which an unchanged picture is kept
_WIDEST = 1920  # pixels of a kept picture, which is only seen stretched, and not for long


class Resizing:
    """Knows whether the edge is being dragged, and keeps the picture to stretch; *now* counts seconds."""

    def __init__(self) -> None:
        self.stretching = False
        self._changed = -math.inf
        self._drawn = math.inf  # when a picture was drawn that is not kept yet
        self._picture: Surface | None = None
        self._shown: object = None

    def change(self, now: float) -> None:
        """Note a change of size; one that follows another closely makes the picture stretch."""
        self.stretching = self._picture is not None and now - self._changed < DRAGGED
        self._changed = now

    def settles(self, now: float) -> bool:
        """Return whether the edge has come to rest, so that everything has to be drawn again."""
        return self.stretching and now - self._changed >= RESTS

    def settle(self) -> None:
        """Note that everything has its new size."""
        self.stretching = False

    def draw(self, picture: Surface, shown: object, now: float) -> None:
        """Note that *picture* of what is *shown* was just drawn, and keep it while the size changes."""
        self._drawn = now
        if shown is not self._shown:
            self._picture = None  # of another screen
        if now - self._changed < DRAGGED:
            self._keep(picture, shown)

    def rest(self, picture: Surface, shown: object, now: float) -> bool:
        """Keep *picture* of what is *shown* if it is new and has not changed for a while; return whether that is so."""
        rests = now - self._drawn >= SETTLED
        if rests:
            self._keep(picture, shown)
        return rests

    def shows(self, shown: object) -> bool:
        """Return whether there is a picture of what is *shown* to stretch."""
        return self._picture is not None and shown is self._shown

    def stretch(self, surface: Surface) -> None:
        """Stretch the kept picture to *surface*."""
        if self._picture is not None:
            pygame.transform.smoothscale(self._picture, surface.get_size(), surface)

    def _keep(self, picture: Surface, shown: object) -> None:
        width, height = picture.get_size()
        share = min(1.0, _WIDEST / width)
        self._picture = pygame.transform.smoothscale(picture, (round(width * share), max(1, round(height * share))))
        self._shown = shown
        self._drawn = math.inf

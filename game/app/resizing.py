"""A window whose edge is dragged: its picture is stretched meanwhile, and drawn anew when the edge rests.

Drawing everything in a new size takes a tenth of a second or more. A single change of size is followed at once; of
many in a row the first one is, and the last.
"""

from __future__ import annotations

import math

import pygame
from pygame import Surface

DRAGGED = 0.15  # seconds between two changes of size that belong to one drag
RESTS = 0.05  # seconds without a change until the edge is at rest
_KEPT = 1.0  # seconds after which the picture is no longer needed


class Resizing:
    """Knows whether the window is being dragged, and keeps the picture that is stretched; *now* counts seconds."""

    def __init__(self) -> None:
        self.stretching = False
        self._changed = -math.inf
        self._picture: Surface | None = None

    def change(self, now: float) -> None:
        """Take in that the size has changed; the picture is stretched if that happens all the time."""
        self.stretching = self._picture is not None and now - self._changed < DRAGGED
        self._changed = now

    def settles(self, now: float) -> bool:
        """Whether the edge has come to rest, so that everything is to be drawn anew."""
        if not self.stretching and now - self._changed >= _KEPT:
            self._picture = None
        return self.stretching and now - self._changed >= RESTS

    def settle(self) -> None:
        """Take in that everything has its new size."""
        self.stretching = False

    def keep(self, picture: Surface, now: float) -> None:
        """Remember *picture*, just drawn, as long as the size may change further."""
        if now - self._changed < _KEPT:
            self._picture = picture.copy()

    def stretch(self, surface: Surface) -> None:
        """Show the picture that was kept, as large as *surface*."""
        if self._picture is not None:
            pygame.transform.smoothscale(self._picture, surface.get_size(), surface)

"""How the window stands on the screen: its size and place while it fills nothing, and whether it fills the screen.

    frame = Frame((1280, 800), place=(40, 60))
    frame.open(driver=None)
    frame.full_screen = True
    frame.notice(event, now)               # somebody has maximised it, or put it back
    frame.follow(now)                      # it has another size

What is to be remembered for the next start is how it stands: size and place are those that it goes back to.
"""

import math
from typing import NamedTuple

import pygame
from pygame.event import Event

from game.app.shell.window import Pair, fill_screen, maximise, open_window, window_place

_AT_ONCE = 1.0  # seconds within which a new size belongs to its being maximised, whichever is told first


class Standing(NamedTuple):
    """How a window stands: the size and the place that it goes back to, and what it fills."""

    size: Pair
    place: Pair | None
    full_screen: bool
    maximised: bool


class Frame:
    """The window's frame, *size* pixels wide and high with its corner at *place*, if that is known."""

    def __init__(self, size: Pair, place: Pair | None = None) -> None:
        self.size = size
        self.place = place
        self.maximised = False
        self._full_screen = False
        self._before = size  # it changed its size the last time
        self._changed = -math.inf

    def open(self, driver: str | None, *, maximised: bool = False, full_screen: bool = False) -> None:
        """Open the window."""
        open_window(self.size, driver, self.place)
        if maximised:
            self.maximised = True
            maximise()
        self.full_screen = full_screen

    @property
    def standing(self) -> Standing:
        """How the window stands now."""
        return Standing(self.size, self.place, self._full_screen, self.maximised)

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen, without a frame."""
        return self._full_screen

    @full_screen.setter
    def full_screen(self, full: bool) -> None:
        if full != self._full_screen:
            if full:
                self.keep_place()
            self._full_screen = full
            fill_screen(full)
            if self.maximised and not full:
                maximise()

    def notice(self, event: Event, now: float) -> None:
        """Take in that the window was maximised or put back."""
        if self._full_screen:
            return  # where it is put back to is not told
        if event.type == pygame.WINDOWMAXIMIZED and not self.maximised:
            self.maximised = True
            if now - self._changed < _AT_ONCE:
                self.size = self._before
        elif event.type == pygame.WINDOWRESTORED and self.maximised:
            self.maximised = False
            self.follow(now)

    def follow(self, now: float) -> None:
        """Take in that the window may have another size."""
        if self._full_screen or self.maximised:
            return
        if now - self._changed >= _AT_ONCE:
            self._before = self.size
        self.size, self._changed = pygame.display.get_window_size(), now

    def keep_place(self) -> None:
        """Remember where the window stands, unless it fills the screen."""
        if not self._full_screen and not self.maximised:
            self.place = window_place()

"""The window: opening it, its size and place on the screen, and whether it fills that.

    window = GameWindow((1280, 800), place=(40, 60))
    window.open(driver=None)
    window.full_screen = True
    window.notice(event, now)              # it may have been maximised or restored
    window.follow(now)                     # it may have another size

What the next start remembers is its state: the size and place are those that it returns to.
"""

from __future__ import annotations

import logging
import math
import os
import sys
import warnings
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, TypeAlias

import pygame
from pygame.event import Event

from game.app.paint.pictures import find_root

_log = logging.getLogger(__name__)
Pair: TypeAlias = tuple[int, int]

TITLE = "Ten Bags"
WINDOW_CLASS = "ten-bags"  # with which a desktop finds the icon of the program
SMALLEST = (640, 480)
_PLACE = "SDL_VIDEO_WINDOW_POS"
_SHOWING = (160, 60)  # pixels of a window that must be on the screen for it to be moved
_UNPLACED = ("wayland", "offscreen")  # where windows do not know their place


class NoScreenError(RuntimeError):
    """There is no screen for a window; the text is SDL's."""


def open_window(size: Pair, driver: str | None, place: Pair | None = None) -> None:
    """Open the window, with its corner at *place* if that is on a screen.

    The environment variables have to be set before SDL reads them.
    """
    if driver is not None:
        os.environ["SDL_VIDEODRIVER"] = driver
        os.environ["SDL_AUDIODRIVER"] = driver
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # Python handles them
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    _init_display()
    pygame.font.init()
    pygame.joystick.init()
    pygame.display.set_caption(TITLE)
    _set_icon()
    size, wanted = _on_desktop(size), size
    fits = size == wanted and place is not None and is_on_screen(place, size, desktops())
    placed = fits and _PLACE not in os.environ
    if placed and place is not None:
        os.environ[_PLACE] = f"{place[0]},{place[1]}"
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a window manager may give it another size
            pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoScreenError(str(error)) from error
    finally:
        if placed:
            del os.environ[_PLACE]
    if placed and place is not None:
        pygame.display.set_window_position(place)  # a window manager took it for the place of the frame
    _limit_size()
    pygame.key.set_repeat(400, 40)


def _on_desktop(size: Pair) -> Pair:
    """Return *size*, no larger than the largest screen: it may have been saved on another one."""
    screens = desktops()
    if pygame.display.get_driver() in ("dummy", "offscreen") or not screens:
        return size
    return min(size[0], max(width for width, _ in screens)), min(size[1], max(height for _, height in screens))


def desktops() -> list[Pair]:
    """Return the sizes of all screens."""
    return [(width, height) for width, height in pygame.display.get_desktop_sizes()]


def window_place() -> Pair | None:
    """Return the place of the corner of the window; None if it is unknown."""
    if not pygame.display.get_init() or pygame.display.get_driver() in _UNPLACED:
        return None
    return pygame.display.get_window_position()


def is_on_screen(place: Pair, size: Pair, screens: Sequence[Pair]) -> bool:
    """Return whether a window of *size* at *place* can be seen; of further screens only the sizes are known."""
    if not screens:
        return False
    (x, y), (width, height) = place, screens[0]
    right, bottom = width, height
    left = top = 0
    for more in screens[1:]:
        left, top, right, bottom = left - more[0], top - more[1], right + more[0], bottom + more[1]
    across = left - size[0] + _SHOWING[0] <= x <= right - _SHOWING[0]
    return across and top <= y <= bottom - _SHOWING[1]


def fill_screen(full: bool) -> None:
    """Make the window fill its screen, or give it back its size and place."""
    window = _window()
    if full:
        window.set_fullscreen(desktop=True)
    else:
        window.set_windowed()


def maximise() -> None:
    """Maximise the window."""
    _window().maximize()


def _window() -> pygame.Window:
    """Return the window of the display; the only way to it is deprecated."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _limit_size() -> None:
    """Keep the window from getting smaller than SMALLEST; without this, everything still fits."""
    with suppress(AttributeError, pygame.error):
        _window().minimum_size = SMALLEST


def _init_display() -> None:
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreenError(str(error)) from error
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()  # SDL's last resort, which can neither be seen nor closed
        raise NoScreenError("no display found")


def _set_icon() -> None:
    path = find_root("sprites") / "icon" / "ten_bags_64.png"
    try:
        pygame.display.set_icon(pygame.image.load(path))
    except (OSError, pygame.error) as error:  # pygame's own is used
        _log.warning("icon %s cannot be used: %s", path, error)


_AT_ONCE = 1.0  # seconds within which a new size and being maximised belong together


class WindowState(NamedTuple):
    """The size and place that a window returns to, and whether it is full-screen or maximised."""

    size: Pair
    place: Pair | None
    full_screen: bool
    maximised: bool


class GameWindow:
    """The window, of *size* pixels with its corner at *place*, if that is known."""

    def __init__(self, size: Pair, place: Pair | None = None) -> None:
        self.size = size
        self.place = place
        self.maximised = False
        self._full_screen = False
        self._before = size  # the last change of size
        self._changed = -math.inf

    def open(self, driver: str | None, *, maximised: bool = False, full_screen: bool = False) -> None:
        """Open the window."""
        open_window(self.size, driver, self.place)
        if maximised:
            self.maximised = True
            maximise()
        self.full_screen = full_screen

    @property
    def state(self) -> WindowState:
        """The current state of the window."""
        return WindowState(self.size, self.place, self._full_screen, self.maximised)

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
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
        """Note that the window was maximised or restored."""
        if self._full_screen:
            return  # what it returns to is unknown
        if event.type == pygame.WINDOWMAXIMIZED and not self.maximised:
            self.maximised = True
            if now - self._changed < _AT_ONCE:
                self.size = self._before
        elif event.type == pygame.WINDOWRESTORED and self.maximised:
            self.maximised = False
            self.follow(now)

    def follow(self, now: float) -> None:
        """Note that the window may have another size."""
        if self._full_screen or self.maximised:
            return
        if now - self._changed >= _AT_ONCE:
            self._before = self.size
        self.size, self._changed = pygame.display.get_window_size(), now

    def keep_place(self) -> None:
        """Remember the place of the window, unless it fills the screen."""
        if not self._full_screen and not self.maximised:
            self.place = window_place()

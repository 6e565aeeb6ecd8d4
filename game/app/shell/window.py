"""Opening the window: what must be said to SDL before it looks, and where it may stand."""

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
WINDOW_CLASS = "ten-bags"  # by which a desktop finds the program's icon
SMALLEST = (640, 480)
_PLACE = "SDL_VIDEO_WINDOW_POS"
_SHOWING = (160, 60)  # so much of a window must be on the screen, for somebody to take hold of it
_UNPLACED = ("wayland", "offscreen")  # where windows do not know where they are


class NoScreenError(RuntimeError):
    """There is no screen to open a window on; the text is what SDL says."""


def open_window(size: Pair, driver: str | None, place: Pair | None = None) -> None:
    """Open the window, with its corner at *place* if that is on a screen.

    The environment variables must be there before SDL looks at them.
    """
    if driver is not None:
        os.environ["SDL_VIDEODRIVER"] = driver
        os.environ["SDL_AUDIODRIVER"] = driver
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")  # who wishes that the program ends is heard by Python
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
            warnings.simplefilter("ignore", RuntimeWarning)  # a window manager may have given it another size
            pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoScreenError(str(error)) from error
    finally:
        if placed:
            del os.environ[_PLACE]
    if placed and place is not None:
        pygame.display.set_window_position(place)  # a window manager took the place for that of the frame
    _limit_size()
    pygame.key.set_repeat(400, 40)


def _on_desktop(size: Pair) -> Pair:
    """Return *size*, no larger than the largest screen: another one may have been there the last time."""
    screens = desktops()
    if pygame.display.get_driver() in ("dummy", "offscreen") or not screens:
        return size
    return min(size[0], max(width for width, _ in screens)), min(size[1], max(height for _, height in screens))


def desktops() -> list[Pair]:
    """Return the sizes of all screens."""
    return [(width, height) for width, height in pygame.display.get_desktop_sizes()]


def window_place() -> Pair | None:
    """Return where the corner of the window is; None where that cannot be known."""
    if not pygame.display.get_init() or pygame.display.get_driver() in _UNPLACED:
        return None
    return pygame.display.get_window_position()


def is_on_screen(place: Pair, size: Pair, screens: Sequence[Pair]) -> bool:
    """Whether a window of *size* at *place* can be seen; where further screens stand is not known, only how large."""
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
    """Make the window fill its screen, or give it back its former size and place."""
    window = _window()
    if full:
        window.set_fullscreen(desktop=True)
    else:
        window.set_windowed()


def maximise() -> None:
    """Maximise the window."""
    _window().maximize()


def _window() -> pygame.Window:
    """Return the window of the display; pygame's only way to it warns that it may be removed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return pygame.Window.from_display_module()


def _limit_size() -> None:
    """Set SMALLEST as the window's least size; without it everything still fits."""
    with suppress(AttributeError, pygame.error):
        _window().minimum_size = SMALLEST


def _init_display() -> None:
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoScreenError(str(error)) from error
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()  # SDL's last resort: a window that nobody can see or close
        raise NoScreenError("no display found")


def _set_icon() -> None:
    path = find_root("sprites") / "icon" / "ten_bags_64.png"
    try:
        pygame.display.set_icon(pygame.image.load(path))
    except (OSError, pygame.error) as error:  # pygame's own stands in
        _log.warning("icon %s cannot be used: %s", path, error)


_AT_ONCE = 1.0  # seconds within which a new size belongs to its being maximised, whichever is told first


class WindowState(NamedTuple):
    """How a window stands: the size and the place that it goes back to, and what it fills."""

    size: Pair
    place: Pair | None
    full_screen: bool
    maximised: bool


class GameWindow:
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
    def standing(self) -> WindowState:
        """How the window stands now."""
        return WindowState(self.size, self.place, self._full_screen, self.maximised)

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

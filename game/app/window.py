"""Opening the window: what must be said to SDL before it looks."""

import logging
import os
import sys

import pygame

from game.app.pictures import find_root

_log = logging.getLogger(__name__)

TITLE = "Ten Bags"
WINDOW_CLASS = "ten-bags"  # by which a desktop finds the program's icon


class NoScreenError(RuntimeError):
    """There is no screen to open a window on; the text is what SDL says."""


def open_window(size: tuple[int, int], driver: str | None) -> None:
    """Open the window; the environment variables must be there before SDL looks at them."""
    if driver is not None:
        os.environ["SDL_VIDEODRIVER"] = driver
        os.environ["SDL_AUDIODRIVER"] = driver
    if sys.platform.startswith("linux"):
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", WINDOW_CLASS)
    _init_display()
    pygame.font.init()
    pygame.joystick.init()
    pygame.display.set_caption(TITLE)
    _set_icon()
    try:
        pygame.display.set_mode(size, pygame.RESIZABLE)
    except pygame.error as error:
        raise NoScreenError(str(error)) from error
    pygame.key.set_repeat(400, 40)


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

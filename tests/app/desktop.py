"""A real desktop for tests: a screen of Xvfb's, the program in a window on it, a mouse and a keyboard by xdotool."""

import os
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pygame
from pygame import Rect, Surface

from game.storage.paths import Places
from game.storage.settings import Settings, save_settings
from tests.app.window_close import close_window

WINDOW = (1280, 800)
_PATIENCE = 20.0  # seconds until a test gives up waiting for the program
_LOOK = 0.01  # seconds between two looks at a file
_AGAIN = 6.0  # seconds after which a click or key that had no effect is repeated
_KEY_DELAY = 12  # milliseconds
_TOOLS = ("Xvfb", "xdotool")


def missing_tools(*more: str) -> str:
    """Return why there can be no desktop here, or none with *more* programs, or nothing."""
    absent = [name for name in (*_TOOLS, *more) if shutil.which(name) is None]
    return f"a real window needs {' and '.join(absent)}: install them, or run these tests elsewhere" if absent else ""


class Desktop:
    """A screen without a window manager; *folder* holds what is shown on it."""

    def __init__(self, display: str, folder: Path) -> None:
        self.display = display
        self._screen = folder / "Xvfb_screen0"

    def environment(self, home: Path) -> dict[str, str]:
        """Return the environment of a program on this screen whose files are in *home*."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
        return kept | {"DISPLAY": self.display, "SDL_AUDIODRIVER": "dummy", "TEN_BAGS_HOME": str(home)}

    def xdotool(self, *words: object) -> str:
        """Run xdotool on this screen and return what it prints."""
        command = ["xdotool", *map(str, words)]
        done = subprocess.run(
            command, env=os.environ | {"DISPLAY": self.display}, capture_output=True, text=True, check=False, timeout=10
        )
        return done.stdout.strip()

    def picture(self, left: int, top: int, width: int, height: int) -> bytes:
        """Return the pixels of a rectangle of the screen, row by row."""
        whole = self._screen.read_bytes()
        header = struct.unpack(">25I", whole[:100])
        size, pixel_bits, line, colours = header[0], header[11], header[12], header[19]
        start = size + 12 * colours
        pixel = pixel_bits // 8
        rows = (start + row * line + left * pixel for row in range(top, top + height))
        return b"".join(whole[row : row + width * pixel] for row in rows)

    def shows(self, expected: Surface, area: Rect) -> bool:
        """Whether the screen shows in *area* what *expected*, a picture of the whole window, does there."""
        pixels = pygame.image.tobytes(expected.subsurface(area), "RGB")
        seen = self.picture(*area)
        return (seen[2::4], seen[1::4], seen[0::4]) == tuple(pixels[place::3] for place in range(3))


def quiet(home: Path) -> Path:
    """Return *home*, where a program finds its sounds off, and loads none."""
    save_settings(Places.under(home), replace(Settings(), muted=True))
    return home


@contextmanager
def open_desktop(folder: Path, size: tuple[int, int] = WINDOW) -> Iterator[Desktop]:
    """Start a screen of *size*, and end it afterwards."""
    reading, writing = os.pipe()
    screen = f"{size[0]}x{size[1]}x24"
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", screen, "-fbdir", str(folder), "-noreset"]
    command += ["-nolisten", "tcp", "-r"]  # no key repeats itself where a busy machine lets it go late
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            yield Desktop(f":{numbers.readline().strip()}", folder)
    finally:
        server.terminate()
        server.wait(10)


class Program:
    """The program in a window of *size* on *desktop*, or in the one it remembers, with its files in *home*."""

    def __init__(self, desktop: Desktop, home: Path, *options: str, size: tuple[int, int] | None = WINDOW) -> None:
        self._desktop = desktop
        sized = [] if size is None else ["--window", f"{size[0]}x{size[1]}"]
        command = [sys.executable, "-m", "game", "play", "--speed", "off", *sized, *options]
        self._process = subprocess.Popen(command, env=desktop.environment(home), stderr=subprocess.PIPE)
        self.window = wait_for(self._find_window, "a window")
        desktop.xdotool("windowfocus", self.window, "mousemove", "--window", self.window, 2, 2)
        if size is not None:  # it stands in the corner of the screen
            wait_for(self._shows_something, "a first picture")

    @property
    def process_id(self) -> int:
        """The number of the process."""
        return self._process.pid

    def _find_window(self) -> str:
        if self._process.poll() is not None:
            raise AssertionError(f"the program has ended: {self.complaint()}")
        return self._desktop.xdotool("search", "--onlyvisible", "--pid", self._process.pid)

    def _shows_something(self) -> bool:
        """Whether the upper edge has more than one colour."""
        edge = self._desktop.picture(100, 0, 100, 60)
        return edge != edge[:4] * (len(edge) // 4)

    def complaint(self) -> str:
        """Return what the program has printed as it ended."""
        return self._process.stderr.read().decode() if self._process.stderr is not None else ""

    def click(self, x: float, y: float) -> None:
        """Click at pixel *x*, *y* of the window."""
        self._desktop.xdotool("mousemove", "--window", self.window, round(x), round(y), "click", 1)

    def press(self, *keys: str) -> None:
        """Press *keys*, named as X names them, one after the other.

        On a busy machine the same key twice would look like one that is held: shift, which alone does nothing,
        keeps them apart.
        """
        apart = [key for before, key in pairwise(["", *keys]) for key in (["Shift_L", key] if key == before else [key])]
        self._desktop.xdotool("key", "--delay", _KEY_DELAY, *apart)

    def write(self, text: str) -> None:
        """Type *text*."""
        self._desktop.xdotool("type", "--delay", _KEY_DELAY, text)

    def rest_pointer(self) -> None:
        """Take the pointer off everything that reacts to it."""
        self._desktop.xdotool("mousemove", "--window", self.window, 2, 2)

    def close_window(self) -> None:
        """Close the window as its button would."""
        close_window(self._desktop.display, int(self.window))

    def send(self, number: signal.Signals) -> None:
        """Send the process a signal."""
        self._process.send_signal(number)

    def wait(self) -> int:
        """Wait for the end and return the exit code."""
        return self._process.wait(_PATIENCE)

    def end(self) -> None:
        """End the process whatever it does."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(_PATIENCE)
        if self._process.stderr is not None:
            self._process.stderr.close()


def wait_for(look: Callable[[], object], what: str, seconds: float = _PATIENCE) -> str:
    """Look until *look* returns something, and return that as text; raise AssertionError when *what* never comes."""
    end = time.monotonic() + seconds
    while not (found := look()):
        if time.monotonic() > end:
            raise AssertionError(f"{what} never came")
        time.sleep(_LOOK)
    return str(found)


def act_until(act: Callable[[], object], done: Callable[[], object], what: str, again: float = _AGAIN) -> None:
    """Do *act* until *done*: a click that came before its screen is repeated *again* so many seconds later."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        act()
        try:
            wait_for(done, what, again)
        except AssertionError:
            continue
        return
    raise AssertionError(f"{what} never came")

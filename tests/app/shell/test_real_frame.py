"""The frame of a real window under a window manager: it comes back as it was left."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.paths import Places
from game.storage.settings import Settings, load_settings
from tests.app.desktop import Desktop, Program, act_until, missing_tools, open_desktop, quiet, wait_for

_MISSING = missing_tools("openbox", "wmctrl")
pytestmark = pytest.mark.skipif(bool(_MISSING), reason=_MISSING)

SCREEN = (1920, 1080)


class Framed:
    """The program in a window that a window manager frames."""

    def __init__(self, desktop: Desktop, home: Path) -> None:
        self._desktop = desktop
        self._home = quiet(home)

    def start(self) -> None:
        """Open the window as it is remembered."""
        self.program = Program(self._desktop, self._home, size=None)

    @property
    def geometry(self) -> tuple[int, ...]:
        """Where the window stands, and how large it is."""
        found = self._desktop.xdotool("getwindowgeometry", "--shell", self.program.window)
        return tuple(int(number) for number in re.findall(r"^(?:X|Y|WIDTH|HEIGHT)=(-?\d+)$", found, re.MULTILINE))

    @property
    def size(self) -> tuple[int, ...]:
        """How large the window is."""
        return self.geometry[2:]

    def stand(self, x: int, y: int, width: int, height: int) -> None:
        """Give the window a size and a place, as somebody does with the mouse."""
        self._desktop.xdotool("windowsize", self.program.window, width, height)
        self._desktop.xdotool("windowmove", self.program.window, x, y)
        wait_for(lambda: self.size == (width, height) and abs(self.geometry[0] - x) < 30, "the new place")

    def maximise(self, *, back: bool = False) -> None:
        """Maximise the window, or put it *back*."""
        change = f"{'remove' if back else 'add'},maximized_vert,maximized_horz"
        command = ["wmctrl", "-i", "-r", hex(int(self.program.window)), "-b", change]
        subprocess.run(command, env=os.environ | {"DISPLAY": self._desktop.display}, check=True, timeout=10)

    def fill_screen(self) -> None:
        """Press the key of the full screen."""
        self.program.press("F11")

    def leave(self) -> Settings:
        """Close the window; return what is remembered."""
        self.program.close_window()
        assert self.program.wait() == 0
        return load_settings(Places.under(self._home))[0]


@pytest.fixture
def framed(tmp_path: Path) -> Iterator[Framed]:
    """A program that has not been started yet, on a screen with a window manager."""
    with open_desktop(tmp_path, SCREEN) as desktop:
        manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
            env=os.environ | {"DISPLAY": desktop.display},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        framed = Framed(desktop, tmp_path / "home")
        framed.start()
        act_until(lambda: None, lambda: desktop.xdotool("get_desktop"), "the window manager")
        try:
            yield framed
        finally:
            framed.program.end()
            manager.kill()
            manager.wait(10)


def test_the_window_comes_back_as_it_was_left(framed: Framed) -> None:
    framed.stand(200, 150, 1100, 750)
    there = framed.geometry
    framed.leave()
    framed.start()
    wait_for(lambda: framed.geometry == there, "the window as it was")

    framed.maximise()
    wait_for(lambda: framed.size[0] == SCREEN[0], "the maximised window")
    framed.fill_screen()
    wait_for(lambda: framed.size == SCREEN, "the full screen")
    framed.fill_screen()
    wait_for(lambda: framed.size != SCREEN, "the maximised window")
    kept = framed.leave()
    assert (kept.window, kept.maximised, kept.full_screen) == ((1100, 750), True, False)

    framed.start()
    wait_for(lambda: framed.size[0] == SCREEN[0], "the maximised window")
    framed.maximise(back=True)
    wait_for(lambda: framed.geometry == there, "the window as it was")
    framed.fill_screen()
    wait_for(lambda: framed.size == SCREEN, "the full screen")
    kept = framed.leave()
    assert (kept.window, kept.maximised, kept.full_screen) == ((1100, 750), False, True)

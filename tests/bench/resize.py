"""Measure how a window follows its size: `python -m tests.bench.resize`.

For each screen: from one change of size to the sharp picture, and the frames in which a dragged edge stretches it,
by the clock. Two sizes each, since pictures of the size before are no use.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app.gallery.moments import BIDDING, FOLLOWING, SAVED
from game.app.gallery.studio import Studio, furnish
from game.app.scenes.settings import SettingsScene
from game.app.scenes.start import StartScene

_SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160))
_PAUSE = 0.5  # seconds between two single changes
_FRAME = 1 / 60
_DRAGGED = 30  # frames


def resized(studio: Studio, size: tuple[int, int], after: float) -> float:
    """Let the window be of *size*, *after* seconds; return how many milliseconds the frame takes."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    start = time.perf_counter()
    studio.app.step(after)
    return (time.perf_counter() - start) * 1000


def measure(studio: Studio, size: tuple[int, int]) -> tuple[float, float]:
    """Return the median milliseconds to a sharp picture of about *size*, and of a stretched frame."""
    width, height = size
    sharp = [resized(studio, (width - change, height), _PAUSE) for change in (0, 7, 3)]
    drag = [resized(studio, (width - change, height - change), _FRAME) for change in range(_DRAGGED)]
    return statistics.median(sharp), statistics.median(drag)


def main() -> None:
    with TemporaryDirectory() as home:
        furnish(Path(home), SAVED)
        studio = Studio(Path(home), (1280, 800))
        screens: dict[str, Callable[[], object]] = {
            "table": lambda: studio.table("won", FOLLOWING),
            "bidding": lambda: studio.table("won", BIDDING),
            "start": lambda: studio.open(StartScene(studio.house)),
            "settings": lambda: studio.open(SettingsScene(studio.house)),
        }
        for name, show in screens.items():
            studio.app.scenes.clear()
            studio.app.exits = False
            show()
            for size in _SIZES:
                sharp, stretched = measure(studio, size)
                print(
                    f"{name:<10} {size[0]:>5} x {size[1]:<5} sharp after {sharp:4.0f} ms, dragged {stretched:4.0f} ms"
                )
        studio.close()


if __name__ == "__main__":
    main()

"""Measure how a window follows its size: `python -m tests.bench.resize`.

For each screen: from one change of size to the sharp picture, made over frames as the running program does it, and
the frames in which a dragged edge stretches it. Processor time of all threads, of the window's own thread, which is
how long it takes where a second core is free, and of its longest frame. Two sizes each, since pictures of the size
before are no use.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.app.gallery.games import BIDDING, FOLLOWING, SAVED
from game.app.gallery.studio import Studio, furnish
from game.app.screens.settings import SettingsScene
from game.app.screens.start import StartScene
from game.app.shell.resizing import SETTLED

SIZES = ((960, 600), (1280, 800), (1920, 1080), (3840, 2160))
_FRAME = 1 / 60
_DRAGGED = 30  # frames
_TWO_THREADS = 0.001  # seconds that the window's thread leaves to the other one between two frames


class Sharp(NamedTuple):
    """Milliseconds of the processor until the picture is sharp: of all threads, of the window's, of one frame."""

    all: float
    window: float
    longest: float


def resize(size: tuple[int, int]) -> None:
    """Make the window *size*."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


def sharpen(studio: Studio, size: tuple[int, int]) -> Sharp:
    """Make the window *size* after a while; return what it takes until it is drawn for that size."""
    app = studio.app
    for _frame in range(3):
        app.step(SETTLED + 0.1)
        app.resizing.rest(app.canvas.surface, app.scenes.top, app.now)
    app.spread = True
    resize(size)
    everything, window, frames = time.process_time(), time.thread_time(), []
    drawn = False
    while not drawn:
        begun = time.thread_time()
        drawn = app.step(_FRAME) and not app.preloader.blocking
        frames.append(time.thread_time() - begun)
        time.sleep(_TWO_THREADS)
    spent = time.process_time() - everything, time.thread_time() - window, max(frames)
    return Sharp(*(1000 * seconds for seconds in spent))


def stretch(studio: Studio, size: tuple[int, int]) -> float:
    """Drag the window's edge; return the milliseconds of the processor of the median frame."""
    spent = []
    for change in range(_DRAGGED):
        resize((size[0] - change, size[1] - change))
        begun = time.process_time()
        studio.app.step(_FRAME)
        spent.append(1000 * (time.process_time() - begun))
    return statistics.median(spent)


def sharp(studio: Studio, size: tuple[int, int], times: Sequence[int] = (0, 7, 3)) -> Sharp:
    """Return the best of some changes to about *size*: the others had more to wait for from the machine."""
    return min((sharpen(studio, (size[0] - change, size[1])) for change in times), key=lambda one: one.all)


def screens(studio: Studio) -> dict[str, Callable[[], object]]:
    """Return what shows the screens that are measured."""
    return {
        "table": lambda: studio.table("won", FOLLOWING),
        "bidding": lambda: studio.table("won", BIDDING),
        "start": lambda: studio.open(StartScene(studio.services)),
        "settings": lambda: studio.open(SettingsScene(studio.services)),
    }


def main() -> None:
    with TemporaryDirectory() as home:
        furnish(Path(home), SAVED)
        studio = Studio(Path(home), (1280, 800))
        for name, show in screens(studio).items():
            studio.app.scenes.clear()
            studio.app.exits = False
            show()
            for size in SIZES:
                took, dragged = sharp(studio, size), stretch(studio, size)
                print(
                    f"{name:<10} {size[0]:>5} x {size[1]:<5} sharp {took.window:4.0f} ms ({took.all:4.0f} ms of all"
                    f" threads, longest frame {took.longest:3.0f} ms), dragged {dragged:4.1f} ms a frame",
                    flush=True,
                )
        studio.close()


if __name__ == "__main__":
    main()

"""How long frames last: 60 a second while something moves, and at rest only as many as events need.

    pacing = Pacing()
    while ...:
        frame, waited = pacing.sleep(moves=..., waits=...)

Looking for events costs a fifth of a millisecond, most of it for waking up. After a second without any, the next one
is a movement of the mouse or a first key, and nobody sees whether it is answered a thirtieth or a twentieth of a
second later; so events are then looked for less often, until there is one.

A long rest is also when memory is returned: the C library keeps what was freed, which after many large surfaces of
all sizes is tens of megabytes.
"""

import sys
import time
from functools import cache
from typing import Protocol

import pygame

MOVING_FPS = 60
IDLE_FPS = 30
_DOZING_FPS = 20
_DOZE = 1.0  # seconds without an event
_WAITING = 0.08  # the least seconds of a step while everything waits for the player
_DOZING = 0.24  # the same after a doze
_LONGEST_FRAME = 0.1  # seconds: after a stall, movement goes on instead of jumping
_LONGEST_WAIT = 0.3  # seconds: in a longer one the machine was asleep, and nobody played


class Pacing:
    """Sleeps between frames."""

    def __init__(self) -> None:
        self._last = self._touched = time.perf_counter()

    def sleep(self, *, moves: bool, waits: bool) -> tuple[float, float]:
        """Sleep until the next frame: soon while something *moves*, longer while everything *waits* for events.

        Return how many seconds the frame lasts, and how many were spent waiting before it: a movement that an event
        starts begins with the frame, not with the wait.
        """
        now = self._wait() if waits else self._wake(MOVING_FPS if moves else IDLE_FPS)
        seconds = min(_LONGEST_WAIT if waits else _LONGEST_FRAME, now - self._last)
        heard = waits and pygame.event.peek()
        if heard or not waits:
            self._touched = now
        self._last = now
        frame = min(seconds, 1 / IDLE_FPS) if heard else seconds
        return frame, seconds - frame

    def _wake(self, fps: int) -> float:
        """Sleep until the next frame at *fps* frames a second; return the time."""
        time.sleep(max(0.001, self._last + 1 / fps - time.perf_counter()))
        return time.perf_counter()

    def _wait(self) -> float:
        """Sleep until there is an event, or a step is due; return the time."""
        dozes = self._last - self._touched >= _DOZE
        pause, longest = (1 / _DOZING_FPS, _DOZING) if dozes else (1 / IDLE_FPS, _WAITING)
        now = self._wake(_DOZING_FPS if dozes else IDLE_FPS)
        while now - self._last < longest and not pygame.event.peek():
            time.sleep(pause)
            now = time.perf_counter()
        return now


class _Trim(Protocol):
    def __call__(self, keep: int, /) -> object: ...


@cache
def find_trim() -> _Trim | None:
    """Return glibc's `malloc_trim`; None where there is another C library, or none that can be called."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        import ctypes  # noqa: PLC0415 - not needed before the first quiet moment

        library = ctypes.CDLL(None)
    except (ImportError, OSError):  # a Python without libffi, or linked statically
        return None
    found: _Trim | None = getattr(library, "malloc_trim", None)
    return found


def return_free_memory() -> bool:
    """Return free memory to the system, within a few milliseconds; return whether that is possible here."""
    trim = find_trim()
    if trim is not None:
        trim(0)
    return trim is not None

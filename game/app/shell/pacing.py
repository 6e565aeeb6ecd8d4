"""How long frames last: 60 a second while something moves, and at rest only as many as events want.

pacing = Pacing()
while ...:
    frame, waited = pacing.sleep(moves=..., waits=...)

Every look for events costs a fifth of a millisecond, most of it for waking up. Who has not touched anything for a
second begins with a move of the mouse or a first key, and does not see whether it is answered a thirtieth or a
twentieth of a second later: then events are looked for less often, until there is one.
"""

import time

import pygame

MOVING_FPS = 60
IDLE_FPS = 30
_DOZING_FPS = 20
_DOZE = 1.0  # seconds without an event
_WAITING = 0.08  # seconds that pass at least in a step while all wait for the player
_DOZING = 0.24  # and while the player has done nothing for long
_LONGEST_FRAME = 0.1  # seconds: after a stall, movement goes on instead of jumping
_LONGEST_WAIT = 0.3  # seconds: more than that the machine has slept, and nobody played


class Pacing:
    """Sleeps between frames, from now on."""

    def __init__(self) -> None:
        self._last = self._touched = time.perf_counter()

    def sleep(self, *, moves: bool, waits: bool) -> tuple[float, float]:
        """Sleep until the next frame is due, quickly while something *moves*, and on while all *waits* for events.

        Return how many seconds the frame lasts, and how many were waited before it: what an event begins is not to
        begin in its middle.
        """
        now = self._wait() if waits else self._wake(MOVING_FPS if moves else IDLE_FPS)
        seconds = min(_LONGEST_WAIT if waits else _LONGEST_FRAME, now - self._last)
        heard = waits and pygame.event.peek()
        if heard or not waits:
            self._touched = now
        self._last = now
        frame = min(seconds, 1 / IDLE_FPS) if heard else seconds
        return frame, seconds - frame

    def _wake(self, frames: int) -> float:
        """Sleep until the next of so many *frames* a second; return when it is."""
        time.sleep(max(0.001, self._last + 1 / frames - time.perf_counter()))
        return time.perf_counter()

    def _wait(self) -> float:
        """Sleep until there is an event, or time for a step; return when it is."""
        dozes = self._last - self._touched >= _DOZE
        pause, longest = (1 / _DOZING_FPS, _DOZING) if dozes else (1 / IDLE_FPS, _WAITING)
        now = self._wake(_DOZING_FPS if dozes else IDLE_FPS)
        while now - self._last < longest and not pygame.event.peek():
            time.sleep(pause)
            now = time.perf_counter()
        return now

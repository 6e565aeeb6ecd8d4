"""How long frames last: 60 a second while something moves, and at rest only as many as events want.

pacing = Pacing()
while ...:
    frame, waited = pacing.sleep(moves=..., waits=...)
"""

import time

import pygame

MOVING_FPS = 60
IDLE_FPS = 30
_WAITING = 0.08  # seconds that pass at least in a step while all wait for the player
_LONGEST_FRAME = 0.1  # seconds: after a stall, movement goes on instead of jumping
_LONGEST_WAIT = 0.2  # seconds: more than that the machine has slept, and nobody played


class Pacing:
    """Sleeps between frames, from now on."""

    def __init__(self) -> None:
        self._last = time.perf_counter()

    def sleep(self, *, moves: bool, waits: bool) -> tuple[float, float]:
        """Sleep until the next frame is due, quickly while something *moves*, and on while all *waits* for events.

        Return how many seconds the frame lasts, and how many were waited before it: what an event begins is not to
        begin in its middle.
        """
        now = self._wake(1 / (MOVING_FPS if moves else IDLE_FPS), longer=waits)
        seconds = min(_LONGEST_WAIT if waits else _LONGEST_FRAME, now - self._last)
        frame = min(seconds, 1 / IDLE_FPS) if waits and pygame.event.peek() else seconds
        self._last = now
        return frame, seconds - frame

    def _wake(self, seconds: float, *, longer: bool) -> float:
        """Sleep so many *seconds* since the last frame, or *longer* while nothing happens; return when it is."""
        time.sleep(max(0.001, self._last + seconds - time.perf_counter()))
        now = time.perf_counter()
        while longer and now - self._last < _WAITING and not pygame.event.peek():
            time.sleep(1 / IDLE_FPS)
            now = time.perf_counter()
        return now

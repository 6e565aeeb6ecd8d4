"""Making pictures before they are drawn: all that a new size needs, or a few in every frame of what comes soon.

    preloader.require(canvas.missing(paint))
    while not preloader.finish_required():      # once a frame
        ...
    paint()                                     # at once: everything is there

    preloader.prepare(canvas.missing(paint))
    preloader.work_ahead()                      # once a frame

Scaling and turning pictures releases the interpreter's lock, so a second thread halves the time on two cores.
"""

import logging
import time
from collections import deque
from collections.abc import Sequence
from threading import Thread

from game.app.paint.cache import MissingSurface

_log = logging.getLogger(__name__)

SLICE = 0.02  # seconds of a frame spent on pictures of a new size
AHEAD = 0.002  # seconds of a frame spent on pictures that are drawn soon


class PreloadJob:
    """Makes all *missing* surfaces; where *threaded*, a second thread works on them from the other end."""

    def __init__(self, missing: Sequence[MissingSurface], *, threaded: bool = True) -> None:
        self._here = deque(one for one in missing if not one.anywhere)
        self._anywhere = deque(one for one in reversed(missing) if one.anywhere)  # the first are the largest
        self.thread = Thread(target=self.work_aside, name="preloading", daemon=True) if threaded else None
        if self.thread is not None:
            self.thread.start()

    def work(self, seconds: float) -> bool:
        """Make surfaces for about *seconds*; return whether all are made."""
        end = time.perf_counter() + seconds
        while (missing := self._next()) is not None:
            missing.make_now()
            if time.perf_counter() >= end:
                return False
        if self.thread is not None:
            self.thread.join(max(0.0, end - time.perf_counter()))
        return self.thread is None or not self.thread.is_alive()

    def cancel(self) -> None:
        """Make no more; wait for the one that the thread is making, since what it depends on is about to change."""
        self._here.clear()
        self._anywhere.clear()
        if self.thread is not None:
            self.thread.join()

    def _next(self) -> MissingSurface | None:
        for waiting in (self._here, self._anywhere):
            try:
                return waiting.popleft()
            except IndexError:
                pass
        return None

    def work_aside(self) -> None:
        """Make surfaces until none is left; one that fails is logged."""
        while True:
            try:
                missing = self._anywhere.pop()
            except IndexError:
                return
            try:
                missing.make_now()
            except Exception:  # drawing it fails again, on the thread where the failure can be shown
                _log.exception("a picture could not be made beforehand")


class Preloader:
    """Holds two jobs: pictures that the next frame waits for, and pictures that are drawn soon."""

    def __init__(self) -> None:
        self._required: PreloadJob | None = None
        self._ahead: PreloadJob | None = None

    @property
    def blocking(self) -> bool:
        """Whether the next frame waits for pictures."""
        return self._required is not None

    @property
    def preparing(self) -> bool:
        """Whether there are pictures left to make for later."""
        return self._ahead is not None

    def require(self, missing: Sequence[MissingSurface]) -> None:
        """Hold the next frame back until all *missing* surfaces are made."""
        self._required = PreloadJob(missing)

    def finish_required(self) -> bool:
        """Work on what the next frame waits for; return whether it need not wait any longer."""
        if self._required is not None and self._required.work(SLICE):
            self._required = None
        return self._required is None

    def prepare(self, missing: Sequence[MissingSurface]) -> None:
        """Make *missing* surfaces a few in every frame, in place of those prepared so far."""
        self._ahead = PreloadJob(missing, threaded=False)

    def work_ahead(self) -> None:
        """Make a few of the surfaces to prepare."""
        if self._ahead is not None and self._ahead.work(AHEAD):
            self._ahead = None

    def cancel_required(self) -> None:
        """Give up what is still missing, so that the next frame does not wait."""
        if self._required is not None:
            self._required.cancel()
            self._required = None

    def cancel(self) -> None:
        """Make nothing more: scale, theme or cards are about to change."""
        self.cancel_required()
        self._ahead = None

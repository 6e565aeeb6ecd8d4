"""Making everything that the next picture needs, while the window goes on: after it has got another size.

    renewal = Renewal(assets.wishes(paint))
    while not renewal.work(0.015):      # once a frame
        ...
    paint()                             # at once: all of it is there

Scaling and turning pictures sets other threads free, so a second one halves the time where there are two cores.
"""

import logging
import time
from collections import deque
from collections.abc import Sequence
from threading import Thread

from game.app.paint.cache import Wish

_log = logging.getLogger(__name__)


class Renewal:
    """Grants *wishes*, the last ones on a thread of its own where *aside*."""

    def __init__(self, wishes: Sequence[Wish], *, aside: bool = True) -> None:
        self._here = deque(wish for wish in wishes if not wish.anywhere)
        self._anywhere = deque(wish for wish in reversed(wishes) if wish.anywhere)  # the first are the largest
        self._thread = Thread(target=self._work_aside, name="renewal", daemon=True) if aside else None
        if self._thread is not None:
            self._thread.start()

    def work(self, seconds: float) -> bool:
        """Grant wishes for about so many *seconds*; return whether all are granted."""
        end = time.perf_counter() + seconds
        while (wish := self._next()) is not None:
            wish.grant()
            if time.perf_counter() >= end:
                return False
        if self._thread is not None:
            self._thread.join(max(0.0, end - time.perf_counter()))
        return self._thread is None or not self._thread.is_alive()

    def drop(self) -> None:
        """Grant no more of them: what is being made is waited for, as things are about to change under it."""
        self._here.clear()
        self._anywhere.clear()
        if self._thread is not None:
            self._thread.join()

    def _next(self) -> Wish | None:
        for wishes in (self._here, self._anywhere):
            try:
                return wishes.popleft()
            except IndexError:
                pass
        return None

    def _work_aside(self) -> None:
        while True:
            try:
                wish = self._anywhere.pop()
            except IndexError:
                return
            try:
                wish.grant()
            except Exception:  # whoever draws it fails again, where it can be told
                _log.exception("a picture could not be made beforehand")

"""Pictures that were costly to make, kept until their room is needed.

cache.get(key, make)        # the kept surface, or make() kept from now on
cache.wishes = wishes       # from now on this thread makes nothing: what is missing is noted there
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock, get_ident

from pygame import Surface


@dataclass(frozen=True, slots=True)
class MissingSurface:
    """A picture that *cache* was asked for and did not have; it may be made *anywhere*, or on the window's thread."""

    cache: SurfaceCache
    key: Hashable
    make: Callable[[], Surface]
    anywhere: bool = False

    def make_now(self) -> None:
        """Make it."""
        self.cache.get(self.key, self.make)


class SurfaceCache:
    """The most recently used surfaces by key, up to *budget* pixels in all; at least the last one is kept.

    Two threads may ask at once.
    """

    def __init__(self, budget: int) -> None:
        self._missing: tuple[list[MissingSurface], int] | None = None  # and the thread that has them noted
        self._budget = budget
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()
        self._pixels = 0
        self._lock = Lock()

    @property
    def missing(self) -> list[MissingSurface] | None:
        """Where what is missing is noted; None while it is made. Other threads go on making."""
        return self._missing[0] if self._missing is not None and self._missing[1] == get_ident() else None

    @missing.setter
    def missing(self, missing: list[MissingSurface] | None) -> None:
        self._missing = (missing, get_ident()) if missing is not None else None

    def __len__(self) -> int:
        return len(self._surfaces)

    @property
    def pixels(self) -> int:
        """How many pixels are kept."""
        return self._pixels

    def get(self, key: Hashable, make: Callable[[], Surface], *, anywhere: bool = False) -> Surface:
        """Return the surface of *key*; made by *make* where it is not kept.

        Where wishes are noted, a picture that is missing is a single pixel. *anywhere*: it may also be made on another
        thread than the window's, since nothing else is drawn on meanwhile.
        """
        with self._lock:
            surface = self._surfaces.get(key)
            if surface is not None:
                self._surfaces.move_to_end(key)
                return surface
        missing = self.missing
        if missing is not None:
            missing.append(MissingSurface(self, key, make, anywhere))
            return Surface((1, 1))
        return self._keep(key, make())

    def kept(self, key: Hashable) -> Surface | None:
        """Return the surface of *key* if it is kept."""
        with self._lock:
            return self._surfaces.get(key)

    def clear(self) -> None:
        """Forget everything: the scale or the theme has changed."""
        with self._lock:
            self._surfaces.clear()
            self._pixels = 0

    def _keep(self, key: Hashable, surface: Surface) -> Surface:
        with self._lock:
            if key in self._surfaces:  # another thread was faster
                return self._surfaces[key]
            self._surfaces[key] = surface
            self._pixels += surface.get_width() * surface.get_height()
            while self._pixels > self._budget and len(self._surfaces) > 1:
                _, oldest = self._surfaces.popitem(last=False)
                self._pixels -= oldest.get_width() * oldest.get_height()
        return surface

"""Surfaces that are costly to make, kept until their room is needed.

cache.get(key, make)        # the kept surface, or make(), kept from now on
cache.missing = missing     # this thread makes nothing more: what it lacks is added to the list
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import Lock, get_ident

from pygame import Surface


@dataclass(frozen=True, slots=True)
class MissingSurface:
    """A surface that *cache* was asked for and lacks; it may be made *anywhere*, or only on the window's thread."""

    cache: SurfaceCache
    key: Hashable
    make: Callable[[], Surface]
    anywhere: bool = False

    def make_now(self) -> None:
        """Make the surface."""
        self.cache.get(self.key, self.make)


class SurfaceCache:
    """The most recently used surfaces by key, up to *budget* pixels in all; the last one is always kept.

    Two threads may use it at once.
    """

    def __init__(self, budget: int) -> None:
        self._missing: tuple[list[MissingSurface], int] | None = None  # and the thread that collects them
        self.budget = budget
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()
        self.pixels = 0  # that are kept
        self._lock = Lock()

    @property
    def missing(self) -> list[MissingSurface] | None:
        """The list of what this thread lacks; None while it makes surfaces. Other threads go on making them."""
        return self._missing[0] if self._missing is not None and self._missing[1] == get_ident() else None

    @missing.setter
    def missing(self, missing: list[MissingSurface] | None) -> None:
        self._missing = (missing, get_ident()) if missing is not None else None

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], Surface], *, anywhere: bool = False) -> Surface:
        """Return the surface of *key*, made by *make* if it is not kept.

        While missing surfaces are collected, a single pixel stands for each. *anywhere*: another thread than the
        window's may make it too, since *make* draws on nothing but a surface of its own.
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
        """Forget all surfaces."""
        with self._lock:
            self._surfaces.clear()
            self.pixels = 0

    def _keep(self, key: Hashable, surface: Surface) -> Surface:
        with self._lock:
            if key in self._surfaces:  # another thread was faster
                return self._surfaces[key]
            self._surfaces[key] = surface
            self.pixels += surface.get_width() * surface.get_height()
            while self.pixels > self.budget and len(self._surfaces) > 1:
                _, oldest = self._surfaces.popitem(last=False)
                self.pixels -= oldest.get_width() * oldest.get_height()
        return surface

"""Pictures that were costly to make, kept until their room is needed."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


class SurfaceCache:
    """The most recently used surfaces by key, up to *budget* pixels in all.

    get(key, make) -> the kept surface, or *make()* kept from now on
    """

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()
        self._pixels = 0

    def __len__(self) -> int:
        return len(self._surfaces)

    @property
    def pixels(self) -> int:
        """How many pixels are kept."""
        return self._pixels

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the surface of *key*; made by *make* where it is not kept."""
        surface = self._surfaces.get(key)
        if surface is None:
            surface = self._keep(key, make())
        else:
            self._surfaces.move_to_end(key)
        return surface

    def clear(self) -> None:
        """Forget everything: the scale or the theme has changed."""
        self._surfaces.clear()
        self._pixels = 0

    def _keep(self, key: Hashable, surface: Surface) -> Surface:
        self._surfaces[key] = surface
        self._pixels += surface.get_width() * surface.get_height()
        while self._pixels > self._budget and len(self._surfaces) > 1:
            _, oldest = self._surfaces.popitem(last=False)
            self._pixels -= oldest.get_width() * oldest.get_height()
        return surface

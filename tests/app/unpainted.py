"""Screens that are laid out and not painted: for tests that look at words and places, in many sizes.

Words have their widths and panels their places, but every picture is a single pixel.
"""

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

import pytest
from _pytest.mark import ParameterSet
from pygame import Surface

from game.app.paint.assets import Assets
from game.app.paint.cache import SurfaceCache
from game.app.paint.markup import Tag
from game.app.paint.shapes import blank
from game.app.paint.theme import Colour, Style
from game.app.paint.typesetting import Typesetter
from tests.app.shared_pictures import fonts

_EVERYTHING = 10_000_000  # pixels


class _Nothing(SurfaceCache):
    """Hands out a single pixel for everything."""

    def get(self, key: Hashable, make: Callable[[], Surface], *, anywhere: bool = False) -> Surface:
        """Return a pixel, whatever *make* would make."""
        return super().get(None, _pixel)


def _pixel() -> Surface:
    return blank((1, 1))


class _Typesetter(Typesetter):
    """Measures text, and sets it in nothing."""

    def render(
        self, text: str, style: Style, colour: Colour, tags: frozenset[Tag] = frozenset(), share: float = 1.0
    ) -> Surface:
        """Return what is as large as *text*, and clear."""
        face = self.face(style, tags, share)
        return blank((math.ceil(face.width(text)), face.ascent + face.descent))


def _renew(assets: Assets) -> None:
    """Begin with pictures of one pixel."""
    _begin(assets)
    nothing = _Nothing(_EVERYTHING)
    assets.baked = assets.tables = assets.deck.kept = assets.deck.passed = assets.pictures.scaled = nothing
    assets.type = _Typesetter(fonts(), assets.theme, assets.viewport)


_begin = Assets.renew  # as it is before any test replaces it


def sized(sizes: Sequence[tuple[int, int, int]]) -> list[ParameterSet]:
    """Return parameters of a test in all *sizes* of a window, each with a percentage; and whether it is painted.

    The first and the last are.
    """
    painted = sizes[0], sizes[-1]
    return [pytest.param(size, size in painted, id=f"{size[0]}x{size[1]} at {size[2]}") for size in sizes]


@contextmanager
def unpainted() -> Iterator[None]:
    """Windows that are opened before the context ends paint nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Assets, "renew", _renew)
        yield

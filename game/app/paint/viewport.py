"""Design units and pixels: scenes lay out in units, the screen is made of pixels.

    viewport = Viewport.of_surface((1920, 1080))
    viewport.width, viewport.height     # 1280.0, 720.0: the room a scene may lay out in
    viewport.px(136)                    # 204
    viewport.rect(FRect(24, 24, 364, 156))

A unit is one pixel of a 1280 x 720 window at UI size 100 %. Larger windows have larger units. A window that is not
broad has fewer of them side by side, down to 960 where it is as high as 3:4: its things would be too small otherwise.
A unit of a small window is never much smaller than a pixel. A UI size of 160 % gives less room and larger things, as
far as the window has that room: `Viewport.granted` tells how much larger they really are.
"""

from dataclasses import dataclass
from typing import Self, TypeAlias

from pygame import FRect, Rect

Point: TypeAlias = tuple[float, float]

DESIGN_SIZE = (1280, 720)
_BROAD, _NARROW = 1.6, 0.8  # widths to heights between which the room narrows
_NARROW_WIDTH = 960.0
_LEAST_SCALE = 0.85  # at 100 %
_LEAST_WIDTH, _LEAST_HEIGHT = 800.0, 450.0  # units: no UI size takes more of the room


@dataclass(frozen=True, slots=True)
class Viewport:
    """How many *pixels* the drawing surface has, and how many of them are one design unit."""

    pixels: tuple[int, int]
    scale: float

    @classmethod
    def of_surface(cls, pixels: tuple[int, int], ui_size: float = 1.0) -> Self:
        """Return the viewport of a surface of *pixels* at *ui_size*, where 1.0 is 100 %."""
        width, height = max(1, pixels[0]), max(1, pixels[1])
        fitting = min(width / _design_width(width / height), height / DESIGN_SIZE[1])
        roomy = min(_LEAST_SCALE * ui_size, max(_LEAST_SCALE, height / _LEAST_HEIGHT))
        return cls((width, height), min(max(fitting * ui_size, roomy), max(fitting, width / _LEAST_WIDTH)))

    @classmethod
    def granted(cls, pixels: tuple[int, int], ui_size: float) -> float:
        """Return how much larger than at 100 % things are in a window of *pixels* at *ui_size*: at most that."""
        return cls.of_surface(pixels, ui_size).scale / cls.of_surface(pixels).scale

    @property
    def width(self) -> float:
        """The width of the window in design units."""
        return self.pixels[0] / self.scale

    @property
    def height(self) -> float:
        """The height of the window in design units."""
        return self.pixels[1] / self.scale

    @property
    def bounds(self) -> FRect:
        """The whole window in design units."""
        return FRect(0, 0, self.width, self.height)

    def px(self, units: float) -> int:
        """Return *units* in whole pixels."""
        return round(units * self.scale)

    def rect(self, rect: FRect) -> Rect:
        """Return *rect* in pixels; rectangles that touch in units touch in pixels."""
        scale = self.scale  # not by `px`: every shape and every word is placed by this
        left, top = round(rect.left * scale), round(rect.top * scale)
        return Rect(left, top, round(rect.right * scale) - left, round(rect.bottom * scale) - top)

    def point(self, pixel: Point) -> Point:
        """Return *pixel* of the surface in design units."""
        return pixel[0] / self.scale, pixel[1] / self.scale

    def pointer(self, mouse: Point, window: tuple[int, int]) -> Point:
        """Return the *mouse* point of a *window*, whose size may differ from the surface's, in design units."""
        return self.point(
            (mouse[0] * self.pixels[0] / max(1, window[0]), mouse[1] * self.pixels[1] / max(1, window[1]))
        )


def _design_width(shape: float) -> float:
    """Return how many units a window has side by side at 100 % whose width to its height is *shape*."""
    share = min(1.0, max(0.0, (shape - _NARROW) / (_BROAD - _NARROW)))
    return _NARROW_WIDTH + share * (DESIGN_SIZE[0] - _NARROW_WIDTH)

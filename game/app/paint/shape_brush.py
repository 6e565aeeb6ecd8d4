"""Drawing grounds, boxes and lines."""

from collections.abc import Callable, Hashable, Sequence

import pygame
from pygame import FRect, Rect, Surface

from game.app.paint import shapes
from game.app.paint.brush import Brush
from game.app.paint.lighting import around, fades, plate, soft, widened
from game.app.paint.theme import Colour, Gradient, Shadows, Theme
from game.app.paint.viewport import Point


class ShapeBrush(Brush):
    """Panels, wells, outlines, lines, discs."""

    def _baked(self, key: Hashable, bake: Callable[[], Surface]) -> Surface:
        """Return the shape of *key*, which is drawn on nothing but a surface of its own."""
        return self.assets.baked.get(key, bake, anywhere=True)

    def table(self) -> None:
        """Fill the window with the lit table."""
        self.blit(self.assets.table(self.surface.get_size()), (0, 0))

    def swatch(self, look: Theme, rect: FRect) -> None:
        """Draw a little table of another *look* as a rounded picture."""
        box = self.pixels(rect)
        key = ("swatch", box.size, look.table, look.texture)
        self.put(self._baked(key, lambda: self._bake_swatch(look, box.size)), box.left, box.top)
        self.outline(rect, self.theme.control_border, 1, self.theme.radii.well / 2)

    def _bake_swatch(self, look: Theme, size: shapes.Size) -> Surface:
        swatch = shapes.mask(size, self.viewport.px(self.theme.radii.well) // 2)
        swatch.blit(self.assets.lit(look, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return swatch

    def shade(self, strength: float = 1.0) -> None:
        """Darken everything drawn so far: a dialog follows."""
        share = self.theme.shade_alpha * strength
        rest, veil = round(255 * (1 - share)), [round(channel * share) for channel in self.theme.shade]
        self.fill((rest, rest, rest), flags=pygame.BLEND_RGB_MULT)
        self.fill((veil[0], veil[1], veil[2]), flags=pygame.BLEND_RGB_ADD)

    def panel(self, rect: FRect, *, radius: float | None = None, border: Colour | None = None) -> None:
        """Draw a floating panel with its shadow."""
        radius = self.theme.radii.panel if radius is None else radius
        self.box(rect, self.theme.panel, radius, border or self.theme.border, shadows=self.theme.depths.panel)

    def pill(self, rect: FRect, *, border: Colour | None = None) -> None:
        """Draw a panel with round ends."""
        self.panel(rect, radius=rect.height / 2, border=border)

    def well(self, rect: FRect, *, radius: float | None = None) -> None:
        """Draw a sunken field."""
        radius = self.theme.radii.well if radius is None else radius
        self.box(rect, Gradient(self.theme.well, self.theme.well), radius, self.theme.well_border)

    def paper(self, rect: FRect) -> None:
        """Draw a sheet of paper with its shadow."""
        self.box(rect, self.theme.paper.face, self.theme.radii.paper, None, shadows=self.theme.depths.panel)

    def box(
        self,
        rect: FRect,
        fill: Gradient | Colour,
        radius: float = 0,
        border: Colour | None = None,
        border_width: float | None = None,
        shadows: Shadows = (),
    ) -> None:
        """Draw a rounded rectangle: gradient, border, shadows."""
        box = self.pixels(rect)
        cast = () if self.theme.flat else shadows
        reach = around(cast, self.viewport.scale)
        if not self.shows(box.inflate(2 * reach, 2 * reach)):
            return
        face = fill if isinstance(fill, Gradient) else Gradient(fill, fill)
        width = self.thickness(self.theme.border_width if border_width is None else border_width)
        corner = self.viewport.px(radius)
        key = ("box", box.size, face, corner, border, width, cast)
        self.put(
            self._baked(key, lambda: self._bake(box.size, face, corner, border, width, cast)),
            box.left - reach,
            box.top - reach,
        )

    def _bake(
        self, size: shapes.Size, fill: Gradient, radius: int, border: Colour | None, width: int, shadows: Shadows
    ) -> Surface:
        """Return the box with its shadows: a narrow one drawn out, where all between its ends is the same."""
        scale = self.viewport.scale
        narrow = min(size[0], 2 * (max(radius, width) + fades(shadows, scale)) + 1)
        drawn = plate(shapes.face((narrow, size[1]), radius, fill, border, width), radius, shadows, scale)
        return drawn if narrow == size[0] else widened(drawn, drawn.get_width() + size[0] - narrow)

    def outline(self, rect: FRect, colour: Colour, width: float, radius: float) -> None:
        """Draw a rounded border that lies inside *rect*: corners that are kept, and bars between them."""
        box = self.pixels(rect)
        stroke, corner = self.thickness(width), self.viewport.px(radius)
        reach = max(corner, stroke) + 1
        if min(box.size) <= 2 * reach:
            key = ("outline", box.size, stroke, corner, colour)
            self.put(self._baked(key, lambda: shapes.outline(box.size, corner, stroke, colour)), *box.topleft)
            return
        side = (2 * reach, 2 * reach)
        ring = self._baked(
            ("outline", side, stroke, corner, colour), lambda: shapes.outline(side, corner, stroke, colour)
        )
        for from_x, to_x in ((0, box.left), (reach, box.right - reach)):
            for from_y, to_y in ((0, box.top), (reach, box.bottom - reach)):
                self.blit(ring, (to_x, to_y), Rect(from_x, from_y, reach, reach))
        for top in (box.top, box.bottom - stroke):
            self.fill(colour, Rect(box.left + reach, top, box.width - 2 * reach, stroke))
        for left in (box.left, box.right - stroke):
            self.fill(colour, Rect(left, box.top + reach, stroke, box.height - 2 * reach))

    def dashed(self, rect: FRect, colour: Colour, width: float = 2, radius: float = 8, dash: float = 7) -> None:
        """Draw a dashed rounded border."""
        box = self.pixels(rect)
        stroke, corner = self.thickness(width), self.viewport.px(radius)
        long = dash * self.viewport.scale
        key = ("dashed", box.size, stroke, corner, colour, long)
        self.put(self._baked(key, lambda: shapes.dashed(box.size, corner, stroke, colour, long)), *box.topleft)

    def glow(self, rect: FRect, radius: float, colour: Colour, spread: float = 18, strength: float = 0.8) -> None:
        """Draw a soft light around *rect*: whose turn it is."""
        if self.theme.flat or strength <= 0:
            return
        box = self.pixels(rect)
        corner, blur = self.viewport.px(radius), max(2.0, spread * self.viewport.scale)
        key = ("glow", box.size, corner, colour, round(blur))
        light = self._baked(key, lambda: shapes.tinted(soft(box.size, corner, blur)[0], colour))
        reach = (light.get_width() - box.width) // 2
        self.put(light, box.left - reach, box.top - reach, strength)

    def line(self, start: Point, end: Point, colour: Colour, width: float = 1) -> None:
        """Draw a straight line; level and upright ones are crisp."""
        stroke = self.thickness(width)
        a, b = self.at(start), self.at(end)
        if a[1] == b[1]:
            self.fill(colour, Rect(min(a[0], b[0]), a[1] - stroke // 2, abs(b[0] - a[0]), stroke))
        elif a[0] == b[0]:
            self.fill(colour, Rect(a[0] - stroke // 2, min(a[1], b[1]), stroke, abs(b[1] - a[1])))
        else:
            self.polyline([start, end], colour, width)

    def polyline(self, points: Sequence[Point], colour: Colour, width: float = 3, dash: float = 0) -> None:
        """Draw a smooth line through *points*, of dashes about *dash* long if wanted."""
        scale = self.viewport.scale
        pixels = tuple((x * scale, y * scale) for x, y in points)
        thick, long = max(1.0, width * scale), dash * scale
        left, top = shapes.path_corner(pixels, thick)
        key = ("path", pixels, thick, colour, long)
        self.put(
            self._baked(key, lambda: shapes.path(pixels, thick, colour, long)),
            left + self._dx,
            top + self._dy,
        )

    def area(self, points: Sequence[Point], colour: Colour, strength: float) -> None:
        """Fill the polygon of *points* with a thin layer of *colour*."""
        pixels = [self.at(point) for point in points]
        left, top = min(x for x, _ in pixels), min(y for _, y in pixels)
        size = (max(x for x, _ in pixels) - left + 1, max(y for _, y in pixels) - top + 1)
        layer = shapes.blank(size)
        ink = (*colour, round(255 * strength))
        pygame.draw.polygon(layer, ink, [(x - left, y - top) for x, y in pixels])
        self.blit(layer, (left, top))

    def disc(
        self, centre: Point, diameter: float, colour: Colour, ring: Colour | None = None, ring_width: float = 2
    ) -> None:
        """Draw a filled circle, inside a ring if wanted."""
        across = 2 * max(1, round(diameter * self.viewport.scale / 2))  # even: discs of one centre are concentric
        x, y = self.at(centre)
        stroke = self.thickness(ring_width) if ring else 0
        key = ("box", (across, across), Gradient(colour, colour), across // 2, ring, stroke, ())
        disc = self._baked(
            key, lambda: self._bake((across, across), Gradient(colour, colour), across // 2, ring, stroke, ())
        )
        self.put(disc, x - across // 2, y - across // 2)

    def bar(self, rect: FRect, share: float, colour: Colour | Gradient) -> None:
        """Draw a level bar that is *share* (0-1) full."""
        radius = rect.height / 2
        self.box(rect, self.theme.well, radius, self.theme.well_border)
        if share > 0:
            full = FRect(rect.left, rect.top, max(rect.height, rect.width * min(1.0, share)), rect.height)
            self.box(full, colour, radius)

    def ellipse(self, rect: FRect, colour: Colour, width: float = 1.5, strength: float = 1.0) -> None:
        """Draw the outline of an ellipse."""
        box = self.pixels(rect)
        stroke = self.thickness(width)
        key = ("ellipse", box.size, stroke, colour)
        self.put(self._baked(key, lambda: shapes.ellipse(box.size, stroke, colour)), *box.topleft, strength)

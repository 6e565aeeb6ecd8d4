"""The base of the canvas: its surface and units, layers that are kept, and what is moved, clipped or faded."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

import pygame
from pygame import FRect, Rect, Surface

from game.app.paint.assets import Assets, KeptLayer
from game.app.paint.cache import MissingSurface
from game.app.paint.damage import Damage, joined
from game.app.paint.shapes import mask
from game.app.paint.theme import Colour, Theme
from game.app.paint.typesetting import Typesetter
from game.app.paint.viewport import Point, Viewport


@dataclass(frozen=True, slots=True)
class LayerPart:
    """A part of a layer that looks different inside *area* when *key* changes."""

    area: FRect
    key: object


@dataclass(frozen=True, slots=True)
class _PartsKey:
    whole: object
    parts: Mapping[object, LayerPart]


class Brush:
    """Draws on *surface* in the units of the assets' viewport."""

    def __init__(self, surface: Surface, assets: Assets) -> None:
        self.surface = surface
        self.assets = assets
        self.deck_name = "classic"
        self.back_name = "navy"
        self.left_handed = False  # cards have their index at the right
        self.shortened: list[str] = []
        self.damage = Damage()
        self._dx = 0
        self._dy = 0

    @property
    def theme(self) -> Theme:
        """The theme to draw in."""
        return self.assets.theme

    @property
    def viewport(self) -> Viewport:
        """The scale to draw at."""
        return self.assets.viewport

    @property
    def type(self) -> Typesetter:
        """Measures text."""
        return self.assets.type

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Draw moved by *dx*, *dy* in this context."""
        before = self._dx, self._dy
        self._dx += self.viewport.px(dx)
        self._dy += self.viewport.px(dy)
        try:
            yield
        finally:
            self._dx, self._dy = before

    @contextmanager
    def clipped(self, rect: FRect) -> Iterator[None]:
        """Draw only inside *rect* in this context."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.pixels(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def fading_edges(self, rect: FRect, above: float, below: float) -> Iterator[None]:
        """Fade what is drawn in this context out over *above* units at the top of *rect* and *below* at its bottom."""
        box = self.pixels(rect).clip(self.surface.get_rect())
        heights = min(self.viewport.px(above), box.height // 2), min(self.viewport.px(below), box.height // 2)
        strips = (
            Rect(box.left, box.top, box.width, heights[0]),
            Rect(box.left, box.bottom - heights[1], box.width, heights[1]),
        )
        beneath = [self.surface.subsurface(strip).convert_alpha() for strip in strips if strip.width]
        yield
        for strip, ground, upward in zip(strips, beneath, (True, False), strict=False):
            if strip.height:
                veil = pygame.transform.smoothscale(_veil(upward), strip.size)
                ground.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                self.blit(ground, strip)

    @contextmanager
    def faded(self, rect: FRect, alpha: float) -> Iterator[None]:
        """Draw in this context inside *rect* as one picture of *alpha* 0-1 over what is there."""
        box = self.pixels(rect).clip(self.surface.get_rect())
        if alpha >= 1 or box.width == 0 or box.height == 0:
            yield
            return
        beneath = self.surface.subsurface(box).copy()
        yield
        beneath.set_alpha(round(255 * (1 - max(0.0, alpha))))
        self.blit(beneath, box)

    def shows(self, box: Rect) -> bool:
        """Whether drawing in *box*, in pixels, has an effect: always, while missing surfaces are looked for."""
        return self.assets.rehearsing or self.surface.get_clip().colliderect(box)

    def pixels(self, rect: FRect) -> Rect:
        """Return *rect* in pixels of the surface."""
        return self.viewport.rect(rect).move(self._dx, self._dy)

    def at(self, point: Point) -> tuple[int, int]:
        """Return *point* in pixels of the surface."""
        return self.viewport.px(point[0]) + self._dx, self.viewport.px(point[1]) + self._dy

    def units(self, box: Rect) -> FRect:
        """Return *box* in units."""
        scale = self.viewport.scale
        return FRect((box.left - self._dx) / scale, (box.top - self._dy) / scale, box.width / scale, box.height / scale)

    def thickness(self, width: float) -> int:
        """Return how many pixels a line of *width* is thick: at least one, unless it is 0."""
        return max(1, self.viewport.px(width)) if width > 0 else 0

    def layer(self, name: str, key: object, paint: Callable[[], object]) -> None:
        """Fill the window with what *paint* draws, kept as *name* while *key* stays the same.

        *key* holds everything that the picture depends on besides scale and theme.
        """
        if self.assets.rehearsing:
            paint()
            return
        kept = self.assets.layers.get(name)
        if kept is None or kept.surface.get_size() != self.surface.get_size():
            kept = self.assets.layers[name] = KeptLayer(None, Surface(self.surface.get_size()))
        if kept.key != key:
            self._paint(kept, paint)
            kept.key = key
        self._lay_ground(kept)
        self.shortened += kept.shortened

    def layer_in_parts(
        self,
        name: str,
        key: object,
        parts: Mapping[object, LayerPart],
        paint: Callable[[FRect | None], object],
    ) -> None:
        """Fill the window with what *paint* draws, kept as *name*; repaint only what has changed.

        Another *key* repaints everything; otherwise the areas of *parts* that are new, gone or changed are repainted.
        *paint* gets the area to repaint, or None for the whole window, and may leave out what lies outside. It must
        draw the same whatever is on the surface and wherever it is clipped.
        """
        now = _PartsKey(key, parts)
        kept = self.assets.layers.get(name)
        fits = kept is not None and kept.surface.get_size() == self.surface.get_size()
        if kept is not None and fits and isinstance(kept.key, _PartsKey) and kept.key.whole == key:
            with self.onto(kept.surface):
                for area in joined(_changed(kept.key.parts, parts)):
                    kept.repainted.append(self.pixels(area))
                    with self.clipped(area):
                        paint(area)
            kept.key = now
        self.layer(name, now, lambda: paint(None))

    def _lay_ground(self, layer: KeptLayer) -> None:
        """Copy *layer* to the surface: only to where that shows something else, if it is known."""
        if not self.damage.drawing:
            self.surface.blit(layer.surface, (0, 0))
            return
        areas = self.damage.ground(layer.surface, self.surface.get_rect(), layer.repainted)
        layer.repainted.clear()
        for area in areas if areas is not None else [self.surface.get_rect()]:
            self.surface.blit(layer.surface, area, area)

    def missing(self, paint: Callable[[], object]) -> list[MissingSurface]:
        """Return the surfaces that *paint* would have to make; what it draws is not shown."""
        self.surface.set_clip((0, 0, 0, 0))
        try:
            return self.assets.missing(paint)
        finally:
            self.surface.set_clip(None)

    def cover(self, name: str, rect: FRect, radius: float, key: object) -> None:
        """Draw what the layer *name* shows inside the rounded *rect* once more, over everything drawn since.

        *key* holds everything that this piece of the layer depends on; the piece is kept while it stays the same.
        """
        layer = self.assets.layers.get(name)
        if layer is None or self.assets.rehearsing:
            return
        box = self.pixels(rect)
        kept = layer.covers.get(tuple(box))
        if kept is None or kept[0] != key:
            piece = mask(box.size, self.viewport.px(radius))
            piece.blit(layer.surface, (0, 0), box, special_flags=pygame.BLEND_RGB_MULT)
            kept = layer.covers[tuple(box)] = key, piece
        self.put(kept[1], *box.topleft)

    def _paint(self, layer: KeptLayer, paint: Callable[[], object]) -> None:
        """Repaint *layer* on its own surface: another one as large as the window would be costly."""
        layer.key, layer.shortened = None, []
        layer.repainted = [layer.surface.get_rect()]
        before, self.shortened = self.shortened, layer.shortened
        try:
            with self.onto(layer.surface):
                paint()
        finally:
            self.shortened = before

    @contextmanager
    def onto(self, surface: Surface) -> Iterator[None]:
        """Draw on another *surface* in this context."""
        before, self.surface = self.surface, surface
        try:
            with self.damage.paused():
                yield
        finally:
            self.surface = before

    def blit(self, source: Surface, place: tuple[int, int] | Rect, area: Rect | None = None, flags: int = 0) -> None:
        """Copy *source*, or its *area*, to *place* on the surface, in pixels."""
        changed = self.surface.blit(source, place, area, flags)
        if self.damage.drawing:
            self.damage.note((source, source.get_alpha(), *place, area, flags), changed)

    def fill(self, colour: Colour, box: Rect | None = None, flags: int = 0) -> None:
        """Fill *box* of the surface, in pixels, or all of it."""
        self.damage.note((colour, flags), self.surface.fill(colour, box, flags))

    def put(self, surface: Surface, left: int, top: int, alpha: float = 1.0) -> None:
        """Put *surface* down with its corner at *left*, *top* pixels."""
        if alpha < 1:
            surface.set_alpha(round(255 * alpha))
            self.blit(surface, (left, top))
            surface.set_alpha(255)
        else:
            self.blit(surface, (left, top))

    def put_centred(self, surface: Surface, centre: tuple[int, int], alpha: float) -> None:
        """Put *surface* down with its middle at *centre*, in pixels."""
        self.put(surface, centre[0] - surface.get_width() // 2, centre[1] - surface.get_height() // 2, alpha)


def _changed(before: Mapping[object, LayerPart], now: Mapping[object, LayerPart]) -> Iterator[FRect]:
    """Yield the areas of parts that differ: where they were and where they are."""
    for name in {**before, **now}:
        old, new = before.get(name), now.get(name)
        if old != new:
            areas = [part.area for part in (old, new) if part is not None]
            yield areas[0].unionall(areas[1:])


def _veil(upward: bool) -> Surface:
    """Return two pixels, one transparent and one opaque, to be scaled to a gradient."""
    veil = Surface((1, 2), pygame.SRCALPHA)
    veil.set_at((0, 0), (255, 255, 255, 255 if upward else 0))
    veil.set_at((0, 1), (255, 255, 255, 0 if upward else 255))
    return veil

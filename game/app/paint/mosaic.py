"""Pictures of the whole window of which parts change: only these are painted anew.

draw_mosaic(canvas, "table", key, [Part(area, facts), ...], paint)
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.assets import KeptLayer
from game.app.paint.canvas import Canvas


@dataclass(frozen=True, slots=True)
class LayerPart:
    """What looks otherwise inside *area* when its *key* is another."""

    area: FRect
    key: object


@dataclass(frozen=True, slots=True)
class _Key:
    whole: object
    parts: tuple[LayerPart, ...]


def draw_in_parts(
    canvas: Canvas, name: str, key: object, parts: Sequence[LayerPart], paint: Callable[[FRect | None], object]
) -> None:
    """Fill the window with what *paint* draws, and keep it as *name*.

    It is painted as a whole when *key* is another than before, and inside the areas of those *parts* that changed:
    *paint* is told the area, and may leave out what does not reach it. Painting must be the same whatever is on the
    surface before, and wherever it is clipped.
    """
    now = _Key(key, tuple(parts))
    kept = canvas.assets.layers.get(name)
    if kept is not None and isinstance(kept.key, _Key) and kept.surface.get_size() == canvas.surface.get_size():
        before = kept.key
        if before.whole == key and len(before.parts) == len(now.parts):
            changed = [(a, b) for a, b in zip(before.parts, now.parts, strict=True) if a != b]
            _paint_anew(canvas, kept, changed, paint)
            kept.key = now
    canvas.layer(name, now, lambda: paint(None))


def _paint_anew(
    canvas: Canvas,
    layer: KeptLayer,
    changed: list[tuple[LayerPart, LayerPart]],
    paint: Callable[[FRect | None], object],
) -> None:
    """Paint on *layer* inside the areas that the *changed* parts had or have."""
    with canvas.onto(layer.surface):
        for old, new in changed:
            area = old.area.union(new.area)
            layer.renewed.append(canvas.pixels(area))
            with canvas.clipped(area):
                paint(area)

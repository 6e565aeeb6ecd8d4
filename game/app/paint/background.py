"""The lit table: a radial gradient without bands, made once for each size.

A gradient of eight bits shows steps. So the light is computed with its range stretched to the full eight bits,
a little noise is added, and only then is it pressed into its real range: true dithering, all of it in blits.
"""

import math
import random
from functools import lru_cache

import pygame
from pygame import Surface

from game.app.paint.shapes import Size, mixed
from game.app.paint.theme import Colour, TableLight

_CELLS = 64, 40  # the coarse picture's size; it is drawn out smoothly to any other
_GRAIN = 128  # the side of the tile of noise


def lit_table(size: Size, light: TableLight) -> Surface:
    """Return the table of *size* pixels."""
    colours = [colour for _, colour in light.stops]
    low = (min(c[0] for c in colours), min(c[1] for c in colours), min(c[2] for c in colours))
    high = (max(c[0] for c in colours), max(c[1] for c in colours), max(c[2] for c in colours))
    table = Surface(size)
    if low == high:
        table.fill(low)
        return table
    stretch = (_room(low[0], high[0]), _room(low[1], high[1]), _room(low[2], high[2]))
    table = pygame.transform.smoothscale(_coarse(light, low, stretch), size)
    _add_noise(table, stretch)
    table.fill((256 // stretch[0], 256 // stretch[1], 256 // stretch[2]), special_flags=pygame.BLEND_RGB_MULT)
    table.fill(low, special_flags=pygame.BLEND_RGB_ADD)
    return table


def lay_tile(table: Surface, tile: Surface) -> None:
    """Give *table* the grain of *tile*, a grey picture without a seam; it grows with a large window."""
    growth = max(1.0, min(table.get_width() / 1280, table.get_height() / 720))
    size = (round(tile.get_width() * growth), round(tile.get_height() * growth))
    grain = pygame.transform.smoothscale(tile, size).convert(table)
    columns, rows = range(0, table.get_width(), size[0]), range(0, table.get_height(), size[1])
    table.fblits([(grain, (x, y)) for x in columns for y in rows], pygame.BLEND_RGB_MULT)


def _room(low: int, high: int) -> int:
    """Return the power of two by which a channel's range can be stretched and still leave room for noise."""
    return 1 << int(math.log2(240 / max(1, high - low)))


@lru_cache(maxsize=24)
def _coarse(light: TableLight, low: Colour, stretch: Colour) -> Surface:
    """Return the light in few cells, stretched."""
    columns, rows = _CELLS
    cells = Surface(_CELLS)
    for row in range(rows):
        dy = ((row + 0.5) / rows - light.centre[1]) / light.radius[1]
        for column in range(columns):
            dx = ((column + 0.5) / columns - light.centre[0]) / light.radius[0]
            cells.set_at((column, row), _shade(light, math.hypot(dx, dy), low, stretch))
    return cells


def _shade(light: TableLight, distance: float, low: Colour, stretch: Colour) -> Colour:
    """Return the stretched colour at *distance* from the centre, in radii."""
    inner, outer = light.stops[0], light.stops[-1]
    for stop in light.stops:
        if stop[0] <= distance:
            inner = stop
        else:
            outer = stop
            break
    span = outer[0] - inner[0]
    share = min(1.0, max(0.0, (distance - inner[0]) / span)) if span > 0 else 1.0
    start, end = _stretched(inner[1], low, stretch), _stretched(outer[1], low, stretch)
    return mixed(start, end, share)


def _stretched(colour: Colour, low: Colour, stretch: Colour) -> Colour:
    return (
        (colour[0] - low[0]) * stretch[0],
        (colour[1] - low[1]) * stretch[1],
        (colour[2] - low[2]) * stretch[2],
    )


def _add_noise(table: Surface, stretch: Colour) -> None:
    """Add noise that is one step of the real range high."""
    grain = _grain(stretch).convert(table)  # of the same format it is added four times as fast
    width, height = table.get_size()
    places = [(grain, (x, y)) for x in range(0, width, _GRAIN) for y in range(0, height, _GRAIN)]
    table.fblits(places, pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=24)
def _grain(stretch: Colour) -> Surface:
    """Return a tile of noise."""
    values = random.Random(7).randbytes(_GRAIN * _GRAIN)  # the same grain every time
    pixels = bytearray(3 * len(values))
    for channel, height in enumerate(stretch):
        pixels[channel::3] = values.translate(bytes(value * height >> 8 for value in range(256)))
    return pygame.image.frombytes(bytes(pixels), (_GRAIN, _GRAIN), "RGB")

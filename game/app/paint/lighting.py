"""Soft shadows and glows, blurred once and cut to size.

shadow, margin = soft((364, 156), radius=14, blur=28.0)   # black, as strong as can be
plate(face, 14, theme.depths.panel, scale)                # a face with its shadows beneath, one surface
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

import pygame
from pygame import Surface

from game.app.paint.shapes import Size, blank, mask, mixed
from game.app.paint.theme import Colour, Shadow, Shadows, TableLight

_HEIGHTS = 5  # steps from lying to lifted: a shadow is soft
_FINEST_SIGMA = 4.0  # blurring is done small: a blur of 40 pixels costs no more than one of 8


@lru_cache(maxsize=64)
def at_height(lying: Shadows, lifted: Shadows, step: int) -> Shadows:
    """Return the shadows of a thing *step* fifths as high as one that is *lifted*, between that and *lying*.

    The higher a thing is, the further its first shadow falls and the softer it is; what touches the table in its
    other shadows is gone when it is lifted.
    """
    height = step / _HEIGHTS
    near, far = lying[0], lifted[0]
    thrown = Shadow(
        near.drop + (far.drop - near.drop) * height,
        near.blur + (far.blur - near.blur) * height,
        near.alpha + (far.alpha - near.alpha) * height,
    )
    if step >= _HEIGHTS:
        return (thrown,)
    return thrown, *(Shadow(one.drop, one.blur, one.alpha * (1 - height)) for one in lying[1:])


def step_of(lift: float) -> int:
    """Return the height *lift* in the steps for which shadows are kept."""
    return round(lift * _HEIGHTS)


def margin(blur: float) -> int:
    """Return how far a shadow of *blur* pixels reaches beyond its thing."""
    return math.ceil(blur * 1.3)


@lru_cache(maxsize=32)
def _tile(corner: int, radius: int, blur: float) -> Surface:
    """Return a blurred white square with corners of *radius*; *corner* pixels hold all that varies."""
    reach = margin(blur)
    side = 2 * corner + 1
    sigma = blur / 2
    shrink = max(1.0, sigma / _FINEST_SIGMA)
    sharp = blank((side, side))
    sharp.fill((255, 255, 255, 0))
    inner = side - 2 * reach
    sharp.blit(mask((inner, inner), radius), (reach, reach))
    small_side = max(3, round(side / shrink))
    small = pygame.transform.smoothscale(sharp, (small_side, small_side))
    blurred = pygame.transform.gaussian_blur(small, max(1, round(sigma / shrink)))
    tile = pygame.transform.smoothscale(blurred, (side, side))
    tile.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return tile


def nine_sliced(tile: Surface, corner: int, size: Size) -> Surface:
    """Return *tile* stretched to *size*: corners as they are, edges and middle drawn out."""
    width, height = size
    side = tile.get_width()
    surface = blank(size)
    for from_x, from_w, to_x, to_w in _cuts(side, corner, width):
        for from_y, from_h, to_y, to_h in _cuts(side, corner, height):
            if to_w > 0 and to_h > 0:
                piece = tile.subsurface((from_x, from_y, from_w, from_h))
                surface.blit(pygame.transform.scale(piece, (to_w, to_h)), (to_x, to_y))
    return surface


def _cuts(side: int, corner: int, length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return (from, how much, to, how much) of the near end, the middle and the far end of a stretched tile."""
    return (
        (0, corner, 0, corner),
        (corner, side - 2 * corner, corner, length - 2 * corner),
        (side - corner, corner, length - corner, corner),
    )


def soft(size: Size, radius: int, blur: float) -> tuple[Surface, int]:
    """Return a white blurred rounded rectangle, and by how much it is larger than *size* on each side."""
    reach = margin(blur)
    full = (size[0] + 2 * reach, size[1] + 2 * reach)
    corner = min(2 * reach + radius, (min(full) - 1) // 2)
    return nine_sliced(_tile(corner, min(radius, min(size) // 2), blur), corner, full), reach


def shaded(size: Size, radius: int, shadow: Shadow, scale: float) -> tuple[Surface, int]:
    """Return the black *shadow* of a rounded rectangle, and its margin."""
    surface, reach = soft(size, radius, max(1.0, shadow.blur * scale))
    surface.fill((0, 0, 0, round(255 * shadow.alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return surface, reach


def plate(face: Surface, radius: int, shadows: Shadows, scale: float) -> Surface:
    """Return *face* with its *shadows* beneath it in one surface, larger by `around` of them on each side."""
    if not shadows:
        return face
    size = face.get_size()
    border = around(shadows, scale)
    surface = blank((size[0] + 2 * border, size[1] + 2 * border))
    for shadow in shadows:
        cast, reach = shaded(size, radius, shadow, scale)
        surface.blit(cast, (border - reach, border - reach + round(shadow.drop * scale)))
    surface.blit(face, (border, border))
    return surface


def widened(narrow: Surface, width: int) -> Surface:
    """Return *narrow* as wide as *width*: the column in its middle is repeated."""
    height, end = narrow.get_height(), narrow.get_width() // 2
    wide = blank((width, height))
    column = narrow.subsurface((end, 0, 1, height))
    middle = pygame.transform.scale(column, (width - 2 * end, height))
    for piece, left, area in (
        (narrow, 0, (0, 0, end, height)),
        (middle, end, None),
        (narrow, width - end, (narrow.get_width() - end, 0, end, height)),
    ):
        piece.set_alpha(None)  # copied as it is, which is three times as fast
        wide.blit(piece, (left, 0), area)
    return wide


def fades(shadows: Shadows, scale: float) -> int:
    """Return how many pixels inside a thing's corners its *shadows* are as in the middle of its edge."""
    return max((margin(max(1.0, s.blur * scale)) for s in shadows), default=0)


@lru_cache(maxsize=256)
def around(shadows: Shadows, scale: float) -> int:
    """Return how many pixels *shadows* need on each side of their thing."""
    return max((margin(max(1.0, s.blur * scale)) + math.ceil(s.drop * scale) for s in shadows), default=0)


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

"""Shapes as surfaces, in pixels: masks, gradients, faces, outlines, dashes, ellipses; all with smooth edges.

    face((364, 156), radius=14, fill=theme.panel, border=theme.border, border_width=1)
    outline((140, 196), radius=10, width=3, colour=theme.accent.mid)

Corners are drawn four times too large and scaled down once, then cut to every size: a shape costs a few blits.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from game.app.paint.theme import Colour, Gradient
from game.app.paint.viewport import Point

_OVERSAMPLING = 4

Size: TypeAlias = tuple[int, int]
Pixel: TypeAlias = tuple[int, int]


def blank(size: Size) -> Surface:
    """Return a transparent surface of *size*, at least one pixel wide and high."""
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


@lru_cache(maxsize=256)
def _disc(diameter: int) -> Surface:
    """Return a white disc with a smooth edge."""
    large = blank((diameter * _OVERSAMPLING, diameter * _OVERSAMPLING))
    large.fill((255, 255, 255, 0))
    radius = diameter * _OVERSAMPLING / 2
    pygame.draw.circle(large, (255, 255, 255, 255), (radius, radius), radius)
    return pygame.transform.smoothscale(large, (diameter, diameter))


def disc(diameter: int, colour: Colour) -> Surface:
    """Return a disc of *colour* with a smooth edge."""
    return tinted(_disc(max(1, diameter)), colour)


def mask(size: Size, radius: int) -> Surface:
    """Return a white rounded rectangle: multiply a picture by it to round the corners."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, width // 2, height // 2))
    surface = blank((width, height))
    surface.fill((255, 255, 255, 255))
    if radius == 0:
        return surface
    corner = _disc(2 * radius)
    for left, source_x in ((0, 0), (width - radius, radius)):
        for top, source_y in ((0, 0), (height - radius, radius)):
            surface.fill((255, 255, 255, 0), (left, top, radius, radius))
            surface.blit(corner, (left, top), (source_x, source_y, radius, radius))
    return surface


def tinted(white: Surface, colour: Colour) -> Surface:
    """Return a copy of a *white* picture in *colour*."""
    copy = white.copy()
    copy.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def gradient(size: Size, fill: Gradient) -> Surface:
    """Return an opaque surface that runs from the top colour of *fill* to the bottom one."""
    width, height = max(1, size[0]), max(1, size[1])
    if fill.top == fill.bottom:
        surface = Surface((width, height))
        surface.fill(fill.top)
        return surface
    column = Surface((1, height))
    for y in range(height):
        column.set_at((0, y), mixed(fill.top, fill.bottom, y / max(1, height - 1)))
    return pygame.transform.scale(column, (width, height))


def mixed(a: Colour, b: Colour, share: float) -> Colour:
    """Return the colour *share* of the way from *a* to *b*."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def filled(size: Size, radius: int, fill: Gradient) -> Surface:
    """Return a rounded rectangle of *size* filled with a gradient."""
    shape = mask(size, radius)
    shape.blit(gradient(size, fill), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return shape


def face(size: Size, radius: int, fill: Gradient, border: Colour | None, border_width: int) -> Surface:
    """Return a rounded rectangle filled with a gradient inside a border."""
    if border is None or border_width <= 0:
        return filled(size, radius, fill)
    surface = tinted(mask(size, radius), border)
    inner = (size[0] - 2 * border_width, size[1] - 2 * border_width)
    if inner[0] > 0 and inner[1] > 0:
        surface.blit(filled(inner, radius - border_width, fill), (border_width, border_width))
    return surface


def outline(size: Size, radius: int, width: int, colour: Colour) -> Surface:
    """Return the border alone, *width* pixels inside the edge of *size*."""
    surface = tinted(mask(size, radius), colour)
    inner = (size[0] - 2 * width, size[1] - 2 * width)
    if inner[0] > 0 and inner[1] > 0:
        hole = mask(inner, radius - width)
        hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return surface


def ellipse(size: Size, width: int, colour: Colour) -> Surface:
    """Return the outline of an ellipse: of a quarter, drawn twice too large, mirrored."""
    surface = blank(size)
    across, down = (surface.get_width() + 1) // 2, (surface.get_height() + 1) // 2
    large = blank((across * 2, down * 2))
    large.fill((*colour, 0))
    whole = Rect(0, 0, 2 * surface.get_width(), 2 * surface.get_height())
    pygame.draw.ellipse(large, (*colour, 255), whole, max(2, 2 * width))
    quarter = pygame.transform.smoothscale(large, (across, down))
    for right in (False, True):
        for lower in (False, True):
            corner = (surface.get_width() - across if right else 0, surface.get_height() - down if lower else 0)
            surface.blit(pygame.transform.flip(quarter, right, lower), corner, special_flags=pygame.BLEND_RGBA_MAX)
    return surface


def _arc(centre: tuple[float, float], radius: float, start: float) -> list[tuple[float, float]]:
    """Return the points of a quarter circle that begins at *start* degrees, clockwise on the screen."""
    steps = max(2, round(radius / 2))
    angles = (math.radians(start + 90 * step / steps) for step in range(steps + 1))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in angles]


def _way_round(box: Rect, radius: float) -> list[tuple[float, float]]:
    """Return the points of a rounded rectangle's edge, clockwise from its top left, closed."""
    left, top, right, bottom = box.left + radius, box.top + radius, box.right - radius, box.bottom - radius
    points = _arc((left, top), radius, 180) + _arc((right, top), radius, 270)
    points += _arc((right, bottom), radius, 0) + _arc((left, bottom), radius, 90)
    return [*points, points[0]]


def dashed(size: Size, radius: int, width: int, colour: Colour, dash: float) -> Surface:
    """Return a rounded rectangle's edge as dashes of about *dash* pixels with gaps two thirds as long."""
    k = _OVERSAMPLING // 2
    large = blank((size[0] * k, size[1] * k))
    large.fill((*colour, 0))
    half = width * k // 2 + 1
    points = _way_round(large.get_rect().inflate(-2 * half, -2 * half), max(1, radius * k - half))
    total = sum(math.dist(a, b) for a, b in pairwise(points))
    period = total / max(1, round(total / (dash * k * 5 / 3)))
    travelled = 0.0
    for a, b in pairwise(points):
        length = math.dist(a, b)
        for start, end in _dashes(travelled, length, period):
            _stroke(large, _along(a, b, start / length), _along(a, b, end / length), width * k, (*colour, 255))
        travelled += length
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def path_corner(points: Sequence[Point], width: float) -> Pixel:
    """Return where the corner of the surface belongs that `path` makes of the same line."""
    reach = math.ceil(width / 2) + 1
    return math.floor(min(x for x, _ in points)) - reach, math.floor(min(y for _, y in points)) - reach


def path(points: Sequence[Point], width: float, colour: Colour, dash: float = 0.0) -> Surface:
    """Return a line through *points* with round joins, or of dashes about *dash* pixels long."""
    k = _OVERSAMPLING - 1
    left, top = path_corner(points, width)
    reach = math.ceil(width / 2) + 1
    right, bottom = math.ceil(max(x for x, _ in points)) + reach, math.ceil(max(y for _, y in points)) + reach
    large = blank(((right - left) * k, (bottom - top) * k))
    large.fill((*colour, 0))
    ink = (*colour, 255)
    travelled = 0.0
    for a, b in pairwise([((x - left) * k, (y - top) * k) for x, y in points]):
        length = math.dist(a, b) or 1.0
        pieces = _dashes(travelled, length, dash * k * 5 / 3) if dash else [(0.0, length)]
        for start, end in pieces:
            _stroke(large, _along(a, b, start / length), _along(a, b, end / length), width * k, ink)
        if not dash:
            pygame.draw.circle(large, ink, b, width * k / 2)
        travelled += length
    return pygame.transform.smoothscale(large, (right - left, bottom - top))


def _dashes(travelled: float, length: float, period: float) -> list[tuple[float, float]]:
    """Return the parts of a piece of way that lie in a dash, as distances from the piece's start."""
    first = math.floor(travelled / period)
    last = math.floor((travelled + length) / period)
    found = []
    for index in range(first, last + 1):
        start = max(0.0, index * period - travelled)
        end = min(length, index * period + 0.6 * period - travelled)
        if end > start:
            found.append((start, end))
    return found


def _along(a: tuple[float, float], b: tuple[float, float], share: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _stroke(
    surface: Surface,
    a: tuple[float, float],
    b: tuple[float, float],
    width: float,
    colour: tuple[int, int, int, int],
) -> None:
    """Draw a straight stroke of *width* with square ends."""
    length = math.dist(a, b) or 1.0
    nx, ny = -(b[1] - a[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
    pygame.draw.polygon(
        surface,
        colour,
        [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)],
    )

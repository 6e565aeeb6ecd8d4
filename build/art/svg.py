"""A small pen for SVG: outlines are path strings, shapes are markup strings."""

import math
from collections.abc import Iterable

Point = tuple[float, float]

# Stroke width of the thin ink line round every shape of a court.
INK_LINE = 1.1


def num(value: float) -> str:
    """Return *value* with at most two decimals and no idle zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path(
    outline: str,
    fill: str = "none",
    stroke: str | None = None,
    width: float = INK_LINE,
    *,
    opacity: float = 1,
    transform: str = "",
) -> str:
    """Return the shape that *outline* encloses, filled, and drawn round with *stroke* if that is given."""
    attributes = [f'd="{outline}"', f'fill="{fill}"']
    if stroke:
        attributes.append(f'stroke="{stroke}" stroke-width="{num(width)}"')
        attributes.append('stroke-linejoin="round" stroke-linecap="round"')
    if opacity != 1:
        attributes.append(f'opacity="{num(opacity)}"')
    if transform:
        attributes.append(f'transform="{transform}"')
    return f"<path {' '.join(attributes)}/>"


def line(outline: str, colour: str, width: float = INK_LINE, *, opacity: float = 1) -> str:
    """Return *outline* as a stroke without a filling."""
    return path(outline, "none", colour, width, opacity=opacity)


def group(*shapes: str, transform: str = "", clip: str = "", opacity: float = 1) -> str:
    """Return *shapes* moved as one by *transform* and cut to the clip path named *clip*."""
    attributes = ""
    if transform:
        attributes += f' transform="{transform}"'
    if clip:
        attributes += f' clip-path="url(#{clip})"'
    if opacity != 1:
        attributes += f' opacity="{num(opacity)}"'
    return f"<g{attributes}>{''.join(shapes)}</g>"


def moved(shape: str, x: float, y: float, *, turn: float = 0, scale: float | Point = 1) -> str:
    """Return *shape* with its origin at (*x*, *y*), turned by degrees and scaled."""
    steps = [f"translate({num(x)},{num(y)})"]
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        wide, high = scale if isinstance(scale, tuple) else (scale, scale)
        steps.append(f"scale({wide:.5g},{high:.5g})")
    return group(shape, transform=" ".join(steps))


def mirrored(*shapes: str) -> str:
    """Return *shapes* and their mirror image across the y axis."""
    side = "".join(shapes)
    return side + group(side, transform="scale(-1,1)")


def circle(x: float, y: float, radius: float) -> str:
    """Return the outline of a circle."""
    across = num(2 * radius)
    arc = f"a{num(radius)},{num(radius)} 0 1,1"
    return f"M{num(x - radius)},{num(y)} {arc} {across},0 {arc} -{across},0Z"


def rectangle(x: float, y: float, wide: float, high: float, radius: float = 0) -> str:
    """Return the outline of a rectangle with rounded corners."""
    if not radius:
        return polygon([(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)])
    arc = f"a{num(radius)},{num(radius)} 0 0,1"
    bend = num(radius)
    return (
        f"M{num(x + radius)},{num(y)} h{num(wide - 2 * radius)} {arc} {bend},{bend}"
        f" v{num(high - 2 * radius)} {arc} -{bend},{bend}"
        f" h{num(2 * radius - wide)} {arc} -{bend},-{bend}"
        f" v{num(2 * radius - high)} {arc} {bend},-{bend}Z"
    )


def polygon(points: Iterable[Point]) -> str:
    """Return the closed outline through *points*."""
    return "M" + " L".join(f"{num(x)},{num(y)}" for x, y in points) + "Z"


def on_circle(x: float, y: float, radius: float, angle: float) -> Point:
    """Return the point at *angle* (radians) on a circle round (*x*, *y*)."""
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def rays(x: float, y: float, radius: float, count: int) -> str:
    """Return the outline of *count* wedges that shine from (*x*, *y*), each as wide as the gap beside it."""
    half = math.pi / count / 2
    wedges = []
    for ray in range(count):
        angle = 2 * math.pi * ray / count
        tips = [on_circle(x, y, radius, angle - half), on_circle(x, y, radius, angle + half)]
        wedges.append(polygon([(x, y), *tips]))
    return "".join(wedges)


def gradient(name: str, stops: Iterable[tuple[float, str]], *, slant: float = 0, across: bool = False) -> str:
    """Return the definition of a gradient from top to bottom, leaning right by *slant*, or *across* from the left."""
    marks = "".join(f'<stop offset="{num(at)}" stop-color="{colour}"/>' for at, colour in stops)
    end = 'x2="1" y2="0"' if across else f'x2="{num(slant)}" y2="1"'
    return f'<linearGradient id="{name}" x1="0" y1="0" {end}>{marks}</linearGradient>'


def glow(name: str, stops: Iterable[tuple[float, str, float]], *, x: float = 0.5, y: float = 0.5) -> str:
    """Return the definition of a round gradient of (offset, colour, opacity) stops."""
    marks = "".join(
        f'<stop offset="{num(at)}" stop-color="{colour}" stop-opacity="{num(opacity)}"/>'
        for at, colour, opacity in stops
    )
    return f'<radialGradient id="{name}" cx="{num(x)}" cy="{num(y)}" r="0.5">{marks}</radialGradient>'


def clip(name: str, outline: str) -> str:
    """Return the definition of the clip path *name*."""
    return f'<clipPath id="{name}"><path d="{outline}"/></clipPath>'


def document(wide: float, high: float, body: str, definitions: str = "", *, left: float = 0, top: float = 0) -> str:
    """Return a whole SVG of *body*, which sees the box of *wide* by *high* units from (*left*, *top*)."""
    box = f"{num(left)} {num(top)} {num(wide)} {num(high)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{num(wide)}" height="{num(high)}">'
        f"<defs>{definitions}</defs>{body}</svg>"
    )

"""The patterns of the backs: each gives the upper half, from the middle of the card to its top."""

import math

from art.backs.sheet import INNER, Dye
from art.paper import MIDDLE_X, MIDDLE_Y, WIDE
from art.pips import OUTLINES
from art.svg import circle, line, moved, on_circle, path, polygon


def rows(step: float) -> list[tuple[int, float]]:
    """Return the rows from the top down: number and height; the lower ones lie over the upper ones."""
    count = math.ceil((MIDDLE_Y - INNER) / step) + 1
    return [(row, MIDDLE_Y - row * step) for row in range(count, -1, -1)]


def columns(step: float, shift: float) -> list[float]:
    """Return places across the card, *step* apart, the middle one moved aside by *shift* steps."""
    reach = math.ceil(WIDE / step / 2) + 1
    return [MIDDLE_X + (column + shift) * step for column in range(-reach, reach + 1)]


def waves(dye: Dye) -> str:
    """Return waves of arcs."""
    shapes = []
    for row, y in rows(26):
        for x in columns(30, row % 2 / 2):
            arcs = [
                f"M{x - radius:g},{y:g} A{radius},{radius} 0 0,1 {x + radius:g},{y:g}" for radius in (25, 19, 13, 7)
            ]
            dot = path(circle(x, y - 2.4, 1.5), dye.thread)
            shapes.append(path(arcs[0], dye.ground, dye.thread, 1.1) + line(" ".join(arcs[1:]), dye.thread, 1) + dot)
    return "".join(shapes)


def trellis(dye: Dye) -> str:
    """Return a trellis with the four suits in its gaps."""
    step = 27.0
    bars, knots, signs = [], [], []
    for shift in range(-12, 24):
        x = MIDDLE_X + shift * step
        bars.append(f"M{x:g},{MIDDLE_Y:g} l-220,-264 M{x:g},{MIDDLE_Y:g} l220,-264")
    for row, y in rows(step * 0.6):
        for place, x in enumerate(columns(step, row % 2 / 2)):
            knots.append(path(circle(x, y, 2.1), dye.light))
            suit = "shcd"[(place + row // 2) % 4]
            signs.append(moved(path(OUTLINES[suit], dye.thread), x + step / 2, y, scale=0.082))
    return line(" ".join(bars), dye.thread, 1.1) + "".join(signs) + "".join(knots)


FEATHER = "M0,2 C-17,-3 -20,-21 0,-34 C20,-21 17,-3 0,2Z"


def feathers(dye: Dye) -> str:
    """Return a peacock's feathers, row over row."""
    eye = path("M0,-5 C-9,-8 -10,-18 0,-25 C10,-18 9,-8 0,-5Z", "#13686a", dye.thread, 1)
    pupil = path(circle(0, -13, 3.4), dye.thread) + path(circle(0, -12, 1.5), dye.ground)
    barbs = line("M-6,-27 L-3,-24 M6,-27 L3,-24 M-11.6,-19 L-8.4,-18 M11.6,-19 L8.4,-18", dye.thread, 0.9)
    feather = path(FEATHER, dye.ground, dye.thread, 1.1) + barbs + eye + pupil
    return "".join(moved(feather, x, y) for row, y in rows(17) for x in columns(29, row % 2 / 2))


LEAF = "M0,0 C2,-7 9,-11 14,-12 C14,-5 9,1 0,0Z"


def laurel(dye: Dye) -> str:
    """Return stems of laurel side by side."""
    leaf = path(LEAF, "#2c6a45", dye.thread, 0.9) + line("M1,-1 L10,-8.6", dye.thread, 0.7)
    pair = leaf + moved(leaf, 0, 0, scale=(-1, 1))
    leaves = (moved(pair, x, y) for row, y in rows(11.5) for x in columns(33, 0))
    stems = " ".join(f"M{x:g},{MIDDLE_Y:g} V0" for x in columns(33, 0))
    berries = (path(circle(x, y, 1.8), dye.light) for row, y in rows(23) for x in columns(33, 0.5))
    return line(stems, dye.thread, 1.2) + "".join(leaves) + "".join(berries)


def fans(dye: Dye) -> str:
    """Return fans of rays, row over row."""
    shapes = []
    for row, y in rows(31):
        for x in columns(54, row % 2 / 2):
            rim = f"M{x - 31:g},{y:g} A31,31 0 0,1 {x + 31:g},{y:g}Z"
            inner = f"M{x - 10:g},{y:g} A10,10 0 0,1 {x + 10:g},{y:g}"
            rays = []
            for ray in range(1, 12):
                foot, tip = (on_circle(x, y, reach, math.pi * (1 + ray / 12)) for reach in (10, 27))
                rays.append(f"M{foot[0]:.2f},{foot[1]:.2f} L{tip[0]:.2f},{tip[1]:.2f}")
            shapes.append(path(rim, dye.ground, dye.thread, 1.3) + line(inner + " " + " ".join(rays), dye.thread, 1))
    return "".join(shapes)


def rings(dye: Dye) -> str:
    """Return rings that interlace, with a dot in every eye."""
    step = 19.0
    places = [(x, y) for _row, y in rows(step) for x in columns(step, 0)]
    circles = " ".join(circle(x, y, step) for x, y in places)
    dots = "".join(path(circle(x + step / 2, y + step / 2, 1.5), dye.thread) for x, y in places)
    return line(circles, dye.thread, 1) + dots


def stars(dye: Dye) -> str:
    """Return stars of eight points, and crosses between them."""
    step = 36.0
    tips = [on_circle(0, 0, 11.2 if tip % 2 else 14.6, math.pi * tip / 8) for tip in range(16)]
    figure = path(polygon(tips), "#33363f", dye.thread, 1.2) + path(circle(0, 0, 3.2), dye.light)
    cross = path(polygon([on_circle(0, 0, 3.4 if tip % 2 else 8.6, math.pi * tip / 4) for tip in range(8)]), dye.thread)
    links = line("M14.6,0 H21.4 M0,14.6 V21.4", dye.thread, 1.2)
    placed = (
        moved(links + figure, x, y) + moved(cross, x + step / 2, y + step / 2)
        for _, y in rows(step)
        for x in columns(step, 0)
    )
    return "".join(placed)


def lozenges(dye: Dye) -> str:
    """Return few bold lozenges, one round the other, in both colours by turns."""
    shapes = []
    for number, size in enumerate(range(84, 300, 34)):
        high = size * 1.19
        corners = [(0, -high), (size, 0), (0, high), (-size, 0)]
        outline = polygon([(MIDDLE_X + x, MIDDLE_Y + y) for x, y in corners])
        shapes.append(line(outline, dye.light if number % 2 else dye.thread, 6))
    return "".join(shapes)

"""What tables are made of: grey tiles without a seam, laid over the light on the table, which gives the colour."""

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from art.svg import document, line, num, path, rectangle

SIDE = 256
PLANK, PLANKS, LENGTH = 120, 4, 720

# White leaves the light as it is.
CLOTH, WOOD, STONE = "#f4f4f4", "#dcdcdc", "#e6e6e6"


def repeated(stroke: str, x: float, y: float) -> str:
    """Return a stroke from (*x*, *y*), and again wherever it would come in from the other side of the tile."""
    reach = 40
    across = [0.0, *([SIDE] if x < reach else []), *([-SIDE] if x > SIDE - reach else [])]
    down = [0.0, *([SIDE] if y < reach else []), *([-SIDE] if y > SIDE - reach else [])]
    return " ".join(f"M{num(x + dx)},{num(y + dy)} {stroke}" for dx in across for dy in down)


def fibres(chance: Random, across: int, longest: float) -> str:
    """Return the outline of short bent hairs in all directions, one in each of *across* times *across* fields."""
    field = SIDE / across
    hairs = []
    for number in range(across * across):
        turn, long = chance.uniform(0, 2 * math.pi), chance.uniform(longest / 3, longest)
        dx, dy = long * math.cos(turn), long * math.sin(turn)
        bend = chance.uniform(-0.4, 0.4)
        stroke = f"q{num(dx / 2 - dy * bend)},{num(dy / 2 + dx * bend)} {num(dx)},{num(dy)}"
        x, y = (number % across + chance.random()) * field, (number // across + chance.random()) * field
        hairs.append(repeated(stroke, x, y))
    return " ".join(hairs)


def felt() -> str:
    """Return the SVG of felt: pressed hairs, lighter and darker than the ground."""
    chance = Random(5)
    shades = (("#000000", 0.03), ("#ffffff", 0.30), ("#000000", 0.045), ("#ffffff", 0.22), ("#000000", 0.03))
    hairs = (line(fibres(chance, 30, 10), colour, 0.8, opacity=opacity) for colour, opacity in shades)
    return document(SIDE, SIDE, path(rectangle(0, 0, SIDE, SIDE), CLOTH) + "".join(hairs))


def slate() -> str:
    """Return the SVG of honed slate: thin layers that run aslant, and specks."""
    chance = Random(8)
    layers = []
    for colour, opacity, width in (
        ("#000000", 0.05, 3.0),
        ("#ffffff", 0.20, 2.4),
        ("#000000", 0.07, 1.0),
        ("#ffffff", 0.28, 0.8),
    ):
        strokes = []
        for _stroke in range(130):
            long = chance.uniform(8, 36)
            stroke = (
                f"q{num(long / 2)},{num(chance.uniform(-5, 1))} {num(long)},{num(-long * chance.uniform(0.18, 0.34))}"
            )
            strokes.append(repeated(stroke, chance.uniform(0, SIDE), chance.uniform(0, SIDE)))
        layers.append(line(" ".join(strokes), colour, width, opacity=opacity))
    specks = line(fibres(chance, 20, 1.6), "#000000", 1, opacity=0.13)
    return document(SIDE, SIDE, path(rectangle(0, 0, SIDE, SIDE), STONE) + "".join(layers) + specks)


def walnut() -> str:
    """Return the SVG of walnut: planks side by side, each with grain of its own."""
    chance = Random(21)
    planks = "".join(plank(chance, row * PLANK) for row in range(PLANKS))
    return document(LENGTH, PLANKS * PLANK, path(rectangle(0, 0, LENGTH, PLANKS * PLANK), WOOD) + planks)


def plank(chance: Random, top: float) -> str:
    """Return one plank whose upper edge is at *top*: its tone, its grain, its pores, its edge."""
    tone = path(rectangle(0, top, LENGTH, PLANK), "#000000", opacity=chance.uniform(0.0, 0.1))
    grain = "".join(
        line(wave, "#000000" if dark else "#ffffff", width, opacity=opacity)
        for wave, dark, width, opacity in rings(chance, top)
    )
    pores = line(" ".join(dashes(chance, top)), "#000000", 0.8, opacity=0.13)
    gap = line(f"M0,{num(top + 0.5)} H{LENGTH}", "#000000", 1.2, opacity=0.4)
    return tone + grain + pores + gap + line(f"M0,{num(top + 1.8)} H{LENGTH}", "#ffffff", 0.9, opacity=0.14)


def rings(chance: Random, top: float) -> Iterator[tuple[str, bool, float, float]]:
    """Give the rings of a plank, cut lengthwise: outline, whether it is dark, width and opacity."""
    peak, sway = chance.uniform(0, LENGTH), chance.uniform(0, 2 * math.pi)
    heart, steep = chance.uniform(0.3, 0.7) * PLANK, chance.uniform(18, 34)
    y = -8.0
    while y < PLANK + 8:
        away = (y - heart) / (PLANK * 0.2)
        bow = steep * away * math.exp(-away * away / 2)  # pushed apart, but never across another ring
        points = []
        for step in range(49):
            x = LENGTH * step / 48
            swell = (0.5 + 0.5 * math.cos(2 * math.pi * (x - peak) / LENGTH)) ** 3
            quiver = 1.4 * math.sin(4 * math.pi * x / LENGTH + sway) + 0.5 * math.sin(
                10 * math.pi * x / LENGTH + y * 0.2
            )
            points.append(f"{num(x)},{num(min(PLANK - 0.5, max(1.0, y + bow * swell + quiver)) + top)}")
        broad = chance.random() < 0.22
        width = chance.uniform(3, 7) if broad else chance.uniform(0.5, 1.3)
        yield "M" + " L".join(points), chance.random() < 0.75, width, chance.uniform(0.02, 0.06 if broad else 0.13)
        y += chance.uniform(0.9, 2.6)


def dashes(chance: Random, top: float) -> Iterator[str]:
    """Give the pores of a plank: short strokes along the grain."""
    for _pore in range(420):
        x, y = chance.uniform(0, LENGTH - 9), chance.uniform(3, PLANK - 3)
        yield f"M{num(x)},{num(top + y)} h{num(chance.uniform(2, 9))}"


@dataclass(frozen=True)
class Tile:
    """A tile of *size* pixels."""

    size: tuple[int, int]
    draw: Callable[[], str]


TILES: Mapping[str, Tile] = {
    "felt": Tile((SIDE, SIDE), felt),
    "slate": Tile((SIDE, SIDE), slate),
    "walnut": Tile((LENGTH, PLANKS * PLANK), walnut),
}

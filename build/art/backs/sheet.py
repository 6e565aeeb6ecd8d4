"""What all backs share: the margin, the frame, and the plate with the spade in the middle."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from art.palette import SPADES
from art.paper import HIGH, MIDDLE_X, MIDDLE_Y, WIDE, both_ways, card
from art.pips import pip
from art.svg import circle, clip, group, line, on_circle, path, polygon, rectangle

MARGIN, INNER = 12, 18
FIELD = rectangle(MARGIN, MARGIN, WIDE - 2 * MARGIN, HIGH - 2 * MARGIN, 9)
FRAME = rectangle(INNER, INNER, WIDE - 2 * INNER, HIGH - 2 * INNER, 6)
UPPER_HALF = f"M{INNER},{INNER} H{WIDE - INNER} V{MIDDLE_Y:g} H{INNER}Z"
DEFINITIONS = clip("frame", FRAME) + clip("upper", UPPER_HALF)


@dataclass(frozen=True)
class Dye:
    """The colours of a back: its *ground*, the *thread* of the pattern and frame, the *light* of the plate."""

    ground: str
    thread: str
    light: str


@dataclass(frozen=True)
class Back:
    """A back: its colours, what draws the upper half of its pattern, and the outline of its plate by size."""

    dye: Dye
    pattern: Callable[[Dye], str]
    plate: Callable[[float], str]

    def full(self) -> str:
        """Return the SVG of the back; its pattern runs outward from the middle both ways."""
        dye = self.dye
        field = group(both_ways(group(self.pattern(dye), clip="upper")), clip="frame")
        rim = path(self.plate(60), dye.ground, dye.thread, 2.6) + line(self.plate(51), dye.light, 1)
        sign = pip(SPADES, MIDDLE_X, MIDDLE_Y, 62, fill=dye.light)
        return card(path(FIELD, dye.ground), field, line(FRAME, dye.thread, 2), rim, sign, definitions=DEFINITIONS)

    def plain(self) -> str:
        """Return the SVG of the back for small sizes: bold enough to stay clean at 30 pixels."""
        dye = self.dye
        frame = rectangle(25, 25, WIDE - 50, HIGH - 50, 8)
        sign = pip(SPADES, MIDDLE_X, MIDDLE_Y, 80, fill=dye.light)
        rim = line(self.plate(66), dye.thread, 5)
        return card(path(FIELD, dye.ground), line(frame, dye.thread, 4.5), rim, sign)


def diamond(size: float) -> str:
    """Return the outline of a diamond in the middle of the card."""
    high = size * 1.19
    return polygon(
        [
            (MIDDLE_X, MIDDLE_Y - high),
            (MIDDLE_X + size, MIDDLE_Y),
            (MIDDLE_X, MIDDLE_Y + high),
            (MIDDLE_X - size, MIDDLE_Y),
        ]
    )


def disc(size: float) -> str:
    """Return the outline of a circle in the middle of the card."""
    return circle(MIDDLE_X, MIDDLE_Y, size * 0.95)


def quatrefoil(size: float) -> str:
    """Return the outline of four lobes in the middle of the card."""
    r, reach = size * 0.56, size * 0.46
    x, y = MIDDLE_X, MIDDLE_Y
    return (
        f"M{x - r:.2f},{y - reach:.2f} A{r:.2f},{r:.2f} 0 0,1 {x + r:.2f},{y - reach:.2f}"
        f" A{r:.2f},{r:.2f} 0 0,1 {x + r:.2f},{y + reach:.2f} A{r:.2f},{r:.2f} 0 0,1 {x - r:.2f},{y + reach:.2f}"
        f" A{r:.2f},{r:.2f} 0 0,1 {x - r:.2f},{y - reach:.2f}Z"
    )


def star(size: float) -> str:
    """Return the outline of a star of eight points in the middle of the card."""
    tips = [on_circle(MIDDLE_X, MIDDLE_Y, size * (0.84 if step % 2 else 1.1), math.pi * step / 8) for step in range(16)]
    return polygon(tips)


def octagon(size: float) -> str:
    """Return the outline of a tall octagon in the middle of the card."""
    wide, high, cut = size * 0.9, size * 1.08, size * 0.42
    x, y = MIDDLE_X, MIDDLE_Y
    corners = [(-wide, cut - high), (cut - wide, -high), (wide - cut, -high), (wide, cut - high)]
    return polygon([(x + dx, y + dy) for dx, dy in corners] + [(x - dx, y - dy) for dx, dy in corners])

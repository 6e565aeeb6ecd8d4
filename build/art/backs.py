"""Card backs: waves of arcs round a diamond with the spade, and a simple form for small sizes."""

from art.palette import GOLD, GOLD_LIGHT, SPADES
from art.paper import HIGH, MIDDLE_X, MIDDLE_Y, WIDE, card
from art.pips import pip
from art.svg import clip, group, line, path, polygon, rectangle

GROUNDS = {"navy": "#1d2a57", "burgundy": "#5e1626", "teal": "#114a4c"}
MARGIN, INNER = 13, 18
FIELD = rectangle(MARGIN, MARGIN, WIDE - 2 * MARGIN, HIGH - 2 * MARGIN, 9)
FRAME = rectangle(INNER, INNER, WIDE - 2 * INNER, HIGH - 2 * INNER, 6)
SCALE_RADII = (26, 20, 14, 8)


def diamond(half_wide: float, half_high: float) -> str:
    """Return the outline of a diamond in the middle of the card."""
    return polygon(
        [
            (MIDDLE_X, MIDDLE_Y - half_high),
            (MIDDLE_X + half_wide, MIDDLE_Y),
            (MIDDLE_X, MIDDLE_Y + half_high),
            (MIDDLE_X - half_wide, MIDDLE_Y),
        ]
    )


def back(colour: str) -> str:
    """Return the SVG of the full back in *colour*."""
    ground = GROUNDS[colour]
    waves = group(*(wave(row, column, ground) for row in range(-1, 14) for column in range(-1, 10)), clip="frame")
    plate = path(diamond(52, 62), ground, GOLD, 2.4) + line(diamond(43, 52), GOLD_LIGHT, 1)
    spade = pip(SPADES, MIDDLE_X, MIDDLE_Y, 56, fill=GOLD_LIGHT)
    return card(path(FIELD, ground), waves, line(FRAME, GOLD, 2), plate, spade, definitions=clip("frame", FRAME))


def wave(row: int, column: int, ground: str) -> str:
    """Return one fish scale of the pattern."""
    x = INNER + column * 30 + (15 if row % 2 else 0)
    y = INNER + row * 26 + 26
    arcs = [f"M{x - radius},{y} A{radius},{radius} 0 0,1 {x + radius},{y}" for radius in SCALE_RADII]
    return path(arcs[0], ground, GOLD, 1.1) + "".join(line(arc, GOLD, 1.1) for arc in arcs[1:])


def plain_back(colour: str) -> str:
    """Return the SVG of the back for small sizes: bold enough to stay clean at 30 pixels."""
    ground = GROUNDS[colour]
    frame = rectangle(25, 25, WIDE - 50, HIGH - 50, 8)
    plate = path(diamond(66, 80), "none", GOLD, 5)
    spade = pip(SPADES, MIDDLE_X, MIDDLE_Y, 78, fill=GOLD_LIGHT)
    return card(path(FIELD, ground), line(frame, GOLD, 4.5), plate, spade)

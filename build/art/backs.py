"""Card backs: waves of arcs round a diamond with the spade, and a simple form for small sizes."""

from art.palette import GOLD, GOLD_LIGHT, SPADES
from art.paper import HIGH, MIDDLE_X, MIDDLE_Y, WIDE, both_ways, card
from art.pips import pip
from art.svg import circle, clip, group, line, path, polygon, rectangle

GROUNDS = {"navy": "#1d2a57", "burgundy": "#6a1628", "teal": "#0f4a4d", "forest": "#1c4a2e"}
MARGIN, INNER = 12, 18
FIELD = rectangle(MARGIN, MARGIN, WIDE - 2 * MARGIN, HIGH - 2 * MARGIN, 9)
FRAME = rectangle(INNER, INNER, WIDE - 2 * INNER, HIGH - 2 * INNER, 6)
UPPER_HALF = f"M{INNER},{INNER} H{WIDE - INNER} V{MIDDLE_Y:g} H{INNER}Z"
SCALE_RADII = (25, 19, 13, 7)
SCALE_STEP_X, SCALE_STEP_Y = 30, 26
DEFINITIONS = clip("frame", FRAME) + clip("upper", UPPER_HALF)


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
    """Return the SVG of the full back in *colour*; its waves run outward from the middle both ways."""
    ground = GROUNDS[colour]
    waves = [wave(row, column, ground) for row in range(7, -1, -1) for column in range(-5, 6)]
    field = group(both_ways(group(*reversed(waves), clip="upper")), clip="frame")
    return card(path(FIELD, ground), field, line(FRAME, GOLD, 2), plate(ground), definitions=DEFINITIONS)


def wave(row: int, column: int, ground: str) -> str:
    """Return one scale of the pattern: *row* counts upward from the middle, *column* sideways."""
    x = MIDDLE_X + (column + row % 2 / 2) * SCALE_STEP_X
    y = MIDDLE_Y - row * SCALE_STEP_Y
    arcs = [f"M{x - radius:g},{y:g} A{radius},{radius} 0 0,1 {x + radius:g},{y:g}" for radius in SCALE_RADII]
    dot = path(circle(x, y - 2.4, 1.5), GOLD)
    return path(arcs[0], ground, GOLD, 1.1) + "".join(line(arc, GOLD, 1) for arc in arcs[1:]) + dot


def plate(ground: str) -> str:
    """Return the diamond with the spade, pearls at its corners."""
    rim = path(diamond(60, 71), ground, GOLD, 2.6) + line(diamond(51, 60.5), GOLD_LIGHT, 1)
    corners = ((-60, 0), (60, 0), (0, -71), (0, 71))
    pearls = "".join(path(circle(MIDDLE_X + x, MIDDLE_Y + y, 4.4), GOLD_LIGHT, ground, 1.6) for x, y in corners)
    return rim + pearls + pip(SPADES, MIDDLE_X, MIDDLE_Y, 62, fill=GOLD_LIGHT)


def plain_back(colour: str) -> str:
    """Return the SVG of the back for small sizes: bold enough to stay clean at 30 pixels."""
    ground = GROUNDS[colour]
    frame = rectangle(25, 25, WIDE - 50, HIGH - 50, 8)
    rim = path(diamond(66, 80), "none", GOLD, 5)
    return card(path(FIELD, ground), line(frame, GOLD, 4.5), rim, pip(SPADES, MIDDLE_X, MIDDLE_Y, 80, fill=GOLD_LIGHT))

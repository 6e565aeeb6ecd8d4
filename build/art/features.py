"""Eyes, noses and mouths of the courts. The chin of a face is at (0, -60), its eyes at y = -95."""

from art.palette import INK, Skin
from art.svg import circle, line, mirrored, moved, path

LIPS = "#a8433c"
ROUGE = "#bb2f3c"
LIP_LINE = "#7c2b28"
EYE_WHITE = "#fffaf0"

CHEEK = "M0,-114 L21,-114 L21,-88 C21,-72 11,-63 0,-60Z"
JAW = "M-21,-100 L-21,-88 C-21,-72 -11,-63 0,-60 C11,-63 21,-72 21,-88 L21,-100"
EYE = "M-16.5,-95 Q-10.5,-100.5 -4.5,-94.2 Q-10.5,-91 -16.5,-95Z"
LID = "M-17.5,-95 Q-10.5,-101.5 -4,-94.2"
LOWER_LID = "M-15,-92.6 Q-10.5,-90.4 -6.4,-92.4"
BROW = "M-17.5,-101.2 Q-10,-106 -3.2,-101"
NOSE = "M-3.2,-100 Q-2,-93 -4.2,-84.5 Q-3,-82.4 0,-82.2 Q3,-82.4 4.2,-84.5"
MOUTH = "M-7.6,-75.2 Q-3.2,-77.8 0,-76.2 Q3.2,-77.8 7.6,-75.2 Q3.4,-70.6 0,-70.6 Q-3.4,-70.6 -7.6,-75.2Z"
MOUTH_LINE = "M-8.6,-75.8 Q0,-72.4 8.6,-75.8"


def skull(skin: Skin) -> str:
    """Return the bare head: one side in the light, one in the shade."""
    sides = path(CHEEK, skin.light, transform="scale(-1,1)") + path(CHEEK, skin.shade)
    return sides + line(JAW, INK, 0.9)


def eyes(brow: str, *, glance: float = 0, lid: float = 1.5, brow_width: float = 2.2) -> str:
    """Return both eyes with lids and brows, the irises turned aside by *glance*."""
    whites = mirrored(path(EYE, EYE_WHITE), line(LOWER_LID, INK, 0.6, opacity=0.5))
    irises = "".join(
        path(circle(x + glance, -95.2, 2.6), INK) + path(circle(x + glance + 0.8, -96, 0.75), "#ffffff")
        for x in (-10.3, 10.3)
    )
    return whites + irises + mirrored(line(LID, INK, lid), line(BROW, brow, brow_width))


def nose(skin: Skin) -> str:
    """Return the line of the nose."""
    return line(NOSE, skin.line, 1.2)


def mouth(colour: str) -> str:
    """Return closed lips with the hint of a smile."""
    return path(MOUTH, colour) + line(MOUTH_LINE, LIP_LINE, 0.8)


def blush(colour: str) -> str:
    """Return a warm touch on both cheeks."""
    return mirrored(path(circle(-13.5, -83, 4), colour, opacity=0.3))


def curl_row(hair: str, strand: str, places: list[tuple[float, float]], radius: float) -> str:
    """Return rolled curls at *places*, and the same on the other side."""
    return mirrored(*(moved(curl(hair, strand, radius), x, y) for x, y in places))


def curl(hair: str, strand: str, radius: float) -> str:
    """Return one rolled curl."""
    inner = radius * 0.48
    roll = f"M-{inner:.2f},0 a{inner:.2f},{inner:.2f} 0 1,1 {inner:.2f},{inner:.2f}"
    return path(circle(0, 0, radius), hair, INK, 1) + line(roll, strand, 1)

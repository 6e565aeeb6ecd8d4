"""What every bust in large print is made of: few bold shapes with a thick outline. The chin is at (0, 52)."""

from art.large.sheet import INK
from art.palette import Skin
from art.svg import circle, line, mirrored, path

OUTLINE = 4.2
GOLD, GOLD_SHADE = "#f2c04c", "#d3952a"
CREAM, CREAM_SHADE = "#fff6e0", "#e6d6b4"

RED_SHADE = "#860a16"
BLUE, BLUE_SHADE = "#2c4a8c", "#1d3468"
GREEN, GREEN_SHADE = "#2c7a55", "#1c5a3d"
STEEL, STEEL_SHADE = "#dbe1ec", "#a3adc2"

FAIR = Skin("#fbdcb8", "#eab98a", "#b97a4c")
TAN = Skin("#eab67c", "#cf9257", "#96602f")
DARK = Skin("#9b6240", "#7b492c", "#4d2b18")

HEAD = (
    "M0,-46 C24,-46 35,-31 35,-8 C35,16 28,36 15,48 Q8,53 0,53 Q-8,53 -15,48"
    " C-28,36 -35,16 -35,-8 C-35,-31 -24,-46 0,-46Z"
)
SHADE = "M0,-46 C24,-46 35,-31 35,-8 C35,16 28,36 15,48 Q8,53 0,53Z"
NECK = "M-15,36 L-15,70 L15,70 L15,36Z"
EYE = "M-25.6,2.6 Q-15.6,-11.6 -5,2.6 Q-15.4,9 -25.6,2.6Z"
BROW = "M-29,-13 Q-18,-24 -4.6,-14.4 L-5,-8.4 Q-17,-16.4 -29,-13Z"
STERN = "M-30,-15.6 Q-19,-23.6 -3.6,-12.4 L-4.4,-5.6 Q-17,-15 -30,-15.6Z"
NOSE = "M-6,24 Q0,29.4 6.6,24"
LIPS = "M-13,36 Q-5,31.6 0,34 Q5,31.6 13,36 Q7,46 0,46 Q-7,46 -13,36Z"
SMILE = "M-11,36.4 Q0,44 11,36.4"
SHOULDERS = "M0,60 L18,60 C30,78 84,76 104,118 L120,200 L-120,200 L-104,118 C-84,76 -30,78 -18,60Z"
SHOULDERS_SHADE = "M0,60 L18,60 C30,78 84,76 104,118 L120,200 L0,200Z"


def inked(outline: str, fill: str, width: float = OUTLINE) -> str:
    """Return a shape with the thick outline of this deck."""
    return path(outline, fill, INK, width)


def halved(outline: str, right: str, light: str, shade: str) -> str:
    """Return a shape whose *right* half lies in the shade, outlined."""
    return path(outline, light) + path(right, shade) + line(outline, INK, OUTLINE)


def face(skin: Skin, brow: str, *, stern: bool = False, lips: str = "") -> str:
    """Return head and neck with eyes, brows and nose, and full *lips* of a colour, or a plain smile."""
    neck = inked(NECK, skin.shade)
    head = halved(HEAD, SHADE, skin.light, skin.shade)
    eyes = mirrored(
        path(EYE, "#ffffff"), path(circle(-15.3, 0.2, 5), INK), line("M-27.4,2.4 Q-15.6,-12.4 -4.4,2.2", INK, 3.6)
    )
    lights = "".join(path(circle(x, -1.4, 1.6), "#ffffff") for x in (-13.8, 16.8))
    brows = mirrored(path(STERN if stern else BROW, brow))
    mouth = path(LIPS, lips) + line("M-13,36 Q0,40 13,36", INK, 1.8) if lips else line(SMILE, "#8a3330", 3.4)
    return neck + head + eyes + lights + brows + line(NOSE, skin.line, 3.2) + mouth


def robe(light: str, shade: str) -> str:
    """Return plain shoulders."""
    return halved(SHOULDERS, SHOULDERS_SHADE, light, shade)

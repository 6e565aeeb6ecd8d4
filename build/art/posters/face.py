"""The faces of the posters: flat, front-facing, lit from the left. The eyes lie on y = 0, the chin at y = 52."""

from art.palette import Skin
from art.posters.colours import INK, WHITE
from art.svg import circle, group, line, mirrored, path

ROUND = "M0,-46 C23,-46 34,-31 33.5,-8 C33,16 26,36 12,48 Q6,52 0,52Z"
STRONG = "M0,-46 C24,-46 35,-31 35,-8 C35,16 31,34 18,47 Q10,53 0,53Z"
FINE = "M0,-46 C22,-46 32,-31 31.5,-8 C31,16 23,36 10,48 Q5,51.5 0,51.5Z"

NECK = "M-14,34 L-14.5,62 Q0,80 14.5,62 L14,34Z"
STRONG_NECK = "M-18,34 L-20,62 Q0,82 20,62 L18,34Z"
EAR = "M32,-8 C38,-12 41,-4 39,4 C37,11 34,14 31,11Z"

EYE = "M-24,1.4 Q-15.4,-8.6 -6,1.6 Q-15,7.4 -24,1.4Z"
LID = "M-26.4,2 Q-15.6,-12.4 -4.8,2 Q-15.4,-6.8 -26.4,2Z"
WING = "M-29.6,-2.4 Q-15.6,-14 -4.8,2 Q-15.4,-6.6 -24.6,2.4Z"
SHADOW = "M-27.6,-3.6 Q-15.4,-16.4 -4.6,0 Q-15,-9.6 -27.6,-3.6Z"
UNDER = "M-21,5.6 Q-15,9 -9,5.6"

SOFT_BROW = "M-29,-13 Q-19,-22.4 -4.6,-12.6 Q-17,-18.4 -29,-13Z"
PLAIN_BROW = "M-29,-12.4 Q-19.6,-21.6 -4,-12.6 L-4.6,-8.6 Q-18,-15.8 -29,-12.4Z"
STERN_BROW = "M-29,-13.4 Q-19,-21 -4,-11.4 L-4.6,-6.8 Q-17,-14.8 -29,-13.4Z"

BRIDGE = "M-5.4,-8 Q-2.8,4 -3.6,14 Q-4.4,19.6 -7.6,23 Q-2.2,21.4 -1.4,12 Q-1.2,1 -5.4,-8Z"
NOSTRILS = "M-8,23.2 Q-4.4,20 0,22.2 Q4.4,20 8,23.2 Q4,27 0,27 Q-4,27 -8,23.2Z"

UPPER_LIP = "M-13,35.4 Q-6,32 -2.6,32 Q0,33.6 2.6,32 Q6,32 13,35.4 Q0,39.4 -13,35.4Z"
LOWER_LIP = "M-13,35.4 Q0,39.4 13,35.4 Q7,44.4 0,44.4 Q-7,44.4 -13,35.4Z"
THIN_UPPER = "M-13,35 Q-6,34 -2.4,34 Q0,35 2.4,34 Q6,34 13,35 Q0,40 -13,35Z"
THIN_LOWER = "M-9.6,36.6 Q0,40 9.6,36.6 Q6,43.2 0,43.2 Q-6,43.2 -9.6,36.6Z"


def neck(skin: Skin, outline: str = NECK) -> str:
    """Return the neck with the shadow of the chin on it."""
    return path(outline, skin.light) + path("M-15,36 L-15,50 Q0,70 15,50 L15,36Z", skin.line, opacity=0.55)


def head(skin: Skin, half: str = ROUND, *, ears: bool = True) -> str:
    """Return the bare head: the right half of it, outlined as *half*, lies in the shade."""
    sides = path(EAR, skin.light, transform="scale(-1,1)") + path(EAR, skin.shade) if ears else ""
    return sides + path(half, skin.light, transform="scale(-1,1)") + path(half, skin.shade)


def eyes(iris: str, *, lid: str = LID, shadow: str = "", glance: float = 0) -> str:
    """Return open eyes; *shadow* is the colour above them, *glance* turns them aside."""
    tint = mirrored(path(SHADOW, shadow)) if shadow else ""
    whites = mirrored(path(EYE, WHITE))
    irises = "".join(
        path(circle(x + glance, -0.4, 4.7), iris)
        + path(circle(x + glance, -0.4, 2.3), INK)
        + path(circle(x + glance + 1.5, -2, 1.3), "#ffffff")
        for x in (-15, 15)
    )
    return tint + whites + irises + mirrored(path(lid, INK))


def brows(outline: str, colour: str) -> str:
    """Return both brows."""
    return mirrored(path(outline, colour))


def nose(skin: Skin) -> str:
    """Return the bridge and the shadow below the tip."""
    return path(BRIDGE, skin.shade) + path(NOSTRILS, skin.line)


def lips(upper: str, lower: str) -> str:
    """Return full lips."""
    return path(UPPER_LIP, upper) + path(LOWER_LIP, lower)


def thin_lips(upper: str, lower: str) -> str:
    """Return lips that are closed over few words."""
    return path(THIN_UPPER, upper) + path(THIN_LOWER, lower)


def blush(colour: str, opacity: float = 0.4) -> str:
    """Return a warm disc on both cheeks."""
    return mirrored(path(circle(-20, 18, 7), colour, opacity=opacity))


def strands(outline: str, colour: str, width: float = 1.6) -> str:
    """Return lines in hair or beard, the same on both sides."""
    return group(mirrored(line(outline, colour, width)))

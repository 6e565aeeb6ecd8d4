"""The two jokers in large print: sun and moon for an index, and a laughing or a winking bust."""

import math

from art.large.bust import (
    BLUE,
    BLUE_SHADE,
    CREAM,
    CREAM_SHADE,
    FAIR,
    GOLD,
    GOLD_SHADE,
    RED_SHADE,
    STEEL,
    STEEL_SHADE,
    face,
    halved,
    inked,
    robe,
)
from art.large.courts import BUST_Y, HALO
from art.large.sheet import INDEX_X, INK, RED, sheet
from art.ranks import rank_sign
from art.svg import circle, group, moved, on_circle, path, polygon

COLLAR = "M-16,60 L-70,78 L-58,116 L-34,94 L-18,134 L0,100 L18,134 L34,94 L58,116 L70,78 L16,60Z"
COLLAR_SHADE = "M0,60 L16,60 L70,78 L58,116 L34,94 L18,134 L0,100Z"
HOOD = "M0,-44 C36,-44 48,-24 46,4 C46,34 34,60 18,72 L-18,72 C-34,60 -46,34 -46,4 C-48,-24 -36,-44 0,-44Z"
HOOD_SHADE = "M0,-44 C36,-44 48,-24 46,4 C46,34 34,60 18,72 L0,72Z"
HORN = "M-6,-30 C-20,-66 -54,-82 -66,-48 C-71,-36 -70,-22 -64,-12 C-58,-34 -48,-38 -38,-18Z"
MIDDLE = "M-24,-32 C-24,-64 -14,-80 0,-94 C14,-80 24,-64 24,-32 Q0,-42 -24,-32Z"
MIDDLE_SHADE = "M0,-94 C14,-80 24,-64 24,-32 Q12,-37 0,-37Z"
LETTER_X, LETTER_STEP, LETTER_HEIGHT = 30, 46, 35
BUST_X, SCALE = 168, 1.0
GRIN = "M-17,32 Q0,37 17,32 Q12,49 0,49 Q-12,49 -17,32Z"


def joker(*, big: bool) -> str:
    """Return the SVG of the big or the little joker."""
    ink = RED if big else INK
    sign = sun(ink) if big else path(MOON, ink)
    word = "".join(
        rank_sign(letter, LETTER_X, 146 + row * LETTER_STEP, LETTER_HEIGHT, ink, 34)
        for row, letter in enumerate("JOKER")
    )
    halo = path(circle(BUST_X, BUST_Y - 10, 72), HALO)
    bust = moved(jester(big=big), BUST_X, BUST_Y, scale=SCALE)
    return sheet(group(halo, bust, clip="inner"), moved(sign, INDEX_X - 4, 54) + word)


MOON = "M12,-40 A40,40 0 1,0 37,21 A34,34 0 0,1 12,-40Z"


def sun(ink: str) -> str:
    """Return a sun as large as a rank."""
    tips = [on_circle(0, 0, 42 if step % 2 == 0 else 25, math.pi * step / 8) for step in range(16)]
    return path(polygon(tips), ink) + path(circle(0, 0, 13), GOLD)


def jester(*, big: bool) -> str:
    """Return the jester down to the breast."""
    left, right = ((RED, RED_SHADE), (BLUE, BLUE_SHADE)) if big else ((STEEL, STEEL_SHADE), ("#59617a", "#3f465c"))
    coat = robe(left[0], right[1])
    collar = halved(COLLAR, COLLAR_SHADE, CREAM, CREAM_SHADE)
    hood = halved(HOOD, HOOD_SHADE, left[1], right[1])
    mouth = (
        (path(GRIN, "#8c1c2a", INK, 2.6) + path("M-14,33.6 Q0,38 14,33.6 Q9,40.6 0,40.6 Q-9,40.6 -14,33.6Z", "#fff"))
        if big
        else ""
    )
    return coat + collar + hood + face(FAIR, INK) + mouth + cap(left, right)


def cap(left: tuple[str, str], right: tuple[str, str]) -> str:
    """Return the cap with three horns and their bells."""
    horns = inked(HORN, left[0]) + group(inked(HORN, right[0]), transform="scale(-1,1)")
    tall = halved(MIDDLE, MIDDLE_SHADE, GOLD, GOLD_SHADE)
    band = inked("M-41,-26 Q0,-46 41,-26 L39,-11 Q0,-32 -39,-11Z", CREAM, 3.6)
    bells = "".join(inked(circle(x, y, 8), GOLD, 3.4) for x, y in ((-64, -8), (64, -8), (0, -98)))
    return horns + tall + band + bells

"""The four aces: one large pip, framed; the ace of spades, highest of all cards, in a sun."""

import math

from art.palette import GOLD, SPADES, Suit
from art.paper import MIDDLE_X, MIDDLE_Y, card, indices
from art.pips import pip
from art.svg import circle, line, on_circle, path, polygon

RAYS = 28
RAY_FOOT = 62.0
LONG_RAY, SHORT_RAY = 104.0, 84.0
RAY_HALF_ANGLE = 0.045


def ace(suit: Suit) -> str:
    """Return the SVG of the ace of *suit*."""
    figure = sun_of_spades() if suit is SPADES else medal(suit)
    return card(figure, indices("A", suit))


def medal(suit: Suit) -> str:
    """Return a large pip in a double ring of gold."""
    rings = line(ring(58), GOLD, 1.6) + line(ring(62), GOLD, 0.8)
    return rings + pip(suit, MIDDLE_X, MIDDLE_Y, 84)


def sun_of_spades() -> str:
    """Return the spade in its sun, with a band of gold inlaid."""
    shine = "".join(path(ray(number), GOLD) for number in range(RAYS))
    rings = line(ring(58), GOLD, 2) + line(ring(53), GOLD, 0.9)
    middle = MIDDLE_Y - 3
    spade = pip(SPADES, MIDDLE_X, middle, 84)
    inlay = pip(SPADES, MIDDLE_X, middle, 60, fill=GOLD) + pip(SPADES, MIDDLE_X, middle, 52)
    return shine + rings + spade + inlay


def ring(radius: float) -> str:
    """Return a circle round the middle of the card."""
    return circle(MIDDLE_X, MIDDLE_Y, radius)


def ray(number: int) -> str:
    """Return one ray of the sun; long and short ones take turns."""
    angle = 2 * math.pi * number / RAYS
    length = SHORT_RAY if number % 2 else LONG_RAY
    feet = [on_circle(MIDDLE_X, MIDDLE_Y, RAY_FOOT, angle + side * RAY_HALF_ANGLE) for side in (-1, 1)]
    return polygon([feet[0], on_circle(MIDDLE_X, MIDDLE_Y, length, angle), feet[1]])

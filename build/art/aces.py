"""The four aces: one large pip with a band of gold inlaid, framed; the ace of spades, highest of all, in a sun."""

import math

from art.palette import GOLD, SPADES, Suit
from art.paper import MIDDLE_X, MIDDLE_Y, card, indices
from art.pips import pip
from art.svg import circle, line, on_circle, path, polygon

RAYS = 28
RAY_FOOT = 67.0
LONG_RAY, SHORT_RAY = 113.0, 91.0
RAY_HALF_ANGLE = 0.045
PEARLS = 40
PIP = 96


def ace(suit: Suit) -> str:
    """Return the SVG of the ace of *suit*."""
    frame = sun() if suit == SPADES else wreath()
    # A spade and a club look centred a little higher than they are, a heart a little lower.
    middle = MIDDLE_Y + {"s": -3, "h": 3, "d": 0, "c": -1}[suit.letter]
    return card(frame, inlaid_pip(suit, middle), indices("A", suit))


def inlaid_pip(suit: Suit, y: float) -> str:
    """Return the large pip with its golden band."""
    whole = pip(suit, MIDDLE_X, y, PIP)
    return whole + pip(suit, MIDDLE_X, y, PIP * 0.71, fill=GOLD) + pip(suit, MIDDLE_X, y, PIP * 0.62)


def wreath() -> str:
    """Return a double ring with a wreath of small golden pearls."""
    places = (on_circle(MIDDLE_X, MIDDLE_Y, 72, 2 * math.pi * pearl / PEARLS) for pearl in range(PEARLS))
    pearls = "".join(path(circle(x, y, 2.1 if number % 2 else 1.2), GOLD) for number, (x, y) in enumerate(places))
    return pearls + line(ring(65), GOLD, 1.8) + line(ring(61), GOLD, 0.8)


def sun() -> str:
    """Return a double ring in a sun of long and short rays."""
    shine = "".join(path(ray(number), GOLD) for number in range(RAYS))
    return shine + line(ring(63), GOLD, 2) + line(ring(58.5), GOLD, 0.9)


def ring(radius: float) -> str:
    """Return a circle round the middle of the card."""
    return circle(MIDDLE_X, MIDDLE_Y, radius)


def ray(number: int) -> str:
    """Return one ray of the sun; long and short ones take turns."""
    angle = 2 * math.pi * number / RAYS
    length = SHORT_RAY if number % 2 else LONG_RAY
    feet = [on_circle(MIDDLE_X, MIDDLE_Y, RAY_FOOT, angle + side * RAY_HALF_ANGLE) for side in (-1, 1)]
    return polygon([feet[0], on_circle(MIDDLE_X, MIDDLE_Y, length, angle), feet[1]])

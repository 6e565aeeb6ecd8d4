"""The number cards and aces of this deck: flat pips on white, and a giant sign on a flooded ace."""

import math

from art.number_cards import pip_places, pip_size
from art.palette import Suit
from art.paper import MIDDLE_X, MIDDLE_Y
from art.posters.colours import CREAM, GOLD, GOLD_LIGHT, INKS, Ink
from art.posters.sheet import PANEL, RAYS, index, sheet, sign_of, tabs
from art.svg import circle, clip, group, line, on_circle, path, polygon, rays

GROWN = {"s": 1.02, "h": 1, "d": 1.1, "c": 1.02}
CLOSER = 0.9  # the columns of pips stand apart from the tabs
ACE = 132
RING = 86
STUDS = 36


def number_card(count: int, suit: Suit) -> str:
    """Return the SVG of the card of *count* pips."""
    ink, size = INKS[suit.letter], pip_size(count) * GROWN[suit.letter]
    places = ((MIDDLE_X + (x - MIDDLE_X) * CLOSER, y) for x, y in pip_places(count))
    pips = [sign_of(ink, x, y, size, ink.pips, turn=180 if y > MIDDLE_Y else 0) for x, y in places]
    return sheet(*pips, tabs(str(count), ink))


def ace(suit: Suit) -> str:
    """Return the SVG of an ace: the sign of its suit in a sun."""
    ink = INKS[suit.letter]
    middle = MIDDLE_Y + 4 + {"s": -4, "h": 4, "d": 0, "c": -2}[suit.letter]
    ground = path(PANEL, ink.ground) + path(rays(MIDDLE_X, MIDDLE_Y + 4, 300, RAYS), ink.rays)
    sign = sign_of(ink, MIDDLE_X, middle, ACE, CREAM)
    inlay = sign_of(ink, MIDDLE_X, middle, ACE * 0.74, GOLD) + sign_of(ink, MIDDLE_X, middle, ACE * 0.66, CREAM)
    heart = sign_of(ink, MIDDLE_X, middle, ACE * 0.3, ink.ground)
    picture = group(ground, sun(ink) if suit.letter == "s" else ring(ink), sign, inlay, heart, clip="panel")
    return sheet(picture, index("A", ink, CREAM), definitions=clip("panel", PANEL))


def ring(ink: Ink) -> str:
    """Return a disc of the suit's ground in a ring of studs."""
    disc = path(circle(MIDDLE_X, MIDDLE_Y + 4, RING), ink.ground) + line(
        circle(MIDDLE_X, MIDDLE_Y + 4, RING), ink.halo, 2
    )
    places = (on_circle(MIDDLE_X, MIDDLE_Y + 4, RING + 8, 2 * math.pi * stud / STUDS) for stud in range(STUDS))
    return disc + "".join(path(circle(x, y, 2.6 if stud % 2 else 1.5), ink.halo) for stud, (x, y) in enumerate(places))


def sun(ink: Ink) -> str:
    """Return a golden sun round a disc of the suit's ground: the highest card of all."""
    beams = []
    for number in range(32):
        angle = 2 * math.pi * number / 32
        feet = [on_circle(MIDDLE_X, MIDDLE_Y + 4, RING, angle + side * 0.075) for side in (-1, 1)]
        tip = on_circle(MIDDLE_X, MIDDLE_Y + 4, RING + 16 if number % 2 else RING + 31, angle)
        beams.append(path(polygon([feet[0], tip, feet[1]]), GOLD if number % 2 else GOLD_LIGHT))
    disc = path(circle(MIDDLE_X, MIDDLE_Y + 4, RING), ink.ground) + line(circle(MIDDLE_X, MIDDLE_Y + 4, RING), GOLD, 3)
    return "".join(beams) + disc

"""The four suit signs: outlines in a box of 100 by 100 round the origin."""

from art.palette import Suit
from art.svg import circle, num, path

SPADE = (
    "M0,-49 C8,-33 46,-9 46,15 C46,30 35,37 25,37 C15,37 7,32 3.5,25 C4.5,37 9,45 17,49 L-17,49"
    " C-9,45 -4.5,37 -3.5,25 C-7,32 -15,37 -25,37 C-35,37 -46,30 -46,15 C-46,-9 -8,-33 0,-49Z"
)
HEART = (
    "M0,46 C-10,30 -47,6 -47,-19 C-47,-37 -35,-46 -23,-46 C-12,-46 -4,-39 0,-29"
    " C4,-39 12,-46 23,-46 C35,-46 47,-37 47,-19 C47,6 10,30 0,46Z"
)
DIAMOND = "M0,-50 C9,-31 23,-12 38,0 C23,12 9,31 0,50 C-9,31 -23,12 -38,0 C-23,-12 -9,-31 0,-50Z"
CLUB_STALK = "M-8,-12 L8,-12 L14,4 L14,16 L3.5,17 C4.5,34 9,44 17,49 L-17,49 C-9,44 -4.5,34 -3.5,17 L-14,16 L-14,4Z"
CLUB = circle(0, -25, 21.5) + circle(-25.5, 10, 21.5) + circle(25.5, 10, 21.5) + CLUB_STALK
OUTLINES = {"s": SPADE, "h": HEART, "d": DIAMOND, "c": CLUB}


def pip(suit: Suit, x: float, y: float, size: float, *, turn: float = 0, fill: str = "") -> str:
    """Return the sign of *suit*, *size* units high, centred at (*x*, *y*), in its own ink or in *fill*."""
    place = f"translate({num(x)},{num(y)}) rotate({num(turn)}) scale({size / 100:.4f})"
    return path(OUTLINES[suit.letter], fill or suit.ink, transform=place)

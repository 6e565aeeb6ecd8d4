"""The courts in large print: a giant index and a bust."""

from art.large.jacks import JACKS
from art.large.kings import KINGS
from art.large.queens import QUEENS
from art.large.sheet import PRINTS, index, sheet
from art.palette import Suit
from art.svg import circle, group, moved, path

BUSTS = {"K": KINGS, "Q": QUEENS, "J": JACKS}
BUST_X, BUST_Y, SCALE = 174, 238, 1.04
HALO = "#f6e6bb"


def court(rank: str, suit: Suit) -> str:
    """Return the SVG of the king, queen or jack of *suit*; *rank* is "K", "Q" or "J"."""
    halo = path(circle(BUST_X, BUST_Y - 10, 72), HALO)
    bust = moved(BUSTS[rank][suit.letter](), BUST_X, BUST_Y, scale=SCALE)
    return sheet(group(halo, bust, clip="inner"), index(rank, PRINTS[suit.letter]))

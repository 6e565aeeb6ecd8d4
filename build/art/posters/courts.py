"""The courts of this deck: one half figure a card."""

from art.palette import Suit
from art.posters.colours import INKS
from art.posters.jacks import JACK_CLIP, JACKS
from art.posters.kings import KINGS
from art.posters.queens import QUEENS
from art.posters.sheet import HALO_X, poster
from art.svg import moved

FIGURES = {"K": KINGS, "Q": QUEENS, "J": JACKS}
HEAD_Y = 148
SCALE = 1.16


def court(rank: str, suit: Suit) -> str:
    """Return the SVG of the king, queen or jack of *suit*; *rank* is "K", "Q" or "J"."""
    figure = moved(FIGURES[rank][suit.letter](), HALO_X, HEAD_Y, scale=SCALE)
    return poster(INKS[suit.letter], rank, figure, JACK_CLIP)

"""The white sheet of this deck and its giant index."""

from dataclasses import dataclass

from art.paper import CORNER_RADIUS, EDGE_WIDTH, HIGH, WIDE
from art.pips import OUTLINES
from art.ranks import rank_sign
from art.svg import clip, document, num, path, rectangle

PAPER = "#fffefa"
INK = "#0d0f18"
RED = "#b0101f"

INDEX_X, INDEX_BASELINE, INDEX_HEIGHT, INDEX_WIDEST = 58, 140, 124, 92
SIGN_X, SIGN_Y, SIGN = 58, 214, 64
INNER = rectangle(EDGE_WIDTH, EDGE_WIDTH, WIDE - 2 * EDGE_WIDTH, HIGH - 2 * EDGE_WIDTH, CORNER_RADIUS - EDGE_WIDTH)


@dataclass(frozen=True)
class Print:
    """One suit in large print: its *letter* and the *ink* of its signs."""

    letter: str
    ink: str


PRINTS = {letter: Print(letter, RED if letter in "hd" else INK) for letter in "shdc"}


def sheet(*shapes: str, definitions: str = "") -> str:
    """Return the SVG of a card with *shapes* printed on it."""
    inset = EDGE_WIDTH / 2
    outline = rectangle(inset, inset, WIDE - EDGE_WIDTH, HIGH - EDGE_WIDTH, CORNER_RADIUS - inset)
    body = path(outline, PAPER, INK, EDGE_WIDTH) + "".join(shapes)
    return document(WIDE, HIGH, body, clip("inner", INNER) + definitions)


def index(rank: str, suit: Print) -> str:
    """Return the giant rank with the sign of its suit below."""
    letter = rank_sign(rank, INDEX_X, INDEX_BASELINE, INDEX_HEIGHT, suit.ink, INDEX_WIDEST)
    return letter + sign_of(suit, SIGN_X, SIGN_Y, SIGN)


def sign_of(suit: Print, x: float, y: float, size: float, fill: str = "") -> str:
    """Return the sign of *suit*, *size* units high, centred at (*x*, *y*)."""
    place = f"translate({num(x)},{num(y)}) scale({size / 100:.4f})"
    return path(OUTLINES[suit.letter], fill or suit.ink, transform=place)

"""The sheet that every card is printed on, and the indices in its corners. A card is 250 by 350 units."""

from art.palette import (
    CARD_EDGE,
    GOLD,
    GOLD_LIGHT,
    PAPER_FILL,
    Suit,
)
from art.pips import pip
from art.ranks import rank_sign
from art.svg import document, gradient, group, path, rectangle

WIDE, HIGH = 250, 350
MIDDLE_X, MIDDLE_Y = WIDE / 2, HIGH / 2
CORNER_RADIUS = 0.068 * WIDE
EDGE_WIDTH = 1.6

# The index column in the upper left corner.
INDEX_X = 30
INDEX_BASELINE = 48.5
INDEX_HEIGHT = 38
INDEX_WIDEST = 37
TEN_WIDEST = 38.6
INDEX_PIP_Y = 77.5
INDEX_PIP = 32.4

GRADIENTS = (
    gradient("gold", [(0, GOLD_LIGHT), (0.55, GOLD), (1, "#b9832a")])
    + gradient("belt", [(0, GOLD_LIGHT), (0.5, GOLD), (1, GOLD_LIGHT)])
    + gradient("paper", [(0, "#fffdf6"), (1, "#f8f0dc")], slant=0.6)
)


def card(*shapes: str, definitions: str = "") -> str:
    """Return the SVG of a card with *shapes* printed on it."""
    inset = EDGE_WIDTH / 2
    sheet = rectangle(inset, inset, WIDE - EDGE_WIDTH, HIGH - EDGE_WIDTH, CORNER_RADIUS - inset)
    paper = path(sheet, PAPER_FILL, CARD_EDGE, EDGE_WIDTH)
    return document(WIDE, HIGH, paper + "".join(shapes), GRADIENTS + definitions)


def both_ways(shape: str) -> str:
    """Return *shape* and the same turned half round the middle of the card."""
    return shape + group(shape, transform=f"rotate(180 {MIDDLE_X:g} {MIDDLE_Y:g})")


def indices(rank: str, suit: Suit) -> str:
    """Return rank and suit in two opposite corners."""
    widest = TEN_WIDEST if rank == "10" else INDEX_WIDEST
    sign = rank_sign(rank, INDEX_X, INDEX_BASELINE, INDEX_HEIGHT, suit.ink, widest)
    return both_ways(sign + pip(suit, INDEX_X, INDEX_PIP_Y, INDEX_PIP))

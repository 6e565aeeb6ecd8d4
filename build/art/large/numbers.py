"""The number cards and aces in large print."""

from art.large.sheet import PRINTS, index, sheet, sign_of
from art.palette import GOLD, Suit

BIG_X, BIG_Y = 175, 258
BIG = {"s": 140, "h": 134, "d": 160, "c": 138}


def number_card(count: int, suit: Suit) -> str:
    """Return the SVG of the card of *count*."""
    ink = PRINTS[suit.letter]
    return sheet(sign_of(ink, BIG_X, BIG_Y, BIG[suit.letter]), index(str(count), ink))


def ace(suit: Suit) -> str:
    """Return the SVG of an ace: the big sign with a band of gold inlaid."""
    ink, size = PRINTS[suit.letter], BIG[suit.letter]
    whole = sign_of(ink, BIG_X, BIG_Y, size)
    inlay = sign_of(ink, BIG_X, BIG_Y, size * 0.7, GOLD) + sign_of(ink, BIG_X, BIG_Y, size * 0.56)
    return sheet(whole + inlay, index("A", ink))

"""The cards of the core: code 13 * suit + rank, from the two of clubs, 0, to the ace of spades, 51.

Spades are the last suit, so that within the suit led, and for a spade against any card, the higher code wins.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.cython import Codes, Masks, Tables, u64

# Numbers wider than 32 bits are objects to the compiler unless they are typed.
DECK = cython.declare(u64, (1 << 52) - 1)
SPADES = cython.declare(u64, 0x1FFF << 39)
SIDE_SUITS = cython.declare(u64, (1 << 39) - 1)
CLUBS = cython.declare(u64, 0x1FFF)
NO_CARD = cython.declare(u64, 0)
ONE = cython.declare(u64, 1)

SUITS = cython.declare(Masks, [0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39])
SUIT_OF = cython.declare(Codes, [0] * 52)
# By code: the cards of the same suit above it, and those below.
ABOVE = cython.declare(Tables, [0] * 52)
BELOW = cython.declare(Tables, [0] * 52)


def _fill() -> None:
    for code in range(52):
        suit = code // 13
        SUIT_OF[code] = suit
        ABOVE[code] = SUITS[suit] & ~((ONE << (code + 1)) - 1)
        BELOW[code] = SUITS[suit] & ((ONE << code) - 1)


_fill()

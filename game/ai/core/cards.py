"""The cards of the core: code 13 * suit + rank, from the two of clubs, 0, to the ace of spades, 51.

A set of cards is a number whose bits are codes, a mask. Spades are the last suit, so that within the suit led, and for
a spade against any card, the higher code wins.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.bits import lowest
from game.ai.core.cython import Codes, Masks, Tables, c_inline, i32, u64

DECK = cython.declare(u64, (1 << 52) - 1)
SPADES = cython.declare(u64, 0x1FFF << 39)
SIDE_SUITS = cython.declare(u64, (1 << 39) - 1)
CLUBS = cython.declare(u64, 0x1FFF)
ONE = cython.declare(u64, 1)  # shifted it is a number of 64 bits, which 1 would not be in C
FIRST_SPADE = cython.declare(i32, 39)

SUITS = cython.declare(Masks, [0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39])
SUIT_OF = cython.declare(Codes, [0] * 52)
# By code: the cards of the same suit above it, and those below.
ABOVE = cython.declare(Tables, [0] * 52)
BELOW = cython.declare(Tables, [0] * 52)


def _fill_cards() -> None:
    for code in range(52):
        suit = code // 13
        SUIT_OF[code] = suit
        ABOVE[code] = SUITS[suit] & ~((ONE << (code + 1)) - 1)
        BELOW[code] = SUITS[suit] & ((ONE << code) - 1)


_fill_cards()


@c_inline
def without_equals(cards: u64, gone: u64) -> u64:
    """Return *cards* without those that do the same as the next lower one: only *gone* cards, or *cards*, lie between.

    Of a run of equal cards the lowest is kept.
    """
    kept: u64 = 0
    rest: u64 = cards
    code: i32
    last: i32 = -1
    while rest:
        code = lowest(rest)
        rest &= rest - 1
        if last < 0 or SUIT_OF[code] != SUIT_OF[last] or ABOVE[last] & ((ONE << code) - 1) & ~(gone | cards):
            kept |= ONE << code
        last = code
    return kept


@c_inline
def is_equal(code: i32, other: i32, gone: u64) -> i32:
    """Return 1 where two cards are of one suit and only *gone* cards lie between them."""
    if SUIT_OF[code] != SUIT_OF[other]:
        return 0
    if code > other:
        return 0 if ABOVE[other] & BELOW[code] & ~gone else 1
    return 0 if ABOVE[code] & BELOW[other] & ~gone else 1

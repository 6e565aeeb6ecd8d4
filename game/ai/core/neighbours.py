"""Cards that do the same: those between them are gone, or in the same hand."""

from __future__ import annotations

from game.ai.core.bits import lowest
from game.ai.core.cards import ABOVE, BELOW, ONE, SUIT_OF
from game.ai.core.cython import c_inline, i32, u64


@c_inline
def equal_neighbours(cards: u64, gone: u64) -> u64:
    """Return the cards of *cards* without those that only *gone* cards, or their own, part from the next lower one."""
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

"""Which card to throw away."""

from __future__ import annotations

from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ABOVE, BELOW, SPADES, SUITS
from game.ai.core.cython import c_function, i32, u64


@c_function
def throw_useless(mask: u64, unseen: u64) -> i32:
    """Return the card of *mask* that a seat in need of tricks misses least."""
    suit: i32
    code: i32
    size: i32
    value: i32
    best: i32 = -1
    least: i32 = 1000
    cards: u64
    against: u64
    for suit in range(3):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        code = lowest(cards)
        size = count(cards)
        against = unseen & SUITS[suit]
        value = 3 * (code - 13 * suit)
        if size == 1:
            if not against & ABOVE[code]:
                value += 40
            elif mask & SPADES:
                value -= 8
        elif size <= count(against & ABOVE[highest(cards)]) + 1:
            # Guards of a card that may still win.
            value += 16 if against & ABOVE[highest(cards)] and size <= 3 else 0
        if value < least:
            least = value
            best = code
    return best if best >= 0 else lowest(mask)


@c_function
def throw_dangerous(mask: u64, unseen: u64) -> i32:
    """Return the card of *mask* that is most likely to win a trick later on; spades only where nothing else is left."""
    suit: i32
    code: i32
    value: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    against: u64
    for suit in range(3):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        code = highest(cards)
        against = unseen & SUITS[suit]
        value = 4 * count(against & BELOW[code]) - 2 * count(against & ABOVE[code]) - 3 * count(cards & BELOW[code])
        value += code - 13 * suit
        if not against:
            value = 0
        if value > most:
            most = value
            best = code
    return best if best >= 0 else lowest(mask)


@c_function
def throw_as_nil(mask: u64, unseen: u64) -> i32:
    """Return the card of *mask* that endangers a nil most: many lower ones are out, few of its own lie below it."""
    suit: i32
    code: i32
    value: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    against: u64
    for suit in range(3):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        code = highest(cards)
        against = unseen & SUITS[suit]
        value = 4 * count(against & BELOW[code]) - 9 * count(cards & BELOW[code])
        value += 6 * count(against & BELOW[lowest(cards)])
        if value > most:
            most = value
            best = code
    return best if best >= 0 else lowest(mask)

"""What to lead, by rules of thumb.

The values of leads only rank them; they are set by hand, and habits correct them.
"""

from __future__ import annotations

from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ABOVE, BELOW, SPADES, SUITS
from game.ai.core.cython import c_function, c_inline, i32, u64
from game.ai.core.deal import Deal


@c_inline
def may_ruff(deal: Deal, seat: i32, suit: i32, unseen: u64) -> i32:
    """Return 1 where *seat* is known to be out of *suit* and may hold a spade."""
    if SUITS[suit] & ~deal.cannot[seat]:
        return 0
    return 1 if unseen & SPADES & ~deal.cannot[seat] else 0


@c_function
def lead_to_win(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the lead of a seat that needs tricks."""
    suit: i32
    value: i32
    code: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    for suit in range(3):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        code = highest(cards)
        value = side_lead(deal, seat, suit, cards, unseen)
        if value < 40:
            code = lowest(cards)
        if value > most:
            most = value
            best = code
    cards = mask & SPADES
    if cards:
        value = spade_lead(deal, seat, cards, unseen)
        if value > most:
            best = highest(cards) if value >= 20 else lowest(cards)
    return best


@c_function
def side_lead(deal: Deal, seat: i32, suit: i32, cards: u64, unseen: u64) -> i32:
    """Return how good a lead of *cards*, all of a side *suit*, is: from 40 on their highest, below their lowest."""
    against: u64 = unseen & SUITS[suit]
    top: i32 = highest(cards)
    size: i32 = count(cards)
    foes_ruff: i32 = may_ruff(deal, (seat + 1) & 3, suit, unseen) | may_ruff(deal, (seat + 3) & 3, suit, unseen)
    spades_out: u64 = unseen & SPADES
    if not against & ABOVE[top]:
        if not spades_out:
            return 90
        if foes_ruff:
            return -10
        return 50 + 2 * count(against) if count(against) >= 4 else 42
    if foes_ruff:
        return -15
    if may_ruff(deal, seat ^ 2, suit, unseen):
        return 39
    if size == 1:
        return 22 if deal.hands[seat] & SPADES else 10
    above: i32 = count(against & ABOVE[top])
    if above == 1:
        return 2
    return 8 + count(against) - size if above == 2 else 12 + count(against) - size


@c_function
def spade_lead(deal: Deal, seat: i32, cards: u64, unseen: u64) -> i32:
    """Return how good a lead of spades is: from 20 on the highest, below the lowest."""
    against: u64 = unseen & SPADES
    top: i32 = highest(cards)
    size: i32 = count(cards)
    foes: u64 = against & ~(deal.cannot[(seat + 1) & 3] & deal.cannot[(seat + 3) & 3])
    if not foes:
        return 20 if not against & ABOVE[top] else -20
    if not against & ABOVE[top]:
        return 60 + 3 * size if 2 * size >= count(against) else 24
    if 2 * size >= count(against) + 2:
        return 16
    return 0


@c_function
def lead_to_lose(mask: u64, unseen: u64) -> i32:
    """Return the lead of a seat that has tricks enough: what others will most likely beat."""
    suit: i32
    value: i32
    code: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    against: u64
    for suit in range(4):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        against = unseen & SUITS[suit]
        code = lowest(cards)
        value = 3 * count(against & ABOVE[code]) - 4 * count(against & BELOW[code])
        if not against & ABOVE[code]:
            value -= 40
        if suit == 3:
            value -= 4
        if value > most:
            most = value
            best = code
    return best


@c_function
def lead_at_nil(deal: Deal, mask: u64, unseen: u64, nil: i32) -> i32:
    """Return the lead that may force *nil* of the other side to win."""
    suit: i32
    value: i32
    code: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    against: u64
    for suit in range(4):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        against = unseen & SUITS[suit] & ~deal.cannot[nil]
        code = lowest(cards)
        value = 2 * count(against & ABOVE[code]) - 5 * count(against & BELOW[code])
        if not against:
            value -= 60
        if value > most:
            most = value
            best = code
    return best


@c_function
def nil_lead(mask: u64, unseen: u64) -> i32:
    """Return the lead that somebody else most likely beats."""
    suit: i32
    code: i32
    value: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    against: u64
    for suit in range(4):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        code = lowest(cards)
        against = unseen & SUITS[suit]
        value = -4 * count(against & BELOW[highest(cards)]) - 5 * count(against & BELOW[code])
        if not against & ABOVE[code]:
            value -= 60
        if suit == 3:
            value -= 3
        if value > most:
            most = value
            best = code
    return best


@c_function
def cover_lead(deal: Deal, mask: u64, unseen: u64, nil: i32) -> i32:
    """Return a lead that the partner's *nil* can stay under: high, from a suit with more high cards."""
    suit: i32
    code: i32
    value: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    against: u64
    for suit in range(4):
        cards = mask & SUITS[suit]
        if cards == 0:
            continue
        code = highest(cards)
        against = unseen & SUITS[suit]
        value = 40 - 9 * count(against & ABOVE[code]) + 2 * count(cards)
        if SUITS[suit] & ~deal.cannot[nil] == 0:
            value += 40
            code = lowest(cards) if deal.need[nil & 1] <= 0 else code
        elif suit == 3:
            value -= 15
        if value > most:
            most = value
            best = code
    return best

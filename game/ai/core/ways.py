"""Ways to choose a card: simple ones, of which a habit names the one that does best in its context.

A way that finds no card of its kind returns -1.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ABOVE, SIDE_SUITS, SPADES, SUITS
from game.ai.core.cython import c_function, i32, u64
from game.ai.core.deal import Deal
from game.ai.core.discards import throw_as_nil, throw_dangerous, throw_useless
from game.ai.core.leads import lead_at_nil, lead_to_lose, lead_to_win, may_ruff
from game.ai.core.nil_play import beating, cover_lead, touching_low

# How many ways there are for each kind of decision, the first of them by rule.
WAYS = cython.declare(i32, 12)


@c_function
def follow_by(deal: Deal, mask: u64, unseen: u64, way: i32) -> i32:
    """Return the card of the suit led that *way* 1 to 4 chooses."""
    beat: u64 = beating(deal, mask)
    under: u64 = mask & ~beat
    if way == 1:
        return lowest(mask)
    if way == 2:
        return highest(under) if under else -1
    if way == 3:
        return lowest(beat) if beat else -1
    if way == 4:
        return touching_low(highest(mask), mask, unseen)
    return -1


@c_function
def throw_by(deal: Deal, mask: u64, unseen: u64, way: i32) -> i32:
    """Return the card that *way* 1 to 8 chooses where the suit led is out."""
    beat: u64 = beating(deal, mask)
    side: u64 = mask & SIDE_SUITS
    under: u64
    if way == 1:
        return lowest(beat) if beat else -1
    if way == 2:
        return touching_low(highest(beat), beat, unseen) if beat else -1
    if way == 6:
        under = mask & SPADES & ~beat
        return highest(under) if under else -1
    if not side:
        return -1
    if way == 3:
        return throw_useless(side, unseen)
    if way == 4:
        return throw_dangerous(side, unseen)
    if way == 5:
        return of_length(side, 0)
    if way == 7:
        return throw_as_nil(side, unseen)
    return -1


@c_function
def of_length(side: u64, longest: i32) -> i32:
    """Return the lowest card of the shortest suit of *side*, or of its *longest*."""
    suit: i32
    size: i32
    value: i32
    best: i32 = -1
    most: i32 = -1000
    cards: u64
    for suit in range(3):
        cards = side & SUITS[suit]
        if cards == 0:
            continue
        size = count(cards)
        value = 20 * size if longest else -20 * size
        value -= lowest(cards) - 13 * suit
        if value > most:
            most = value
            best = lowest(cards)
    return best


@c_function
def master_card(side: u64, unseen: u64) -> i32:
    """Return the card that nothing in its suit beats, of the suit of which most is out; -1 where there is none."""
    suit: i32
    value: i32
    best: i32 = -1
    most: i32 = -1
    cards: u64
    for suit in range(3):
        cards = side & SUITS[suit]
        if cards == 0 or unseen & SUITS[suit] & ABOVE[highest(cards)]:
            continue
        value = count(unseen & SUITS[suit])
        if value > most:
            most = value
            best = highest(cards)
    return best


@c_function
def ruffed_lead(deal: Deal, seat: i32, side: u64, unseen: u64) -> i32:
    """Return the lowest card of a suit that the partner may ruff, or -1."""
    suit: i32
    for suit in range(3):
        if side & SUITS[suit] and may_ruff(deal, seat ^ 2, suit, unseen):
            return lowest(side & SUITS[suit])
    return -1


@c_function
def nil_lead_by(deal: Deal, seat: i32, mask: u64, unseen: u64, way: i32) -> i32:
    """Return the lead for or against a nil that *way* 9 or 10 chooses."""
    if way == 10:
        return cover_lead(deal, mask, unseen, seat ^ 2) if deal.alive[seat ^ 2] else -1
    if deal.alive[(seat + 1) & 3]:
        return lead_at_nil(deal, mask, unseen, (seat + 1) & 3)
    return lead_at_nil(deal, mask, unseen, (seat + 3) & 3) if deal.alive[(seat + 3) & 3] else -1


@c_function
def lead_by(deal: Deal, seat: i32, mask: u64, unseen: u64, way: i32) -> i32:
    """Return the lead that *way* 1 to 11 chooses."""
    side: u64 = mask & SIDE_SUITS
    spades: u64 = mask & SPADES
    if way == 2:
        return touching_low(highest(spades), spades, unseen) if spades else -1
    if way == 5:
        return lowest(spades) if spades else -1
    if way == 6:
        return lead_to_lose(mask, unseen)
    if way == 11:
        return lead_to_win(deal, seat, mask, unseen)
    if way >= 9:
        return nil_lead_by(deal, seat, mask, unseen, way)
    if not side:
        return -1
    if way == 1:
        return master_card(side, unseen)
    if way == 3:
        return of_length(side, 1)
    if way == 4:
        return of_length(side, 0)
    if way == 7:
        return ruffed_lead(deal, seat, side, unseen)
    # The highest card of the longest suit.
    way = of_length(side, 1)
    return touching_low(highest(side & SUITS[way // 13]), side & SUITS[way // 13], unseen)

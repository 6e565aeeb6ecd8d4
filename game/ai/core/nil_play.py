"""How a nil is played, and how its partner covers it."""

from __future__ import annotations

from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ABOVE, BELOW, ONE, SPADES, SUITS
from game.ai.core.cython import c_function, c_inline, i32, u64
from game.ai.core.deal import Deal
from game.ai.core.discards import throw_as_nil, throw_useless


@c_inline
def beating(deal: Deal, mask: u64) -> u64:
    """Return the cards of *mask* that beat what lies on the table."""
    if deal.best >= 39:
        return mask & ABOVE[deal.best]
    beat: u64 = mask & ABOVE[deal.best]
    if deal.led != 3 and deal.trumps:
        beat |= mask & SPADES
    return beat


@c_function
def nil_card(deal: Deal, mask: u64, unseen: u64) -> i32:
    """Return what a nil plays that has taken nothing yet."""
    if deal.laid == 0:
        return nil_lead(mask, unseen)
    beat: u64 = beating(deal, mask)
    under: u64 = mask & ~beat
    if not under:
        return highest(beat) if deal.laid == 3 else lowest(beat)
    if mask & SUITS[deal.led]:
        return highest(under)
    if under & SPADES and deal.best >= 39:
        return highest(under)
    return throw_as_nil(under, unseen)


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


@c_function
def cover_card(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return what saves the partner's nil, or -1 where it is in no danger that this seat can meet."""
    nil: i32 = seat ^ 2
    beat: u64 = beating(deal, mask)
    follows: i32 = 1 if mask & SUITS[deal.led] else 0
    if deal.holder == nil:
        if beat:
            # Enough to beat it; the highest where the last player could push the nil no further anyway.
            return lowest(beat)
        return lowest(mask) if follows else throw_useless(mask, unseen)
    if deal.laid >= 2:
        return -1
    # The nil plays after this seat: make room above it.
    if SUITS[deal.led] & ~deal.cannot[nil] == 0:
        return -1
    if follows:
        if beat and unseen & ABOVE[deal.best] & SUITS[deal.led]:
            return touching_low(highest(beat), beat, unseen)
        return lowest(mask)
    above: u64 = unseen & SUITS[deal.led] & ABOVE[deal.best]
    if beat and deal.best < 39 and 2 * count(above) >= count(unseen & SUITS[deal.led]):
        # Only a low card holds the trick: ruff it, so that the nil need not take it.
        return lowest(beat)
    return -1


@c_inline
def touching_low(code: i32, cards: u64, unseen: u64) -> i32:
    """Return the lowest of *cards* that wins as surely as *code*, no unseen card lying between."""
    between: u64 = unseen & BELOW[code]
    same: u64 = cards & (BELOW[code] | (ONE << code))
    if between:
        same &= ~((ONE << (highest(between) + 1)) - 1)
    return lowest(same)

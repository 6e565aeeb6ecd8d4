"""What to play to a trick that somebody else has led, and what to throw away, by rules of thumb.

The values of cards only rank them; they are set by hand, and habits correct them.
"""

from __future__ import annotations

from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ABOVE, BELOW, FIRST_SPADE, ONE, SIDE_SUITS, SPADES, SUITS
from game.ai.core.cython import c_function, c_inline, i32, u64
from game.ai.core.deal import Deal
from game.ai.core.leads import may_ruff, nil_lead


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


@c_inline
def beating(deal: Deal, mask: u64) -> u64:
    """Return the cards of *mask* that beat what lies on the table."""
    if deal.best >= FIRST_SPADE:
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
    if under & SPADES and deal.best >= FIRST_SPADE:
        return highest(under)
    return throw_as_nil(under, unseen)


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
    if beat and deal.best < FIRST_SPADE and 2 * count(above) >= count(unseen & SUITS[deal.led]):
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


@c_function
def follow_to_win(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the card of a seat that needs tricks."""
    beat: u64 = beating(deal, mask)
    if not mask & SUITS[deal.led]:
        return ruff_or_throw(deal, seat, mask, beat, unseen)
    if not beat:
        return lowest(mask)
    if deal.holder == seat ^ 2:
        return beside_partner(deal, mask, beat, unseen)
    if deal.laid == 3:
        return lowest(beat)
    against: u64 = unseen & SUITS[deal.led]
    top: i32 = highest(beat)
    if not against & ABOVE[top]:
        return touching_low(top, beat, unseen)
    if deal.laid == 1:
        return lowest(mask)
    # Third hand: as high as it takes.
    return touching_low(top, beat, unseen)


@c_function
def beside_partner(deal: Deal, mask: u64, beat: u64, unseen: u64) -> i32:
    """Return the card of a seat that could beat its partner's."""
    against: u64 = unseen & SUITS[deal.led] & ABOVE[deal.best]
    if deal.laid == 3 or not against:
        return lowest(mask)
    top: i32 = highest(beat)
    # Nothing that the last player might hold lies between: the partner's card does as well.
    if not against & ~ABOVE[top]:
        return lowest(mask)
    if not against & ABOVE[top] or count(against) >= 4:
        return touching_low(top, beat, unseen)
    return lowest(mask)


@c_function
def ruff_or_throw(deal: Deal, seat: i32, mask: u64, beat: u64, unseen: u64) -> i32:
    """Return the card of a seat that is out of the suit led and needs tricks."""
    if beat and deal.holder != seat ^ 2:
        return lowest(beat)
    if beat and deal.laid == 2 and deal.best < FIRST_SPADE:
        # The partner holds it, but the last player may beat it.
        last: i32 = (seat + deal.terms.step) & 3
        if unseen & ABOVE[deal.best] or may_ruff(deal, last, deal.led, unseen):
            return lowest(beat)
    return throw_useless(mask, unseen)


@c_function
def follow_to_lose(deal: Deal, mask: u64, unseen: u64) -> i32:
    """Return the card of a seat that has tricks enough."""
    beat: u64 = beating(deal, mask)
    under: u64 = mask & ~beat
    if mask & SUITS[deal.led]:
        if under:
            return highest(under)
        return highest(beat)
    if under & SIDE_SUITS:
        if under & SPADES and deal.best >= FIRST_SPADE and count(under & SPADES) == 1:
            return highest(under)
        return throw_dangerous(under, unseen)
    return highest(under) if under else lowest(mask)


@c_function
def follow_at_nil(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the card that leaves a trick with the nil of the other side, or lets it take it; -1 where none helps."""
    beat: u64 = beating(deal, mask)
    under: u64 = mask & ~beat
    if deal.alive[deal.holder] and deal.holder & 1 != seat & 1:
        if not under:
            return -1
        return highest(under) if mask & SUITS[deal.led] else throw_dangerous(under, unseen)
    if nil_may_be_caught(deal, seat, unseen):
        return lowest(mask) if mask & SUITS[deal.led] else throw_useless(mask, unseen)
    return -1


@c_function
def nil_may_be_caught(deal: Deal, seat: i32, unseen: u64) -> i32:
    """Return 1 where a nil of the other side has yet to follow suit, and only a low card holds the trick."""
    nil: i32 = 1 - (seat & 1) if deal.alive[1 - (seat & 1)] else 3 - (seat & 1)
    later: i32 = ((nil - seat) * deal.terms.step) & 3
    if later + deal.laid > 3 or not SUITS[deal.led] & ~deal.cannot[nil]:
        return 0
    out: u64 = unseen & SUITS[deal.led]
    return 1 if 2 * count(out & ~ABOVE[deal.best]) <= count(out) else 0

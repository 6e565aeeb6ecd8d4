"""What to play to a trick that somebody else has led."""

from __future__ import annotations

from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ABOVE, SIDE_SUITS, SPADES, SUITS
from game.ai.core.cython import c_function, i32, u64
from game.ai.core.deal import Deal
from game.ai.core.discards import throw_dangerous, throw_useless
from game.ai.core.leads import may_ruff
from game.ai.core.nil_play import beating, touching_low


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
    if beat and deal.laid == 2 and deal.best < 39:
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
        if under & SPADES and deal.best >= 39 and count(under & SPADES) == 1:
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

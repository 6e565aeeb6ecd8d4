"""What a decision in the play looks like: the few things that a habit depends on, as one number.

A number below `PLACES` names a context; a lead, a card to the suit led and a card of another suit have tables of their
own.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.aims import sure_spades
from game.ai.core.bits import count, highest
from game.ai.core.cards import ABOVE, SPADES, SUITS
from game.ai.core.cython import c_function, c_inline, i32, u64
from game.ai.core.deal import Deal
from game.ai.core.leads import may_ruff
from game.ai.core.nil_play import beating

LEAD = cython.declare(i32, 0)
FOLLOW = cython.declare(i32, 1)
THROW = cython.declare(i32, 2)
PLACES = cython.declare(i32, 40960)


@c_function
def aim_of(deal: Deal, seat: i32, unseen: u64) -> i32:
    """Return what the side of *seat* is after, from 0 to 10: its contract, the others', or no more tricks."""
    side: i32 = seat & 1
    left: i32 = deal.left
    mine: i32 = deal.need[side]
    theirs: i32 = deal.need[1 - side]
    if theirs > left:
        theirs = 0
    if mine > left:
        return 0 if theirs > 0 and left - theirs <= 2 else 1
    if mine > 0:
        if sure_spades(deal, seat, unseen) >= mine:
            return 6
        return 2 + max(0, min(left - mine - max(theirs, 0), 3))
    if deal.terms.doubles and deal.ordinary[side] and deal.contracts[side] + mine <= 2:
        return 10
    if deal.bag_cost <= 0 or deal.kinds[side] == 3:
        return 2
    if theirs <= 0:
        return 10
    if left - theirs <= 1:
        return 7
    return 8 if left - theirs <= 3 else 9


@c_inline
def nil_in_trick(deal: Deal, seat: i32) -> i32:
    """Return how a trick on the table stands to the nils that live, from 0 to 7; 7: the own one."""
    nil: i32
    base: i32
    if deal.alive[seat]:
        return 7
    if deal.alive[seat ^ 2]:
        nil = seat ^ 2
        base = 1
    elif deal.alive[(seat + 1) & 3]:
        nil = (seat + 1) & 3
        base = 4
    elif deal.alive[(seat + 3) & 3]:
        nil = (seat + 3) & 3
        base = 4
    else:
        return 0
    if deal.holder == nil:
        return base
    return base + 1 if (((nil - seat) * deal.terms.step) & 3) + deal.laid <= 3 else base + 2


@c_inline
def phase_of(deal: Deal) -> i32:
    """Return 0 early in the deal, 1 in its middle, 2 at its end."""
    if deal.left >= 9:
        return 0
    return 1 if deal.left >= 5 else 2


@c_function
def holder_of(deal: Deal, seat: i32, beat: u64, unseen: u64) -> i32:
    """Return 0 where *seat* cannot beat the trick, 1 where a foe holds it, 2 or 3 where the partner does, 3 surely."""
    if not beat:
        return 0
    if deal.holder != seat ^ 2:
        return 1
    if unseen & ABOVE[deal.best]:
        return 2
    return 3


@c_function
def follow_context(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the context of a card to the suit led."""
    beat: u64 = beating(deal, mask)
    against: u64 = unseen & SUITS[deal.led]
    place: i32 = 8 * aim_of(deal, seat, unseen) + nil_in_trick(deal, seat)
    risk: i32 = 0
    later: i32 = (seat + deal.terms.step) & 3
    place = 3 * place + deal.laid - 1
    place = 4 * place + holder_of(deal, seat, beat, unseen)
    place = 2 * place + (1 if not against & ABOVE[highest(mask)] else 0)
    if deal.led != 3:
        if count(against) < 3 or (deal.laid < 3 and may_ruff(deal, later, deal.led, unseen)):
            risk = 2
        elif count(against) < 6:
            risk = 1
    place = 3 * place + risk
    place = 2 * place + (1 if deal.led == 3 else 0)
    return 3 * place + phase_of(deal)


@c_function
def throw_context(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the context of a card of another suit than the one led."""
    beat: u64 = beating(deal, mask)
    place: i32 = 8 * aim_of(deal, seat, unseen) + nil_in_trick(deal, seat)
    later: i32 = (seat + deal.terms.step) & 3
    risk: i32 = 1 if deal.laid < 3 and may_ruff(deal, later, deal.led, unseen) else 0
    place = 3 * place + deal.laid - 1
    place = 4 * place + holder_of(deal, seat, beat, unseen)
    place = 2 * place + (1 if deal.best >= 39 else 0)
    place = 3 * place + max(0, min(count(mask & SPADES) - 1, 2))
    place = 2 * place + risk
    return 3 * place + phase_of(deal)


@c_inline
def nil_of_lead(deal: Deal, seat: i32) -> i32:
    """Return which nil lives: 0 none, 1 the leader's own, 2 its partner's, 3 the next one's, 4 the last one's."""
    if deal.alive[seat]:
        return 1
    if deal.alive[seat ^ 2]:
        return 2
    if deal.alive[(seat + deal.terms.step) & 3]:
        return 3
    return 4 if deal.alive[(seat - deal.terms.step) & 3] else 0


@c_function
def lead_context(deal: Deal, seat: i32, mask: u64, unseen: u64) -> i32:
    """Return the context of a lead."""
    suit: i32
    masters: i32 = 0
    single: i32 = 0
    foes: i32 = 0
    partner: i32 = 0
    cards: u64
    spades: u64 = mask & SPADES
    out: u64 = unseen & SPADES
    for suit in range(3):
        cards = mask & SUITS[suit]
        if not cards:
            continue
        if not unseen & SUITS[suit] & ABOVE[highest(cards)]:
            masters = 1
        if not cards & (cards - 1):
            single = 1
        if may_ruff(deal, (seat + 1) & 3, suit, unseen) or may_ruff(deal, (seat + 3) & 3, suit, unseen):
            foes = 1
        if may_ruff(deal, seat ^ 2, suit, unseen):
            partner = 1
    place: i32 = 5 * aim_of(deal, seat, unseen) + nil_of_lead(deal, seat)
    place = 2 * place + masters
    place = 2 * place + (1 if spades and not out & ABOVE[highest(spades)] else 0)
    suit = count(deal.hands[seat] & SPADES)
    place = 3 * place + (0 if suit == 0 else (2 if 2 * suit >= count(out) else 1))
    place = 2 * place + foes
    place = 2 * place + partner
    place = 2 * place + single
    place = 2 * place + (1 if spades else 0)
    return 3 * place + phase_of(deal)

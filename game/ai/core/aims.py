"""What a seat wants from the trick, by what its side owes, what the others owe, and what bags cost."""

from __future__ import annotations

from game.ai.core.bits import highest
from game.ai.core.cards import DECK, ONE, SUITS
from game.ai.core.cython import c_function, c_inline, i32, u64
from game.ai.core.deal import UNBID, Deal


@c_inline
def unseen_cards(deal: Deal, seat: i32) -> u64:
    """Return the cards that the others hold, as *seat* sees it."""
    return DECK & ~(deal.played | deal.hands[seat])


@c_function
def sure_spades(deal: Deal, seat: i32, unseen: u64) -> i32:
    """Return how many spades of *seat* are above all that the others hold."""
    spades: u64 = deal.hands[seat] & SUITS[3]
    against: u64 = unseen & SUITS[3]
    found: i32 = 0
    if spades <= against:
        return 0  # the highest spade out is above them all
    if against:
        spades &= ~((ONE << (highest(against) + 1)) - 1)
    while spades:
        found += 1
        spades &= spades - 1
    return found


@c_function
def wants(deal: Deal, seat: i32, unseen: u64) -> i32:
    """Return 1 where *seat* wants the trick, 0 where it would rather not have it."""
    side: i32 = seat & 1
    mine: i32 = deal.need[side]
    theirs: i32 = deal.need[1 - side]
    if mine > deal.left:
        # The contract is lost: tricks are good for nothing but setting the others.
        return 1 if deal.left - 2 <= theirs <= deal.left else 0
    if mine > 0:
        # What the own spades win for certain can wait, where bags cost and the others are not to be set.
        waits: bool = deal.bag_cost > 0 and theirs + mine < deal.left - 2
        return 0 if waits and sure_spades(deal, seat, unseen) >= mine else 1
    if deal.terms.doubles and deal.ordinary[side] and deal.contracts[side] + mine <= 2:
        return 0
    if deal.bag_cost <= 0 or deal.kinds[side] == UNBID:
        return 1
    if theirs <= 0 or theirs > deal.left:
        return 0
    spare: i32 = deal.left - theirs
    if spare <= 1:
        return 1
    sure: i32 = sure_spades(deal, seat, unseen)
    return 1 if sure and spare <= max(2, sure) else 0


@c_inline
def attacks(deal: Deal, side: i32) -> i32:
    """Return 1 where *side* can afford to hunt a nil of the others."""
    if not (deal.alive[1 - side] or deal.alive[3 - side]):
        return 0
    mine: i32 = deal.need[side]
    return 1 if mine <= 0 or deal.left - mine >= 1 or mine > deal.left else 0

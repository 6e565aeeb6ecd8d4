"""What no partner forgives is not even thought about."""

from __future__ import annotations

from game.ai.core.cards import SPADES, SUITS
from game.ai.core.cython import c_function, i32, u64
from game.ai.core.deal import Deal
from game.ai.core.nil_play import beating


@c_function
def plausible(deal: Deal, mask: u64) -> u64:
    """Return the cards of *mask* without what no partner forgives, whatever the play-outs say, if others are left.

    Nobody ruffs the partner's winner as the last to play or ruffs with an own nil; and nobody beats a nil of the others
    who has the own tricks.
    """
    if deal.laid == 0:
        return mask
    seat: i32 = deal.turn
    mine: i32 = seat & 1
    rest: u64 = mask
    beat: u64 = beating(deal, mask)
    ruffs: u64 = beat & SPADES if deal.led != 3 and not deal.hands[seat] & SUITS[deal.led] else 0
    if deal.alive[seat] or (deal.laid == 3 and deal.holder == seat ^ 2 and not deal.alive[seat ^ 2]):
        rest &= ~ruffs
    if deal.alive[deal.holder] and deal.holder & 1 != mine and deal.need[mine] <= 0:
        rest &= ~beat
    return rest if rest else mask

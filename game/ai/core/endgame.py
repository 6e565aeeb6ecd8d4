"""The last tricks, solved exactly: what comes out when all hands are open and both sides play their best."""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.bits import lowest
from game.ai.core.cards import ONE
from game.ai.core.cython import i32, u64
from game.ai.core.deal import Deal, equal_neighbours, legal_cards, play_card
from game.ai.core.equity import Equity, worth
from game.ai.core.policy import choose_card

INFINITE = cython.declare(i32, 1 << 30)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def different_cards(deal: Deal) -> u64:
    """Return the cards that may be played, of those that do the same only the lowest."""
    mask: u64 = legal_cards(deal)
    if not mask & (mask - 1):
        return mask
    gone: u64 = deal.played
    if deal.laid:
        gone &= ~(ONE << deal.best)
    return equal_neighbours(mask, gone)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def solve(deal: Deal, equity: Equity, low: i32, high: i32) -> i32:
    """Return what South's side gets from *deal* by best play of all, exactly where it lies between *low* and *high*."""
    if deal.left == 0:
        return worth(deal, equity, 0)
    rest: u64 = different_cards(deal)
    card: i32 = lowest(rest)
    value: i32
    if not rest & (rest - 1):
        return solve_card(deal, equity, card, low, high)
    first: i32 = choose_card(deal)
    if rest & (ONE << first):
        card = first
    south: i32 = 0 if deal.turn & 1 else 1
    best: i32 = -INFINITE if south else INFINITE
    while True:
        rest &= ~(ONE << card)
        value = solve_card(deal, equity, card, low, high)
        if south:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high or not rest:
            return best
        card = lowest(rest)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def solve_card(deal: Deal, equity: Equity, card: i32, low: i32, high: i32) -> i32:
    """Return what `solve` says after *card*, and leave *deal* as it was."""
    seat: i32 = deal.turn
    cannot: u64 = deal.cannot[seat]
    led: i32 = deal.led
    best: i32 = deal.best
    holder: i32 = deal.holder
    laid: i32 = deal.laid
    first: i32 = deal.first
    trumps: i32 = deal.trumps
    broken: i32 = deal.broken
    mine: i32 = deal.need[0]
    theirs: i32 = deal.need[1]
    alive: i32 = deal.alive[0] + 2 * deal.alive[1] + 4 * deal.alive[2] + 8 * deal.alive[3]
    play_card(deal, card)
    winner: i32 = deal.turn
    value: i32 = solve(deal, equity, low, high)
    if laid == 3:
        deal.taken[winner] -= 1
        deal.left += 1
        deal.alive[winner] = alive >> winner & 1
    deal.hands[seat] |= ONE << card
    deal.played &= ~(ONE << card)
    deal.cannot[seat] = cannot
    deal.turn = seat
    deal.led = led
    deal.best = best
    deal.holder = holder
    deal.laid = laid
    deal.first = first
    deal.trumps = trumps
    deal.broken = broken
    deal.need[0] = mine
    deal.need[1] = theirs
    return value


def solve_deal(deal: Deal, equity: Equity) -> int:
    """Return what South's side gets from *deal*, all of whose hands are known, by best play of all."""
    value: i32 = 0
    with cython.nogil:
        value = solve(deal, equity, -INFINITE, INFINITE)
    return value  # noqa: RET504 - no return from a block without the interpreter's lock

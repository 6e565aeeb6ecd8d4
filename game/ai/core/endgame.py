"""The last tricks, solved exactly: what comes out when all hands are open and both sides play their best.

Alpha-beta search over cards that differ, with a table of positions met before at the start of a trick, and bounds from
the highest spades, which win for certain.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.bits import lowest
from game.ai.core.cards import DECK, ONE
from game.ai.core.cython import c_function, c_inline, i32, u64
from game.ai.core.deal import Deal, gone_cards, legal_cards, play_card
from game.ai.core.equity import Equity
from game.ai.core.neighbours import equal_neighbours
from game.ai.core.policy import card_by_rule
from game.ai.core.solver import (
    INFINITE,
    Solver,
    begin_solving,
    greatest_value,
    key_of,
    last_trick,
    least_value,
    top_spades,
    value_at_end,
)


@c_inline
def different_cards(deal: Deal) -> u64:
    """Return the cards that may be played, of those that do the same only the lowest."""
    mask: u64 = legal_cards(deal)
    if not mask & (mask - 1):
        return mask
    return equal_neighbours(mask, gone_cards(deal))


@c_function
def solve(deal: Deal, solver: Solver, equity: Equity, low: i32, high: i32) -> i32:
    """Return what South's side gets from *deal* by best play of all, exactly where it lies between *low* and *high*.

    Where it does not, the value returned is a bound on the same side. `begin_solving` must have been called.
    """
    if deal.laid:
        return try_all(deal, solver, equity, low, high)
    if deal.left == 0:
        return value_at_end(deal, solver, equity)
    if deal.left == 1:
        return last_trick(deal, solver, equity)
    solver.visits += 1
    least: i32 = -INFINITE
    most: i32 = INFINITE
    if solver.plain:
        tops: i32 = top_spades(deal)
        fewest: i32 = deal.taken[0] + deal.taken[2]
        greatest: i32 = fewest + deal.left
        if tops & 1:
            greatest -= tops >> 2
        else:
            fewest += tops >> 2
        least = least_value(solver, fewest, greatest)
        most = greatest_value(solver, fewest, greatest)
    key: u64 = key_of(deal, solver)
    place: i32 = key >> 50
    if solver.keys[place] == key:
        least = max(least, solver.lower[place])
        most = min(most, solver.upper[place])
    if most <= low or least == most:
        return most
    if least >= high:
        return least
    low = max(low, least)
    high = min(high, most)
    value: i32 = try_all(deal, solver, equity, low, high)
    solver.keys[place] = key
    solver.lower[place] = value if value > low else least
    solver.upper[place] = value if value < high else most
    return value


@c_function
def try_all(deal: Deal, solver: Solver, equity: Equity, low: i32, high: i32) -> i32:
    """Return the best that the seat to play can do, trying what the rules of thumb choose first."""
    rest: u64 = different_cards(deal)
    card: i32 = lowest(rest)
    value: i32
    if not rest & (rest - 1):
        return solve_card(deal, solver, equity, card, low, high)
    first: i32 = first_try(deal, rest)
    if first >= 0:
        card = first
    south: i32 = 0 if deal.turn & 1 else 1
    best: i32 = -INFINITE if south else INFINITE
    while True:
        rest &= ~(ONE << card)
        value = solve_card(deal, solver, equity, card, low, high)
        if south:
            best = max(best, value)
            low = max(low, best)
        else:
            best = min(best, value)
            high = min(high, best)
        if low >= high or not rest:
            return best
        card = lowest(rest)


@c_inline
def first_try(deal: Deal, rest: u64) -> i32:
    """Return the card of *rest* that the rules of thumb choose, or -1 where it is none of them."""
    unseen: u64 = DECK & ~(deal.played | deal.hands[deal.turn])
    card: i32 = card_by_rule(deal, legal_cards(deal), unseen)
    return card if rest >> card & 1 else -1


@c_function
def solve_card(deal: Deal, solver: Solver, equity: Equity, card: i32, low: i32, high: i32) -> i32:
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
    value: i32 = solve(deal, solver, equity, low, high)
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
    solver = Solver()
    value: i32 = 0
    with cython.nogil:
        begin_solving(deal, solver, equity)
        value = solve(deal, solver, equity, -INFINITE, INFINITE)
    return value  # noqa: RET504 - no return from a block without the interpreter's lock

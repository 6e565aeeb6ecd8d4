"""The last tricks, solved exactly: what comes out when all hands are open and both sides play their best.

Alpha-beta search over cards that differ, with a table of positions met before at the start of a trick, and bounds from
the highest spades, which win for certain.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.bits import highest, lowest
from game.ai.core.cards import DECK, FIRST_SPADE, ONE, SPADES, without_equals
from game.ai.core.chance import ALL_BITS, GOLDEN, MIX_ONE, MIX_TWO
from game.ai.core.cython import Bounds, Counts, Keys, c_function, c_inline, i32, u64
from game.ai.core.deal import HELP_PARTNER, Deal, gone_cards, legal_cards, play_card
from game.ai.core.policy import card_by_rule
from game.ai.core.score import Equity, worth

INFINITE = cython.declare(i32, 1 << 30)


@cython.final
@cython.cclass
class Solver:
    """What solving one set of hands after another needs to remember.

    *salt* tells the hands being solved from those before. Where nobody has bid nil, *plain* is 1, and *values* holds
    what the deal is worth to South's side by the tricks that it takes in all. *asked* is 1 where a search is to solve.
    A contract missed is worth *first* to South's side where it is its own, and *second* where it is the others'.
    *visits* counts the positions looked at, each time a trick begins.
    """

    salt: u64
    plain: i32
    asked: i32
    first: i32
    second: i32
    visits: i32
    values: Counts
    keys: Keys
    lower: Bounds
    upper: Bounds

    def __init__(self) -> None:
        self.salt = 0
        self.plain = 0
        self.asked = 0
        self.first = 0
        self.second = 0
        self.visits = 0
        if not cython.compiled:  # compiled, all begins as zeros
            self.values = [0] * 64
            self.keys = [0] * 16384
            self.lower = [0] * 16384
            self.upper = [0] * 16384


@c_function
def begin_solving(deal: Deal, solver: Solver, equity: Equity) -> cython.void:
    """Make ready to solve *deal*, whose bids and tricks so far are those of all hands to be solved."""
    tricks: i32
    solver.plain = 0 if deal.nils[0] or deal.nils[1] or deal.nils[2] or deal.nils[3] else 1
    if not solver.plain:
        return
    mine: i32 = deal.taken[0]
    theirs: i32 = deal.taken[1]
    before: i32 = mine + deal.taken[2]
    for tricks in range(deal.left + 1):
        deal.taken[0] = mine + tricks
        deal.taken[1] = theirs + deal.left - tricks
        solver.values[before + tricks] = worth(deal, equity, 0)
        if deal.need[0] > tricks:
            solver.values[before + tricks] += solver.first
        if deal.need[1] > deal.left - tricks:
            solver.values[before + tricks] += solver.second
    deal.taken[0] = mine
    deal.taken[1] = theirs


@c_inline
def value_at_end(deal: Deal, solver: Solver, equity: Equity) -> i32:
    """Return what the finished *deal* is worth to South's side."""
    if solver.plain:
        return solver.values[deal.taken[0] + deal.taken[2]]
    value: i32 = worth(deal, equity, 0)
    if deal.need[0] > 0:
        value += solver.first
    if deal.need[1] > 0:
        value += solver.second
    return value


@c_function
def last_trick(deal: Deal, solver: Solver, equity: Equity) -> i32:
    """Return what the deal is worth to South's side after its last trick, which plays itself."""
    seat: i32 = deal.turn
    winner: i32 = seat
    best: i32 = lowest(deal.hands[seat])
    suit_end: i32 = 13 * (best // 13) + 13
    _turn: i32
    card: i32
    for _turn in range(3):
        seat = (seat + deal.terms.step) & 3
        card = lowest(deal.hands[seat])
        if card > best and (card < suit_end or card >= FIRST_SPADE):
            best = card
            winner = seat
            suit_end = max(suit_end, 52 if card >= FIRST_SPADE else 0)
    seat = 1 if deal.nils[winner] == 0 or deal.terms.failed_nil == HELP_PARTNER else 0
    deal.taken[winner] += 1
    deal.need[winner & 1] -= seat
    card = value_at_end(deal, solver, equity)
    deal.taken[winner] -= 1
    deal.need[winner & 1] += seat
    return card


@c_inline
def top_spades(deal: Deal) -> i32:
    """Return how many of the highest spades one seat holds, times four, and the seat."""
    rest: u64 = SPADES & (deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3])
    seat: i32
    found: i32 = 0
    if not rest:
        return 0
    for seat in range(4):
        if deal.hands[seat] >> highest(rest) & 1:
            while rest and deal.hands[seat] >> highest(rest) & 1:
                found += 1
                rest ^= ONE << highest(rest)
            return 4 * found + seat
    return 0


@c_inline
def least_value(solver: Solver, fewest: i32, most: i32) -> i32:
    """Return the least that the deal is worth where South's side takes from *fewest* to *most* tricks in all."""
    tricks: i32
    value: i32 = INFINITE
    for tricks in range(fewest, most + 1):
        value = min(value, solver.values[tricks])
    return value


@c_inline
def greatest_value(solver: Solver, fewest: i32, most: i32) -> i32:
    """Return the most that the deal is worth where South's side takes from *fewest* to *most* tricks in all."""
    tricks: i32
    value: i32 = -INFINITE
    for tricks in range(fewest, most + 1):
        value = max(value, solver.values[tricks])
    return value


@c_inline
def key_of(deal: Deal, solver: Solver) -> u64:
    """Return a number for the position at the start of a trick, never 0."""
    rest: u64 = deal.hands[0] | deal.hands[1] | deal.hands[2] | deal.hands[3]
    taken: u64 = deal.taken[0] + 16 * deal.taken[1] + 256 * deal.taken[2] + 4096 * deal.taken[3]
    mixed: u64 = (rest | ONE << (52 + deal.turn) | ONE * deal.broken << 56) ^ solver.salt
    mixed = ((mixed ^ (mixed >> 30)) * MIX_ONE) & ALL_BITS
    mixed ^= taken * GOLDEN & ALL_BITS
    mixed = ((mixed ^ (mixed >> 27)) * MIX_TWO) & ALL_BITS
    return mixed ^ (mixed >> 31) | 1


@c_inline
def different_cards(deal: Deal) -> u64:
    """Return the cards that may be played, of those that do the same only the lowest."""
    mask: u64 = legal_cards(deal)
    if not mask & (mask - 1):
        return mask
    return without_equals(mask, gone_cards(deal))


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

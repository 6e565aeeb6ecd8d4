"""Search: every card that differs is tried in the same likely deals, and what comes out decides.

A deal is played out by the policy, or solved exactly where few cards are left. The weaker half of the candidates drops
out after an eighth, a quarter and a half of the deals (Karnin, Koren and Somekh, 2013), and the search ends early where
one card is clearly ahead.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.auction import bid_rest, open_play
from game.ai.core.belief import Belief, draw_world
from game.ai.core.bits import lowest
from game.ai.core.chance import Chance, draw
from game.ai.core.copies import copy_play, copy_terms
from game.ai.core.cython import Counts, Results, Sums, f64, i32, i64, u64
from game.ai.core.deal import Deal, play_card
from game.ai.core.endgame import INFINITE, Solver, begin_solving, different_cards, solve
from game.ai.core.equity import Equity, worth
from game.ai.core.plausible import plausible
from game.ai.core.policy import play_out

TERMS = 22
MOST_WORLDS = cython.declare(i32, 1024)
# Few endings need more; where one does, fewer deals are solved, so that no decision takes long. At least eight are.
MOST_VISITS = cython.declare(i32, 150_000)


@cython.final
@cython.cclass
class Search:
    """The candidates of one decision and how each has done, in the order of `codes`.

    A candidate is a card, or in the auction a bid: 0 is nil. *worlds* are the likely deals in which it was tried;
    the counts are of those in which the own contract was made, the others' was set, the own side's nils stood.
    """

    size: i32
    # What the others' set counts more than it brings.
    set_lean: i32
    miss_lean: i32
    mixed: i32
    codes: Counts
    leans: Counts
    alive: Counts
    worlds: Counts
    totals: Sums
    made: Counts
    sets: Counts
    nils: Counts
    bags: Counts
    points: Sums
    # By candidate and world.
    results: Results

    def __init__(self) -> None:
        self.size = 0
        self.set_lean = 0
        self.miss_lean = 0
        self.mixed = 0
        self.codes = [0] * 64
        self.leans = [0] * 64
        self.alive = [0] * 64
        self.worlds = [0] * 64
        self.totals = [0] * 64
        self.made = [0] * 64
        self.sets = [0] * 64
        self.nils = [0] * 64
        self.bags = [0] * 64
        self.points = [0] * 64
        self.results = [0] * 14336

    def cards(self, deal: Deal, belief: Belief, equity: Equity, worlds: int, exact: int, seed: int) -> int:
        """Try the cards of the seat to play in so many *worlds*, solving the last *exact* tricks; return the best card.

        *belief* must be prepared, and have found deals.
        """
        chance = Chance(seed)
        table = Deal((0,) * TERMS)
        solver = Solver()
        limit: i32 = max(8, min(worlds, MOST_WORLDS))
        solver.asked = deal.left <= exact
        best: i32 = -1
        with cython.nogil:
            list_cards(self, deal)
            copy_terms(table, deal)
            best = try_cards(self, deal, belief, equity, table, solver, chance, limit)
        return self.codes[best]

    def add_bid(self, tricks: int, lean: int = 0) -> None:
        """Take a bid of *tricks*, 0 for nil, as a candidate that *lean* makes look better than its results."""
        add_candidate(self, tricks)
        self.leans[self.size - 1] = lean

    def seek_sets(self, lean: int) -> None:
        """Let every deal in which the others miss their contract look better by *lean* than its result."""
        self.set_lean = lean

    def fear_misses(self, lean: int) -> None:
        """Let every deal that misses an own contract of the usual stakes look worse by *lean* than its result."""
        self.miss_lean = lean

    def mix(self) -> None:
        """Let chance say in every deal which seats play by habit and which by rule."""
        self.mixed = 1

    def bids(self, deal: Deal, belief: Belief, equity: Equity, said: int, worlds: int, seed: int) -> int:
        """Try the bids added, in so many *worlds*, where *said* seats have bid before; return the best.

        The seat of *belief* bids, who bids first leads, and later seats bid by the table.
        """
        chance = Chance(seed)
        table = Deal((0,) * TERMS)
        limit: i32 = max(8, min(worlds, MOST_WORLDS))
        before: i32 = said
        best: i32 = -1
        with cython.nogil:
            best = try_bids(self, deal, belief, equity, table, chance, limit, before)
        return self.codes[best]

    def report(self, place: int) -> tuple[int, ...]:
        """Return what candidate *place* has shown: code, worlds, and the sums over them.

        They are its value to the own side, points in tenths, contracts made, the others' set, own nils kept, and bags.
        """
        return (
            self.codes[place],
            self.worlds[place],
            self.totals[place],
            self.points[place],
            self.made[place],
            self.sets[place],
            self.nils[place],
            self.bags[place],
        )

    def result(self, place: int, world: int) -> int:
        """Return the value of candidate *place* in one *world* in which it was tried."""
        return self.results[MOST_WORLDS * place + world]

    @property
    def candidates(self) -> int:
        """How many candidates there are."""
        return self.size


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def list_cards(search: Search, deal: Deal) -> cython.void:
    """Take the cards that differ as candidates."""
    rest: u64 = plausible(deal, different_cards(deal))
    search.size = 0
    while rest:
        add_candidate(search, lowest(rest))
        rest &= rest - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def add_candidate(search: Search, code: i32) -> cython.void:
    """Begin the account of one candidate."""
    place: i32 = search.size
    search.codes[place] = code
    search.alive[place] = 1
    search.leans[place] = 0
    search.worlds[place] = 0
    search.totals[place] = 0
    search.made[place] = 0
    search.sets[place] = 0
    search.nils[place] = 0
    search.bags[place] = 0
    search.points[place] = 0
    search.size = place + 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def try_cards(
    search: Search,
    deal: Deal,
    belief: Belief,
    equity: Equity,
    table: Deal,
    solver: Solver,
    chance: Chance,
    worlds: i32,
) -> i32:
    """Try all candidates until one is chosen; return its place."""
    world: i32
    place: i32
    seat: i32
    side: i32 = deal.turn & 1
    value: i32
    if solver.asked:
        value = search.miss_lean if deal.ordinary[side] else 0
        solver.first = -search.set_lean if side else -value
        solver.second = value if side else search.set_lean
        copy_play(table, deal)
        begin_solving(table, solver, equity)
    for world in range(worlds):
        draw_world(belief, deal, chance)
        solver.salt = draw(chance)
        if search.mixed:
            table.practised = solver.salt >> 60
        for place in range(search.size):
            if not search.alive[place]:
                continue
            copy_play(table, deal)
            for seat in range(4):
                table.hands[seat] = belief.kept[seat]
            play_card(table, search.codes[place])
            if solver.asked:
                value = solve(table, solver, equity, -INFINITE, INFINITE)
                search.results[MOST_WORLDS * place + world] = value if side == 0 else -value
                search.totals[place] += value if side == 0 else -value
            else:
                play_out(table)
                note_result(search, table, equity, place, world, side)
            search.worlds[place] += 1
        if is_decided(search, world + 1, worlds) or (solver.visits > MOST_VISITS and world >= 7):
            break
    return best_place(search)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def try_bids(
    search: Search, deal: Deal, belief: Belief, equity: Equity, table: Deal, chance: Chance, worlds: i32, said: i32
) -> i32:
    """Try all bids until one is chosen; return its place."""
    world: i32
    place: i32
    seat: i32
    own: i32 = belief.seat
    first: i32 = (own - said * deal.step) & 3
    mixed: i32
    for world in range(worlds):
        draw_world(belief, deal, chance)
        mixed = draw(chance) >> 60
        for place in range(search.size):
            if not search.alive[place]:
                continue
            copy_terms(table, deal)
            for seat in range(4):
                table.hands[seat] = belief.kept[seat]
            if search.mixed:
                table.practised = mixed
            table.bids[own] = search.codes[place]
            table.nils[own] = 0 if search.codes[place] else 1
            bid_rest(table, (own + deal.step) & 3, said + 1)
            open_play(table, first)
            play_out(table)
            note_result(search, table, equity, place, world, own & 1)
            search.worlds[place] += 1
        if is_decided(search, world + 1, worlds):
            break
    return best_place(search)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note_result(search: Search, table: Deal, equity: Equity, place: i32, world: i32, side: i32) -> cython.void:
    """Add the finished deal on *table* to the account of a candidate."""
    value: i32 = worth(table, equity, side) + search.leans[place]
    if table.need[1 - side] > 0:
        value += search.set_lean
    if table.need[side] > 0 and table.ordinary[side]:
        value -= search.miss_lean
    search.results[MOST_WORLDS * place + world] = value
    search.totals[place] += value
    search.points[place] += 10 * (table.points[side] - table.points[1 - side])
    search.points[place] -= table.bag_cost * (table.new_bags[side] - table.new_bags[1 - side])
    search.bags[place] += table.new_bags[side]
    if table.need[side] <= 0:
        search.made[place] += 1
    if table.need[1 - side] > 0:
        search.sets[place] += 1
    if not (table.nils[side] and table.taken[side]) and not (table.nils[side + 2] and table.taken[side + 2]):
        search.nils[place] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def best_place(search: Search) -> i32:
    """Return the candidate left with the highest mean; the earlier where two are equal."""
    place: i32
    best: i32 = -1
    for place in range(search.size):
        if search.alive[place] and (best < 0 or search.totals[place] > search.totals[best]):
            best = place
    return best


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_decided(search: Search, done: i32, worlds: i32) -> i32:
    """Let weak candidates drop out after *done* of *worlds*; return 1 where only one is left."""
    place: i32
    left: i32 = 0
    if done & 7:
        return 1 if search.size == 1 else 0
    if done == worlds >> 3 or done == worlds >> 2 or done == worlds >> 1:
        drop_half(search)
    if done >= 16:
        drop_beaten(search, best_place(search), done)
    for place in range(search.size):
        left += search.alive[place]
    return 1 if left <= 1 else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def drop_half(search: Search) -> cython.void:
    """Let the weaker half of the candidates drop out, as long as more than two are left."""
    place: i32
    worst: i32
    left: i32 = 0
    keep: i32
    for place in range(search.size):
        left += search.alive[place]
    keep = max(2, (left + 1) >> 1)
    while left > keep:
        worst = -1
        for place in range(search.size):
            if search.alive[place] and (worst < 0 or search.totals[place] <= search.totals[worst]):
                worst = place
        search.alive[worst] = 0
        left -= 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def drop_beaten(search: Search, best: i32, done: i32) -> cython.void:
    """Let candidates drop out that lie three standard errors of the paired difference behind the *best*."""
    place: i32
    world: i32
    away: i64
    sum_of_squares: i64
    total: f64
    squares: f64
    for place in range(search.size):
        if place == best or not search.alive[place]:
            continue
        total = 1.0 * (search.totals[best] - search.totals[place])
        sum_of_squares = 0
        for world in range(done):
            away = search.results[MOST_WORLDS * best + world] - search.results[MOST_WORLDS * place + world]
            sum_of_squares += away * away
        squares = 1.0 * sum_of_squares
        # total > 3 * sqrt(squares - total * total / done), without a root.
        if total > 0 and total * total * (done + 9) > 9 * squares * done:
            search.alive[place] = 0

"""Search: every card that differs is tried in the same likely deals, and what comes out decides.

A deal is played out by the policy, or solved exactly where few cards are left. The search ends early where one card is
clearly ahead.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.auction import bid_rest, open_play
from game.ai.core.belief import Belief, draw_read, draw_world
from game.ai.core.bits import lowest
from game.ai.core.candidates import (
    MOST_WORLDS,
    Candidates,
    add_candidate,
    best_place,
    is_decided,
    note_value,
    plausible,
)
from game.ai.core.chance import Chance, draw
from game.ai.core.cython import c_function, c_inline, i32, u64
from game.ai.core.deal import Deal, copy_bids, copy_play, play_card
from game.ai.core.endgame import INFINITE, Solver, begin_solving, different_cards, solve
from game.ai.core.policy import play_out
from game.ai.core.score import Equity, worth

# How many positions are looked at before no more deals are solved, so that no decision takes long. At least eight are.
MOST_VISITS = cython.declare(i32, 150_000)


@cython.final
@cython.cclass
class Search(Candidates):
    """One decision: its candidates, and how the player who decides leans."""

    # What the others' set counts more than it brings.
    set_lean: i32
    miss_lean: i32
    # What an own contract made without a trick to spare counts less: it may well be missed.
    edge_lean: i32
    mixed: i32
    # In how many worlds at the most.
    limit: i32

    def __init__(self) -> None:
        super().__init__()
        self.set_lean = 0
        self.miss_lean = 0
        self.edge_lean = 0
        self.mixed = 0
        self.limit = 8

    def cards(self, deal: Deal, belief: Belief, equity: Equity, worlds: int, exact: int, seed: int) -> int:
        """Return the best card of the seat to play, tried in up to *worlds* deals, the last *exact* tricks solved.

        *belief* must be prepared, and have found deals.
        """
        chance = Chance(seed)
        table = Deal(deal.terms)
        stage = Deal(deal.terms)
        solver = Solver()
        self.limit = max(8, min(worlds, MOST_WORLDS))
        solver.asked = deal.left <= exact
        best: i32 = -1
        with cython.nogil:
            list_cards(self, deal)
            copy_bids(table, deal)
            copy_bids(stage, deal)
            best = try_cards(self, deal, belief, equity, table, stage, solver, chance)
        return self.codes[best]

    def add_bid(self, tricks: int, lean: int = 0) -> None:
        """Take a bid of *tricks*, 0 for nil, as a candidate that *lean* makes look better than its results."""
        add_candidate(self, tricks)
        self.leans[self.size - 1] = lean

    def seek_sets(self, lean: int) -> None:
        """Count every deal in which the others miss their contract *lean* better than its result."""
        self.set_lean = lean

    def fear_misses(self, lean: int, edge: int = 0) -> None:
        """Count every deal that misses an own contract of the usual stakes *lean* worse than its result.

        One that makes it without a trick to spare counts *edge* less.
        """
        self.miss_lean = lean
        self.edge_lean = edge

    def mix(self) -> None:
        """Leave it to chance, deal by deal, which seats play by habit and which by rule."""
        self.mixed = 1

    def bids(self, deal: Deal, belief: Belief, equity: Equity, said: int, worlds: int, seed: int) -> int:
        """Try the bids added in up to *worlds* deals, where *said* seats have bid before; return the best.

        The seat of *belief* bids, who bids first leads, and later seats bid by the table.
        """
        chance = Chance(seed)
        table = Deal(deal.terms)
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
        """Return the value of candidate *place* in one *world* in which it was search."""
        return self.results[MOST_WORLDS * place + world]

    @property
    def candidates(self) -> int:
        """How many candidates there are."""
        return self.size


@c_function
def list_cards(search: Search, deal: Deal) -> cython.void:
    """Take the cards that differ as candidates."""
    rest: u64 = plausible(deal, different_cards(deal))
    search.size = 0
    while rest:
        add_candidate(search, lowest(rest))
        rest &= rest - 1


@c_function
def try_cards(
    search: Search,
    deal: Deal,
    belief: Belief,
    equity: Equity,
    table: Deal,
    stage: Deal,
    solver: Solver,
    chance: Chance,
) -> i32:
    """Try all candidates until one is chosen; return its place."""
    world: i32
    place: i32
    side: i32 = deal.turn & 1
    value: i32
    if solver.asked:
        value = search.miss_lean if deal.ordinary[side] else 0
        solver.first = -search.set_lean if side else -value
        solver.second = value if side else search.set_lean
        copy_play(table, deal, deal.hands)
        begin_solving(table, solver, equity)
    for world in range(search.limit):
        draw_read(belief, deal, stage, chance)
        solver.salt = draw(chance)
        if search.mixed:
            table.practised = solver.salt >> 60
        for place in range(search.size):
            if not search.alive[place]:
                continue
            copy_play(table, deal, belief.kept)
            play_card(table, search.codes[place])
            if solver.asked:
                value = solve(table, solver, equity, -INFINITE, INFINITE)
                note_value(search, place, world, value if side == 0 else -value)
            else:
                play_out(table)
                note_result(search, table, equity, place, world, side)
        if is_decided(search, world + 1, search.limit) or (solver.visits > MOST_VISITS and world >= 7):
            break
    return best_place(search)


@c_function
def try_bids(
    search: Search, deal: Deal, belief: Belief, equity: Equity, table: Deal, chance: Chance, worlds: i32, said: i32
) -> i32:
    """Try all bids until one is chosen; return its place."""
    world: i32
    place: i32
    seat: i32
    own: i32 = belief.seat
    first: i32 = (own - said * deal.terms.step) & 3
    luck: u64
    for world in range(worlds):
        draw_world(belief, deal, chance)
        luck = draw(chance)
        for place in range(search.size):
            if not search.alive[place]:
                continue
            copy_bids(table, deal)
            for seat in range(4):
                table.hands[seat] = belief.kept[seat]
            if search.mixed:
                table.practised = luck >> 60
            table.bids[own] = search.codes[place]
            table.nils[own] = 0 if search.codes[place] else 1
            bid_rest(table, (own + deal.terms.step) & 3, said + 1)
            open_play(table, first)
            play_out(table)
            if luck >> 58 & 3:
                attack_nil(table)
            note_result(search, table, equity, place, world, own & 1)
        if is_decided(search, world + 1, worlds):
            break
    return best_place(search)


@c_inline
def on_edge(table: Deal, side: i32) -> i32:
    """Return how likely a contract of *side*, just made in play-out, would be missed against better play, in halves.

    It is where there was no trick to spare, the more so the more tricks are bid in all; and beside an own nil.
    """
    if table.need[side] < 0:
        return 0
    if table.nils[side] | table.nils[side + 2]:
        return 2
    tight: i32 = max(0, table.contracts[0] + table.contracts[1] - 9)
    return tight * (tight + 1) // 2


@c_inline
def attack_nil(table: Deal) -> cython.void:
    """Give the others a trick of who covers a nil, in a deal just played out.

    Rules of thumb give up tricks to break a nil, where players that search take theirs: on average nearly one more.
    """
    seat: i32
    ours: i32 = 1 if table.nils[0] or table.nils[2] else 0
    theirs: i32 = 1 if table.nils[1] or table.nils[3] else 0
    if ours == theirs:
        return
    side: i32 = theirs
    seat = side if table.nils[side + 2] else side + 2
    if table.nils[seat] or table.taken[seat] == 0:
        return
    table.taken[seat] -= 1
    table.need[side] += 1
    table.taken[(seat + 1) & 3] += 1
    table.need[1 - side] -= 1


@c_function
def note_result(search: Search, table: Deal, equity: Equity, place: i32, world: i32, side: i32) -> cython.void:
    """Add the finished deal on *table* to the account of a candidate."""
    value: i32 = worth(table, equity, side) + search.leans[place]
    if table.need[1 - side] > 0:
        value += search.set_lean
    if table.need[side] > 0 and table.ordinary[side]:
        value -= search.miss_lean
    elif table.ordinary[side]:
        value -= search.edge_lean * on_edge(table, side) // 2
    note_value(search, place, world, value)
    search.points[place] += 10 * (table.points[side] - table.points[1 - side])
    search.points[place] -= table.bag_cost * (table.new_bags[side] - table.new_bags[1 - side])
    search.bags[place] += table.new_bags[side]
    if table.need[side] <= 0:
        search.made[place] += 1
    if table.need[1 - side] > 0:
        search.sets[place] += 1
    if not (table.nils[side] and table.taken[side]) and not (table.nils[side + 2] and table.taken[side + 2]):
        search.nils[place] += 1

"""The candidates of a decision, the account of each, and which of them drop out or are not thought about at all.

The weaker half drops out after an eighth, a quarter and a half of the deals (Karnin, Koren and Somekh, 2013), and so
does a candidate that lies clearly behind.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.cards import SPADES, SUITS
from game.ai.core.cython import Counts, Results, Sums, c_function, c_inline, f64, i32, i64, u64
from game.ai.core.deal import Deal
from game.ai.core.follows import beating


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


MOST_WORLDS = cython.declare(i32, 1024)


@cython.cclass
class Candidates:
    """What is tried, in the order of `codes`, and how each has done.

    A candidate is a card, or in the auction a bid: 0 is nil. *leans* make it look better than its results, *alive* are
    those still tried. *worlds* are the likely deals in which it was tried; the counts are of those in which the own
    contract was made, the others' was set, the own side's nils stood.
    """

    size: i32
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


@c_function
def add_candidate(tried: Candidates, code: i32) -> cython.void:
    """Begin the account of one candidate."""
    place: i32 = tried.size
    tried.codes[place] = code
    tried.alive[place] = 1
    tried.leans[place] = 0
    tried.worlds[place] = 0
    tried.totals[place] = 0
    tried.made[place] = 0
    tried.sets[place] = 0
    tried.nils[place] = 0
    tried.bags[place] = 0
    tried.points[place] = 0
    tried.size = place + 1


@c_inline
def note_value(tried: Candidates, place: i32, world: i32, value: i32) -> cython.void:
    """Add what a candidate was worth in one *world* to its account."""
    tried.results[MOST_WORLDS * place + world] = value
    tried.totals[place] += value
    tried.worlds[place] += 1


@c_function
def best_place(tried: Candidates) -> i32:
    """Return the candidate left with the highest mean; the earlier where two are equal."""
    place: i32
    best: i32 = -1
    for place in range(tried.size):
        if tried.alive[place] and (best < 0 or tried.totals[place] > tried.totals[best]):
            best = place
    return best


@c_function
def is_decided(tried: Candidates, done: i32, worlds: i32) -> i32:
    """Drop weak candidates after *done* of *worlds*; return 1 where only one is left."""
    place: i32
    left: i32 = 0
    if done & 7:
        return 1 if tried.size == 1 else 0
    if done == worlds >> 3 or done == worlds >> 2 or done == worlds >> 1:
        drop_half(tried)
    if done >= 16:
        drop_beaten(tried, best_place(tried), done)
    for place in range(tried.size):
        left += tried.alive[place]
    return 1 if left <= 1 else 0


@c_function
def drop_half(tried: Candidates) -> cython.void:
    """Drop the weaker half of the candidates, as long as more than two are left."""
    place: i32
    worst: i32
    left: i32 = 0
    keep: i32
    for place in range(tried.size):
        left += tried.alive[place]
    keep = max(2, (left + 1) >> 1)
    while left > keep:
        worst = -1
        for place in range(tried.size):
            if tried.alive[place] and (worst < 0 or tried.totals[place] <= tried.totals[worst]):
                worst = place
        tried.alive[worst] = 0
        left -= 1


@c_function
def drop_beaten(tried: Candidates, best: i32, done: i32) -> cython.void:
    """Drop candidates that lie three standard errors of the paired difference behind the *best*."""
    place: i32
    world: i32
    away: i64
    sum_of_squares: i64
    total: f64
    squares: f64
    for place in range(tried.size):
        if place == best or not tried.alive[place]:
            continue
        total = 1.0 * (tried.totals[best] - tried.totals[place])
        sum_of_squares = 0
        for world in range(done):
            away = tried.results[MOST_WORLDS * best + world] - tried.results[MOST_WORLDS * place + world]
            sum_of_squares += away * away
        squares = 1.0 * sum_of_squares
        # total > 3 * sqrt(squares - total * total / done), without a root.
        if total > 0 and total * total * (done + 9) > 9 * squares * done:
            tried.alive[place] = 0

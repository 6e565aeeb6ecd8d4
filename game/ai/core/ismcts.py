"""A method to measure ours by: information set Monte Carlo tree search, as published for Spades.

Whitehouse, Cowling, Powley and Rollason (AIIDE 2013) put it into a Spades for phones; the search is that of Cowling,
Powley and Whitehouse (IEEE TCIAIG 4, 2012) for a single observer. Each iteration draws one deal, all that agree with
what was seen being equally likely, and goes down one tree, common to all deals, by the cards that may be played in it:
as long as all of these have been tried, to the highest upper confidence bound with availability counts. Then one more
is tried, and the rest of the deal is played at random. What comes out is valued by the points of a side less ten for
every bag, less those of the other side. The card tried most often is played.
"""

from __future__ import annotations

from math import log, sqrt

from game.ai.core import cython
from game.ai.core.belief import Belief, draw_world
from game.ai.core.bits import count, lowest
from game.ai.core.cards import ONE
from game.ai.core.chance import Chance, draw_below
from game.ai.core.cython import Codes, c_function, c_inline, i32, i64, u64
from game.ai.core.cython import Counts as Nodes
from game.ai.core.cython import Sums as Rewards
from game.ai.core.deal import Deal, copy_bids, copy_play, legal_cards, play_card
from game.ai.core.policy import random_card
from game.ai.core.score import margin

EXPLORATION = 0.7
MOST_ITERATIONS = 16000


@cython.final
@cython.cclass
class TreeSearch:
    """A search of *iterations* a decision, at most `MOST_ITERATIONS`.

    Nodes of the tree are places in its lists; 0 is the root, and among children and siblings it means none. *cards*
    are those that led to the nodes, *visits* the iterations that came by, *available* those in which they could have,
    and *rewards* what the visits brought to the side that played the card, above the least that it could get.
    """

    iterations: i32
    size: i32
    cards: Nodes
    children: Nodes
    siblings: Nodes
    visits: Nodes
    available: Nodes
    rewards: Rewards
    # The width of a confidence bound is the product of what the times available and the times visited give, each in
    # parts of 2**15: whole numbers, so that both cores choose alike to the last digit.
    wide: Nodes
    narrow: Nodes
    # The least and the most that South's side can still come out ahead, in tenths of a point.
    least: i32
    most: i32
    # The nodes of an iteration, and the sides that chose them.
    depth: i32
    path: Codes
    sides: Codes

    def __init__(self, iterations: int) -> None:
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise ValueError(f"iterations: {iterations} is not from 1 to {MOST_ITERATIONS}")
        self.iterations = iterations
        self.size = 0
        self.cards = [0] * 16384
        self.children = [0] * 16384
        self.siblings = [0] * 16384
        self.visits = [0] * 16384
        self.available = [0] * 16384
        self.rewards = [0] * 16384
        self.wide = [0] * 16384
        self.narrow = [0] * 16384
        self.least = 0
        self.most = 0
        self.depth = 0
        self.path = [0] * 52
        self.sides = [0] * 52
        for times in range(1, iterations + 1):
            self.wide[times] = round(32768 * EXPLORATION * sqrt(log(times)))
            self.narrow[times] = round(32768 / sqrt(times))

    def card(self, deal: Deal, belief: Belief, seed: int) -> int:
        """Return the card for the seat to play; *belief* must be prepared, draw one deal each, and have found some."""
        chance = Chance(seed)
        table = Deal(deal.terms)
        best: i32 = 0
        with cython.nogil:
            copy_bids(table, deal)
            plant(self, deal, table)
            grow(self, deal, belief, table, chance)
            best = most_visited(self)
        return self.cards[best]

    def account(self) -> dict[int, tuple[int, int]]:
        """Return, by each card tried, its visits and the iterations in which it was available."""
        found = {}
        node = self.children[0]
        while node:
            found[self.cards[node]] = (self.visits[node], self.available[node])
            node = self.siblings[node]
        return found


@c_function
def plant(search: TreeSearch, deal: Deal, table: Deal) -> cython.void:
    """Leave nothing but the root, and find what can still come out: all ways to share the tricks left are tried."""
    ours: i32
    first: i32
    second: i32
    ahead: i32
    search.size = 1
    search.children[0] = 0
    search.least = 1 << 30
    search.most = -(1 << 30)
    for ours in range(deal.left + 1):
        for first in range(ours + 1):
            for second in range(deal.left - ours + 1):
                table.taken[0] = deal.taken[0] + first
                table.taken[1] = deal.taken[1] + second
                table.taken[2] = deal.taken[2] + ours - first
                table.taken[3] = deal.taken[3] + deal.left - ours - second
                ahead = margin(table, 0)
                search.least = min(search.least, ahead)
                search.most = max(search.most, ahead)


@c_function
def grow(search: TreeSearch, deal: Deal, belief: Belief, table: Deal, chance: Chance) -> cython.void:
    """Go down the tree, and to the end of the deal, as often as there are iterations."""
    _turn: i32
    for _turn in range(search.iterations):
        draw_world(belief, deal, chance)
        copy_play(table, deal, belief.kept)
        descend(search, table, chance)
        while table.left:
            play_card(table, random_card(table, chance))
        reward(search, margin(table, 0))


@c_function
def descend(search: TreeSearch, table: Deal, chance: Chance) -> cython.void:
    """Play cards down the tree until one is new to it, or the deal is over."""
    node: i32 = 0
    fresh: u64
    search.depth = 0
    while table.left:
        fresh = untried(search, node, legal_cards(table))
        node = sprout(search, node, fresh, chance) if fresh else search.path[search.depth]
        search.path[search.depth] = node
        search.sides[search.depth] = table.turn & 1
        search.depth += 1
        play_card(table, search.cards[node])
        if fresh:
            return


@c_function
def untried(search: TreeSearch, parent: i32, legal: u64) -> u64:
    """Return the cards of *legal* without a node below *parent*, and count those with one as available.

    The next place on the path is set to the node with the highest upper confidence bound.
    """
    node: i32 = search.children[parent]
    span: i64 = max(search.most - search.least, 1)
    bound: i64
    width: i64
    highest_bound: i64 = -1
    while node:
        if legal >> search.cards[node] & 1:
            legal ^= ONE << search.cards[node]
            bound = (search.rewards[node] << 30) // (span * search.visits[node])
            width = search.wide[search.available[node]]
            bound += width * search.narrow[search.visits[node]]
            if bound > highest_bound:
                highest_bound = bound
                search.path[search.depth] = node
            search.available[node] += 1
        node = search.siblings[node]
    return legal


@c_function
def sprout(search: TreeSearch, parent: i32, fresh: u64, chance: Chance) -> i32:
    """Return a new node below *parent* for any card of *fresh*; the cards left are available from now on."""
    skipped: i32 = draw_below(chance, count(fresh))
    node: i32 = search.size
    while skipped:
        fresh &= fresh - 1
        skipped -= 1
    search.size += 1
    search.cards[node] = lowest(fresh)
    search.children[node] = 0
    search.siblings[node] = search.children[parent]
    search.children[parent] = node
    search.visits[node] = 0
    search.available[node] = 1
    search.rewards[node] = 0
    return node


@c_function
def reward(search: TreeSearch, ahead: i32) -> cython.void:
    """Tell the nodes on the path how far *ahead* South's side came out."""
    step: i32
    node: i32
    for step in range(search.depth):
        node = search.path[step]
        search.visits[node] += 1
        search.rewards[node] += search.most - ahead if search.sides[step] else ahead - search.least


@c_function
def most_visited(search: TreeSearch) -> i32:
    """Return the node below the root with the most visits; of several that with the most rewards, then the lowest."""
    best: i32 = search.children[0]
    node: i32 = search.siblings[best]
    away: i32
    while node:
        away = search.visits[node] - search.visits[best]
        if away > 0 or (away == 0 and is_better(search, node, best)):
            best = node
        node = search.siblings[node]
    return best


@c_inline
def is_better(search: TreeSearch, node: i32, other: i32) -> i32:
    """Return 1 where *node*, visited as often as the *other*, brought more, or as much with a lower card."""
    if search.rewards[node] != search.rewards[other]:
        return 1 if search.rewards[node] > search.rewards[other] else 0
    return 1 if search.cards[node] < search.cards[other] else 0

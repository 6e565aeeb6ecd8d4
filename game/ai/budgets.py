"""How much the players that search think, and how they lean."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.core.chosen import describe


class Budget(NamedTuple):
    """How much a player thinks, and how it leans.

    *worlds* are likely deals a card, *bids* likely deals a bid (0: bids by table), each the best fit of *draws*. Where
    there are *reads*, so many likely deals are compared by what was played, and one is taken. The last *exact* tricks
    are solved, in *solved* deals or as many as there is time for.

    Play-outs are too sure of contracts and nils: *nil_lean* is added to the value of an own nil, *miss_lean* taken from
    that of a bid for every deal that misses it, *edge_lean* for one that makes it without a trick to spare at a table
    that has bid eleven tricks or so, and *play_lean* from that of a card that misses, all in tenths of a point; a bag
    counts *bag_share* hundredths of what it costs. Deals are judged by the chance to win the game where *equity* is
    asked for, else by points.

    The policy of the play-outs goes by *habits* as well as by rules; where it is *mixed*, chance says in every deal who
    has them.
    """

    worlds: int
    bids: int
    draws: int
    exact: int
    solved: int = 60
    nil_lean: int = -250
    bag_share: int = 60
    equity: bool = True
    habits: bool = True
    mixed: bool = True
    miss_lean: int = 200
    play_lean: int = 800
    edge_lean: int = 250
    reads: int = 0


BUDGETS = {
    3: Budget(40, 40, 3, 3),
    4: Budget(120, 160, 6, 4),
    5: Budget(1000, 1000, 12, 6, solved=1000, reads=6),
}
# Uncompiled, the core is a hundred times slower: the expert thinks less, ends are solved later, and what was
# played tells less.
UNCOMPILED_WORLDS, UNCOMPILED_EXACT, UNCOMPILED_SOLVED = 160, 3, 60


def budget_of(level: int) -> Budget:
    """Return how much players of *level* think with the core that runs."""
    return BUDGETS[level] if describe() == "compiled" else uncompiled(BUDGETS[level])


def uncompiled(budget: Budget) -> Budget:
    """Return *budget* as the core can bear it without a compiler."""
    return budget._replace(
        worlds=min(budget.worlds, UNCOMPILED_WORLDS),
        bids=min(budget.bids, UNCOMPILED_WORLDS),
        exact=min(budget.exact, UNCOMPILED_EXACT),
        solved=min(budget.solved, UNCOMPILED_SOLVED),
        reads=0,
    )

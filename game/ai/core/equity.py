"""What the end of a deal is worth to a side: points, or the chance to win the game where a grid of it is given."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.core import cython
from game.ai.core.cython import Grid, c_function, c_inline, i32
from game.ai.core.deal import Deal
from game.ai.core.score import bag_penalty, margin, settle

# A grid of chances: rows by the points of South's side, columns by those of the other.
GRID_SIDE = cython.declare(i32, 48)
CERTAIN = cython.declare(i32, 1_000_000)


@cython.final
@cython.cclass
class Equity:
    """Values the end of a deal.

    Without a grid that is the difference of points, in tenths, every bag at its long-run cost. With one it is twice the
    chance of winning the game less one, in millionths, between the points of the grid interpolated.
    """

    step: i32
    lowest: i32
    target: i32
    floor: i32
    grid: Grid

    def __init__(self) -> None:
        self.step = 0
        self.lowest = 0
        self.target = 0
        self.floor = 0
        self.grid = [0] * 2304

    def chart(self, target: int, floor: int, lowest: int, step: int, chances: Sequence[int]) -> None:
        """Take the *chances* of South's side, in millionths, by its points and within a row by those of the other.

        Rows and columns begin at *lowest* points and go on in steps of *step*, at most 45; 48 of each. A game ends at
        *target* points, or at *floor*, 0 where there is none.
        """
        place: i32
        for place in range(GRID_SIDE * GRID_SIDE):
            self.grid[place] = chances[place]
        self.target = target
        self.floor = floor
        self.lowest = lowest
        self.step = step


@c_function
def worth(deal: Deal, equity: Equity, side: i32) -> i32:
    """Return what the finished *deal* is worth to *side*; what it is worth to the other is the negative of it."""
    if equity.step == 0:
        return margin(deal, side)
    settle(deal, 0)
    settle(deal, 1)
    chance: i32 = 2 * game_chance(deal, equity) - CERTAIN
    return chance if side == 0 else -chance


@c_function
def game_chance(deal: Deal, equity: Equity) -> i32:
    """Return the chance of South's side to win the game, in millionths."""
    ours: i32 = final_points(deal, 0)
    theirs: i32 = final_points(deal, 1)
    ended: bool = max(ours, theirs) >= equity.target or (equity.floor < 0 and min(ours, theirs) <= equity.floor)
    if ended and ours != theirs:
        return CERTAIN if ours > theirs else 0
    row: i32 = place_of(equity, ours - bag_debt(deal, 0))
    column: i32 = place_of(equity, theirs - bag_debt(deal, 1))
    return between(equity, row, column)


@c_function
def bags_after(deal: Deal, side: i32) -> i32:
    """Return the bags of *side* after the deal, before a penalty takes some away."""
    return deal.bags[side] + deal.new_bags[side]


@c_function
def final_points(deal: Deal, side: i32) -> i32:
    """Return the points of *side* after the deal, bag penalties with them."""
    return deal.scores[side] + deal.points[side] - bag_penalty(deal, bags_after(deal, side))


@c_function
def bag_debt(deal: Deal, side: i32) -> i32:
    """Return what the bags that *side* keeps will cost it in the long run, in points."""
    bags: i32 = bags_after(deal, side)
    if deal.terms.bag_limit and bags >= deal.terms.bag_limit:
        bags = bags % deal.terms.bag_limit if deal.terms.bag_carry else 0
    return bags * deal.bag_cost // 10


@c_inline
def place_of(equity: Equity, points: i32) -> i32:
    """Return how far *points* lie into the grid."""
    return max(0, min(points - equity.lowest, equity.step * (GRID_SIDE - 1) - 1))


@c_function
def between(equity: Equity, ours: i32, theirs: i32) -> i32:
    """Return the chance at a place in the grid, from the four points around it."""
    step: i32 = equity.step
    corner: i32 = GRID_SIDE * (ours // step) + theirs // step
    down: i32 = ours % step
    right: i32 = theirs % step
    upper: i32 = (step - right) * equity.grid[corner] + right * equity.grid[corner + 1]
    corner += GRID_SIDE
    lower: i32 = (step - right) * equity.grid[corner] + right * equity.grid[corner + 1]
    return ((step - down) * upper + down * lower) // (step * step)

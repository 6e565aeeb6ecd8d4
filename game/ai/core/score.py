"""What a finished deal is worth to each side: points by the rules of the table, or the chance to win the game."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.core import cython
from game.ai.core.cython import Grid, c_function, c_inline, i32
from game.ai.core.deal import BAGS, HELP_PARTNER, NIL_BID, RAISED_LOW, UNBID, Deal


@c_function
def settle(deal: Deal, side: i32) -> cython.void:
    """Count the points of *side*, without bag penalties, and its new bags."""
    kind: i32 = deal.kinds[side]
    won: i32 = 0
    lost: i32 = 0
    seat: i32
    for seat in range(side, 4, 2):
        if deal.nils[seat]:
            lost += deal.taken[seat]
        else:
            won += deal.taken[seat]
    if kind == UNBID:
        deal.points[side] = 10 * (won + lost)
        deal.new_bags[side] = 0
        return
    kept: i32 = 0 if lost else 1
    if deal.terms.failed_nil == HELP_PARTNER:
        won += lost
        lost = 0
    over: i32 = max(won - deal.contracts[side], 0)
    deal.new_bags[side] = over + lost
    if kind:
        deal.points[side] = low_points(deal, side, won, kept) + over * deal.terms.overtrick
    else:
        deal.points[side] = contract_points(deal, side, won, over) + nil_points(deal, side)
        if deal.terms.failed_nil == BAGS and not only_bonuses(deal, side):
            deal.points[side] += lost * deal.terms.overtrick


@c_inline
def only_bonuses(deal: Deal, side: i32) -> i32:
    """Return 1 where both are nil and nothing but the nils counts."""
    return 1 if deal.terms.only_bonuses and deal.nils[side] and deal.nils[side + 2] else 0


@c_function
def contract_points(deal: Deal, side: i32, won: i32, over: i32) -> i32:
    """Return the points of contract and overtricks; the number bidders of *side* have *won* tricks, *over* too many."""
    contract: i32 = deal.contracts[side]
    if deal.terms.doubles and deal.ordinary[side] and 0 < 2 * contract <= won:
        return -20 * contract - over
    points: i32 = 0
    if contract > 0:
        points = deal.made[side] if won >= contract else deal.missed[side]
    if over and not only_bonuses(deal, side):
        points += over * deal.terms.overtrick
    return points


@c_function
def nil_points(deal: Deal, side: i32) -> i32:
    """Return what the nils of *side* bring and cost."""
    points: i32 = 0
    value: i32
    seat: i32
    for seat in range(side, 4, 2):
        if deal.nils[seat]:
            value = deal.terms.nil_points if deal.nils[seat] == NIL_BID else deal.terms.blind_nil_points
            points += -value if deal.taken[seat] else value
    return points


@c_function
def low_points(deal: Deal, side: i32, won: i32, kept: i32) -> i32:
    """Return what a Blind Low 5 brings to *side*, as bid or raised to ten; *kept*: its low took no trick."""
    made: i32 = 1 if won >= deal.contracts[side] else 0
    if deal.kinds[side] == RAISED_LOW:
        return deal.made[side] + nil_points(deal, side) if made else deal.missed[side]
    if made and kept:
        return deal.low_both[side]
    return deal.low_one[side] if made or kept else deal.low_neither[side]


@c_function
def bag_penalty(deal: Deal, bags: i32) -> i32:
    """Return what a side with *bags* loses for them."""
    if deal.terms.bag_limit == 0 or bags < deal.terms.bag_limit:
        return 0
    return deal.terms.bag_penalty * (bags // deal.terms.bag_limit) if deal.terms.bag_carry else deal.terms.bag_penalty


@c_function
def margin(deal: Deal, side: i32) -> i32:
    """Return, in tenths of a point, how far *side* comes out ahead, every bag counted at its long-run cost."""
    settle(deal, 0)
    settle(deal, 1)
    first: i32 = 10 * deal.points[0] - deal.bag_cost * deal.new_bags[0]
    second: i32 = 10 * deal.points[1] - deal.bag_cost * deal.new_bags[1]
    return first - second if side == 0 else second - first


def deal_result(deal: Deal, side: int) -> tuple[int, int]:
    """Return the points of *side* in the deal, without bag penalties, and its new bags."""
    settle(deal, side)
    return deal.points[side], deal.new_bags[side]


def final_standing(deal: Deal, side: int) -> tuple[int, int]:
    """Return the points and bags of *side* after the deal."""
    settle(deal, side)
    bags = deal.bags[side] + deal.new_bags[side]
    points = deal.scores[side] + deal.points[side] - bag_penalty(deal, bags)
    if deal.terms.bag_limit and bags >= deal.terms.bag_limit:
        bags = bags % deal.terms.bag_limit if deal.terms.bag_carry else 0
    return points, bags


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

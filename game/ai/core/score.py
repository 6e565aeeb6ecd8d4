"""What a finished deal is worth to each side, as the rules of the table count it."""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.cython import c_function, c_inline, i32
from game.ai.core.deal import Deal

TENTHS = 10


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
    if kind == 3:
        deal.points[side] = 10 * (won + lost)
        deal.new_bags[side] = 0
        return
    kept: i32 = 0 if lost else 1
    if deal.terms.failed_nil == 1:
        won += lost
        lost = 0
    over: i32 = max(won - deal.contracts[side], 0)
    deal.new_bags[side] = over + lost
    if kind:
        deal.points[side] = low_points(deal, side, won, kept) + over * deal.terms.overtrick
    else:
        deal.points[side] = contract_points(deal, side, won, over) + nil_points(deal, side)
        if deal.terms.failed_nil == 0 and not only_bonuses(deal, side):
            deal.points[side] += lost * deal.terms.overtrick


@c_inline
def only_bonuses(deal: Deal, side: i32) -> i32:
    """Return 1 where both are nil and nothing but the nils counts."""
    return 1 if deal.terms.only_bonuses and deal.nils[side] and deal.nils[side + 2] else 0


@c_function
def contract_points(deal: Deal, side: i32, won: i32, over: i32) -> i32:
    """Return what contract and overtricks bring to *side*, whose number bidders *won* so many."""
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
            value = deal.terms.nil_points if deal.nils[seat] == 1 else deal.terms.blind_nil_points
            points += -value if deal.taken[seat] else value
    return points


@c_function
def low_points(deal: Deal, side: i32, won: i32, kept: i32) -> i32:
    """Return what a Blind Low 5 brings to *side*, as bid or raised to ten; *kept*: its low took no trick."""
    made: i32 = 1 if won >= deal.contracts[side] else 0
    if deal.kinds[side] == 2:
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

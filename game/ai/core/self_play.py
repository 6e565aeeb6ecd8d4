"""Whole deals of the policy against itself: cards at random, bids by the table."""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.auction import bid_all, open_play
from game.ai.core.cards import ONE
from game.ai.core.chance import Chance, draw_below
from game.ai.core.cython import c_function, i32
from game.ai.core.deal import Deal
from game.ai.core.policy import play_out
from game.ai.core.score import margin


@c_function
def deal_cards(deal: Deal, chance: Chance) -> cython.void:
    """Give thirteen cards to each seat, every deal equally likely."""
    code: i32
    seat: i32
    place: i32
    for seat in range(4):
        deal.hands[seat] = 0
        deal.taken[seat] = 13
    for code in range(52):
        place = draw_below(chance, 52 - code)
        seat = 0
        while place >= deal.taken[seat]:
            place -= deal.taken[seat]
            seat += 1
        deal.hands[seat] |= ONE << code
        deal.taken[seat] -= 1


def self_play(deal: Deal, chance: Chance, first: int) -> int:
    """Deal, bid and play from the seat *first* on; return South's side's margin in tenths of a point."""
    deal_cards(deal, chance)
    bid_all(deal, first)
    open_play(deal, first)
    play_out(deal)
    return margin(deal, 0)


def duel(deal: Deal, seed: int) -> int:
    """Return by how many tenths of a point habits beat rules alone in one deal, played twice with sides swapped."""
    won: i32 = 0
    turn: i32
    deal.practised = 5
    for turn in range(2):
        chance = Chance(seed)
        deal_cards(deal, chance)
        bid_all(deal, seed & 3)
        open_play(deal, seed & 3)
        play_out(deal)
        won += margin(deal, turn)
        deal.practised = 10
    return won // 2

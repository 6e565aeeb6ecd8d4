"""Whole deals of the policy against itself: cards at random, bids by the table."""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.auction import hand_bid
from game.ai.core.cards import ONE
from game.ai.core.chance import Chance, draw_below
from game.ai.core.cython import i32
from game.ai.core.deal import Deal, begin_play
from game.ai.core.policy import play_out
from game.ai.core.score import margin


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
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


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def bid_all(deal: Deal, first: i32) -> cython.void:
    """Let all seats bid by the table, *first* first, and let contracts be ordinary."""
    seat: i32 = first
    turn: i32
    partner: i32
    for turn in range(4):
        partner = deal.bids[seat ^ 2] if turn >= 2 else -1
        deal.bids[seat] = hand_bid(deal, deal.hands[seat], partner)
        deal.nils[seat] = 0 if deal.bids[seat] else 1
        seat = (seat + deal.step) & 3
    agree(deal)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def agree(deal: Deal) -> cython.void:
    """Add up the bids of both sides to ordinary contracts."""
    side: i32
    for side in range(2):
        deal.contracts[side] = deal.bids[side] + deal.bids[side + 2]
        deal.made[side] = 10 * deal.contracts[side]
        deal.missed[side] = -10 * deal.contracts[side]
        deal.ordinary[side] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def open_play(deal: Deal, first: i32) -> cython.void:
    """Begin the play of a deal whose hands are all known."""
    seat: i32
    begin_play(deal)
    deal.turn = first
    for seat in range(4):
        if deal.opening and deal.hands[seat] & 1:
            deal.turn = seat


def self_play(deal: Deal, chance: Chance, first: int) -> int:
    """Deal, bid and play from the seat *first* on; return South's side's margin in tenths of a point."""
    deal_cards(deal, chance)
    bid_all(deal, first)
    open_play(deal, first)
    play_out(deal)
    return margin(deal, 0)

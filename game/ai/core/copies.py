"""Copies of a deal: many deals are played out from one, on a table that is used again."""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.cython import i32
from game.ai.core.deal import Deal


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_terms(to: Deal, source: Deal) -> cython.void:
    """Make the rules, the bids and the standings of *to* those of *source*."""
    seat: i32
    side: i32
    to.step = source.step
    to.opening = source.opening
    to.lowest_club = source.lowest_club
    to.any_time = source.any_time
    to.forced_breaks = source.forced_breaks
    to.nil_points = source.nil_points
    to.blind_nil_points = source.blind_nil_points
    to.failed_nil = source.failed_nil
    to.only_bonuses = source.only_bonuses
    to.doubles = source.doubles
    to.overtrick = source.overtrick
    to.bag_limit = source.bag_limit
    to.bag_penalty = source.bag_penalty
    to.bag_carry = source.bag_carry
    to.bag_cost = source.bag_cost
    to.no_two_nils = source.no_two_nils
    to.set_penalty = source.set_penalty
    to.ten_made = source.ten_made
    to.ten_missed = source.ten_missed
    to.boston_made = source.boston_made
    to.boston_missed = source.boston_missed
    to.least_bid = source.least_bid
    to.practised = source.practised
    for seat in range(4):
        to.nils[seat] = source.nils[seat]
        to.bids[seat] = source.bids[seat]
    for side in range(2):
        to.contracts[side] = source.contracts[side]
        to.made[side] = source.made[side]
        to.missed[side] = source.missed[side]
        to.ordinary[side] = source.ordinary[side]
        to.kinds[side] = source.kinds[side]
        to.low_both[side] = source.low_both[side]
        to.low_one[side] = source.low_one[side]
        to.low_neither[side] = source.low_neither[side]
        to.scores[side] = source.scores[side]
        to.bags[side] = source.bags[side]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_play(to: Deal, source: Deal) -> cython.void:
    """Make the play of *to* that of *source*, without its hands."""
    seat: i32
    for seat in range(4):
        to.cannot[seat] = source.cannot[seat]
        to.taken[seat] = source.taken[seat]
        to.alive[seat] = source.alive[seat]
    to.need[0] = source.need[0]
    to.need[1] = source.need[1]
    to.played = source.played
    to.turn = source.turn
    to.laid = source.laid
    to.led = source.led
    to.best = source.best
    to.holder = source.holder
    to.first = source.first
    to.trumps = source.trumps
    to.broken = source.broken
    to.left = source.left

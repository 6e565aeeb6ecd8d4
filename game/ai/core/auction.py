"""How many tricks a hand is worth, how likely it takes none, and what it bids."""

from __future__ import annotations

from math import exp

from game.ai.core import cython
from game.ai.core.bits import count, highest, lowest
from game.ai.core.cards import ONE, SPADES, SUITS
from game.ai.core.cython import Shares, c_function, i32, u64
from game.ai.core.deal import Deal, begin_play
from game.ai.core.strength import (
    ACES,
    BID_MARGIN,
    DOUBLETON,
    FIFTH_SPADE,
    KINGS,
    NIL_ACE,
    NIL_ALWAYS,
    NIL_COSTS,
    NIL_HIGH_CARD,
    NIL_KING,
    NIL_LIMITS,
    NIL_PARTNER,
    NIL_QUEEN,
    NIL_SECOND_SPADE,
    NIL_SINGLETON,
    NIL_SPADES,
    NIL_TOP_SPADE,
    NIL_VOID,
    QUEENS,
    SINGLETON,
    SIXTH_SPADE,
    SPADE,
    SPADE_HONOURS,
    TRICKS_ALWAYS,
    VOID,
)

# By tenths of the log odds from -6.4 on: the chance in thousandths.
CHANCES = cython.declare(Shares, [0] * 128)


def _fill_chances() -> None:
    for place in range(128):
        CHANCES[place] = round(1000 / (1 + exp(6.4 - place / 10)))


_fill_chances()


@c_function
def hand_tricks(hand: u64) -> i32:
    """Return how many tricks *hand* is likely to win, in thousandths."""
    spades: i32 = count(hand & SPADES)
    tricks: i32 = TRICKS_ALWAYS + SPADE * (spades - 3)
    suit: i32
    rank: i32
    if spades > 4:
        tricks += FIFTH_SPADE * (spades - 4)
    if spades > 5:
        tricks += SIXTH_SPADE * (spades - 5)
    for rank in range(4):
        if hand & (ONE << (48 + rank)):
            tricks += SPADE_HONOURS[rank]
    for suit in range(3):
        tricks += suit_tricks((hand >> (13 * suit)) & SUITS[0], spades)
    return max(tricks, 0)


@c_function
def suit_tricks(cards: u64, spades: i32) -> i32:
    """Return what the *cards* of a side suit, counted from its two, add in a hand with *spades* spades."""
    length: i32 = count(cards)
    column: i32 = 0
    if length > 3:
        column = 1 if length <= 5 else 2
    tricks: i32 = 0
    if cards & (ONE << 12):
        tricks += ACES[column]
    if cards & (ONE << 11):
        tricks += KINGS[column]
    if cards & (ONE << 10) and length > 1:
        tricks += QUEENS[column]
    if length == 0 and spades >= 2:
        tricks += VOID
    elif length == 1 and spades >= 2:
        tricks += SINGLETON
    elif length == 2 and spades >= 3:
        tricks += DOUBLETON
    return tricks


@c_function
def nil_odds(hand: u64, partner: i32) -> i32:
    """Return the log odds, in thousandths, of *hand* winning no trick beside a partner who bid *partner*."""
    spades: u64 = hand & SPADES
    length: i32 = count(spades)
    if length > 4 or hand & (ONE << 51):
        return -NIL_ACE
    odds: i32 = NIL_ALWAYS + NIL_SPADES[length]
    suit: i32
    rank: i32
    if length:
        rank = highest(spades) - 37
        odds -= NIL_TOP_SPADE * max(0, rank - 6)
        if rank == 13:
            odds -= NIL_KING
        if hand & (ONE << 49):
            odds -= NIL_QUEEN
        spades ^= ONE << (rank + 37)
        if spades:
            odds -= NIL_SECOND_SPADE * max(0, highest(spades) - 43)
    for suit in range(3):
        odds += nil_suit((hand >> (13 * suit)) & SUITS[0])
    return odds + NIL_PARTNER * max(0, partner - 3)


@c_function
def nil_suit(cards: u64) -> i32:
    """Return what a side suit adds to the log odds of a nil; *cards* from its two."""
    if not cards:
        return NIL_VOID
    odds: i32 = 0
    if not cards & (cards - 1):
        odds = NIL_SINGLETON
    place: i32 = 0
    rest: u64 = cards
    while rest and place < 3:
        odds -= NIL_COSTS[place] * max(0, lowest(rest) + 2 - NIL_LIMITS[place])
        rest &= rest - 1
        place += 1
    odds -= NIL_HIGH_CARD * count(cards >> 9)
    return odds


@c_function
def chance_of(odds: i32) -> i32:
    """Return the chance, in thousandths, of log *odds* in thousandths."""
    place: i32 = (odds + 6450) // 100
    return CHANCES[max(0, min(place, 127))]


@c_function
def hand_bid(deal: Deal, hand: u64, partner: i32) -> i32:
    """Return what *hand* bids, 0 for nil, beside a partner who bid *partner*, -1 where it has not bid."""
    wanted: i32 = max(1, (hand_tricks(hand) - BID_MARGIN) // 1000)
    points: i32 = deal.terms.nil_points
    if points and (partner < 0 or partner >= deal.terms.least_bid) and (partner != 0 or not deal.terms.no_two_nils):
        chance: i32 = chance_of(nil_odds(hand, 3 if partner < 0 else partner))
        if 2 * points * chance > 1000 * (points + 10 * wanted):
            return 0
    return max(wanted, deal.terms.least_bid - partner) if partner >= 0 else wanted


@c_function
def bid_rest(deal: Deal, seat: i32, said: i32) -> cython.void:
    """Make *seat* and those after it bid by the table; *said* seats have bid before."""
    partner: i32
    while said < 4:
        partner = deal.bids[seat ^ 2] if said >= 2 else -1
        deal.bids[seat] = hand_bid(deal, deal.hands[seat], partner)
        deal.nils[seat] = 0 if deal.bids[seat] else 1
        seat = (seat + deal.terms.step) & 3
        said += 1
    agree(deal, 0)
    agree(deal, 1)


@c_function
def bid_all(deal: Deal, first: i32) -> cython.void:
    """Make all seats bid by the table, *first* first."""
    bid_rest(deal, first, 0)


@c_function
def agree(deal: Deal, side: i32) -> cython.void:
    """Add up the bids of *side* to its contract."""
    contract: i32 = deal.bids[side] + deal.bids[side + 2]
    deal.contracts[side] = contract
    deal.ordinary[side] = 0
    if contract == 10 and deal.terms.ten_made:
        deal.made[side] = deal.terms.ten_made
        deal.missed[side] = deal.terms.ten_missed
    elif contract == 13 and deal.terms.boston_made:
        deal.made[side] = deal.terms.boston_made
        deal.missed[side] = deal.terms.boston_missed
    else:
        deal.ordinary[side] = 1
        deal.made[side] = 10 * contract
        deal.missed[side] = -deal.terms.set_penalty * contract


@c_function
def open_play(deal: Deal, first: i32) -> cython.void:
    """Begin the play of a deal whose hands are all known: *first* leads, or who holds the opening card."""
    seat: i32
    begin_play(deal)
    deal.turn = first
    for seat in range(4):
        if deal.terms.opening and deal.hands[seat] & 1:
            deal.turn = seat


def table_bid(deal: Deal, hand: int, partner: int) -> int:
    """Return what *hand* bids by the table, 0 for nil, beside a partner who bid *partner*, -1 if not yet."""
    return hand_bid(deal, hand, partner)


def table_tricks(hand: int) -> int:
    """Return how many tricks *hand* is likely to win, in thousandths."""
    return hand_tricks(hand)


def table_nil(hand: int, partner: int) -> int:
    """Return the chance, in thousandths, that *hand* wins no trick beside a partner who bid *partner*."""
    return chance_of(nil_odds(hand, partner))

"""Practice: the policy plays deals against itself, and every other way to choose a card is tried in its place.

What a way brings is measured on the real hands, all else being played by the policy: rollout policy iteration
(Bertsekas, Tsitsiklis and Wu, 1997), by context instead of by position.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.aims import unseen_cards
from game.ai.core.auction import agree, bid_all, open_play
from game.ai.core.cards import SUITS
from game.ai.core.chance import Chance, draw_below
from game.ai.core.context import FOLLOW, LEAD, PLACES, THROW, follow_context, lead_context, throw_context
from game.ai.core.cython import Lessons, c_function, i32, i64, u64
from game.ai.core.deal import Deal, copy_bids, copy_play, legal_cards, play_card
from game.ai.core.habits import FOLLOWS, LEADS, THROWS
from game.ai.core.policy import card_by_rule, choose_card, play_out
from game.ai.core.score import margin
from game.ai.core.self_play import deal_cards
from game.ai.core.ways import WAYS, follow_by, lead_by, throw_by

KINDS = 3


@cython.final
@cython.cclass
class Practice:
    """What each way to choose a card brought more than the one in use, by kind of decision, context and way.

    *counts* are trials, *sums* tenths of points, *squares* those of the differences.
    """

    counts: Lessons
    sums: Lessons
    squares: Lessons

    def __init__(self) -> None:
        if not cython.compiled:  # compiled, all begins as zeros
            self.counts = [0] * 1474560
            self.sums = [0] * 1474560
            self.squares = [0] * 1474560

    def play(self, deal: Deal, times: int, every: int, seed: int) -> None:
        """Play so many deals by the rules of *deal*, and try all ways in one of *every* decisions."""
        chance = Chance(seed)
        table = Deal(deal.terms)
        turns: i32 = times
        seldom: i32 = every
        with cython.nogil:
            copy_bids(table, deal)
            practise(self, deal, table, chance, turns, seldom)

    def lesson(self, kind: int, context: int, way: int) -> tuple[int, int, int]:
        """Return trials, sum and squares of one *way* in a *context*."""
        place: i32 = (kind * PLACES + context) * WAYS + way
        return self.counts[place], self.sums[place], self.squares[place]

    def adopt(self, kind: int, context: int, way: int) -> None:
        """Choose by *way* from now on; 0 is by rule."""
        if kind == LEAD:
            LEADS[context] = way
        elif kind == FOLLOW:
            FOLLOWS[context] = way
        else:
            THROWS[context] = way


@c_function
def practise(lessons: Practice, deal: Deal, table: Deal, chance: Chance, times: i32, every: i32) -> cython.void:
    """Play *times* deals, trying other ways now and then."""
    _turn: i32
    first: i32
    for _turn in range(times):
        deal_cards(deal, chance)
        first = draw_below(chance, 4)
        bid_all(deal, first)
        bid_otherwise(deal, chance)
        open_play(deal, first)
        while deal.left:
            if draw_below(chance, every) == 0:
                try_ways(lessons, deal, table)
            play_card(deal, choose_card(deal))


@c_function
def bid_otherwise(deal: Deal, chance: Chance) -> cython.void:
    """Change a bid here and there by a trick, as people do."""
    seat: i32
    for seat in range(4):
        if deal.bids[seat] > 1:
            deal.bids[seat] += draw_below(chance, 6) // 5 - draw_below(chance, 6) // 5
    agree(deal, 0)
    agree(deal, 1)


@c_function
def try_ways(lessons: Practice, deal: Deal, table: Deal) -> cython.void:
    """Try every way at the turn, and note by how much it does better than what the policy chooses."""
    mask: u64 = legal_cards(deal)
    if not mask & (mask - 1):
        return
    seat: i32 = deal.turn
    unseen: u64 = unseen_cards(deal, seat)
    kind: i32
    context: i32
    way: i32
    card: i32
    usual: i32 = choose_card(deal)
    worth_usual: i32 = outcome(deal, table, usual)
    away: i64
    place: i32
    if deal.laid == 0:
        kind = LEAD
        context = lead_context(deal, seat, mask, unseen)
    elif mask & SUITS[deal.led]:
        kind = FOLLOW
        context = follow_context(deal, seat, mask, unseen)
    else:
        kind = THROW
        context = throw_context(deal, seat, mask, unseen)
    for way in range(WAYS):
        card = card_of_way(deal, kind, mask, unseen, way)
        if card < 0:
            continue
        away = 0 if card == usual else outcome(deal, table, card) - worth_usual
        place = (kind * PLACES + context) * WAYS + way
        lessons.counts[place] += 1
        lessons.sums[place] += away
        lessons.squares[place] += away * away


@c_function
def card_of_way(deal: Deal, kind: i32, mask: u64, unseen: u64, way: i32) -> i32:
    """Return the card that *way* chooses, 0 being the rules."""
    if way == 0:
        return card_by_rule(deal, mask, unseen)
    if kind == LEAD:
        return lead_by(deal, deal.turn, mask, unseen, way)
    if kind == FOLLOW:
        return follow_by(deal, mask, unseen, way)
    return throw_by(deal, mask, unseen, way)


@c_function
def outcome(deal: Deal, table: Deal, card: i32) -> i32:
    """Return the margin of the side to play, in tenths of a point, when it plays *card* and the policy the rest."""
    seat: i32
    side: i32 = deal.turn & 1
    copy_bids(table, deal)
    copy_play(table, deal)
    for seat in range(4):
        table.hands[seat] = deal.hands[seat]
    play_card(table, card)
    play_out(table)
    return margin(table, side)

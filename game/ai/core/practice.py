"""Practice: the policy plays deals against itself, and every tactic is tried in the place of the one in use.

What a tactic brings is measured on the real hands, all else being played by the policy: rollout policy iteration
(Bertsekas, Tsitsiklis and Wu, 1997), by context instead of by position.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.aims import unseen_cards
from game.ai.core.auction import agree, bid_all, open_play
from game.ai.core.cards import ONE
from game.ai.core.chance import Chance, draw_below
from game.ai.core.cython import Lessons, c_function, i32, i64, u64
from game.ai.core.deal import Deal, copy_bids, copy_play, legal_cards, play_card
from game.ai.core.habits import HABITS, PLACES, TACTICS, card_by_tactic, context_of, kind_of
from game.ai.core.policy import card_by_rule, choose_card, play_out
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


KINDS = 3


@cython.final
@cython.cclass
class Practice:
    """What each tactic brought more than the one in use, by kind of decision, context and tactic.

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
        """Play *times* deals by the rules of *deal*, and try all tactics in one of *every* decisions."""
        chance = Chance(seed)
        table = Deal(deal.terms)
        turns: i32 = times
        seldom: i32 = every
        with cython.nogil:
            copy_bids(table, deal)
            practise(self, deal, table, chance, turns, seldom)

    def lesson(self, kind: int, context: int, tactic: int) -> tuple[int, int, int]:
        """Return trials, sum and squares of one *tactic* in a *context*."""
        place: i32 = (kind * PLACES + context) * TACTICS + tactic
        return self.counts[place], self.sums[place], self.squares[place]

    def adopt(self, kind: int, context: int, tactic: int) -> None:
        """Choose by *tactic* from now on; 0 is by rule."""
        HABITS[PLACES * kind + context] = tactic


@c_function
def practise(lessons: Practice, deal: Deal, table: Deal, chance: Chance, times: i32, every: i32) -> cython.void:
    """Play *times* deals, trying other tactics in one of *every* decisions."""
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
                try_tactics(lessons, deal, table)
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
def try_tactics(lessons: Practice, deal: Deal, table: Deal) -> cython.void:
    """Try every tactic at the turn, and note by how much it does better than what the policy chooses."""
    mask: u64 = legal_cards(deal)
    if not mask & (mask - 1):
        return
    unseen: u64 = unseen_cards(deal, deal.turn)
    usual: i32 = choose_card(deal)
    worth_usual: i32 = outcome(deal, table, usual)
    kind: i32 = kind_of(deal, mask)
    place: i32 = (kind * PLACES + context_of(deal, kind, mask, unseen)) * TACTICS
    tactic: i32
    card: i32
    away: i64
    for tactic in range(TACTICS):
        card = card_by_tactic(deal, kind, mask, unseen, tactic) if tactic else card_by_rule(deal, mask, unseen)
        if card >= 0:
            away = 0 if card == usual else outcome(deal, table, card) - worth_usual
            lessons.counts[place + tactic] += 1
            lessons.sums[place + tactic] += away
            lessons.squares[place + tactic] += away * away


@c_function
def outcome(deal: Deal, table: Deal, card: i32) -> i32:
    """Return the margin of the side to play, in tenths of a point, when it plays *card* and the policy the rest."""
    side: i32 = deal.turn & 1
    copy_bids(table, deal)
    copy_play(table, deal, deal.hands)
    play_card(table, card)
    play_out(table)
    return margin(table, side)

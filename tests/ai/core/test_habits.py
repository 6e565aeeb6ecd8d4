"""Habits: contexts are small numbers, ways choose lawful cards, and practice finds what does better."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.ai.core import context, pure, ways
from game.ai.core.aims import unseen_cards
from game.ai.core.cards import SUITS
from game.ai.core.deal import copy_bids, copy_play, legal_cards
from game.ai.core.learned import FOLLOW_HABITS, LEAD_HABITS, THROW_HABITS
from game.ai.core.practice import card_of_way
from game.ai.core.terms import read_terms
from game.rules.presets import CLASSIC, PRESETS
from tests.ai.core.cores import COMPILED, IS_COMPILED

MOST_WAYS = {context.LEAD: 11, context.FOLLOW: 4, context.THROW: 7}
TEXTS = {context.LEAD: LEAD_HABITS, context.FOLLOW: FOLLOW_HABITS, context.THROW: THROW_HABITS}


def positions(seed: int) -> list[pure.Deal]:
    """Return a deal between random players, copied before every card where there is a choice."""
    rng = Random(seed)
    rules = PRESETS[seed % len(PRESETS)].rules
    deal = pure.Deal(read_terms(rules))
    cards = rng.sample(range(52), 52)
    for seat in range(4):
        deal.hold(seat, sum(1 << card for card in cards[13 * seat : 13 * seat + 13]))
        bid = rng.choice((0, 1, 2, 3, 4, 5))
        deal.bid(seat, bid, 0 if bid else 1)
    for side in range(2):
        contract = deal.bids[side] + deal.bids[side + 2]
        deal.stake(side, contract, 10 * contract, -10 * contract, ordinary=True)
    deal.begin(rng.randrange(4))
    return _played_at_random(deal, rng)


def _played_at_random(deal: pure.Deal, rng: Random) -> list[pure.Deal]:
    found = []
    while not deal.over:
        mask = legal_cards(deal)
        if mask & (mask - 1):
            one = pure.Deal(deal.terms)
            copy_bids(one, deal)
            copy_play(one, deal)
            one.hands = list(deal.hands)
            found.append(one)
        deal.play(rng.choice([code for code in range(52) if mask >> code & 1]))
    return found


def kind_of(deal: pure.Deal) -> int:
    """Return what kind of decision the seat to play has."""
    if deal.laid == 0:
        return context.LEAD
    return context.FOLLOW if legal_cards(deal) & SUITS[deal.led] else context.THROW


@pytest.mark.parametrize("seed", range(30))
def test_every_way_chooses_a_card_that_may_be_played_or_none(seed: int) -> None:
    for deal in positions(seed):
        mask = legal_cards(deal)
        for way in range(ways.WAYS):
            card = card_of_way(deal, kind_of(deal), mask, unseen_cards(deal, deal.turn), way)
            assert card == -1 or mask >> card & 1


@pytest.mark.parametrize("seed", range(30))
def test_a_context_is_a_place_in_its_table(seed: int) -> None:
    numbers = {
        context.LEAD: context.lead_context,
        context.FOLLOW: context.follow_context,
        context.THROW: context.throw_context,
    }
    for deal in positions(seed):
        found = numbers[kind_of(deal)](deal, deal.turn, legal_cards(deal), unseen_cards(deal, deal.turn))
        assert 0 <= found < context.PLACES


@pytest.mark.parametrize("kind", TEXTS)
def test_what_is_learned_names_contexts_and_ways(kind: int) -> None:
    text = TEXTS[kind]
    assert re.fullmatch("([0-9a-f]{5})*", text)
    habits = [(int(text[start : start + 4], 16), int(text[start + 4], 16)) for start in range(0, len(text), 5)]
    assert habits
    assert all(context < 40_960 and 1 <= way <= MOST_WAYS[kind] for context, way in habits)
    assert len(habits) == len({one for one, _way in habits})


@IS_COMPILED
def test_habits_beat_the_rules_alone() -> None:
    deal = COMPILED.Deal(read_terms(CLASSIC))
    margins = [COMPILED.duel(deal, seed) for seed in range(20_000)]
    assert sum(margins) / len(margins) > 30  # three points a deal


@IS_COMPILED
def test_practice_shows_what_a_bad_habit_costs() -> None:
    usual = context_most_met()
    practice = COMPILED.Practice()
    try:
        practice.adopt(context.FOLLOW, usual, 4)
        practice.play(COMPILED.Deal(read_terms(CLASSIC)), 20_000, 4, 9)
        count, gain, _squares = practice.lesson(context.FOLLOW, usual, 0)
        assert count > 100
        assert gain / count > 10  # the rules bring a point more than to play high wherever one can
    finally:
        practice.adopt(context.FOLLOW, usual, learned_way(context.FOLLOW, usual))


def context_most_met() -> int:
    """Return the context in which suits are followed most often with the usual habits, where it matters."""
    practice = COMPILED.Practice()
    practice.play(COMPILED.Deal(read_terms(CLASSIC)), 20_000, 4, 8)
    losses = {}
    for place in range(context.PLACES):
        count, gain, _squares = practice.lesson(context.FOLLOW, place, 4)
        if count > 500 and not learned_way(context.FOLLOW, place):
            losses[place] = gain / count
    return min(losses, key=losses.__getitem__)


def learned_way(kind: int, place: int) -> int:
    """Return the way that was learned for a context, 0 where it is by rule."""
    text = TEXTS[kind]
    habits = {text[start : start + 4]: int(text[start + 4], 16) for start in range(0, len(text), 5)}
    return habits.get(f"{place:04x}", 0)

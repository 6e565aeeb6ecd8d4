"""Habits: contexts are small numbers, tactics choose lawful cards, and practice finds what does better."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game.ai.core import habits, pure
from game.ai.core.aims import unseen_cards
from game.ai.core.deal import copy_bids, copy_play, legal_cards
from game.ai.core.habits import FOLLOW, HABITS, KINDS, LEAD, PLACES, TACTICS, THROW, card_by_tactic, context_of, kind_of
from game.ai.core.reading import read_terms
from game.rules.presets import CLASSIC, PRESETS
from tests.ai.core.cores import COMPILED, IS_COMPILED
from tests.counted import counted

FILE = Path(habits.__file__).with_name("habits.txt")
MOST_TACTICS = {LEAD: 11, FOLLOW: 4, THROW: 7}


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
            copy_play(one, deal, deal.hands)
            found.append(one)
        deal.play(rng.choice([code for code in range(52) if mask >> code & 1]))
    return found


@pytest.mark.parametrize("seed", range(30))
def test_every_tactic_chooses_a_card_that_may_be_played_or_none(seed: int) -> None:
    found = positions(seed)
    assert len(found) > 20
    for deal in counted(found, least=10):
        mask = legal_cards(deal)
        kind = kind_of(deal, mask)
        for tactic in range(1, TACTICS):
            card = card_by_tactic(deal, kind, mask, unseen_cards(deal, deal.turn), tactic)
            assert card == -1 or mask >> card & 1


@pytest.mark.parametrize("seed", range(30))
def test_a_context_is_a_place_in_its_table(seed: int) -> None:
    for deal in counted(positions(seed), least=10):
        mask = legal_cards(deal)
        assert 0 <= context_of(deal, kind_of(deal, mask), mask, unseen_cards(deal, deal.turn)) < PLACES


def learned() -> dict[int, dict[int, int]]:
    """Return what the data file says: by kind of decision and context, the tactic."""
    found: dict[int, dict[int, int]] = {kind: {} for kind in MOST_TACTICS}
    lines = FILE.read_text(encoding="ascii").splitlines()
    for name, *words in counted(line.split() for line in lines if not line.startswith("#")):
        for word in counted(words, least=6):
            assert re.fullmatch("[0-9a-f]{5}", word)
            assert int(word[:4], 16) not in found[KINDS.index(name)]
            found[KINDS.index(name)][int(word[:4], 16)] = int(word[4], 16)
    return found


@pytest.mark.parametrize("kind", MOST_TACTICS)
def test_what_is_learned_names_contexts_and_tactics(kind: int) -> None:
    found = learned()[kind]
    assert len(found) > 300
    assert all(context < PLACES and 1 <= tactic <= MOST_TACTICS[kind] for context, tactic in found.items())


def test_the_core_knows_all_that_was_learned() -> None:
    table = {
        kind: {place: one for place, one in enumerate(HABITS[kind * PLACES :][:PLACES]) if one} for kind in range(3)
    }
    assert learned() == table


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
        practice.adopt(FOLLOW, usual, 4)
        practice.play(COMPILED.Deal(read_terms(CLASSIC)), 20_000, 4, 9)
        count, gain, _squares = practice.lesson(FOLLOW, usual, 0)
        assert count > 100
        assert gain / count > 10  # the rules bring a point more than to play high wherever one can
    finally:
        practice.adopt(FOLLOW, usual, learned()[FOLLOW].get(usual, 0))


def context_most_met() -> int:
    """Return the context in which suits are followed most often with the usual habits, where it matters."""
    practice = COMPILED.Practice()
    practice.play(COMPILED.Deal(read_terms(CLASSIC)), 8_000, 4, 8)
    losses, known = {}, learned()[FOLLOW]
    for place in range(PLACES):
        count, gain, _squares = practice.lesson(FOLLOW, place, 4)
        if count > 200 and place not in known:
            losses[place] = gain / count
    return min(losses, key=losses.__getitem__)

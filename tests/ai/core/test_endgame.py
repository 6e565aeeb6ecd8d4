"""The last tricks, solved."""

from __future__ import annotations

import pytest

from game.ai.core import pure
from tests.ai.core.cores import COMPILED, CORES, IS_COMPILED, THERE, Core
from tests.ai.core.positions import codes, random_cards, random_deal, random_position


def replayed(seed: int, cards: list[int]) -> pure.Deal:
    """Return the deal after *cards*."""
    deal = random_deal(pure, seed)
    for card in cards:
        deal.play(card)
    return deal


def margin(deal: pure.Deal) -> int:
    """Return South's side's margin in tenths, as bags cost in the long run."""
    bags = [10 * points - 100 * count for points, count in (pure.deal_result(deal, side) for side in range(2))]
    return bags[0] - bags[1]


def minimax(seed: int, cards: list[int]) -> int:
    """Return what South's side gets by best play, trying every card of everybody."""
    deal = replayed(seed, cards)
    if deal.over:
        return margin(deal)
    values = [minimax(seed, [*cards, card]) for card in codes(deal.legal())]
    return min(values) if deal.to_play & 1 else max(values)


def test_the_value_is_that_of_trying_everything() -> None:
    for seed in range(40):
        cards = 41 + seed % 5
        value = minimax(seed, random_cards(pure, seed, cards))
        for core in THERE:
            assert value == core.solve_deal(random_position(core, seed, cards), core.Equity()), core


@pytest.mark.parametrize("core", CORES)
def test_solving_leaves_the_deal_as_it_was(core: Core) -> None:
    for seed in range(20):
        deal, other = random_position(core, seed, 41), random_position(core, seed, 41)
        core.solve_deal(deal, core.Equity())
        assert [other.hand(seat) for seat in range(4)] == [deal.hand(seat) for seat in range(4)]
        assert (other.to_play, other.legal()) == (deal.to_play, deal.legal())
        assert [other.tricks(seat) for seat in range(4)] == [deal.tricks(seat) for seat in range(4)]


@IS_COMPILED
def test_both_cores_find_the_same_values() -> None:
    for seed in range(150):
        cards = 38 + seed % 10
        first, second = random_position(pure, seed, cards), random_position(COMPILED, seed, cards)
        assert pure.solve_deal(first, pure.Equity()) == COMPILED.solve_deal(second, COMPILED.Equity())

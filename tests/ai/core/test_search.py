"""Trying cards in likely deals."""

from __future__ import annotations

import pytest

from game.ai.core import pure
from tests.ai.core.cores import COMPILED, CORES, IS_COMPILED, Core
from tests.ai.core.positions import random_position


def searched(core: Core, deal: pure.Deal, worlds: int, exact: int, seed: int) -> tuple[int, list[tuple[int, ...]]]:
    """Return the card that a search finds for the seat to play, which sees no other hand, and its accounts."""
    for other in range(4):
        if other != deal.to_play:
            deal.hold(other, 0)
    belief = core.Belief(deal.to_play, 3)
    for other in range(4):
        belief.show(other, 0)
    assert belief.prepare(deal)
    search = core.Search()
    card = search.cards(deal, belief, core.Equity(), worlds, exact, seed)
    return card, [search.report(place) for place in range(search.candidates)]


@pytest.mark.parametrize("core", CORES)
def test_a_search_plays_within_the_rules(core: Core) -> None:
    for seed in range(40):
        deal = random_position(core, seed)
        card, reports = searched(core, deal, 16, 3, seed)
        assert deal.legal() >> card & 1
        assert card in [report[0] for report in reports]


@pytest.mark.parametrize("core", CORES)
def test_the_best_card_has_the_best_account_of_those_tried_longest(core: Core) -> None:
    for seed in range(20):
        card, reports = searched(core, random_position(core, seed, 20), 32, 0, seed)
        longest = max(report[1] for report in reports)
        assert card in [report[0] for report in reports if report[1] == longest]


@pytest.mark.parametrize("core", CORES)
def test_the_same_seed_leads_to_the_same_card(core: Core) -> None:
    for seed in range(20):
        first, second = (searched(core, random_position(core, seed, 12), 24, 0, 7) for _time in range(2))
        assert first == second


@IS_COMPILED
def test_both_cores_search_alike() -> None:
    for seed in range(150):
        first = searched(pure, random_position(pure, seed), 24, 3, seed)
        assert first == searched(COMPILED, random_position(COMPILED, seed), 24, 3, seed)

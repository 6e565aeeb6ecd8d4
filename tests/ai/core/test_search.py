"""Trying cards in likely deals."""

from __future__ import annotations

import pytest

from game.ai.core import pure
from game.ai.core.chosen import core as chosen
from game.ai.core.policy import play_out
from game.ai.core.reading import read_auction, read_belief
from game.ai.core.search import attack_nil
from tests.ai.core.cores import COMPILED, CORES, FASTEST, IS_COMPILED, Core
from tests.ai.core.positions import random_deal, random_position
from tests.ai.situations import to_bid
from tests.counted import counted


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


@pytest.mark.parametrize("core", FASTEST)
def test_the_best_card_has_the_best_account_of_those_tried_longest(core: Core) -> None:
    for seed in range(20):
        card, reports = searched(core, random_position(core, seed, 20), 32, 0, seed)
        longest = max(report[1] for report in reports)
        assert card in [report[0] for report in reports if report[1] == longest]


@pytest.mark.parametrize("core", FASTEST)
def test_the_same_seed_leads_to_the_same_card(core: Core) -> None:
    for seed in range(20):
        first, second = (searched(core, random_position(core, seed, 12), 24, 0, 7) for _time in range(2))
        assert first == second


@IS_COMPILED
def test_both_cores_search_alike() -> None:
    for seed in range(75):
        first = searched(pure, random_position(pure, seed), 24, 3, seed)
        assert first == searched(COMPILED, random_position(COMPILED, seed), 24, 3, seed)


def test_in_play_outs_who_covers_a_nil_yields_a_trick_to_the_others() -> None:
    moved = 0
    for seed in range(80):
        deal = random_deal(pure, seed)
        play_out(deal)
        before, owed = list(deal.taken), list(deal.need)
        attack_nil(deal)
        assert sum(before) == sum(deal.taken)
        if before == deal.taken:
            continue
        moved += 1
        (coverer,) = (seat for seat in range(4) if deal.taken[seat] < before[seat])
        side = coverer % 2
        assert deal.nils[coverer ^ 2]
        assert not deal.nils[coverer]
        assert not deal.nils[1 - side]
        assert not deal.nils[3 - side]
        assert [owed[side] + 1, owed[1 - side] - 1] == [deal.need[side], deal.need[1 - side]]
    assert moved > 20


def accounts(edge: int) -> list[tuple[int, ...]]:
    """Return the accounts of some bids where a contract made without a trick to spare counts *edge* less."""
    view = to_bid("AS QS 9S KH 7H 4H AD 8D 3D JC 9C 5C 2C", bids="3 4 3 -")
    deal = read_auction(view)
    belief = read_belief(view, deal, 3)
    assert belief is not None
    search = chosen.Search()
    for tricks in (2, 3, 4):
        search.add_bid(tricks)
    search.fear_misses(0, edge)
    search.bids(deal, belief, chosen.Equity(), 3, 32, 5)
    return [search.report(place) for place in range(search.candidates)]


def test_a_contract_made_without_a_trick_to_spare_counts_less_where_that_is_feared() -> None:
    for calm, careful in counted(zip(accounts(0), accounts(400), strict=True)):
        if calm[1] == careful[1]:
            assert careful[2] <= calm[2]
        assert careful[3] / careful[1] == pytest.approx(calm[3] / calm[1], abs=400)
    assert accounts(0)[2][2] / accounts(0)[2][1] - accounts(400)[2][2] / accounts(400)[2][1] > 40

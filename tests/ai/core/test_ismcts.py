"""Information set Monte Carlo tree search."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from game.ai.core import pure
from tests.ai.core.cores import COMPILED, CORES, FASTEST, IS_COMPILED, THERE, Core
from tests.ai.core.positions import codes, random_cards, random_position


def prepared(core: Core, deal: pure.Deal) -> pure.Belief:
    """Return what the seat to play knows of the other hands."""
    belief = core.Belief(deal.to_play, 1)
    assert belief.prepare(deal)
    return belief


def searched(core: Core, deal: pure.Deal, iterations: int, seed: int) -> tuple[int, dict[int, tuple[int, int]]]:
    """Return the card that a search finds for the seat to play, and its account."""
    search = core.TreeSearch(iterations)
    card = search.card(deal, prepared(core, deal), seed)
    return card, search.account()


def values(core: Core, seed: int, cards: int, worlds: int) -> Iterator[dict[int, int]]:
    """Yield what each card is worth to the seat to play with all hands open, in deals that it thinks possible."""
    deal, chance = random_position(core, seed, cards), core.Chance(seed)
    belief = prepared(core, deal)
    sign = -1 if deal.to_play & 1 else 1
    for _world in range(worlds):
        hands = belief.draw(deal, chance)
        found = {}
        for card in codes(deal.legal()):
            other = random_position(core, seed, cards)
            for seat in range(4):
                other.hold(seat, hands[seat])
            other.play(card)
            found[card] = sign * core.solve_deal(other, core.Equity())
        yield found


def only_winner(core: Core, seed: int, cards: int) -> int | None:
    """Return the card that is better than every other one whatever the others hold, if there is such a card."""
    winners = set()
    for found in values(core, seed, cards, 24):
        best, second, *_rest = sorted(found.values(), reverse=True)
        if best == second:
            return None
        winners.add(max(found, key=found.__getitem__))
    return winners.pop() if len(winners) == 1 else None


def test_the_only_winning_card_of_a_tiny_ending_is_found() -> None:
    found = 0
    for seed in range(330):
        cards = 40 + seed % 7
        if random_position(pure, seed, cards).legal().bit_count() < 2:
            continue
        winner = only_winner(pure, seed, cards)
        if winner is not None:
            for core in THERE:
                assert winner == searched(core, random_position(core, seed, cards), 600, seed)[0], seed
            found += 1
    assert found > 7


@pytest.mark.parametrize("core", CORES)
def test_it_plays_within_the_rules(core: Core) -> None:
    for seed in range(60):
        deal = random_position(core, seed)
        card, account = searched(core, deal, 40, seed)
        assert deal.legal() >> card & 1
        assert set(account) <= set(codes(deal.legal()))


@pytest.mark.parametrize("core", FASTEST)
def test_the_card_tried_most_often_is_played(core: Core) -> None:
    for seed in range(20):
        card, account = searched(core, random_position(core, seed, 9), 120, seed)
        assert max(visits for visits, _available in account.values()) == account[card][0]


@pytest.mark.parametrize("core", CORES)
def test_every_iteration_tries_one_own_card_and_all_were_available_since_they_were_first_tried(core: Core) -> None:
    deal = random_position(core, 3, 4)
    _card, account = searched(core, deal, 200, 3)
    count = deal.legal().bit_count()
    assert count == len(account) > 1
    assert sum(visits for visits, _available in account.values()) == 200
    assert sorted(range(200, 200 - count, -1)) == sorted(available for _visits, available in account.values())


@pytest.mark.parametrize("core", FASTEST)
def test_the_same_seed_leads_to_the_same_account(core: Core) -> None:
    for seed in range(10):
        position = partial(random_position, core, seed, 12)
        assert searched(core, position(), 100, 7) == searched(core, position(), 100, 7)


@pytest.mark.parametrize("core", FASTEST)
def test_a_search_used_before_finds_what_a_new_one_finds(core: Core) -> None:
    search = core.TreeSearch(100)
    for seed in range(10):
        deal = random_position(core, seed, 12)
        card = search.card(deal, prepared(core, deal), 7)
        assert (card, search.account()) == searched(core, deal, 100, 7)


@pytest.mark.parametrize("core", FASTEST)
def test_what_the_others_hold_changes_nothing(core: Core) -> None:
    for seed in range(30):
        deal = random_position(core, seed, seed)
        expected = searched(core, deal, 60, seed)
        for turned in range(1, 4):
            deal.hold((deal.to_play + turned) & 3, 0)
        assert expected == searched(core, deal, 60, seed)


@pytest.mark.parametrize("core", CORES)
def test_a_search_leaves_the_deal_as_it_was(core: Core) -> None:
    for seed in range(10):
        deal, other = (random_position(core, seed, 20) for _time in range(2))
        searched(core, deal, 60, seed)
        assert [other.hand(seat) for seat in range(4)] == [deal.hand(seat) for seat in range(4)]
        assert [other.tricks(seat) for seat in range(4)] == [deal.tricks(seat) for seat in range(4)]
        assert (other.to_play, other.legal()) == (deal.to_play, deal.legal())


@pytest.mark.parametrize("iterations", [0, -5, 16001])
@pytest.mark.parametrize("core", CORES)
def test_a_number_of_iterations_that_the_tree_cannot_hold_is_refused(core: Core, iterations: int) -> None:
    with pytest.raises(ValueError, match=f"iterations: {iterations} is not from 1 to 16000"):
        core.TreeSearch(iterations)


@pytest.mark.parametrize("core", FASTEST)
def test_the_largest_tree_fits(core: Core) -> None:
    cards = len(random_cards(pure, 5, 46))
    _card, account = searched(core, random_position(core, 5, cards), 16000, 5)
    assert sum(visits for visits, _available in account.values()) == 16000


@IS_COMPILED
def test_both_cores_find_the_same_accounts() -> None:
    for seed in range(50):
        first = searched(pure, random_position(pure, seed), 150, seed)
        assert first == searched(COMPILED, random_position(COMPILED, seed), 150, seed)

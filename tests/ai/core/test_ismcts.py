"""Information set Monte Carlo tree search."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import NamedTuple

import pytest

from game.ai.core import ismcts, pure
from tests.ai.core.cores import COMPILED, FOUND, IS_COMPILED, THERE, Core
from tests.ai.core.positions import codes, random_cards, random_position


class Method(NamedTuple):
    """The search of one core, and that core."""

    core: Core
    tree: type[ismcts.TreeSearch]


def _compiled() -> Method:
    tree: type[ismcts.TreeSearch] = import_module("game.ai.core.compiled" if FOUND else ismcts.__name__).TreeSearch
    return Method(COMPILED, tree)


PURE = Method(pure, ismcts.TreeSearch)
BOTH = [pytest.param(PURE, id="uncompiled"), pytest.param(_compiled(), id="compiled", marks=IS_COMPILED)]


def prepared(core: Core, deal: pure.Deal) -> pure.Belief:
    """Return what the seat to play knows of the other hands."""
    belief = core.Belief(deal.to_play, 1)
    assert belief.prepare(deal)
    return belief


def searched(method: Method, deal: pure.Deal, iterations: int, seed: int) -> tuple[int, dict[int, tuple[int, int]]]:
    """Return the card that a search finds for the seat to play, and its account."""
    search = method.tree(iterations)
    card = search.card(deal, prepared(method.core, deal), seed)
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
    methods = [PURE, _compiled()] if len(THERE) > 1 else [PURE]
    found = 0
    for seed in range(330):
        cards = 40 + seed % 7
        if random_position(pure, seed, cards).legal().bit_count() < 2:
            continue
        winner = only_winner(pure, seed, cards)
        if winner is not None:
            for method in methods:
                assert winner == searched(method, random_position(method.core, seed, cards), 600, seed)[0], seed
            found += 1
    assert found > 7


@pytest.mark.parametrize("method", BOTH)
def test_it_plays_within_the_rules(method: Method) -> None:
    for seed in range(60):
        deal = random_position(method.core, seed)
        card, account = searched(method, deal, 40, seed)
        assert deal.legal() >> card & 1
        assert set(account) <= set(codes(deal.legal()))


@pytest.mark.parametrize("method", BOTH)
def test_the_card_tried_most_often_is_played(method: Method) -> None:
    for seed in range(20):
        card, account = searched(method, random_position(method.core, seed, 9), 120, seed)
        assert max(visits for visits, _available in account.values()) == account[card][0]


@pytest.mark.parametrize("method", BOTH)
def test_every_iteration_tries_one_own_card_and_all_were_available_since_they_were_first_tried(method: Method) -> None:
    deal = random_position(method.core, 3, 4)
    _card, account = searched(method, deal, 200, 3)
    count = deal.legal().bit_count()
    assert count == len(account) > 1
    assert sum(visits for visits, _available in account.values()) == 200
    assert sorted(range(200, 200 - count, -1)) == sorted(available for _visits, available in account.values())


@pytest.mark.parametrize("method", BOTH)
def test_the_same_seed_leads_to_the_same_account(method: Method) -> None:
    for seed in range(10):
        position = partial(random_position, method.core, seed, 12)
        assert searched(method, position(), 100, 7) == searched(method, position(), 100, 7)


@pytest.mark.parametrize("method", BOTH)
def test_a_search_used_before_finds_what_a_new_one_finds(method: Method) -> None:
    search = method.tree(100)
    for seed in range(10):
        deal = random_position(method.core, seed, 12)
        card = search.card(deal, prepared(method.core, deal), 7)
        assert (card, search.account()) == searched(method, deal, 100, 7)


@pytest.mark.parametrize("method", BOTH)
def test_what_the_others_hold_changes_nothing(method: Method) -> None:
    for seed in range(30):
        deal = random_position(method.core, seed, seed)
        expected = searched(method, deal, 60, seed)
        for turned in range(1, 4):
            deal.hold((deal.to_play + turned) & 3, 0)
        assert expected == searched(method, deal, 60, seed)


@pytest.mark.parametrize("method", BOTH)
def test_a_search_leaves_the_deal_as_it_was(method: Method) -> None:
    for seed in range(10):
        deal, other = (random_position(method.core, seed, 20) for _time in range(2))
        searched(method, deal, 60, seed)
        assert [other.hand(seat) for seat in range(4)] == [deal.hand(seat) for seat in range(4)]
        assert [other.tricks(seat) for seat in range(4)] == [deal.tricks(seat) for seat in range(4)]
        assert (other.to_play, other.legal()) == (deal.to_play, deal.legal())


@pytest.mark.parametrize("iterations", [0, -5, 16001])
@pytest.mark.parametrize("method", BOTH)
def test_a_number_of_iterations_that_the_tree_cannot_hold_is_refused(method: Method, iterations: int) -> None:
    with pytest.raises(ValueError, match=f"iterations: {iterations} is not from 1 to 16000"):
        method.tree(iterations)


@pytest.mark.parametrize("method", BOTH)
def test_the_largest_tree_fits(method: Method) -> None:
    cards = len(random_cards(pure, 5, 46))
    _card, account = searched(method, random_position(method.core, 5, cards), 16000, 5)
    assert sum(visits for visits, _available in account.values()) == 16000


@IS_COMPILED
def test_both_cores_find_the_same_accounts() -> None:
    compiled = _compiled()
    for seed in range(100):
        first = searched(PURE, random_position(pure, seed), 150, seed)
        assert first == searched(compiled, random_position(compiled.core, seed), 150, seed)

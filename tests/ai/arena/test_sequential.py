"""When a contest may stop."""

from random import Random

import pytest

from game.ai.arena.results import Sums
from game.ai.arena.sequential import Verdict, judge


def deals(gain: float, seed: int, count: int = 20_000) -> Verdict:
    """Return the verdict on a player that gains *gain* points a deal, spread by 15."""
    chance, sums = Random(seed), Sums()
    for _deal in range(count):
        margin = round(20 * chance.gauss(gain, 15))
        sums += Sums(
            units=1, deals=2, deals_squared=4, margin=margin, margin_squared=margin**2, margin_by_deals=2 * margin
        )
        if (verdict := judge(sums, 10)) is not Verdict.OPEN:
            return verdict
    return Verdict.OPEN


@pytest.mark.parametrize("seed", range(5))
def test_a_gain_of_four_is_found(seed: int) -> None:
    assert Verdict.BETTER == deals(4, seed)


@pytest.mark.parametrize("seed", range(5))
def test_a_loss_is_found(seed: int) -> None:
    assert Verdict.NOT_BETTER == deals(-2, seed)


def test_it_seldom_errs() -> None:
    assert sum(deals(0, seed) is Verdict.BETTER for seed in range(20)) <= 3
    assert sum(deals(2, seed) is Verdict.NOT_BETTER for seed in range(20)) <= 3


def test_few_deals_decide_nothing() -> None:
    assert Verdict.OPEN == deals(50, seed=1, count=99)
    assert Verdict.BETTER == deals(50, seed=1, count=100)


def test_equal_players_whose_tables_are_alike_are_not_called_different() -> None:
    assert Verdict.OPEN == judge(Sums(units=500, deals=1000, deals_squared=2000), 10)

"""Intervals over pairs, against figures from textbooks and plain computation."""

from __future__ import annotations

import statistics
from math import sqrt
from random import Random

import pytest

from game.ai.arena.results import Sums
from game.ai.arena.statistics import Judgement, judge, margin_per_deal, t_quantile, win_rate


def of_pairs(*pairs: tuple[int, int]) -> Sums:
    """Return the sums over pairs of a margin and a number of deals each."""
    return sum(
        (
            Sums(units=1, deals=n, deals_squared=n * n, margin=m, margin_squared=m * m, margin_by_deals=m * n)
            for m, n in pairs
        ),
        start=Sums(),
    )


def of_games(*halves: int) -> Sums:
    """Return the sums over pairs of games, each with what A won of them in halves of a game."""
    return sum((Sums(units=1, games=2, halves=one, halves_squared=one * one) for one in halves), start=Sums())


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.706),
        (2, 4.303),
        (4, 2.776),
        (5, 2.571),
        (7, 2.365),
        (9, 2.262),
        (29, 2.045),
        (99, 1.984),
        (10_000, 1.960),
    ],
)
def test_t_is_what_the_tables_say(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=0.001)


def test_single_deals_are_a_paired_t_test() -> None:
    margins = [-40, 30, 120, -10, 60, 200, 0, 90]
    found = margin_per_deal(of_pairs(*((margin, 2) for margin in margins)), 10)
    assert found is not None
    a_deal = [margin / 20 for margin in margins]
    assert found.mean == pytest.approx(statistics.mean(a_deal))
    assert found.error == pytest.approx(statistics.stdev(a_deal) / sqrt(8))
    assert found.half == pytest.approx(2.365 * statistics.stdev(a_deal) / sqrt(8), rel=1e-3)
    assert found.t == pytest.approx(statistics.mean(a_deal) / (statistics.stdev(a_deal) / sqrt(8)))


def test_a_longer_game_has_more_weight() -> None:
    found = margin_per_deal(of_pairs((100, 10), (0, 30)), 1)
    assert found is not None
    assert 2.5 == found.mean


def test_games_in_which_every_deal_brings_the_same_are_certain() -> None:
    found = margin_per_deal(of_pairs((50, 10), (100, 20), (150, 30)), 1)
    assert found is not None
    assert 5 == found.mean
    assert found.half == pytest.approx(0)


def test_one_pair_tells_no_spread() -> None:
    found = margin_per_deal(of_pairs((100, 2)), 10)
    assert found is not None
    assert (5.0, None, None, None) == (found.mean, found.error, found.half, found.t)


def test_nothing_played_says_nothing() -> None:
    assert (None, None) == (margin_per_deal(Sums(), 10), win_rate(Sums()))


def test_an_undecided_game_counts_half() -> None:
    found = win_rate(of_games(4, 3, 0))
    assert found is not None
    assert found.mean == pytest.approx(7 / 12)


def test_a_clean_sheet_is_not_certain() -> None:
    found = win_rate(of_games(*[4] * 20))
    assert found is not None
    assert 1.0 == found.mean
    assert found.half is not None
    assert 0.05 < found.half < 0.15


def test_the_interval_of_many_games_is_that_of_a_proportion() -> None:
    found = win_rate(of_games(*[0, 2, 2, 4] * 100))
    assert found is not None
    assert 0.5 == found.mean
    assert found.half == pytest.approx(1.96 * sqrt(0.25 / 800), rel=0.02)


def deals(gain: float, seed: int, count: int = 20_000) -> Judgement:
    """Return the verdict on a player that gains *gain* points a deal, spread by 15."""
    chance, sums = Random(seed), Sums()
    for _deal in range(count):
        margin = round(20 * chance.gauss(gain, 15))
        sums += Sums(
            units=1, deals=2, deals_squared=4, margin=margin, margin_squared=margin**2, margin_by_deals=2 * margin
        )
        if (verdict := judge(sums, 10)) is not Judgement.OPEN:
            return verdict
    return Judgement.OPEN


@pytest.mark.parametrize("seed", range(5))
def test_a_gain_of_four_is_found(seed: int) -> None:
    assert Judgement.BETTER == deals(4, seed)


@pytest.mark.parametrize("seed", range(5))
def test_a_loss_is_found(seed: int) -> None:
    assert Judgement.NOT_BETTER == deals(-2, seed)


def test_it_seldom_errs() -> None:
    assert sum(deals(0, seed) is Judgement.BETTER for seed in range(20)) <= 3
    assert sum(deals(2, seed) is Judgement.NOT_BETTER for seed in range(20)) <= 3


def test_few_deals_decide_nothing() -> None:
    assert Judgement.OPEN == deals(50, seed=1, count=99)
    assert Judgement.BETTER == deals(50, seed=1, count=100)


def test_equal_players_whose_tables_are_alike_are_not_called_different() -> None:
    assert Judgement.OPEN == judge(Sums(units=500, deals=1000, deals_squared=2000), 10)

"""The chance to win the game."""

from __future__ import annotations

import pytest

from game.ai.core.match import win_chance


@pytest.mark.parametrize(("ours", "theirs"), [(0, 0), (300, 300), (480, 480), (-200, -200)])
def test_an_even_score_is_an_even_chance(ours: int, theirs: int) -> None:
    assert win_chance(ours, theirs, 500) == pytest.approx(0.5)


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    chances = [win_chance(score + 50, score, 500) for score in (0, 150, 300, 400)]
    assert chances == sorted(chances)
    assert chances[-1] > chances[0] + 0.1


def test_both_sides_together_win_once() -> None:
    for ours in range(-300, 500, 50):
        for theirs in range(-300, 500, 50):
            assert win_chance(ours, theirs, 500) + win_chance(theirs, ours, 500) == pytest.approx(1.0)

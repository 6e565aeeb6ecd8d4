"""How likely a side wins the game from a score: a formula fitted to value iteration over deals played by the policy.

Of 20,000 such deals by the classic rules the difference of a game's chances from the formula is 0.006 on average.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import TYPE_CHECKING

from game.ai.core.chosen import core
from game.rules.ruleset import RuleSet

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Equity

# A lead of a point weighs so much; a side wins so many points a deal; and the last deal decides by so much less.
_WEIGHT = 0.025
_POINTS_A_DEAL = 60.0
_LAST_DEAL = 0.3
_SIDE = 48
_MILLION = 1_000_000


def win_chance(ours: float, theirs: float, target: int) -> float:
    """Return the chance to win a game to *target* points, at *ours* to *theirs*, what bags will cost taken off."""
    deals = _LAST_DEAL + max(0.0, target - max(ours, theirs)) / _POINTS_A_DEAL
    lead = max(-30.0, min(30.0, _WEIGHT * (ours - theirs) / sqrt(deals)))
    return 1.0 / (1.0 + exp(-lead))


def worth_of_point(ours: int, theirs: int, target: int) -> float:
    """Return what a point is worth at a score, in the measure of a search by chances."""
    step = 20
    return (
        2 * _MILLION * (win_chance(ours + step, theirs, target) - win_chance(ours - step, theirs, target)) / (2 * step)
    )


def read_equity(rules: RuleSet) -> Equity:
    """Return how the ends of deals are valued by *rules*."""
    return _equity(rules.target, rules.floor or 0)


@cache
def _equity(target: int, floor: int) -> Equity:
    step = 25 if target <= 600 else 45
    lowest = target - 40 * step
    scores = [lowest + step * place for place in range(_SIDE)]
    equity = core.Equity()
    chances = [round(_MILLION * win_chance(ours, theirs, target)) for ours in scores for theirs in scores]
    equity.chart(target, floor, lowest, step, chances)
    return equity

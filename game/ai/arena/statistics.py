"""What sums of pairs say, and how sure it is: margins and win rates with 95 % half-widths, over pairs, never hands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import log, sqrt
from statistics import NormalDist

from game.ai.arena.results import Sums

_NORMAL = NormalDist().inv_cdf(0.975)
_FEW = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776}
GAIN = 2.0
ERROR = 0.05
LEAST = 100  # pairs that must be played before their spread is believed
_BOUND = log((1 - ERROR) / ERROR)


def t_quantile(freedom: int) -> float:
    """Return what Student's t with *freedom* degrees exceeds once in forty times, to three digits.

    From five degrees on by the expansion of Cornish and Fisher.
    """
    if freedom in _FEW:
        return _FEW[freedom]
    z, n = _NORMAL, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92_160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4


@dataclass(frozen=True, slots=True)
class Estimate:
    """A *mean*, its standard *error*, and the *half* width of its 95 % interval; None where one pair tells nothing."""

    mean: float
    error: float | None
    half: float | None

    @property
    def t(self) -> float | None:
        """How many standard errors the mean is from 0."""
        return self.mean / self.error if self.error else None


def margin_per_deal(sums: Sums, unit_of_value: int) -> Estimate | None:
    """Return by how many points a deal A does better than B, a bag at its part of the penalty; None without deals.

    The mean over all deals; its error is that of a ratio over pairs, as games differ in length. For pairs of single
    deals it is the ordinary paired t-test.
    """
    if not sums.deals:
        return None
    mean = sums.margin / sums.deals
    if sums.units == 1:
        return Estimate(mean / unit_of_value, None, None)
    spread = sums.margin_squared - 2 * mean * sums.margin_by_deals + mean**2 * sums.deals_squared
    error = sqrt(max(0.0, spread) * sums.units / (sums.units - 1)) / sums.deals / unit_of_value
    return Estimate(mean / unit_of_value, error, t_quantile(sums.units - 1) * error)


def win_rate(sums: Sums) -> Estimate | None:
    """Return the part of the games that A won, those undecided by half; None without games.

    The spread is taken with one pair lost and one won besides, so that a clean sheet does not look certain.
    """
    if not sums.games:
        return None
    share = 2 * sums.games / sums.units  # what a pair has to give, in halves
    pairs = sums.units + 2
    total = sums.halves / share + 1
    squares = sums.halves_squared / share**2 + 1
    error = sqrt((squares - total**2 / pairs) / (pairs - 1) / pairs)
    return Estimate(sums.halves / (2 * sums.games), error, t_quantile(pairs - 1) * error)


class Judgement(StrEnum):
    """What the test says."""

    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


def judge(sums: Sums, unit_of_value: int) -> Judgement:
    """Return whether A is better by `GAIN` points a deal rather than by none; either way it errs once in twenty."""
    found = margin_per_deal(sums, unit_of_value)
    if found is None or not found.error or sums.units < LEAST:
        return Judgement.OPEN
    likelihood = GAIN * (found.mean - GAIN / 2) / found.error**2
    if likelihood >= _BOUND:
        return Judgement.BETTER
    return Judgement.NOT_BETTER if likelihood <= -_BOUND else Judgement.OPEN

"""Whether to go on: Wald's sequential test of a change, deal by deal, with the spread as it is seen."""

from __future__ import annotations

from enum import StrEnum
from math import log

from game.ai.arena.results import Sums
from game.ai.arena.statistics import margin_per_deal

GAIN = 2.0
ERROR = 0.05
LEAST = 100  # pairs that must be played before their spread is believed
_BOUND = log((1 - ERROR) / ERROR)


class Verdict(StrEnum):
    """What the test says."""

    BETTER = "better"
    NOT_BETTER = "not better"
    OPEN = "open"


def judge(sums: Sums, unit_of_value: int) -> Verdict:
    """Return whether A is better by `GAIN` points a deal rather than by none; either way it errs once in twenty."""
    found = margin_per_deal(sums, unit_of_value)
    if found is None or not found.error or sums.units < LEAST:
        return Verdict.OPEN
    likelihood = GAIN * (found.mean - GAIN / 2) / found.error**2
    if likelihood >= _BOUND:
        return Verdict.BETTER
    return Verdict.NOT_BETTER if likelihood <= -_BOUND else Verdict.OPEN

"""Small contests, and a clock that does not depend on the machine, for the tests."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

from game.ai.arena.results import Result
from game.ai.arena.shards import Contest, Shard, Unit, play_shard
from game.rules.presets import CLASSIC
from game.rules.ruleset import RuleSet

SHORT = replace(CLASSIC, max_deals=1)


def ticking() -> int:
    """A clock by which nothing takes any time; it can be sent to other processes."""
    return 0


def contest(a: str = "greedy", b: str = "random", unit: Unit = "deals", rules: RuleSet = CLASSIC) -> Contest:
    """Return a contest of 25 deals, in three shards, or of two games."""
    return Contest(a=a, b=b, rules=rules, unit=unit, count=25 if unit == "deals" else 2, seed=7)


def played(shard: Shard) -> Result:
    return play_shard(shard, ticking)


class Steps:
    """A clock that moves on by a millisecond whenever it is looked at."""

    def __init__(self) -> None:
        self._ticks = count(step=1_000_000)

    def __call__(self) -> int:
        return next(self._ticks)


EXAMPLE = Path(__file__).parents[3] / "game" / "ai" / "arena" / "ARENA.md"

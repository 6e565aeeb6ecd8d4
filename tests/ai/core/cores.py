"""The cores that there are, for tests that run against each."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

import pytest

from game.ai.core import pure


class Core(Protocol):
    """What both cores offer to the tests."""

    Terms: type[pure.Terms]
    Deal: type[pure.Deal]
    Chance: type[pure.Chance]
    Belief: type[pure.Belief]
    Equity: type[pure.Equity]
    Search: type[pure.Search]
    TreeSearch: type[pure.TreeSearch]
    Practice: type[pure.Practice]

    def final_standing(self, deal: pure.Deal, side: int) -> tuple[int, int]: ...
    def deal_result(self, deal: pure.Deal, side: int) -> tuple[int, int]: ...
    def duel(self, deal: pure.Deal, seed: int) -> int: ...
    def solve_deal(self, deal: pure.Deal, equity: pure.Equity) -> int: ...
    def policy_card(self, deal: pure.Deal) -> int: ...
    def random_play(self, deal: pure.Deal, chance: pure.Chance) -> int: ...


def _compiled() -> Core | None:
    try:
        core: Core = import_module("game.ai.core.compiled")
    except ImportError:
        return None
    return core


FOUND = _compiled()
COMPILED: Core = FOUND or pure
IS_COMPILED = pytest.mark.skipif(FOUND is None, reason="the core is not compiled here")
THERE: tuple[Core, ...] = (pure,) if FOUND is None else (pure, FOUND)
# Both cores draw, play and search alike, which tests of their own show: what takes long is looked at in the faster one.
FASTEST = [pytest.param(COMPILED, id="uncompiled" if FOUND is None else "compiled")]
CORES = [pytest.param(pure, id="uncompiled"), pytest.param(COMPILED, id="compiled", marks=IS_COMPILED)]

"""The core in use: the compiled one if it is there and up to date, unless TEN_BAGS_PURE is set."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from game.words import _

# What a compiled core has to offer: the names of `pure`, which is not loaded where they are there.
NEEDED = (
    "MOST_ITERATIONS",
    "Belief", "Chance", "Deal", "Equity", "Practice", "Search", "Terms", "TreeSearch", "deal_result", "duel",
    "final_standing", "play_many", "policy_card", "random_play", "self_play", "solve_deal", "table_bid", "table_nil",
    "table_tricks",
)  # fmt: skip

missing: list[str] = []
if TYPE_CHECKING or os.environ.get("TEN_BAGS_PURE"):
    from game.ai.core import pure as core
else:
    try:
        from game.ai.core import compiled as core
    except ImportError:
        from game.ai.core import pure as core
    else:
        missing = [name for name in NEEDED if not hasattr(core, name)]
        if missing:
            from game.ai.core import pure as core

__all__ = ["core", "describe", "remedy"]


def describe() -> str:
    """Return which core runs: "compiled" or "pure Python"."""
    return "compiled" if core.__name__.endswith("compiled") else "pure Python"


def remedy() -> str:
    """Return what to do about a compiled core that is out of date and so is not used; "" where there is none such."""
    if not missing:
        return ""
    words = _(
        "The compiled core is out of date, without {names}; the pure Python core thinks instead, "
        "a hundred times slower: run `python build/compile_core.py`, or install anew."
    )
    return words.format(names=", ".join(missing))

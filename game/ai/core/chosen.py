"""The core that runs: compiled where there is one, unless TEN_BAGS_PURE is set."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING or os.environ.get("TEN_BAGS_PURE"):
    from game.ai.core import pure as core
else:
    try:
        from game.ai.core import compiled as core
    except ImportError:
        from game.ai.core import pure as core

__all__ = ["core", "describe"]


def describe() -> str:
    """Return which core runs: "compiled" or "pure Python"."""
    return "compiled" if core.__name__.endswith("compiled") else "pure Python"

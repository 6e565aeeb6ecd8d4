"""Habits: in which contexts another way to choose a card does better than the rules, as practice has shown.

`python build/practise.py` writes the texts anew. Every five letters are a context in four hexadecimal digits and its
way in one.
"""

from __future__ import annotations

from game.ai.core import cython
from game.ai.core.cython import Habits
from game.ai.core.learned import FOLLOW_HABITS, LEAD_HABITS, THROW_HABITS

LEADS = cython.declare(Habits, [0] * 40960)
FOLLOWS = cython.declare(Habits, [0] * 40960)
THROWS = cython.declare(Habits, [0] * 40960)


def _fill_habits() -> None:
    for start in range(0, len(LEAD_HABITS), 5):
        LEADS[int(LEAD_HABITS[start : start + 4], 16)] = int(LEAD_HABITS[start + 4], 16)
    for start in range(0, len(FOLLOW_HABITS), 5):
        FOLLOWS[int(FOLLOW_HABITS[start : start + 4], 16)] = int(FOLLOW_HABITS[start + 4], 16)
    for start in range(0, len(THROW_HABITS), 5):
        THROWS[int(THROW_HABITS[start : start + 4], 16)] = int(THROW_HABITS[start + 4], 16)


_fill_habits()

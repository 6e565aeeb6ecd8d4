"""Make the policy of the core practise, and write its habits: `python build/practise.py [--rounds N]`.

Every round plays deals, tries all tactics in the place of the one in use, and takes those that do better
for sure. Chance is fixed by --seed: the same command writes the same file. It needs the compiled core.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

sys.path.insert(0, str(Path(__file__).parents[1]))

from game.ai.core import compiled as core
from game.ai.core.habits import KINDS
from game.ai.core.reading import read_terms
from game.rules.presets import find_preset

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "game" / "ai" / "core" / "habits.txt"
PLACES, TACTICS = 40_960, 12
WORDS_A_ROW = 18
CLASSIC = find_preset("classic").rules

Lesson = tuple[int, int, int]
Lessons = dict[tuple[int, int, int], Lesson]
Habits = dict[tuple[int, int], int]


def started(habits: Habits) -> core.Practice:
    """Return a practice that begins with *habits* and none else, whatever the core was compiled with."""
    practice = core.Practice()
    for kind in range(3):
        for context in range(PLACES):
            practice.adopt(kind, context, habits.get((kind, context), 0))
    return practice


def practise(task: tuple[Habits, int, int, int]) -> Lessons:
    """Return what practice teaches; *task* is habits, how many deals, in one of how many decisions, and a seed."""
    habits, deals, every, seed = task
    practice = started(habits)
    practice.play(core.Deal(read_terms(CLASSIC)), deals, every, seed)
    found = {}
    for kind in range(3):
        for context in range(PLACES):
            for tactic in range(TACTICS):
                lesson = practice.lesson(kind, context, tactic)
                if lesson[0]:
                    found[kind, context, tactic] = lesson
    return found


def added(parts: list[Lessons]) -> Lessons:
    """Return the sums of *parts*."""
    total: Lessons = {}
    for part in parts:
        for key, (count, gain, square) in part.items():
            before = total.get(key, (0, 0, 0))
            total[key] = (before[0] + count, before[1] + gain, before[2] + square)
    return total


def gain(lesson: Lesson) -> tuple[float, float]:
    """Return the mean gain of a tactic and its standard error, in points."""
    count, total, squares = lesson
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0)
    return mean / 10, sqrt(spread / count) / 10 + 20 / count


def learned(habits: Habits, lessons: Lessons, certainty: float) -> Habits:
    """Return *habits* with the best tactic of every context where it is better for sure."""
    best: dict[tuple[int, int], tuple[float, int]] = {}
    for (kind, context, tactic), lesson in lessons.items():
        mean, error = gain(lesson)
        value = mean - certainty * error
        if value > best.get((kind, context), (0.0, 0))[0]:
            best[kind, context] = value, tactic
    return {**habits, **{key: tactic for key, (_value, tactic) in best.items()}}


def strength(deals: int, seed: int) -> tuple[float, float]:
    """Return by how many points a deal habits beat the rules alone, and the half-width of its interval."""
    results = [core.duel(core.Deal(read_terms(CLASSIC)), seed + number) / 10 for number in range(deals)]
    return fmean(results), 1.96 * stdev(results) / sqrt(deals)


def write(habits: Habits) -> None:
    """Write *habits* as the core reads them."""
    rows = [
        "# What practice has shown, as `python build/practise.py` wrote it and game/ai/core/habits.py reads it.",
        "# After the kind of decision: contexts in four hexadecimal digits, each with its tactic in a fifth.",
    ]
    for kind, name in enumerate(KINDS):
        found = sorted((context, tactic) for (one, context), tactic in habits.items() if one == kind and tactic)
        words = [f"{context:04x}{tactic:x}" for context, tactic in found]
        rows += [" ".join([name, *words[i : i + WORDS_A_ROW]]) for i in range(0, len(words), WORDS_A_ROW)]
    FILE.write_text("\n".join(rows) + "\n", encoding="ascii")


def main() -> None:
    """Practise round by round and write the habits."""
    parser = argparse.ArgumentParser(description="Make the policy of the core practise, and write its habits.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=800_000, help="deals a round")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    habits: Habits = {}
    with ProcessPoolExecutor(options.jobs) as executor:
        for turn in range(options.rounds):
            share = options.deals // 8
            tasks = [(habits, share, 6, options.seed + 8 * turn + part) for part in range(8)]
            lessons = added(list(executor.map(practise, tasks)))
            habits = learned(habits, lessons, certainty=2.5)
            started(habits)
            mean, error = strength(100_000, 10_000_000)
            chosen = sum(1 for tactic in habits.values() if tactic)
            print(f"round {turn + 1}: {chosen} habits, {mean:+.2f} ± {error:.2f} points a deal", flush=True)
            write(habits)


if __name__ == "__main__":
    main()

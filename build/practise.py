"""Let the policy of the core practise, and write what it has learned: `python build/practise.py [--rounds N]`.

Every round plays deals, tries all ways to choose a card in the place of the one in use, and takes those that do better
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
from game.ai.core.terms import read_terms
from game.rules.presets import find_preset

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "game" / "ai" / "core" / "learned.py"
NAMES = ("LEAD_HABITS", "FOLLOW_HABITS", "THROW_HABITS")
PLACES, WAYS = 40_960, 12
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
    """Return what so many deals teach: for habits, deals, one in how many decisions, and a seed."""
    habits, deals, every, seed = task
    practice = started(habits)
    practice.play(core.Deal(read_terms(CLASSIC)), deals, every, seed)
    found = {}
    for kind in range(3):
        for context in range(PLACES):
            for way in range(WAYS):
                lesson = practice.lesson(kind, context, way)
                if lesson[0]:
                    found[kind, context, way] = lesson
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
    """Return the mean gain of a way and its standard error, in points."""
    count, total, squares = lesson
    mean = total / count
    spread = max(squares / count - mean * mean, 0.0)
    return mean / 10, sqrt(spread / count) / 10 + 20 / count


def learned(habits: Habits, lessons: Lessons, certainty: float) -> Habits:
    """Return *habits* with the best way of every context where it is better for sure."""
    best: dict[tuple[int, int], tuple[float, int]] = {}
    for (kind, context, way), lesson in lessons.items():
        mean, error = gain(lesson)
        value = mean - certainty * error
        if value > best.get((kind, context), (0.0, 0))[0]:
            best[kind, context] = value, way
    return {**habits, **{key: way for key, (_value, way) in best.items()}}


def strength(deals: int, seed: int) -> tuple[float, float]:
    """Return by how many points a deal habits beat the rules alone, and the half-width of its interval."""
    results = [core.duel(core.Deal(read_terms(CLASSIC)), seed + number) / 10 for number in range(deals)]
    return fmean(results), 1.96 * stdev(results) / sqrt(deals)


def write(habits: Habits) -> None:
    """Write *habits* as the module that the core reads."""
    lines = ['"""What practice has shown, as `build/practise.py` wrote it; `game.ai.core.habits` reads it."""', ""]
    lines += ["from __future__ import annotations", ""]
    for kind, name in enumerate(NAMES):
        items = sorted((context, way) for (one, context), way in habits.items() if one == kind and way)
        text = "".join(f"{context:04x}{way:x}" for context, way in items)
        rows = [text[start : start + 110] for start in range(0, len(text), 110)] or [""]
        lines += [f"{name} = (", *(f'    "{row}"' for row in rows), ")"]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Practise round by round and write the habits."""
    parser = argparse.ArgumentParser(description="Let the policy of the core practise, and write its habits.")
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
            chosen = sum(1 for way in habits.values() if way)
            print(f"round {turn + 1}: {chosen} habits, {mean:+.2f} ± {error:.2f} points a deal", flush=True)
            write(habits)


if __name__ == "__main__":
    main()

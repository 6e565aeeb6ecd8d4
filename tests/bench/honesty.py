"""Whether players look at cards that they may not see: `python -m tests.bench.honesty`.

Every decision is made twice, with the hidden cards dealt anew in between: once in a process that is given the views of
the true deals, once in another that is given those of the others, in the opposite order. All must be the same, so that
neither hidden cards, nor what lies in memory, nor decisions before have anything to do with them.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from tests.ai.answers import Question, answer_elsewhere
from tests.ai.moments import SHARES, Pair, is_searched, sample

LEVEL_NAMES = tuple(level.key for level in LEVELS)
STYLES = tuple(f"level5/{character.key}" for character in CHARACTERS[1:])
NAMES = (*LEVEL_NAMES, *STYLES, "ismcts:2500", "policy", "greedy")


def differences(name: str, pairs: Sequence[Pair]) -> Counter[str]:
    """Return by kind how many of *pairs* the player called *name* decides differently."""
    asked = [Question(pair.moment.view, seed) for seed, pair in enumerate(pairs)]
    again = [Question(pair.other.view, seed) for seed, pair in enumerate(pairs)]
    first = answer_elsewhere(name, asked).decisions
    second = answer_elsewhere(name, again[::-1]).decisions[::-1]
    return Counter(pair.moment.kind for pair, one, two in zip(pairs, first, second, strict=True) if one != two)


def describe(pairs: Sequence[Pair]) -> str:
    """Return what the positions are."""
    houses = Counter(pair.moment.house for pair in pairs)
    moved = sum(pair.moved for pair in pairs) / len(pairs)
    lines = [
        f"{len(pairs)} decisions by {len(houses)} rule sets, {moved:.1f} cards moved on average",
        f"searched by the core at levels 4 and 5: {sum(is_searched(pair.moment) for pair in pairs)}",
        "rule sets: " + ", ".join(f"{house} {count}" for house, count in houses.most_common()),
    ]
    leaks = sum(pair.moment.view != pair.other.view for pair in pairs)
    return "\n".join([*lines, f"views that tell the deals apart: {leaks}"])


def row(name: str, cells: Sequence[object]) -> str:
    """Return a line of the table."""
    return f"{name:16}" + "".join(f"{cell!s:>10}" for cell in cells)


def main() -> int:
    """Read the command line, compare, print; return 1 where anything differs."""
    parser = argparse.ArgumentParser(description="Look for players that know more than their seat.")
    parser.add_argument("names", nargs="*", default=NAMES, help="players; without any, all levels and characters")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    pairs = sample(options.positions, options.seed)
    print(describe(pairs))
    kinds = Counter(pair.moment.kind for pair in pairs)
    print(row("differences", [*SHARES, "all"]))
    print(row("of", [*(kinds[kind] for kind in SHARES), len(pairs)]))
    failed = any(pair.moment.view != pair.other.view for pair in pairs)
    for name in options.names:
        found = differences(name, pairs)
        print(row(name, [*(found[kind] for kind in SHARES), found.total()]), flush=True)
        failed = failed or found.total() > 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

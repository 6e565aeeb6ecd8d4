"""Whether the compiled and the uncompiled core decide alike: `python -m tests.bench.equality`.

The same views are shown to the same players with the same budgets and seeds, in a process with either core. Their
decisions must be the same, with all the numbers in their reasons. Two thousand positions take some minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from game.engine.state import Phase
from tests.ai.answers import Question, answer_elsewhere
from tests.ai.moments import Moment, decisions

PLAYERS = {
    "policy": (Phase.PLAY,),
    "search:24,16,3,3,12,1,4": (Phase.PLAY, Phase.AUCTION),
    "search:40,24,1,3,8,0,0": (Phase.PLAY, Phase.AUCTION),
    "ismcts:200": (Phase.PLAY,),
}
_CHUNK = 50


class Counted(NamedTuple):
    """How many decisions in a phase were compared, and how many of them differ."""

    compared: int
    different: int


def compare(name: str, moments: Sequence[Moment], threads: int = 1) -> dict[Phase, Counted]:
    """Return by phase what the player called *name* decides with both cores in *moments*."""
    asked = [(one.state.phase, Question(one.view, seed)) for seed, one in enumerate(moments)]
    asked = [one for one in asked if one[0] in PLAYERS[name]]
    questions = [question for _phase, question in asked]
    chunks = [questions[start : start + _CHUNK] for start in range(0, len(questions), _CHUNK)]
    compiled = answer_elsewhere(name, questions)
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(lambda chunk: answer_elsewhere(name, chunk, pure=True), chunks))
    if compiled.core != "compiled" or any(part.core == "compiled" for part in parts):
        raise RuntimeError("the core is not compiled here: python build/compile_core.py")
    pure = [decision for part in parts for decision in part.decisions]
    pairs = zip(compiled.decisions, pure, strict=True)
    different = Counter(phase for (phase, _question), (one, two) in zip(asked, pairs, strict=True) if one != two)
    compared = Counter(phase for phase, _question in asked)
    return {phase: Counted(compared[phase], different[phase]) for phase in PLAYERS[name]}


def main() -> int:
    """Read the command line, compare, print; return 1 where anything differs."""
    parser = argparse.ArgumentParser(description="Compare the decisions of both cores.")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    moments = decisions(options.positions, options.seed)
    houses = Counter((one.house, one.state.phase.value) for one in moments)
    print(", ".join(f"{house} {phase} {count}" for (house, phase), count in sorted(houses.items())))
    failed = False
    for name in PLAYERS:
        for phase, (compared, different) in compare(name, moments, options.jobs).items():
            print(f"{name:24}{phase:8}{compared:>6} compared{different:>6} different", flush=True)
            failed = failed or different > 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

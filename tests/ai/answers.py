"""What players decide where nothing but views is: in a process of their own, with either core."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.ai.agent import Agent, Decision
from game.ai.core.chosen import describe
from game.ai.players import find_player
from game.ai.search_player import Budget, PolicyPlayer, SearchPlayer
from game.engine.views import PlayerView

ROOT = Path(__file__).resolve().parents[2]
_PROGRAM = "from tests.borrowed_core import find_core; find_core(); from tests.ai.answers import main; main()"


class Question(NamedTuple):
    """What does a player do that sees *view*, with chance from *seed*?"""

    view: PlayerView
    seed: int


class Answers(NamedTuple):
    """The decisions, in the order of the questions, and which *core* they were made with."""

    core: str
    decisions: list[Decision]


def player(name: str) -> Agent:
    """Return the player called *name*: one of the game, "policy", or "search:" and the figures of a budget.

    They are WORLDS,BIDS,DRAWS,EXACT,SOLVED,EQUITY,READS.
    """
    if name == "policy":
        return PolicyPlayer()
    if name.startswith("search:"):
        worlds, bids, draws, exact, solved, equity, reads = map(int, name[7:].split(","))
        return SearchPlayer(5, Budget(worlds, bids, draws, exact, solved=solved, equity=bool(equity), reads=reads))
    return find_player(name)


def answer(name: str, questions: Sequence[Question]) -> Answers:
    """Return what one player called *name* answers to all *questions*."""
    agent = player(name)
    return Answers(describe(), [agent.decide(view, Random(seed)) for view, seed in questions])


def answer_elsewhere(name: str, questions: Sequence[Question], *, pure: bool = False) -> Answers:
    """Return what `answer` returns in a new process that is given nothing else; *pure*: by the uncompiled core."""
    environment = {key: value for key, value in os.environ.items() if key != "TEN_BAGS_PURE"}
    environment |= {"TEN_BAGS_PURE": "1"} if pure else {}
    done = subprocess.run(
        [sys.executable, "-c", _PROGRAM],
        input=pickle.dumps((name, list(questions))),
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env=environment,
        check=True,
    )
    answers: Answers = pickle.loads(done.stdout)
    return answers


def main() -> None:
    """Read questions from the input and write the answers to the output, both pickled."""
    name, questions = pickle.load(sys.stdin.buffer)
    sys.stdout.buffer.write(pickle.dumps(answer(name, questions)))

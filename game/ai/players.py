"""The computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from game.ai.agent import Agent
from game.ai.baselines import GreedyPlayer, RandomPlayer
from game.ai.levels import LEVELS
from game.ai.rule_player import RulePlayer

_PLAYERS: dict[str, Callable[[], Agent]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "rule": RulePlayer,
    **{level.key: level.make for level in LEVELS},
}


def find_player(name: str) -> Agent:
    """Return a new player called *name*; raise ValueError naming those there are."""
    make = _PLAYERS.get(name)
    if make is None:
        raise ValueError(f"player: there is no {name!r}; there are {', '.join(_PLAYERS)}")
    return make()

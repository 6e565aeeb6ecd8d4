"""The computer players by name: `level5`, or with a character `level5/bold`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ai.agent import Agent
from game.ai.baselines import GreedyPlayer, RandomPlayer, ismcts_player
from game.ai.characters import CHARACTERS
from game.ai.levels import LEVELS
from game.ai.rule_player import RulePlayer

_PLAYERS: dict[str, Callable[[], Agent]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "rule": RulePlayer,
    **{level.key: level.make for level in LEVELS},
}
_STYLED: dict[str, Callable[[], Agent]] = {
    f"{level.key}/{character.key}": partial(level.make, character) for level in LEVELS for character in CHARACTERS
}
# Made from what follows a colon in the name.
_FAMILIES: dict[str, Callable[[str], Agent]] = {"ismcts": ismcts_player}


def find_player(name: str) -> Agent:
    """Return a new player called *name*; raise ValueError saying what is wrong with it, and what can be."""
    kind, colon, rest = name.partition(":")
    if colon and kind in _FAMILIES:
        return _FAMILIES[kind](rest)
    make = _PLAYERS.get(name) or _STYLED.get(name)
    if make is None:
        styles = ", ".join(character.key for character in CHARACTERS)
        known = f"{', '.join(_PLAYERS)}, ismcts:N, and a level with a character, as in level5/bold ({styles})"
        raise ValueError(f"player: there is no {name!r}; there are {known}")
    return make()

"""The five levels of computer players, from beginner to expert."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.ai.agent import Agent
from game.ai.characters import STEADY, Character
from game.ai.rule_player import BeginnerPlayer, RulePlayer
from game.ai.search_player import SearchPlayer
from game.words import _


@dataclass(frozen=True, slots=True)
class Level:
    """A strength; *key* is what files and the command line call it."""

    key: str
    seat: Callable[[Character], Agent]

    def make(self, character: Character = STEADY) -> Agent:
        """Return a new player of this strength and of *character*."""
        return self.seat(character)

    @property
    def title(self) -> str:
        """The visible name."""
        return _titles()[self.key]


def _titles() -> dict[str, str]:
    return {
        "level1": _("Beginner"),
        "level2": _("Casual"),
        "level3": _("Good"),
        "level4": _("Strong"),
        "level5": _("Expert"),
    }


LEVELS: tuple[Level, ...] = (
    Level("level1", BeginnerPlayer),
    Level("level2", RulePlayer),
    Level("level3", lambda character: SearchPlayer(3, character=character)),
    Level("level4", lambda character: SearchPlayer(4, character=character)),
    Level("level5", lambda character: SearchPlayer(5, character=character)),
)
USUAL = LEVELS[1]


def find_level(key: str) -> Level:
    """Return the level called *key*, or the usual one where there is none of that name."""
    return next((level for level in LEVELS if level.key == key), USUAL)

"""Who may enter the arena: the players of the game by name, and any program as `cmd:PROGRAM`."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

from game.ai.agent import Agent
from game.ai.arena.programs import ProgramPlayer, words_of
from game.ai.players import find_player
from game.words import _

PROGRAM = "cmd:"


@contextmanager
def seated(names: Sequence[str], limit: float) -> Iterator[list[Agent]]:
    """Yield new players called *names*, in that order; programs have *limit* seconds a decision, and end with it."""
    with ExitStack() as ending:
        yield [_enter(name, limit, ending) for name in names]


def _enter(name: str, limit: float, ending: ExitStack) -> Agent:
    if not name.startswith(PROGRAM):
        return find_player(name)
    program = ProgramPlayer(name.removeprefix(PROGRAM), limit)
    ending.callback(program.close)
    return program


def check_entrant(name: str) -> None:
    """Raise ValueError, saying what is wrong and what can be, where nobody called *name* can play."""
    if not name.startswith(PROGRAM):
        find_player(name)
        return
    try:
        words = words_of(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise ValueError(_("player: {name!r} cannot be read: {error}").format(name=name, error=error)) from error
    if not words:
        raise ValueError(_("player: {name!r} names no program; write cmd:PROGRAM").format(name=name))
    if shutil.which(words[0]) is None:
        wrong = _("player: {name!r}: there is no program {program!r}; write its path, and allow it to be run")
        raise ValueError(wrong.format(name=name, program=words[0]))

"""A program whose children write a game after every action, say so, and go on for ever; to be killed.

Its argument is the home folder. For every line that it reads it starts a child, says `pid` and its number, and, when
the child has ended, `dead`.
"""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

from game.storage.paths import Places
from game.storage.saves import SavedGame, SaveSlot


def write_for_ever(home: Path) -> NoReturn:
    """Write the game in `whole-game.json` action by action, over and over, and say how many actions are written."""
    whole = SavedGame.from_json((home / "whole-game.json").read_bytes())
    slot = SaveSlot(Places.under(home))
    while True:
        for length in range(len(whole.record.actions) + 1):
            record = replace(whole.record, actions=whole.record.actions[:length], seals=())
            slot.write(replace(whole, record=record))
            _say(f"{length}")


def _say(line: str) -> None:
    """Write *line* and its end at once, so that a kill leaves no half of it."""
    sys.stdout.buffer.write(f"{line}\n".encode())
    sys.stdout.flush()


def main() -> None:
    """Start a child for every line."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            write_for_ever(Path(sys.argv[1]))
        _say(f"pid {child}")
        os.waitpid(child, 0)
        _say("dead")


if __name__ == "__main__":
    main()

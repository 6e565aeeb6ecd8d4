"""Play a whole classic game to 500 in a real window under Xvfb: `python -m tests.bench.whole_game mouse` or `keys`.

The person follows the hints. At the end the figures are printed: deals, actions, time.
"""

import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from game.storage.statistics import statistics_of
from tests.app.desktop import missing_tools, open_desktop
from tests.app.person import Person

_SEED = 7


def play(person: Person, *, by_mouse: bool) -> int:
    """Play from the first screen to the last card and return how many deals that took."""
    person.start()
    begin = person.begin_by_mouse if by_mouse else person.begin_by_keys
    deal = person.play_deal_by_mouse if by_mouse else person.play_deal_by_keys
    go_on = person.go_on_by_mouse if by_mouse else person.go_on_by_keys
    begin(_SEED)
    deals = 0
    while True:
        deal()
        deals += 1
        if person.game_over:
            return deals
        go_on()


def main() -> int:
    """Play and print."""
    if missing_tools() or sys.argv[1:] not in (["mouse"], ["keys"]):
        print(missing_tools() or "say how: mouse or keys", file=sys.stderr)
        return 2
    with TemporaryDirectory() as folder, open_desktop(Path(folder)) as desktop:
        person = Person(desktop, Path(folder))
        start = time.monotonic()
        try:
            deals = play(person, by_mouse=sys.argv[1] == "mouse")
        finally:
            person.leave()
        spent = time.monotonic() - start
        game = statistics_of(person.history(), "classic").games[-1]
        result = "won" if game.won else "lost"
        print(f"{sys.argv[1]}: game {_SEED}, {deals} deals, {result} {game.points} to {game.against}, {spent:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

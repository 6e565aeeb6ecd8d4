"""How fast the engine is: `python -m tests.bench.engine`. Each figure is the best of three runs."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from game.engine.actions import Action, PlayCard
from game.engine.record import GameRecord, replay
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, legal_actions, new_game
from game.engine.views import view_of
from game.rules.ruleset import RuleSet

GOLDEN = Path(__file__).parents[1] / "golden"
PRESETS = ("classic", "double_zero", "table_talk", "counter_clockwise", "grill")
DEALS = 10

Moment = tuple[GameState, Action]


def random_deals(rules: RuleSet, deals: int = DEALS) -> list[Moment]:
    """Return the states and actions of *deals* deals in which everybody does anything that is legal."""
    chance = random.Random(1)
    state = new_game(rules, 1).state
    path: list[Moment] = []
    while len(state.scores) < deals and state.phase is not Phase.OVER:
        action = chance.choice(legal_actions(state, state.turn if state.turn is not None else rules.seats[0]))
        path.append((state, action))
        state = apply(state, action).state
    return path


def recorded(preset: str) -> GameRecord:
    return GameRecord.from_json((GOLDEN / f"{preset}.json").read_bytes())


def rate(count: int, work: Callable[[], object]) -> float:
    """Return how many of *count* things *work* does in a second of processor time, in its best run of three."""
    times = []
    for _ in range(3):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return count / min(times)


def row(preset: str) -> list[float]:
    record = recorded(preset)
    states = replay(record).states
    moments = list(zip(states, record.actions, strict=False))
    cards = [(state, action) for state, action in moments if isinstance(action, PlayCard)]
    chaos = random_deals(record.rules)
    return [
        rate(len(chaos), lambda: random_deals(record.rules)),
        rate(len(chaos), lambda: [apply(state, action) for state, action in chaos]),
        rate(len(moments), lambda: replay(record)),
        rate(len(cards), lambda: [apply(state, action) for state, action in cards]),
        rate(len(moments), lambda: views(moments)),
        rate(len(cards), lambda: views(cards)),
        rate(len(moments), lambda: listings(moments)),
    ]


def views(moments: Sequence[Moment]) -> None:
    for state, _action in moments:
        view_of(state, state.turn if state.turn is not None else state.rules.seats[0])


def listings(moments: Sequence[Moment]) -> None:
    for state, _action in moments:
        legal_actions(state, state.turn if state.turn is not None else state.rules.seats[0])


HEADINGS = ("play at random", "apply random", "replay record", "apply card", "view", "view in play", "list legal")


def main() -> None:
    print("a second".ljust(18), *(f"{heading:>15}" for heading in HEADINGS))
    for preset in PRESETS:
        print(f"{preset:<18}", *(f"{figure:>15,.0f}" for figure in row(preset)))


if __name__ == "__main__":
    main()

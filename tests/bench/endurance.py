"""Whether players stay within the rules for as long as you like: `python -m tests.bench.endurance --decisions 1000000`.

Players of all levels sit down together, by all presets and by generated house rules, now and then beside a guest who
does anything that can be done, reneges too. The players are the same from the first deal to the last, so that whatever
they keep would show in the memory. A million decisions take about ten minutes.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from random import Random

from hypothesis import Phase as Stage
from hypothesis import given, settings

from game.ai.agent import Agent
from game.ai.core.chosen import describe
from game.engine.actions import Action, CallRenege, PlayCard, StartDeal
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, is_legal
from game.engine.views import view_of
from game.rules.presets import PRESETS
from game.rules.ruleset import RuleSet
from tests.ai.answers import player
from tests.ai.moments import opened
from tests.strategies import choose, rule_sets

# How often players sit down; those that think longer do so less often.
SEATED = {
    "random": 6,
    "greedy": 6,
    "level1": 12,
    "level2": 12,
    "policy": 12,
    "search:16,16,2,2,8,1,3": 6,
    "ismcts:60": 4,
    "level3": 3,
    "level4": 1,
    "level5": 1,
}
_GUEST = "guest"
_DEALS = 3
_SHOWN = 5
_MARKS = 10


def house_rules(number: int) -> list[RuleSet]:
    """Return all presets and *number* house rules, the same every time."""
    found: list[RuleSet] = []

    @settings(max_examples=number, derandomize=True, database=None, phases=[Stage.generate])
    @given(rules=rule_sets())
    def collect(rules: RuleSet) -> None:
        found.append(rules)

    collect()
    return [*(preset.rules for preset in PRESETS), *dict.fromkeys(found)]


def memory() -> float | None:
    """Return how many megabytes this process holds, where the system says so."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text(encoding="ascii").split()[1]) * 4096 / 2**20 if pages.exists() else None


class Endurance:
    """A run: *decided* counts decisions by player, *phases* by phase, *faults* what went wrong."""

    def __init__(
        self, opened_services: Sequence[RuleSet], seed: int, agents: Mapping[str, Agent] | None = None
    ) -> None:
        self.decided: Counter[str] = Counter()
        self.phases: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.tables = 0
        self._opened_services = opened_services
        self._rng = Random(seed)
        self._agents = agents or {name: player(name) for name in SEATED}

    def run(self, number: int) -> Iterator[int]:
        """Play until *number* decisions are made; yield how many are after every table."""
        for table in count():
            if self.decided.total() >= number:
                return
            self._table(self._opened_services[table % len(self._opened_services)], table)
            self.tables += 1
            yield self.decided.total()

    def _table(self, rules: RuleSet, seed: int) -> None:
        names = self._rng.choices(list(self._agents), [SEATED.get(one, 1) for one in self._agents], k=rules.players)
        if self._rng.random() < 0.2:
            names[self._rng.randrange(rules.players)] = _GUEST
        state = opened(rules, seed)
        while state.phase is not Phase.OVER and len(state.scores) < _DEALS:
            action = self._next(state, names)
            if action is None:
                return
            state = apply(state, action).state

    def _next(self, state: GameState, names: Sequence[str]) -> Action | None:
        """Return what is done next, or None where that went wrong."""
        seat = state.turn
        if seat is None:
            return StartDeal()
        name = names[seat]
        if name == _GUEST:
            return choose(state, self._rng)
        view = view_of(state, seat)
        self.decided[name] += 1
        self.phases[state.phase] += 1
        try:
            action, reason = self._agents[name].decide(view, self._rng)
        except Exception:
            self._note(name, state.phase, traceback.format_exc())
            return None
        wrong = None if reason else "no reason"
        if not is_legal(state, action):
            wrong = "illegal"
        elif isinstance(action, PlayCard) and action.card not in view.lawful_cards:
            wrong = "a renege"
        elif isinstance(action, CallRenege) and (action.accused, action.trick) not in state.current.reneges:
            wrong = "a wrong call"
        if wrong is not None:
            self._note(name, state.phase, f"{wrong}: {action} in {view}")
            return None
        return action

    def _note(self, name: str, phase: Phase, what: str) -> None:
        self.faults[f"{name} in {phase}"] += 1
        if self.faults.total() <= _SHOWN:
            print(f"{name} in {phase}: {what}", file=sys.stderr)


def main() -> int:
    """Read the command line, play, print; return 1 where a player failed or memory grew."""
    parser = argparse.ArgumentParser(description="Let computer players decide many times, and watch them.")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--houses", type=int, default=60, help="how many house rules are generated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=float, default=4.0, help="megabytes that memory may grow after the first tenth")
    options = parser.parse_args()
    endurance = Endurance(house_rules(options.opened_services), options.seed)
    step = max(1, options.decisions // _MARKS)
    marks: list[float] = []
    begun = time.monotonic()
    for done in endurance.run(options.decisions):
        if done >= step * (len(marks) + 1):
            held = memory()
            marks.append(held or 0.0)
            spent = time.monotonic() - begun
            print(f"{done:>10,} decisions {spent:>7.0f} s {held or 0.0:>8.1f} MB", flush=True)
    growth = marks[-1] - marks[0]
    print(f"core: {describe()}; {endurance.tables} tables by {len(house_rules(options.houses))} rule sets")
    print("by player: " + ", ".join(f"{name} {many:,}" for name, many in endurance.decided.most_common()))
    print("by phase: " + ", ".join(f"{phase} {many:,}" for phase, many in endurance.phases.most_common()))
    print(f"faults: {endurance.faults.total()} {dict(endurance.faults) or ''}")
    print(f"memory grew by {growth:.1f} MB after the first tenth; at most {options.limit:.1f} are allowed")
    return int(endurance.faults.total() > 0 or growth > options.limit)


if __name__ == "__main__":
    sys.exit(main())

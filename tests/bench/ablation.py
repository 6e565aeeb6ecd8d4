"""What it is worth to know a rule: players that weigh it against the same players that do not.

`python -m tests.bench.ablation [--games N] [--player NAME] [CASE ...]` plays whole games in pairs, the same cards with
the sides swapped. A player that does not know a rule is shown the rules without it, or decides such a phase as the
greedy player does, or by chance.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev

from game.ai.agent import Agent, Decision
from game.ai.baselines import GreedyPlayer, RandomPlayer
from game.ai.players import find_player
from game.ai.simulation import Outcome, play_game
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.presets import find_preset
from game.rules.ruleset import RuleSet


@dataclass(frozen=True)
class Misled:
    """A player that believes in other rules than the table's."""

    player: Agent
    believed: Callable[[RuleSet], RuleSet]

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what *player* does by its rules, or by the table's where that is not allowed."""
        decision = self.player.decide(replace(view, rules=self.believed(view.rules)), rng)
        return decision if decision.action in view.legal else self.player.decide(view, rng)


@dataclass(frozen=True)
class Careless:
    """A player that leaves some phases to another."""

    player: Agent
    other: Agent
    phases: frozenset[Phase]

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what *other* does in the phases that it is left, else what *player* does."""
        return (self.other if view.phase in self.phases else self.player).decide(view, rng)


@dataclass(frozen=True)
class Case:
    """A rule of a preset, changed or not, and how to make a player that does not know it."""

    title: str
    preset: str
    unaware: Callable[[Agent], Agent]
    changes: Mapping[str, object] = field(default_factory=dict)

    @property
    def rules(self) -> RuleSet:
        """The rules that are played."""
        return RuleSet.from_json(find_preset(self.preset).rules.to_json() | dict(self.changes))


def _misled(player: Agent, **changes: object) -> Agent:
    return Misled(player, lambda rules: RuleSet.from_json(rules.to_json() | changes))


def _careless(player: Agent, other: Agent, *phases: Phase) -> Agent:
    return Careless(player, other, frozenset(phases))


CASES = {
    "double_bid": Case("twice the bid is a fall", "grill", partial(_misled, double_bid_penalty=False)),
    "ten_bid": Case("ten for two hundred", "grill", partial(_misled, ten_bid=None, raise_blind_to_ten=False)),
    # Ten bags come too seldom to show much; three often begin anew.
    "bag_reset": Case(
        "bags begin anew after three", "grill", partial(_misled, bag_carry=True), {"bag_limit": 3, "bag_penalty": 50}
    ),
    "blind": Case("blind bids are offered", "grill", lambda one: _careless(one, RandomPlayer(), Phase.BLIND)),
    "grill": Case(
        "all that it adds",
        "grill",
        lambda one: _careless(
            _misled(one, double_bid_penalty=False, ten_bid=None, raise_blind_to_ten=False, bag_carry=True),
            RandomPlayer(),
            Phase.BLIND,
        ),
    ),
    "trade": Case(
        "cards are traded with a nil", "double_zero", lambda one: _careless(one, RandomPlayer(), Phase.TRADE)
    ),
    "blind_nil": Case("nil before looking", "double_zero", lambda one: _careless(one, RandomPlayer(), Phase.BLIND_NIL)),
    "talk": Case("partners agree on a bid", "table_talk", lambda one: _careless(one, GreedyPlayer(), Phase.TALK)),
}


def margin(outcome: Outcome, side: int) -> int:
    """Return by how many points *side* came out ahead."""
    return outcome.standings[side].points - outcome.standings[1 - side].points


def worth(case: Case, name: str, games: int, seed: int) -> tuple[float, float, float]:
    """Return what the rule is worth in points a deal, half the interval of that, and the share of games won."""
    rules = case.rules
    aware, unaware = find_player(name), case.unaware(find_player(name))
    gains: list[float] = []
    deals = won = 0.0
    for number in range(seed, seed + games // 2):
        pair = 0
        for side, seats in enumerate(([aware, unaware] * 2, [unaware, aware] * 2)):
            outcome = play_game(rules, number, seats)
            pair += margin(outcome, side)
            deals += outcome.deals
            won += 0.5 if outcome.winner is None else outcome.winner == side
        gains.append(pair)
    a_deal = deals / len(gains)
    return fmean(gains) / a_deal, 1.96 * stdev(gains) / sqrt(len(gains)) / a_deal, won / (2 * len(gains))


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description="Measure what it is worth to know a rule.")
    parser.add_argument("cases", nargs="*", metavar="CASE", help=f"any of {', '.join(CASES)}; all, if none is given")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--player", default="level2")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for key in options.cases or CASES:
        if key not in CASES:
            parser.error(f"CASE: there is no {key!r}; there are {', '.join(CASES)}")
        case = CASES[key]
        points, half, share = worth(case, options.player, options.games, options.seed)
        print(
            f"{key:10} {case.title} ({case.preset}): {points:+.1f} ± {half:.1f} points a deal, "
            f"{share:.0%} of {options.games} games by {options.player}",
            flush=True,
        )


if __name__ == "__main__":
    main()

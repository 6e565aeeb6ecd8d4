"""Paired deals: the same cards twice, sides swapped, so that luck cancels out.

`python -m tests.bench.paired PLAYER OTHER --deals N` prints the difference in points a deal.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from game.ai.agent import Agent
from game.ai.players import find_player
from game.ai.search_player import BUDGETS, Budget, PolicyPlayer, SearchPlayer
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import view_of
from game.rules.presets import find_preset
from game.rules.ruleset import RuleSet

OWN: dict[str, Callable[[], Agent]] = {
    "policy": PolicyPlayer,
    "level3": lambda: SearchPlayer(3),
    "level4": lambda: SearchPlayer(4),
    "level5": lambda: SearchPlayer(5),
}


@dataclass
class Account:
    """What one player did over many deals."""

    deals: int = 0
    contracts: int = 0
    sets: int = 0
    bags: int = 0
    nils: int = 0
    nils_made: int = 0
    times: list[float] = field(default_factory=list)


def make(name: str) -> Agent:
    """Return the player called *name*: one of the game, or level 5 with another budget: "search:worlds=100,bids=0"."""
    if name.startswith("search:"):
        changes = dict(part.split("=") for part in name[7:].split(","))
        values = list((BUDGETS[5]._asdict() | changes).values())
        return SearchPlayer(5, msgspec.convert(values, Budget, strict=False))
    return OWN[name]() if name in OWN else find_player(name)


def play_deal(rules: RuleSet, seed: int, players: tuple[Agent, Agent], accounts: tuple[Account, Account]) -> float:
    """Play one deal, the first player for South's side; return its margin, every bag at its long-run cost."""
    state = new_game(rules, seed).state
    number = 0
    while state.phase not in (Phase.SCORED, Phase.OVER):
        if state.turn is None:
            raise ValueError(f"nobody has the turn in phase {state.phase}")
        side = state.turn % 2
        chance = Random(f"{seed}:{state.turn}:{number}")
        begun = time.process_time()
        action = players[side].decide(view_of(state, state.turn), chance).action
        accounts[side].times.append(time.process_time() - begun)
        state = apply(state, action).state
        number += 1
    note(state, accounts)
    cost = rules.bag_penalty / rules.bag_limit if rules.bag_limit else 0.0
    sides = state.scores[-1].sides
    ours, theirs = (one.deal_points - cost * sum(max(0, line.bags) for line in one.lines) for one in sides)
    return ours - theirs


def note(state: GameState, accounts: tuple[Account, Account]) -> None:
    """Add the finished deal of *state* to the *accounts* of both sides."""
    rules, deal = state.rules, state.current
    for side, account in zip(rules.all_sides, accounts, strict=True):
        members = rules.members(side)
        nils = [seat for seat in members if (bid := deal.bids[seat]) is not None and bid.is_nil]
        contract = deal.contracts[side] or 0
        won = sum(deal.taken(seat) for seat in members if seat not in nils)
        account.deals += 1
        account.contracts += contract > 0
        account.sets += won < contract
        account.bags += sum(max(0, line.bags) for line in state.scores[-1].sides[side].lines)
        account.nils += len(nils)
        account.nils_made += sum(deal.taken(seat) == 0 for seat in nils)


def report(name: str, account: Account) -> str:
    """Return one line on what a player did."""
    times = sorted(account.times)
    return (
        f"{name:8} set {account.sets / max(1, account.contracts):6.1%}  bags {account.bags / account.deals:.2f}  "
        f"nils {account.nils / account.deals:.2f} a deal, made {account.nils_made / max(1, account.nils):6.1%}  "
        f"ms mean {1000 * fmean(times):.2f} p95 {1000 * times[int(0.95 * len(times))]:.1f} max {1000 * times[-1]:.0f}"
    )


def main() -> None:
    """Read the command line, play, print."""
    parser = argparse.ArgumentParser(description="Play paired deals between two computer players.")
    parser.add_argument("names", nargs=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="classic")
    options = parser.parse_args()
    rules = find_preset(options.preset).rules
    players = tuple(make(name) for name in options.names)
    accounts = (Account(), Account())
    margins = []
    for seed in range(options.seed, options.seed + options.deals):
        first = play_deal(rules, seed, (players[0], players[1]), accounts)
        second = play_deal(rules, seed, (players[1], players[0]), (accounts[1], accounts[0]))
        margins.append((first - second) / 2)
    error = 1.96 * stdev(margins) / sqrt(len(margins))
    print(
        f"{options.names[0]} - {options.names[1]}: {fmean(margins):+.2f} ± {error:.2f} points a deal ({options.preset})"
    )
    for name, account in zip(options.names, accounts, strict=True):
        print(report(name, account))


if __name__ == "__main__":
    main()

"""Games for the tests: random legal actions, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import msgspec

from game.engine.actions import Action, CallRenege, StartDeal
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import GameState, Phase
from game.engine.transitions import legal_actions
from game.rules.presets import find_preset
from game.rules.ruleset import RuleSet
from game.storage.history import History
from game.storage.saves import SavedGame, SavedPlayer

PLAYERS = (
    SavedPlayer("You", "person"),
    SavedPlayer("Walter", "level2"),
    SavedPlayer("Ruth", "level3", "bold"),
    SavedPlayer("Jasper", "level2"),
    SavedPlayer("Ada", "level1"),
    SavedPlayer("Otto", "level4"),
)
STARTED = "2026-05-01T20:15:00"
ENDED = "2026-05-01T21:00:00"


def short(preset: str, deals: int = 3) -> RuleSet:
    """Return the rules of *preset* for a game of some *deals*."""
    return replace(find_preset(preset).rules, max_deals=deals, floor=None)


def pick(state: GameState, chance: random.Random) -> Action:
    """Return a random legal action; reneges are called now and then."""
    if state.turn is None:
        return StartDeal()
    actions = legal_actions(state, state.turn)
    calm = [one for one in actions if not isinstance(one, CallRenege)]
    return chance.choice(actions if chance.random() < 0.01 else calm)


def play(rules: RuleSet, seed: int) -> Iterator[Game]:
    """Yield a game before its first action and after each, until it is over."""
    game, chance = Game(rules, seed), random.Random(seed)
    yield game
    while not game.over:
        game.submit(pick(game.state, chance))
        yield game


@cache
def finished_record(preset: str, seed: int = 1, deals: int = 3) -> GameRecord:
    """Return the record of a whole short game."""
    *_, game = play(short(preset, deals), seed)
    return game.record


def finished(preset: str, seed: int = 1, deals: int = 3) -> tuple[SavedGame, GameState]:
    """Return a whole short game and its last state."""
    record = finished_record(preset, seed, deals)
    return saved(record), Game.resume(record).state


def scored_states(preset: str, seed: int = 1, deals: int = 3) -> list[tuple[SavedGame, GameState]]:
    """Return what was saved, and the state, after every deal of a short game."""
    return [
        (saved(game.record), game.state)
        for game in play(short(preset, deals), seed)
        if game.state.phase in (Phase.SCORED, Phase.OVER)
    ]


def saved(record: GameRecord, *, started: str = STARTED, seconds: float = 312.5) -> SavedGame:
    """Return *record* as it is saved."""
    return SavedGame(record, started, PLAYERS[: record.rules.players], seconds)


def add_all(history: History, preset: str, seed: int = 1, deals: int = 3) -> tuple[SavedGame, GameState]:
    """Add a game as it is played: every deal, then the game; return its end."""
    states = scored_states(preset, seed, deals)
    add_deals(history, states)
    one, state = states[-1]
    history.add_game(one, state, ENDED)
    return one, state


def add_deals(history: History, states: list[tuple[SavedGame, GameState]]) -> None:
    """Add *states* as they come."""
    for one, state in states:
        history.add_deal(one, state)


class Total(msgspec.Struct):
    """Points of the person's side after a deal."""

    number: int
    total: int


def totals(history: History) -> list[tuple[int, int]]:
    """Return the number of every deal kept, and the points after it."""
    rows = history.ask("SELECT number, total FROM sides WHERE side = 0 ORDER BY number", Total)
    return [(row.number, row.total) for row in rows]

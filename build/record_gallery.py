"""Record the games of the gallery: `python build/record_gallery.py`, then look at the pictures again.

Needed only when the rules of a preset or the form of records change: players may improve without it. Some players are
bolder than they should be, so that every phase comes up.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from game.ai.rule_player import RulePlayer
from game.engine.actions import (
    Action,
    AgreeBlind,
    AgreeContract,
    BidBlind,
    BidBlindNil,
    CallRenege,
    ChoosePenalty,
    PlayCard,
    StartDeal,
)
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import GameState, Phase
from game.engine.transitions import legal_actions
from game.engine.views import view_of
from game.rules.presets import find_preset
from game.rules.seats import Seat

SHORT = 250  # points
BOSTON = 6220  # the seed of a deal in which South and North take all tricks
TARGET = Path(__file__).parents[1] / "game" / "app" / "gallery" / "records"
Habit = Callable[[GameState, Sequence[Action], Random], Action | None]
End = Callable[[GameState], bool]


def record(preset: str, seed: int, habit: Habit, end: End, target: int = 500) -> GameRecord:
    """Return the game of *seed* by *preset* to *target* points, whose players have a *habit*, as far as *end*."""
    game, player = Game(replace(find_preset(preset).rules, target=target), seed), RulePlayer()
    while not game.over and not end(game.state):
        state, chance = game.state, Random(f"{seed} {len(game.record.actions)}")
        if state.turn is None:
            game.submit(StartDeal())
            continue
        bold = habit(state, legal_actions(state, state.turn), chance)
        game.submit(bold or player.decide(view_of(state, state.turn), chance).action)
    return game.record


def plain(_state: GameState, _legal: Sequence[Action], _chance: Random) -> Action | None:
    """Do as the players do."""
    return None


def blind(state: GameState, legal: Sequence[Action], _chance: Random) -> Action | None:
    """Let South bid nil before looking."""
    offers = [one for one in legal if isinstance(one, BidBlindNil)]
    return offers[0] if offers and state.turn is Seat.SOUTH else None


def daring(state: GameState, legal: Sequence[Action], chance: Random) -> Action | None:
    """Offer and agree to blind bids; at South's left and right, now and then, do not follow suit; let South notice."""
    seat = state.turn
    match state.phase:
        case Phase.BLIND if chance.random() < 0.8:
            return _any([one for one in legal if isinstance(one, BidBlind | AgreeBlind)], chance)
        case Phase.PENALTY:
            return _any([one for one in legal if isinstance(one, ChoosePenalty)], chance)
        case Phase.PLAY if seat in (Seat.WEST, Seat.EAST) and chance.random() < 0.03:
            lawful = view_of(state, seat).lawful_cards
            return _any([one for one in legal if isinstance(one, PlayCard) and one.card not in lawful], chance)
        case Phase.CALLS if seat is Seat.SOUTH:
            calls = [one for one in legal if isinstance(one, CallRenege)]
            return _any([one for one in calls if (one.accused, one.trick) in state.current.reneges], chance)
        case _:
            return None


def _any(actions: Sequence[Action], chance: Random) -> Action | None:
    return chance.choice(actions) if actions else None


def poor_seed() -> int:
    """Return the first game in which South may throw its first hand in."""
    poor = (seed for seed in range(10_000) if record("grill", seed, plain, _at_redeal).actions[-1:] and _poor(seed))
    return next(poor)


def _poor(seed: int) -> bool:
    state = Game.resume(record("grill", seed, plain, _at_redeal)).state
    return state.phase is Phase.REDEAL and state.turn is Seat.SOUTH


def _at_redeal(state: GameState) -> bool:
    return state.phase in (Phase.REDEAL, Phase.AUCTION)


def talk_seed() -> int:
    """Return the first game in which the others have talked, and South is to answer a proposal of its partner's."""
    for seed in range(1000):
        state = Game.resume(record("table_talk", seed, plain, _at_answer)).state
        if state.phase is Phase.TALK and len(state.current.talk) >= 6:
            return seed
    raise SystemExit("nobody ever talks so long")


def _at_answer(state: GameState) -> bool:
    if state.phase is Phase.PLAY:
        return True
    if state.phase is not Phase.TALK or state.turn is not Seat.SOUTH:
        return False
    return any(isinstance(one, AgreeContract) for one in legal_actions(state, Seat.SOUTH))


def _never(_state: GameState) -> bool:
    return False


def main() -> None:
    """Write all records."""
    games = {
        "won": record("classic", 15, plain, _never),
        "lost": record("counter_clockwise", 9, plain, _never),
        "close": record("classic", 18, plain, _never),
        "blind_nil": record("double_zero", 4, blind, lambda state: state.phase is Phase.PLAY),
        "talk": record("table_talk", talk_seed(), plain, _at_answer),
        "court": record("grill", 224, daring, lambda state: len(state.scores) == 2),
        "boston": record("classic", BOSTON, plain, lambda state: bool(state.scores)),
        "poor": record("grill", poor_seed(), plain, _at_redeal),
        "solo": record("solo", 8, plain, _never, SHORT),
        "two": record("two_hand", 8, plain, _never, SHORT),
        "three": record("three_hand", 8, plain, _never, SHORT),
        "six": record("six_hand", 2, plain, _never, SHORT),
    }
    for name, one in games.items():
        (TARGET / f"{name}.json").write_bytes(one.to_json() + b"\n")
        print(f"{name}: {len(one.actions)} actions")


if __name__ == "__main__":
    main()

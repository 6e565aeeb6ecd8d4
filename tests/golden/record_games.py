"""Record games of presets: `python -m tests.golden.record_games quick solo`, then `pytest --golden`; read the diff.

Without a name, one of every preset. Needed only when the rules of a preset or the form of records change: players may
improve without it. At the Grill table the players are bolder than they should be, so that its special phases all come
up.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game.ai.rule_player import RulePlayer
from game.engine.actions import Action, AgreeBlind, AskRedeal, BidBlind, CallRenege, PlayCard, SettleBlind, StartDeal
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import GameState, Phase
from game.engine.transitions import legal_actions
from game.engine.views import view_of
from game.rules.presets import find_preset
from game.rules.seats import Seat

HERE = Path(__file__).parent
SEEDS = {"classic": 45, "double_zero": 41, "table_talk": 35, "counter_clockwise": 4, "grill": 51} | {
    "solo": 3,
    "three_hand": 4,
    "two_hand": 4,
    "six_hand": 2,
    "mirror": 2,
    "whiz": 3,
    "suicide": 3,
    "jokers": 7,
    "joker_deuce": 4,
    "deuces_high": 7,
    "quick": 1,
    "cookout": 1,
}


def record_game(preset: str, seed: int) -> GameRecord:
    """Return the game of *seed* by the rules of *preset*."""
    game = Game(find_preset(preset).rules, seed)
    while not game.over:
        chance = Random(f"{seed} {len(game.record.actions)}")
        action = bold(game.state, chance) if preset == "grill" else None
        game.submit(action or sensible(game.state, chance))
    return game.record


def sensible(state: GameState, chance: Random) -> Action:
    """Return what the computer player does."""
    if state.turn is None:
        return StartDeal()
    return RulePlayer().decide(view_of(state, state.turn), chance).action


def bold(state: GameState, chance: Random) -> Action | None:
    """Return something daring, if there is occasion for it."""
    seat = state.turn
    if seat is None:
        return None
    legal = legal_actions(state, seat)
    match state.phase:
        case Phase.BLIND | Phase.REDEAL:
            daring = [one for one in legal if isinstance(one, BidBlind | AgreeBlind | AskRedeal)]
            return chance.choice(daring) if daring and chance.random() < 0.7 else None
        case Phase.AUCTION:
            raises = [one for one in legal if isinstance(one, SettleBlind) and one.raised]
            return chance.choice(raises) if raises and chance.random() < 0.15 else None
        case Phase.PENALTY:
            return chance.choice(legal)
        case Phase.PLAY:
            return call(state, chance) or renege(state, seat, legal, chance)
        case _:
            return None


def call(state: GameState, chance: Random) -> Action | None:
    """Return the call of a renege that somebody has noticed, or, seldom, a wrong one."""
    callers = [seat for seat in state.rules.seats for _ in legal_actions(state, seat)[:1]]
    calls = [one for seat in callers for one in legal_actions(state, seat) if isinstance(one, CallRenege)]
    right = [one for one in calls if (one.accused, one.trick) in state.current.reneges]
    if right and chance.random() < 0.5:
        return chance.choice(right)
    return chance.choice(calls) if calls and chance.random() < 0.003 else None


def renege(state: GameState, seat: Seat, legal: Sequence[Action], chance: Random) -> Action | None:
    """Return, now and then, a card that should not be played."""
    lawful = view_of(state, seat).lawful_cards
    wrong = [one for one in legal if isinstance(one, PlayCard) and one.card not in lawful]
    return chance.choice(wrong) if wrong and chance.random() < 0.02 else None


def main(presets: Sequence[str]) -> None:
    for preset in presets or SEEDS:
        seed = SEEDS[preset]
        (HERE / f"{preset}.json").write_bytes(record_game(preset, seed).to_json() + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])

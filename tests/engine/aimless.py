"""Records to read: games that somebody without any skill has played, the same on every run."""

from random import Random

from game.engine.actions import AskRedeal, CallRenege, StartDeal
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import Phase
from game.rules.ruleset import RuleSet


def aimless_game(rules: RuleSet, seed: int = 17, deals: int = 2) -> Game:
    """Return game *seed* by *rules* with *deals* deals scored, played by lot; seldom is a renege called."""
    game, lot = Game(rules, seed), Random(seed)
    while not game.over:
        if game.state.phase is Phase.SCORED and len(game.state.scores) == deals:
            break
        act(game, lot)
    return game


def act(game: Game, lot: Random) -> None:
    """Do one thing by *lot* for whoever is to act."""
    turn = game.state.turn
    if turn is None:
        game.submit(StartDeal())
        return
    legal = game.view(turn).legal
    calm = [action for action in legal if not isinstance(action, CallRenege | AskRedeal)]
    game.submit(lot.choice(legal if lot.random() < 0.1 else calm))


def aimless_record(rules: RuleSet, seed: int = 17, deals: int = 2) -> GameRecord:
    """Return the record of an aimless game."""
    return aimless_game(rules, seed, deals).record

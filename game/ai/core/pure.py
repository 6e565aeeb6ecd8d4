"""The core as it runs uncompiled, under the names that it has compiled."""

from game.ai.core.auction import table_bid, table_nil, table_tricks
from game.ai.core.belief import Belief
from game.ai.core.chance import Chance
from game.ai.core.deal import Deal, Terms
from game.ai.core.endgame import solve_deal
from game.ai.core.equity import Equity
from game.ai.core.memory import Memory
from game.ai.core.policy import play_many, policy_card, random_play
from game.ai.core.practice import Practice
from game.ai.core.score import deal_result, final_standing
from game.ai.core.search import Search
from game.ai.core.self_play import duel, self_play

__all__ = [
    "Belief",
    "Chance",
    "Deal",
    "Equity",
    "Memory",
    "Practice",
    "Search",
    "Terms",
    "deal_result",
    "duel",
    "final_standing",
    "play_many",
    "policy_card",
    "random_play",
    "self_play",
    "solve_deal",
    "table_bid",
    "table_nil",
    "table_tricks",
]

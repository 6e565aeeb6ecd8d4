"""The core as it runs uncompiled, under the names that it has compiled."""

from game.ai.core.auction import table_bid, table_nil, table_tricks
from game.ai.core.belief import Belief
from game.ai.core.chance import Chance
from game.ai.core.deal import Deal, Terms
from game.ai.core.endgame import solve_deal
from game.ai.core.ismcts import MOST_ITERATIONS, TreeSearch
from game.ai.core.policy import play_many, policy_card, random_play
from game.ai.core.practice import Practice, duel, self_play
from game.ai.core.score import Equity, deal_result, final_standing
from game.ai.core.search import Search

__all__ = [
    "MOST_ITERATIONS",
    "Belief",
    "Chance",
    "Deal",
    "Equity",
    "Practice",
    "Search",
    "Terms",
    "TreeSearch",
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

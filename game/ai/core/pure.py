"""The core as it runs uncompiled, under the names that it has compiled."""

from game.ai.core.chance import Chance
from game.ai.core.deal import Deal
from game.ai.core.policy import play_many, policy_card, random_play
from game.ai.core.score import final_standing

__all__ = ["Chance", "Deal", "final_standing", "play_many", "policy_card", "random_play"]

"""The core of the strong computer players: deals as bits, a rule policy, beliefs and search.

One source, run as it stands or compiled to C; both play the same cards.
"""

from game.ai.core.chosen import describe

__all__ = ["describe"]

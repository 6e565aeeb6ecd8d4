"""What a number that somebody said tells of the hand behind it."""

from __future__ import annotations

from game.engine.actions import GiveEstimate

# A seat that has said a number wins about so much more.
BEYOND_BID = 0.65


def told_tricks(word: GiveEstimate) -> float:
    """Return how many tricks a hand is likely to win of which its holder said *word*."""
    return (word.sure + word.hopeful) / 2 + BEYOND_BID

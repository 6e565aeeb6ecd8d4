"""Sounds that are made louder or softer together.

group_of("card_play")       # "cards"
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

SoundGroup: TypeAlias = Literal["cards", "bids", "events", "buttons"]

_CARDS = ("card_deal", "card_play", "card_slide", "shuffle", "pick")
_EVENTS = ("trick_won", "spades_broken", "nil_made", "nil_broken", "bag", "set", "boston")
_COURT = ("gavel", "fuse", "count", "penalty")
_ENDS = ("game_won", "game_lost")

GROUPS: Mapping[SoundGroup, frozenset[str]] = {
    "cards": frozenset(_CARDS),
    "bids": frozenset({"bid", "turn"}),
    "events": frozenset({*_EVENTS, *_COURT, *_ENDS}),
    "buttons": frozenset({"click", "refuse"}),
}


def group_of(name: str) -> SoundGroup:
    """Return the group of the sound called *name*; what belongs to none is news of the table."""
    return next((group for group, names in GROUPS.items() if name in names), "events")

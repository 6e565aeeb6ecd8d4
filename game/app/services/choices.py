"""What the person may choose, and what the choices mean to the window."""

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypedDict

from game.rules.ruleset import RuleSet
from game.storage.settings import Look, RankOrder, Speed

PACES: Mapping[Speed, float] = {"off": 0.0, "fastest": 0.35, "fast": 0.6, "normal": 1.0, "gentle": 1.5}
THEME_NAMES: Mapping[Look, str] = {"felt": "felt", "night": "night", "contrast": "high contrast"}

Loudness: TypeAlias = Literal["volume", "volume_cards", "volume_bids", "volume_events", "volume_buttons"]


class Choices(TypedDict, total=False):
    """The settings that `Services.change` takes."""

    volume: int
    volume_cards: int
    volume_bids: int
    volume_events: int
    volume_buttons: int
    muted: bool
    speed: Speed
    ui_size: int
    theme: Look
    deck: str
    back: str
    table: str
    window: tuple[int, int]
    window_place: tuple[int, int] | None
    full_screen: bool
    maximised: bool
    reduced_motion: bool
    left_handed: bool
    confirm_card: bool
    auto_play_forced: bool
    auto_claim: bool
    reneges: bool
    suit_order: str
    rank_order: RankOrder
    player_name: str
    face: str
    preset: str
    target: int
    partner_level: str
    opponents_level: str
    partner_character: str
    opponents_character: str
    house_rules: RuleSet | None
    own_rules: str


def loudness(key: Loudness, value: int) -> Choices:
    """Return the choice of *value* for one of the volumes."""
    choices: Choices = {}
    choices[key] = value
    return choices

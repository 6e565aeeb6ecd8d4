"""What the person has chosen: sound, speed, looks, and the last new game."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Literal, TypeAlias

import msgspec

from game.rules.errors import RuleError
from game.rules.keys import Choice, Flag, Number
from game.rules.presets import ALL_PRESETS
from game.rules.ruleset import RuleSet
from game.storage.errors import StorageError, shortened
from game.storage.files import is_there, read_whole, set_broken_aside, write_atomically
from game.storage.paths import Places
from game.storage.setting_kinds import Kind, Place, Rules, Size, SuitOrder, Text
from game.words import _

Speed: TypeAlias = Literal["off", "fastest", "fast", "normal", "gentle"]
Look: TypeAlias = Literal["felt", "night", "contrast"]
RankOrder: TypeAlias = Literal["high_first", "low_first"]

_RULES = ("preset", "own_rules", "house_rules")  # which together say what is played

UI_SIZES = tuple(range(80, 161, 10))
DECKS = ("classic", "four_colours", "large_print")
BACKS = ("navy", "burgundy", "teal", "forest", "plum", "sand", "charcoal", "signal")
FACES = ("you_spade", "you_wavy", "you_short", "you_curls", "you_scarf")
TABLES = ("theme", "green", "blue", "burgundy", "walnut", "slate", "black")  # "theme": as the theme has it

KEYS: dict[str, Kind] = {
    "volume": Number(0, 100),
    "volume_cards": Number(0, 100),
    "volume_bids": Number(0, 100),
    "volume_events": Number(0, 100),
    "volume_buttons": Number(0, 100),
    "muted": Flag(),
    "speed": Choice(("off", "fastest", "fast", "normal", "gentle")),
    "ui_size": Choice(UI_SIZES),
    "theme": Choice(("felt", "night", "contrast")),
    "deck": Choice(DECKS),
    "back": Choice(BACKS),
    "table": Choice(TABLES),
    "window": Size(),
    "window_place": Place(),
    "full_screen": Flag(),
    "maximised": Flag(),
    "reduced_motion": Flag(),
    "left_handed": Flag(),
    "confirm_card": Flag(),
    "auto_play_forced": Flag(),
    "auto_claim": Flag(),
    "reneges": Flag(),
    "suit_order": SuitOrder(),
    "rank_order": Choice(("high_first", "low_first")),
    "player_name": Text(20),
    "face": Choice(FACES),
    "preset": Choice(tuple(preset.key for preset in ALL_PRESETS)),
    "target": Number(1, 10_000),
    "partner_level": Text(40),
    "opponents_level": Text(40),
    "partner_character": Text(40),
    "opponents_character": Text(40),
    "house_rules": Rules(),
    "own_rules": Text(40),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings; another choice is `replace(settings, volume=40)`.

    Raises ValueError, naming key, value and what is allowed, for a value that cannot be. *ui_size* is in per cent.
    *house_rules*, where there are any, were played last instead of *preset*, or those whose key is
    *own_rules*. With *reneges*, opponents may renege where that can be called. *others* are keys that this version does
    not know, with their JSON text; they are kept as they were found.
    """

    volume: int = 70
    volume_cards: int = 100
    volume_bids: int = 100
    volume_events: int = 100
    volume_buttons: int = 100
    muted: bool = False
    speed: Speed = "normal"
    ui_size: int = 100
    theme: Look = "felt"
    deck: str = "classic"
    back: str = "navy"
    table: str = "theme"
    window: tuple[int, int] = (1280, 800)
    window_place: tuple[int, int] | None = None
    full_screen: bool = False
    maximised: bool = False
    reduced_motion: bool = False
    left_handed: bool = False
    confirm_card: bool = False
    auto_play_forced: bool = False
    auto_claim: bool = False
    reneges: bool = False
    suit_order: str = "CDSH"
    rank_order: RankOrder = "high_first"
    player_name: str = ""
    face: str = "you_spade"
    preset: str = "classic"
    target: int = 500
    partner_level: str = "level2"
    opponents_level: str = "level2"
    partner_character: str = "steady"
    opponents_character: str = "steady"
    house_rules: RuleSet | None = None
    own_rules: str = ""
    others: tuple[tuple[str, bytes], ...] = ()

    def __post_init__(self) -> None:
        for key, kind in KEYS.items():
            value = getattr(self, key)
            if not kind.holds(value):
                raise ValueError(_refusal(key, repr(value), kind))

    def to_json(self) -> bytes:
        """Return the settings as JSON text in UTF-8, one key a line."""
        values = {one.name: getattr(self, one.name) for one in fields(self) if one.name in KEYS}
        rules = None if self.house_rules is None else self.house_rules.to_json()
        others = {key: msgspec.Raw(text) for key, text in self.others}
        page = msgspec.json.encode({**others, **values, "house_rules": rules})
        return msgspec.json.format(page) + b"\n"

    @classmethod
    def from_json(cls, text: bytes) -> tuple[Settings, list[str]]:
        """Return the settings written as *text*, and a sentence for each value that cannot be.

        Where a value is missing or cannot be, the default stands. Raises ValueError for a text that is no JSON object.
        """
        raw = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        read = {key: _read(key, raw[key]) for key in KEYS if key in raw}
        sentences = [value.sentence for value in read.values() if isinstance(value, _Wrong)]
        good = {key: value for key, value in read.items() if not isinstance(value, _Wrong)}
        others = tuple((key, msgspec.json.format(value, indent=-1)) for key, value in raw.items() if key not in KEYS)
        return msgspec.convert({**good, "others": others}, cls), sentences


def load_settings(places: Places) -> tuple[Settings, str | None]:
    """Return the person's settings, and what was wrong with them in whole sentences, or None.

    A broken file is kept aside, and the defaults stand.
    """
    path = places.settings_file
    try:
        text = read_whole(path)
    except StorageError as error:
        return Settings(), set_broken_aside(path, str(error))
    if text is None:
        return Settings(), None
    try:
        settings, sentences = Settings.from_json(text)
    except (ValueError, RecursionError) as error:
        problem = _("The settings cannot be read: {reason}.").format(reason=shortened(str(error)))
        return Settings(), set_broken_aside(path, problem)
    return settings, "\n".join(sentences) or None


def save_settings(places: Places, settings: Settings) -> None:
    """Write *settings*; raise StorageError where that fails."""
    write_atomically(places.settings_file, settings.to_json())


def keep_changes(places: Places, before: Settings, after: Settings) -> str | None:
    """Write what was changed from *before* to *after*, and leave what another window has written meanwhile.

    Returns why a file that was there had to be written anew, in whole sentences, or None. Raises StorageError where
    writing fails.
    """
    there, problem = load_settings(places)
    if is_there(places.settings_file):
        save_settings(places, merged(before, after, there))
        return None
    save_settings(places, after)
    return problem


def merged(before: Settings, after: Settings, there: Settings) -> Settings:
    """Return the settings *there* with what was changed from *before* to *after*."""
    changed = {key: getattr(after, key) for key in KEYS if getattr(after, key) != getattr(before, key)}
    if not changed.keys().isdisjoint(_RULES):
        changed |= {key: getattr(after, key) for key in _RULES}
    return replace(there, **changed)


@dataclass(frozen=True, slots=True)
class _Wrong:
    sentence: str


def _read(key: str, raw: msgspec.Raw) -> object:
    kind = KEYS[key]
    try:
        value = msgspec.json.decode(raw)
    except (ValueError, RecursionError):  # a number too large for any machine, or brackets without end
        return _wrong(_refusal(key, bytes(raw).decode(errors="replace"), kind))
    try:
        return kind.read(value)
    except RuleError as error:
        return _wrong(_("Setting {key}: {reason}").format(key=key, reason=shortened(str(error))))
    except (ValueError, TypeError):
        return _wrong(_refusal(key, repr(value), kind))


def _wrong(problem: str) -> _Wrong:
    return _Wrong(_("{problem}. The default is used.").format(problem=problem))


def _refusal(key: str, value: str, kind: Kind) -> str:
    text = _("Setting {key}: cannot be {value}; allowed is {allowed}")
    return text.format(key=key, value=shortened(value), allowed=kind.allowed)

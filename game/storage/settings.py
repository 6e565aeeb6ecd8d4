"""The person's settings: sound, speed, appearance, and the choices for the last new game.

A setting is one field of `Settings`: its type, its default, what it may hold, and how the settings page shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Literal, Protocol, TypeAlias, TypeVar

import msgspec

from game.rules.errors import RuleError
from game.rules.keys import Flag, Number, OneOf
from game.rules.presets import ALL_PRESETS
from game.rules.ruleset import RuleSet
from game.storage.files import StorageError, is_there, read_whole, set_broken_aside, write_atomically
from game.storage.paths import Places
from game.words import _, shortened

T = TypeVar("T")

# What a setting may hold --------------------------------------------------------------------------


class Kind(Protocol):
    """What a setting may hold."""

    @property
    def allowed(self) -> str:
        """The values allowed, in words."""

    def read(self, raw: object) -> object:
        """Return the value that *raw*, as found in JSON, stands for; raise ValueError where it stands for none."""

    def holds(self, value: object) -> bool:
        """Whether *value* is allowed."""


@dataclass(frozen=True, slots=True)
class _Checked:
    """Values that pass *check*; *words* names them."""

    check: Callable[[object], bool]
    words: Callable[[], str]

    @property
    def allowed(self) -> str:
        return self.words()

    def read(self, raw: object) -> object:
        value = tuple(raw) if isinstance(raw, list) else raw
        if not self.check(value):
            raise ValueError
        return value

    def holds(self, value: object) -> bool:
        return self.check(value)


class _Rules:
    """A rule set, or None."""

    @property
    def allowed(self) -> str:
        return _("null or a set of rules")

    def read(self, raw: object) -> object:
        return None if raw is None else RuleSet.from_json(raw)

    def holds(self, value: object) -> bool:
        return value is None or isinstance(value, RuleSet)


def _line(longest: int) -> _Checked:
    """Return the kind of one line of at most *longest* characters."""
    return _Checked(
        lambda value: isinstance(value, str) and len(value) <= longest and value.isprintable(),
        lambda: _("one line of at most {count} characters").format(count=longest),
    )


def _is_pair(value: object, number: Number) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(number.holds(one) for one in value)


_LENGTH = Number(200, 16_000)  # of an edge of the window
_POINT = Number(-32_000, 32_000)  # of the desktop: a screen may stand left of the first one, or above it

_PERCENT = Number(0, 100)
_SIZE = _Checked(
    lambda value: _is_pair(value, _LENGTH),
    lambda: _("[width, height], two whole numbers from {least} to {most}").format(least=_LENGTH.low, most=_LENGTH.high),
)
_PLACE = _Checked(
    lambda value: value is None or _is_pair(value, _POINT),
    lambda: _("null or [x, y], two whole numbers from −{furthest} to {furthest}").format(furthest=_POINT.high),
)
_SUIT_ORDER = _Checked(
    lambda value: isinstance(value, str) and sorted(value) == ["C", "D", "H", "S"],
    lambda: _("the letters C, D, H and S in any order, such as CDSH"),
)

# How the settings page shows it -------------------------------------------------------------------

SectionKey: TypeAlias = Literal["sound", "movement", "cards", "look", "play", "you"]


def section_titles() -> dict[SectionKey, str]:
    """Return the sections of the settings page in order, with their titles."""
    return {
        "sound": _("Sound"),
        "movement": _("Movement"),
        "cards": _("Cards"),
        "look": _("Look"),
        "play": _("Play"),
        "you": _("You"),
    }


@dataclass(frozen=True, slots=True)
class Control:
    """How the settings page shows a setting: in which *section*, by which *widget*, under which *title*.

    *help* stands below it or, in an empty text field, in it. Choices and galleries have the *caption*, or else the
    title, above them; *options* maps their values to names, *across* of them in a row (0: all). *values* are those of a
    slider or stepper, in per cent, and *sample* is the sound that a slider plays. A text has at most *longest*
    characters.
    """

    section: SectionKey
    widget: Literal["toggle", "choice", "gallery", "slider", "stepper", "text"]
    title: str
    help: str = ""
    caption: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    across: int = 0
    values: range = range(0, 101, 5)
    sample: str = ""
    longest: int = 0


def suit_signs(order: str) -> str:
    """Return the signs of the suits whose letters *order* holds."""
    return " ".join({"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[letter] for letter in order)


@dataclass(frozen=True, slots=True)
class Declared:
    """The *kind* of values of a setting, and the *control* for it on the settings page; None where it has none."""

    kind: Kind
    control: Callable[[], Control] | None  # called when the page opens, in the language chosen then


def setting(default: T, kind: Kind | None = None, control: Callable[[], Control] | None = None) -> T:
    """Declare a field of Settings; without a *kind*, its values are the options of its *control*."""
    options = tuple(control().options) if control is not None else ()
    value: T = field(default=default, metadata={"declared": Declared(kind or OneOf(options), control)})
    return value


# The settings -------------------------------------------------------------------------------------

Speed: TypeAlias = Literal["off", "fastest", "fast", "normal", "gentle"]
Look: TypeAlias = Literal["felt", "night", "contrast"]
RankOrder: TypeAlias = Literal["high_first", "low_first"]

UI_SIZES = range(80, 161, 10)  # per cent
_NAME = 20  # characters
_KEY = _line(40)
_RULES = ("preset", "own_rules", "house_rules")  # which together determine the rules played


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings; another choice is `replace(settings, volume=40)`.

    Raises ValueError, naming key, value and what is allowed, for a value that is not. *house_rules*, where set, or the
    own rules with the key *own_rules*, were played last instead of *preset*. With *reneges*, opponents may renege
    where that can be called. *others* are keys that this version does not know, with their JSON text; they are kept as
    they were found.
    """

    volume: int = setting(70, _PERCENT, lambda: Control("sound", "slider", _("Volume"), sample="card_play"))
    muted: bool = setting(False, Flag(), lambda: Control("sound", "toggle", _("Mute")))
    volume_cards: int = setting(100, _PERCENT, lambda: Control("sound", "slider", _("Cards"), sample="card_play"))
    volume_bids: int = setting(100, _PERCENT, lambda: Control("sound", "slider", _("Bids, your turn"), sample="bid"))
    volume_events: int = setting(
        100, _PERCENT, lambda: Control("sound", "slider", _("Tricks and scores"), sample="trick_won")
    )
    volume_buttons: int = setting(100, _PERCENT, lambda: Control("sound", "slider", _("Buttons"), sample="click"))
    speed: Speed = setting(
        "normal",
        control=lambda: Control(
            "movement",
            "choice",
            _("Animation"),
            caption=_("Animation speed"),
            options={
                "off": _("Off"),
                "fastest": _("Very fast"),
                "fast": _("Fast"),
                "normal": _("Normal"),
                "gentle": _("Gentle"),
            },
        ),
    )
    reduced_motion: bool = setting(
        False, Flag(), lambda: Control("movement", "toggle", _("Reduced motion"), _("Things fade instead of flying"))
    )
    deck: str = setting(
        "classic",
        control=lambda: Control(
            "cards",
            "gallery",
            _("Deck"),
            options={"classic": _("Classic"), "four_colours": _("Four colours"), "large_print": _("Large print")},
        ),
    )
    back: str = setting(
        "navy",
        control=lambda: Control(
            "cards",
            "gallery",
            _("Card back"),
            across=4,
            options={
                "navy": _("Waves"),
                "burgundy": _("Trellis"),
                "teal": _("Peacock"),
                "forest": _("Laurel"),
                "plum": _("Fans"),
                "sand": _("Rings"),
                "charcoal": _("Stars"),
                "signal": _("Yellow"),
            },
        ),
    )
    suit_order: str = setting(
        "CDSH",
        _SUIT_ORDER,
        lambda: Control(
            "cards",
            "choice",
            _("Order of suits"),
            caption=_("Suits in your hand"),
            options={order: suit_signs(order) for order in ("CDSH", "SHCD", "DCHS", "CDHS")},
        ),
    )
    rank_order: RankOrder = setting(
        "high_first",
        control=lambda: Control(
            "cards",
            "choice",
            _("Order of ranks"),
            caption=_("Ranks in your hand"),
            options={"high_first": _("High to low"), "low_first": _("Low to high")},
        ),
    )
    theme: Look = setting(
        "felt",
        control=lambda: Control(
            "look", "choice", _("Theme"), options={"felt": _("Felt"), "night": _("Night"), "contrast": _("Contrast")}
        ),
    )
    table: str = setting(
        "theme",
        control=lambda: Control(
            "look",
            "gallery",
            _("Table"),
            across=4,
            options={
                "theme": _("Fits theme"),
                "green": _("Green"),
                "blue": _("Blue"),
                "burgundy": _("Burgundy"),
                "walnut": _("Walnut"),
                "slate": _("Slate"),
                "black": _("Black"),
            },
        ),
    )
    ui_size: int = setting(
        100, OneOf(tuple(UI_SIZES)), lambda: Control("look", "stepper", _("Size of everything"), values=UI_SIZES)
    )
    full_screen: bool = setting(
        False, Flag(), lambda: Control("look", "toggle", _("Full screen"), _("F11 does the same"))
    )
    left_handed: bool = setting(
        False, Flag(), lambda: Control("look", "toggle", _("Left-handed"), _("Cards and buttons lie for the left hand"))
    )
    confirm_card: bool = setting(
        False,
        Flag(),
        lambda: Control("play", "toggle", _("Confirm each card"), _("A card is played by a second click")),
    )
    auto_play_forced: bool = setting(
        False, Flag(), lambda: Control("play", "toggle", _("Play forced cards"), _("When only one card is allowed"))
    )
    auto_claim: bool = setting(
        False,
        Flag(),
        lambda: Control(
            "play", "toggle", _("Play out what is certain"), _("When all the tricks left are yours, or none can be")
        ),
    )
    reneges: bool = setting(
        False,
        Flag(),
        lambda: Control(
            "play",
            "toggle",
            _("Opponents may renege"),
            _("Seldom, where it can be called; your partner leaves calling to you"),
        ),
    )
    player_name: str = setting(
        "", _line(_NAME), lambda: Control("you", "text", _("Your name"), _("You"), longest=_NAME)
    )
    face: str = setting(
        "you_spade",
        control=lambda: Control(
            "you",
            "gallery",
            _("Your face"),
            options={
                "you_spade": _("Spade"),
                "you_wavy": _("Waves"),
                "you_short": _("Short hair"),
                "you_curls": _("Grey curls"),
                "you_scarf": _("Headscarf"),
            },
        ),
    )
    window: tuple[int, int] = setting((1280, 800), _SIZE)
    window_place: tuple[int, int] | None = setting(None, _PLACE)
    maximised: bool = setting(False, Flag())
    preset: str = setting("classic", OneOf(tuple(preset.key for preset in ALL_PRESETS)))
    target: int = setting(500, Number(1, 10_000))
    partner_level: str = setting("level2", _KEY)
    opponents_level: str = setting("level2", _KEY)
    partner_character: str = setting("steady", _KEY)
    opponents_character: str = setting("steady", _KEY)
    house_rules: RuleSet | None = setting(None, _Rules())
    own_rules: str = setting("", _KEY)
    others: tuple[tuple[str, bytes], ...] = ()

    def __post_init__(self) -> None:
        for key, declared in DECLARED.items():
            value = getattr(self, key)
            if not declared.kind.holds(value):
                raise ValueError(_refusal(key, repr(value), declared.kind))

    def changed(self, values: Mapping[str, object]) -> Settings:
        """Return the settings with the *values* of some keys; raise ValueError as Settings does."""
        page = {one.name: getattr(self, one.name) for one in fields(self)}
        page.update(values)
        return Settings(**page)

    def to_json(self) -> bytes:
        """Return the settings as JSON text in UTF-8, one key a line."""
        values = {key: getattr(self, key) for key in DECLARED}
        rules = None if self.house_rules is None else self.house_rules.to_json()
        others = {key: msgspec.Raw(text) for key, text in self.others}
        page = msgspec.json.encode({**others, **values, "house_rules": rules})
        return msgspec.json.format(page) + b"\n"

    @classmethod
    def from_json(cls, text: bytes) -> tuple[Settings, list[str]]:
        """Return the settings written as *text*, and a sentence for each value that is not allowed.

        Such a value, or a missing one, is replaced by the default. Raises ValueError where *text* is no JSON object.
        """
        raw = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        read = {key: _read(key, raw[key]) for key in DECLARED if key in raw}
        sentences = [value.sentence for value in read.values() if isinstance(value, _Wrong)]
        good = {key: value for key, value in read.items() if not isinstance(value, _Wrong)}
        others = tuple(
            (key, msgspec.json.format(value, indent=-1)) for key, value in raw.items() if key not in DECLARED
        )
        return msgspec.convert({**good, "others": others}, cls), sentences


DECLARED: dict[str, Declared] = {
    one.name: one.metadata["declared"] for one in fields(Settings) if "declared" in one.metadata
}


def load_settings(places: Places) -> tuple[Settings, str | None]:
    """Return the person's settings, and what was wrong with them in whole sentences, or None.

    A broken file is kept aside, and the defaults are returned.
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
    """Write the changes from *before* to *after*, keeping what another window has written in the meantime.

    Returns why an existing file had to be replaced, in whole sentences, or None. Raises StorageError where
    writing fails.
    """
    there, problem = load_settings(places)
    if is_there(places.settings_file):
        save_settings(places, merged(before, after, there))
        return None
    save_settings(places, after)
    return problem


def merged(before: Settings, after: Settings, there: Settings) -> Settings:
    """Return the settings *there* with the changes from *before* to *after*."""
    changed = {key: getattr(after, key) for key in DECLARED if getattr(after, key) != getattr(before, key)}
    if not changed.keys().isdisjoint(_RULES):
        changed |= {key: getattr(after, key) for key in _RULES}
    return there.changed(changed)


@dataclass(frozen=True, slots=True)
class _Wrong:
    sentence: str


def _read(key: str, raw: msgspec.Raw) -> object:
    kind = DECLARED[key].kind
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

"""The built-in rule sets."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.errors import RuleError
from game.rules.ruleset import RuleSet
from game.rules.stakes import Blind, Stakes
from game.words import _

CLASSIC = RuleSet()
DOUBLE_ZERO = replace(CLASSIC, blind_nil=200, blind_nil_trade=3, forced_lead_breaks=True)
TABLE_TALK = replace(
    CLASSIC,
    bidding="negotiated",
    blind_nil=200,
    blind_deficit=100,
    blind_nil_trade=2,
    trade_order="bidder_first",
    first_trick="lowest_club",
)
COUNTER_CLOCKWISE = replace(
    CLASSIC, rotation="counterclockwise", both_nil="bonuses_only", failed_nil_tricks="help_partner"
)
GRILL = replace(
    CLASSIC,
    first_dealer="cut_high",
    min_side_bid=4,
    nil=50,
    both_nil="forbidden",
    bag_carry=False,
    ten_bid=Stakes(200, -100),
    boston_bid=Stakes(400, -200),
    double_bid_penalty=True,
    blind_deficit=100,
    blind_bids=(Blind(6, Stakes(120, -60)),),
    blind_low_five=(200, 50, -100),
    raise_blind_to_ten=True,
    first_trick="lowest_club",
    spade_lead="any_time",
    renege="callable",
    redeal="no_spade_no_ace",
)


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set with a name; *key* is what files and the command line call it."""

    key: str
    rules: RuleSet

    @property
    def title(self) -> str:
        """The visible name."""
        return _titles()[self.key][0]

    @property
    def blurb(self) -> str:
        """One line on what sets it apart."""
        return _titles()[self.key][1]


def _titles() -> dict[str, tuple[str, str]]:
    return {
        "classic": (_("Classic"), _("Ten bags cost 100, nil is worth 100")),
        "double_zero": (_("Double Zero"), _("Nil before looking wins 200, and three cards are traded")),
        "table_talk": (_("Table Talk"), _("Partners talk and agree on one bid; low clubs open")),
        "counter_clockwise": (
            _("Counter-clockwise"),
            _("Turns go the other way; a failed nil helps its partner"),
        ),
        "grill": (_("Grill Rules"), _("At least four, blind bids, and reneges that can be called")),
    }


PRESETS: tuple[Preset, ...] = (
    Preset("classic", CLASSIC),
    Preset("double_zero", DOUBLE_ZERO),
    Preset("table_talk", TABLE_TALK),
    Preset("counter_clockwise", COUNTER_CLOCKWISE),
    Preset("grill", GRILL),
)


def find_preset(key: str) -> Preset:
    """Return the preset called *key*; raise RuleError naming those there are."""
    for preset in PRESETS:
        if preset.key == key:
            return preset
    raise RuleError(f"preset: there is no {key!r}; there are {', '.join(one.key for one in PRESETS)}")


def preset_of(rules: RuleSet) -> Preset | None:
    """Return the preset that *rules* follow, however long the game lasts; None for a house's own rules."""
    for preset in PRESETS:
        end = preset.rules
        if replace(rules, target=end.target, floor=end.floor, max_deals=end.max_deals) == end:
            return preset
    return None


def name_of(rules: RuleSet) -> str:
    """Return the visible name of *rules*: a preset's title, or that they are a house's own."""
    preset = preset_of(rules)
    return preset.title if preset is not None else _("House rules")

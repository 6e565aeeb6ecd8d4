"""The built-in rule sets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from game.cards import parse_cards
from game.rules.errors import RuleError
from game.rules.keys import Blind, Stakes
from game.rules.ruleset import RuleSet
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

_DEUCES_OUT = parse_cards("2H 2C")
SOLO = replace(CLASSIC, sides="solo", nil=50, bag_limit=5, bag_penalty=50)
THREE_HAND = replace(CLASSIC, players=3, sides="solo", removed=parse_cards("2C"))
TWO_HAND = replace(CLASSIC, players=2, sides="solo")
SIX_HAND = replace(CLASSIC, players=6, jokers=2, high_trumps=parse_cards("BJ LJ"))
MIRROR = replace(CLASSIC, bidding="mirror")
WHIZ = replace(CLASSIC, bidding="whiz")
SUICIDE = replace(CLASSIC, bidding="suicide", floor=-500)
JOKERS = replace(CLASSIC, jokers=2, high_trumps=parse_cards("BJ LJ"), removed=_DEUCES_OUT)
JOKER_DEUCE = replace(JOKERS, high_trumps=parse_cards("BJ LJ 2D 2S"))
DEUCES_HIGH = replace(CLASSIC, high_trumps=parse_cards("2H 2C 2D 2S"))
QUICK = replace(CLASSIC, target=200)
COOKOUT = replace(
    CLASSIC,
    first_deal_bids_itself=True,
    min_side_bid=4,
    ten_bid=Stakes(200, -100),
    overtrick_points=0,
    bag_limit=0,
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
        "solo": (_("Solo"), _("Four players, each alone; nil is worth 50, five bags cost 50")),
        "three_hand": (_("Three-hand"), _("Three players, each alone, with seventeen cards")),
        "two_hand": (_("Two-hand"), _("Two players draw: keep a card or take the next unseen")),
        "six_hand": (_("Six-hand"), _("Three pairs, nine cards each, both jokers")),
        "mirror": (_("Mirror"), _("Everybody bids the number of spades in the hand")),
        "whiz": (_("Whiz"), _("Bid the spades in the hand, or nil")),
        "suicide": (_("Suicide"), _("One partner of each side must bid nil; −500 loses")),
        "jokers": (_("Jokers"), _("Big and little joker above the ace of spades")),
        "joker_deuce": (_("Joker-joker-deuce-deuce"), _("Jokers, two of diamonds and two of spades on top")),
        "deuces_high": (_("Deuces High"), _("All four twos are spades above the ace")),
        "quick": (_("Quick"), _("Classic, to 200 points")),
        "cookout": (_("Cookout"), _("First deal bids itself, at least four, ten for two hundred, no bags")),
    }


# The five written rule sets.
PRESETS: tuple[Preset, ...] = (
    Preset("classic", CLASSIC),
    Preset("double_zero", DOUBLE_ZERO),
    Preset("table_talk", TABLE_TALK),
    Preset("counter_clockwise", COUNTER_CLOCKWISE),
    Preset("grill", GRILL),
)
# Other tables, decks and ways to bid.
MORE_PRESETS: tuple[Preset, ...] = (
    Preset("solo", SOLO),
    Preset("three_hand", THREE_HAND),
    Preset("two_hand", TWO_HAND),
    Preset("six_hand", SIX_HAND),
    Preset("mirror", MIRROR),
    Preset("whiz", WHIZ),
    Preset("suicide", SUICIDE),
    Preset("jokers", JOKERS),
    Preset("joker_deuce", JOKER_DEUCE),
    Preset("deuces_high", DEUCES_HIGH),
    Preset("quick", QUICK),
    Preset("cookout", COOKOUT),
)
ALL_PRESETS: tuple[Preset, ...] = (*PRESETS, *MORE_PRESETS)


def find_preset(key: str) -> Preset:
    """Return the preset called *key*; raise RuleError naming those there are."""
    for preset in ALL_PRESETS:
        if preset.key == key:
            return preset
    raise RuleError(f"preset: there is no {key!r}; there are {', '.join(one.key for one in ALL_PRESETS)}")


@lru_cache(maxsize=16)
def preset_of(rules: RuleSet) -> Preset | None:
    """Return the preset that *rules* follow, however long the game lasts; None for a house's own rules.

    Of presets that differ only in that, it is the first: a quick game is one of Classic.
    """
    for preset in ALL_PRESETS:
        end = preset.rules
        if replace(rules, target=end.target, floor=end.floor, max_deals=end.max_deals) == end:
            return preset
    return None


def name_of(rules: RuleSet) -> str:
    """Return the visible name of *rules*: a preset's title, or that they are a house's own."""
    preset = preset_of(rules)
    return preset.title if preset is not None else _("House rules")

"""The built-in rule sets."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from game.cards import parse_cards
from game.rules.errors import RuleError
from game.rules.keys import Blind, Stakes
from game.rules.ruleset import RuleSet
from game.words import _, later

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
    """A rule set with a name: *key* is what files and the command line call it, *code* its number in share codes."""

    key: str
    code: int
    rules: RuleSet
    name: str
    difference: str

    @property
    def title(self) -> str:
        """The visible name."""
        return _(self.name)

    @property
    def blurb(self) -> str:
        """One line on what sets it apart."""
        return _(self.difference)


# The five written rule sets. Share codes tell a preset by its number, for ever: a new one has the next.
PRESETS: tuple[Preset, ...] = (
    Preset("classic", 0, CLASSIC, later("Classic"), later("Ten bags cost 100, nil is worth 100")),
    Preset(
        "double_zero",
        1,
        DOUBLE_ZERO,
        later("Double Zero"),
        later("Nil before looking wins 200, and three cards are traded"),
    ),
    Preset(
        "table_talk", 2, TABLE_TALK, later("Table Talk"), later("Partners talk and agree on one bid; low clubs open")
    ),
    Preset(
        "counter_clockwise",
        3,
        COUNTER_CLOCKWISE,
        later("Counter-clockwise"),
        later("Turns go the other way; a failed nil helps its partner"),
    ),
    Preset("grill", 4, GRILL, later("Grill Rules"), later("At least four, blind bids, and reneges that can be called")),
)
# Other tables, decks and ways to bid.
MORE_PRESETS: tuple[Preset, ...] = (
    Preset("solo", 5, SOLO, later("Solo"), later("Four players, each alone; nil is worth 50, five bags cost 50")),
    Preset("three_hand", 6, THREE_HAND, later("Three-hand"), later("Three players, each alone, with seventeen cards")),
    Preset("two_hand", 7, TWO_HAND, later("Two-hand"), later("Two players draw: keep a card or take the next unseen")),
    Preset("six_hand", 8, SIX_HAND, later("Six-hand"), later("Three pairs, nine cards each, both jokers")),
    Preset("mirror", 9, MIRROR, later("Mirror"), later("Everybody bids the number of spades in the hand")),
    Preset("whiz", 10, WHIZ, later("Whiz"), later("Bid the spades in the hand, or nil")),
    Preset("suicide", 11, SUICIDE, later("Suicide"), later("One partner of each side must bid nil; −500 loses")),
    Preset("jokers", 12, JOKERS, later("Jokers"), later("Big and little joker above the ace of spades")),
    Preset(
        "joker_deuce",
        13,
        JOKER_DEUCE,
        later("Joker-joker-deuce-deuce"),
        later("Jokers, two of diamonds and two of spades on top"),
    ),
    Preset("deuces_high", 14, DEUCES_HIGH, later("Deuces High"), later("All four twos are spades above the ace")),
    Preset("quick", 15, QUICK, later("Quick"), later("Classic, to 200 points")),
    Preset(
        "cookout",
        16,
        COOKOUT,
        later("Cookout"),
        later("First deal bids itself, at least four, ten for two hundred, no bags"),
    ),
)
ALL_PRESETS: tuple[Preset, ...] = (*PRESETS, *MORE_PRESETS)


def find_preset(key: str) -> Preset:
    """Return the preset called *key*; raise RuleError naming all presets if there is none."""
    for preset in ALL_PRESETS:
        if preset.key == key:
            return preset
    raise RuleError(f"preset: there is no {key!r}; there are {', '.join(one.key for one in ALL_PRESETS)}")


@lru_cache(maxsize=16)
def preset_of(rules: RuleSet) -> Preset | None:
    """Return the preset that *rules* follow apart from the length of the game; None for house rules.

    Of presets that differ only in length it is the first: a quick game is one of Classic.
    """
    for preset in ALL_PRESETS:
        end = preset.rules
        if replace(rules, target=end.target, floor=end.floor, max_deals=end.max_deals) == end:
            return preset
    return None


def name_of(rules: RuleSet) -> str:
    """Return the visible name of *rules*: a preset's title, or "House rules"."""
    preset = preset_of(rules)
    return preset.title if preset is not None else _("House rules")

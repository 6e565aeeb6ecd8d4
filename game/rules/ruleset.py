"""The rule set: every house rule of a table, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any, Literal

from game.cards import BIG_JOKER, FULL_DECK, LITTLE_JOKER, Card, Suit
from game.rules.conflicts import conflicts
from game.rules.errors import RuleError
from game.rules.keys import BlindTable, Cards, Choice, Flag, Kind, Number, Points
from game.rules.seats import SEATS, SIDES, Grouping, Rotation, Seat, Side, count_sides
from game.rules.stakes import Blind, Stakes

Bidding = Literal["individual", "negotiated", "mirror", "whiz", "suicide"]

KEYS: dict[str, Kind] = {
    "players": Choice((2, 3, 4, 6)),
    "sides": Choice(("pairs", "solo", "trios")),
    "jokers": Choice((0, 2)),
    "high_trumps": Cards(),
    "removed": Cards(),
    "rotation": Choice(("clockwise", "counterclockwise")),
    "first_dealer": Choice(("random", "cut_high")),
    "first_seat": Choice(("left_of_dealer", "dealer", "right_of_dealer")),
    "bidding": Choice(("individual", "negotiated", "mirror", "whiz", "suicide")),
    "first_deal_bids_itself": Flag(),
    "min_side_bid": Number(0, 13),
    "max_side_bid": Number(13, 13, optional=True),
    "forbidden_total": Number(0, 26, optional=True),
    "nil": Number(0, 1000),
    "blind_nil": Number(0, 1000),
    "blind_deficit": Number(0, 1000),
    "blind_nil_trade": Number(0, 4),
    "nil_trade": Number(0, 4),
    "trade_order": Choice(("together", "bidder_first")),
    "both_nil": Choice(("each_alone", "bonuses_only", "forbidden")),
    "failed_nil_tricks": Choice(("bags", "help_partner", "bags_without_points")),
    "ten_bid": Points(2, "null or [made, missed], such as [200, -100]"),
    "boston_bid": Points(2, "null or [made, missed], such as [400, -200]"),
    "blind_bids": BlindTable(),
    "blind_low_five": Points(3, "null or [both, one, neither], such as [200, 50, -100]"),
    "raise_blind_to_ten": Flag(),
    "low_named_with_bid": Flag(),
    "double_bid_penalty": Flag(),
    "first_trick": Choice(("free", "lowest_club", "two_of_clubs_leads")),
    "spade_lead": Choice(("broken", "any_time")),
    "forced_lead_breaks": Flag(),
    "overtrick_points": Choice((-1, 0, 1)),
    "bag_limit": Number(0, 100),
    "bag_penalty": Number(0, 1000),
    "bag_carry": Flag(),
    "set_penalty": Choice((10, 20)),
    "renege": Choice(("impossible", "callable")),
    "renege_tricks": Number(0, 13),
    "renege_points": Number(0, 1000),
    "wrong_call_points": Number(0, 1000),
    "redeal": Choice(("none", "no_spade_no_ace", "no_spade", "no_face_card", "seven_of_a_suit")),
    "target": Number(1, 10_000),
    "floor": Number(-10_000, -1, optional=True),
    "max_deals": Number(1, 1000, optional=True),
}


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """All the rules of a table; a house rule is `replace(CLASSIC, nil=50)`.

    Raises RuleError for a value that cannot be, or for values that cannot stand together.
    """

    players: int = 4
    sides: Grouping = "pairs"
    jokers: int = 0
    high_trumps: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    rotation: Rotation = "clockwise"
    first_dealer: Literal["random", "cut_high"] = "random"
    first_seat: Literal["left_of_dealer", "dealer", "right_of_dealer"] = "left_of_dealer"
    bidding: Bidding = "individual"
    first_deal_bids_itself: bool = False
    min_side_bid: int = 0
    max_side_bid: int | None = None
    forbidden_total: int | None = None
    nil: int = 100
    blind_nil: int = 0
    blind_deficit: int = 0
    blind_nil_trade: int = 0
    nil_trade: int = 0
    trade_order: Literal["together", "bidder_first"] = "together"
    both_nil: Literal["each_alone", "bonuses_only", "forbidden"] = "each_alone"
    failed_nil_tricks: Literal["bags", "help_partner", "bags_without_points"] = "bags"
    ten_bid: Stakes | None = None
    boston_bid: Stakes | None = None
    blind_bids: tuple[Blind, ...] = ()
    blind_low_five: tuple[int, int, int] | None = None
    raise_blind_to_ten: bool = False
    low_named_with_bid: bool = False
    double_bid_penalty: bool = False
    first_trick: Literal["free", "lowest_club", "two_of_clubs_leads"] = "free"
    spade_lead: Literal["broken", "any_time"] = "broken"
    forced_lead_breaks: bool = False
    overtrick_points: int = 1
    bag_limit: int = 10
    bag_penalty: int = 100
    bag_carry: bool = True
    set_penalty: int = 10
    renege: Literal["impossible", "callable"] = "impossible"
    renege_tricks: int = 3
    renege_points: int = 50
    wrong_call_points: int = 50
    redeal: Literal["none", "no_spade_no_ace", "no_spade", "no_face_card", "seven_of_a_suit"] = "none"
    target: int = 500
    floor: int | None = None
    max_deals: int | None = None

    def __post_init__(self) -> None:
        for key, kind in KEYS.items():
            value = getattr(self, key)
            if not kind.holds(value):
                raise RuleError(f"{key}: cannot be {value!r}; allowed is {kind.allowed}")
        for impossible, reason in conflicts(self):
            if impossible:
                raise RuleError(reason)

    # Who sits and scores together ------------------------------------------------------------------

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of the table, clockwise from South."""
        return SEATS[: self.players]

    @property
    def all_sides(self) -> tuple[Side, ...]:
        """The sides of the table, the person's first."""
        return SIDES[: self.side_count]

    @cached_property
    def side_count(self) -> int:
        """How many sides score."""
        return count_sides(self.players, self.sides)

    def side_of(self, seat: Seat) -> Side:
        """Return the side that *seat* scores for."""
        return SIDES[seat % self.side_count]

    def members(self, side: Side) -> tuple[Seat, ...]:
        """Return the seats of *side*, clockwise from South."""
        return self.seats[side :: self.side_count]

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats of *seat*'s side; none when playing solo."""
        return self._partners[seat]

    @cached_property
    def _partners(self) -> tuple[tuple[Seat, ...], ...]:
        return tuple(tuple(one for one in self.members(self.side_of(seat)) if one is not seat) for seat in self.seats)

    def next_seat(self, seat: Seat) -> Seat:
        """Return whose turn comes after *seat*'s."""
        step = 1 if self.rotation == "clockwise" else -1
        return SEATS[(seat + step) % self.players]

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats in the order of their turns, *seat* first."""
        step = 1 if self.rotation == "clockwise" else -1
        return tuple(SEATS[(seat + step * turn) % self.players] for turn in range(self.players))

    def first_after(self, dealer: Seat) -> Seat:
        """Return who bids first, and leads first unless a club does, when *dealer* has dealt."""
        step = {"left_of_dealer": 1, "dealer": 0, "right_of_dealer": -1}[self.first_seat]
        return SEATS[(dealer + step) % self.players]

    # Cards -----------------------------------------------------------------------------------------

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The cards in play, in the order that the shuffle starts from."""
        return deck_of(self.jokers, self.removed)

    @property
    def draws(self) -> bool:
        """Whether the seats draw their hands from a stock, one card kept and one thrown away, instead of a deal."""
        return self.players == 2

    @cached_property
    def hand_size(self) -> int:
        """How many cards each seat is dealt or keeps, which is also the number of tricks."""
        return len(self.deck) // (2 * self.players if self.draws else self.players)

    def suit(self, card: Card) -> Suit:
        """Return the suit that *card* belongs to in play: raised cards are spades."""
        return Suit.SPADES if self.high_trumps and card in self.high_trumps else card.suit

    def strength(self, card: Card) -> int:
        """Return how *card* ranks among the cards of its suit in play, higher beats lower."""
        if self.high_trumps and card in self.high_trumps:
            return 100 - self.high_trumps.index(card)
        return card.rank

    @cached_property
    def opening_card(self) -> Card | None:
        """The lowest club in play, whose holder leads first where the rules say so."""
        clubs = [card for card in self.deck if self.suit(card) is Suit.CLUBS]
        return min(clubs) if clubs and self.first_trick != "free" else None

    # Blind bids ------------------------------------------------------------------------------------

    def blind_stakes(self, tricks: int) -> Stakes | None:
        """Return what a blind bid of *tricks* wins and loses, or None where it is not offered."""
        return next((blind.stakes for blind in self.blind_bids if blind.tricks == tricks), None)

    # JSON ------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """Return the rules as plain JSON values under the keys that are saved and shared."""
        values = {field.name: _plain(getattr(self, field.name)) for field in fields(self)}
        blind = {str(one.tricks): list(one.stakes) for one in self.blind_bids}
        return {**values, "blind_bids": blind}

    @classmethod
    def from_json(cls, raw: object) -> RuleSet:
        """Return the rules that *raw*, a JSON object, says; missing keys are Classic's. Raises RuleError."""
        if not isinstance(raw, Mapping):
            raise RuleError(f"rules: cannot be {raw!r}; allowed is an object of keys and values")
        values: dict[str, Any] = {str(key): read_value(str(key), value) for key, value in raw.items()}
        return cls(**values)

    def changed(self, raw: Mapping[str, object]) -> RuleSet:
        """Return these rules with the keys of *raw*, JSON values, changed. Raises RuleError."""
        return RuleSet.from_json({**self.to_json(), **raw})


def read_value(key: str, raw: object) -> object:
    """Return the value that *raw* stands for under *key*; raise RuleError naming key, value and what is allowed."""
    kind = KEYS.get(key)
    if kind is None:
        raise RuleError(f"{key}: no such rule; known rules are {', '.join(KEYS)}")
    try:
        return kind.read(raw)
    except ValueError as error:
        detail = f" ({error})" if str(error) else ""
        raise RuleError(f"{key}: cannot be {raw!r}; allowed is {kind.allowed}{detail}") from None


def _plain(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    return [card.name if isinstance(card, Card) else card for card in value]


@cache
def deck_of(jokers: int, removed: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the full deck with so many *jokers* less the cards *removed*, in the order the shuffle starts from."""
    full = (*FULL_DECK, LITTLE_JOKER, BIG_JOKER) if jokers else FULL_DECK
    return tuple(card for card in full if card not in removed)

"""The keys of a rule set, each declared once: type, range, default, share-code number, title, usual values, words.

A new key goes where it belongs by its subject. Its `code` is the next free number, for share codes tell the keys by it
for ever. Its sentence stands in `page.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Literal, TypeAlias

from game.cards import BIG_JOKER, FULL_DECK, LITTLE_JOKER, Card, Suit, parse_cards
from game.rules.keys import (
    Blind,
    BlindTable,
    Cards,
    Key,
    PointList,
    SeatingPlan,
    Stakes,
    amount,
    choice,
    listing,
    switch,
)
from game.rules.seats import Grouping, Rotation
from game.words import _, later

Bidding: TypeAlias = Literal["individual", "negotiated", "mirror", "whiz", "suicide"]
FirstTrick: TypeAlias = Literal["free", "lowest_club", "two_of_clubs_leads"]

_TRADED = {
    0: later("no cards"),
    1: later("one card"),
    2: later("two cards"),
    3: later("three cards"),
    4: later("four cards"),
}


def _pairs(plan: SeatingPlan) -> str:
    six = plan.players == 6
    return later("in three sides of two, partners opposite") if six else later("with the partner opposite")


def _one_by_one(plan: SeatingPlan) -> str:
    if plan.sides == "solo":
        return later("each says how many tricks to take")
    return later("each says how many tricks to take, and partners’ bids are added up")


@dataclass(frozen=True, kw_only=True)
class RuleKeys:
    """A value for each key, and the cards that follow from them; a `RuleSet` is one whose values go together."""

    # fmt: off
    # (a paragraph a key; a word of a choice is told in share codes by its place, so a new one goes to the end)
    players: int = choice(
        4, code=0, title=later("At the table"),
        words={2: later("two"), 3: later("three"), 4: later("four"), 6: later("six")},
    )
    sides: Grouping = choice(
        "pairs", code=1, title=later("They play"),
        words={"pairs": _pairs, "solo": later("each alone"), "trios": later("in two sides of three")},
    )
    jokers: int = choice(0, code=2, title=later("The deck has"), words={0: later("no joker"), 2: later("both jokers")})
    high_trumps: tuple[Card, ...] = listing(
        (), Cards(), code=3, title=later("Above the ace of spades rank"),
        usual=((), parse_cards("BJ LJ"), parse_cards("BJ LJ 2D 2S"), parse_cards("2H 2C 2D 2S")), words="{cards}",
        none=later("no card"),
    )
    removed: tuple[Card, ...] = listing(
        (), Cards(), code=4, title=later("Left out of the deck"),
        usual=((), parse_cards("2C"), parse_cards("2H 2C"), parse_cards("2C 2D 2H 2S")), words="{cards}",
        none=later("nothing"),
    )
    rotation: Rotation = choice(
        "clockwise", code=5, title=later("Turns go"),
        words={"clockwise": later("clockwise"), "counterclockwise": later("counter-clockwise")},
    )
    first_dealer: Literal["random", "cut_high"] = choice(
        "random", code=6, title=later("The first dealer"),
        words={"random": later("is chosen by lot"), "cut_high": later("is whoever cuts the highest card")},
    )
    first_seat: Literal["left_of_dealer", "dealer", "right_of_dealer"] = choice(
        "left_of_dealer", code=7, title=later("Who begins"),
        words={
            "left_of_dealer": later("the player at the dealer’s left"), "dealer": later("the dealer"),
            "right_of_dealer": later("the player at the dealer’s right"),
        },
    )
    bidding: Bidding = choice(
        "individual", code=8, title=later("Bidding"),
        words={
            "individual": _one_by_one, "negotiated": later("partners talk and agree on one number"),
            "mirror": later("each has to bid the number of spades held"),
            "whiz": later("each has to bid the number of spades held, or nil"),
            "suicide": later("on each side one partner has to bid nil"),
        },
        names={
            "individual": later("bidding one by one"), "negotiated": later("bidding by talk"),
            "mirror": later("bidding the spades held"), "whiz": later("bidding the spades held or nil"),
            "suicide": later("a nil on each side"),
        },
    )
    first_deal_bids_itself: bool = switch(
        False, code=9, title=later("The first deal"),
        words=(later("has no bidding: every trick scores 10, and there are no bags"), later("is bid like every other")),
    )
    min_side_bid: int = amount(
        0, code=10, title=later("A side’s bid, at the least"), within=(0, 13), usual=(0, 1, 2, 3, 4, 5),
        words=later("at least {n}"), none=later("as little as it likes"),
    )
    max_side_bid: int | None = choice(
        None, code=11, title=later("A side’s bid, at the most"),
        words={None: later("as much as it likes"), 13: later("at most 13")},
    )
    forbidden_total: int | None = amount(
        None, code=12, title=later("All bids together"), within=(0, 26), usual=(None, 13), words=later("exactly {n}"),
        none=later("any number"),
    )
    nil: int = amount(
        100, code=13, title=later("Nil"), within=(0, 1000), usual=(0, 50, 100, 150, 200),
        words=later("scores {stakes}"), none=later("cannot be bid"),
    )
    blind_nil: int = amount(
        0, code=14, title=later("Before looking at the cards"), within=(0, 1000), usual=(0, 100, 200, 300, 400),
        words=later("nil may be bid for {stakes}"), none=later("nobody may bid nil"),
    )
    blind_deficit: int = amount(
        0, code=15, title=later("Blind bids are open"), within=(0, 1000), usual=(0, 50, 100, 150, 200),
        words=later("to a side {n} or more points behind"), none=later("at any score"),
    )
    blind_nil_trade: int = amount(
        0, code=16, title=later("After a blind nil, partners trade"), within=(0, 4), usual=(0, 1, 2, 3, 4),
        words=_TRADED,
    )
    nil_trade: int = amount(
        0, code=17, title=later("After a nil, partners trade"), within=(0, 4), usual=(0, 1, 2, 3, 4), words=_TRADED,
    )
    trade_order: Literal["together", "bidder_first"] = choice(
        "together", code=18, title=later("The cards of a trade"),
        words={
            "together": later("are chosen before either sees the other’s"),
            "bidder_first": later(
                "come from the bidder first, who may keep them; the partner looks and gives as many back"
            ),
        },
    )
    both_nil: Literal["each_alone", "bonuses_only", "forbidden"] = choice(
        "each_alone", code=19, title=later("Nil by both partners"),
        words={
            "each_alone": later("each nil is scored alone"), "bonuses_only": later("only the nils score"),
            "forbidden": later("only one partner may bid nil"),
        },
    )
    failed_nil_tricks: Literal["bags", "help_partner", "bags_without_points"] = choice(
        "bags", code=20, title=later("The tricks of a failed nil"),
        words={
            "bags": later("are bags and help nobody’s bid"), "help_partner": later("help the side’s bid"),
            "bags_without_points": later("are bags without points and help nobody’s bid"),
        },
    )
    ten_bid: Stakes | None = listing(
        None, PointList(2, later("[made, missed], such as [200, -100]")), code=21, title=later("A bid of 10"),
        usual=(None, Stakes(200, -100), Stakes(200, -200), Stakes(150, -100)), words=later("scores {stakes}"),
        none=later("scores like any other"),
    )
    boston_bid: Stakes | None = listing(
        None, PointList(2, later("[made, missed], such as [400, -200]")), code=22,
        title=later("A bid of all the tricks"),
        usual=(None, Stakes(400, -200), Stakes(500, -500), Stakes(200, -200)), words=later("scores {stakes}"),
        none=later("scores like any other"),
    )
    blind_bids: tuple[Blind, ...] = listing(
        (), BlindTable(), code=23, title=later("Before the deal, a side may bid"),
        usual=(
            (), (Blind(6, Stakes(120, -60)),),
            (Blind(6, Stakes(120, -120)), Blind(7, Stakes(140, -140)), Blind(8, Stakes(160, -160))),
        ),
        words="{bids}", none=later("no number"),
    )
    blind_low_five: tuple[int, int, int] | None = listing(
        None, PointList(3, later("[both, one, neither], such as [200, 50, -100]")), code=24, title=later("Blind Low 5"),
        usual=(None, (200, 50, -100), (300, 100, -150)),
        words=later("scores {both} for both, {one} for one of them, {neither} for none"), none=later("is not played"),
    )
    raise_blind_to_ten: bool = switch(
        False, code=25, title=later("Having looked, a blind bidder’s side"),
        words=(later("may raise its blind bid to 10"), later("keeps to its blind bid")),
    )
    low_named_with_bid: bool = switch(
        False, code=26, title=later("Who goes low in Blind Low 5"),
        words=(later("is named with the bid"), later("is chosen after looking")),
    )
    double_bid_penalty: bool = switch(
        False, code=27, title=later("Taking twice the bid or more"),
        words=(later("loses twice the bid and 1 for each bag"), later("is like any other overtricks")),
    )
    first_trick: FirstTrick = choice(
        "free", code=28, title=later("On the first trick"),
        words={
            "free": later("the player who begins leads, but no spade"),
            "lowest_club": later("everyone plays the lowest club, and the highest of them wins"),
            "two_of_clubs_leads": later("the lowest club leads"),
        },
        names={
            "lowest_club": later("a first trick of lowest clubs"),
            "two_of_clubs_leads": later("a lead by the lowest club"),
        },
    )
    spade_lead: Literal["broken", "any_time"] = choice(
        "broken", code=29, title=later("Spades may be led"),
        words={
            "broken": later("once one was played on another suit, or when nothing else is left"),
            "any_time": later("at any time after the first trick"),
        },
    )
    forced_lead_breaks: bool = switch(
        False, code=30, title=later("A lead of spades by a hand with nothing else"),
        words=(later("breaks them as well"), later("does not break them")),
    )
    overtrick_points: int = choice(
        1, code=31, title=later("Each trick over the bid"),
        words={-1: later("costs 1 point"), 0: later("scores nothing"), 1: later("scores 1 point")},
    )
    bag_limit: int = amount(
        10, code=32, title=later("Bags that bring the penalty"), within=(0, 100), usual=(0, 5, 7, 10, 15),
        words=(later("{n} bag"), later("{n} bags")), none=later("none"),
    )
    bag_penalty: int = amount(
        100, code=33, title=later("The penalty for bags is"), within=(0, 1000), usual=(50, 100, 150, 200),
        words=later("{n} points"), none=later("nothing"),
    )
    bag_carry: bool = switch(
        True, code=34, title=later("After the penalty, the count of bags"),
        words=(later("carries the rest over"), later("goes back to 0")),
    )
    set_penalty: int = choice(
        10, code=35, title=later("For each trick bid, a missed contract costs"),
        words={10: later("10 points"), 20: later("20 points")},
    )
    renege: Literal["impossible", "callable"] = choice(
        "impossible", code=36, title=later("Not following suit when able"),
        words={"impossible": later("cannot be done"), "callable": later("can be done, and called in play or after it")},
    )
    renege_tricks: int = amount(
        3, code=37, title=later("The callers of a renege may move"), within=(0, 13), usual=(1, 2, 3, 4),
        words=(later("{n} trick"), later("{n} tricks")),
    )
    renege_points: int = amount(
        50, code=38, title=later("Or they may take, or win"), within=(0, 1000), usual=(0, 25, 50, 100),
        words=later("{n} points"),
    )
    wrong_call_points: int = amount(
        50, code=39, title=later("A wrong call costs"), within=(0, 1000), usual=(0, 25, 50, 100),
        words=later("{n} points"), none=later("nothing"),
    )
    redeal: Literal["none", "no_spade_no_ace", "no_spade", "no_face_card", "seven_of_a_suit"] = choice(
        "none", code=40, title=later("A new deal may be asked for by"),
        words={
            "none": later("no hand"), "no_spade_no_ace": later("a hand with no spade and no ace"),
            "no_spade": later("a hand without a spade"), "no_face_card": later("a hand without a king, queen or jack"),
            "seven_of_a_suit": later("a hand with seven cards of a suit"),
        },
    )
    target: int = amount(
        500, code=41, title=later("The game goes to"), within=(1, 10_000), usual=(200, 250, 300, 400, 500, 750, 1000),
        words=later("{n} points"),
    )
    floor: int | None = amount(
        None, code=42, title=later("A side has lost"), within=(-10_000, -1), usual=(None, -200, -300, -500),
        words=later("at {n} points"), none=later("only when another wins"),
    )
    max_deals: int | None = amount(
        None, code=43, title=later("The game ends"), within=(1, 1000), usual=(None, 4, 8, 10, 12),
        words=(later("after {n} deal"), later("after {n} deals")), none=later("only by points"),
    )
    # fmt: on

    # The cards that follow from them ---------------------------------------------------------------

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


KEYS: dict[str, Key] = {one.name: key for one in fields(RuleKeys) if isinstance(key := one.metadata.get("key"), Key)}


def title_of(key: str) -> str:
    """Return what the choice under *key* is called."""
    return _(KEYS[key].title)


@cache
def deck_of(jokers: int, removed: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the full deck with 0 or 2 *jokers* less the cards *removed*, in the order the shuffle starts from."""
    full = (*FULL_DECK, LITTLE_JOKER, BIG_JOKER) if jokers else FULL_DECK
    return tuple(card for card in full if card not in removed)

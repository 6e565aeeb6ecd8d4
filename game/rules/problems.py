"""What can be wrong with rules, as values, and the sentence for those who write files and command lines.

The sentence names the key, the value and what would be right. The rule page has words of its own for the same values:
see `refusals.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from game.cards import Card
from game.rules.errors import RuleError
from game.rules.rule_keys import KEYS
from game.words import _, later, listed


@dataclass(frozen=True, slots=True)
class UnknownKey:
    """There is no rule called *key*."""

    key: str


@dataclass(frozen=True, slots=True)
class WrongValue:
    """*value* cannot stand under *key*, whatever the other rules; *detail* says more where there is more to say."""

    key: str
    value: object
    detail: str = ""


class Clash(Enum):
    """Why rules cannot stand together: a sentence, what a file may say instead, and what else may give way.

    The fields are filled from the values of a `Conflict`; one called like a key holds the value of that key. *others*
    are keys outside the family of the one that is wrong (see `refusals.py`).
    """

    def __init__(self, sentence: str, remedy: str = "", *others: str) -> None:
        self.sentence = sentence
        self.remedy = remedy
        self.others = others

    PAIRS_PLAYERS = later("pairs need four or six players, not {players}; let each play alone"), "sides: solo"
    TRIOS_PLAYERS = later("trios need six players, not {players}; let each play alone"), "sides: solo"
    TRIOS_OF_FOUR = (
        later("trios need six players, not {players}; play in pairs, or let each play alone"),
        "sides: pairs or solo",
    )
    NO_JOKERS_TO_REMOVE = (later("{cards} cannot be left out of a deck without jokers; put both in first"), "jokers: 2")
    UNEVEN = later("{deck} cards cannot be dealt evenly to {players} players; remove {odd} more")
    UNEVEN_OR_BACK = later(
        "{deck} cards cannot be dealt evenly to {players} players; remove {odd} more, or put {back} back"
    )
    UNEVEN_DRAWN = later(
        "{deck} cards cannot be dealt evenly to {players} players, who keep every second card; remove {odd} more"
    )
    UNEVEN_DRAWN_OR_BACK = later(
        "{deck} cards cannot be dealt evenly to {players} players, who keep every second card; remove {odd} more, "
        "or put {back} back"
    )
    FEW_CARDS = later("only {deck} cards are left, too few for a deal; {players} players need {least}: put {back} back")
    NO_JOKERS_TO_RANK = (later("{cards} cannot rank without being in the deck; put the jokers in first"), "jokers: 2")
    NOT_IN_DECK = (later("{cards} cannot rank without being in the deck; leave nothing out that is to rank"), "removed")
    JOKERS_WITHOUT_RANK = (
        later("{cards} would have no rank; rank jokers above the ace of spades"),
        'high_trumps: ["BJ", "LJ"]',
    )
    NO_CLUB = (later("{first_trick} needs a club in the deck; put one back, or let any lead open"), "first_trick: free")
    CLUBS_LEFT_OUT = (
        later("{first_trick} needs all cards in the hands, and two players leave half of them out; let any lead open"),
        "first_trick: free",
        "players",
    )
    BIDDING_ALONE = (
        later("{bidding} needs partners, and here each plays alone; bid one by one"),
        "bidding: individual, mirror or whiz",
    )
    BIDDING_WITHOUT_NIL = (
        later("{bidding} needs a nil that is worth something; give it points, such as 100"),
        "nil: 100",
        "nil",
    )
    FIXED_LEAST = (
        later("{bidding} leaves no room for a least bid of {least}; let it be 0, or bid freely"),
        "bidding: individual",
        "bidding",
    )
    FIXED_MOST = (later("{bidding} leaves no room for a highest bid of {most}; set no limit"), "max_side_bid: null")
    TOTAL_FORBIDDEN = (
        later("{total} can be forbidden only to those who bid one by one, which {bidding} is not; allow any total"),
        "forbidden_total: null, or bidding: individual",
        "bidding",
    )
    NIL_FORBIDDEN = (
        later("{bidding} makes partners without spades bid nil, so that it cannot be forbidden; score it instead"),
        "both_nil: each_alone or bonuses_only",
    )
    LEAST_OVER_TRICKS = later("{least} is more than the {tricks} tricks of a deal; let it be {tricks} at the most")
    NO_NIL_TO_TRADE = later("there is no nil to trade {count} for; give it points, or trade none"), "nil_trade: 0"
    NO_BLIND_NIL_TO_TRADE = (
        later("there is no blind nil to trade {count} for; give it points, or trade none"),
        "blind_nil_trade: 0",
    )
    TRADE_ALONE = later("a trade of {count} needs a partner, and here each plays alone; trade none"), "{key}: 0"
    TRADE_OF_TRIOS = later("a trade of {count} needs one partner, and trios have two; trade none"), "{key}: 0"
    LOW_ALONE = (
        later("the low needs a partner, and here each plays alone; leave Blind Low 5 out"),
        "blind_low_five: null",
    )
    BLIND_BIDDING = (
        later(
            "bids before the deal are for those who bid one by one, which {bidding} is not; have none before the deal"
        ),
        "or bidding: individual",
    )
    NO_LOW_TO_NAME = (
        later("there is no Blind Low 5 to name a low for; offer it, or let the low be chosen later"),
        "low_named_with_bid: false",
    )
    BLIND_OVER_TRICKS = later("{blind} is more than the {tricks} tricks of a deal; offer {tricks} at the most")
    LOW_OVER_TRICKS = (
        later("5 is more than the {tricks} tricks of a deal; leave Blind Low 5 out"),
        "blind_low_five: null",
    )
    BLIND_UNDER_LEAST = (
        later("{blind} is less than a side’s least bid of {least}; offer no less than that, or lower it"),
        "min_side_bid: {blind}",
        "min_side_bid",
    )
    LOW_UNDER_LEAST = (
        later("5 is less than a side’s least bid of {least}; lower that to 5"),
        "min_side_bid: 5",
        "min_side_bid",
    )
    NO_BLIND_TO_RAISE = (
        later("there is no blind bid to raise to 10; offer one, or allow no raise"),
        "raise_blind_to_ten: false",
    )
    RAISE_WITHOUT_POINTS = (
        later("a raise to 10 needs points of its own for a bid of 10; give it some, such as +200 and -100"),
        "ten_bid: [200, -100]",
    )
    RAISE_OF_TEN = (
        later("a blind bid of {blind} cannot be raised to 10; offer 9 at the most, or allow no raise"),
        "raise_blind_to_ten: false",
    )
    RAISE_OVER_TRICKS = (
        later("10 is more than the {tricks} tricks of a deal; allow no raise"),
        "raise_blind_to_ten: false",
    )


ConflictValue: TypeAlias = int | str | tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Conflict:
    """What stands under *key* goes with some other rules as little as *clash* says of the *values*."""

    key: str
    clash: Clash
    values: Mapping[str, ConflictValue]

    @property
    def remedy(self) -> str:
        """What would do, as it is written in a file; empty where the sentence says it."""
        return self.clash.remedy.format(key=self.key, **self.values)


Problem: TypeAlias = UnknownKey | WrongValue | Conflict


class RefusedRulesError(RuleError):
    """Rules that have a *problem*."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        match self.problem:
            case UnknownKey(key):
                return _("{key}: no such rule; known rules are {keys}").format(key=key, keys=", ".join(KEYS))
            case WrongValue(key, value, detail):
                allowed = KEYS[key].kind.allowed
                words = _("{key}: cannot be {value!r}; allowed is {allowed}").format(
                    key=key, value=value, allowed=allowed
                )
                return f"{words} ({detail})" if detail else words
            case Conflict(key, clash, values):
                said = {name: _in_a_file(value) for name, value in values.items()}
                sentence = f"{key}: {_(clash.sentence).format_map(said)}"
                return f"{sentence} ({self.problem.remedy})" if self.problem.remedy else sentence


def _in_a_file(value: ConflictValue) -> str:
    return listed([card.name for card in value], _(" and ")) if isinstance(value, tuple) else str(value)

"""How each key of a rule set is called, which values are usual, and how a value is said.

    title_of("bag_carry")               "After the penalty, the count of bags"
    said("bag_carry", True, rules)      "carries the rest over"
    usual("target")                     (200, 250, 300, 400, 500, 750, 1000)

A title and a value read on as one sentence. What is said of a value stands within the sentences of the rule page.
"""

from __future__ import annotations

from collections.abc import Callable

from game.cards import BIG_JOKER, LITTLE_JOKER, Card, parse_cards
from game.rules.card_words import card_name
from game.rules.errors import RuleError
from game.rules.keys import Choice, RuleValue
from game.rules.ruleset import KEYS, RuleSet
from game.rules.stakes import Blind, Stakes
from game.words import _, plural

_JOKERS = (BIG_JOKER, LITTLE_JOKER)
_USUAL: dict[str, tuple[RuleValue, ...]] = {
    "high_trumps": ((), _JOKERS, (*_JOKERS, *parse_cards("2D 2S")), parse_cards("2H 2C 2D 2S")),
    "removed": ((), parse_cards("2C"), parse_cards("2H 2C"), parse_cards("2C 2D 2H 2S")),
    "min_side_bid": (0, 1, 2, 3, 4, 5),
    "max_side_bid": (None, 13),
    "forbidden_total": (None, 13),
    "nil": (0, 50, 100, 150, 200),
    "blind_nil": (0, 100, 200, 300, 400),
    "blind_deficit": (0, 50, 100, 150, 200),
    "blind_nil_trade": (0, 1, 2, 3, 4),
    "nil_trade": (0, 1, 2, 3, 4),
    "ten_bid": (None, Stakes(200, -100), Stakes(200, -200), Stakes(150, -100)),
    "boston_bid": (None, Stakes(400, -200), Stakes(500, -500), Stakes(200, -200)),
    "blind_bids": (
        (),
        (Blind(6, Stakes(120, -60)),),
        (Blind(6, Stakes(120, -120)), Blind(7, Stakes(140, -140)), Blind(8, Stakes(160, -160))),
    ),
    "blind_low_five": (None, (200, 50, -100), (300, 100, -150)),
    "bag_limit": (0, 5, 7, 10, 15),
    "bag_penalty": (50, 100, 150, 200),
    "renege_tricks": (1, 2, 3, 4),
    "renege_points": (0, 25, 50, 100),
    "wrong_call_points": (0, 25, 50, 100),
    "target": (200, 250, 300, 400, 500, 750, 1000),
    "floor": (None, -200, -300, -500),
    "max_deals": (None, 4, 8, 10, 12),
}


def usual(key: str) -> tuple[RuleValue, ...]:
    """Return the values that tables usually have under *key*."""
    if key in _USUAL:
        return _USUAL[key]
    kind = KEYS[key]
    return kind.values if isinstance(kind, Choice) else (True, False)


def is_open(key: str) -> bool:
    """Whether there are more values under *key* than the usual ones, so that one may be written."""
    return key in _USUAL and key != "max_side_bid"


def title_of(key: str) -> str:
    """Return what the choice under *key* is called."""
    return _titles()[key]


def said(key: str, value: RuleValue, rules: RuleSet) -> str:
    """Return how *value* of *key* is said in a sentence about *rules*."""
    if key in _WORDS:
        return _WORDS[key](rules)[value]
    if isinstance(value, bool):
        return _switches()[key][0 if value else 1]
    if isinstance(value, Stakes):
        return _("scores {stakes}").format(stakes=either(value.made, value.missed))
    if isinstance(value, tuple):
        return _said_list(key, value)
    return _said_number(key, value if isinstance(value, int) else None)


def signed(points: int) -> str:
    """Return *points* with a sign, a real minus before losses."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """Return *points* with a real minus where they are negative."""
    return f"−{-points}" if points < 0 else str(points)


def either(won: int, lost: int) -> str:
    """Return what is *won* and what is *lost*: "+200 or −100"."""
    return _("{won} or {lost}").format(won=signed(won), lost=signed(lost))


def value_of(key: str, rules: RuleSet) -> RuleValue:
    """Return what stands under *key* in *rules*."""
    if key not in KEYS:
        raise RuleError(f"{key}: no such rule; known rules are {', '.join(KEYS)}")
    value: RuleValue = getattr(rules, key)
    return value


def _titles() -> dict[str, str]:
    return {
        "players": _("At the table"),
        "sides": _("They play"),
        "jokers": _("The deck has"),
        "high_trumps": _("Above the ace of spades rank"),
        "removed": _("Left out of the deck"),
        "rotation": _("Turns go"),
        "first_dealer": _("The first dealer"),
        "first_seat": _("Who begins"),
        "bidding": _("Bidding"),
        "first_deal_bids_itself": _("The first deal"),
        "min_side_bid": _("A side’s bid, at the least"),
        "max_side_bid": _("A side’s bid, at the most"),
        "forbidden_total": _("All bids together"),
        "nil": _("Nil"),
        "blind_nil": _("Before looking at the cards"),
        "blind_deficit": _("Blind bids are open"),
        "blind_nil_trade": _("After a blind nil, partners trade"),
        "nil_trade": _("After a nil, partners trade"),
        "trade_order": _("The cards of a trade"),
        "both_nil": _("Nil by both partners"),
        "failed_nil_tricks": _("The tricks of a failed nil"),
        "ten_bid": _("A bid of 10"),
        "boston_bid": _("A bid of all the tricks"),
        "blind_bids": _("Before the deal, a side may bid"),
        "blind_low_five": _("Blind Low 5"),
        "raise_blind_to_ten": _("Having looked, a blind bidder’s side"),
        "low_named_with_bid": _("Who goes low in Blind Low 5"),
        "double_bid_penalty": _("Taking twice the bid or more"),
        "first_trick": _("On the first trick"),
        "spade_lead": _("Spades may be led"),
        "forced_lead_breaks": _("A lead of spades by a hand with nothing else"),
        "overtrick_points": _("Each trick over the bid"),
        "bag_limit": _("Bags that bring the penalty"),
        "bag_penalty": _("The penalty for bags is"),
        "bag_carry": _("After the penalty, the count of bags"),
        "set_penalty": _("For each trick bid, a missed contract costs"),
        "renege": _("Not following suit when able"),
        "renege_tricks": _("The callers of a renege may move"),
        "renege_points": _("Or they may take, or win"),
        "wrong_call_points": _("A wrong call costs"),
        "redeal": _("A new deal may be asked for by"),
        "target": _("The game goes to"),
        "floor": _("A side has lost"),
        "max_deals": _("The game ends"),
    }


def _said_sides(rules: RuleSet) -> dict[RuleValue, str]:
    pairs = _("in three sides of two, partners opposite") if rules.players == 6 else _("with the partner opposite")
    return {"pairs": pairs, "solo": _("each alone"), "trios": _("in two sides of three")}


def _said_bidding(rules: RuleSet) -> dict[RuleValue, str]:
    alone = rules.sides == "solo"
    return {
        "individual": _("each says how many tricks to take")
        if alone
        else _("each says how many tricks to take, and partners’ bids are added up"),
        "negotiated": _("partners talk and agree on one number"),
        "mirror": _("each has to bid the number of spades held"),
        "whiz": _("each has to bid the number of spades held, or nil"),
        "suicide": _("on each side one partner has to bid nil"),
    }


# How the words among the values are said in sentences about some rules, made when asked for: the language may change.
_WORDS: dict[str, Callable[[RuleSet], dict[RuleValue, str]]] = {
    "players": lambda _rules: {2: _("two"), 3: _("three"), 4: _("four"), 6: _("six")},
    "sides": _said_sides,
    "jokers": lambda _rules: {0: _("no joker"), 2: _("both jokers")},
    "rotation": lambda _rules: {"clockwise": _("clockwise"), "counterclockwise": _("counter-clockwise")},
    "first_dealer": lambda _rules: {
        "random": _("is chosen by lot"),
        "cut_high": _("is whoever cuts the highest card"),
    },
    "first_seat": lambda _rules: {
        "left_of_dealer": _("the player at the dealer’s left"),
        "dealer": _("the dealer"),
        "right_of_dealer": _("the player at the dealer’s right"),
    },
    "bidding": _said_bidding,
    "trade_order": lambda _rules: {
        "together": _("are chosen before either sees the other’s"),
        "bidder_first": _("come from the bidder first, who may keep them; the partner looks and gives as many back"),
    },
    "both_nil": lambda _rules: {
        "each_alone": _("each nil is scored alone"),
        "bonuses_only": _("only the nils score"),
        "forbidden": _("only one partner may bid nil"),
    },
    "failed_nil_tricks": lambda _rules: {
        "bags": _("are bags and help nobody’s bid"),
        "help_partner": _("help the side’s bid"),
        "bags_without_points": _("are bags without points and help nobody’s bid"),
    },
    "first_trick": lambda _rules: {
        "free": _("the player who begins leads, but no spade"),
        "lowest_club": _("everyone plays the lowest club, and the highest of them wins"),
        "two_of_clubs_leads": _("the lowest club leads"),
    },
    "spade_lead": lambda _rules: {
        "broken": _("once one was played on another suit, or when nothing else is left"),
        "any_time": _("at any time after the first trick"),
    },
    "overtrick_points": lambda _rules: {1: _("scores 1 point"), 0: _("scores nothing"), -1: _("costs 1 point")},
    "set_penalty": lambda _rules: {10: _("10 points"), 20: _("20 points")},
    "renege": lambda _rules: {
        "impossible": _("cannot be done"),
        "callable": _("can be done, and called in play or after it"),
    },
    "redeal": lambda _rules: {
        "none": _("no hand"),
        "no_spade_no_ace": _("a hand with no spade and no ace"),
        "no_spade": _("a hand without a spade"),
        "no_face_card": _("a hand without a king, queen or jack"),
        "seven_of_a_suit": _("a hand with seven cards of a suit"),
    },
}


def _switches() -> dict[str, tuple[str, str]]:
    return {
        "first_deal_bids_itself": (
            _("has no bidding: every trick scores 10, and there are no bags"),
            _("is bid like every other"),
        ),
        "raise_blind_to_ten": (_("may raise its blind bid to 10"), _("keeps to its blind bid")),
        "low_named_with_bid": (_("is named with the bid"), _("is chosen after looking")),
        "double_bid_penalty": (_("loses twice the bid and 1 for each bag"), _("is like any other overtricks")),
        "forced_lead_breaks": (_("breaks them as well"), _("does not break them")),
        "bag_carry": (_("carries the rest over"), _("goes back to 0")),
    }


def _said_list(key: str, value: tuple[object, ...]) -> str:
    match key:
        case "high_trumps" | "removed":
            names = [card_name(card) for card in value if isinstance(card, Card)]
            return ", ".join(names) or (_("no card") if key == "high_trumps" else _("nothing"))
        case "blind_bids":
            blinds = [one for one in value if isinstance(one, Blind)]
            words = [
                _("Blind {n} for {stakes}").format(n=one.tricks, stakes=either(one.stakes.made, one.stakes.missed))
                for one in blinds
            ]
            return ", ".join(words) or _("no number")
        case _:
            both, one, neither = (signed(points) for points in value if isinstance(points, int))
            words_ = _("scores {both} for both, {one} for one of them, {neither} for none")
            return words_.format(both=both, one=one, neither=neither)


def _said_number(key: str, value: int | None) -> str:
    n = value or 0
    match key:
        case "min_side_bid":
            return _("at least {n}").format(n=n) if n else _("as little as it likes")
        case "max_side_bid":
            return _("as much as it likes") if value is None else _("at most {n}").format(n=n)
        case "forbidden_total":
            return _("any number") if value is None else _("exactly {n}").format(n=n)
        case "nil":
            return _("scores {stakes}").format(stakes=either(n, -n)) if n else _("cannot be bid")
        case "blind_nil":
            return _("nil may be bid for {stakes}").format(stakes=either(n, -n)) if n else _("nobody may bid nil")
        case "blind_deficit":
            return _("to a side {n} or more points behind").format(n=n) if n else _("at any score")
        case "blind_nil_trade" | "nil_trade":
            return (_("no cards"), _("one card"), _("two cards"), _("three cards"), _("four cards"))[n]
        case "ten_bid" | "boston_bid":
            return _("scores like any other")
        case "blind_low_five":
            return _("is not played")
        case "bag_limit":
            return plural("{n} bag", "{n} bags", n).format(n=n) if n else _("none")
        case "bag_penalty" | "wrong_call_points":
            return _("{n} points").format(n=n) if n else _("nothing")
        case "renege_points":
            return _("{n} points").format(n=n)
        case "renege_tricks":
            return plural("{n} trick", "{n} tricks", n).format(n=n)
        case "floor":
            return (
                _("at {points} points").format(points=number(n)) if value is not None else _("only when another wins")
            )
        case "max_deals":
            return _said_deals(value)
        case _:
            return _("{n} points").format(n=n)


def _said_deals(value: int | None) -> str:
    if value is None:
        return _("only by points")
    return plural("after {n} deal", "after {n} deals", value).format(n=value)

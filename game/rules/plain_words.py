"""What is wrong with rules, in the words of the rule page, and which other changes would put it right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from game.cards import Card
from game.rules.card_words import card_name
from game.rules.errors import RuleError
from game.rules.options import title_of
from game.rules.ruleset import KEYS, RuleSet
from game.words import _

_DEPTH = 3  # changes besides the wanted one
_JOKERS = ["BJ", "LJ"]
_REMEDIES: tuple[dict[str, object], ...] = (
    {"removed": [], "high_trumps": [], "jokers": 0},
    {"removed": ["2C"], "high_trumps": [], "jokers": 0},
    {"removed": [], "high_trumps": _JOKERS, "jokers": 2},
    {"removed": ["2H", "2C"], "high_trumps": _JOKERS, "jokers": 2},
    {"removed": ["2H", "2C"], "high_trumps": [*_JOKERS, "2D", "2S"], "jokers": 2},
    {"jokers": 2},
    {"sides": "pairs"},
    {"sides": "solo"},
    {
        "sides": "solo",
        "bidding": "individual",
        "nil_trade": 0,
        "blind_nil_trade": 0,
        "blind_low_five": None,
        "low_named_with_bid": False,
        "raise_blind_to_ten": False,
    },
    {"players": 4},
    {"players": 6},
    {"bidding": "individual"},
    {"nil": 100},
    {"blind_nil": 200},
    {"nil_trade": 0},
    {"blind_nil_trade": 0},
    {"both_nil": "each_alone"},
    {"min_side_bid": 0},
    {"max_side_bid": None},
    {"forbidden_total": None},
    {"blind_bids": {}},
    {"blind_bids": {}, "blind_low_five": None, "raise_blind_to_ten": False, "low_named_with_bid": False},
    {"blind_low_five": None},
    {"blind_low_five": [200, 50, -100]},
    {"low_named_with_bid": False},
    {"raise_blind_to_ten": False},
    {"ten_bid": [200, -100]},
    {"first_trick": "free"},
)


def in_plain_words(error: RuleError) -> str:
    """Return the sentence of *error* with the names of keys as the page has them.

    >>> in_plain_words(RuleError("nil_trade: there is no nil to trade 2 for; trade none (nil_trade: 0)"))
    '“After a nil, partners trade”: there is no nil to trade 2 for; trade none.'
    """
    text = re.sub(r" \((?:or )?[a-z_]+(?:: [^()]*)?\)$", "", str(error).rstrip("."))
    if "; allowed is " not in text:  # which shows how cards are written
        text = re.sub(r"\b(?:BJ|LJ|[2-9TJQKA][CDHS])\b", _named, text)
    return re.sub(r"([a-z]+(?:_[a-z]+)*)(:?)", _titled, text) + "."


def _named(found: re.Match[str]) -> str:
    return _("the {card}").format(card=card_name(Card.parse(found[0])))


def _titled(found: re.Match[str]) -> str:
    word, colon = found.groups()
    if word in KEYS and (colon or "_" in word):
        return f"“{title_of(word)}”{colon}"
    return _value_words().get(word, word) + colon


def _value_words() -> dict[str, str]:
    return {
        "null": _("none"),
        "two_of_clubs_leads": _("a lead by the lowest club"),
        "lowest_club": _("a first trick of lowest clubs"),
        "negotiated": _("bidding by talk"),
        "mirror": _("bidding the spades held"),
        "whiz": _("bidding the spades held or nil"),
        "suicide": _("a nil on each side"),
        "individual": _("bidding one by one"),
    }


def remedy(rules: RuleSet, key: str, value: object) -> dict[str, object] | None:
    """Return what else has to change so that *key* of *rules* can hold *value*, a JSON value.

    Nothing where it can as it is; None where no few changes help.
    """
    for depth in range(_DEPTH + 1):
        for change in _tries(rules, {key: value}, depth, set()):
            return {name: one for name, one in change.items() if name != key}
    return None


def _tries(rules: RuleSet, change: Mapping[str, object], depth: int, seen: set[str]) -> Iterator[dict[str, object]]:
    """Yield *change* with up to *depth* remedies, wherever that gives rules; none is tried that was *seen*."""
    name = repr(sorted(change.items()))
    if name in seen:
        return
    seen.add(name)
    try:
        rules.changed(change)
    except RuleError as error:
        if depth > 0:
            named = set(re.findall(r"[a-z_]+", str(error))) | _kin(str(error).partition(":")[0])
            for one in _REMEDIES:
                if named & set(one) and all(change.get(key, kept) == kept for key, kept in one.items()):
                    yield from _tries(rules, {**change, **one}, depth - 1, seen)
    else:
        yield dict(change)


def _kin(key: str) -> set[str]:
    """Return the keys that stand and fall with *key*, whatever its error says."""
    cards = {"players", "sides", "removed", "jokers", "high_trumps"}
    nil = {"nil", "blind_nil", "nil_trade", "blind_nil_trade"}
    blind = {"blind_bids", "blind_low_five", "raise_blind_to_ten", "low_named_with_bid", "ten_bid", "bidding"}
    return {name for family in (cards, nil, blind) if key in family for name in family} | {key}

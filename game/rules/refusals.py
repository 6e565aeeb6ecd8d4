"""What is wrong with rules, in the words of the rule page, and which other changes would put it right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.rules.card_words import card_name
from game.rules.errors import RuleError
from game.rules.keys import Number, example, wanted
from game.rules.problems import Conflict, ConflictValue, RefusedRulesError, UnknownKey, WrongValue
from game.rules.rule_keys import KEYS, title_of
from game.rules.ruleset import RuleSet
from game.words import _, listed

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
_FAMILIES = (  # keys that stand and fall together
    {"players", "sides", "removed", "jokers", "high_trumps"},
    {"nil", "blind_nil", "nil_trade", "blind_nil_trade"},
    {"blind_bids", "blind_low_five", "raise_blind_to_ten", "low_named_with_bid", "ten_bid", "bidding"},
)


def in_page_words(error: RuleError) -> str:
    """Return the sentence of *error* in the words of the rule page.

    >>> in_page_words(RefusedRulesError(Conflict("nil_trade", Clash.NO_NIL_TO_TRADE, {"count": 2})))
    '“After a nil, partners trade”: there is no nil to trade 2 for; give it points, or trade none.'
    """
    if not isinstance(error, RefusedRulesError):
        return f"{error}."
    match error.problem:
        case UnknownKey():
            return f"{error}."
        case WrongValue(key, value, detail):
            allowed = KEYS[key].kind.allowed_as(_("none"), KEYS[key].name)
            words = _("“{title}”: cannot be {value!r}; allowed is {allowed}").format(
                title=title_of(key), value=value, allowed=allowed
            )
            return f"{words} ({detail})." if detail else f"{words}."
        case Conflict(key, clash, values):
            said = {name: _on_the_page(name, value) for name, value in values.items()}
            return f"“{title_of(key)}”: {_(clash.sentence).format_map(said)}."


def _on_the_page(name: str, value: ConflictValue) -> str:
    if isinstance(value, tuple):
        return listed([_("the {card}").format(card=card_name(card)) for card in value], _(" and "))
    return KEYS[name].name(value) if name in KEYS else str(value)


def unreadable(key: str, text: str) -> str:
    """Return why *text*, written by a person, says nothing under *key*, in a sentence."""
    kind = KEYS[key].kind
    words = (
        _("“{text}” cannot stand here: write {wanted}.")
        if isinstance(kind, Number)
        else _("“{text}” cannot stand here: write {wanted}, {example}.")
    )
    return words.format(text=text.strip(), wanted=wanted(kind), example=example(kind))


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
    except RefusedRulesError as error:
        if depth > 0 and isinstance(error.problem, Conflict):
            concerned = _concerned(error.problem)
            for one in _REMEDIES:
                if concerned & set(one) and all(change.get(key, kept) == kept for key, kept in one.items()):
                    yield from _tries(rules, {**change, **one}, depth - 1, seen)
    else:
        yield dict(change)


def _concerned(conflict: Conflict) -> set[str]:
    """Return the keys that stand in each other's way, and those that stand and fall with the first of them."""
    kin = {key for family in _FAMILIES if conflict.key in family for key in family}
    return {*kin, conflict.key, *conflict.clash.others}

"""What may be chosen for a phrase of the rule page, and what each choice would bring with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from game.rules.errors import RuleError
from game.rules.keys import RuleValue
from game.rules.page import keys_told
from game.rules.presets import Preset
from game.rules.refusals import in_page_words, remedy
from game.rules.rule_keys import KEYS, title_of
from game.rules.ruleset import RuleSet
from game.words import _, plural


@dataclass(frozen=True, slots=True)
class Offer:
    """A *value* in *words*; *change* are the keys to be changed for it, empty where it cannot be.

    The *note* says where it comes from, what else it changes, or why it cannot be; *brief* says how much it changes.
    """

    value: RuleValue
    words: str
    note: str = ""
    brief: str = ""
    change: Mapping[str, object] = field(default_factory=dict)


def offers(key: str, rules: RuleSet, model: Preset) -> tuple[Offer, ...]:
    """Return the offers for *key* of *rules*, which were made from *model*."""
    return tuple(_offer(key, value, rules, model) for value in _values(key, rules, model))


def _values(key: str, rules: RuleSet, model: Preset) -> list[RuleValue]:
    """Return the usual values, with those that stand here and in the *model* among them."""
    values = list(KEYS[key].usual)
    for value in (model.rules.value(key), rules.value(key)):
        if value not in values:
            values.append(value)
    if all(isinstance(value, int) and not isinstance(value, bool) for value in values if value is not None):
        values.sort(key=lambda value: (value is not None, abs(value) if isinstance(value, int) else 0))
    return values


def _offer(key: str, value: RuleValue, rules: RuleSet, model: Preset) -> Offer:
    raw = KEYS[key].kind.plain(value)
    words = rules.said(key, value)
    more = remedy(rules, key, raw)
    if more is None:
        return Offer(value, words, refusal(key, raw, rules))
    change = {key: raw, **more}
    origin, company = [*_origin(key, value, model)], [*_company(more, rules, rules.changed(change))]
    if not company:
        return Offer(value, words, "; ".join(origin), change=change)
    count = plural("changes {n} more choice", "changes {n} more choices", len(company)).format(n=len(company))
    whole = _("with it: {changes}").format(changes=" · ".join(company))
    return Offer(value, words, "; ".join([*origin, whole]), "; ".join([*origin, count]), change)


def refusal(key: str, raw: object, rules: RuleSet) -> str:
    """Return why *raw* cannot stand under *key* in *rules*, or nothing where it can."""
    try:
        rules.changed({key: raw})
    except RuleError as error:
        return in_page_words(error)
    return ""


def _origin(key: str, value: RuleValue, model: Preset) -> Iterator[str]:
    if value == model.rules.value(key):
        yield _("as in {model}").format(model=model.title)


def _company(more: Mapping[str, object], rules: RuleSet, after: RuleSet) -> Iterator[str]:
    """Yield what else changes, in the words of the page."""
    told = {*keys_told(rules), *keys_told(after)}
    for key in more:
        if key in told and after.value(key) != rules.value(key):
            yield f"{title_of(key)} {after.said(key, after.value(key))}"

"""Nil, and what is bid before looking."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.page.sentence import Sentence, tell
from game.rules.ruleset import RuleSet
from game.words import _


def nil_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of nil and of blind bids."""
    yield from _nil(rules)
    yield from _blind_nil(rules)
    yield from _blind_numbers(rules)
    if rules.blind_nil or _numbers(rules):
        yield tell(_("Blind bids are open {blind_deficit}."), rules)
    if rules.nil or rules.blind_nil or rules.blind_low_five:
        yield from _any_nil(rules)


def _nil(rules: RuleSet) -> Iterator[Sentence]:
    if rules.nil:
        yield tell(_("Nil, the bid to take no trick at all, {nil}: a single trick makes it fail."), rules)
        if rules.sides != "solo":
            yield tell(_("After a nil, the partners trade {nil_trade}."), rules, idle=not rules.nil_trade)
    else:
        yield tell(_("Nil {nil}."), rules, idle=True)


def _blind_nil(rules: RuleSet) -> Iterator[Sentence]:
    yield tell(_("Before looking at the cards, {blind_nil}."), rules, idle=not rules.blind_nil)
    if rules.blind_nil and rules.sides != "solo":
        yield tell(_("After a blind nil, the partners trade {blind_nil_trade}."), rules, idle=not rules.blind_nil_trade)
    if rules.sides != "solo" and _trades(rules):
        yield tell(_("The cards of a trade {trade_order}; nobody trades if both have bid blind."), rules)


def _trades(rules: RuleSet) -> bool:
    return bool((rules.nil and rules.nil_trade) or (rules.blind_nil and rules.blind_nil_trade))


def _numbers(rules: RuleSet) -> bool:
    return bool(rules.blind_bids or rules.blind_low_five)


def _blind_numbers(rules: RuleSet) -> Iterator[Sentence]:
    yield tell(_("Before the deal, a side may bid {blind_bids}."), rules, idle=not rules.blind_bids)
    if rules.sides != "solo":
        low = rules.blind_low_five
        yield (
            tell(_("Blind Low 5, five tricks by one partner and a nil by the other, {blind_low_five}."), rules)
            if (low)
            else tell(_("Blind Low 5 {blind_low_five}."), rules, idle=True)
        )
        if low:
            yield tell(_("Who goes low {low_named_with_bid}."), rules)
    if _numbers(rules):
        yield tell(_("Having looked, the side {raise_blind_to_ten}."), rules, idle=not rules.raise_blind_to_ten)


def _low_five(rules: RuleSet) -> Iterator[Sentence]:
    if rules.blind_low_five is None:
        yield tell(_("Blind Low 5 {blind_low_five}."), rules, idle=True)
        return
    yield tell(_("Blind Low 5, five tricks by one partner and a nil by the other, {blind_low_five}."), rules)
    yield tell(_("Who goes low {low_named_with_bid}."), rules)


def _any_nil(rules: RuleSet) -> Iterator[Sentence]:
    if rules.sides != "solo" and (rules.nil or rules.blind_nil):
        forbidden = rules.both_nil == "forbidden"
        yield tell("{both_nil}." if forbidden else _("If both partners bid nil, {both_nil}."), rules)
    yield tell(_("The tricks of a failed nil {failed_nil_tricks}."), rules)

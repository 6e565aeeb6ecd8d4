"""What a deal is worth, and what bags cost."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.page.sentence import Sentence, tell
from game.rules.ruleset import RuleSet
from game.words import _


def score_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the score."""
    yield tell(
        _("A contract made scores 10 for each trick bid; one that is missed costs {set_penalty} for each."), rules
    )
    yield tell(_("Each trick over the bid {overtrick_points} and is one bag."), rules)
    yield tell(_("A bid of 10 {ten_bid}."), rules, idle=rules.ten_bid is None)
    yield tell(_("A bid of all the tricks {boston_bid}."), rules, idle=rules.boston_bid is None)
    words = _("A side that takes twice its bid or more {double_bid_penalty}.")
    if rules.double_bid_penalty:
        yield tell(words, rules)
    else:
        yield tell(_("Taking twice the bid or more {double_bid_penalty}."), rules, idle=True)
    yield from _bags(rules)


def _bags(rules: RuleSet) -> Iterator[Sentence]:
    if not rules.bag_limit:
        yield tell(_("However many bags a side has, {bag_limit} of them costs anything."), rules)
        return
    words = _("{bag_limit} cost {bag_penalty}; the count of bags then {bag_carry}.")
    yield tell(words, rules)

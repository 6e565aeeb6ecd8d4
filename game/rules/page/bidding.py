"""How a deal is bid."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.page.sentence import Sentence, tell
from game.rules.ruleset import RuleSet
from game.words import _


def bidding_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of bidding numbers."""
    yield tell(_("{first_seat} begins: {bidding}."), rules)
    if rules.bidding == "negotiated":
        yield tell(_("The dealer’s side speaks last."), rules)
        yield tell(_("Each may propose twice; without agreement the lower number stands."), rules)
    yield _least(rules)
    yield tell(_("A side may bid {max_side_bid}."), rules, idle=rules.max_side_bid is None)
    yield _total(rules)
    yield tell(_("The first deal {first_deal_bids_itself}."), rules, idle=not rules.first_deal_bids_itself)


def _least(rules: RuleSet) -> Sentence:
    if rules.min_side_bid:
        return tell(_("A side has to bid {min_side_bid}."), rules)
    return tell(_("A side may bid {min_side_bid}."), rules, idle=True)


def _total(rules: RuleSet) -> Sentence:
    if rules.forbidden_total is None:
        return tell(_("All bids together may come to {forbidden_total}."), rules, idle=True)
    return tell(_("All bids together may not come to {forbidden_total}."), rules)

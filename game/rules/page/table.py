"""Who sits at the table, with which cards, and who deals."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.page.sentence import Sentence, tell
from game.rules.ruleset import RuleSet
from game.words import _


def table_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the table."""
    yield tell(_("{players} play, {sides}."), rules)
    yield tell(_("The deck has {jokers}."), rules, idle=not rules.jokers)
    yield tell(_("Left out of the deck: {removed}."), rules, idle=not rules.removed)
    yield _high_cards(rules)
    yield _hands(rules)
    yield tell(_("The first dealer {first_dealer}."), rules)
    yield tell(_("Turns go {rotation}, and so does the deal."), rules)
    yield tell(_("{redeal} may ask for a new deal."), rules, idle=rules.redeal == "none")


def _high_cards(rules: RuleSet) -> Sentence:
    if not rules.high_trumps:
        return tell(_("{high_trumps} ranks above the ace of spades."), rules, idle=True)
    return tell(_("Above the ace of spades, and as spades themselves, rank from the highest: {high_trumps}."), rules)


def _hands(rules: RuleSet) -> Sentence:
    if rules.players == 2:
        words = _(
            "Nobody deals: each in turn looks at the top card and keeps it, putting the next away unseen, or puts it "
            "away and keeps the next, until both hold {n}."
        )
        return tell(words, rules, n=rules.hand_size)
    return tell(_("Each is dealt {n} cards."), rules, n=rules.hand_size)

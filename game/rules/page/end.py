"""How a game ends."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.page.sentence import Sentence, tell
from game.rules.ruleset import RuleSet
from game.words import _


def end_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the end."""
    yield tell(_("The game goes to {target}; if several sides pass that in one deal, the highest score wins."), rules)
    yield tell(_("After a tie, another deal is played."), rules)
    yield tell(_("A side has lost {floor}."), rules, idle=rules.floor is None)
    if rules.max_deals is None:
        yield tell(_("The game ends {max_deals}."), rules, idle=True)
    else:
        yield tell(_("It ends {max_deals} at the latest, and the leader wins."), rules)

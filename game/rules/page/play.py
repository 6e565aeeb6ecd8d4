"""How the cards are played."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.page.sentence import Sentence, tell
from game.rules.ruleset import RuleSet
from game.words import _


def play_sentences(rules: RuleSet) -> Iterator[Sentence]:
    """Yield what *rules* say of the play."""
    yield tell(_("On the first trick {first_trick}."), rules)
    if rules.first_trick == "lowest_club":
        yield tell(_("Who has no club plays a heart or a diamond."), rules)
    yield tell(_("Follow suit if you can; otherwise play any card."), rules)
    yield tell(_("The highest spade takes the trick, else the highest card of the suit led."), rules)
    yield tell(_("Spades may be led {spade_lead}."), rules)
    if rules.spade_lead == "broken":
        yield tell(
            _("A lead of spades by a hand with nothing else {forced_lead_breaks}."),
            rules,
            idle=not rules.forced_lead_breaks,
        )
    yield from _renege(rules)


def _renege(rules: RuleSet) -> Iterator[Sentence]:
    yield tell(_("Not following suit when able {renege}."), rules, idle=rules.renege == "impossible")
    if rules.renege == "callable":
        words = _(
            "If the call is proven, the callers choose: take {renege_tricks} from the other side or give it as many, "
            "cost it {renege_points} or win as many."
        )
        yield tell(words, rules)
        yield tell(_("A wrong call costs {wrong_call_points}."), rules)

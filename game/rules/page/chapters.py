"""The chapters of the rule page.

    for chapter in chapters(rules):
        print(chapter.heading, *(sentence.text for sentence in chapter.told))

The same sentences are the page on which rules are changed, the help at the table and what the command line prints.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.rules.options import said, title_of, value_of
from game.rules.page.bidding import bidding_sentences
from game.rules.page.end import end_sentences
from game.rules.page.nil import nil_sentences
from game.rules.page.play import play_sentences
from game.rules.page.score import score_sentences
from game.rules.page.sentence import Sentence
from game.rules.page.table import table_sentences
from game.rules.ruleset import KEYS, RuleSet
from game.words import _


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sentences under a *heading*; those that say what is not played stand at their end."""

    heading: str
    sentences: tuple[Sentence, ...]

    @property
    def told(self) -> tuple[Sentence, ...]:
        """The sentences without those that only say what is not played."""
        return tuple(one for one in self.sentences if not one.idle)


def chapters(rules: RuleSet) -> tuple[Chapter, ...]:
    """Return the page of *rules*, in the order of a game."""
    return (
        _chapter(_("The table"), table_sentences(rules)),
        _chapter(_("Bidding"), bidding_sentences(rules)),
        _chapter(_("Nil and blind bids"), nil_sentences(rules)),
        _chapter(_("Play"), play_sentences(rules)),
        _chapter(_("Score"), score_sentences(rules)),
        _chapter(_("The end"), end_sentences(rules)),
    )


def _chapter(heading: str, sentences: Iterable[Sentence]) -> Chapter:
    return Chapter(heading, tuple(sorted(sentences, key=lambda one: one.idle)))


def keys_told(rules: RuleSet) -> tuple[str, ...]:
    """Return the keys that the page of *rules* depends on: those left out say nothing beside the others."""
    told = {key for chapter in chapters(rules) for one in chapter.sentences for key in one.keys}
    return tuple(key for key in KEYS if key in told)


@dataclass(frozen=True, slots=True)
class Difference:
    """What is said under *key*, and what other rules say there."""

    key: str
    here: str
    there: str

    @property
    def title(self) -> str:
        """What the choice is called."""
        return title_of(self.key)


def differences(rules: RuleSet, other: RuleSet) -> tuple[Difference, ...]:
    """Return where *rules* and *other* part, in the order of the keys, as far as it says something of either."""
    keys = {*keys_told(rules), *keys_told(other)}
    apart = [key for key in KEYS if key in keys and value_of(key, rules) != value_of(key, other)]
    return tuple(
        Difference(key, said(key, value_of(key, rules), rules), said(key, value_of(key, other), other)) for key in apart
    )

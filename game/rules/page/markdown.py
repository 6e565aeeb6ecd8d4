"""The rule page in Markdown: of one rule set, and of several beside each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.rules.options import said, title_of, value_of
from game.rules.page.chapters import chapters
from game.rules.ruleset import KEYS, RuleSet
from game.rules.rulings import rulings_for
from game.words import _

_NOT_PLAYED = "–"


def page_lines(title: str, rules: RuleSet) -> Iterator[str]:
    """Yield the lines of the page of *rules*: what is played, without what is not, and what is left open."""
    yield f"# {title}"
    for chapter in chapters(rules):
        yield ""
        yield f"## {chapter.heading}"
        yield ""
        yield " ".join(sentence.text for sentence in chapter.told)
    yield from _ruling_lines(rules)


def _ruling_lines(rules: RuleSet) -> Iterator[str]:
    """Yield what written rules leave open, and how it is played here."""
    rulings = rulings_for(rules)
    if rulings:
        yield ""
        yield f"## {_('What the rules leave open')}"
        yield ""
    for ruling in rulings:
        yield f"- *{ruling.question}* {ruling.answer}"


def table_lines(sets: Sequence[tuple[str, RuleSet]]) -> Iterator[str]:
    """Yield the lines of a table with a column for each of *sets*, titles and rules, and a row for each difference."""
    yield f"| | {' | '.join(title for title, _rules in sets)} |"
    yield "|---" * (len(sets) + 1) + "|"
    played = [_played(rules) for _title, rules in sets]
    for key in KEYS:
        values = {value_of(key, rules) for _title, rules in sets}
        if len(values) > 1 and any(key in one for one in played):
            cells = [
                said(key, value_of(key, rules), rules) if key in one else _NOT_PLAYED
                for one, (_title, rules) in zip(played, sets, strict=True)
            ]
            yield f"| {title_of(key)} | {' | '.join(cells)} |"


def _played(rules: RuleSet) -> set[str]:
    """Return the keys under which *rules* say something that is played."""
    return {key for chapter in chapters(rules) for sentence in chapter.told for key in sentence.keys}

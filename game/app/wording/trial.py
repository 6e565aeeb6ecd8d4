"""The result of a trial of rules, as rows of figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.ai.simulation import Tally
from game.words import _, number

Figure = Callable[[Tally], str]
_NOTHING, _ZERO = "–", "0"  # for what has no value, and for what did not happen


def figures(tallies: Sequence[Tally]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the rows: a heading, and a figure for each of *tallies*; special rows without any are left out."""
    always, sometimes = (
        [(words, tuple(map(figure, tallies))) for words, figure in rows] for rows in (_usual(), _special())
    )
    return (*always, *((words, row) for words, row in sometimes if not {*row} <= {_NOTHING, _ZERO}))


def _usual() -> Iterator[tuple[str, Figure]]:
    yield _("Deals a game"), lambda one: f"{one.deals_per_game:.1f}"
    yield _("Longest game, in deals"), lambda one: str(one.longest)
    yield _("Final score of a side"), lambda one: _whole(sum(one.average_scores) / len(one.average_scores))
    yield _("Bags a side in a deal"), lambda one: f"{one.bags_per_deal:.2f}"


def _special() -> Iterator[tuple[str, Figure]]:
    yield _("Bag penalties a game"), lambda one: _ratio(one.bag_penalties, one.games)
    yield _("Contracts set"), lambda one: _share(one.sets, one.contracts)
    yield _("Nils in 100 deals"), lambda one: _hundred(one.nils, one.deals)
    yield _("Nils made"), lambda one: _share(one.nils_made, one.nils)
    yield _("Blind nils in 100 deals"), lambda one: _hundred(one.blind_nils, one.deals)
    yield _("Blind nils made"), lambda one: _share(one.blind_nils_made, one.blind_nils)
    yield _("Blind bids in 100 deals"), lambda one: _hundred(one.blind_bids, one.deals)
    yield _("Blind bids made"), lambda one: _share(one.blind_bids_made, one.blind_bids)
    yield _("Hands thrown in, in 100 deals"), lambda one: _hundred(one.redeals, one.deals)
    yield (
        _("Without a winner after 60 deals"),
        lambda one: _share(one.undecided, one.games) if one.undecided else _NOTHING,
    )


def _whole(value: float) -> str:
    return number(round(value))


def _ratio(count: int, of: int) -> str:
    return f"{count / of:.1f}" if count else _ZERO


def _hundred(count: int, deals: int) -> str:
    return _ratio(100 * count, deals)


def _share(count: int, of: int) -> str:
    return _("{share} %").format(share=round(100 * count / of)) if of else _NOTHING

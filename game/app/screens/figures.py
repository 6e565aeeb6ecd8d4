"""The figures of the statistics page: what each is called and how it is written."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.app.widgets.chart import Bar
from game.storage.statistics import BidAccuracy, Statistics
from game.words import _, number, plural, signed

_FURTHEST = 3  # bids that were missed by more stand together


@dataclass(frozen=True, slots=True)
class Figure:
    """A *value* in large type, its *label* below, and a *note* beside it."""

    label: str
    value: str
    note: str = ""


def figures(found: Statistics) -> Iterator[Figure]:
    """Yield the figures of *found* that there is something to say about."""
    yield Figure(_("Games"), str(len(found.games)), _deals(found.sides.deals))
    if found.win_rate is not None:
        yield Figure(_("Won"), percent(found.win_rate), _("{n} of {all}").format(n=found.wins, all=len(found.games)))
        yield Figure(_("Average score"), number(round(found.average_score or 0)))
        yield Figure(_("Best score"), number(found.best_score or 0))
        yield Figure(_("Wins in a row"), str(max(0, found.current_streak)), _("best {n}").format(n=found.best_streak))
    if found.fewest_deals is not None:
        words = plural("{n} deal", "{n} deals", found.fewest_deals)
        yield Figure(_("Fastest win"), words.format(n=found.fewest_deals))
    if found.best_comeback is not None:
        yield Figure(_("Best comeback"), str(found.best_comeback), _("points behind"))
    yield from _bidding(found)


def _bidding(found: Statistics) -> Iterator[Figure]:
    sides, nils = found.sides, found.nils
    if found.bids.bids:
        exact = percent(found.bids.exact / found.bids.bids)
        yield Figure(_("Bids taken exactly"), exact, _("of {n}").format(n=found.bids.bids))
    if found.set_rate is not None:
        note = _("{n} of {all}").format(n=sides.sets, all=sides.contracts)
        yield Figure(_("Contracts set"), percent(found.set_rate), note)
    if found.bags_a_deal is not None:
        yield Figure(_("Bags a deal"), f"{found.bags_a_deal:.1f}", _("penalties: {n}").format(n=sides.bag_penalties))
    if nils.made + nils.failed:
        yield Figure(_("Nils made"), str(nils.made), _("failed: {n}").format(n=nils.failed))
    if nils.blind_made + nils.blind_failed:
        yield Figure(_("Blind nils made"), str(nils.blind_made), _("failed: {n}").format(n=nils.blind_failed))
    if sides.bostons:
        yield Figure(_("Bostons"), str(sides.bostons), _("all 13 tricks"))


def bid_bars(bids: BidAccuracy) -> list[Bar]:
    """Return how often the person took so many tricks fewer or more than bid, as bars in per cent."""
    counts = dict.fromkeys(range(-_FURTHEST, _FURTHEST + 1), 0)
    for miss, times in bids.misses:
        counts[max(-_FURTHEST, min(_FURTHEST, -miss))] += times
    return [Bar(_label(by), times, percent(times / bids.bids)) for by, times in counts.items()] if bids.bids else []


def _label(by: int) -> str:
    if by == 0:
        return _("as bid")
    sign = signed(by)
    return f"{sign} …" if by == _FURTHEST else f"… {sign}" if by == -_FURTHEST else sign


def percent(share: float) -> str:
    """Return *share* in whole per cent."""
    return _("{n} %").format(n=round(100 * share))


def _deals(count: int) -> str:
    return plural("{n} deal", "{n} deals", count).format(n=count)

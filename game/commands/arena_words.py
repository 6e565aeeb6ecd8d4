"""The results of the arena as Markdown tables and as JSON objects."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import sqrt

import msgspec

from game import __version__
from game.ai.arena.figures import Bin, Figures, Times
from game.ai.arena.fingerprint import fingerprint
from game.ai.arena.results import Result, Sums, unit_of_value
from game.ai.arena.shards import Contest
from game.ai.arena.statistics import Estimate, Judgement, margin_per_deal, win_rate
from game.engine.text import rules_line
from game.words import _, plural

_DIGITS = 6  # of JSON numbers
_NOTHING = "–"
Row = Sequence[str]


def version_line() -> str:
    """Return the version, code and machine that played, without which the figures mean little later."""
    return _("Ten Bags {version}, code {code}, Python {python} on {system} {machine}").format(
        version=__version__,
        code=fingerprint(),
        python=platform.python_version(),
        system=platform.system(),
        machine=platform.machine(),
    )


# A against B ---------------------------------------------------------------------------------------


def contest_json(contest: Contest, result: Result, verdict: Judgement | None = None) -> str:
    """Return the result of a contest as one JSON object; intervals are half-widths, None if unknown.

    It includes the *verdict* of a sequential test.
    """
    won, margin = _estimates(contest, result.sums)
    tested = {} if verdict is None else {"verdict": verdict.value}
    return json.dumps(
        {
            "a": contest.a,
            "b": contest.b,
            "games": result.sums.games,
            "win_rate": _rounded(won.mean if won else None),
            "win_rate_ci95": _rounded(won.half if won else None),
            "deals": result.sums.units if contest.unit == "deals" else result.sums.deals,
            "margin_per_deal": _rounded(margin.mean if margin else None),
            "margin_ci95": _rounded(margin.half if margin else None),
            **tested,
        },
        ensure_ascii=False,
    )


def contest_lines(contest: Contest, result: Result) -> Iterator[str]:
    """Yield the result of a contest and the figures of both players."""
    yield _("{a} against {b}: {rules}, {amount}").format(
        a=contest.a, b=contest.b, rules=rules_line(contest.rules), amount=_amount(contest, result.sums)
    )
    won, margin = _estimates(contest, result.sums)
    if won is not None:
        yield _("  Games won by {a}: {share} %").format(a=contest.a, share=_interval(won, 100))
    if margin is not None:
        t = _(", t = {t:.2f}").format(t=margin.t) if margin.t is not None else ""
        yield _("  Margin a deal for {a}: {points} points{t}").format(a=contest.a, points=_interval(margin), t=t)
    if result.sums.undecided:
        yield _("  Broken off: {count}").format(count=result.sums.undecided)
    yield ""
    yield from figure_lines({contest.a: result.a, contest.b: result.b})
    yield ""
    yield version_line()


def verdict_line(contest: Contest, verdict: Judgement, result: Result) -> str:
    """Return the verdict of the sequential test and the number of deals it took."""
    said = {
        Judgement.BETTER: _("After {deals} deals: {a} gains 2 points a deal rather than none"),
        Judgement.NOT_BETTER: _("After {deals} deals: {a} gains nothing rather than 2 points a deal"),
        Judgement.OPEN: _("After {deals} deals: it is open whether {a} gains 2 points a deal or none"),
    }[verdict]
    return said.format(deals=result.sums.units, a=contest.a)


def _amount(contest: Contest, sums: Sums) -> str:
    if contest.unit == "games":
        return plural("{games} game from {seed}", "{games} games from {seed}", sums.games).format(
            games=sums.games, seed=contest.seed
        )
    return plural("{deals} paired deal from {seed}", "{deals} paired deals from {seed}", sums.units).format(
        deals=sums.units, seed=contest.seed
    )


def _estimates(contest: Contest, sums: Sums) -> tuple[Estimate | None, Estimate | None]:
    return win_rate(sums), margin_per_deal(sums, unit_of_value(contest.rules))


# Tables --------------------------------------------------------------------------------------------


def table_lines(players: Sequence[str], contests: Sequence[Contest], results: Sequence[Result]) -> Iterator[str]:
    """Yield the cross table of *players* in Markdown, each row against each column."""
    first = contests[0]
    games = first.unit == "games"
    what = _("games won in %") if games else _("margin in points a deal")
    yield _("{rules}, {amount} for each pair: {what}, row against column, ± 95 %").format(
        rules=rules_line(first.rules), amount=_amount(first, results[0].sums), what=what
    )
    yield ""
    cells: dict[tuple[str, str], str] = {}
    for contest, result in zip(contests, results, strict=True):
        won, margin = _estimates(contest, result.sums)
        found, factor = (won, 100) if games else (margin, 1)
        if found is not None:
            opposite = Estimate(1 - found.mean if games else -found.mean, found.error, found.half)
            cells[contest.a, contest.b] = _interval(found, factor)
            cells[contest.b, contest.a] = _interval(opposite, factor)
    rows = [[_code(a), *(cells.get((a, b), _NOTHING) for b in players)] for a in players]
    yield from _markdown(["", *map(_code, players)], rows)
    for contest, result in zip(contests, results, strict=True):
        if result.sums.undecided:
            yield ""
            said = _("{a} against {b}: {count} broken off, which count half")
            yield said.format(a=_code(contest.a), b=_code(contest.b), count=result.sums.undecided)


def figure_lines(figures: Mapping[str, Figures]) -> Iterator[str]:
    """Yield the figures of the players as a table in Markdown, without the columns that are empty for all."""
    columns = {name: dict(_figure_cells(one)) for name, one in figures.items()}
    shown = [
        head for head in next(iter(columns.values())) if any(cells[head] != _NOTHING for cells in columns.values())
    ]
    rows = [[_code(name), *(cells[head] for head in shown)] for name, cells in columns.items()]
    yield from _markdown([_("player"), *shown], rows)


def _figure_cells(one: Figures) -> Iterator[tuple[str, str]]:
    counts = one.counts
    p50, p95, slowest = _times(one.all_times)
    yield _("contracts set"), _share(counts.sets, counts.contracts)
    yield _("bags a deal"), _ratio(counts.bags, counts.deals)
    yield _("nils a deal"), _ratio(counts.nils, counts.deals)
    yield _("nils made"), _share(counts.nils_made, counts.nils)
    yield _("blind nils made"), _share(counts.blind_nils_made, counts.blind_nils)
    yield _("blind bids made"), _share(counts.blind_bids_made, counts.blind_bids)
    yield _("forfeits"), str(counts.forfeits) if counts.forfeits else _NOTHING
    yield _("p50 ms"), p50
    yield _("p95 ms"), p95
    yield _("max ms"), slowest


# Reports -------------------------------------------------------------------------------------------


def report_json(contest: Contest, figures: Figures) -> str:
    """Return the *figures* of a player at a table of its own kind as one JSON object."""
    times = figures.all_times
    numbers = {
        "player": contest.a,
        "rules": rules_line(contest.rules),
        contest.unit: contest.count,
        "seed": contest.seed,
        "code": fingerprint(),
        **msgspec.structs.asdict(figures.counts),
        "bids": _bins(figures.bids),
        "contracts_by_size": _bins(figures.owed),
        "expected_tricks": _bins(figures.tricks),
        "nil_odds": _bins(figures.nils),
        "milliseconds": {
            "p50": times.quantile(0.5) / 1e6,
            "p95": times.quantile(0.95) / 1e6,
            "max": times.slowest / 1e6,
        },
    }
    return json.dumps(numbers, ensure_ascii=False)


def _bins(bins: Mapping[int, Bin]) -> list[dict[str, float]]:
    return [
        {"count": one.count, "expected": _rounded(one.expected) or 0, "came": _rounded(one.average) or 0}
        for _key, one in sorted(bins.items())
    ]


def report_lines(contest: Contest, figures: Figures) -> Iterator[str]:
    """Yield what a player did at a table of its own kind, as tables in Markdown."""
    yield _("{player} at a table of its own: {rules}, {count} {unit} from {seed}").format(
        player=contest.a,
        rules=rules_line(contest.rules),
        count=contest.count,
        unit=plural("deal", "deals", contest.count)
        if contest.unit == "deals"
        else plural("game", "games", contest.count),
        seed=contest.seed,
    )
    yield ""
    yield from _markdown(("", ""), list(_report_rows(figures)))
    yield ""
    yield from _markdown(
        (_("time of a decision"), _("decisions"), _("p50 ms"), _("p95 ms"), _("max ms")),
        [(phase, str(times.total), *_times(times)) for phase, times in sorted(figures.times.items())],
    )
    yield from _bin_lines(_("bid of a seat"), _("tricks taken"), figures.bids)
    yield from _bin_lines(_("contract of a side"), _("tricks taken"), figures.owed)
    yield from _bin_lines(_("tricks expected"), _("tricks taken"), figures.tricks)
    yield from _bin_lines(_("nil expected"), _("nils made"), figures.nils)
    yield ""
    yield version_line()


def _report_rows(figures: Figures) -> Iterator[Row]:
    counts = figures.counts
    yield _("decisions"), str(counts.decisions)
    yield _("illegal actions"), str(counts.illegal)
    yield _("forfeits"), str(counts.forfeits)
    yield _("contracts set"), _share_of(counts.sets, counts.contracts)
    yield _("bags a side and deal"), _ratio(counts.bags, counts.deals)
    yield _("nils a deal"), _ratio(2 * counts.nils, counts.deals)
    yield _("nils made"), _share_of(counts.nils_made, counts.nils)
    if counts.blind_nils:
        yield _("blind nils made"), _share_of(counts.blind_nils_made, counts.blind_nils)
    if counts.blind_bids:
        yield _("blind bids made"), _share_of(counts.blind_bids_made, counts.blind_bids)


def _bin_lines(foreseen: str, came: str, bins: Mapping[int, Bin]) -> Iterator[str]:
    if not bins:
        return
    yield ""
    rows = [
        (
            f"{one.expected:.2f}",
            str(one.count),
            f"{one.average:.2f}",
            f"{one.average - one.expected:+.2f}",
        )
        for _key, one in sorted(bins.items())
    ]
    yield from _markdown((foreseen, _("cases"), came, _("difference")), rows)


# Small words ---------------------------------------------------------------------------------------


def _markdown(head: Row, rows: Sequence[Row]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    yield _line(head, widths)
    yield "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    for row in rows:
        yield _line(row, widths)


def _line(row: Row, widths: Iterable[int]) -> str:
    return "| " + " | ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) + " |"


def _code(name: str) -> str:
    return "`" + name.replace("|", "\\|") + "`"


def _interval(found: Estimate, factor: int = 1) -> str:
    mean = f"{factor * found.mean:.1f}" if factor > 1 else f"{found.mean:+.1f}"
    return mean if found.half is None else f"{mean} ± {factor * found.half:.1f}"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else _NOTHING


def _share_of(part: int, whole: int) -> str:
    """Return a share with its 95 % half-width and its two numbers."""
    if not whole:
        return _NOTHING
    rate = part / whole
    half = 196 * sqrt(rate * (1 - rate) / whole)
    return _("{percent:.1f} ± {half:.1f} % ({part} of {whole})").format(
        percent=100 * rate, half=half, part=part, whole=whole
    )


def _ratio(part: int, whole: int) -> str:
    return f"{part / whole:.2f}" if whole else _NOTHING


def _times(times: Times) -> tuple[str, str, str]:
    shown = (times.quantile(0.5), times.quantile(0.95), times.slowest)
    p50, p95, slowest = (f"{one / 1e6:.2f}" for one in shown)
    return p50, p95, slowest


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, _DIGITS)

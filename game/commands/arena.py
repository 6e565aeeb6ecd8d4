"""`ten-bags arena`: computer players against each other, until it is clear who is stronger."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import wraps
from itertools import combinations
from pathlib import Path

import click
from click.core import ParameterSource

from game.ai.arena.entrants import PROGRAM, check_entrant
from game.ai.arena.figures import Figures
from game.ai.arena.fingerprint import StrangerError
from game.ai.arena.journal import Journal, JournalError
from game.ai.arena.results import Result
from game.ai.arena.running import Note, Runner, cluster, play_all, play_until_sure, processes
from game.ai.arena.shards import LIMIT, Contest, Shard, Unit
from game.ai.arena.statistics import Judgement
from game.commands.arena_words import (
    contest_json,
    contest_lines,
    figure_lines,
    report_json,
    report_lines,
    table_lines,
    verdict_line,
    version_line,
)
from game.commands.inputs import BadInput, Complaint
from game.commands.rule_options import SEED, rule_options
from game.engine.dealing import LARGEST_SEED
from game.rules.ruleset import RuleSet
from game.words import _

RESULTS = Path("arena-results.jsonl")
_USUAL = 100  # deals, where nothing is said


# How much is played, and by what means ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Amount:
    """The number of *games* or *deals* to play, the *seed* of the first, and a program's time *limit* in seconds."""

    games: int | None
    deals: int
    seed: int
    limit: float

    @property
    def unit(self) -> Unit:
        """What is counted."""
        return "deals" if self.games is None else "games"

    def contest(self, a: str, b: str, rules: RuleSet) -> Contest:
        """Return the contest of *a* and *b*; games come in pairs, but one by one where a player meets itself."""
        count = self.deals if self.games is None else self.games if a == b else -(-self.games // 2)
        if self.seed + count - 1 > LARGEST_SEED:
            raise BadInput(
                _("--seed {seed}: {count} {unit} from there on pass the last, {last}").format(
                    seed=self.seed, count=count, unit=self.unit, last=LARGEST_SEED
                )
            )
        return Contest(a=a, b=b, rules=rules, unit=self.unit, count=count, seed=self.seed, limit=self.limit)


@dataclass(frozen=True, slots=True)
class Means:
    """The processes or the cluster that play the shards, and the file that keeps the results."""

    jobs: int
    dask: str | None
    results: Path | None

    @contextmanager
    def runner(self) -> Iterator[Runner]:
        """Yield the runner of the shards."""
        with ExitStack() as means:
            if self.dask is None:
                yield means.enter_context(processes(self.jobs, time.perf_counter_ns))
            else:
                yield self._far(self.dask, means)

    @staticmethod
    def _far(address: str, means: ExitStack) -> Runner:
        """Return the runner of the cluster at *address*; raise BadInput if it cannot be reached."""
        try:
            return means.enter_context(cluster(address, time.perf_counter_ns))
        except ImportError as error:
            raise BadInput(
                _("--dask {address}: Dask is not here; pip install 'ten-bags[lab]' brings it").format(address=address)
            ) from error
        except StrangerError as error:
            raise BadInput(f"--dask {address}: {error}") from error
        except (OSError, ValueError) as error:
            raise BadInput(
                _("--dask {address}: {error}; give the address of a scheduler, such as tcp://127.0.0.1:8786").format(
                    address=address, error=str(error) or _("nobody answers")
                )
            ) from error

    def journal(self, usual: Path | None = None) -> Journal:
        """Return the file of results, by default *usual*; raise BadInput if it cannot be opened."""
        path = self.results or usual
        try:
            return Journal(path)
        except JournalError as error:
            raise BadInput(_("--results {path}: {error}; name another file").format(path=path, error=error)) from error
        except OSError as error:
            raise BadInput(
                _("--results {path}: {reason}; name a file that can be written to").format(
                    path=path, reason=error.strerror or error
                )
            ) from error


def amount_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of an Amount to *command* and pass it as *amount*."""

    @click.option("--games", type=click.IntRange(min=1), help=_("How many games; each is played twice, sides swapped."))
    @click.option("--deals", type=click.IntRange(min=1), help=_("How many deals, each played twice [default: 100]."))
    @click.option("--seed", type=SEED, default=1, show_default=True, help=_("Number of the first; the next follow."))
    @click.option(
        "--time-limit",
        "limit",
        type=click.FloatRange(min=0, min_open=True, max=86_400),
        default=LIMIT,
        show_default=True,
        metavar=_("SECONDS"),
        help=_("How long a program may take for a decision."),
    )
    @wraps(command)
    def with_amount(games: int | None, deals: int | None, seed: int, limit: float, **rest: object) -> None:
        if games is not None and deals is not None:
            raise BadInput(_("--games and --deals: give one of them, games are played to the end and deals are not"))
        command(amount=Amount(games, deals or _USUAL, seed, limit), **rest)

    return with_amount


def means_options(command: Callable[..., None]) -> Callable[..., None]:
    """Add the options of Means to *command* and pass them as *means*."""

    @click.option("--jobs", type=click.IntRange(1, 1024), default=1, show_default=True, help=_("Processes at work."))
    @click.option("--dask", metavar=_("ADDRESS"), help=_("Have it played by the Dask cluster of this scheduler."))
    @click.option(
        "--results",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar=_("FILE"),
        help=_("Keep results there, and do not play again what it holds."),
    )
    @wraps(command)
    def with_means(jobs: int, dask: str | None, results: Path | None, **rest: object) -> None:
        if dask is not None and jobs != 1:
            raise BadInput(_("--jobs {jobs} and --dask: the cluster has workers of its own").format(jobs=jobs))
        command(means=Means(jobs, dask, results), **rest)

    return with_means


# The command --------------------------------------------------------------------------------------


@click.command(
    name="arena",
    help=_(
        "Let players A and B play each other, with the same cards for both. Players are random, greedy, rule,"
        " level1 to level5, a level with a character as in level5/bold, ismcts:N for a tree search with N iterations a"
        " card, or cmd:PROGRAM for a program of your own."
    ),
    short_help=_("Measure computer players against each other."),
)
@click.argument("players", nargs=-1, metavar="A B")
@rule_options
@amount_options
@means_options
@click.option("--table", is_flag=True, help=_("All that are named against each other, as a table in Markdown."))
@click.option("--report", metavar=_("PLAYER"), help=_("What PLAYER does at a table of its own kind."))
@click.option("--sequential", is_flag=True, help=_("Stop as soon as it is clear whether A gains 2 points a deal."))
@click.option("--json", "as_json", is_flag=True, help=_("Print one JSON object, for a table one a pair."))
def command(
    rules: RuleSet,
    players: tuple[str, ...],
    amount: Amount,
    means: Means,
    table: bool,
    report: str | None,
    sequential: bool,
    as_json: bool,
) -> None:
    """Play the contests by *rules* and print the results."""
    _check_wish(players, amount, table=table, report=report, sequential=sequential)
    asked = players if report is None else (report,)
    _check_players(rules, asked)
    _check_limit(asked)
    with _plain_failures(means.results or (RESULTS if table else None)):
        if report is not None:
            _report(amount.contest(report, report, rules), means, as_json=as_json)
        elif table:
            _table(players, rules, amount, means, as_json=as_json)
        else:
            _pair(amount.contest(players[0], players[1], rules), means, sequential=sequential, as_json=as_json)


def _check_wish(players: Sequence[str], amount: Amount, *, table: bool, report: str | None, sequential: bool) -> None:
    if report is not None and (players or table or sequential):
        raise BadInput(_("--report {player}: give no other players, --table or --sequential").format(player=report))
    if sequential and (table or amount.unit == "games"):
        raise BadInput(_("--sequential: it goes by deals between two players; leave out --table and --games"))
    if report is None and not table and len(players) != 2:
        raise BadInput(_("A and B: name two players, such as 'ten-bags arena rule greedy', or more with --table"))
    if table and len(players) < 2:
        raise BadInput(_("--table: name two players or more"))


def _check_players(rules: RuleSet, players: Sequence[str]) -> None:
    if rules.side_count != 2:
        raise BadInput(
            _("{count} sides: the arena needs rules with two; leave out --set sides or players").format(
                count=rules.side_count
            )
        )
    for place, name in enumerate(players):
        if name in players[:place]:
            raise BadInput(_("{name} twice: name different players; --report shows one by itself").format(name=name))
        try:
            check_entrant(name)
        except ValueError as error:
            raise BadInput(str(error)) from error


def _check_limit(players: Sequence[str]) -> None:
    given = click.get_current_context().get_parameter_source("limit") is ParameterSource.COMMANDLINE
    if given and not any(name.startswith(PROGRAM) for name in players):
        raise BadInput(_("--time-limit: it is for programs, and no player is cmd:PROGRAM; leave it out"))


@contextmanager
def _plain_failures(results: Path | None) -> Iterator[None]:
    """Turn what can break off a contest into a sentence; *results* is the file of what was played already."""
    try:
        yield
    except StrangerError as error:
        raise Complaint(str(error)) from error
    except BrokenProcessPool as error:
        kept = _("; what {path} holds is not played again").format(path=results) if results else ""
        raise Complaint(_("a process of the arena was ended; start the same again") + kept) from error
    except OSError as error:
        raise Complaint(
            _("the results cannot be kept: {reason}; free some disk space, or name another file with --results").format(
                reason=error.strerror or error
            )
        ) from error


@contextmanager
def _watched(contests: Iterable[Contest]) -> Iterator[Note]:
    """Yield a callback for each finished shard; on a terminal it moves a progress bar over *contests*."""
    if not sys.stderr.isatty():
        yield lambda _shard: None
        return
    length = sum(contest.count for contest in contests)
    with click.progressbar(length=length, label=_("Arena"), file=sys.stderr, show_pos=True) as bar:

        def note(shard: Shard) -> None:
            bar.update(shard.count)

        yield note


def _pair(contest: Contest, means: Means, *, sequential: bool, as_json: bool) -> None:
    verdict: Judgement | None = None
    with means.journal() as journal, means.runner() as runner, _watched([contest]) as note:
        if sequential:
            result, verdict = play_until_sure(contest, runner, journal, note)
        else:
            [result] = play_all([contest], runner, journal, note)
    _tell_faults({contest.a: result.a, contest.b: result.b})
    if as_json:
        click.echo(contest_json(contest, result, verdict))
        return
    click.echo("\n".join(contest_lines(contest, result)))
    if verdict is not None:
        click.echo(verdict_line(contest, verdict, result))


def _table(players: Sequence[str], rules: RuleSet, amount: Amount, means: Means, *, as_json: bool) -> None:
    contests = [amount.contest(a, b, rules) for a, b in combinations(players, 2)]
    with means.journal(RESULTS) as journal, means.runner() as runner, _watched(contests) as note:
        results = play_all(contests, runner, journal, note)
    figures = _by_player(contests, results)
    _tell_faults(figures)
    if as_json:
        lines = [contest_json(contest, result) for contest, result in zip(contests, results, strict=True)]
    else:
        lines = [*table_lines(players, contests, results), "", *figure_lines(figures), "", version_line()]
    click.echo("\n".join(lines))


def _by_player(contests: Sequence[Contest], results: Sequence[Result]) -> dict[str, Figures]:
    figures: dict[str, Figures] = {}
    for contest, result in zip(contests, results, strict=True):
        figures[contest.a] = figures.get(contest.a, Figures()) + result.a
        figures[contest.b] = figures.get(contest.b, Figures()) + result.b
    return figures


def _report(contest: Contest, means: Means, *, as_json: bool) -> None:
    with means.journal() as journal, means.runner() as runner, _watched([contest]) as note:
        [result] = play_all([contest], runner, journal, note)
    _tell_faults({contest.a: result.a})
    click.echo(report_json(contest, result.a) if as_json else "\n".join(report_lines(contest, result.a)))


def _tell_faults(figures: dict[str, Figures]) -> None:
    """Print to standard error who forfeited how often, and why the first time."""
    for name, one in figures.items():
        if one.fault is not None:
            said = _("{name}: {count} forfeited; the first, in game {number}: {reason}")
            click.echo(
                said.format(name=name, count=one.counts.forfeits, number=one.fault.number, reason=one.fault.reason),
                err=True,
            )

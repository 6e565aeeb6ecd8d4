"""The options of `ten-bags arena` that belong together: how much is played, and by what means."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path

import click

from game.ai.arena.fingerprint import StrangerError
from game.ai.arena.journal import Journal, JournalError
from game.ai.arena.running import Runner, cluster, processes
from game.ai.arena.shards import LIMIT, Contest, Unit
from game.commands.errors import BadInput
from game.commands.rule_options import SEED
from game.engine.dealing import LARGEST_SEED
from game.rules.ruleset import RuleSet
from game.words import _

_USUAL = 100  # deals, where nothing is said


@dataclass(frozen=True, slots=True)
class Amount:
    """How many *games*, or else *deals*, from number *seed* on; *limit* are the seconds a program has to decide."""

    games: int | None
    deals: int
    seed: int
    limit: float

    @property
    def unit(self) -> Unit:
        """What is counted."""
        return "deals" if self.games is None else "games"

    def contest(self, a: str, b: str, rules: RuleSet) -> Contest:
        """Return the contest of *a* and *b*; games are played in pairs, of a player with itself one by one."""
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
    """By what the shards are played, and where what they come to is kept."""

    jobs: int
    dask: str | None
    results: Path | None

    @contextmanager
    def runner(self) -> Iterator[Runner]:
        """Yield what plays the shards."""
        with ExitStack() as means:
            if self.dask is None:
                yield means.enter_context(processes(self.jobs, time.perf_counter_ns))
            else:
                yield self._far(self.dask, means)

    @staticmethod
    def _far(address: str, means: ExitStack) -> Runner:
        """Return what plays the shards on the cluster at *address*; raise BadInput where that cannot be."""
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
        """Return the file of results, *usual* where none is named; raise BadInput where there cannot be one."""
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
    """Add the options of an Amount to *command*, which is given it as *amount*."""

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
    """Add the options of Means to *command*, which is given them as *means*."""

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

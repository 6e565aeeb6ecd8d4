"""Playing shards: here, in processes of this machine, or wherever a `concurrent.futures` executor sends them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice

from game.ai.arena.figures import Clock
from game.ai.arena.fingerprint import StrangerError, fingerprint
from game.ai.arena.journal import Journal
from game.ai.arena.results import Result, unit_of_value
from game.ai.arena.shards import Contest, Shard, all_shards, play_shard
from game.ai.arena.statistics import Judgement, judge

_AHEAD = 4  # shards for every worker that wait at the executor, so that none has to wait for this process

Work = Callable[[Shard], Result]
_PATIENCE = 10  # seconds to find the scheduler
_LOST_WORKERS = 10  # that a shard survives before it is thought to be what kills them
Note = Callable[[Shard], None]


class Runner:
    """Plays shards with *work*, as many as *wide* at the same time, on *executor*, or one by one without any."""

    def __init__(self, work: Work, executor: Executor | None = None, wide: int = 1) -> None:
        self._work = work
        self._executor = executor
        self._ahead = _AHEAD * wide

    def finished(self, shards: Iterable[Shard]) -> Iterator[tuple[Shard, Result]]:
        """Yield *shards* with their results, as they come; what is not yet begun when the reader stops never is."""
        if self._executor is None:
            yield from ((shard, self._work(shard)) for shard in shards)
        else:
            yield from self._gathered(self._executor, iter(shards))

    def _gathered(self, executor: Executor, shards: Iterator[Shard]) -> Iterator[tuple[Shard, Result]]:
        waiting: dict[Future[Result], Shard] = {}
        try:
            while True:
                for shard in islice(shards, self._ahead - len(waiting)):
                    waiting[executor.submit(self._work, shard)] = shard
                if not waiting:
                    return
                done, _rest = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()

    def in_order(self, shards: Iterable[Shard]) -> Generator[tuple[Shard, Result]]:
        """Yield *shards* with their results in the order given, however they come."""
        order = list(shards)
        early: dict[int, Result] = {}
        places = {id(shard): place for place, shard in enumerate(order)}
        following = 0
        for done, result in self.finished(order):
            early[places[id(done)]] = result
            while following in early:
                yield order[following], early.pop(following)
                following += 1


@contextmanager
def processes(jobs: int, clock: Clock) -> Iterator[Runner]:
    """Yield a runner of *jobs* processes on this machine; one alone is this process itself."""
    work = partial(play_shard, clock=clock)
    if jobs == 1:
        yield Runner(work)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_let_interrupts_end)
    try:
        yield Runner(work, pool, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def _let_interrupts_end() -> None:
    """Make Ctrl-C end a worker at once and silently; this process reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def cluster(address: str, clock: Clock) -> Iterator[Runner]:
    """Yield a runner on the cluster whose scheduler is at *address*; a shard of a lost worker is played by another.

    Raises ImportError without Dask, OSError or ValueError where nobody answers at such an address, and StrangerError
    where the cluster has no workers or not the same Ten Bags.
    """
    distributed = import_module("distributed")
    with distributed.Client(address, timeout=_PATIENCE) as client:
        executor: Executor = client.get_executor(pure=False, retries=_LOST_WORKERS)
        threads: dict[str, int] = client.nthreads()
        if not threads:
            raise StrangerError("the cluster has no workers")
        _check_workers(client.run(fingerprint, on_error="return"))
        _check_scheduler(executor)
        yield Runner(partial(play_shard, clock=clock), executor, sum(threads.values()))


def _check_workers(codes: dict[str, object]) -> None:
    """Raise StrangerError unless all workers that are still there have this code."""
    for worker, code in codes.items():
        if isinstance(code, OSError) or code == fingerprint():
            continue
        found = f"has code {code}, not {fingerprint()}" if isinstance(code, str) else f"does not know Ten Bags ({code})"
        raise StrangerError(f"worker {worker} {found}: install this version there")


def _check_scheduler(executor: Executor) -> None:
    """Raise StrangerError unless the scheduler can read what it has to pass on."""
    try:
        executor.submit(fingerprint).result()
    except RuntimeError as error:
        raise StrangerError("the scheduler does not know Ten Bags: install this version there") from error


"""Is told of every shard that is done, known or new."""


def play_all(contests: Sequence[Contest], runner: Runner, journal: Journal, note: Note) -> tuple[Result, ...]:
    """Return what each of *contests* comes to."""
    totals = [Result() for _contest in contests]
    missing: dict[int, int] = {}
    shards: list[Shard] = []
    for place, shard in all_shards(contests):
        known = journal.find(shard)
        if known is None:
            missing[id(shard)] = place
            shards.append(shard)
        else:
            totals[place] += known
            note(shard)
    for shard, result in runner.finished(shards):
        journal.add(shard, result)
        totals[missing[id(shard)]] += result
        note(shard)
    return tuple(totals)


def play_until_sure(contest: Contest, runner: Runner, journal: Journal, note: Note) -> tuple[Result, Judgement]:
    """Return what *contest* comes to, and the verdict at which it stopped; shards are weighed in order."""
    scale = unit_of_value(contest.rules)
    shards = contest.shards()
    coming = runner.in_order([shard for shard in shards if journal.find(shard) is None])
    total, verdict = Result(), Judgement.OPEN
    for shard in shards:
        result = journal.find(shard)
        if result is None:
            _shard, result = next(coming)
            journal.add(shard, result)
        total += result
        note(shard)
        verdict = judge(total.sums, scale)
        if verdict is not Judgement.OPEN:
            break
    coming.close()
    return total, verdict

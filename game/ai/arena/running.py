"""Playing shards: here, in processes of this machine, or wherever a `concurrent.futures` executor sends them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import partial
from itertools import islice

from game.ai.arena.results import Result
from game.ai.arena.shards import Shard, play_shard
from game.ai.arena.times import Clock

_AHEAD = 4  # shards for every worker that wait at the executor, so that none has to wait for this process

Work = Callable[[Shard], Result]


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
    """Let Ctrl-C end a worker at once and without a word: this process has the word."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

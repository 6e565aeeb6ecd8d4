"""Shards on an existing Dask cluster; needs what `pip install 'ten-bags[lab]'` brings."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from importlib import import_module

from game.ai.arena.faults import StrangerError
from game.ai.arena.fingerprint import fingerprint
from game.ai.arena.running import Runner
from game.ai.arena.shards import play_shard
from game.ai.arena.times import Clock

_PATIENCE = 10  # seconds to find the scheduler
_LOST_WORKERS = 10  # that a shard survives before it is thought to be what kills them


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

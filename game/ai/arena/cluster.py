"""Shards on an existing Dask cluster; needs what `pip install 'ten-bags[lab]'` brings."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from importlib import import_module

from game.ai.arena.running import Runner
from game.ai.arena.shards import play_shard
from game.ai.arena.times import Clock

_PATIENCE = 20  # seconds to find the scheduler
_LOST_WORKERS = 10  # that a shard survives before it is thought to be what kills them


@contextmanager
def cluster(address: str, clock: Clock) -> Iterator[Runner]:
    """Yield a runner on the cluster whose scheduler is at *address*; a shard of a lost worker is played by another.

    Raises ImportError without Dask, and OSError where nobody answers.
    """
    distributed = import_module("distributed")
    with distributed.Client(address, timeout=_PATIENCE) as client:
        executor: Executor = client.get_executor(pure=False, retries=_LOST_WORKERS)
        threads = sum(client.nthreads().values())
        yield Runner(partial(play_shard, clock=clock), executor, max(1, threads))

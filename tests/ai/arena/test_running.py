"""Shards on a Dask cluster: the same result, also when a worker is lost on the way."""

import os
import signal
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

import pytest

from game.ai.arena.journal import Journal
from game.ai.arena.running import Runner, cluster, play_all
from game.ai.arena.shards import Contest, Shard
from game.rules.presets import CLASSIC
from tests.ai.arena.contests import played, ticking

pytest.importorskip("distributed", reason="needs the extra lab")


@pytest.fixture
def workers() -> Iterator[tuple[str, ModuleType]]:
    """Two worker processes; the address of their scheduler, and the package that knows them."""
    distributed = import_module("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as made:
        yield made.scheduler_address, distributed


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_cluster_that_loses_a_worker_comes_to_the_same(workers: tuple[str, ModuleType]) -> None:
    address, distributed = workers
    contest = Contest(a="greedy", b="random", rules=CLASSIC, unit="deals", count=80)
    done: list[int] = []

    def lose_one(shard: Shard) -> None:
        if not done:
            with distributed.Client(address) as client:
                victim = next(iter(client.run(os.getpid).values()))
            os.kill(victim, signal.SIGKILL)
        done.append(shard.first)

    with Journal() as journal, cluster(address, ticking) as there:
        [far] = play_all([contest], there, journal, lose_one)
    [near] = play_all([contest], Runner(played), Journal(), lambda _shard: None)
    assert near == far
    assert 8 == len(done)

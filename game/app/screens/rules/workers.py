"""Playing a trial beside the window: in processes that give way to it, or, for tests, a task a frame.

A module of its own, because each process imports it, and must not import pygame with it.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread

from game.ai.simulation import Outcome
from game.ai.trial import Task, Trial

_MOST_WORKERS = 8
_NICENESS = 10
_PATIENCE = 0.5  # seconds


class TrialWorkers:
    """Plays *trial* in processes of its own if *aside*, else one task at each `advance`."""

    def __init__(self, trial: Trial, *, aside: bool) -> None:
        self.trial = trial
        self._tasks = trial.tasks()
        self._aside = aside
        self._pool: Executor | None = None
        self._starting: Thread | None = None
        self._others: frozenset[BaseProcess] = frozenset()  # processes that do not belong to the trial
        self._waiting: dict[Future[tuple[Outcome, ...]], Task] = {}
        self._width = 2 * _count()

    def advance(self) -> bool:
        """Count what has been played, and hand out more; return whether anything is new.

        Raises OSError if no processes can be started.
        """
        if not self._aside:
            task = next(self._tasks, None)
            if task is not None:
                self.trial.add(task, task.play())
            return task is not None
        if self._pool is None:
            self._pool = self._begin()
        if self._starting is not None and self._starting.is_alive():
            return False
        done = [future for future in self._waiting if future.done()]
        try:
            for future in done:
                self.trial.add(self._waiting.pop(future), future.result())
            self._hand_out(self._pool)
        except BrokenExecutor as error:
            raise OSError(str(error)) from error
        return bool(done)

    def _begin(self) -> Executor:
        """Start the processes on a thread: it takes a moment, for which no frame waits."""
        pool = _processes()
        self._others = frozenset(active_children())
        self._starting = Thread(target=_begin, args=(pool,), name="trial", daemon=True)
        self._starting.start()
        return pool

    def _hand_out(self, pool: Executor) -> None:
        while len(self._waiting) < self._width and (task := next(self._tasks, None)) is not None:
            self._waiting[pool.submit(task.play)] = task

    def wait(self, seconds: float) -> None:
        """Wait at most *seconds* until something has been played."""
        if self._starting is not None:
            self._starting.join(seconds)
        wait(self._waiting, timeout=seconds, return_when=FIRST_COMPLETED)

    def close(self) -> None:
        """Stop playing; end the processes, for which the program would wait at its end."""
        self._waiting.clear()
        if self._pool is None or self._starting is None:
            return
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._starting.join(_PATIENCE)  # a few milliseconds a process
        for process in frozenset(active_children()) - self._others:
            process.terminate()


def _count() -> int:
    return min(_MOST_WORKERS, os.cpu_count() or 1)


def _processes() -> Executor:
    """Return spawned processes, as a forked one would hold the window; raises OSError if there can be none."""
    try:
        return ProcessPoolExecutor(_count(), mp_context=get_context("spawn"), initializer=_give_way)
    except (NotImplementedError, ImportError) as error:  # a system without semaphores, or with too few
        raise OSError(str(error)) from error


def _begin(pool: Executor) -> None:
    """Submit a first task to *pool*, which then starts its processes."""
    with suppress(
        BrokenExecutor, RuntimeError, OSError
    ):  # the first real task reports it; or the page is closed already
        pool.submit(int)


def _give_way() -> None:
    """Give this process a low priority, and end it together with the window."""
    nice: Callable[[int], int] | None = getattr(os, "nice", None)  # Windows has none
    if nice is not None:
        nice(_NICENESS)
    Thread(target=_end_with_window, name="end", daemon=True).start()


def _end_with_window() -> None:
    """End this process when its parent is gone: a killed parent cannot tell processes that wait for tasks."""
    window = parent_process()
    if window is not None:
        window.join()
        os._exit(0)

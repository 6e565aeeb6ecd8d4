"""Playing a trial beside the window: in processes that give way to it, or, for tests, a task a frame."""

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
    """Plays *trial*: *aside*, in processes of their own; else the next task whenever `advance` is called."""

    def __init__(self, trial: Trial, *, aside: bool) -> None:
        self.trial = trial
        self._tasks = trial.tasks()
        self._aside = aside
        self._pool: Executor | None = None
        self._starting: Thread | None = None
        self._others: frozenset[BaseProcess] = frozenset()  # processes that are not ours
        self._waiting: dict[Future[tuple[Outcome, ...]], Task] = {}
        self._width = 2 * _count()

    def advance(self) -> bool:
        """Take in what has been played, and hand out more; return whether anything is new.

        Raises OSError where processes cannot be had.
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
        """Return processes that begin beside the window: they take a moment, and no frame waits for it."""
        pool = _processes()
        self._others = frozenset(active_children())
        self._starting = Thread(target=_begin, args=(pool,), name="trial", daemon=True)
        self._starting.start()
        return pool

    def _hand_out(self, pool: Executor) -> None:
        while len(self._waiting) < self._width and (task := next(self._tasks, None)) is not None:
            self._waiting[pool.submit(task.play)] = task

    def wait(self, seconds: float) -> None:
        """Wait until something has been played, for so long at most."""
        if self._starting is not None:
            self._starting.join(seconds)
        wait(self._waiting, timeout=seconds, return_when=FIRST_COMPLETED)

    def close(self) -> None:
        """Play nothing any more; what is being played is broken off, since the end of the program would wait for it."""
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
    """Return processes begun anew: a copy of this one would hold its window; raise OSError where there are none."""
    try:
        return ProcessPoolExecutor(_count(), mp_context=get_context("spawn"), initializer=_give_way)
    except (NotImplementedError, ImportError) as error:  # a system without semaphores, or with few
        raise OSError(str(error)) from error


def _begin(pool: Executor) -> None:
    """Let *pool* begin its processes, which it does with the first that is asked of it."""
    with suppress(BrokenExecutor, RuntimeError, OSError):  # told with the first task; or the page is left already
        pool.submit(int)


def _give_way() -> None:
    """Let everything else on the machine, the window first, come before this process, which ends with the window."""
    nice: Callable[[int], int] | None = getattr(os, "nice", None)  # Windows has none
    if nice is not None:
        nice(_NICENESS)
    Thread(target=_end_with_window, name="end", daemon=True).start()


def _end_with_window() -> None:
    """End this process when the one that began it is gone: killed, it could not tell those that wait for tasks."""
    window = parent_process()
    if window is not None:
        window.join()
        os._exit(0)

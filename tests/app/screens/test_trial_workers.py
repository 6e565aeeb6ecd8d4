"""A trial played in processes of its own, and one that is left."""

import subprocess
import sys
from collections.abc import Collection, Iterator
from dataclasses import replace
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from threading import Event

import pytest

from game.ai.simulation import Outcome
from game.ai.trial import Task, Trial
from game.app.screens.rules.workers import TrialWorkers
from game.rules.presets import CLASSIC
from tests.app.desktop import wait_for

SHORT = replace(CLASSIC, max_deals=1)
KILLED = """
import os
from game.ai.trial import Trial
from game.app.screens.rules.workers import TrialWorkers
from game.rules.presets import CLASSIC
workers = TrialWorkers(Trial((CLASSIC,), games=200), aside=True)
while not workers.trial.played:
    workers.advance()
    workers.wait(1.0)
os._exit(9)  # as if killed: nobody is told
"""


def test_processes_play_what_would_be_played_here() -> None:
    here, aside = Trial((SHORT,), games=8), Trial((SHORT,), games=8)
    for task in here.tasks():
        here.add(task, task.play())
    workers = TrialWorkers(aside, aside=True)
    while not aside.done:
        workers.advance()
        workers.wait(1.0)
    workers.close()
    assert here.tallies == aside.tallies


class EndlessTask(Task):
    """A task that never ends."""

    def play(self) -> tuple[Outcome, ...]:
        Event().wait()
        return ()


class EndlessTrial(Trial):
    """A trial of such tasks."""

    def tasks(self) -> Iterator[Task]:
        for task in super().tasks():
            yield EndlessTask(task.place, task.rules, task.first, task.count)


def await_end(processes: Collection[BaseProcess]) -> None:
    """Wait for the end of *processes*; the pool waits for them too, and may learn of it first."""
    wait_for(lambda: all(process.exitcode is not None for process in processes), "the end of the processes")


def test_what_is_being_played_does_not_hold_up_the_end() -> None:
    before = set(active_children())
    workers = TrialWorkers(EndlessTrial((SHORT,), games=80), aside=True)
    while not (ours := set(active_children()) - before):
        workers.advance()
        workers.wait(0.01)
    workers.close()
    await_end(ours)


def test_a_trial_is_left_before_its_processes_have_begun() -> None:
    before = set(active_children())
    workers = TrialWorkers(EndlessTrial((SHORT,), games=80), aside=True)
    workers.advance()
    workers.close()
    left = set(active_children()) - before
    await_end(left)


def test_nothing_is_played_after_the_end() -> None:
    trial = Trial((SHORT,), games=2)
    workers = TrialWorkers(trial, aside=False)
    assert workers.advance()
    assert trial.done
    assert not workers.advance()
    workers.close()


def test_processes_that_end_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.app.screens.rules.workers._give_way", exit)
    workers = TrialWorkers(Trial((SHORT,), games=8), aside=True)
    with pytest.raises(OSError, match="terminated"):
        _play_on(workers)
    workers.close()


@pytest.mark.parametrize("error", [PermissionError("not allowed"), NotImplementedError("no semaphores")])
def test_a_machine_without_processes_is_told(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    def refuse(*_args: object, **_options: object) -> None:
        raise error

    monkeypatch.setattr("game.app.screens.rules.workers.ProcessPoolExecutor", refuse)
    workers = TrialWorkers(Trial((SHORT,), games=8), aside=True)
    with pytest.raises(OSError, match=str(error)):
        workers.advance()
    workers.close()


def test_no_process_is_left_of_a_window_that_was_killed() -> None:
    window = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE)
    window.communicate(timeout=60)  # until its output is closed, which its processes hold open while they live
    assert 9 == window.returncode


def _play_on(workers: TrialWorkers) -> None:
    for _turn in range(100):
        workers.advance()
        workers.wait(1.0)

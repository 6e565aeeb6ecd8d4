"""Who may enter the arena: the players of the game by name, and any program as `cmd:PROGRAM`."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from random import Random

from game.ai.agent import Agent, Decision
from game.ai.arena.protocol import ForfeitError, answer, question
from game.ai.players import find_player
from game.engine.views import PlayerView
from game.words import _

PROGRAM = "cmd:"
LONGEST = 65_536  # bytes of an answer
FAREWELL = 1.0  # seconds that a program has to end by itself


@contextmanager
def seated(names: Sequence[str], limit: float) -> Iterator[list[Agent]]:
    """Yield new players called *names*, in that order; programs have *limit* seconds a decision, and end with it."""
    with ExitStack() as ending:
        yield [_enter(name, limit, ending) for name in names]


def _enter(name: str, limit: float, ending: ExitStack) -> Agent:
    if not name.startswith(PROGRAM):
        return find_player(name)
    program = ProgramPlayer(name.removeprefix(PROGRAM), limit)
    ending.callback(program.close)
    return program


def check_entrant(name: str) -> None:
    """Raise ValueError, saying what is wrong and what can be, where nobody called *name* can play."""
    if not name.startswith(PROGRAM):
        find_player(name)
        return
    try:
        words = words_of(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise ValueError(_("player: {name!r} cannot be read: {error}").format(name=name, error=error)) from error
    if not words:
        raise ValueError(_("player: {name!r} names no program; write cmd:PROGRAM").format(name=name))
    if shutil.which(words[0]) is None:
        wrong = _("player: {name!r}: there is no program {program!r}; write its path, and allow it to be run")
        raise ValueError(wrong.format(name=name, program=words[0]))


def words_of(command: str) -> list[str]:
    """Return the program and its arguments, as the shell of the system would part them; raise ValueError if it cannot.

    On Windows backslashes belong to paths.
    """
    if os.name != "nt":
        return shlex.split(command)
    return [word.strip('"') for word in shlex.split(command, posix=False)]


class ProgramPlayer:
    """Plays what the program *command* answers within *limit* seconds; it is started at the first decision."""

    def __init__(self, command: str, limit: float) -> None:
        self._command = command
        self._limit = limit
        self.process: subprocess.Popen[bytes] | None = None
        self._courier = ThreadPoolExecutor(max_workers=1)  # a program that neither reads nor writes blocks only this

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what the program answers; raise ForfeitError where it is late, wrong or dead."""
        line = self._ask(question(view))
        return Decision(answer(line), _("As the program says"))

    def close(self) -> None:
        """End the program: it is told by the end of its input, and killed if it does not heed that."""
        process = self.process
        if process is not None and process.stdin is not None and process.stdout is not None:
            with suppress(OSError):
                process.stdin.close()
            with suppress(subprocess.TimeoutExpired):
                process.wait(FAREWELL)
            self._kill(process)
            process.stdout.close()
        self._courier.shutdown()
        self.process = None

    def _ask(self, line: bytes) -> bytes:
        process = self.process = self.process or self._start()
        try:
            said = self._courier.submit(_exchange, process, line).result(self._limit)
        except TimeoutError as error:
            self._kill(process)
            raise ForfeitError(f"it took longer than {self._limit:g} s to answer") from error
        if said.endswith(b"\n"):
            return said
        if len(said) >= LONGEST:
            raise ForfeitError(f"its answer is longer than {LONGEST} bytes")
        if said:
            raise ForfeitError(f"it stopped in the middle of its answer {said[:60]!r}")
        raise ForfeitError(_end_of(process))

    def _start(self) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        try:
            # A group of its own, so that a program can be ended with all that it has started.
            return subprocess.Popen(words_of(self._command), stdin=pipe, stdout=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            raise ForfeitError(f"it could not be started: {error}") from error

    @staticmethod
    def _kill(process: subprocess.Popen[bytes]) -> None:
        if process.poll() is not None:
            return
        if sys.platform == "win32":
            process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def _exchange(process: subprocess.Popen[bytes], line: bytes) -> bytes:
    """Return the line that *process* answers to *line*; empty where it is dead."""
    if process.stdin is None or process.stdout is None:
        raise RuntimeError("the program was started without pipes")
    try:
        process.stdin.write(line)
        process.stdin.flush()
        return process.stdout.readline(LONGEST)
    except OSError:
        return b""


def _end_of(process: subprocess.Popen[bytes]) -> str:
    try:
        return f"it ended with exit code {process.wait(FAREWELL)} instead of answering"
    except subprocess.TimeoutExpired:
        return "it closed its output instead of answering"

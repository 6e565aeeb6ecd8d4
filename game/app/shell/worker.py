"""Thinking beside the frames, so that none of them waits.

aside = Aside[str]("reasons", threaded=True)
aside.ask(lambda: slow(view))       # whatever was asked before is forgotten
aside.answer()                      # None until it is there
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Worker(Generic[Answer]):
    """Answers one question at a time: *threaded*, on a thread called *name*; else when the answer is asked for.

    A question must hold all that it is about, so that nothing that happens meanwhile can change the answer.
    """

    def __init__(self, name: str, *, threaded: bool) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name) if threaded else None
        self._question: Callable[[], Answer] | None = None
        self._future: Future[Answer] | None = None

    @property
    def waiting(self) -> bool:
        """Whether something was asked that is not answered yet."""
        return self._question is not None

    def ask(self, question: Callable[[], Answer]) -> None:
        """Ask *question*."""
        self.drop()
        self._question = question
        if self._pool is not None:
            self._future = self._pool.submit(question)

    def answer(self) -> Answer | None:
        """Return the answer, once, or None while there is none; what went wrong in the thinking is raised here."""
        question, future = self._question, self._future
        if question is None or (future is not None and not future.done()):
            return None
        self._question = self._future = None
        return question() if future is None else future.result()

    def drop(self) -> None:
        """Forget the question."""
        if self._future is not None:
            self._future.cancel()  # one that is thought over already goes on unheard
        self._question = self._future = None

    def close(self) -> None:
        """Answer nothing any more."""
        self.drop()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

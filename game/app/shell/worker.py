"""A worker for slow questions, so that no frame waits for the answer.

worker = Worker[str]("reasons", threaded=True)
worker.ask(lambda: slow(view))      # drops whatever was asked before
worker.answer()                     # None until the answer is there
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Worker(Generic[Answer]):
    """Answers one question at a time: if *threaded*, on a thread called *name*, else when the answer is fetched.

    A question must hold everything that it is about, so that nothing that happens meanwhile changes the answer.
    """

    def __init__(self, name: str, *, threaded: bool) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix=name) if threaded else None
        self._question: Callable[[], Answer] | None = None
        self._future: Future[Answer] | None = None

    @property
    def waiting(self) -> bool:
        """Whether a question has not been answered yet."""
        return self._question is not None

    def ask(self, question: Callable[[], Answer]) -> None:
        """Ask *question* in place of any earlier one."""
        self.drop()
        self._question = question
        if self._pool is not None:
            self._future = self._pool.submit(question)

    def answer(self) -> Answer | None:
        """Return the answer once, or None while there is none; an error in the question is raised here."""
        question, future = self._question, self._future
        if question is None or (future is not None and not future.done()):
            return None
        self._question = self._future = None
        return question() if future is None else future.result()

    def drop(self) -> None:
        """Drop the question."""
        if self._future is not None:
            self._future.cancel()  # if it is running already, its answer is ignored
        self._question = self._future = None

    def close(self) -> None:
        """Stop answering."""
        self.drop()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

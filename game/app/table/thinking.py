"""Computer players think beside the animation, so that no frame waits for them."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from game.app.table.session import Session
from game.engine.actions import Action


class Thinker:
    """Asks the computer player of *session* whose turn it is; *aside*, on a thread of its own.

    The question is put together at once, so that nothing that happens meanwhile can change the answer. Without
    *aside* the answer is there at once, as tests and demonstrations want it.
    """

    def __init__(self, session: Session, *, aside: bool) -> None:
        self._session = session
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="thinker") if aside else None
        self._answer: Future[Action] | None = None

    def ask(self) -> None:
        """Let the player begin to think, if it does not already."""
        if self._answer is None and self._pool is not None:
            self._answer = self._pool.submit(self._session.question())

    def answer(self) -> Action | None:
        """Return what the player does, or None while it thinks; what goes wrong in its thinking is raised here."""
        if self._pool is None:
            return self._session.think()
        self.ask()
        if self._answer is None or not self._answer.done():
            return None
        found, self._answer = self._answer, None
        return found.result()

    def drop(self) -> None:
        """Forget the question: the game has gone another way."""
        self._answer = None

    def close(self) -> None:
        """Ask nobody any more."""
        self.drop()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

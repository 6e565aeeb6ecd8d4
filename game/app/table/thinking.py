"""Computer players think beside the animation, so that no frame waits for them."""

from __future__ import annotations

from game.app.services.session import Session
from game.app.shell.aside import Aside
from game.engine.actions import Action


class Thinker:
    """Asks the computer player of *session* whose turn it is; *aside*, on a thread of its own.

    Without *aside* the answer is there at once, as tests and demonstrations want it.
    """

    def __init__(self, session: Session, *, aside: bool) -> None:
        self._session = session
        self._aside = Aside[Action]("thinker", threaded=aside)

    def ask(self) -> None:
        """Let the player begin to think, if it does not already."""
        if not self._aside.waiting:
            self._aside.ask(self._session.question())

    def answer(self) -> Action | None:
        """Return what the player does, or None while it thinks; what goes wrong in its thinking is raised here."""
        self.ask()
        return self._aside.answer()

    def drop(self) -> None:
        """Forget the question: the game has gone another way."""
        self._aside.drop()

    def close(self) -> None:
        """Ask nobody any more."""
        self._aside.close()

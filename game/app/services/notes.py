"""Notes for the person: about what could not be read or written."""

import logging
from collections.abc import Callable

from game.storage.files import StorageError

_log = logging.getLogger(__name__)


class Notes:
    """Sentences that wait to be shown, each of them once."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._failed: set[str] = set()

    def add(self, sentence: str | None) -> None:
        """Add *sentence*, if there is one, and log it."""
        if sentence:
            _log.warning("%s", sentence)
            self._waiting.append(sentence)

    def take(self) -> tuple[str, ...]:
        """Return the waiting sentences, and clear them."""
        told = tuple(self._waiting)
        self._waiting.clear()
        return told

    def attempt(self, what: str, act: Callable[[], object]) -> bool:
        """Call *act*; return whether it worked. A StorageError becomes a note, once for each *what* until it works."""
        try:
            act()
        except StorageError as error:
            if what in self._failed:
                _log.warning("%s", error)
            else:
                self._failed.add(what)
                self.add(str(error))
            return False
        self._failed.discard(what)
        return True

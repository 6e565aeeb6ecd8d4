"""What there is to tell the person: what could not be read, and what the disk does not let be written."""

import logging
from collections.abc import Callable

from game.storage.files import StorageError

_log = logging.getLogger(__name__)


class Notes:
    """Sentences that wait to be told, each of them once."""

    def __init__(self) -> None:
        self._waiting: list[str] = []
        self._failed: set[str] = set()

    def add(self, sentence: str | None) -> None:
        """Have *sentence*, if there is one, told to the person."""
        if sentence:
            _log.warning("%s", sentence)
            self._waiting.append(sentence)

    def take(self) -> tuple[str, ...]:
        """Return what there is to tell the person, which is then told."""
        told = tuple(self._waiting)
        self._waiting.clear()
        return told

    def attempt(self, what: str, act: Callable[[], object]) -> bool:
        """Do *act*; where the disk does not let it, note that the first time for each *what*."""
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

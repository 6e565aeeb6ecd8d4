"""The log: a few rotating files that record what went wrong."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler

from game.storage.paths import Places

_SIZE = 256 * 1024  # bytes a file
_FILES = 3  # older files kept beside the newest
_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class LogFile(RotatingFileHandler):
    """Writes to the log folder, which is made with the first line; falls silent where it cannot be written."""

    def __init__(self, places: Places) -> None:
        super().__init__(places.log_file, maxBytes=_SIZE, backupCount=_FILES, encoding="utf-8", delay=True)
        self.setFormatter(logging.Formatter(_FORMAT))
        self._folder = places.log

    def _open(self) -> TextIOWrapper:
        self._folder.mkdir(parents=True, exist_ok=True)
        return super()._open()

    def close(self) -> None:
        """Close the file, even where the last lines do not fit on the disk."""
        with suppress(OSError):  # reported already, when they were written
            super().close()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name that logging calls
        """Report once on standard error, where there is one, that the log cannot be written, and stop writing it."""
        self.setLevel(logging.CRITICAL + 1)
        if sys.stderr is not None:  # a program without a console has none
            lost = f"{self.baseFilename} cannot be written: {sys.exc_info()[1]}; not logged: {record.getMessage()}"
            print(lost, file=sys.stderr)


def start_log(places: Places, level: int = logging.INFO) -> LogFile:
    """Send all that the game logs at *level* or above to the log file, and return its handler."""
    handler = LogFile(places)
    logger = logging.getLogger("game")
    logger.setLevel(level)
    logger.addHandler(handler)
    return handler


def stop_log(handler: LogFile) -> None:
    """Close the log file again."""
    logging.getLogger("game").removeHandler(handler)
    handler.close()

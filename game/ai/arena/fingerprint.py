"""Which code plays: results of different code are never mixed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from game import __version__

_PARTS = ("cards.py", "ai", "engine", "rules")


class StrangerError(ValueError):
    """A shard that another version of the code has made."""


@cache
def fingerprint() -> str:
    """Return twelve letters that change with the version and with every line of code that decides how games go."""
    ink = sha256(__version__.encode("ascii"))
    for part in _PARTS:
        _take_in(files("game") / part, ink.update)
    return ink.hexdigest()[:12]


def _take_in(place: Traversable, update: Callable[[bytes], None]) -> None:
    """Pass on the code and the habits at *place*; a packed application has no code, and goes by its version."""
    if place.is_dir():
        for one in sorted(place.iterdir(), key=lambda found: found.name):
            _take_in(one, update)
    elif place.name.endswith((".py", ".txt")) and place.is_file():
        update(place.name.encode("utf-8"))
        update(place.read_bytes().replace(b"\r\n", b"\n"))

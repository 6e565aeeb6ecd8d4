"""A home of its own for every test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.storage.history import History
from game.storage.paths import Places
from tests.storage.sheet import Sheet


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """Return places in a folder that does not exist yet."""
    return Places.under(tmp_path / "home")


@pytest.fixture
def sheet(places: Places) -> Sheet:
    """Return a history to enter games in."""
    return Sheet(places)


@pytest.fixture
def history(places: Places) -> Iterator[History]:
    """Return the history of the test's home, which is never to break."""
    history = History(places)
    yield history
    assert history.take_note() is None
    history.close()

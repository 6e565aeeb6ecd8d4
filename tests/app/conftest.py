"""A window that nobody sees, for tests of what the player sees."""

import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.app.app import App


@pytest.fixture
def app() -> Iterator[App]:
    """Return an app of 1280 x 800 pixels without scenes; no clock is read."""
    app = App(driver="dummy", size=(1280, 800))
    yield app
    app.close()

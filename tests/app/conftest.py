"""A window that nobody sees, for tests of what the player sees."""

import os
from collections.abc import Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from game.ai.trial import Task
from game.app.services.services import Services
from game.app.shell.app import App
from tests.app.desktop import Desktop, open_desktop
from tests.app.driver import open_services
from tests.app.shared_pictures import sharing_nothing, sharing_pictures
from tests.app.tables import share_services, show_again
from tests.app.unpainted import unpainted


@pytest.fixture(scope="package", autouse=True)
def _shared_pictures() -> Iterator[None]:
    with sharing_pictures():
        yield


@pytest.fixture
def own_pictures() -> Iterator[None]:
    """Windows share nothing with those of other tests."""
    with sharing_nothing():
        yield


@pytest.fixture
def paint(request: pytest.FixtureRequest) -> Iterator[None]:
    """Windows are painted, or only laid out, as the parameter says."""
    with nullcontext() if request.param else unpainted():
        yield


@pytest.fixture
def only_laid_out() -> Iterator[None]:
    """Windows are laid out and not painted."""
    with unpainted():
        yield


@pytest.fixture
def app() -> Iterator[App]:
    """An app of 1280 x 800 pixels without scenes; no clock is read."""
    app = App(driver="dummy", size=(1280, 800))
    yield app
    app.close()


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    """Services with files of their own, whose table is only a stand-in."""
    services = open_services(tmp_path)
    yield services
    services.app.close()


@pytest.fixture(scope="module")
def one_services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    """Services that all tests of a file share."""
    yield from share_services(tmp_path_factory.mktemp("home"))


@pytest.fixture
def shared_services(one_services: Services) -> Services:
    """The shared services, with their window; tests make them as new with `clear`."""
    show_again(one_services)
    return one_services


@pytest.fixture(scope="module")
def plain_services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Services]:
    """Shared services whose window is not painted, for tests that look at no picture."""
    with unpainted():
        opened_services = share_services(tmp_path_factory.mktemp("home"))
        services = next(opened_services)
    yield services
    services.app.close()


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desktop]:
    """A screen for all tests of a file."""
    with open_desktop(tmp_path_factory.mktemp("screen")) as desktop:
        yield desktop


@pytest.fixture(scope="module")
def trials_remembered() -> Iterator[None]:
    """Every game of a trial is played once a file: the same rules and seed lead to the same game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Task, "play", cache(Task.play))
        yield

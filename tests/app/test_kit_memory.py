"""Memory that was freed goes back to the system in quiet moments."""

import sys

import pytest

from game.app import memory
from game.app.app import App
from game.app.resizing import SETTLED
from game.app.scene import Scene


class Blank(Scene):
    """A scene that shows nothing."""


@pytest.fixture
def given_back(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Return what grows whenever memory is given back."""
    moments: list[None] = []
    monkeypatch.setattr("game.app.app.give_back", lambda: moments.append(None))
    return moments


def test_memory_is_given_back_once_a_rest(app: App, given_back: list[None]) -> None:
    app.scenes.push(Blank(app))
    while app.assets.warm() or app.audio.warm():
        pass
    for _rest in range(2):
        app.scenes.dirty = True
        assert app.step(0.01)
        app._use_idle_frame()
        assert len(given_back) == _rest
        assert not app.step(SETTLED)
        for _frame in range(3):
            app._use_idle_frame()
        assert len(given_back) == _rest + 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc's way")
def test_where_the_c_library_knows_how_it_is_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    monkeypatch.setattr(memory, "_trim", lambda: kept.append)
    assert memory.give_back()
    assert kept == [0]


def test_where_it_does_not_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "_trim", lambda: None)
    assert not memory.give_back()

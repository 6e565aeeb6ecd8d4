"""Memory that was freed goes back to the system in quiet moments."""

import platform
import sys

import pytest

from game.app.shell import pacing
from game.app.shell.app import App
from game.app.shell.resizing import SETTLED
from game.app.shell.scene import Scene


class Blank(Scene):
    """A scene that shows nothing."""


@pytest.fixture
def given_back(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Return what grows whenever memory is given back."""
    moments: list[None] = []
    monkeypatch.setattr("game.app.shell.app.return_free_memory", lambda: moments.append(None))
    return moments


def test_memory_is_given_back_once_a_rest(app: App, given_back: list[None]) -> None:
    app.scenes.push(Blank(app))
    app.assets.unloaded.clear()
    app.audio.muted = True
    for rests in range(2):
        app.scenes.dirty = True
        assert app.step(0.01)
        app.use_idle_frame()
        assert len(given_back) == rests
        assert not app.step(SETTLED)
        for _frame in range(3):
            app.use_idle_frame()
        assert len(given_back) == rests + 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="glibc's way")
def test_where_the_c_library_knows_how_it_is_asked_to(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    monkeypatch.setattr(pacing, "find_trim", lambda: kept.append)
    assert pacing.return_free_memory()
    assert kept == [0]


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's way")
def test_glibc_is_asked_itself() -> None:
    assert pacing.return_free_memory()


class NoLibrary:
    """Stands for a C library that cannot be asked, or that knows no way."""

    def __init__(self, error: type[Exception] | None) -> None:
        self.error = error

    def open(self, _name: None) -> object:
        if self.error is not None:
            raise self.error
        return object()


@pytest.mark.parametrize("error", [None, OSError])
def test_where_the_c_library_cannot_be_asked_nothing_happens(
    monkeypatch: pytest.MonkeyPatch, error: type[Exception] | None
) -> None:
    monkeypatch.setattr(pacing, "find_trim", pacing.find_trim.__wrapped__)
    monkeypatch.setattr("ctypes.CDLL", NoLibrary(error).open)
    assert not pacing.return_free_memory()


def test_a_python_without_ctypes_does_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "find_trim", pacing.find_trim.__wrapped__)
    monkeypatch.setitem(sys.modules, "ctypes", None)
    assert not pacing.return_free_memory()


def test_where_it_does_not_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacing, "find_trim", lambda: None)
    assert not pacing.return_free_memory()

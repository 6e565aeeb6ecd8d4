"""Tests of a checkout borrow a compiled core, but never one of other sources."""

from __future__ import annotations

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game.ai.core.chosen import describe
from tests.ai.core.cores import FOUND, IS_COMPILED
from tests.borrowed_core import NAME, borrow, sources
from tests.conftest import CORE_TESTED

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a test lasts, no compiled core is loaded."""
    monkeypatch.setitem(sys.modules, NAME, None)
    monkeypatch.delitem(sys.modules, NAME)


def core(folder: Path, source: str, compiled: bytes | None = None) -> Path:
    """Return *folder*, with a core of one module and what passes for a *compiled* one."""
    folder.mkdir()
    (folder / "deal.py").write_text(source, encoding="utf-8")
    if compiled is not None:
        (folder / f"compiled{EXTENSION_SUFFIXES[0]}").write_bytes(compiled)
    return folder


def real() -> bytes:
    """Return the compiled core that is tested here."""
    file = getattr(FOUND, "__file__", None)
    assert isinstance(file, str)
    return Path(file).read_bytes()


@IS_COMPILED
def test_a_core_of_the_same_sources_is_borrowed(tmp_path: Path) -> None:
    here, other = core(tmp_path / "here", "a = 1"), core(tmp_path / "other", "a = 1", real())
    assert borrow(here, [other]).startswith("The compiled core of an installed copy of the same sources is tested: ")
    borrowed = sys.modules[NAME]
    assert borrowed.__file__ is not None
    assert other == Path(borrowed.__file__).parent
    assert hasattr(borrowed, "SEAL")


@IS_COMPILED
def test_a_core_of_other_sources_is_not_borrowed(tmp_path: Path) -> None:
    here, other = core(tmp_path / "here", "a = 2"), core(tmp_path / "other", "a = 1", real())
    assert "is of other sources" in borrow(here, [other])
    assert NAME not in sys.modules


@IS_COMPILED
def test_the_first_that_fits_is_borrowed(tmp_path: Path) -> None:
    here = core(tmp_path / "here", "a = 1")
    others = [
        core(tmp_path / "uncompiled", "a = 1"),
        core(tmp_path / "old", "a = 0", b"old"),
        core(tmp_path / "new", "a = 1", real()),
    ]
    assert str(others[2]) in borrow(here, others)


def test_a_checkout_with_a_core_of_its_own_borrows_none(tmp_path: Path) -> None:
    here, other = core(tmp_path / "here", "a = 1", b"own"), core(tmp_path / "other", "a = 1", b"never loaded")
    assert "The compiled core of the checkout is tested." == borrow(here, [other])
    assert NAME not in sys.modules


def test_a_core_that_cannot_be_loaded_is_not_borrowed(tmp_path: Path) -> None:
    here, other = core(tmp_path / "here", "a = 1"), core(tmp_path / "other", "a = 1", b"no machine code")
    assert "cannot be loaded" in borrow(here, [other])
    assert NAME not in sys.modules


@pytest.mark.parametrize("error", [ImportError, AttributeError])
def test_of_a_core_that_fails_while_it_is_loaded_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def fail(_loader: object, _module: object) -> None:
        raise error("half there")

    monkeypatch.setattr("importlib.machinery.ExtensionFileLoader.create_module", lambda *_: None)
    monkeypatch.setattr("importlib.machinery.ExtensionFileLoader.exec_module", fail)
    here, other = core(tmp_path / "here", "a = 1"), core(tmp_path / "other", "a = 1", b"not looked at")
    assert "half there" in borrow(here, [other])
    assert NAME not in sys.modules


def test_without_any_compiled_core_the_pure_one_is_tested(tmp_path: Path) -> None:
    here, other = core(tmp_path / "here", "a = 1"), core(tmp_path / "other", "a = 1")
    assert borrow(here, [other]).startswith("The pure Python core is tested: none is compiled")


def test_modules_are_the_same_to_the_last_byte(tmp_path: Path) -> None:
    one, other = core(tmp_path / "one", "a = 1"), core(tmp_path / "other", "a = 1")
    assert sources(one) == sources(other)
    (other / "bits.py").write_text("", encoding="utf-8")
    assert sources(one) != sources(other)


def test_the_compiled_core_that_is_tested_is_the_one_that_plays() -> None:
    compiled = CORE_TESTED.startswith("The compiled core")
    assert ("compiled" if compiled else "pure Python") == describe()


def test_a_core_that_is_being_loaded_has_none_chosen_meanwhile() -> None:
    code = "import sys, game.ai.core; sys.exit('game.ai.core.chosen' in sys.modules)"
    assert 0 == subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode

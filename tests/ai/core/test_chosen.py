"""Which core runs, and what is said of a compiled one that is out of date."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest

import game.ai.core
from game.ai.core import chosen, pure

COMPILED = "game.ai.core.compiled"


def choose_beside(monkeypatch: pytest.MonkeyPatch, *offered: str) -> ModuleType:
    """Return the choice made anew where a compiled core has what is *offered*."""
    compiled = ModuleType(COMPILED)
    for name in offered:
        setattr(compiled, name, object())
    monkeypatch.delenv("TEN_BAGS_PURE", raising=False)
    monkeypatch.setitem(sys.modules, COMPILED, compiled)
    monkeypatch.setattr(game.ai.core, "compiled", compiled, raising=False)
    spec = spec_from_file_location("chosen_anew", chosen.__file__)
    assert spec is not None
    assert spec.loader is not None
    anew = module_from_spec(spec)
    spec.loader.exec_module(anew)
    return anew


def test_all_that_the_core_offers_is_needed() -> None:
    assert sorted(pure.__all__) == sorted(chosen.NEEDED)


def test_a_compiled_core_runs_and_the_pure_one_is_not_even_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as without:
        without.delattr(game.ai.core, "pure")
        without.setitem(sys.modules, "game.ai.core.pure", None)
        anew = choose_beside(without, *chosen.NEEDED)
        assert anew.describe() == "compiled"
        assert anew.remedy() == ""


@pytest.mark.parametrize("lacking", ["Belief", "table_nil"])
def test_a_compiled_core_that_is_out_of_date_is_not_used(monkeypatch: pytest.MonkeyPatch, lacking: str) -> None:
    anew = choose_beside(monkeypatch, *(name for name in chosen.NEEDED if name != lacking))
    assert anew.core is pure
    assert anew.describe() == "pure Python"
    assert f"without {lacking};" in anew.remedy()
    assert "run `python build/compile_core.py`" in anew.remedy()

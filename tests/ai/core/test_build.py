"""The compiled core is made of the sources beside it."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ai.core.cores import FOUND, IS_COMPILED

ROOT = Path(__file__).parents[3]
UNCOMPILED = {"__init__", "bits", "chosen", "cython", "pure", "reading"}

build = pytest.importorskip("compile_core", reason="setuptools is not installed", exc_type=ImportError)
joined: Callable[[list[Path]], str] = build.joined


@pytest.fixture(scope="module")
def sources() -> list[Path]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        tables = tomllib.load(file)["tool"]["setuptools"]["ext-modules"]
    return [ROOT / source for source in tables[0]["sources"]]


def test_every_module_of_the_core_is_compiled_or_known_not_to_be(sources: list[Path]) -> None:
    modules = {path.stem for path in (ROOT / "game" / "ai" / "core").glob("*.py")}
    assert modules == {path.stem for path in sources} | UNCOMPILED


def test_the_joined_modules_need_no_other_module_of_the_game(sources: list[Path]) -> None:
    tree = ast.parse(joined(sources))
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name for name in imported if name.startswith("game")} == set()


@IS_COMPILED
def test_the_compiled_core_is_of_these_sources(sources: list[Path]) -> None:
    seal = next(line for line in joined(sources).splitlines() if line.startswith("SEAL"))
    assert seal == f'SEAL = "{getattr(FOUND, "SEAL", "")}"', "build it anew: python build/compile_core.py"

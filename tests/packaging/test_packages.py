"""What a wheel will hold: all the code, every picture and every sound."""

import re
import tomllib
from pathlib import Path
from typing import TypedDict

import pytest

ROOT = Path(__file__).parents[2]

# `package-dir` and the like have dashes, so these are not classes.
Setuptools = TypedDict(
    "Setuptools",
    {"packages": list[str], "package-dir": dict[str, str], "package-data": dict[str, list[str]]},
)


@pytest.fixture(scope="module")
def setuptools() -> Setuptools:
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: Setuptools = tomllib.load(file)["tool"]["setuptools"]
    return table


def test_every_folder_with_code_is_packaged(setuptools: Setuptools) -> None:
    folders = {path.parent.relative_to(ROOT) for path in (ROOT / "game").rglob("*.py")}
    assert {".".join(folder.parts) for folder in folders} == set(setuptools["packages"]) - {
        "game.sprites",
        "game.sounds",
    }


def test_every_folder_with_code_is_a_package() -> None:
    folders = {path.parent for path in (ROOT / "game").rglob("*.py")}
    assert {folder for folder in folders if not (folder / "__init__.py").exists()} == set()


@pytest.mark.parametrize("kind", ["sprites", "sounds"])
def test_every_picture_and_sound_is_packaged(setuptools: Setuptools, kind: str) -> None:
    assert setuptools["package-dir"][f"game.{kind}"] == kind
    covered = {path for pattern in setuptools["package-data"][f"game.{kind}"] for path in (ROOT / kind).glob(pattern)}
    files = {path for path in (ROOT / kind).rglob("*") if path.is_file()}
    assert len(files) > 10
    assert files <= covered


@pytest.mark.parametrize("kind", ["sprites", "sounds"])
def test_names_of_pictures_and_sounds_are_the_same_on_every_system(kind: str) -> None:
    names = [path.relative_to(ROOT / kind).as_posix() for path in (ROOT / kind).rglob("*") if path.is_file()]
    allowed = re.compile(r"[a-z0-9_/]+\.[a-z0-9]+|([a-z0-9_]+/)*(CREDITS\.md|OFL\.txt)")
    assert [name for name in names if not allowed.fullmatch(name)] == []

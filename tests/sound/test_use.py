"""The sounds that the game asks for by name are there; a missing one would only be silence."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from game.app.shell.audio import GROUPS

ROOT = Path(__file__).parents[2]
PLACES = {"play": 0, "sound": 0, "news": 1}  # which argument of these calls names a sound


def asked_for(code: str) -> Iterator[str]:
    """Yield the names that *code* plays, where they are written out."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            place = PLACES.get(node.func.attr)
            if place is not None and place < len(node.args):
                yield from written_out(node.args[place])


def written_out(name: ast.expr) -> Iterator[str]:
    """Yield the values that *name* may have."""
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        yield name.value
    elif isinstance(name, ast.IfExp):
        yield from written_out(name.body)
        yield from written_out(name.orelse)


def sounds() -> set[str]:
    return {re.sub(r"_\d+$", "", path.stem) for path in (ROOT / "sounds").glob("*.ogg")}


def test_every_sound_belongs_to_one_group() -> None:
    names = [name for group in GROUPS.values() for name in group]
    assert sorted(names) == sorted(sounds())


def test_every_sound_that_is_asked_for_exists() -> None:
    asked = {name for path in (ROOT / "game" / "app").rglob("*.py") for name in asked_for(path.read_text("utf-8"))}
    assert len(asked) > 10
    assert asked - sounds() == set()

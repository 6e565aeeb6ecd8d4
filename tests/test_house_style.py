"""Laws of the source that no linter knows, one test a law."""

import ast
import builtins
import collections.abc
import re
import typing
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = {
    path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
    for path in sorted((ROOT / "game").rglob("*.py"))
}


# -- names ------------------------------------------------------------------------------------------------------

C_TYPES = "game/ai/core/cython.py"  # the types of the compiled core, named as in C


def public_types(tree: ast.Module) -> Iterator[str]:
    """Yield the names of the public classes and type aliases that *tree* defines."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
            name = ast.unparse(node.target)
        else:
            continue
        if not name.startswith("_"):
            yield name


def test_each_public_type_has_a_name_of_its_own() -> None:
    places = defaultdict(list)
    for path, tree in MODULES.items():
        for name in public_types(tree) if path != C_TYPES else ():
            places[name].append(path)
    assert len(places) > 300
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}


def test_no_public_type_hides_one_of_python() -> None:
    standard = {*dir(builtins), *collections.abc.__all__, *typing.__all__}
    hiding = {path: found for path, tree in MODULES.items() if (found := standard.intersection(public_types(tree)))}
    assert hiding == {}


# -- imports ----------------------------------------------------------------------------------------------------

COMMAND_LINE = ("game/__main__.py", "game/commands/")  # a command loads only what it needs
UNCOMPILED_CORE = "game.ai.core.pure"  # not loaded where there is a compiled one, but it has the types


def imported_by(node: ast.AST) -> Iterator[str]:
    """Yield the names of the modules that are imported anywhere in *node*."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.ImportFrom):
            yield inner.module or ""
        elif isinstance(inner, ast.Import):
            yield from (one.name for one in inner.names)


def test_modules_of_the_game_are_imported_at_the_top() -> None:
    late = {
        (path, name)
        for path, tree in MODULES.items()
        if not path.startswith(COMMAND_LINE)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        for name in imported_by(node)
        if name.startswith("game")
    }
    assert late == set()


def test_nothing_but_the_core_is_imported_for_its_types_alone() -> None:
    for_types = {
        (path, name)
        for path, tree in MODULES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for inner in node.body
        for name in imported_by(inner)
    }
    assert {path for path, name in for_types if name not in (UNCOMPILED_CORE, "game.ai.core")} == set()


# -- seconds ----------------------------------------------------------------------------------------------------

SECONDS = {"Wait": 0, "stagger": 0, "Change": 1, "Tween": 2, "move": 2, "shift": 2, "settle_hands": 0, "moment": 2}


def literal_seconds(tree: ast.Module) -> list[str]:
    """Return the calls in *tree* that take a number of seconds which is written there, or in a constant above."""
    own = {name.id for node in tree.body if isinstance(node, ast.Assign) for name in ast.walk(node.targets[0])
           if isinstance(name, ast.Name)}  # fmt: skip
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        values = [one.value for one in node.keywords if one.arg == "wait"]
        if name in SECONDS:
            values += node.args[SECONDS[name] :][:1]
        if any(
            (isinstance(value, ast.Constant) and value.value) or (isinstance(value, ast.Name) and value.id in own)
            for value in values
        ):
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("call", ["Wait(0.1)", "self.news(words, wait=1.0)", "self.move(one, end, LONG)"])
def test_seconds_written_where_something_moves_are_found(call: str) -> None:
    code = f"LONG, WIDE = 0.2, 3.0\nsteps = [{call}, Wait(self.times.rest), stagger(0, a)]"
    assert [call] == literal_seconds(ast.parse(code))


def test_no_animation_at_the_table_has_seconds_of_its_own() -> None:
    table = {path: tree for path, tree in MODULES.items() if path.startswith("game/app/table/")}
    assert len(table) > 10
    assert {path: calls for path, tree in table.items() if (calls := literal_seconds(tree))} == {}


# -- sounds -----------------------------------------------------------------------------------------------------

NAMED = {"play": 0, "sound": 0, "news": 1}  # which argument of these calls names a sound


def sounds() -> set[str]:
    """Return the names of the sounds that the game comes with."""
    return {re.sub(r"_\d+$", "", path.stem) for path in (ROOT / "sounds").glob("*.ogg")}


def asked_for(tree: ast.Module) -> Iterator[str]:
    """Yield the names that *tree* plays, where they are written out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            place = NAMED.get(node.func.attr)
            if place is not None and place < len(node.args):
                yield from written_out(node.args[place])


def written_out(name: ast.expr) -> Iterator[str]:
    """Yield the values that *name* may have."""
    if isinstance(name, ast.Constant) and isinstance(name.value, str):
        yield name.value
    elif isinstance(name, ast.IfExp):
        yield from written_out(name.body)
        yield from written_out(name.orelse)


def test_every_sound_that_is_asked_for_exists() -> None:
    asked = {name for path, tree in MODULES.items() if path.startswith("game/app/") for name in asked_for(tree)}
    assert len(asked) > 10
    assert asked - sounds() == set()

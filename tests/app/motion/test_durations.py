"""How long things take: every duration of the table stands in one place, where one factor reaches it."""

import ast
from dataclasses import fields
from pathlib import Path

import pytest

import game.app.table
from game.app.motion.durations import Durations

TABLE = Path(game.app.table.__path__[0])


SECONDS = {"Wait": 0, "stagger": 0, "Change": 1, "Tween": 2, "move": 2, "shift": 2, "settle_hands": 0, "moment": 2}


def literal_seconds(code: str) -> list[str]:
    """Return the calls in *code* that take a number of seconds which is written there, or in a constant above."""
    tree = ast.parse(code)
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
    assert [call] == literal_seconds(f"LONG, WIDE = 0.2, 3.0\nsteps = [{call}, Wait(self.times.rest), stagger(0, a)]")


@pytest.mark.parametrize("path", sorted(TABLE.glob("*.py")), ids=lambda path: path.stem)
def test_no_animation_at_the_table_has_seconds_of_its_own(path: Path) -> None:
    assert literal_seconds(path.read_text(encoding="utf-8")) == []


def test_the_values_of_durations_are_no_longer_than_anybody_waits() -> None:
    times = Durations()
    values = [getattr(times, one.name) for one in fields(times) if one.name != "acts"]
    assert all(0 < value <= 2.4 for value in [*values, *times.acts.values()])

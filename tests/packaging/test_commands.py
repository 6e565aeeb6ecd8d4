"""The README and the checks speak of the same commands."""

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETUP = "python3 -m venv .venv && .venv/bin/pip install "


def commands(page: str) -> list[str]:
    """Return the lines in the fenced blocks of a Markdown *page*."""
    return [line for block in re.findall(r"^```\w*\n(.*?)^```", page, re.S | re.M) for line in block.splitlines()]


@pytest.mark.parametrize("command", [f"{SETUP}. && .venv/bin/ten-bags", f"{SETUP}'.[test]' && .venv/bin/pytest"])
def test_the_readme_shows_how_to_start_and_how_to_test(command: str) -> None:
    assert command in commands((ROOT / "README.md").read_text(encoding="utf-8"))


def test_the_checks_take_the_test_command_from_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    found = re.search(r"grep -m1 -E '([^']+)' README\.md", script)
    assert found is not None
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if re.search(found[1], line)) == f"{SETUP}'.[test]' && .venv/bin/pytest"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no executable bit")
def test_the_checks_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)

"""What README.md shows of the command line is what the command line says."""

import hashlib
import re
import shlex
from pathlib import Path

import pytest

from game.storage.paths import HOME
from tests.commands.console import say

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"^```console\n\$ (.*?)\n(.*?)^```", README, re.S | re.M)
OURS = [(command, output) for command, output in SESSIONS if command.startswith("ten-bags ")]


def shown_by(name: str) -> list[tuple[str, str]]:
    return [(command, output) for command, output in OURS if command.split()[1] == name]


SAME_EVERYWHERE = [one for name in ("score", "rules", "show", "replay") for one in shown_by(name)]


@pytest.mark.parametrize("name", ["score", "rules", "simulate", "arena", "show", "replay"])
def test_every_command_is_shown_at_work(name: str) -> None:
    assert shown_by(name)


@pytest.mark.parametrize(("command", "output"), SAME_EVERYWHERE)
def test_a_command_prints_what_is_shown(
    command: str, output: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv(HOME, str(tmp_path))  # where nobody has made rules
    monkeypatch.chdir(ROOT)
    assert output == say(*shlex.split(command)[1:])


def test_the_table_of_rules_is_what_the_command_prints() -> None:
    assert say("rules", "--table") in README


def test_a_simulation_reports_under_the_headings_shown() -> None:
    [(command, output)] = shown_by("simulate")
    said = say(*shlex.split(command)[1:], "--player", "greedy", "--set", "max_deals=1")
    assert [line[:36] for line in output.splitlines()[1:]] == [line[:36] for line in said.splitlines()[1:]]


def test_the_arena_reports_as_shown() -> None:
    [(command, output)] = shown_by("arena")
    said = say(*shlex.split(command)[1:-1], "2")
    shape = re.compile(r"[-+]?\d[\d.]*|–|[ -]{2,}")
    assert "--deals" == shlex.split(command)[-2]
    lines, shown = ([shape.sub("", line) for line in text.splitlines()[:6]] for text in (said, output))
    assert shown[1].split(":")[0] == lines[1].split(":")[0]
    assert [line.split("|")[:3] for line in shown[3:4]] == [line.split("|")[:3] for line in lines[3:4]]
    assert [line.split("|")[1] for line in shown[4:]] == [line.split("|")[1] for line in lines[4:]]


def test_a_seal_can_be_checked_by_hand_as_shown() -> None:
    text, seal = next(
        (match[1], output.split()[0])
        for command, output in SESSIONS
        if (match := re.match(r"printf '%s' '(.*)'", command))
    )
    assert seal == hashlib.sha256(text.encode("ascii")).hexdigest()
    assert seal in (ROOT / "tests" / "cases" / "classic_game.json").read_text()

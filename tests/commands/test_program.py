"""The program itself, started as people start it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.ai.core import chosen
from game.ai.core.chosen import describe
from game.rules.presets import CLASSIC
from tests.commands.console import complaint, say
from tests.engine.aimless import aimless_record

ROOT = Path(__file__).parents[2]
PROGRAM = (sys.executable, "-m", "game")
PATIENCE = 60  # seconds, never reached


def start(*args: str | Path, **surroundings: str) -> "subprocess.Popen[bytes]":
    """Return the program, started with *args*; its streams are pipes."""
    pipe = subprocess.PIPE
    command = [*PROGRAM, *map(str, args)]
    return subprocess.Popen(command, cwd=ROOT, stdout=pipe, stderr=pipe, stdin=pipe, env={**os.environ, **surroundings})


def run(*args: str | Path, stdin: bytes = b"", **surroundings: str) -> tuple[int, str, str]:
    """Return exit code, output and errors of the program."""
    program = start(*args, **surroundings)
    output, errors = program.communicate(stdin, timeout=PATIENCE)
    encoding = surroundings.get("PYTHONIOENCODING", "utf-8")
    return program.returncode, output.decode(encoding), errors.decode(encoding)


def test_the_version_names_all_that_runs() -> None:
    code, output, errors = run("--version", TEN_BAGS_PURE="1")
    assert (0, "") == (code, errors)
    words = [line.split()[0] for line in output.splitlines()]
    assert ["Ten", "pygame-ce", "Python", "AI"] == words
    assert f"Ten Bags {__version__}" == output.splitlines()[0]
    assert ", SDL " in output
    assert "pure Python" in output


def test_help_loads_neither_the_engine_nor_the_window() -> None:
    listing = "import sys, game.commands.cli; print(*sorted(name for name in sys.modules if name.startswith('game.')))"
    done = subprocess.run((sys.executable, "-c", listing), cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = ["cards", "commands", "commands.cli", "commands.inputs", "rules", "rules.errors", "words"]
    assert [f"game.{name}" for name in loaded] == done.stdout.split()


def test_the_version_names_the_core_that_is_tested() -> None:
    assert f"search, {describe()}" in say("--version")


def test_the_version_says_what_to_do_about_a_core_that_is_out_of_date(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "out of date" not in say("--version")
    monkeypatch.setattr(chosen, "missing", ["Memory"])
    assert "python build/compile_core.py" in say("--version").splitlines()[-1]


def test_bad_input_is_answered_without_a_traceback() -> None:
    code, output, errors = run("show", ROOT / "pyproject.toml")
    assert (2, "") == (code, output)
    assert errors.startswith(f"ten-bags: {ROOT / 'pyproject.toml'}: ")
    assert 1 == len(errors.splitlines())


def test_cases_come_through_a_pipe() -> None:
    code, output, _errors = run("score", "--json", stdin=(ROOT / "tests" / "cases" / "scoring.json").read_bytes())
    assert 0 == code
    assert len(output.splitlines()) == len(json.loads((ROOT / "tests" / "cases" / "scoring.json").read_bytes()))


@pytest.mark.skipif(os.name == "nt", reason="pipes break differently on Windows")
def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(aimless_record(CLASSIC).to_json())
    program = start("show", tmp_path / "game.json")
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    program.wait(timeout=PATIENCE)
    assert b"" == program.stderr.read()
    program.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
@pytest.mark.parametrize("args", ["rules", "--help", "simulate --games 1 --set max_deals=1 --json"])
def test_output_onto_a_full_disk_is_refused_in_a_sentence(args: str) -> None:
    with Path("/dev/full").open("wb") as full:
        program = subprocess.Popen([*PROGRAM, *args.split()], cwd=ROOT, stdout=full, stderr=subprocess.PIPE)
        _output, errors = program.communicate(timeout=PATIENCE)
    assert 1 == program.returncode
    assert b"ten-bags: what was asked for cannot be written: No space left on device" == errors.strip()


def test_where_suits_cannot_be_written_they_are_letters(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(aimless_record(CLASSIC).to_json())
    code, output, errors = run("show", tmp_path / "game.json", PYTHONIOENCODING="latin-1")
    assert (0, "") == (code, errors)
    assert "?" not in output
    hand = next(line for line in output.splitlines() if line.startswith("  South    "))
    assert ["S", "H", "D", "C"] == hand.split()[1::2]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals of this kind")
@pytest.mark.parametrize(("games", "shown"), [(12, True), (2, False)])
def test_a_long_run_on_a_terminal_shows_how_far_it_is(games: int, shown: bool) -> None:
    terminal, side = os.openpty()
    args = ("simulate", "--games", str(games), "--player", "greedy", "--set", "max_deals=1", "--json")
    command = [*PROGRAM, *args]
    program = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=side, timeout=PATIENCE, check=True)
    os.close(side)
    said = os.read(terminal, 100_000)
    os.close(terminal)
    assert games == json.loads(program.stdout)["games"]
    assert shown == (b"Games" in said)
    assert b"decisions a second" in said


def test_no_bar_is_drawn_into_a_pipe() -> None:
    args = ("simulate", "--games", "12", "--player", "greedy", "--set", "max_deals=1", "--json")
    _code, _output, errors = run(*args)
    assert 1 == len(errors.splitlines())


def test_help_names_every_command() -> None:
    text = say("--help")
    assert [] == [name for name in ("play", "simulate", "arena", "score", "show", "replay") if f"  {name} " not in text]


@pytest.mark.parametrize("name", ["play", "simulate", "arena", "score", "show", "replay"])
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_every_command_tells_more_about_itself(name: str, option: str) -> None:
    assert say(name, option).startswith(f"Usage: ten-bags {name} ")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("deal", ["'deal'", "'ten-bags --help'"]),
        ("--demoo", ["--demoo", "--demo", "'ten-bags play --help'"]),
        ("--speed slow", ["--speed", "'slow'", "'gentle'"]),
        ("play --seed -1", ["--seed", "-1"]),
        ("--seed x", ["--seed", "'x'"]),
        ("--preset bridge", ["--preset", "'bridge'", "classic"]),
        ("--set nill=5", ["--set nill=5", "did you mean nil?"]),
        ("--set nil", ["--set nil", "KEY=VALUE"]),
        ("--set nil=abc", ["--set nil: cannot be 'abc'; allowed is a whole number from 0 to 1000"]),
        ("--preset grill --set sides=trios", ["--set sides", "six players"]),
        ("--window 100x100", ["--window", "100x100", "960x600"]),
        ("--window big", ["--window", "'big'", "1280x800"]),
        ("--window 99999999999999999999x1000", ["--window", "7680x4320"]),
        ("--window 1280x800 --fullscreen", ["--window and --fullscreen"]),
        ("--demo table", ["table"]),
    ],
)
def test_a_window_that_cannot_be_is_refused(args: str, words: list[str]) -> None:
    sentence = complaint(*args.split())
    assert [] == [word for word in words if word not in sentence], sentence


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or Path("/dev/dri").exists(), reason="here SDL always finds a screen"
)
@pytest.mark.parametrize("driver", [None, "nonsense"])
def test_without_a_screen_it_says_so(tmp_path: Path, driver: str | None) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
    surroundings = {name: value for name, value in os.environ.items() if name not in hidden}
    surroundings |= {"TEN_BAGS_HOME": str(tmp_path), "SDL_AUDIODRIVER": "dummy"}
    surroundings |= {"SDL_VIDEODRIVER": driver} if driver else {}
    program = subprocess.run(PROGRAM, cwd=ROOT, capture_output=True, env=surroundings, timeout=PATIENCE, check=False)
    assert 1 == program.returncode
    last = program.stderr.decode().splitlines()[-1]
    assert last.startswith("ten-bags: no window can be opened (")
    assert b"Traceback" not in program.stderr

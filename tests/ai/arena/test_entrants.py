"""Programs in the seats: good ones, and those that lose."""

import os
import re
import shlex
import sys
from pathlib import Path
from random import Random

import pytest

from game.ai.arena import entrants
from game.ai.arena.entrants import ProgramPlayer, check_entrant, seated
from game.ai.arena.protocol import ForfeitError
from game.ai.arena.results import Result
from game.ai.arena.shards import Contest
from game.ai.baselines import GreedyPlayer
from game.engine.transitions import new_game
from game.engine.views import PlayerView, view_of
from game.rules.presets import CLASSIC, PRESETS, Preset
from tests.ai.arena.contests import EXAMPLE, SHORT, played

PATIENT = 60.0  # seconds, never reached
ANSWER = '{"do":"place_bid","seat":%d,"bid":{"kind":"tricks","tricks":3}}'


@pytest.fixture(scope="module")
def view() -> PlayerView:
    state = new_game(CLASSIC, 17).state
    assert state.turn is not None
    return view_of(state, state.turn)


def program(folder: Path, code: str) -> str:
    """Return the command line of a Python program of *code*."""
    (folder / "program.py").write_text(code, encoding="utf-8")
    return command(folder / "program.py")


def command(path: Path) -> str:
    words = [sys.executable, "-I", "-S", str(path)]
    return shlex.join(words) if os.name != "nt" else " ".join(f'"{word}"' for word in words)


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program that the page of the arena shows."""
    found = re.search(r"^```python\n(.*?)^```", EXAMPLE.read_text(encoding="utf-8"), re.S | re.M)
    assert found is not None
    path = tmp_path_factory.mktemp("bot") / "bot.py"
    path.write_text(found[1], encoding="utf-8")
    return path


def ask(code: str, folder: Path, view: PlayerView, limit: float = PATIENT) -> str:
    """Return how a program of *code* loses."""
    player = ProgramPlayer(program(folder, code), limit)
    try:
        with pytest.raises(ForfeitError) as caught:
            player.decide(view, Random(1))
        return str(caught.value)
    finally:
        player.close()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_the_example_plays_by_every_preset(example: Path, preset: Preset) -> None:
    name = f"cmd:{command(example)}"
    contest = Contest(a=name, b="random", rules=preset.rules, unit="deals", count=1, seed=3)
    result = played(contest.shards()[0])
    assert None is result.a.fault
    assert 0 == result.a.counts.forfeits == result.a.counts.illegal
    assert result.a.counts.decisions >= 2 * 26


def test_the_example_beats_chance(example: Path) -> None:
    contest = Contest(a=f"cmd:{command(example)}", b="random", rules=SHORT, unit="games", count=1)
    result = played(contest.shards()[0])
    assert 4 == result.sums.halves


def test_the_example_is_short() -> None:
    found = re.search(r"^```python\n(.*?)^```", EXAMPLE.read_text(encoding="utf-8"), re.S | re.M)
    assert found is not None
    assert sum(bool(line) for line in found[1].splitlines()) <= 33


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("raise SystemExit(3)", "ended with exit code 3 instead of answering"),
        ("input(); raise SystemExit", "ended with exit code 0 instead of answering"),
        ("input(); print('three')", "answered 'three', which is no action"),
        ('input(); print(\'{"do":"play_card"}\')', "which is no action"),
        ("input(); print('x' * 70_000)", "longer than 65536 bytes"),
        ("input(); print('{\"do\"', end='')", "stopped in the middle of its answer"),
        ("import os, time; os.close(1); time.sleep(600)", "closed its output"),
    ],
)
def test_a_program_that_does_not_answer_as_it_should_loses(
    tmp_path: Path, view: PlayerView, code: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrants, "FAREWELL", 0.5)
    said = ask(code, tmp_path, view)
    assert words in said


@pytest.mark.parametrize(
    "code",
    [
        "import time; time.sleep(600)",
        "import time\nwhile True: print('.', end='', flush=True); time.sleep(0.05)",
        "import subprocess, sys; subprocess.run([sys.executable, '-c', 'import time; time.sleep(600)'])",
    ],
)
def test_a_program_that_is_late_loses_and_is_ended(tmp_path: Path, view: PlayerView, code: str) -> None:
    said = ask(code, tmp_path, view, limit=0.2)
    assert "it took longer than 0.2 s to answer" == said


def test_a_program_that_cannot_be_started_loses(view: PlayerView) -> None:
    player = ProgramPlayer("/nowhere/at/all", PATIENT)
    with pytest.raises(ForfeitError, match=r"it could not be started: .*nowhere"):
        player.decide(view, Random(1))
    player.close()


@pytest.mark.parametrize("ending", ["", "\nimport time; time.sleep(600)"])
def test_a_program_is_gone_when_it_is_closed(
    tmp_path: Path, view: PlayerView, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entrants, "FAREWELL", 0.1)
    answer = ANSWER % view.seat
    code = f"import os, sys\nfor line in sys.stdin: print('''{answer}''', flush=True){ending}"
    player = ProgramPlayer(program(tmp_path, code), PATIENT)
    assert player.decide(view, Random(1)) == player.decide(view, Random(2))
    process = player.process
    assert process is not None
    assert None is process.poll()
    player.close()
    assert process.returncode is not None
    player.close()  # twice does no harm


def test_an_unlawful_action_loses_the_deal_with_a_clear_message(tmp_path: Path) -> None:
    code = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    seat = json.loads(line)['seat']\n"
        "    print(json.dumps({'do': 'close_calls', 'seat': seat}), flush=True)"
    )
    contest = Contest(a=f"cmd:{program(tmp_path, code)}", b="greedy", rules=CLASSIC, unit="deals", count=1)
    result: Result = played(contest.shards()[0])
    assert (2, 2) == (result.a.counts.forfeits, result.a.counts.illegal)
    assert result.a.fault is not None
    assert "may not do CloseCalls" in result.a.fault.reason
    assert 2 * -5000 == result.sums.margin


def test_every_seat_has_a_program_of_its_own(tmp_path: Path, view: PlayerView) -> None:
    code = f"import os, sys\nfor line in sys.stdin: print('''{ANSWER}''' % (os.getpid() % 4), flush=True)"
    name = f"cmd:{program(tmp_path, code)}"
    with seated([name, "greedy", name], PATIENT) as players:
        one, greedy, other = players
        assert isinstance(greedy, GreedyPlayer)
        for player in (one, other):
            player.decide(view, Random(1))
        assert isinstance(one, ProgramPlayer)
        assert isinstance(other, ProgramPlayer)
        processes = [one.process, other.process]
        assert processes[0] is not processes[1]
    assert all(process is not None and process.returncode is not None for process in processes)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("wizard", "there is no 'wizard'"),
        ("cmd:", "names no program"),
        ("cmd:no-such-program --fast", "there is no program 'no-such-program'"),
        ("cmd:", "cmd:PROGRAM"),
    ],
)
def test_who_cannot_play_is_refused(name: str, words: str) -> None:
    with pytest.raises(ValueError, match="player: ") as caught:
        check_entrant(name)
    assert words in str(caught.value)


@pytest.mark.skipif(os.name == "nt", reason="Windows parts command lines otherwise")
def test_a_command_line_with_an_open_quote_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be read: No closing quotation"):
        check_entrant("cmd:python3 'bot.py")

"""`ten-bags arena`: which player is stronger."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.ai.arena import statistics
from game.ai.arena.results import Result, Sums
from game.ai.arena.shards import Contest
from game.commands.arena_words import table_lines
from game.engine.dealing import LARGEST_SEED
from game.rules.presets import CLASSIC
from tests.commands.console import call, complaint, say

ROOT = Path(__file__).parents[2]
PATIENCE = 120  # seconds, never reached
KEYS = ["a", "b", "games", "win_rate", "win_rate_ci95", "deals", "margin_per_deal", "margin_ci95"]
FEW = ("--deals", "4")
SHORT = ("--games", "4", "--set", "max_deals=1")
TABLE = ("--table", "random", "greedy", "rule", "--set", "nil=0")


def found(*args: str | Path) -> dict[str, float]:
    numbers: dict[str, float] = json.loads(say("arena", *args, "--json"))
    return numbers


def test_deals_end_with_one_object() -> None:
    numbers = found("greedy", "random", *FEW)
    assert KEYS == list(numbers)
    assert {"a": "greedy", "b": "random", "games": 0, "win_rate": None, "deals": 4}.items() <= numbers.items()
    assert numbers["margin_per_deal"] > numbers["margin_ci95"] > 0


def test_games_end_with_one_object() -> None:
    numbers = found("greedy", "random", *SHORT)
    assert KEYS == list(numbers)
    assert {"games": 4, "win_rate": 1.0, "deals": 4}.items() <= numbers.items()
    assert numbers["margin_per_deal"] > 0
    assert 0 < numbers["win_rate_ci95"] < 1


def test_games_come_in_pairs() -> None:
    assert 4 == found("greedy", "random", "--games", "3", "--set", "max_deals=1")["games"]


def test_other_players_first_say_the_opposite() -> None:
    one, two = found("greedy", "random", *FEW), found("random", "greedy", *FEW)
    assert one["margin_per_deal"] == -two["margin_per_deal"]
    assert one["margin_ci95"] == two["margin_ci95"]


def test_another_seed_deals_other_cards() -> None:
    assert found("greedy", "random", *FEW) != found("greedy", "random", *FEW, "--seed", "9")


def test_the_number_of_processes_makes_no_difference() -> None:
    args = ("greedy", "random", "--deals", "21")
    assert found(*args) == found(*args, "--jobs", "2")


def test_the_lines_say_what_the_object_says() -> None:
    numbers, lines = found("greedy", "random", *SHORT), say("arena", "greedy", "random", *SHORT).splitlines()
    assert "greedy against random: Classic with max_deals=1, 4 games from 1" == lines[0]
    assert f"  Games won by greedy: 100.0 ± {100 * numbers['win_rate_ci95']:.1f} %" == lines[1]
    assert lines[2].startswith(f"  Margin a deal for greedy: {numbers['margin_per_deal']:+.1f} ± ")
    assert ["player", "`greedy`", "`random`"] == [line.split()[1] for line in lines if line.startswith("| ")]
    assert re.fullmatch(r"Ten Bags \S+, code \w{12}, Python \S+ on .+", lines[-1])


def test_a_sequential_test_stops_when_it_is_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "LEAST", 20)
    args = ("arena", "greedy", "random", "--deals", "50", "--sequential")
    lines = say(*args).splitlines()
    assert "After 30 deals: greedy gains 2 points a deal rather than none" == lines[-1]
    numbers = json.loads(say(*args, "--json", "--jobs", "2"))
    assert (30, "better") == (numbers["deals"], numbers["verdict"])


def test_too_few_deals_leave_it_open() -> None:
    lines = say("arena", "greedy", "random", *FEW, "--sequential").splitlines()
    assert lines[-1].startswith("After 4 deals: it is open")


def test_a_verdict_is_told_only_where_it_was_asked_for() -> None:
    assert "verdict" not in json.loads(say("arena", "greedy", "random", *FEW, "--json"))
    assert "open" == json.loads(say("arena", "greedy", "random", *FEW, "--json", "--sequential"))["verdict"]


def test_a_report_shows_what_a_player_does() -> None:
    lines = say("arena", "--report", "greedy", "--deals", "3").splitlines()
    assert "greedy at a table of its own: Classic, 3 deals from 1" == lines[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| ")]
    cells = {row[0]: row[1] for row in rows if len(row) == 2}
    assert ("168", "0", "0") == (cells["decisions"], cells["illegal actions"], cells["forfeits"])
    assert cells["contracts set"].endswith(" of 6)")
    assert {"time of a decision", "auction", "play", "bid of a seat", "contract of a side"} <= {row[0] for row in rows}


def test_a_report_can_be_one_object() -> None:
    sums = found("--report", "greedy", "--games", "2", "--set", "max_deals=1")
    assert {"player": "greedy", "games": 2, "deals": 4, "decisions": 112, "illegal": 0}.items() <= sums.items()
    bids = sums["bids"]
    assert isinstance(bids, list)
    assert 8 == sum(one["count"] for one in bids)
    assert 26 == round(sum(one["count"] * one["came"] for one in bids))


def table(path: Path, *args: str) -> list[str]:
    """Return the JSON lines of the cross table whose results are kept in *path*."""
    return say("arena", *args, "--results", path, "--json").splitlines()


def test_a_table_sets_every_player_against_every_other(tmp_path: Path) -> None:
    path = tmp_path / "results"
    pairs = [json.loads(line) for line in table(path, *TABLE, *FEW)]
    assert [("random", "greedy"), ("random", "rule"), ("greedy", "rule")] == [(one["a"], one["b"]) for one in pairs]
    lines = say("arena", *TABLE, *FEW, "--results", path).splitlines()
    what = (
        "Classic with nil=0, 4 paired deals from 1 for each pair: margin in points a deal, row against column, ± 95 %"
    )
    assert what == lines[0]
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:7]]
    assert ["", "`random`", "`greedy`", "`rule`"] == cells[0]
    assert ["`random`", "`greedy`", "`rule`"] == [row[0] for row in cells[2:]]
    assert f"{pairs[0]['margin_per_deal']:+.1f} ± {pairs[0]['margin_ci95']:.1f}" == cells[2][2]
    assert f"{-pairs[0]['margin_per_deal']:+.1f} ± {pairs[0]['margin_ci95']:.1f}" == cells[3][1]
    assert ["–"] * 3 == [cells[2][1], cells[3][2], cells[4][3]]
    assert lines[-1].startswith("Ten Bags ")


def test_a_table_says_which_games_had_no_winner() -> None:
    contest = Contest(a="random", b="rule", rules=CLASSIC, unit="games", count=2)
    result = Result(Sums(units=2, deals=800, games=4, undecided=3, halves=3, halves_squared=5))
    lines = list(table_lines(["random", "rule"], [contest], [result]))
    assert "`random` against `rule`: 3 broken off, which count half" == lines[-1]
    assert " 37.5 ± " in lines[4]
    assert " 62.5 ± " in lines[5]


def test_a_table_that_is_complete_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results"
    first = table(path, *TABLE, *FEW)
    kept = path.read_bytes()
    assert first == table(path, *TABLE, *FEW)
    assert kept == path.read_bytes()
    assert first != table(path, *TABLE, *FEW, "--seed", "2")
    assert path.read_bytes().startswith(kept)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_table_goes_on_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "results"
    wanted = ("--table", "random", "greedy", "--deals", "80")
    command = [sys.executable, "-m", "game", "arena", *wanted, "--results", str(path), "--json"]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    while program.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 2):
        try:
            program.wait(0.02)
        except subprocess.TimeoutExpired:
            continue
    program.kill()
    assert program.wait(PATIENCE) < 0
    kept = path.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    assert 2 <= kept.count(b"\n") < 8
    path.write_bytes(kept + b'{"key":"cut sh')
    again = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, timeout=PATIENCE, check=True)
    assert table(tmp_path / "anew", *wanted) == again.stdout.decode().splitlines()
    assert path.read_bytes().startswith(kept)
    assert 8 == path.read_bytes().count(b"\n")


def test_a_program_that_loses_is_named(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("raise SystemExit(3)", encoding="utf-8")
    name = f"cmd:{sys.executable} -I -S {tmp_path / 'bot.py'}"
    result = call("arena", name, "greedy", "--deals", "1", "--json")
    assert 0 == result.exit_code
    assert -500 == json.loads(result.stdout)["margin_per_deal"]
    reason = "2 forfeited; the first, in game 1: it ended with exit code 3 instead of answering"
    assert f"{name}: {reason}\n" == result.stderr


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pseudo-terminals of this kind")
def test_a_terminal_is_shown_how_far_it_is() -> None:
    terminal, side = os.openpty()
    command = [sys.executable, "-m", "game", "arena", "greedy", "random", "--deals", "12", "--json"]
    program = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=side, timeout=PATIENCE, check=True)
    os.close(side)
    said = os.read(terminal, 100_000)
    os.close(terminal)
    assert 12 == json.loads(program.stdout)["deals"]
    assert b"12/12" in said


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("distributed", reason="needs the extra lab")
    sentence = complaint("arena", "greedy", "random", "--dask", "nonsense")
    assert "--dask nonsense: " in sentence
    assert "tcp://127.0.0.1:8786" in sentence


def test_without_dask_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    sentence = complaint("arena", "greedy", "random", "--dask", "tcp://127.0.0.1:8786")
    assert "--dask tcp://127.0.0.1:8786: Dask is not here; pip install 'ten-bags[lab]' brings it" == sentence


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("", ["name two players", "--table"]),
        ("rule", ["name two players"]),
        ("rule greedy random", ["name two players", "--table"]),
        ("rule rule", ["rule twice", "--report"]),
        ("rule wizard", ["'wizard'", "random, greedy, rule"]),
        ("rule cmd:", ["'cmd:'", "cmd:PROGRAM"]),
        ("rule cmd:no-such-program", ["'no-such-program'"]),
        ("rule greedy --games 2 --deals 2", ["--games and --deals"]),
        ("rule greedy --games 0", ["--games", "x>=1"]),
        ("rule greedy --deals many", ["--deals", "'many'"]),
        ("rule greedy --seed -1", ["--seed"]),
        (f"rule greedy --seed {LARGEST_SEED - 1} --deals 3", [f"--seed {LARGEST_SEED - 1}", f"last, {LARGEST_SEED}"]),
        ("rule greedy --jobs 0", ["--jobs"]),
        ("rule greedy --jobs 2 --dask tcp://127.0.0.1:1", ["--jobs 2 and --dask"]),
        ("rule greedy --time-limit 0", ["--time-limit"]),
        ("rule greedy --time-limit 5", ["--time-limit", "cmd:PROGRAM"]),
        ("--report rule --time-limit 5", ["--time-limit", "cmd:PROGRAM"]),
        ("rule greedy --preset bridge", ["'bridge'", "classic"]),
        ("rule greedy --set sides=solo", ["4 sides", "two"]),
        ("rule greedy --sequential --games 2", ["--sequential", "--games"]),
        ("--table rule greedy --sequential", ["--sequential", "--table"]),
        ("--table rule", ["two players or more"]),
        ("--table rule greedy rule", ["rule twice"]),
        ("--report wizard", ["'wizard'"]),
        ("--report rule greedy", ["--report rule"]),
        ("--report rule --table", ["--report rule"]),
        ("rule greedy --results game", ["--results", "'game'", "directory"]),
        ("rule greedy --results README.md", ["--results README.md", "line 1 is no result", "another file"]),
        ("rule greedy --results nowhere/results", ["--results nowhere/results", "No such file"]),
    ],
)
def test_what_cannot_be_measured_is_refused(args: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    sentence = complaint("arena", *args.split())
    assert [] == [word for word in words if word not in sentence], sentence

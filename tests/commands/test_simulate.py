"""`ten-bags simulate`: games between computer players only."""

import json
from pathlib import Path

import pytest

from game.engine.record import GameRecord, replay
from game.rules.presets import ALL_PRESETS, Preset
from tests.commands.console import call, complaint, say

SHORT = ("simulate", "--player", "greedy", "--set", "max_deals=1")


def test_the_same_seed_says_the_same() -> None:
    args = (*SHORT, "--games", "3", "--seed", "5")
    assert say(*args) == say(*args)
    assert say(*args) != say(*SHORT, "--games", "3", "--seed", "6")


def test_the_report_says_what_the_json_object_says() -> None:
    args = (*SHORT, "--games", "4", "--preset", "grill")
    report, sums = say(*args), json.loads(say(*args, "--json"))
    assert "Grill Rules with max_deals=1" == sums["rules"]
    assert report.startswith("Grill Rules with max_deals=1: 4 games, players: greedy\n")
    numbers = {line[2:36].strip(): line[36:].strip() for line in report.splitlines()[1:]}
    south, west = sums["wins"]
    assert f"{south}, average score {sums['average_scores'][0]:.1f}" == numbers["Won by South and North"]
    assert f"{west}, average score {sums['average_scores'][1]:.1f}" == numbers["Won by West and East"]
    assert "4, 1.0 a game, the longest 1" == numbers["Deals"]
    assert numbers["Contracts set"].startswith(f"{sums['sets']} of {sums['contracts']} (")
    assert str(sums["decisions"]) == numbers["Decisions"]


def test_json_is_one_object_on_one_line() -> None:
    output = say(*SHORT, "--games", "2", "--json")
    assert 1 == output.count("\n")
    assert {"games": 2, "seed": 1, "player": "greedy"}.items() <= json.loads(output).items()


def test_how_fast_it_went_is_said_apart() -> None:
    result = call(*SHORT, "--games", "1", "--json")
    assert "decisions a second" in result.stderr
    assert "second" not in result.stdout


def test_games_follow_each_other_by_number(tmp_path: Path) -> None:
    say(*SHORT, "--games", "2", "--seed", "41", "--records", tmp_path / "new" / "folder")
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert ["game-41.json", "game-42.json"] == [file.name for file in files]
    assert [41, 42] == [GameRecord.from_json(file.read_bytes()).seed for file in files]


def test_the_records_are_of_the_games_that_were_counted(tmp_path: Path) -> None:
    sums = json.loads(say(*SHORT, "--games", "3", "--records", tmp_path, "--json"))
    ends = [replay(GameRecord.from_json(file.read_bytes())).states[-1] for file in tmp_path.iterdir()]
    averages = [sum(end.standings[side].points for end in ends) / 3 for side in (0, 1)]
    assert averages == pytest.approx(sums["average_scores"])
    assert [sum(end.winner == side for end in ends) for side in (0, 1)] == sums["wins"]


def test_a_whole_game_by_the_rules_of_thumb_has_a_winner() -> None:
    sums = json.loads(say("simulate", "--games", "1", "--seed", "3", "--json"))
    assert (1, 0) == (sum(sums["wins"]), sums["undecided"])
    assert 500 <= max(sums["average_scores"])


@pytest.mark.parametrize("preset", ALL_PRESETS, ids=lambda preset: preset.key)
def test_every_preset_is_simulated(preset: Preset) -> None:
    report = say("simulate", "--preset", preset.key, "--games", "1", "--set", "max_deals=1")
    assert f"{preset.title} with max_deals=1: 1 game, players: rule" in report
    assert preset.rules.side_count == report.count("Won by")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("--games 0", ["--games", "0", "x>=1"]),
        ("--games -3", ["--games", "-3"]),
        ("--games many", ["--games", "'many'", "integer"]),
        ("--seed -1", ["--seed", "-1"]),
        ("--seed 9223372036854775808", ["--seed", "9223372036854775808"]),
        ("--seed 9223372036854775806 --games 3", ["--seed 9223372036854775806", "3 games", "9223372036854775807"]),
        ("--player wizard", ["--player", "'wizard'", "rule"]),
        ("--preset bridge", ["--preset", "'bridge'", "classic"]),
        ("--set target=0", ["target", "0", "1 to 10000"]),
        ("--set bidding=negotiated --set sides=solo", ["bidding", "partners"]),
        ("--jobs 4", ["--jobs", "'ten-bags simulate --help'"]),
        ("all", ["all", "'ten-bags simulate --help'"]),
    ],
)
def test_what_cannot_be_simulated_is_refused(args: str, words: list[str]) -> None:
    sentence = complaint("simulate", *args.split())
    assert [] == [word for word in words if word not in sentence], sentence


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    sentence = complaint(*SHORT, "--records", tmp_path / "file")
    assert str(tmp_path / "file") in sentence
    assert "name a folder" in sentence

"""`ten-bags rules`, and rules by name or share code wherever rules are chosen."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.commands.rule_options import asked_by_name
from game.rules.presets import ALL_PRESETS, GRILL, Preset
from game.rules.ruleset import RuleSet
from game.rules.share_code import code_of
from game.storage.own_rules import OwnRules, Shelf, save_shelf
from game.storage.paths import HOME, Places
from tests.commands.console import call, complaint, say

OURS = OwnRules("a1", "Grill, our way", "grill", replace(GRILL, blind_deficit=150, bag_carry=True))
PAGES = Path(__file__).parents[1] / "rules" / "pages"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, with one rule set in it."""
    monkeypatch.setenv(HOME, str(tmp_path))
    save_shelf(Places.under(tmp_path), Shelf((OURS,)))
    return tmp_path


@pytest.mark.parametrize("preset", ALL_PRESETS, ids=lambda preset: preset.key)
def test_it_prints_the_page(preset: Preset) -> None:
    said = say("rules", "--preset", preset.key)
    if preset.key != "quick":  # which is called as the rules that it shortens
        assert (PAGES / f"{preset.key}.md").read_text(encoding="utf-8") == said


def test_it_prints_a_share_code_that_it_reads() -> None:
    code = say("rules", "--preset", "grill", "--set", "blind_deficit=150", "--set", "bag_carry=true", "--code").strip()
    assert code_of(OURS.rules) == code
    assert say("rules", "--rules", code) == say("rules", "--rules", "grill, OUR way")


def test_it_prints_json_that_says_the_rules() -> None:
    assert OURS.rules == RuleSet.from_json(json.loads(say("rules", "--rules", "Grill, our way", "--json")))


def test_a_code_is_found_in_a_message() -> None:
    code = code_of(OURS.rules)
    assert say("rules", "--rules", code) == say("rules", "--rules", f"here is the code: {code}, have fun")


def test_rules_that_somebody_made_have_their_name() -> None:
    assert say("rules", "--rules", "Grill, our way").startswith("# Grill, our way\n")
    assert say("rules", "--preset", "grill", "--set", "nil=150").startswith("# Grill Rules with nil=150\n")


def test_the_table_has_a_column_more_for_other_rules() -> None:
    assert say("rules", "--table").splitlines()[0].endswith("| Grill Rules |")
    lines = say("rules", "--table", "--rules", "Grill, our way").splitlines()
    assert lines[0].endswith("| Grill Rules | Grill, our way |")


@pytest.mark.parametrize("forms", [("--table", "--json"), ("--table", "--code"), ("--code", "--json")])
def test_rules_are_printed_in_one_form(forms: tuple[str, str]) -> None:
    assert "--code, --json and --table exclude each other: give one of them" == complaint("rules", *forms)


def test_games_are_simulated_by_rules_of_a_name_or_a_code() -> None:
    short = ("--games", "1", "--player", "greedy", "--set", "max_deals=1", "--json")
    by_name = json.loads(say("simulate", "--rules", "Grill, our way", *short))
    by_code = json.loads(say("simulate", "--rules", code_of(OURS.rules), *short))
    assert by_name == by_code


@pytest.mark.parametrize("command", ["rules", "simulate", "play"])
def test_unknown_rules_are_refused_with_those_there_are(command: str) -> None:
    said = complaint(command, "--rules", "Bridge?")
    assert said.startswith("--rules Bridge?: your rules are “Grill, our way”; as a share code: this is no share code")


def test_without_any_rules_that_is_said(home: Path) -> None:
    Places.under(home).rules_file.unlink()
    assert "you have made no rules yet" in complaint("rules", "--rules", "Bridge")


@pytest.mark.parametrize("command", ["rules", "simulate", "play"])
def test_two_ways_to_name_rules_exclude_each_other(command: str) -> None:
    said = complaint(command, "--rules", "Grill, our way", "--preset", "grill")
    assert said == "--preset and --rules exclude each other: give one of them"


def test_a_broken_file_is_told_and_kept(home: Path) -> None:
    Places.under(home).rules_file.write_bytes(b"{")
    result = call("rules", "--rules", "Grill, our way")
    assert result.exit_code == 2
    assert "Your rule sets cannot be read" in result.stderr
    assert (home / "own-rules.json.broken-1").read_bytes() == b"{"


def test_the_window_is_told_how_rules_are_called() -> None:
    assert asked_by_name("Grill, our way").called == OURS.called
    assert asked_by_name(code_of(OURS.rules)).called is None

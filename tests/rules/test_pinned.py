"""What was saved, shared and said by an earlier version stays as it was: rule sets, share codes and refusals."""

import json
from pathlib import Path

import msgspec
import pytest

from game.rules.presets import CLASSIC, find_preset
from game.rules.problems import Clash, Conflict, RefusedRulesError, WrongValue
from game.rules.refusals import in_page_words
from game.rules.ruleset import RuleSet
from game.rules.share_code import code_of, rules_of


class Shared(msgspec.Struct):
    code: str
    rules: dict[str, object]
    preset: str = ""


class Refused(msgspec.Struct):
    rules: dict[str, object]
    file: str
    page: str


class Pinned(msgspec.Struct):
    presets: list[Shared]
    house_rules: list[Shared]
    refusals: list[Refused]


PINNED = msgspec.json.decode((Path(__file__).parent / "pinned.json").read_bytes(), type=Pinned)
SHARED = [*PINNED.presets, *PINNED.house_rules]
OLD_KEYS = set(PINNED.presets[0].rules)


def refusal(rules: dict[str, object]) -> RefusedRulesError:
    with pytest.raises(RefusedRulesError) as caught:
        CLASSIC.changed(rules)
    return caught.value


def test_there_are_pins() -> None:
    assert (len(PINNED.presets), len(PINNED.house_rules), len(PINNED.refusals)) == (17, 65, 141)


@pytest.mark.parametrize("old", PINNED.presets, ids=lambda old: old.preset)
def test_the_file_of_a_preset_is_read_and_written_as_ever(old: Shared) -> None:
    rules = find_preset(old.preset).rules
    assert rules == RuleSet.from_json(old.rules)
    assert old.rules == {key: value for key, value in rules.to_json().items() if key in old.rules}


@pytest.mark.parametrize("old", SHARED, ids=lambda old: old.code)
def test_a_share_code_means_what_it_meant(old: Shared) -> None:
    rules = CLASSIC.changed(old.rules)
    assert rules == rules_of(old.code)
    assert old.code == code_of(rules)


def test_the_house_rules_have_another_value_under_every_old_key() -> None:
    assert OLD_KEYS == {key for old in PINNED.house_rules for key in old.rules}


@pytest.mark.parametrize("old", PINNED.refusals, ids=lambda old: json.dumps(old.rules)[:60])
def test_a_refusal_is_worded_as_ever(old: Refused) -> None:
    error = refusal(old.rules)
    assert old.file == str(error)
    assert old.page == in_page_words(error)


def test_every_clash_and_wrong_values_of_every_old_key_are_among_the_refusals() -> None:
    problems = [refusal(old.rules).problem for old in PINNED.refusals]
    assert set(Clash) == {problem.clash for problem in problems if isinstance(problem, Conflict)}
    assert OLD_KEYS == {problem.key for problem in problems if isinstance(problem, WrongValue)}

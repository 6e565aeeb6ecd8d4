"""The rule sets that people have made: kept whole, and told about when broken."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.presets import CLASSIC, GRILL
from game.storage.files import StorageError
from game.storage.own_rules import LONGEST_NAME, OwnRules, Shelf, keep_changes, load_shelf, renamed, save_shelf
from game.storage.paths import Places
from tests.strategies import rule_sets

OURS = OwnRules("a1", "Grill, our way", "grill", replace(GRILL, blind_deficit=150))
GRANDMA = OwnRules("b2", "Grandma’s table", "classic", replace(CLASSIC, nil=50))
SHELF = Shelf((OURS, GRANDMA))


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places.under(tmp_path)


def write(places: Places, content: object) -> None:
    places.rules_file.write_bytes(msgspec.json.encode(content))


def read(places: Places) -> dict[str, object]:
    return msgspec.json.decode(places.rules_file.read_bytes(), type=dict[str, object])


def test_what_was_saved_is_there_again(places: Places) -> None:
    shelf = SHELF.without("b2")
    save_shelf(places, shelf)
    assert (shelf, None) == load_shelf(places)


def test_without_a_file_there_are_none(places: Places) -> None:
    assert (Shelf(), None) == load_shelf(places)


@given(rules=rule_sets(), name=st.text(min_size=1, max_size=LONGEST_NAME).filter(str.isprintable).map(str.strip))
def test_any_rules_of_any_name_come_back(tmp_path_factory: pytest.TempPathFactory, rules: object, name: str) -> None:
    places = Places.under(tmp_path_factory.mktemp("own"))
    shelf = Shelf((OwnRules("k", name or "x", "classic", rules),))  # type: ignore[arg-type]  # rules of the strategy
    save_shelf(places, shelf)
    assert (shelf, None) == load_shelf(places)


@pytest.mark.parametrize("name", ["", " ", " x", "a\nb", "x" * (LONGEST_NAME + 1)])
def test_a_name_that_cannot_be_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="1 to 32 characters"):
        replace(OURS, name=name)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe", b'{"format": 2, "sets": []}', b'{"sets": 4}', b"[" * 9999],
)
def test_a_broken_file_is_kept_aside_and_told(places: Places, content: bytes) -> None:
    places.rules_file.write_bytes(content)
    shelf, problem = load_shelf(places)
    assert Shelf() == shelf
    assert problem is not None
    assert problem.endswith("It was kept as own-rules.json.broken-1.")
    assert content == places.rules_file.with_name("own-rules.json.broken-1").read_bytes()
    assert (Shelf(), None) == load_shelf(places)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("rules", {"nil": -5}, "“Nil”: cannot be -5"),
        ("rules", {"nils": 5}, "nils: no such rule"),
        ("rules", [], "Expected `object`"),
        ("name", "", "a name is one line"),
        ("model", "nobody", "there is no 'nobody'"),
        ("key", "../x", "the key '../x' cannot be"),
        ("key", "b2", "two have the key b2"),
        ("colour", "red", "unknown field"),
    ],
)
def test_one_broken_set_leaves_the_others(places: Places, key: str, value: object, words: str) -> None:
    save_shelf(places, Shelf((GRANDMA,)))
    file = read(places)
    whole = {"key": "a1", "name": "Ours", "model": "grill", "rules": {}}
    assert isinstance(file["sets"], list)
    file["sets"].append(whole | {key: value})
    write(places, file)
    before = places.rules_file.read_bytes()
    shelf, problem = load_shelf(places)
    assert (GRANDMA,) == shelf.sets
    assert problem is not None
    assert words in problem
    assert before == places.rules_file.with_name("own-rules.json.broken-1").read_bytes()
    assert (shelf, None) == load_shelf(places)


def test_what_cannot_be_written_is_said(places: Places) -> None:
    places.rules_file.mkdir()
    with pytest.raises(StorageError, match="cannot be written"):
        save_shelf(places, SHELF)


THEIRS = OwnRules("c3", "Theirs", "classic", replace(CLASSIC, nil=70))


def test_what_another_window_has_made_stays(places: Places) -> None:
    save_shelf(places, Shelf((THEIRS,)))
    assert keep_changes(places, Shelf(), Shelf((OURS,))) is None
    assert (Shelf((THEIRS, OURS)), None) == load_shelf(places)


def test_only_what_was_changed_here_is_written(places: Places) -> None:
    elsewhere = renamed(GRANDMA, "Grandpa’s table")
    save_shelf(places, Shelf((OURS, elsewhere)))
    keep_changes(places, SHELF, SHELF.without("a1"))
    assert (Shelf((elsewhere,), (("a1", OURS.name),)), None) == load_shelf(places)


def test_a_deletion_undone_leaves_what_another_window_has_made(places: Places) -> None:
    save_shelf(places, Shelf((GRANDMA, THEIRS), (("a1", OURS.name),)))
    keep_changes(places, SHELF.without("a1"), SHELF)
    assert (Shelf((GRANDMA, THEIRS, OURS)), None) == load_shelf(places)


@pytest.mark.parametrize("content", [None, b"{"])
def test_a_file_lost_or_broken_meanwhile_is_written_whole(places: Places, content: bytes | None) -> None:
    if content is not None:
        places.rules_file.write_bytes(content)
    problem = keep_changes(places, Shelf((OURS,)), SHELF)
    assert (content is None) == (problem is None)
    assert (SHELF, None) == load_shelf(places)


def test_sets_are_found_by_key_and_by_name() -> None:
    assert SHELF.find("b2") is GRANDMA
    assert SHELF.named("  GRILL, our WAY ") is OURS
    assert SHELF.find("c3") is None
    assert SHELF.named("Bridge") is None


def test_a_changed_set_stays_in_its_place() -> None:
    changed = renamed(OURS, "Sunday rules")
    assert (changed, GRANDMA) == SHELF.with_set(changed).sets


def test_games_by_a_deleted_set_keep_its_name() -> None:
    shelf = SHELF.without("a1")
    assert (GRANDMA,) == shelf.sets
    assert "Grill, our way" == shelf.title_of(OURS.variant)
    assert "Grandma’s table" == shelf.title_of(GRANDMA.variant)
    assert shelf.title_of("classic") is None
    assert SHELF.title_of("own:zz") is None


def test_a_set_that_comes_back_is_no_longer_gone() -> None:
    assert () == SHELF.without("a1").with_set(OURS).gone


def test_a_name_in_use_gets_a_number() -> None:
    assert "Grandma’s table 2" == SHELF.free_name("Grandma’s table")
    assert "Grandma’s table 3" == SHELF.with_set(replace(OURS, name="Grandma’s table 2")).free_name("Grandma’s table")
    long = Shelf((OwnRules("k", "x" * LONGEST_NAME, "classic", CLASSIC),)).free_name("x" * 50)
    assert "x" * (LONGEST_NAME - 2) + " 2" == long

"""Settings survive, and wrong ones are told one by one."""

import json
from dataclasses import replace
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.rules.presets import GRILL, PRESETS
from game.storage.paths import Places
from game.storage.settings import (
    DECLARED,
    UI_SIZES,
    Settings,
    keep_changes,
    load_settings,
    merged,
    save_settings,
    section_titles,
)
from tests.storage.options import options_of

one_home = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)

texts = st.text(st.characters(categories=["L", "N", "P", "S"]), max_size=20)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)
any_settings = st.builds(
    Settings,
    volume=st.integers(0, 100),
    volume_cards=st.integers(0, 100),
    volume_bids=st.integers(0, 100),
    volume_events=st.integers(0, 100),
    volume_buttons=st.integers(0, 100),
    muted=st.booleans(),
    speed=st.sampled_from(["off", "fastest", "fast", "normal", "gentle"]),
    ui_size=st.sampled_from(UI_SIZES),
    theme=st.sampled_from(["felt", "night", "contrast"]),
    deck=st.sampled_from(options_of("deck")),
    table=st.sampled_from(options_of("table")),
    back=st.sampled_from(options_of("back")),
    window=st.tuples(st.integers(200, 16_000), st.integers(200, 16_000)),
    full_screen=st.booleans(),
    maximised=st.booleans(),
    reduced_motion=st.booleans(),
    confirm_card=st.booleans(),
    auto_play_forced=st.booleans(),
    auto_claim=st.booleans(),
    suit_order=st.permutations("CDHS").map("".join),
    rank_order=st.sampled_from(["high_first", "low_first"]),
    player_name=texts,
    face=st.sampled_from(options_of("face")),
    preset=st.sampled_from([preset.key for preset in PRESETS]),
    target=st.integers(1, 10_000),
    partner_level=texts,
    opponents_level=texts,
    partner_character=texts,
    opponents_character=texts,
    house_rules=st.none() | st.sampled_from([preset.rules for preset in PRESETS]),
    others=st.just(()),
)


def write(places: Places, text: bytes) -> None:
    places.config.mkdir(parents=True, exist_ok=True)
    places.settings_file.write_bytes(text)


def asides(places: Places) -> list[bytes]:
    return [path.read_bytes() for path in sorted(places.config.glob("settings.json.broken-*"))]


def test_nothing_saved_means_the_defaults_and_nothing_to_tell(places: Places) -> None:
    assert load_settings(places) == (Settings(), None)
    assert not places.config.exists()


@pytest.mark.parametrize("speed", ["off", "fast", "normal", "gentle"])
def test_the_speeds_of_older_versions_stay_what_they_were(places: Places, speed: str) -> None:
    write(places, f'{{"speed": "{speed}", "volume": 30}}'.encode())
    found, note = load_settings(places)
    assert (found.speed, found.volume, note) == (speed, 30, None)


@one_home
@given(any_settings)
def test_saved_settings_come_back(places: Places, chosen: Settings) -> None:
    save_settings(places, chosen)
    assert load_settings(places) == (chosen, None)


def test_every_setting_is_written_and_checked() -> None:
    written = json.loads(Settings().to_json())
    assert set(DECLARED) == set(written)


@pytest.mark.parametrize(("key", "allowed"), [
    ("volume", "a whole number from 0 to 100"),
    ("muted", "true or false"),
    ("speed", "off, fastest, fast, normal or gentle"),
    ("ui_size", "80, 90, 100, 110, 120, 130, 140, 150 or 160"),
    ("rank_order", "high_first or low_first"),
    ("suit_order", "the letters C, D, H and S in any order, such as CDSH"),
    ("player_name", "one line of at most 20 characters"),
    ("own_rules", "one line of at most 40 characters"),
    ("window", "[width, height], two whole numbers from 200 to 16000"),
    ("window_place", "null or [x, y], two whole numbers from −32000 to 32000"),
    ("house_rules", "null or a set of rules"),
])  # fmt: skip
def test_what_is_allowed_is_said_in_words(key: str, allowed: str) -> None:
    assert allowed == DECLARED[key].kind.allowed


def test_the_words_of_a_type_are_the_options_that_are_offered() -> None:
    hints = get_type_hints(Settings)
    words = {key: get_args(hint) for key, hint in hints.items() if get_origin(hint) is Literal}
    assert {"speed", "theme", "rank_order"} == set(words)
    assert words == {key: options_of(key) for key in words}


def test_every_section_of_the_page_shows_something() -> None:
    controls = [declared.control() for declared in DECLARED.values() if declared.control is not None]
    assert set(section_titles()) == {control.section for control in controls}
    assert 23 <= len(controls)


def test_settings_are_changed_by_key() -> None:
    assert replace(Settings(), volume=3, theme="night") == Settings().changed({"volume": 3, "theme": "night"})
    with pytest.raises(ValueError, match="Setting volume: cannot be 300; allowed is"):
        Settings().changed({"volume": 300})
    with pytest.raises(TypeError, match="perfume"):
        Settings().changed({"perfume": "rose"})


def test_unknown_keys_are_kept_as_they_were_found(places: Places) -> None:
    write(places, b'{"volume": 30, "holograms": {"depth": [1, 2.50, 1e999]}}')
    found, note = load_settings(places)
    assert (found.volume, note) == (30, None)
    save_settings(places, replace(found, volume=40))
    assert b'"holograms"' in places.settings_file.read_bytes()
    assert load_settings(places) == (replace(found, volume=40), None)


WRONG = {
    "volume": ["101", "-1", "70.5", '"70"', "true", "null", "1e999", "9" * 400, "[]"],
    "volume_cards": ["101", "null"],
    "muted": ["0", "null", '"yes"'],
    "speed": ['"warp"', "1", "null"],
    "ui_size": ["85", "70", "170", '"100"'],
    "theme": ['"pink"'],
    "window": ["[1]", "[1280, 800, 1]", "[1280, null]", "[10, 10]", "{}", "7", '"1280x800"'],
    "suit_order": ['"CCHS"', '"CDH"', "5", '"cdhs"'],
    "player_name": ['"a name that is far too long for any seat"', '"two\\nlines"', '"nul\\u0000"', "3"],
    "preset": ['"poker"', "null"],
    "target": ["0", "10001", "false"],
    "house_rules": ['{"nil": -4}', '{"nils": 4}', "[]", '"classic"', '{"blind_bids": {"x": [1, 2]}}', '{"players": 6}'],
}


@pytest.mark.parametrize(("key", "text"), [(key, text) for key, values in WRONG.items() for text in values])
def test_a_wrong_value_falls_back_alone_and_is_told(places: Places, key: str, text: str) -> None:
    write(places, f'{{"full_screen": true, "{key}": {text}}}'.encode())
    found, note = load_settings(places)
    assert Settings(full_screen=True) == found
    assert note is not None
    assert note.startswith(f"Setting {key}: ")
    assert note.endswith("The default is used.")
    assert len(note) < 400
    assert asides(places) == []


def test_the_sentence_names_key_value_and_what_is_allowed(places: Places) -> None:
    write(places, b'{"volume": 300}')
    expected = "Setting volume: cannot be 300; allowed is a whole number from 0 to 100. The default is used."
    assert expected == load_settings(places)[1]


def test_every_wrong_value_has_a_line_of_its_own(places: Places) -> None:
    write(places, b'{"volume": 300, "speed": "warp"}')
    note = load_settings(places)[1]
    assert note is not None
    assert [line.split(":")[0] for line in note.splitlines()] == ["Setting volume", "Setting speed"]


def test_house_rules_survive(places: Places) -> None:
    rules = replace(GRILL, nil=75, target=350)
    save_settings(places, Settings(house_rules=rules))
    assert rules == load_settings(places)[0].house_rules


@pytest.mark.parametrize("values", [{"volume": 101}, {"ui_size": 85}, {"suit_order": "SSSS"}, {"window": (1, 1)}])
def test_an_impossible_choice_is_refused_at_once(values: dict[str, object]) -> None:
    (key,) = values
    with pytest.raises(ValueError, match=f"Setting {key}: .* allowed is"):
        msgspec.convert(values, Settings)


@pytest.mark.parametrize("text", [b"", b"[]", b"null", b"{", b"\0" * 50, b"\xff\xfe{}", b'{"volume": ' + b"[" * 50_000])
def test_a_broken_file_is_kept_aside_and_told(places: Places, text: bytes) -> None:
    write(places, text)
    found, note = load_settings(places)
    assert Settings() == found
    assert note is not None
    assert note.startswith("The settings cannot be read: ")
    assert note.endswith("It was kept as settings.json.broken-1.")
    assert asides(places) == [text]
    assert load_settings(places) == (Settings(), None)


def test_a_folder_in_the_files_place_is_kept_aside(places: Places) -> None:
    places.settings_file.mkdir(parents=True)
    found, note = load_settings(places)
    assert Settings() == found
    assert note is not None
    assert "settings.json.broken-1" in note
    save_settings(places, found)


@one_home
@given(st.binary(max_size=200) | st.integers(0, 600).map(lambda length: Settings().to_json()[:length]))
@example(b'{"volume":"\\ud800"}')
@example(b'{"\\ud800": 3}')
def test_no_bytes_are_fatal(places: Places, text: bytes) -> None:
    write(places, text)
    before = len(asides(places))
    found, note = load_settings(places)
    moved = len(asides(places)) > before
    assert moved == (note is not None and "It was kept as" in note)
    assert moved != places.settings_file.exists()
    save_settings(places, found)


@one_home
@given(st.dictionaries(st.sampled_from(sorted(DECLARED)) | st.text(max_size=9), json_values, max_size=6))
def test_no_json_object_is_fatal_or_kept_from_being_written(places: Places, page: dict[str, object]) -> None:
    write(places, msgspec.json.encode(page))
    found, _ = load_settings(places)
    save_settings(places, found)
    assert load_settings(places) == (found, None)


@one_home
@given(st.integers(0, 10_000), st.integers(0, 255))
def test_one_wrong_byte_is_not_fatal(places: Places, place: int, byte: int) -> None:
    text = bytearray(Settings(house_rules=GRILL).to_json())
    text[place % len(text)] = byte
    write(places, bytes(text))
    found, _ = load_settings(places)
    save_settings(places, found)


def test_two_windows_undo_none_of_each_others_changes(places: Places) -> None:
    both = Settings(volume=50)
    save_settings(places, both)
    assert keep_changes(places, both, replace(both, theme="night")) is None
    assert keep_changes(places, both, replace(both, volume=20)) is None
    assert Settings(volume=20, theme="night") == load_settings(places)[0]


def test_of_two_changes_of_one_setting_the_later_stands(places: Places) -> None:
    both = Settings()
    keep_changes(places, both, replace(both, volume=10))
    keep_changes(places, both, replace(both, volume=90))
    assert 90 == load_settings(places)[0].volume


def test_what_is_played_is_one_choice(places: Places) -> None:
    both = Settings()
    keep_changes(places, both, replace(both, own_rules="b2", preset="jokers"))
    keep_changes(places, both, replace(both, preset="grill", target=300))
    there = load_settings(places)[0]
    assert ("grill", "", 300) == (there.preset, there.own_rules, there.target)


def test_settings_of_a_newer_version_stay_when_windows_write(places: Places) -> None:
    save_settings(places, Settings(others=(("perfume", b'"rose"'),)))
    keep_changes(places, Settings(), Settings(volume=3))
    assert (("perfume", b'"rose"'),) == load_settings(places)[0].others


@pytest.mark.parametrize("text", [None, b"[1, 2]"])
def test_settings_that_are_gone_are_written_whole(places: Places, text: bytes | None) -> None:
    if text is not None:
        places.config.mkdir(parents=True)
        places.settings_file.write_bytes(text)
    ours = Settings(theme="night", volume=50)
    told = keep_changes(places, ours, replace(ours, volume=20))
    assert replace(ours, volume=20) == load_settings(places)[0]
    assert (told is None) is (text is None)


@one_home
@given(any_settings, any_settings)
def test_a_window_alone_writes_what_it_has(before: Settings, after: Settings) -> None:
    assert after == merged(before, after, before)

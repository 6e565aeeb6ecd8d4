"""`ten-bags show` and `ten-bags replay`: the file of a game, told and checked."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.text import record_lines
from game.rules.presets import CLASSIC, GRILL
from game.storage.paths import HOME, Places
from game.storage.saves import SavedGame, SavedPlayer, SaveSlot
from tests.commands.console import call, complaint, say
from tests.engine.aimless import aimless_record

RECORD = aimless_record(CLASSIC)
NAMES = ("Ada", "Walter", "Ruth", "Jasper")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(RECORD.to_json())
    return path


def changed(**values: Any) -> bytes:
    """Return the record with some of its keys changed by hand."""
    return json.dumps({**json.loads(RECORD.to_json()), **values}).encode()


def saved_game(*names: str) -> bytes:
    """Return the file that the window keeps of the game."""
    return SavedGame(RECORD, "2026-01-31T20:15:00+01:00", tuple(SavedPlayer(name, "rule") for name in names)).to_json()


def test_a_record_is_printed_to_read(file: Path) -> None:
    assert "\n".join(record_lines(RECORD)) + "\n" == say("show", file)


def test_one_deal_can_be_asked_for(file: Path) -> None:
    assert "\n".join(record_lines(RECORD, 2)) + "\n" == say("show", file, "--deal", "2")


def test_a_record_is_read_from_standard_input() -> None:
    assert say("show", "-", stdin=RECORD.to_json()).startswith("Classic, game 17\n")


def test_a_saved_game_is_read_with_the_names_of_its_players(tmp_path: Path) -> None:
    (tmp_path / "saved.json").write_bytes(saved_game(*NAMES))
    assert "\n".join(record_lines(RECORD, names=NAMES)) + "\n" == say("show", tmp_path / "saved.json")
    assert "Ada and Ruth" in say("replay", tmp_path / "saved.json")


def test_a_person_without_a_name_is_called_by_the_seat() -> None:
    assert "South and Ruth" in say("replay", "-", stdin=saved_game("You", *NAMES[1:]))


def test_a_sound_record_is_called_so_with_a_summary(file: Path) -> None:
    lines = say("replay", file).splitlines()
    assert "Classic, game 17" == lines[0]
    assert f"{len(RECORD.actions)} actions, all lawful." == lines[1]
    assert "2 seals, and all fit their cards." == lines[2]
    assert lines[3].startswith("After 2 deals: South and North ")


def test_a_record_without_seals_is_said_to_have_none() -> None:
    assert "No seals to check." in say("replay", "-", stdin=changed(seals=[]))


def test_each_seal_is_the_hash_of_the_text_below_it(file: Path) -> None:
    lines = say("replay", file, "--seals").splitlines()
    pairs = [(lines[place + 1], lines[place + 2]) for place, line in enumerate(lines) if not line]
    assert list(RECORD.seals) == [seal for seal, _text in pairs]
    assert list(RECORD.seals) == [hashlib.sha256(text.encode()).hexdigest() for _seal, text in pairs]


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_card_that_was_not_held_is_found_out(command: str) -> None:
    actions = json.loads(RECORD.to_json())["actions"]
    place = next(number for number, one in enumerate(actions) if one["do"] == "play_card")
    later = next(one["card"] for one in actions[place + 1 :] if one.get("seat") != actions[place]["seat"])
    actions[place]["card"] = later
    sentence = complaint(command, "-", stdin=changed(actions=actions))
    assert f"standard input: action {place + 1} cannot be" in sentence
    assert later in sentence


def test_a_changed_seal_is_found_out() -> None:
    sentence = complaint("replay", "-", stdin=changed(seals=[RECORD.seals[0], "0" * 64]))
    assert "the seal of deal 2 does not fit its cards" in sentence


JUNK = [
    (b"", ["truncated"]),
    (b"\x7fELF\x00\x01\xff", ["malformed"]),
    (b"not json", ["malformed"]),
    (b"[]", ["object"]),
    (b"{}", ["format"]),
    (b"[" * 100_000, ["no record"]),
    (b'{"record": 7}', ["no saved game"]),
    (b'{"record": ' + b"[" * 100_000, ["no"]),
    (changed(format=2), ["format", "2", "reads format 1"]),
    (changed(seed=-1), ["seed", "-1"]),
    (changed(rules={"nil": "x"}), ["nil", "'x'", "0 to 1000"]),
    (changed(rules={"nill": 5}), ["nill", "no such rule"]),
    (changed(extra=1), ["extra"]),
    (changed(actions=[{"do": "fly", "seat": 0}]), ["fly"]),
    (changed(actions=[{"do": "place_bid", "seat": 9, "bid": {"kind": "nil"}}]), ["9"]),
    (changed(actions=[{"do": "play_card", "seat": 0, "card": "1X"}]), ["1X"]),
]


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize(("content", "words"), JUNK)
def test_what_is_no_record_is_refused(command: str, content: bytes, words: list[str]) -> None:
    sentence = complaint(command, "-", stdin=content)
    assert [] == [word for word in ("standard input: ", *words) if word not in sentence], sentence


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize(("name", "words"), [("nowhere.json", "no such file"), (".", "folder"), ("a\0b", "null")])
def test_a_file_that_cannot_be_read_is_named(command: str, name: str, words: str) -> None:
    sentence = complaint(command, name)
    assert words in sentence
    assert sentence.startswith(f"{name}: ".replace("\0", "\ufffd"))
    assert "name a record" in sentence


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("{file} --deal 3", ["deal 3", "deals 1 to 2"]),
        ("{file} --deal 0", ["--deal", "0", "x>=1"]),
        ("{file} --deal last", ["--deal", "'last'"]),
        ("{file} {file}", ["unexpected extra argument"]),
    ],
)
def test_what_cannot_be_shown_is_refused(file: Path, args: str, words: list[str]) -> None:
    sentence = complaint("show", *args.format(file=file).split())
    assert [] == [word for word in words if word not in sentence], sentence


def test_a_game_before_its_first_deal_has_none_to_show() -> None:
    record = GameRecord(GRILL, 4)
    assert "it is the turn of South" in say("show", "-", stdin=record.to_json())
    assert "no deal 1" in complaint("show", "-", "--deal", "1", stdin=record.to_json())


@pytest.mark.parametrize("command", ["show", "replay"])
def test_nothing_in_a_broken_file_gets_at_the_terminal(command: str) -> None:
    wrong = "nil\n\x1b[2J" + "l" * 9000
    refused = complaint(command, "-", stdin=changed(rules={wrong: 1}))
    assert refused.startswith("standard input: this is no record of a game: nil\ufffd\ufffd[2Jlll")
    assert len(refused) == 1000


def test_nothing_in_a_name_gets_at_the_terminal() -> None:
    said = say("replay", "-", stdin=saved_game("Ada\n\x1b[2J", *NAMES[1:]))
    assert "Ada\ufffd\ufffd[2J and Ruth" in said


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Places:
    """A folder of one's own, where nothing is saved."""
    monkeypatch.setenv(HOME, str(tmp_path))
    return Places.under(tmp_path)


def test_without_a_record_the_saved_game_is_shown(home: Places) -> None:
    SaveSlot(home).write(SavedGame.from_json(saved_game(*NAMES)))
    before = {path: path.read_bytes() for path in home.data.iterdir()}
    assert "\n".join(record_lines(RECORD, names=NAMES)) + "\n" == say("show")
    assert "\n".join(record_lines(RECORD, 2, names=NAMES)) + "\n" == say("show", "--deal", "2")
    assert before == {path: path.read_bytes() for path in home.data.iterdir()}


def test_of_several_windows_the_latest_game_is_shown_and_the_others_are_named(home: Places) -> None:
    for number, name in enumerate(("Ada", "Bea"), start=1):
        slot = SaveSlot(home, number)
        slot.write(SavedGame.from_json(saved_game(name, *NAMES[1:])))
        os.utime(slot.path, (1000 + number, 1000 + number))
    result = call("show")
    assert "Bea and Ruth" in result.stdout
    assert f"ten-bags: 1 more game is saved: {SaveSlot(home).path}\n" == result.stderr


def test_where_only_the_copy_is_left_it_is_shown(home: Places) -> None:
    slot = SaveSlot(home)
    slot.write(SavedGame.from_json(saved_game(*NAMES)))
    slot.path.unlink()
    assert "Ada and Ruth" in say("show")


@pytest.mark.usefixtures("home")
def test_without_a_saved_game_that_is_said() -> None:
    assert complaint("show").startswith("there is no saved game to show; play one, or name a record")


def test_the_seal_of_a_deal_in_play_is_not_opened() -> None:
    lines = say("replay", "-", "--seals", stdin=Game(CLASSIC, 5).record.to_json()).splitlines()
    assert "(what opens it is told once this deal is over: it is still being played)" == lines[-1]

"""`ten-bags gallery`: pictures of screens."""

import os
import sys
from pathlib import Path

import pytest
from PIL import Image

from game.app.gallery.games import recorded, up_to
from game.app.gallery.moments import BIDDING, FOLLOWING, SAVED
from game.app.gallery.shots import shots
from game.app.gallery.showing import Order, take_all
from game.app.gallery.studio import Studio, furnish
from game.app.scenes.start import StartScene
from tests.commands.console import call, complaint, say


def test_pictures_and_their_contact_sheet_are_drawn(tmp_path: Path) -> None:
    output = say("gallery", "--out", tmp_path, "--theme", "night", "--size", "960x600", "--only", "help")
    pictures = sorted(path.name for path in (tmp_path / "night" / "960x600").iterdir())
    assert ["help_about.png", "help_keys.png", "help_rules.png"] == pictures
    assert (960, 600) == Image.open(tmp_path / "night" / "960x600" / "help_keys.png").size
    assert (tmp_path / "night" / "960x600.png").exists()
    assert output.splitlines()[-1].startswith("4 pictures in ")


def test_the_window_of_another_size_finds_the_saved_game_too(tmp_path: Path) -> None:
    furnish(tmp_path, SAVED)
    for size in ((960, 600), (1280, 800)):
        studio = Studio(tmp_path, size)
        start = StartScene(studio.house)
        studio.open(start)
        assert start.saved is not None
        studio.close()


def test_the_same_is_drawn_every_time(tmp_path: Path) -> None:
    for name in ("one", "other"):
        say("gallery", "--out", tmp_path / name, "--theme", "felt", "--size", "960x600", "--only", "table_follow")
    one, other = (tmp_path / name / "felt" / "960x600" / "table_follow.png" for name in ("one", "other"))
    assert one.read_bytes() == other.read_bytes()


def test_everything_is_as_large_as_is_asked_for(tmp_path: Path) -> None:
    args = ("--theme", "contrast", "--size", "960x600", "--ui-size", "160", "--only", "help_keys")
    say("gallery", "--out", tmp_path, *args)
    assert (tmp_path / "contrast" / "960x600_160" / "help_keys.png").exists()


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (("--only", "nonsense"), "nonsense"),
        (("--only", "help", "--only", "nonsense"), "nonsense"),
        (("--size", "960"), "960"),
        (("--size", "10x10"), "480x480"),
        (("--ui-size", "105"), "105"),
        (("--theme", "pink"), "pink"),
    ],
)
def test_what_cannot_be_drawn_is_refused(tmp_path: Path, args: tuple[str, ...], word: str) -> None:
    assert word in complaint("gallery", "--out", tmp_path, *args)


def test_what_is_asked_for_twice_is_drawn_once(tmp_path: Path) -> None:
    twice = ("--theme", "night", "--size", "960x600") * 2
    assert "2 pictures in " in say("gallery", "--out", tmp_path, *twice, "--only", "help_keys")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no file that is always full")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    picture = tmp_path / "night" / "960x600" / "help_keys.png"
    picture.parent.mkdir(parents=True)
    picture.symlink_to("/dev/full")
    result = call("gallery", "--out", tmp_path, "--theme", "night", "--size", "960x600", "--only", "help_keys")
    assert 1 == result.exit_code
    assert f"ten-bags: {tmp_path} cannot be written: No space left on device\n" == result.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    folder = tmp_path / os.fsdecode(b"any\xff")
    taken = list(take_all(Order(("night",), ((960, 600),), only=("help_keys",)), folder))
    assert folder / "night" / "960x600" / "help_keys.png" == taken[0]
    assert (960, 600) == Image.open(taken[0]).size


def test_a_folder_is_needed() -> None:
    assert "--out" in complaint("gallery")


def test_shots_have_names_of_their_own() -> None:
    names = [shot.name for shot in shots()]
    assert sorted(set(names)) == sorted(names)


def test_a_record_is_cut_at_the_moment_that_is_meant() -> None:
    whole = recorded("won")
    bidding, following = up_to(whole, BIDDING), up_to(whole, FOLLOWING)
    assert whole.actions[: len(bidding.actions)] == bidding.actions
    assert bidding.actions != following.actions
    with pytest.raises(ValueError, match="no such moment"):
        up_to(whole, lambda state: len(state.scores) > 99)

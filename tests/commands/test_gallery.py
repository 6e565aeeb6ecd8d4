"""`ten-bags gallery`: pictures of screens."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from game.app.gallery.games import BIDDING, FOLLOWING, SAVED, recorded, up_to
from game.app.gallery.shots import shots
from game.app.gallery.showing import Order, take_all
from game.app.gallery.studio import Studio, furnish
from game.app.screens.help import HelpScene
from game.app.screens.rules.trial import TrialScene
from game.app.screens.start import StartScene
from game.app.services.about import Versions
from game.app.services.session import PERSON
from game.app.shell.stack import Layer
from game.app.table.scene import TableScene
from game.storage.settings import Settings
from tests.app.placement import words_in
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
    found = []
    for size in ((960, 600), (1280, 800)):
        studio = Studio(tmp_path, size)
        start = StartScene(studio.services)
        studio.open(start)
        found.append(start.saved is not None)
        studio.close()
    assert [True, True] == found


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
        (("--only", ""), "--only"),
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


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_who_ends_the_gallery_need_not_wait(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "game", "gallery", "--out", str(tmp_path), "--only", "help"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        process.stdout.readline()  # the first picture is drawn
        process.terminate()
        assert -signal.SIGTERM == process.wait(20)


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


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Studio]:
    """A studio whose pictures are not looked at."""
    furnish(tmp_path, SAVED)
    studio = Studio(tmp_path, (960, 600))
    yield studio
    studio.close()


def top_of(studio: Studio, name: str) -> Layer:
    """Set up the shot called *name*, and return what it shows."""
    shot = next(shot for shot in shots() if shot.name == name)
    studio.take(shot, Settings())
    assert studio.app.scenes.top is not None
    return studio.app.scenes.top


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("table_claim_refused", "is out, and may beat your"),
        ("table_claim_asked", "Claim again to play it out"),
        ("table_claim_proven", "no spade is out, and nothing higher than your cards"),
    ],
)
def test_claims_are_shown_with_their_reasons(studio: Studio, name: str, words: str) -> None:
    scene = top_of(studio, name)
    assert isinstance(scene, TableScene)
    assert words in scene.display.notice.text


@pytest.mark.parametrize(("name", "person"), [("table_a_bid_said", True), ("table_another_bids", False)])
def test_what_is_said_can_be_read(studio: Studio, name: str, person: bool) -> None:
    scene = top_of(studio, name)
    assert isinstance(scene, TableScene)
    bubble = scene.display.picture.bubble
    assert bubble is not None
    assert (bubble.share, bubble.seat is PERSON) == (1, person)


def test_the_end_of_a_deal_is_shown_whole(studio: Studio) -> None:
    scene = top_of(studio, "table_deal_end")
    assert isinstance(scene, TableScene)
    moment = scene.display.picture.moment
    assert moment is not None
    assert (moment.alpha, moment.act) == (1, 1)


def test_a_trial_is_shown_half_done(studio: Studio) -> None:
    scene = top_of(studio, "rules_trial")
    assert isinstance(scene, TrialScene)
    assert (scene.trial.played, scene.trial.share) == (4, 0.5)


def test_what_runs_on_this_machine_is_in_no_picture(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    def words() -> list[str]:
        scene = top_of(studio, "help_about")
        assert isinstance(scene, HelpScene)
        return list(words_in(scene.paper))

    here = words()
    monkeypatch.setattr("game.app.screens.help.versions", lambda: Versions("9.9", "9.9.9", "abacus"))
    assert words() == here

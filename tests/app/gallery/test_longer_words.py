"""In a language that needs two fifths more letters, every screen has room for its words and buttons."""

from collections.abc import Iterator
from gettext import NullTranslations
from pathlib import Path

import pytest
from pygame import FRect

from game.app.gallery.games import SAVED
from game.app.gallery.shots import shots
from game.app.gallery.showing import Longer, longer
from game.app.gallery.studio import Studio, furnish
from game.storage.settings import Settings
from game.words import _, speak
from tests.app.overflow import watching
from tests.app.placement import misplaced
from tests.counted import counted

ROOMS = [(1024, 640, 160), (900, 1200, 100)]  # the narrowest there are; `ten-bags gallery --longer` draws any other
PASSING = ("table_sweep", "table_dealing")  # which have nothing to read that others have not


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with finished games, and one that is saved."""
    home = tmp_path_factory.mktemp("home")
    furnish(home, SAVED)
    return home


@pytest.fixture
def long_words() -> Iterator[None]:
    """While it lasts, everything is said in longer words."""
    speak(Longer())
    yield
    speak(NullTranslations())


@pytest.mark.usefixtures("long_words", "trials_remembered", "only_laid_out")
@pytest.mark.parametrize("room", ROOMS, ids=lambda room: f"{room[0]}x{room[1]} at {room[2]}")
def test_longer_words_have_room(home: Path, room: tuple[int, int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    studio = Studio(home, room[:2])
    problems = []
    for shot in counted(shots(), least=50):
        taken = shot.name not in PASSING and studio.take(shot, Settings(theme="contrast", ui_size=room[2])) is not None
        if taken:
            problems += [f"{shot.name}: no room for {text!r}" for text in studio.app.canvas.shortened]
            scene = studio.app.scenes.top
            assert scene is not None
            problems += [f"{shot.name}: {problem}" for problem in misplaced(studio.services, scene)]
            studio.app.assets.layers.clear()
            with watching(monkeypatch) as page:
                studio.app.picture()
            problems += [f"{shot.name}: {problem}" for problem in page.problems]
    studio.close()
    assert problems == []


@pytest.mark.usefixtures("long_words")
def test_longer_words_are_two_fifths_longer() -> None:
    said = _("Only one game is kept: a new deal takes the place of the saved game.")
    letters = sum(letter.isalpha() for letter in said)
    assert 1.3 < letters / 52 < 1.45


def test_fields_and_tags_stay_as_they_are() -> None:
    words = longer("Bid {bid}, took <b>{taken} tricks</b>")
    assert words.format(bid=4, taken=5).startswith("Bidb 4, ")
    assert "<b>5 " in words.format(bid=4, taken=5)
    assert words.endswith("</b>")


def test_words_below_their_panel_and_over_others_are_seen(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    studio = Studio(home, (960, 600))
    canvas = studio.app.canvas
    with watching(monkeypatch) as page:
        canvas.panel(FRect(40, 40, 300, 60))
        canvas.paragraph("one\ntwo\nthree", FRect(50, 50, 280, 0))
        canvas.rich("another", FRect(50, 90, 280, 0), wrap=True)
    studio.close()
    assert ["'one\\ntwo\\nthree' stands 30 units below its panel"] == page.problems[:1]
    assert "'another' stands over 'one\\ntwo\\nthree'" in page.problems

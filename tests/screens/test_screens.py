"""A few screens of the gallery against pictures of them: `pytest tests/screens --screens` draws these anew.

Where one differs, tests/screens/failed holds the expected picture, the computed one beside it, and the difference.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageDraw

from game.app.gallery.games import SAVED
from game.app.gallery.shots import shots
from game.app.gallery.studio import Studio, furnish
from game.app.paint.themes import FELT
from game.storage.settings import Look, Settings
from tests.screens import comparing
from tests.screens.comparing import HERE, difference, half, keep, same, show_failure

Take = Callable[["Screen"], Image.Image]
_MOST = 1_800_000  # bytes of all pictures


@dataclass(frozen=True, slots=True)
class Screen:
    """The *shot* of a *theme* in a window of *size*, everything *ui_size* per cent large, kept as *name*."""

    name: str
    shot: str
    theme: Look
    size: tuple[int, int] = (1280, 800)
    ui_size: int = 100
    whole: bool = False  # kept as it is: the README shows it

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return HERE / f"{self.name}.{'png' if self.whole else 'webp'}"


SCREENS = (
    Screen("table", "table_chosen", "felt", whole=True),
    Screen("start", "start", "felt"),
    Screen("new_game", "new_game", "night"),
    Screen("bidding", "table_bidding", "felt", (960, 600)),
    Screen("bidding_at_160", "table_bidding", "contrast", (1024, 640), 160),
    Screen("upright", "table_full_trick", "felt", (900, 1200)),
    Screen("large_print", "table_large_print", "contrast", (1280, 720)),
    Screen("left_handed", "table_left_handed", "night", (1280, 720)),
    Screen("court", "table_court", "felt", (960, 600)),
    Screen("talk", "table_talk_answer", "night", (960, 600)),
    Screen("six", "six_play", "felt"),
    Screen("draw", "two_draw", "night", (960, 600)),
    Screen("sheet", "sheet", "felt"),
    Screen("results", "results_lost", "night"),
    Screen("settings", "settings", "contrast"),
)


IN_ORDER: list[Screen] = sorted(SCREENS, key=lambda screen: screen.size)  # another size needs another window


@pytest.fixture(scope="module")
def take(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Take]:
    """Return what takes the picture of a screen; windows of one size are opened once."""
    home = tmp_path_factory.mktemp("home")
    furnish(home, SAVED)
    by_name = {shot.name: shot for shot in shots()}
    studio: Studio | None = None

    def take_picture(screen: Screen) -> Image.Image:
        nonlocal studio
        if studio is None or studio.app.viewport.pixels != screen.size:
            if studio is not None:
                studio.close()
            studio = Studio(home, screen.size)
        picture = studio.take(by_name[screen.shot], Settings(theme=screen.theme, ui_size=screen.ui_size))
        assert picture is not None
        return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))

    yield take_picture
    if studio is not None:
        studio.close()


@pytest.mark.parametrize("screen", IN_ORDER, ids=lambda screen: screen.name)
def test_a_screen_looks_as_it_did(screen: Screen, take: Take, request: pytest.FixtureRequest) -> None:
    path, computed = screen.path, take(screen)
    if request.config.getoption("--screens"):
        if screen.whole:
            computed.save(path, optimize=True)
        else:
            keep(half(computed), path)
    expected = Image.open(path).convert("RGB")
    expected, computed = half(expected) if screen.whole else expected, half(computed)
    if not same(expected, computed):
        where = show_failure(screen.name, expected, computed)
        pytest.fail(f"{screen.name} differs by {difference(expected, computed)} levels: see {where}")


def test_another_word_is_a_difference() -> None:
    before = Image.open(HERE / "start.webp").convert("RGB")
    after = before.copy()
    ImageDraw.Draw(after).text((80, 213), "New deal", fill=(247, 239, 220))
    assert not same(before, after)


def test_a_moved_card_is_a_difference() -> None:
    before = Image.open(HERE / "table.png").convert("RGB")
    after = before.copy()
    after.paste(before.crop((580, 180, 710, 360)), (586, 180))
    assert not same(half(before), half(after))


def test_paler_words_are_a_difference() -> None:
    before = Image.open(HERE / "start.webp").convert("RGB")
    paler = before.copy()
    words = (180, 187, 270, 197)  # what stands below the name of a tile
    paler.paste(before.crop(words).point(lambda level: level * 3 // 4), words)
    assert not same(before, paler)


def test_a_ring_of_another_colour_is_a_difference() -> None:
    before = Image.open(HERE / "table.png").convert("RGB")
    after = before.copy()
    ImageDraw.Draw(after).ellipse((22, 376, 93, 447), outline=FELT.we, width=3)  # around the face of an opponent
    assert not same(half(before), half(after))


def test_a_failure_shows_the_computed_picture_beside_the_expected_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(comparing, "FAILED", tmp_path / "failed")
    expected, computed = (Image.new("RGB", (40, 30), colour) for colour in ((10, 20, 30), (10, 25, 30)))
    sheet = Image.open(show_failure("start", expected, computed))
    seen = [
        sheet.getpixel(place) for place in ((20, 15), (sheet.width - 20, 15), (sheet.width - 20, sheet.height - 15))
    ]
    assert seen == [(10, 20, 30), (10, 25, 30), (0, 20, 0)]  # the difference four times as bright


def test_fewer_levels_are_no_difference(tmp_path: Path) -> None:
    before = half(Image.open(HERE / "table.png").convert("RGB")).crop((0, 120, 320, 280))
    keep(before, tmp_path / "few.webp")
    assert difference(before, Image.open(tmp_path / "few.webp")) <= 2


def test_the_pictures_stay_few_and_small() -> None:
    kept = {*HERE.glob("*.png"), *HERE.glob("*.webp")}
    assert {screen.path for screen in SCREENS} == kept
    assert sum(path.stat().st_size for path in kept) < _MOST

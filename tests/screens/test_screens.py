"""A few screens of the gallery against pictures of them: `pytest tests/screens --screens` draws these anew.

Where one differs, tests/screens/failed holds the expected picture, the computed one beside it, and the difference.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest
from PIL import Image, ImageDraw

from game.app.choices import Choices
from game.app.gallery.moments import SAVED
from game.app.gallery.shots import shots
from game.app.gallery.studio import Studio, furnish
from game.storage.settings import Look
from tests.screens.comparing import HERE, difference, half, keep, same, show_failure

Take = Callable[["Screen"], Image.Image]
_MOST = 1_500_000  # bytes of all pictures


@dataclass(frozen=True, slots=True)
class Screen:
    """The *shot* of a *theme* in a window of *size*, everything *ui_size* per cent large, kept as *name*."""

    name: str
    shot: str
    theme: Look
    size: tuple[int, int] = (1280, 800)
    ui_size: int = 100
    whole: bool = False  # kept in its own size: the README shows it


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
        picture = studio.take(by_name[screen.shot], Choices(theme=screen.theme, ui_size=screen.ui_size))
        assert picture is not None
        return Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))

    yield take_picture
    if studio is not None:
        studio.close()


@pytest.mark.parametrize("screen", IN_ORDER, ids=lambda screen: screen.name)
def test_a_screen_looks_as_it_did(screen: Screen, take: Take, request: pytest.FixtureRequest) -> None:
    path, computed = HERE / f"{screen.name}.png", take(screen)
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
    before = Image.open(HERE / "start.png").convert("RGB")
    after = before.copy()
    ImageDraw.Draw(after).text((80, 213), "New deal", fill=(247, 239, 220))
    assert not same(before, after)


def test_a_moved_card_is_a_difference() -> None:
    before = Image.open(HERE / "table.png").convert("RGB")
    after = before.copy()
    after.paste(before.crop((580, 180, 710, 360)), (586, 180))
    assert not same(half(before), half(after))


def test_the_same_in_few_colours_is_no_difference(tmp_path: Path) -> None:
    before = Image.open(HERE / "table.png").convert("RGB")
    keep(half(before), tmp_path / "few.png")
    assert same(half(before), Image.open(tmp_path / "few.png"))


def test_the_pictures_stay_few_and_small() -> None:
    kept = set(HERE.glob("*.png"))
    assert {f"{screen.name}.png" for screen in SCREENS} == {path.name for path in kept}
    assert sum(path.stat().st_size for path in kept) < _MOST

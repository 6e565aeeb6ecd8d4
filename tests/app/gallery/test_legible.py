"""What is written can be read, on whatever it stands, and what is meant is not told by colour alone."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from game.app.gallery.games import SAVED
from game.app.gallery.shots import shots
from game.app.gallery.studio import Studio, furnish
from game.app.paint.theme import Colour, Theme
from game.app.paint.themes import THEMES
from game.app.services.services import THEME_NAMES
from game.storage.settings import Look, Settings
from tests.app.legible import Written, contrast, reading
from tests.art.vision import VISIONS, applied, distance, light
from tests.counted import counted

LEAST = {"felt": 4.5, "night": 4.5, "contrast": 7.0}
INDEX = {"felt": 4.0, "night": 4.0, "contrast": 4.5}  # of a card: large print, and beside a sign
SIGN = 3.0
PLAIN = 20.0  # a distance of colours that nobody overlooks; about 2 can just be seen


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Studio]:
    """A window with finished games, and one that is saved."""
    home = tmp_path_factory.mktemp("home")
    furnish(home, SAVED)
    studio = Studio(home, (960, 600))
    yield studio
    studio.close()


def written(studio: Studio, look: Look, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, Written, float]]:
    """Yield all that is written on every screen, where, and which contrast it needs."""
    theme = THEMES[THEME_NAMES[look]]
    inks = {theme.card_red, theme.card_black, theme.card_blue, theme.card_green}
    for shot in shots():
        with reading(monkeypatch) as reader:
            if studio.take(shot, Settings(theme=look)) is None:
                continue
        for word in reader.words:
            yield shot.name, word, INDEX[look] if word.ink in inks else LEAST[look]
        for sign in reader.signs:
            yield shot.name, sign, SIGN


@pytest.mark.usefixtures("trials_remembered")
@pytest.mark.parametrize("look", ["felt", "night", "contrast"])
def test_everything_that_is_written_stands_out(studio: Studio, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(written(studio, look, monkeypatch))
    assert len(found) > 1000
    faint = {
        f"{where}: {one.what!r} {one.ink} on {one.ground}: {one.contrast:.1f}, not {least}"
        for where, one, least in found
        if one.contrast < least
    }
    assert faint == set()


def test_the_reader_sees_what_is_faint(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = studio.app.canvas
    canvas.surface.fill((90, 90, 90))
    with reading(monkeypatch) as reader:
        canvas.text("faint", canvas.viewport.bounds, colour=(130, 130, 130))
    assert [("faint", (130, 130, 130), (90, 90, 90))] == [tuple(one) for one in reader.words]
    assert reader.words[0].contrast < 2


# -- what is told by colour too -----------------------------------------------------------------------------------

THEME = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
EYE = pytest.mark.parametrize("vision", VISIONS)


def code(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def seen(colour: Colour, vision: str) -> Colour:
    """Return *colour* as it looks to *vision*."""
    levels = [
        round(255 * (12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055))
        for c in applied(VISIONS[vision], light(code(colour)))
    ]
    return levels[0], levels[1], levels[2]


def dimmed(colour: Colour, theme: Theme) -> Colour:
    """Return *colour* on a card that may not be played."""
    red, green, blue = (c * d // 255 for c, d in zip(colour, theme.card_dim, strict=True))
    return red, green, blue


@THEME
@EYE
def test_whose_turn_it_is_every_eye_sees(theme: Theme, vision: str) -> None:
    assert distance(code(theme.accent.light), code(theme.border), vision) > PLAIN
    assert contrast(seen(theme.accent.light, vision), seen(theme.panel.top, vision)) > 3


@THEME
@EYE
def test_which_card_is_lawful_every_eye_sees(theme: Theme, vision: str) -> None:
    assert distance(code(theme.ivory), code(dimmed(theme.ivory, theme)), vision) > PLAIN


@THEME
@EYE
def test_made_and_set_every_eye_tells_apart_by_their_lightness_or_hue(theme: Theme, vision: str) -> None:
    assert distance(code(theme.good), code(theme.danger), vision) > PLAIN


@THEME
@EYE
def test_the_two_sides_every_eye_tells_apart(theme: Theme, vision: str) -> None:
    assert distance(code(theme.we), code(theme.they), vision) > PLAIN
    assert distance(code(theme.paper.we), code(theme.paper.they), vision) > PLAIN


@THEME
@EYE
def test_the_suits_of_four_colours_every_eye_tells_apart(theme: Theme, vision: str) -> None:
    on_panels = (theme.suit_dark, theme.suit_red, theme.suit_blue, theme.suit_green)
    on_paper = (theme.card_black, theme.card_red, theme.card_blue, theme.card_green)
    for inks in (on_panels, on_paper):
        for one, other in counted(combinations(inks, 2), least=3):
            assert distance(code(one), code(other), vision) > PLAIN / 2, (one, other)


@THEME
@EYE
def test_signs_stay_readable_to_every_eye(theme: Theme, vision: str) -> None:
    for ink in (theme.good, theme.danger, theme.we, theme.they, theme.suit_red, theme.suit_blue, theme.suit_green):
        assert contrast(seen(ink, vision), seen(theme.panel.top, vision)) > 3
    for ink in (theme.card_red, theme.card_blue, theme.card_green):
        assert contrast(seen(ink, vision), seen(theme.ivory, vision)) > 3

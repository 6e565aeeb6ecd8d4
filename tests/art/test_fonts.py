"""The shipped fonts: they open, say everything the program says, and keep figures in columns."""

from pathlib import Path

import pygame
import pytest

FONTS = Path(__file__).parents[2] / "sprites" / "fonts"
NAMES = ("serif_semibold", "serif_bold", "serif_italic", "sans_regular", "sans_semibold", "sans_bold")
LETTERS = "AZaz09 ÄÖÜßéèçñøåłžșİǎẁŷễợ АЯаяЁёЇїҐґҚқӘә .,:;!?…–—‘’“”„«»·•′€−×≤≥←↑→↓"
SUITS = "♠♥♦♣"
ABSENT = "\ue000"  # drawn as the box that stands for every letter a font has not


@pytest.fixture(scope="module", params=NAMES)
def font(request: pytest.FixtureRequest) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(FONTS / f"ten_bags_{request.param}.ttf", 32)


def drawn(font: pygame.font.Font, letter: str) -> bytes:
    return pygame.image.tobytes(font.render(letter, True, "white"), "RGBA")


def test_a_font_has_every_letter(font: pygame.font.Font) -> None:
    box = drawn(font, ABSENT)
    assert [letter for letter in LETTERS + SUITS if drawn(font, letter) == box] == []


def test_figures_are_all_equally_wide(font: pygame.font.Font) -> None:
    assert len({metrics[4] for metrics in font.metrics("0123456789") if metrics}) == 1


def test_figures_stand_on_the_line_and_reach_capital_height(font: pygame.font.Font) -> None:
    heights = [metrics[3] for metrics in font.metrics("0123456789") if metrics]
    assert max(heights) - min(heights) <= 2


def test_suit_signs_are_about_as_high_as_capitals(font: pygame.font.Font) -> None:
    capital, *heights = [metrics[3] for metrics in font.metrics("H" + SUITS) if metrics]
    assert all(0.8 * capital < height < 1.3 * capital for height in heights)


@pytest.mark.parametrize("name", NAMES)
def test_a_font_is_light(name: str) -> None:
    assert (FONTS / f"ten_bags_{name}.ttf").stat().st_size < 150_000


def test_the_licence_lies_beside_the_fonts_with_both_copyrights() -> None:
    licence = (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "Source Serif 4 Project Authors" in licence
    assert "Reserved Font Name 'Source'" in licence
    assert "SIL OPEN FONT LICENSE" in licence

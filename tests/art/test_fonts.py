"""The shipped fonts: they open, say everything the program says, and keep figures in columns."""

from pathlib import Path

import pygame
import pytest

FONTS = Path(__file__).parents[2] / "sprites" / "fonts"
NAMES = ("serif_semibold", "serif_bold", "serif_italic", "sans_regular", "sans_semibold", "sans_bold")
LETTERS = "AZaz09 ÄÖÜßéèçñøåłžșİ АЯаяЁёЇїҐґ .,:;!?…–—‘’“”„«»·•′€−×≤≥←↑→↓"


@pytest.fixture(scope="module", params=NAMES)
def font(request: pytest.FixtureRequest) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(FONTS / f"ten_bags_{request.param}.ttf", 32)


def test_a_font_has_every_letter(font: pygame.font.Font) -> None:
    missing = [letter for letter, metrics in zip(LETTERS, font.metrics(LETTERS), strict=True) if metrics is None]
    assert missing == []


def test_figures_are_all_equally_wide(font: pygame.font.Font) -> None:
    assert len({metrics[4] for metrics in font.metrics("0123456789") if metrics}) == 1


def test_figures_stand_on_the_line_and_reach_capital_height(font: pygame.font.Font) -> None:
    heights = [metrics[3] for metrics in font.metrics("0123456789") if metrics]
    assert max(heights) - min(heights) <= 2


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("sans")])
def test_the_sans_face_has_the_four_suit_signs(name: str) -> None:
    pygame.font.init()
    assert None not in pygame.font.Font(FONTS / f"ten_bags_{name}.ttf", 32).metrics("♠♥♦♣")


@pytest.mark.parametrize("name", NAMES)
def test_a_font_is_light(name: str) -> None:
    assert (FONTS / f"ten_bags_{name}.ttf").stat().st_size < 150_000


def test_the_licence_lies_beside_the_fonts_with_both_copyrights() -> None:
    licence = (FONTS / "OFL.txt").read_text(encoding="utf-8")
    assert "Source Serif 4 Project Authors" in licence
    assert "Reserved Font Name 'Source'" in licence
    assert "SIL OPEN FONT LICENSE" in licence

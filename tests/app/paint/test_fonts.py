"""Two sizes of type whose fine and plain bodies have the same pixels."""

import pygame
import pytest

from game.app.paint.pictures import find_root
from game.app.paint.typesetting import Fonts


@pytest.fixture
def fonts() -> Fonts:
    pygame.font.init()
    return Fonts(find_root("sprites") / "fonts")


def test_a_large_letter_is_not_taken_for_a_finely_set_small_one(fonts: Fonts) -> None:
    large = fonts.get("serif", "semibold", 76).width("So far")
    small = fonts.get("serif", "semibold", 19).width("So far")
    assert 0.2 < small / large < 0.3

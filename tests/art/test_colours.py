"""The suits of the four-coloured deck are told apart by every eye."""

from itertools import combinations

import pytest
from art.posters.colours import CREAM, INKS, PAPER

from tests.art.vision import VISIONS, applied, distance, light

PLAIN = 20  # a distance that nobody overlooks; about 2 can just be seen


def contrast(one: str, other: str) -> float:
    weights = (0.2126, 0.7152, 0.0722)
    dark, bright = sorted(sum(w * c for w, c in zip(weights, light(code), strict=True)) for code in (one, other))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("vision", VISIONS)
def test_no_two_suits_look_alike_to_any_eye(vision: str) -> None:
    for one, other in combinations(INKS.values(), 2):
        assert distance(one.pips, other.pips, vision) > PLAIN, (one.letter, other.letter)
        assert distance(one.ground, other.ground, vision) > PLAIN, (one.letter, other.letter)


@pytest.mark.parametrize("ink", INKS.values(), ids=list(INKS))
def test_an_index_stands_out(ink: object) -> None:
    assert isinstance(ink, type(INKS["s"]))
    assert contrast(ink.pips, PAPER) > 4.5
    assert contrast(CREAM, ink.ground) > 4.5


def test_the_simulation_knows_red_and_green_and_leaves_grey_grey() -> None:
    assert distance("#c00000", "#4f4a00", "deutan") < distance("#c00000", "#4f4a00", "full") / 2
    grey = light("#808080")
    for matrix in VISIONS.values():
        assert grey == pytest.approx(applied(matrix, grey), abs=0.01)

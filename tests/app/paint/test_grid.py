import pytest
from pygame import FRect

from game.app.paint.grid import centred, columns, inset, rows


def test_columns_share_the_width_by_weight() -> None:
    left, right = columns(FRect(10, 20, 320, 50), (2, 1), gap=20)
    assert (left.left, left.width, right.left, right.width) == (10, 200, 230, 100)
    assert (left.top, left.height) == (20, 50)


def test_rows_share_the_height_equally() -> None:
    places = rows(FRect(0, 0, 100, 100), 4, gap=4)
    assert [place.top for place in places] == [0, 26, 52, 78]
    assert places[-1].bottom == pytest.approx(100)


def test_a_centred_place_never_leaves_its_ground() -> None:
    assert centred(200, 100, FRect(0, 0, 400, 300)) == FRect(100, 100, 200, 100)
    assert centred(999, 100, FRect(0, 0, 400, 300)) == FRect(0, 100, 400, 100)


def test_an_inset_moves_every_edge() -> None:
    assert inset(FRect(10, 10, 100, 50), 5) == FRect(15, 15, 90, 40)

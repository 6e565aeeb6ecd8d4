"""The pen: numbers, outlines and the markup they end in."""

from io import BytesIO
from xml.etree import ElementTree

import pytest
from art import courts, paper
from art.large import sheet as large_sheet
from art.number_cards import pip_places
from art.ranks import rank_sign
from art.svg import circle, document, group, mirrored, moved, num, path, polygon, rectangle
from PIL import Image


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (0.5, "0.5"), (-0.001, "0"), (2.346, "2.35"), (-12.10, "-12.1"), (100.0, "100")]
)
def test_a_number_is_short(value: float, text: str) -> None:
    assert text == num(value)


def test_shapes_nest_into_wellformed_markup() -> None:
    shape = moved(mirrored(path(circle(1, 2, 3), "red", "blue", 2, opacity=0.5)), 4, 5, turn=90, scale=(1, 2))
    root = ElementTree.fromstring(document(10, 20, group(shape, clip="here"), left=-5))
    assert root.attrib["viewBox"] == "-5 0 10 20"
    assert len(root.findall(".//{http://www.w3.org/2000/svg}path")) == 2


def test_a_polygon_is_closed() -> None:
    assert polygon([(0, 0), (1, 0), (1, 1)]) == "M0,0 L1,0 L1,1Z"


def test_a_rectangle_without_a_bend_is_a_polygon() -> None:
    assert polygon([(1, 2), (4, 2), (4, 6), (1, 6)]) == rectangle(1, 2, 3, 4)


@pytest.mark.parametrize("count", range(2, 11))
def test_a_number_card_has_as_many_pips_as_it_says(count: int) -> None:
    assert count == len(set(pip_places(count)))


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 8, 9, 10])
def test_pips_look_the_same_from_both_ends(count: int) -> None:
    places = {(round(x, 6), round(y, 6)) for x, y in pip_places(count)}
    assert places == {(round(250 - x, 6), round(350 - y, 6)) for x, y in places}


def test_a_wide_rank_is_squeezed_into_its_column() -> None:
    outline = pytest.importorskip("art.serif").outline
    assert outline("K").width > outline("7").width
    assert "scale(0.30000,0.30000)" in rank_sign("7", 0, 0, 30, "red", 60)
    assert f"scale({60 / outline('K').width / 2:.5f},0.60000)" in rank_sign("K", 0, 0, 60, "red", 30)


@pytest.mark.parametrize(("height", "widest"), [(38.0, 38.6), (124.0, 92.0), (44.0, 40.0)])
def test_a_ten_has_nearly_the_weight_of_a_letter_in_its_column(height: float, widest: float) -> None:
    ten, king = strokes("10", height, widest, 0.5), strokes("K", height, widest, 0.2)
    assert len(ten) == 3  # of a one and a nought
    assert min(ten) >= 0.75 * king[0]


def strokes(word: str, height: float, widest: float, share: float) -> list[int]:
    """Return how many pixels the strokes of *word* are wide, four to a unit, at a *share* of its height from above."""
    rasterised = pytest.importorskip("art.raster").rasterised
    pytest.importorskip("art.serif")
    sign = rank_sign(word, 100, height + 10, height, "#000", widest)
    drawn = document(200, 200, path(rectangle(0, 0, 200, 200), "#fff") + sign)
    with Image.open(BytesIO(rasterised(drawn, 800, 800))) as opened:
        picture = opened.convert("L").point(lambda value: 255 * (value < 128))
    top = round(4 * (10 + height * share))
    runs = picture.crop((0, top, 800, top + 1)).tobytes().split(b"\0")
    return [len(run) for run in runs if run]


def test_the_panel_of_the_courts_steps_back_from_the_index() -> None:
    step_x = paper.MIDDLE_X + (courts.STEP_X - courts.FRAME_GAP) * courts.FIGURE_SCALE
    step_y = paper.MIDDLE_Y + (courts.STEP_Y - courts.FRAME_GAP) * courts.FIGURE_SCALE
    assert step_x > paper.INDEX_X + max(paper.INDEX_WIDEST, paper.TEN_WIDEST) / 2
    assert step_y > paper.INDEX_PIP_Y + paper.INDEX_PIP / 2


def test_no_index_touches_the_edge_of_its_card() -> None:
    assert paper.INDEX_X - max(paper.INDEX_WIDEST, paper.TEN_WIDEST) / 2 >= 0.04 * paper.WIDE
    assert large_sheet.INDEX_X - large_sheet.INDEX_WIDEST / 2 >= 0.04 * paper.WIDE

import pytest
from pygame import FRect

from game.app.paint.canvas import Align
from game.app.paint.layout import (
    Column,
    Drawn,
    Fit,
    Gap,
    Grow,
    Paragraph,
    Row,
    Words,
    below,
    beside,
    centred,
    columns,
    inset,
    rows,
    split,
    strip,
)
from game.app.shell.app import App
from game.app.widgets.buttons import Button
from game.app.widgets.controls import Toggle


def test_columns_share_the_width_by_weight() -> None:
    left, right = columns(FRect(10, 20, 320, 50), (2, 1), gap=20)
    assert (left.left, left.width, right.left, right.width) == (10, 200, 230, 100)
    assert (left.top, left.height) == (20, 50)


def test_rows_share_the_height_equally() -> None:
    places = rows(FRect(0, 0, 100, 100), 4, gap=4)
    assert [place.top for place in places] == [0, 26, 52, 78]
    assert places[-1].bottom == pytest.approx(100)


def test_a_part_is_split_off_at_either_end() -> None:
    rect = FRect(10, 20, 300, 40)
    assert split(rect, 64, gap=6) == (FRect(10, 20, 64, 40), FRect(80, 20, 230, 40))
    assert split(rect, 64, gap=6, from_right=True) == (FRect(246, 20, 64, 40), FRect(10, 20, 230, 40))


def test_a_strip_is_measured_from_the_top_of_its_ground() -> None:
    rect = FRect(10, 20, 300, 40)
    assert strip(rect, 8, 12) == FRect(10, 28, 300, 12)
    assert below(rect, 8) == FRect(10, 28, 300, 32)
    assert beside(rect, 8) == FRect(18, 20, 292, 40)
    assert beside(rect, 8, 12) == FRect(18, 20, 12, 40)


def test_a_centred_place_never_leaves_its_ground() -> None:
    assert centred(200, 100, FRect(0, 0, 400, 300)) == FRect(100, 100, 200, 100)
    assert centred(999, 100, FRect(0, 0, 400, 300)) == FRect(0, 100, 400, 100)


def test_an_inset_moves_every_edge() -> None:
    assert inset(FRect(10, 10, 100, 50), 5) == FRect(15, 15, 90, 40)


def test_a_column_is_as_high_as_its_boxes_with_what_lies_between_and_around(app: App) -> None:
    column = Column(Gap(30), Gap(50), gap=8, padding=10)
    assert column.height(app.type, 400) == 30 + 8 + 50 + 2 * 10


def test_a_column_places_its_boxes_below_one_another(app: App) -> None:
    first, second = Gap(30), Gap(50)
    Column(first, second, gap=8, padding=10).place(FRect(100, 200, 400, 108), app.type)
    assert (first.rect, second.rect) == (FRect(110, 210, 380, 30), FRect(110, 248, 380, 50))


def test_words_need_more_room_where_they_are_set_narrower(app: App) -> None:
    words = Words("Which of the four penalties shall a proven renege cost?", below=4)
    assert words.height(app.type, 150) > words.height(app.type, 600) == app.type.rich_height("x", 600, "text") + 4


def test_a_paragraph_needs_more_room_where_it_is_set_narrower(app: App) -> None:
    text = "Which of the four penalties shall a proven renege cost?"
    leading = app.theme.type("text").leading
    assert Paragraph(text).height(app.type, 150) > Paragraph(text).height(app.type, 600) == leading
    assert Paragraph(text, high=36).height(app.type, 150) == 36


def test_a_paragraph_is_set_in_the_lines_that_it_was_measured_for(app: App) -> None:
    paragraph = Paragraph("Which of the four penalties shall a proven renege cost?")
    high = paragraph.height(app.type, 150)
    paragraph.place(FRect(10, 20, 150, high), app.type)
    paragraph.draw(app.canvas)
    assert not app.canvas.shortened
    assert high == app.type.height(paragraph.text, 150, "text")


def test_a_thing_that_knows_its_height_is_given_it(app: App) -> None:
    toggle = Toggle("Show the points that every card of the hand is worth to you", FRect(), False, lambda _on: None)
    box = Grow(toggle, beyond=(12, 4))
    high = box.height(app.type, 184)
    assert high == toggle.height_in(200, app.type)
    box.place(FRect(100, 0, 184, high), app.type)
    assert toggle.rect == FRect(88, 0, 200, high)
    assert list(Column(box).things) == [toggle]


def test_a_row_gives_what_is_left_to_boxes_without_a_width(app: App) -> None:
    narrow, wide = Gap(20), Gap(40)
    row = Row(narrow, wide, gap=10, widths=(90, None))
    assert row.height(app.type, 300) == 40
    row.place(FRect(0, 0, 300, 40), app.type)
    assert (narrow.rect, wide.rect) == (FRect(0, 0, 90, 40), FRect(100, 0, 200, 40))


def test_a_row_is_cut_by_weights(app: App) -> None:
    narrow, wide = Gap(20), Gap(20)
    Row(narrow, wide, gap=10, weights=(1, 2)).place(FRect(0, 0, 310, 20), app.type)
    assert (narrow.rect.width, wide.rect.width) == (100, 200)


@pytest.mark.parametrize(("align", "left"), [("left", 0), ("centre", 100), ("right", 200)])
def test_a_thing_stands_at_one_end_half_way_down_its_box(app: App, align: Align, left: float) -> None:
    button = Button("Bid 4", FRect(), lambda: None)
    Fit(button, 40, wide=100, align=align).place(FRect(0, 0, 300, 60), app.type)
    assert button.rect == FRect(left, 10, 100, 40)


def test_a_row_from_the_right_keeps_the_order_of_its_widgets(app: App) -> None:
    first, second = (Button(label, FRect(), lambda: None) for label in ("Bid 4", "Nil"))
    row = Row(Fit(first, 40), Fit(second, 40), gap=10, widths=(90, None), from_right=True)
    row.place(FRect(0, 0, 300, 40), app.type)
    assert (first.rect, second.rect) == (FRect(210, 0, 90, 40), FRect(0, 0, 200, 40))
    assert list(Column(Gap(10), row).things) == [first, second]


def test_a_thing_reaches_beyond_its_box(app: App) -> None:
    button = Button("Bid 4", FRect(), lambda: None)
    Fit(button, 40, beyond=(12, 4)).place(FRect(100, 0, 300, 40), app.type)
    assert button.rect == FRect(88, 0, 316, 40)


def test_a_drawn_box_is_filled_where_it_stands(app: App) -> None:
    places: list[FRect] = []
    column = Column(Gap(20), Drawn(30, lambda _canvas, place: places.append(place)))
    column.place(FRect(10, 0, 100, column.height(app.type, 100)), app.type)
    column.draw(app.canvas)
    assert places == [FRect(10, 20, 100, 30)]

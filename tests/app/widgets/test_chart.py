from itertools import pairwise

import pytest
from pygame import FRect

from game.app.paint.themes import HIGH_CONTRAST
from game.app.shell.app import App
from game.app.widgets.chart import BarChart, ChartBar, ChartLine, ChartNote, LineChart, ticks

GOLD, BLUE = (226, 182, 84), (159, 195, 216)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 500, [0, 100, 200, 300, 400, 500]),
        (0, 303, [0, 100, 200, 300, 400]),
        (-200, 500, [-200, 0, 200, 400, 600]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 0, [0]),
    ],
)
def test_an_axis_has_few_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high)[: len(expected)] == expected
    assert len(ticks(low, high)) <= 8


def test_names_of_lines_keep_apart_and_off_the_numbers_below() -> None:
    chart = LineChart(
        FRect(0, 0, 500, 300), [ChartLine(str(side), [0, side], GOLD, mark=side) for side in range(4)], goal=500
    )
    places = chart.name_places([250.0, 251.0, 252.0, 259.0])
    assert all(later - one >= 22 for one, later in pairwise(places))
    assert places[-1] <= 300 - 34
    assert chart.name_places([40.0, 120.0]) == [40.0, 120.0]


@pytest.mark.parametrize(
    ("we", "they"),
    [
        ([0], [0]),
        ([], []),
        ([0, 72], [0, 31]),
        ([0, -40, -180, 20, 120, 500], [0, 100, 210, 380, 491, 491]),
        (list(range(0, 800, 20)), list(range(0, 400, 10))),
    ],
)
def test_a_line_chart_can_be_drawn_from_any_scores(app: App, we: list[float], they: list[float]) -> None:
    notes = [ChartNote(len(we) - 1, 0, "ten bags, −100")] if len(we) > 1 else []
    chart = LineChart(
        FRect(100, 100, 460, 360),
        [ChartLine("We", we, GOLD), ChartLine("They", they, BLUE, dashed=True)],
        goal=500,
        across="deal",
        notes=notes,
    )
    app.canvas.surface.fill((0, 0, 0))
    chart.draw(app.canvas)
    assert app.canvas.shortened == []
    coloured = sum(
        tuple(app.canvas.surface.get_at((x, y)))[:3] == GOLD for x in range(160, 560, 2) for y in range(100, 460, 2)
    )
    assert (coloured > 20) == (len(we) > 1)


@pytest.mark.parametrize("index", range(1, 13))
def test_a_note_covers_no_mark_of_any_line(index: int) -> None:
    we = [0, 62, 104, 45, 96, 140, 72, 113, 165, 208, 258, 299, 334]
    they = [0, -50, 22, 75, 135, 196, 255, 317, 377, 307, 251, 313, 340]
    lines = [ChartLine("We", we, GOLD), ChartLine("They", they, BLUE, dashed=True)]
    note = ChartNote(index, 0, "10 bags, −100")
    chart = LineChart(FRect(0, 0, 460, 360), lines, goal=500, notes=[note])
    place = chart.note_place(note, 90)
    marks = [chart.point_at(at, value) for line in lines for at, value in enumerate(line.values)]
    assert not [mark for mark in marks if place.collidepoint(mark)]
    assert chart.rect.contains(place)


def test_a_chart_says_where_its_lines_end() -> None:
    chart = LineChart(FRect(0, 0, 400, 300), [ChartLine("We", [0, 303], GOLD), ChartLine("They", [0, 206], BLUE)])
    assert chart.words == "We 303, They 206"


def test_bars_stand_as_high_as_their_values(app: App) -> None:
    chart = BarChart(FRect(100, 100, 300, 250), [ChartBar("a", 10), ChartBar("b", 20)], colour=GOLD)
    app.canvas.surface.fill((0, 0, 0))
    chart.draw(app.canvas)

    def height(x: int) -> int:
        return sum(tuple(app.canvas.surface.get_at((x, y)))[:3] == GOLD for y in range(100, 350))

    assert height(325) == pytest.approx(2 * height(175), abs=4)
    assert height(325) > 100
    assert chart.words == "a: 10, b: 20"


def test_a_chart_without_bars_is_empty(app: App) -> None:
    app.canvas.surface.fill((0, 0, 0))
    BarChart(FRect(100, 100, 300, 250), []).draw(app.canvas)
    assert app.canvas.surface.get_at((250, 250))[:3] == (0, 0, 0)


def test_where_dividers_are_glaring_only_that_of_nought_is_one(app: App) -> None:
    app.theme = HIGH_CONTRAST
    chart = LineChart(FRect(100, 100, 460, 360), [ChartLine("We", [-100, -100, -100], GOLD)])
    app.canvas.surface.fill((0, 0, 0))
    chart.draw(app.canvas)
    x = app.canvas.at((300, 0))[0]
    row = [tuple(app.canvas.surface.get_at((x, y)))[:3] for y in range(app.canvas.surface.get_height())]
    assert HIGH_CONTRAST.grid is not None
    assert row.count(HIGH_CONTRAST.divider[:3]) in (1, 2)
    assert row.count(HIGH_CONTRAST.grid[:3]) >= 2


@pytest.mark.parametrize("points", [31, -89])
def test_the_room_beside_a_chart_is_enough_for_the_names_of_a_pair(app: App, points: int) -> None:
    chart = LineChart(FRect(0, 0, 420, 200), [ChartLine("Walter & Hazel", [0, points], GOLD, mark=1)], goal=250)
    room = chart.rect.right - chart.point_at(1, points)[0] - 13
    assert app.type.width(f"Walter & Hazel {points}", "small_strong") <= room

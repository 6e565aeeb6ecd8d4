"""Statistics: the figures, the filter, the reset and its undoing."""

import pytest
from pygame import FRect

from game.app.screens.statistics import StatisticsScene, bid_bars, figures
from game.app.services.services import Services
from game.app.widgets.chart import BarChart
from game.rules.presets import CLASSIC, GRILL
from game.storage.own_rules import OwnRules, Shelf
from game.storage.saves import RulesName
from game.storage.statistics import BidAccuracy, statistics_of
from tests.app.driver import click, play_deals, play_out, press, tab_to, top, widget


@pytest.fixture
def played(services: Services) -> Services:
    play_out(services.begin(CLASSIC, 5))
    play_deals(services.begin(GRILL, 6), 2)
    return services


def open_statistics(services: Services) -> StatisticsScene:
    scene = StatisticsScene(services)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def shown(scene: StatisticsScene) -> dict[str, str]:
    return {figure.label: figure.value for figure in figures(scene.found)}


def test_nothing_played_is_no_table_of_zeros(services: Services) -> None:
    scene = open_statistics(services)
    assert scene.empty
    assert not scene.reset.visible
    assert not scene.filter.visible


def test_the_figures_are_those_of_the_history(played: Services) -> None:
    scene = open_statistics(played)
    found = statistics_of(played.archive.history)
    assert shown(scene)["Games"] == "1"
    assert shown(scene)["Average score"].replace("−", "-") == str(found.games[0].points)
    assert any(isinstance(one, BarChart) for one in scene.widgets.widgets)


def test_the_filter_asks_about_one_preset(played: Services) -> None:
    scene = open_statistics(played)
    assert [label for _, label in scene.filter.options] == ["All", "Classic", "Grill Rules"]
    tab_to(played, "Rules: All")
    press(played, "right", "right")
    assert scene.variant == "grill"
    assert shown(scene)["Games"] == "0"
    assert scene.found.sides.deals == 2


def test_a_reset_asks_first(played: Services) -> None:
    scene = open_statistics(played)
    click(played, scene.reset)
    played.app.step(1.0)
    press(played, "escape")
    assert not scene.empty
    assert played.archive.lifetime[0] == 1


def test_a_reset_can_be_undone(played: Services) -> None:
    scene = open_statistics(played)
    before = shown(scene)
    click(played, scene.reset)
    played.app.step(1.0)
    click(played, widget(top(played), "Reset"))
    assert scene.empty
    assert played.archive.lifetime == (0, 0)
    click(played, widget(scene, "Undo the reset"))
    assert shown(scene) == before
    assert played.archive.lifetime[0] == 1


def test_bids_are_counted_by_what_was_taken_more_or_less() -> None:
    bars = bid_bars(BidAccuracy(((-4, 1), (-3, 1), (0, 5), (2, 3))))
    assert [(bar.label, bar.value) for bar in bars] == [
        ("… −3", 0),
        ("−2", 3),
        ("−1", 0),
        ("as bid", 5),
        ("+1", 0),
        ("+2", 0),
        ("+3 …", 2),
    ]
    assert [bar.shown for bar in bars][3] == "50 %"


def test_no_bids_make_no_chart() -> None:
    assert bid_bars(BidAccuracy(())) == []


def test_every_row_of_figures_is_full(played: Services) -> None:
    scene = open_statistics(played)
    rows: dict[float, list[FRect]] = {}
    for _figure, rect in scene.cells:
        rows.setdefault(round(rect.top, 2), []).append(rect)
    assert len(rows) > 1
    assert len({(round(row[0].left, 2), round(row[-1].right, 2)) for row in rows.values()}) == 1


def test_many_rules_are_chosen_from_a_list(services: Services) -> None:
    names = ["Grandma’s table", "Sunday rules of the whole family", "Quick", "Ours", "Theirs"]
    for number, name in enumerate(names):
        play_deals(services.begin(CLASSIC, 20 + number, RulesName(name, f"own:k{number}")), 1)
    sets = tuple(OwnRules(f"k{number}", name, "classic", CLASSIC) for number, name in enumerate(names))
    services.keep_shelf(Shelf(sets))
    scene = StatisticsScene(services)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    tab_to(services, "Rules: All")
    press(services, "enter", "down", "down", "enter")
    assert scene.variant == "own:k1"
    assert scene.found.sides.deals == 1
    assert widget(scene, "Rules: Sunday rules of the whole family").focused
    press(services, "enter", "escape")
    assert top(services) is scene
    assert scene.variant == "own:k1"
    assert services.app.canvas.shortened == []


def test_what_fits_is_not_scrolled_and_its_shadows_are_not_cut(played: Services) -> None:
    scene = open_statistics(played)
    assert 0 == scene.area.furthest
    assert scene.area.rect.contains(scene.chart_panel.inflate(32, 16))

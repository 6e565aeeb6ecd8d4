"""The list of finished games, and the way into a review."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from game.app.screens.past_games import GameRow, PastGamesScene
from game.app.screens.review.scene import ReviewScene
from game.app.screens.statistics import StatisticsScene
from game.app.services.services import Services
from game.rules.presets import CLASSIC, GRILL, find_preset
from game.storage.own_rules import OwnRules, Shelf
from game.storage.saves import RulesName
from game.words import number
from tests.app.driver import click, play_deals, play_out, press, tab_to, top, widget


@pytest.fixture
def played(services: Services) -> Services:
    """Services with two finished games and one that was left."""
    services.change(player_name="Edda", opponents_level="level1")
    for seed, rules in ((5, CLASSIC), (6, GRILL)):
        play_out(services.begin(rules, seed))
    play_deals(services.begin(CLASSIC, 7), 2)
    return services


def open_games(services: Services, variant: str | None = None) -> PastGamesScene:
    scene = PastGamesScene(services, variant)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def rows(scene: PastGamesScene) -> list[GameRow]:
    return [one for one in scene.widgets.widgets if isinstance(one, GameRow)]


def test_statistics_lead_to_the_games_and_back(played: Services) -> None:
    statistics = StatisticsScene(played)
    played.app.scenes.push(statistics)
    played.app.step(1.0)
    tab_to(played, "Games")
    press(played, "enter")
    assert isinstance(top(played), PastGamesScene)
    press(played, "escape")
    assert top(played) is statistics


def test_without_a_finished_game_there_is_no_way_there(services: Services) -> None:
    play_deals(services.begin(CLASSIC, 7), 1)
    assert not _arranged(StatisticsScene(services)).games.visible


def test_only_the_games_of_the_chosen_rules_are_listed(played: Services) -> None:
    statistics = StatisticsScene(played)
    played.app.scenes.push(statistics)
    statistics.show("grill")
    played.app.step(1.0)
    click(played, statistics.games)
    page = top(played)
    assert isinstance(page, PastGamesScene)
    assert [6] == [game.seed for game in page.games]


def test_a_game_says_how_it_ended(played: Services) -> None:
    scene = open_games(played)
    game, row = scene.games[0], rows(scene)[0]
    assert row.title.startswith("Won" if game.won else "Lost")
    assert row.title.endswith(scene.services.title_of_variant(game.variant))
    assert f"today, {played.clock().astimezone().hour}:00" in row.subtitle
    assert f"{game.deals} deals" in row.subtitle


def test_a_score_says_whose_points_are_whose(played: Services) -> None:
    scene = open_games(played, "classic")
    game, row = scene.games[0], rows(scene)[0]
    assert row.score == f"We {number(game.points)}  ·  They {number(game.against)}"
    assert row.score in row.words


@pytest.mark.parametrize(("key", "who", "others"), [("solo", "Edda", "best other"), ("six_hand", "We", "best other")])
def test_the_score_of_many_sides_names_the_best_other(services: Services, key: str, who: str, others: str) -> None:
    services.change(player_name="Edda")
    play_out(services.begin(replace(find_preset(key).rules, target=60, max_deals=2), 5))
    scene = open_games(services)
    game = scene.games[0]
    assert rows(scene)[0].score == f"{who} {number(game.points)}  ·  {others} {number(game.against)}"


@pytest.mark.parametrize("how", ["mouse", "keyboard"])
def test_choosing_a_game_looks_back_on_its_first_deal(played: Services, how: str) -> None:
    scene = open_games(played)
    words = rows(scene)[1].words
    if how == "mouse":
        click(played, widget(scene, words))
    else:
        press(played, "down", "down", "enter")
    review = top(played)
    assert isinstance(review, ReviewScene)
    game = scene.games[1]
    assert 0 == review.number
    assert game.deals == len(review.game.deals)
    assert ["Edda", "Walter", "Ruth", "Jasper"] == [player.name for player in review.game.players]
    assert ["person", "level1", "level2", "level1"] == [player.level for player in review.game.players]
    press(played, "escape")
    assert top(played) is scene


def test_rules_that_somebody_made_keep_their_name(services: Services) -> None:
    own = OwnRules("a1", "Sundays", "grill", GRILL)
    services.keep_shelf(Shelf((own,)))
    play_out(services.begin(GRILL, 6, RulesName(own.name, own.variant)))
    scene = open_games(services)
    assert "Sundays" in rows(scene)[0].title
    session = services.look_back(scene.games[0])
    assert session is not None
    assert "Sundays" == session.title


def test_a_game_that_cannot_be_read_is_told(played: Services) -> None:
    path = played.places.history_file
    played.archive.history.close()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE games SET record = x'00' WHERE seed = 5")
    scene = open_games(played, "classic")
    click(played, rows(scene)[0])
    assert top(played) is scene
    assert "cannot be read" in scene.notice.text


def test_a_moment_that_no_calendar_has_is_left_out(played: Services) -> None:
    played.archive.history.close()
    with closing(sqlite3.connect(played.places.history_file)) as database, database:
        database.execute("UPDATE games SET finished = 'once upon a time' WHERE seed = 5")
    assert rows(open_games(played, "classic"))[0].subtitle[0].isdigit()


def _arranged(scene: StatisticsScene) -> StatisticsScene:
    scene.arrange(1280, 720)
    return scene


def test_the_ring_around_a_row_is_not_cut_at_the_edge_of_the_list(played: Services) -> None:
    scene = open_games(played)
    reach = scene.theme.space.ring + scene.theme.space.ring_gap
    assert scene.area.inner
    assert all(row.rect.contains(row.ring.inflate(2 * reach, 2 * reach)) for row in scene.area.inner)

"""The start screen, with and without a saved game, by mouse and by keyboard."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.themes import FELT
from game.app.paint.viewport import Viewport
from game.app.screens.help import HelpScene
from game.app.screens.new_game import NewGameScene
from game.app.screens.settings import SettingsScene
from game.app.screens.start import GoldTile, StartScene, lay_out_start
from game.app.screens.statistics import StatisticsScene
from game.app.services.services import Services
from game.engine.state import Phase
from game.rules.presets import CLASSIC
from tests.app.driver import NOON, QuietTable, click, open_services, play_on, play_out, press, tab_to, top, widget
from tests.counted import counted


def start(services: Services) -> StartScene:
    scene = StartScene(services)
    services.app.scenes.push(scene)
    services.app.step(1.0)
    return scene


def save_a_game(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    play_on(session, lambda one: one.game.state.phase is Phase.PLAY and len(one.game.state.current.tricks) == 1)
    os.utime(services.places.save_file, (NOON.timestamp() - 60, NOON.timestamp() - 60))


def test_a_newcomer_is_offered_a_new_game_first(services: Services) -> None:
    scene = start(services)
    assert scene.widgets.widgets[0].words.startswith("New game. Classic, to 500")
    press(services, "enter")
    assert isinstance(top(services), NewGameScene)


def test_a_saved_game_is_told_and_gone_on_with(services: Services) -> None:
    save_a_game(services)
    scene = start(services)
    words = scene.widgets.widgets[0].words
    assert words.startswith("Continue. We 0  ·  They 0. Classic, deal 1, trick 2 · with Ruth. Saved today, ")
    assert words.endswith("the score is even")
    press(services, "enter")
    table = top(services)
    assert isinstance(table, QuietTable)
    assert len(table.session.game.state.current.tricks) == 1


def test_a_game_that_is_over_cannot_be_gone_on_with(services: Services) -> None:
    play_out(services.begin(CLASSIC, 5))
    scene = start(services)
    assert scene.saved is None
    assert "1 game, " in widget(scene, "Statistics").words


def test_every_tile_opens_its_screen_by_mouse(services: Services) -> None:
    save_a_game(services)
    scene = start(services)
    screens = {
        "New game": NewGameScene,
        "Statistics": StatisticsScene,
        "Settings": SettingsScene,
        "Help": HelpScene,
    }
    for words, kind in counted(screens.items(), least=2):
        click(services, widget(scene, words))
        assert isinstance(top(services), kind)
        press(services, "escape")
        assert top(services) is scene


def test_every_tile_is_reached_by_keyboard(services: Services) -> None:
    scene = start(services)
    for words, kind in (("Help", HelpScene), ("Settings", SettingsScene), ("Statistics", StatisticsScene)):
        tab_to(services, words)
        press(services, "enter")
        assert isinstance(top(services), kind)
        press(services, "escape")
        assert top(services) is scene


def test_quit_ends_the_program(services: Services) -> None:
    scene = start(services)
    click(services, widget(scene, "Quit"))
    assert services.app.exits


def test_f1_is_help(services: Services) -> None:
    start(services)
    press(services, "f1")
    assert isinstance(top(services), HelpScene)


def test_what_went_wrong_is_told_once(services: Services, tmp_path: Path) -> None:
    services.places.save_file.write_bytes(b"{ no game")
    scene = start(services)
    assert "cannot be read" in scene.notes[0]
    press(services, "f1", "escape")
    assert scene.notes == ()
    assert (tmp_path / "unfinished-game.json.broken-1").exists()


@pytest.mark.parametrize("size", [(960, 600), (1024, 640), (1280, 800), (1920, 1080), (900, 1200)])
@pytest.mark.parametrize("ui_size", [100, 130, 160])
def test_what_went_wrong_has_room_beside_the_plate(
    tmp_path: Path, size: tuple[int, int], ui_size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[FRect] = []
    monkeypatch.setattr(Canvas, "paragraph", lambda _canvas, _words, rect, *_style: told.append(rect))
    services = open_services(tmp_path, size)
    services.change(ui_size=ui_size)
    scene = start(services)
    scene.notes = ("Your saved game is open in another window. A new game here is saved separately.",)
    told.clear()
    scene.draw_footer(services.app.canvas)
    services.app.close()
    assert 1 == len(told)
    assert not scene.places.plate.colliderect(told[0])
    assert max(tile.bottom for tile in scene.places.tiles) <= told[0].top


def test_a_newcomer_learns_where_everything_is_made_larger(services: Services) -> None:
    scene = start(services)
    assert any("larger" in line for line in scene.plate_words()[1])
    assert scene.places.plate.height == lay_out_start(1280, 800, saved=False, lines=2).plate.height


def test_the_fan_does_not_open_slowly_without_animation(services: Services) -> None:
    services.hurry("off")
    scene = StartScene(services)
    services.app.scenes.push(scene)
    assert not scene.moving


def test_an_idle_first_screen_is_not_drawn_again(services: Services) -> None:
    start(services)
    for _ in range(3):
        services.app.step(1.0)
    assert not services.app.step(0.03)


@pytest.mark.parametrize("saved", [True, False])
@pytest.mark.parametrize("ui_size", [80, 100, 120, 130, 140, 160])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160), (900, 1200)])
def test_the_title_touches_neither_frame_nor_tile(size: tuple[int, int], ui_size: int, saved: bool) -> None:
    viewport = Viewport.of_surface(size, ui_size / 100)
    places = lay_out_start(viewport.width, viewport.height, saved=saved)
    line = places.title.inflate(0, FELT.type(places.name).leading - places.title.height)
    assert line.top >= places.frame.top + 8
    assert line.bottom + 8 <= places.first.top
    assert line.bottom <= places.lead.top + 4
    assert not places.lead.height or places.lead.bottom + 8 <= places.first.top
    last = max(tile.bottom for tile in places.tiles)
    assert max(last, places.quit.bottom) <= places.footer.top


@pytest.mark.parametrize("size", [(960, 600), (1024, 640), (1280, 800), (1920, 1080), (900, 1200)])
@pytest.mark.parametrize("words", [("Continue", "We", "They"), ("Weiterspielen", "Wir", "Sie")])
def test_the_points_have_room_beside_the_title(tmp_path: Path, size: tuple[int, int], words: tuple[str, ...]) -> None:
    services = open_services(tmp_path, size)
    save_a_game(services)
    tile = start(services).widgets.widgets[0]
    assert isinstance(tile, GoldTile)
    title, *sides = words
    tile.content = replace(tile.content, title=title, points=((sides[0], "−1203"), (sides[1], "1119")))
    width = tile.rect.width - 122  # the disc, and the air around it
    sizes = tile.styles_in(services.app.canvas, "points", width)
    services.app.close()
    assert tile.width_in(services.app.canvas, sizes) <= width

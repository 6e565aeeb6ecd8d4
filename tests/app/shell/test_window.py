"""The window: where it may stand, and how its picture follows a dragged edge."""

from pathlib import Path

import pygame
import pytest

from game.app.paint.canvas import Canvas
from game.app.shell.app import App
from game.app.shell.resizing import DRAGGED, RESTS
from game.app.shell.scene import Scene
from game.app.shell.window import SMALLEST, is_on_screen
from game.storage.settings import Settings
from tests.app.driver import open_services, resize

SIZE = (1280, 800)


@pytest.mark.parametrize("place", [(0, 0), (300, 120), (-1000, 10), (1750, 990)])
def test_a_window_opens_where_it_can_be_taken_hold_of(place: tuple[int, int]) -> None:
    assert is_on_screen(place, SIZE, [(1920, 1080)])


@pytest.mark.parametrize("place", [(-1200, 10), (1900, 10), (100, -30), (100, 1060)])
def test_a_window_does_not_open_out_of_reach(place: tuple[int, int]) -> None:
    assert not is_on_screen(place, SIZE, [(1920, 1080)])


@pytest.mark.parametrize("place", [(-1900, 40), (2500, 40), (300, -900)])
def test_with_two_screens_a_window_may_stand_beside_or_above_the_first(place: tuple[int, int]) -> None:
    assert is_on_screen(place, SIZE, [(1920, 1080), (1920, 1080)])
    assert not is_on_screen(place, (300, 200), [(1920, 1080)])


def test_without_a_screen_no_place_is_good() -> None:
    assert not is_on_screen((0, 0), SIZE, [])


def test_the_window_opens_where_it_stood() -> None:
    app = App(driver="dummy", size=(700, 500), place=(120, 80))
    assert pygame.display.get_window_position() == (120, 80)
    pygame.display.set_window_position((40, 60))
    app.close()
    assert (40, 60) == app.window.place


def test_the_place_is_kept_for_the_next_start(tmp_path: Path) -> None:
    services = open_services(tmp_path)
    pygame.display.set_window_position((77, 55))
    services.app.close()
    services.close()
    again = open_services(tmp_path)
    assert again.settings.window_place == (77, 55)
    again.app.close()


def tell(app: App, kind: int) -> None:
    """Tell something of the window as the system would."""
    pygame.event.post(pygame.event.Event(kind))
    app.step(0.1)


@pytest.mark.parametrize("size_first", [True, False])
def test_a_maximised_window_remembers_the_size_that_it_goes_back_to(app: App, size_first: bool) -> None:
    resize(app, (1100, 750))
    app.step(3.0)
    for told in (True, False) if size_first else (False, True):
        if told:
            resize(app, (1900, 1000))
        else:
            tell(app, pygame.WINDOWMAXIMIZED)
    assert ((1100, 750), True) == (app.window.state.size, app.window.state.maximised)
    resize(app, (1100, 750))
    tell(app, pygame.WINDOWRESTORED)
    assert ((1100, 750), False) == (app.window.state.size, app.window.state.maximised)


def test_a_full_screen_remembers_the_size_that_it_goes_back_to(app: App) -> None:
    app.full_screen = True
    resize(app, (1920, 1080))
    assert ((1280, 800), True) == (app.window.state.size, app.window.state.full_screen)


def test_a_window_that_was_maximised_is_so_again(tmp_path: Path) -> None:
    services = open_services(tmp_path)
    resize(services.app, (1100, 750))
    services.app.step(3.0)
    tell(services.app, pygame.WINDOWMAXIMIZED)
    resize(services.app, (1900, 1000))
    services.app.close()
    services.close()
    again = open_services(tmp_path)
    again.app.close()
    assert ((1100, 750), True) == (again.settings.window, again.settings.maximised)


def test_the_settings_start_without_a_place() -> None:
    assert Settings().window_place is None


@pytest.mark.usefixtures("app")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_the_window_cannot_be_made_too_small() -> None:
    assert SMALLEST == pygame.Window.from_display_module().minimum_size


# -- a dragged edge -------------------------------------------------------------------------------------------------


class Rooms(Scene):
    """Notes the rooms it is laid out for."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.rooms: list[tuple[int, int]] = []
        self.pictures = 0

    def arrange(self, width: float, height: float) -> None:
        self.rooms.append(self.app.viewport.pixels)

    def draw(self, canvas: Canvas) -> None:
        self.pictures += 1
        canvas.surface.fill((10, 200, 30))


@pytest.fixture
def rooms(app: App) -> Rooms:
    scene = Rooms(app)
    app.scenes.push(scene)
    app.step(1.0)
    return scene


def drag(app: App, width: int, seconds: float) -> bool:
    """Make the window *width* wide *seconds* later; return whether anything was drawn."""
    pygame.display.set_mode((width, 700), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(width, 700), w=width, h=700))
    return app.step(seconds)


def test_a_single_change_of_size_is_followed_at_once(rooms: Rooms) -> None:
    drag(rooms.app, 1000, 1.0)
    assert rooms.rooms[-1] == (1000, 700)


def test_while_an_edge_is_dragged_the_picture_is_stretched(rooms: Rooms) -> None:
    drag(rooms.app, 1000, 1.0)
    pictures = rooms.pictures
    for width in (1010, 1020, 1030):
        assert drag(rooms.app, width, DRAGGED / 4)
        surface = pygame.display.get_surface()
        assert surface is not None
        assert surface.get_size() == (width, 700)
        assert tuple(surface.get_at((width - 2, 690)))[:3] == (10, 200, 30)
    assert (rooms.rooms[-1], rooms.pictures) == ((1000, 700), pictures)


def test_when_the_edge_rests_everything_is_drawn_for_the_new_size(rooms: Rooms) -> None:
    for width in (1000, 1010, 1020):
        drag(rooms.app, width, 0.03)
    rooms.app.step(RESTS)
    assert rooms.rooms[-1] == (1020, 700)
    assert not rooms.app.step(0.03)


def test_a_second_change_of_size_after_a_rest_is_followed_at_once(rooms: Rooms) -> None:
    drag(rooms.app, 1000, 0.03)
    drag(rooms.app, 1100, DRAGGED + 0.01)
    assert rooms.rooms[-1] == (1100, 700)

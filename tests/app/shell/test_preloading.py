"""A window of another size: what is missing is heard first, made little by little, and drawn when all is there."""

import logging
import threading

import pygame
import pytest
from pygame import FRect, Surface

from game.app.motion.pose import Pose
from game.app.paint.cache import MissingSurface, SurfaceCache
from game.app.paint.canvas import Canvas
from game.app.paint.themes import HIGH_CONTRAST, NIGHT
from game.app.shell.app import App
from game.app.shell.preloading import PreloadJob
from game.app.shell.resizing import SETTLED
from game.app.shell.scene import Scene

pytestmark = pytest.mark.usefixtures("own_pictures")


def wishes_for(count: int, made: list[int], *, anywhere: bool = False) -> list[MissingSurface]:
    cache = SurfaceCache(1000)

    def make(number: int) -> Surface:
        made.append(number)
        return Surface((1, 1))

    return [MissingSurface(cache, number, lambda number=number: make(number), anywhere) for number in range(count)]  # type: ignore[misc]


class Card(Scene):
    """A card, a panel with words in a kept layer, a dialog's shade."""

    def draw(self, canvas: Canvas) -> None:
        canvas.layer("room", 1, lambda: self._draw_room(canvas))
        canvas.card("QS", Pose(400, 300, 8), 136)
        canvas.text("Ten Bags", FRect(40, 500, 400, 80), "name", shadow=True)

    def _draw_room(self, canvas: Canvas) -> None:
        canvas.table()
        canvas.panel(FRect(40, 40, 200, 100))
        canvas.text("Rules", FRect(50, 50, 180, 40), "heading")


@pytest.fixture
def scene(app: App, monkeypatch: pytest.MonkeyPatch) -> Card:
    """Show a card; what a new size needs takes several frames."""
    monkeypatch.setattr("game.app.shell.preloading.SLICE", 0.001)
    scene = Card(app)
    app.scenes.push(scene)
    app.step(0.0)
    return scene


def resize(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def finish(app: App) -> int:
    """Run frames until one is drawn; return how many came before it."""
    frames = 0
    while not app.step(0.01):
        frames += 1
        assert frames < 10_000
    return frames


# -- wishes -------------------------------------------------------------------------------------------------------


def test_while_wishes_are_noted_nothing_is_made() -> None:
    cache, missing = SurfaceCache(100), list[MissingSurface]()
    kept = cache.get("kept", lambda: Surface((2, 2)))
    cache.missing = missing
    assert cache.get("kept", lambda: Surface((3, 3))) is kept
    assert cache.get("missing", lambda: Surface((3, 3))).get_size() == (1, 1)
    cache.missing = None
    assert [wish.key for wish in missing] == ["missing"]
    missing[0].make_now()
    assert cache.get("missing", lambda: Surface((9, 9))).get_size() == (3, 3)


def test_what_a_picture_needs_is_heard_and_then_it_needs_nothing_more(app: App, scene: Card) -> None:
    app.assets.rescale(NIGHT, app.viewport)
    missing = app.assets.missing(lambda: scene.draw(app.canvas))
    assert len(missing) >= 6
    assert len({(id(wish.cache), wish.key) for wish in missing}) == len(missing)
    for wish in missing:
        wish.make_now()
    assert app.assets.missing(lambda: scene.draw(app.canvas)) == []


def test_a_layer_is_not_kept_while_wishes_are_heard(app: App, scene: Card) -> None:
    app.assets.rescale(NIGHT, app.viewport)
    app.assets.missing(lambda: scene.draw(app.canvas))
    assert app.assets.layers == {}
    assert not app.assets.rehearsing


# -- granting -----------------------------------------------------------------------------------------------------


def test_a_slice_of_no_time_grants_one_wish() -> None:
    made: list[int] = []
    job = PreloadJob(wishes_for(3, made), threaded=False)
    assert not job.work(0.0)
    assert made == [0]
    assert not job.work(0.0)
    assert not job.work(0.0)
    assert job.work(0.0)
    assert made == [0, 1, 2]


def test_what_was_given_up_is_not_made() -> None:
    made: list[int] = []
    job = PreloadJob(wishes_for(3, made), threaded=False)
    job.cancel()
    assert job.work(1.0)
    assert made == []


@pytest.mark.parametrize("anywhere", [False, True])
def test_two_threads_grant_every_wish_once(anywhere: bool) -> None:
    made: list[int] = []
    job = PreloadJob(wishes_for(200, made, anywhere=anywhere))
    while not job.work(0.001):
        pass
    assert sorted(made) == list(range(200))
    assert anywhere or made == list(range(200))


def test_what_may_not_be_made_anywhere_is_made_on_the_threads_own() -> None:
    threads: dict[str, str] = {}

    def note(name: str) -> Surface:
        threads[name] = threading.current_thread().name
        return Surface((1, 1))

    cache = SurfaceCache(10)
    missing: list[MissingSurface] = []
    cache.missing = missing
    cache.get("words", lambda: note("words"))
    cache.get("shape", lambda: note("shape"), anywhere=True)
    cache.missing = None
    job = PreloadJob(missing)
    assert job.thread is not None
    job.thread.join()
    assert threads == {"shape": "preloading"}
    assert job.work(1.0)
    assert threads == {"shape": "preloading", "words": threading.current_thread().name}


def test_while_wishes_are_noted_another_thread_goes_on_making() -> None:
    cache = SurfaceCache(10_000)
    missing: list[MissingSurface] = []
    made: list[Surface] = []
    cache.missing = missing
    thread = threading.Thread(target=lambda: made.append(cache.get("card", lambda: Surface((40, 50)))))
    thread.start()
    thread.join()
    cache.get("panel", lambda: Surface((40, 50)))
    cache.missing = None
    assert [one.get_size() for one in made] == [(40, 50)]
    assert [wish.key for wish in missing] == ["panel"]


def test_when_nothing_more_is_granted_nothing_is_being_made() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow() -> Surface:
        begun.set()
        go_on.wait()
        return Surface((1, 1))

    job = PreloadJob([MissingSurface(SurfaceCache(10), "slow", slow, anywhere=True)])
    begun.wait()
    threading.Timer(0.05, go_on.set).start()
    job.cancel()
    assert job.thread is not None
    assert not job.thread.is_alive()


def test_a_picture_that_cannot_be_made_aside_is_left_to_who_draws_it(caplog: pytest.LogCaptureFixture) -> None:
    def fail() -> Surface:
        raise ValueError("no such card")

    job = PreloadJob([MissingSurface(SurfaceCache(10), "broken", fail, anywhere=True)], threaded=False)
    with caplog.at_level(logging.ERROR):
        job.work_aside()
    assert "made beforehand" in caplog.text


# -- the window ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("scene")
def test_a_new_size_shows_the_old_picture_until_the_new_one_is_there(app: App) -> None:
    while app.assets.load_next() or app.audio.load_next():
        pass
    app.step(SETTLED)
    app.use_idle_frame()
    before = app.canvas.surface.copy()
    app.spread = True
    resize((960, 600))
    assert not app.step(1.0)
    surface = pygame.display.get_surface()
    assert surface is not None
    stretched = pygame.transform.smoothscale(before, (960, 600))
    assert pygame.transform.average_color(surface)[:3] == pytest.approx(
        pygame.transform.average_color(stretched)[:3], abs=2
    )
    finish(app)
    sharp = surface.copy()
    assert app.picture().get_size() == (960, 600)
    assert pixels(sharp) == pixels(app.picture())
    assert pixels(sharp) != pixels(stretched)


def test_spread_over_frames_or_at_once_the_picture_is_the_same(app: App, scene: Card) -> None:
    resize((1600, 900))
    assert app.step(1.0)
    at_once = app.picture()
    resize((1280, 800))
    app.step(1.0)
    app.resizing.rest(app.canvas.surface, scene, app.now + 10)
    app.spread = True
    resize((1600, 900))
    assert not app.step(1.0)
    finish(app)
    assert pixels(at_once) == pixels(app.canvas.surface)


def test_a_size_that_changes_again_begins_anew(app: App, scene: Card) -> None:
    app.resizing.rest(app.canvas.surface, scene, app.now + 10)
    app.spread = True
    resize((1600, 900))
    app.step(1.0)
    resize((1500, 900))
    app.step(1.0)
    finish(app)
    assert app.viewport.pixels == (1500, 900)
    assert pixels(app.canvas.surface) == pixels(app.picture())


def test_a_change_of_theme_meanwhile_begins_anew(app: App, scene: Card) -> None:
    app.resizing.rest(app.canvas.surface, scene, app.now + 10)
    app.spread = True
    resize((1600, 900))
    app.step(1.0)
    app.theme = HIGH_CONTRAST
    assert app.step(0.01)
    assert pixels(app.canvas.surface) == pixels(app.picture())


def test_the_picture_of_another_screen_is_not_stretched(app: App, scene: Card) -> None:
    app.resizing.rest(app.canvas.surface, scene, app.now + 10)
    app.spread = True
    app.scenes.push(Card(app))
    app.step(0.01)
    resize((1600, 900))
    assert app.step(1.0)


# -- what is drawn soon -------------------------------------------------------------------------------------------


class Moving(Card):
    """A scene that is drawn in every frame."""

    @property
    def moving(self) -> bool:
        return True


def test_what_is_foreseen_is_made_little_by_little_while_frames_go_on(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.shell.preloading.AHEAD", 0.0)
    app.scenes.push(Moving(app))
    app.step(0.0)

    def soon(canvas: Canvas) -> None:
        for index in range(5):
            canvas.card("KH", Pose(200 + 60 * index, 300, 3 * index), 136)

    app.preload(soon)
    before = app.canvas.surface.copy()
    missing = [len(app.canvas.missing(lambda: soon(app.canvas)))]
    while missing[-1]:
        assert app.step(0.01)
        missing.append(len(app.canvas.missing(lambda: soon(app.canvas))))
    assert len(missing) > 5
    assert pixels(before) == pixels(app.canvas.surface)


def test_what_was_foreseen_in_another_size_is_forgotten(app: App) -> None:
    app.scenes.push(Moving(app))
    app.step(0.0)
    app.preload(lambda canvas: canvas.card("KH", Pose(200, 300), 136))
    resize((1600, 900))
    app.step(1.0)
    assert not app.preloader.preparing

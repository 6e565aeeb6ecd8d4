import logging
import math
from pathlib import Path

import pygame
import pytest
from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.themes import HIGH_CONTRAST, NIGHT
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed, Quit
from game.app.shell.scene import Scene

pytestmark = pytest.mark.usefixtures("own_pictures")


class Plain(Scene):
    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.rooms: list[tuple[float, float]] = []
        self.closed = False

    def arrange(self, width: float, height: float) -> None:
        self.rooms.append((round(width), round(height)))

    def draw(self, canvas: Canvas) -> None:
        canvas.table()
        canvas.panel(FRect(24, 24, 300, 100))

    def close(self) -> None:
        self.closed = True


class Broken(Plain):
    def handle(self, event: InputEvent) -> None:
        raise ValueError("no such card")


def test_quit_closes_every_scene_and_ends_the_loop(app: App) -> None:
    scene = Plain(app)
    app.scenes.push(scene)
    app.post(Quit())
    app.step(0)
    assert app.exits
    assert scene.closed


def test_the_app_ends_when_no_scene_is_left(app: App) -> None:
    app.scenes.push(Plain(app))
    app.step(0)
    assert not app.exits
    app.scenes.pop()
    app.step(0)
    assert app.exits


def test_the_window_can_be_drawn_in_every_theme(app: App) -> None:
    app.scenes.push(Plain(app))
    app.step(0)
    felt = app.canvas.surface.get_at((640, 400))
    app.theme = NIGHT
    assert app.step(0)
    night = app.canvas.surface.get_at((640, 400))
    app.theme = HIGH_CONTRAST
    assert app.step(0)
    assert len({tuple(felt), tuple(night), tuple(app.canvas.surface.get_at((640, 400)))}) == 3


def test_a_larger_ui_lays_scenes_out_in_less_room(app: App) -> None:
    scene = Plain(app)
    app.scenes.push(scene)
    app.ui_size = 1.6
    assert scene.rooms == [(1280, 800), (800, 500)]
    assert app.step(0)


def test_a_resized_window_is_laid_out_again(app: App) -> None:
    scene = Plain(app)
    sizes: list[tuple[int, int]] = []
    app.on_resize = lambda: sizes.append(app.window.size)
    app.scenes.push(scene)
    app.step(0)
    pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1920, 1080), w=1920, h=1080))
    assert app.step(0)
    assert scene.rooms[-1] == (1280, 720)
    assert app.viewport.px(100) == 150
    assert sizes == [(1920, 1080)]
    assert app.canvas.surface.get_size() == (1920, 1080)


def test_f11_goes_to_the_full_screen_and_back(app: App) -> None:
    app.scenes.push(Plain(app))
    app.post(KeyPressed("f11"))
    app.step(0)
    assert app.full_screen
    app.post(KeyPressed("f11"))
    app.step(0)
    assert not app.full_screen
    assert app.canvas.surface.get_size() == (1280, 800)


def test_an_error_in_a_scene_is_logged_and_raised(app: App, caplog: pytest.LogCaptureFixture) -> None:
    app.scenes.push(Broken(app))
    app.post(KeyPressed("h"))
    with caplog.at_level(logging.ERROR), pytest.raises(ValueError, match="no such card"):
        app.step(0)
    assert "a scene failed" in caplog.text


def test_an_error_may_be_answered_by_another_scene(app: App) -> None:
    errors: list[Exception] = []
    broken = Broken(app)

    def apology(error: Exception) -> Scene:
        errors.append(error)
        return Plain(app)

    app.on_failure = apology
    app.scenes.push(broken)
    app.post(KeyPressed("h"))
    app.step(0)
    assert [str(error) for error in errors] == ["no such card"]
    assert broken.closed
    assert type(app.scenes.top) is Plain
    assert app.step(0)


def test_an_error_in_an_idle_frame_is_answered_too(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> bool:
        raise OSError("no such sound")

    def apology(error: Exception) -> Scene:
        assert str(error) == "no such sound"
        app.exits = True
        return Plain(app)

    app.on_failure = apology
    app.scenes.push(Plain(app))
    monkeypatch.setattr(app.assets, "load_next", fail)
    monkeypatch.setattr("game.app.shell.pacing.time", Clock())
    app.loop()
    assert len(app.scenes) == 1


def test_an_error_while_apologising_is_raised(app: App) -> None:
    def apology(error: Exception) -> Scene:
        raise RuntimeError("nor an apology") from error

    app.on_failure = apology
    app.scenes.push(Broken(app))
    app.post(KeyPressed("h"))
    with pytest.raises(RuntimeError, match="nor an apology"):
        app.step(0)


def test_a_screenshot_is_the_window(app: App, tmp_path: Path) -> None:
    app.scenes.push(Plain(app))
    app.screenshot(tmp_path / "window.png")
    assert pygame.image.load(tmp_path / "window.png").get_size() == (1280, 800)


def test_drawing_twice_gives_the_same_picture(app: App) -> None:
    app.scenes.push(Plain(app))
    app.step(0)
    first = pygame.image.tobytes(app.canvas.surface, "RGB")
    app.scenes.dirty = True
    app.step(0)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == first


def test_cards_are_loaded_one_by_one_while_there_is_time(app: App) -> None:
    loaded = 1
    while app.assets.load_next():
        loaded += 1
    assert loaded >= 52
    assert app.assets.load_next() is False


class ThreeFrames(Scene):
    """Moves for three frames, and notes what it has shown."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.place = 0
        self.shown: list[int] = []

    @property
    def moving(self) -> bool:
        return self.place < 3

    def update(self, seconds: float) -> None:
        self.place = min(3, self.place + 1)

    def draw(self, canvas: Canvas) -> None:
        self.shown.append(self.place)


def test_what_comes_to_rest_is_shown_at_rest(app: App) -> None:
    scene = ThreeFrames(app)
    app.scenes.push(scene)
    for _frame in range(6):
        app.step(0.02)
    assert [1, 2, 3] == scene.shown


# -- while all wait for the player ------------------------------------------------------------------------------------


class Clock:
    """Time that passes only while somebody sleeps; then *at* its moment an event comes.

    The machine itself sleeps *away* seconds at the third time.
    """

    def __init__(self, at: float = math.inf, away: float = 0.0) -> None:
        self.now = 100.0
        self.sleeps = 0
        self._at = self.now + at
        self._away = away

    def perf_counter(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds
        self.sleeps += 1
        if self.sleeps == 3:
            self.now += self._away
        if self.now >= self._at:
            self._at = math.inf
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h", scancode=0))


class Waiting(Scene):
    """A scene in which nothing happens before the player does something."""

    def __init__(self, app: App, clock: Clock, *, waits: bool) -> None:
        super().__init__(app)
        self.clock = clock
        self.steps: list[float] = []
        self.heard: list[float] = []
        self.before: list[float] = []
        self._waits = waits

    @property
    def waits(self) -> bool:
        return self._waits

    def update(self, seconds: float) -> None:
        self.steps.append(seconds)

    def handle(self, event: InputEvent) -> None:
        if isinstance(event, KeyPressed):
            self.heard.append(self.clock.now)
            self.before = list(self.steps)


def waited(app: App, monkeypatch: pytest.MonkeyPatch, clock: Clock, *, waits: bool) -> Waiting:
    """Show a scene for ten seconds, with nothing left to load."""
    app.assets.unloaded.clear()
    app.audio.muted = True
    pygame.event.clear()
    monkeypatch.setattr("game.app.shell.pacing.time", clock)
    scene = Waiting(app, clock, waits=waits)
    app.scenes.push(scene)
    end = clock.now + 10
    app.loop(lambda: clock.now >= end)
    return scene


def test_while_all_wait_time_passes_in_larger_steps_and_none_is_lost(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    scene = waited(app, monkeypatch, clock, waits=True)
    assert len(scene.steps) == pytest.approx(1 / 0.1 + 9 / 0.25, abs=3)
    assert sum(scene.steps) == pytest.approx(clock.now - 100)


def test_events_are_looked_for_less_often_while_nobody_touches_anything(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    waited(app, monkeypatch, clock, waits=True)
    assert clock.sleeps == pytest.approx(30 + 9 * 20, abs=5)


def test_who_has_touched_something_is_heard_sooner_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(at=5.0)
    waited(app, monkeypatch, clock, waits=True)
    assert clock.sleeps == pytest.approx(2 * 30 + 8 * 20, abs=5)


def test_elsewhere_every_idle_frame_is_a_step(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 290 <= len(waited(app, monkeypatch, Clock(), waits=False).steps) <= 310


def test_what_the_player_does_is_heard_at_once(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = waited(app, monkeypatch, Clock(at=5.0), waits=True)
    assert len(scene.heard) == 1
    assert scene.heard[0] - 105 < 1.1 / 20


def test_what_the_player_begins_does_not_begin_in_its_middle(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = waited(app, monkeypatch, Clock(at=5.07), waits=True)
    assert 100 + sum(scene.before) == pytest.approx(scene.heard[0] - 1 / 30)
    assert scene.steps[len(scene.before)] == pytest.approx(1 / 30)


def test_while_the_machine_sleeps_nobody_plays(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = waited(app, monkeypatch, Clock(away=3.0), waits=True)
    assert max(scene.steps) < 0.35
    assert sum(scene.steps) == pytest.approx(7, abs=0.35)

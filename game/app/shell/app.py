"""The window and its loop.

    app = App(theme=FELT, size=(1280, 800))
    app.scenes.push(StartScene(app))
    app.run()

In a test, nothing sleeps and no clock is read:

    app = App(driver="dummy", size=(1280, 800))
    app.scenes.push(StartScene(app))
    app.post(KeyPressed("enter"))
    app.step(0.0)                  # handles, updates, draws; returns whether anything was drawn
    app.step(0.2)                  # 0.2 seconds later
    app.screenshot(path)

The window is redrawn 60 times a second while a visible scene is `moving`, once when one is `dirty`, and not at all
otherwise; then events are looked for 30 times a second, or 20 while nobody touches anything. Vertical sync is not used:
without a graphics processor, pygame then presents through a renderer, at 11 ms a frame instead of 0.3.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pygame
from pygame import Surface

from game.app.paint.assets import Assets
from game.app.paint.canvas import Canvas
from game.app.paint.theme import Theme
from game.app.paint.themes import FELT
from game.app.paint.typesetting import Typesetter
from game.app.paint.viewport import Viewport
from game.app.shell.audio import Audio
from game.app.shell.inputs import FocusLost, InputEvent, InputReader, KeyPressed, PointerMoved, Quit, Resized
from game.app.shell.pacing import Pacing, return_free_memory
from game.app.shell.preloading import Preloader
from game.app.shell.resizing import Resizing
from game.app.shell.stack import Layer, SceneStack
from game.app.shell.window import GameWindow

_log = logging.getLogger(__name__)


class App:
    """The window with its theme, assets, sounds and scenes."""

    def __init__(
        self,
        *,
        theme: Theme = FELT,
        size: tuple[int, int] = (1280, 800),
        place: tuple[int, int] | None = None,
        ui_size: float = 1.0,
        full_screen: bool = False,
        maximised: bool = False,
        driver: Literal["dummy"] | None = None,
    ) -> None:
        self.pace = 1.0  # every duration times this; 0 is no animation
        self.reduced_motion = False
        self.exits = False
        self.on_resize: Callable[[], None] | None = None
        self.on_failure: Callable[[Exception], Layer] | None = None
        self._ui_size = ui_size
        self._posted: deque[InputEvent] = deque()
        self._reader = InputReader()
        self.resizing = Resizing()
        self.preloader = Preloader()
        self.spread = False  # make what a new size needs over several frames
        self._now = 0.0
        self.window = GameWindow(size, place)
        self.window.open(driver, maximised=maximised, full_screen=full_screen)
        self._window_size = pygame.display.get_window_size()
        self.viewport = Viewport.of_surface(self._surface.get_size(), ui_size)
        self.assets = Assets(theme, self.viewport)
        self.audio = Audio()
        self.scenes = SceneStack()
        self.canvas = Canvas(self._surface, self.assets)
        self.scenes.arrange(self.viewport.width, self.viewport.height)

    # -- what scenes read and set -------------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        """The look of everything; setting it redraws all."""
        return self.assets.theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        if theme is not self.theme:
            self._rescale(theme)

    @property
    def ui_size(self) -> float:
        """The size of everything; 1.0 is 100 %."""
        return self._ui_size

    @ui_size.setter
    def ui_size(self, ui_size: float) -> None:
        if ui_size != self._ui_size:
            self._ui_size = ui_size
            self._rescale(self.theme)

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self.window.full_screen

    @full_screen.setter
    def full_screen(self, full: bool) -> None:
        if full != self.full_screen:
            self.window.full_screen = full
            self._fit()

    @property
    def type(self) -> Typesetter:
        """Measures text."""
        return self.assets.type

    @property
    def now(self) -> float:
        """Seconds of app time: the sum of all frames."""
        return self._now

    def set_cards(self, deck: str, back: str, *, left_handed: bool = False) -> None:
        """Use another deck and another back from now on, with the index of cards at their left or right edge."""
        self.canvas.deck_name, self.canvas.back_name, self.canvas.left_handed = deck, back, left_handed
        self.preloader.cancel()  # it would load cards that are no longer used
        self.assets.use_cards(deck, back, left_handed=left_handed)
        self.scenes.dirty = True

    def preload(self, paint: Callable[[Canvas], object]) -> None:
        """Make what *paint* will draw soon, a few surfaces in every frame, so that no frame has to make many."""
        self.preloader.prepare(self.canvas.missing(lambda: paint(self.canvas)))

    def quit(self) -> None:
        """Close all scenes and end the loop."""
        self.scenes.clear()
        self.exits = True

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Show the scenes until one calls `quit`, the window is closed or no scene is left; then close the app."""
        try:
            self.loop()
        finally:
            self.close()

    def loop(self, until: Callable[[], bool] = lambda: False) -> None:
        """Run frame after frame until the app exits or *until* returns True."""
        pacing = Pacing()
        self.spread = True
        while not self.exits and not until():
            if not self.step(*pacing.sleep(moves=self._moves(), waits=self._waits())):
                with self._guarded():
                    self.use_idle_frame()

    def _moves(self) -> bool:
        """Whether frames follow one another quickly."""
        return self.scenes.moving or self.resizing.stretching or self.preloader.blocking

    def _waits(self) -> bool:
        """Whether nothing happens before the player does something, and everything is loaded and shown."""
        top = self.scenes.top
        if top is None or not top.waits or self.assets.unloaded or self.audio.unloaded:
            return False
        return not (self._moves() or self._posted or self.scenes.wants_redraw())

    def use_idle_frame(self) -> None:
        """Load one more card or sound; once all are loaded, keep the picture for a change of size."""
        if self.preloader.blocking or self.assets.load_next() or self.audio.load_next() or self.exits:
            return
        if self.resizing.rest(self._surface, self.scenes.top, self._now):
            return_free_memory()

    def post(self, event: InputEvent) -> None:
        """Handle *event* in the next step, as if the player had caused it."""
        self._posted.append(event)

    def step(self, seconds: float, waited: float = 0.0) -> bool:
        """Run one frame that lasts *seconds*, after *waited* seconds of waiting; return whether anything was drawn.

        A movement that an event starts in this frame begins with it, not with the wait.
        """
        self._now += seconds + waited
        with self._guarded():
            return self._frame(seconds, waited)
        return False

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Replace the scenes by one that reports the error if something fails in this context."""
        try:
            yield
        except Exception as error:
            _log.exception("a scene failed")
            if self.on_failure is None:
                raise
            make, self.on_failure = self.on_failure, None  # an error in that scene itself is raised
            self.scenes.reset(make(error))
            self.on_failure = make

    def _frame(self, seconds: float, waited: float) -> bool:
        if waited:
            self.scenes.update(waited)
        events = pygame.event.get()
        for event in events:
            self.window.notice(event, self._now)
        if any(event.type == pygame.VIDEORESIZE for event in events):
            self._follow()  # once, however many sizes a dragged edge went through
        elif self.resizing.settles(self._now):
            self._fit()
        for event in events:
            if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
                self.canvas.damage.lose()
                self.scenes.dirty = True
            self.audio.notice(event)
            self._posted.extend(self._reader.read(event, self.viewport, self._window_size, self._now))
        while self._posted and not self.exits:
            self._dispatch(self._posted.popleft())
        if self.preloader.blocking:
            if not self.preloader.finish_required():
                return False
            self.scenes.dirty = True
        moving = self.scenes.moving  # what comes to rest in this frame has to be drawn at rest
        self.scenes.update(seconds)
        if not len(self.scenes):
            self.exits = True
        if self.exits or not (moving or self.scenes.moving or self.scenes.wants_redraw()):
            return False
        if not pygame.display.get_active():  # minimised: drawn when it can be seen again
            return False
        self._show()
        self.preloader.work_ahead()
        return True

    def _show(self) -> None:
        """Draw and present a frame."""
        if self.resizing.stretching:
            self._stretch()
            return
        self._draw()
        areas = self.canvas.damage.take(self._surface.get_rect())
        if areas is None:
            pygame.display.flip()
        elif areas:
            pygame.display.update(areas)
        self.resizing.draw(self._surface, self.scenes.top, self._now)

    def _stretch(self) -> None:
        """Present the kept picture, stretched to the size of the window."""
        self.resizing.stretch(self._surface)
        self.canvas.damage.lose()
        pygame.display.flip()

    def picture(self) -> Surface:
        """Draw a frame and return a copy of it."""
        self._draw()
        return self._surface.copy()

    def screenshot(self, path: Path) -> None:
        """Draw a frame and save it to *path*."""
        pygame.image.save(self.picture(), path)

    def close(self) -> None:
        """Close the scenes, the sound and the window."""
        self.preloader.cancel_required()
        self.scenes.clear()
        self.audio.close()
        self.window.keep_place()
        pygame.display.quit()

    # -- events ------------------------------------------------------------------------------------------------

    def _dispatch(self, event: InputEvent) -> None:
        match event:
            case Quit():
                self.quit()
                return
            case KeyPressed(key="f11"):
                self.full_screen = not self.full_screen
                return
            case _:
                pass
        top = self.scenes.top
        if top is not None:
            top.handle(event)
            if not isinstance(event, PointerMoved | FocusLost):
                self.scenes.dirty = True

    # -- size --------------------------------------------------------------------------------------------------

    @property
    def _surface(self) -> Surface:
        surface = pygame.display.get_surface()
        if surface is None:
            raise RuntimeError("the window is closed: nothing can be drawn any more")
        return surface

    def _follow(self) -> None:
        """Follow the window to its new size: at once, or once the edge rests that is being dragged."""
        self.resizing.change(self._now)
        self.preloader.cancel_required()
        if self.resizing.stretching:
            self.canvas.surface = self._surface
            self.scenes.dirty = True
        else:
            self._fit()

    def _fit(self) -> None:
        """Lay everything out for the current size of the window."""
        self.resizing.settle()
        self.canvas.damage.lose()
        self._window_size = pygame.display.get_window_size()
        self.window.follow(self._now)
        self.canvas.surface = self._surface
        if self._surface.get_size() == self.viewport.pixels:
            self.scenes.dirty = True
            return
        self._rescale(self.theme)
        if self.spread and self.resizing.shows(self.scenes.top):
            self._begin_preloading()
        if self.on_resize is not None:
            self.on_resize()

    def _begin_preloading(self) -> None:
        """Show the stretched picture until everything for the new size is made."""
        self._stretch()
        self.preloader.require(self.canvas.missing(lambda: self.scenes.draw(self.canvas)))

    def _rescale(self, theme: Theme) -> None:
        self.preloader.cancel()
        self.viewport = Viewport.of_surface(self._surface.get_size(), self._ui_size)
        self.assets.rescale(theme, self.viewport)
        self.scenes.arrange(self.viewport.width, self.viewport.height)
        top = self.scenes.top
        if top is not None:
            top.handle(Resized(self.viewport))

    def _draw(self) -> None:
        self.canvas.shortened.clear()
        self.canvas.damage.begin()
        try:
            self.scenes.draw(self.canvas)
        finally:
            self.canvas.damage.end()
        self.scenes.drawn()

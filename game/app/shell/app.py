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

The picture is redrawn 60 times a second while a visible scene is `moving`, once when one is `dirty`, and not at
all otherwise: then events are looked for 30 times a second, and 20 while nobody touches anything. The display's
vertical sync is not asked for: without a graphics processor pygame then presents through a renderer, 11 ms a frame
instead of 0.3.
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
        self.spread = False  # over frames, what a new size needs
        self._now = 0.0
        self.frame = GameWindow(size, place)
        self.frame.open(driver, maximised=maximised, full_screen=full_screen)
        self._window_size = pygame.display.get_window_size()
        self.viewport = Viewport.of_surface(self._surface.get_size(), ui_size)
        self.assets = Assets(theme, self.viewport)
        self.audio = Audio()
        self.scenes = SceneStack()
        self.canvas = Canvas(self._surface, self.assets)
        self.scenes.arrange(self.viewport.width, self.viewport.height)

    # -- what scenes ask and set -------------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        """The look of everything; setting it redraws everything."""
        return self.assets.theme

    @theme.setter
    def theme(self, theme: Theme) -> None:
        if theme is not self.theme:
            self._rescale(theme)

    @property
    def ui_size(self) -> float:
        """How large everything is: 1.0 is 100 %."""
        return self._ui_size

    @ui_size.setter
    def ui_size(self, ui_size: float) -> None:
        if ui_size != self._ui_size:
            self._ui_size = ui_size
            self._rescale(self.theme)

    @property
    def full_screen(self) -> bool:
        """Whether the window fills the screen."""
        return self.frame.full_screen

    @full_screen.setter
    def full_screen(self, full: bool) -> None:
        if full != self.full_screen:
            self.frame.full_screen = full
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
        """Show another deck and another back from now on, or the index of cards at their other edge."""
        self.canvas.deck_name, self.canvas.back_name, self.canvas.left_handed = deck, back, left_handed
        self.preloader.cancel()  # it would load the cards that are put away
        self.assets.use_cards(deck, back, left_handed=left_handed)
        self.scenes.dirty = True

    def preload(self, paint: Callable[[Canvas], object]) -> None:
        """Make what *paint* will draw soon, a little in every frame, so that no frame then has to make much at once."""
        self.preloader.prepare(self.canvas.missing(lambda: paint(self.canvas)))

    def quit(self) -> None:
        """Close all scenes and end the loop."""
        self.scenes.clear()
        self.exits = True

    # -- the loop ----------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Show the scenes until one calls `quit`, the window is closed or no scene is left; then close."""
        try:
            self.loop()
        finally:
            self.close()

    def loop(self, until: Callable[[], bool] = lambda: False) -> None:
        """Run frame after frame until the app exits or *until* says so."""
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
        """Whether nothing happens before the player does something, and all is loaded and shown."""
        top = self.scenes.top
        if top is None or not top.waits or self.assets.unloaded or self.audio.unloaded:
            return False
        return not (self._moves() or self._posted or self.scenes.wants_redraw())

    def use_idle_frame(self) -> None:
        """Load one more card or sound; when all are there, keep the picture for a change of size."""
        if self.preloader.blocking or self.assets.load_next() or self.audio.load_next() or self.exits:
            return
        if self.resizing.rest(self._surface, self.scenes.top, self._now):
            return_free_memory()

    def post(self, event: InputEvent) -> None:
        """Queue *event* for the next step, as if the player had caused it."""
        self._posted.append(event)

    def step(self, seconds: float, waited: float = 0.0) -> bool:
        """Run one frame that lasts *seconds*; return whether anything was drawn.

        So many seconds were *waited* before: what an event begins in this frame is not to begin in its middle.
        """
        self._now += seconds + waited
        with self._guarded():
            return self._frame(seconds, waited)
        return False

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """Show a scene that says so where what is done meanwhile fails."""
        try:
            yield
        except Exception as error:
            _log.exception("a scene failed")
            if self.on_failure is None:
                raise
            make, self.on_failure = self.on_failure, None  # a failure of the apology is not apologised for
            self.scenes.reset(make(error))
            self.on_failure = make

    def _frame(self, seconds: float, waited: float) -> bool:
        if waited:
            self.scenes.update(waited)
        events = pygame.event.get()
        for event in events:
            self.frame.notice(event, self._now)
        if any(event.type == pygame.VIDEORESIZE for event in events):
            self._follow()  # once, however many sizes a dragged edge has gone through
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
        moving = self.scenes.moving  # what comes to rest in this frame still has to be shown at rest
        self.scenes.update(seconds)
        if not len(self.scenes):
            self.exits = True
        if self.exits or not (moving or self.scenes.moving or self.scenes.wants_redraw()):
            return False
        if not pygame.display.get_active():  # minimised: the picture waits until somebody can see it
            return False
        self._show()
        self.preloader.work_ahead()
        return True

    def _show(self) -> None:
        """Put the picture on the screen."""
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
        """Put the picture of another size on the screen."""
        self.resizing.stretch(self._surface)
        self.canvas.damage.lose()
        pygame.display.flip()

    def picture(self) -> Surface:
        """Return a copy of the picture as it stands."""
        self._draw()
        return self._surface.copy()

    def screenshot(self, path: Path) -> None:
        """Save the picture as it stands to *path*."""
        pygame.image.save(self.picture(), path)

    def close(self) -> None:
        """Close the scenes, the sound and the window."""
        self.preloader.cancel_required()
        self.scenes.clear()
        self.audio.close()
        self.frame.keep_place()
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
        """Follow the window to its new size, at once or, while its edge is dragged, by and by."""
        self.resizing.change(self._now)
        self.preloader.cancel_required()
        if self.resizing.stretching:
            self.canvas.surface = self._surface
            self.scenes.dirty = True
        else:
            self._fit()

    def _fit(self) -> None:
        """Lay everything out for the size that the window has now."""
        self.resizing.settle()
        self.canvas.damage.lose()
        self._window_size = pygame.display.get_window_size()
        self.frame.follow(self._now)
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
        """Show the stretched picture until everything in the new size is there."""
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

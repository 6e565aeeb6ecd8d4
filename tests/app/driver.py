"""Services for tests, in a window that nobody sees, at noon for ever; and hands that press, click and play."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pygame

from game.ai.baselines import GreedyPlayer
from game.app.navigator import Navigator
from game.app.services.services import Services
from game.app.services.session import Keeper, Session
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp, TextTyped
from game.app.shell.scene import Scene
from game.app.shell.stack import Layer
from game.app.widgets.group import Group
from game.app.widgets.widget import Widget
from game.engine.actions import StartDeal
from game.storage.paths import Places
from game.storage.settings import load_settings

NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)


class QuietTable(Scene):
    """Stands for the table: knows which session was sat down to."""

    def __init__(self, services: Services, session: Session) -> None:
        super().__init__(services.app)
        self.session = session


class _QuietNavigator(Navigator):
    def table(self, session: Session) -> Scene:
        return QuietTable(self._services, session)


def open_services(home: Path, size: tuple[int, int] = (1280, 800), *, unattended: bool = False) -> Services:
    """Return services whose files are in *home*, with a quiet table."""
    places = Places.under(home)
    settings, problem = load_settings(places)
    app = App(driver="dummy", size=size)
    services = Services(app, places, settings, clock=lambda: NOON, navigator=_QuietNavigator, unattended=unattended)
    services.note(problem)
    return services


def resize(app: App, size: tuple[int, int]) -> None:
    """Make the window *size*, as if its edge were dragged there at once."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    app.step(0.02)


def step(services: Services, *events: InputEvent, seconds: float = 0.02) -> None:
    """Send *events* in one frame."""
    for event in events:
        services.app.post(event)
    services.app.step(seconds)


def press(services: Services, *keys: str) -> None:
    """Press *keys* one after the other."""
    for key in keys:
        step(services, KeyPressed(key))


def write(services: Services, text: str) -> None:
    """Type *text*."""
    step(services, TextTyped(text))


def click(services: Services, widget: Widget) -> None:
    """Click in the middle of *widget*, scrolling to it where it is out of sight."""
    if widget.area is not None:
        widget.area.reveal(widget.rect)
        services.app.step(1.0)
    point = widget.place.center
    step(services, PointerMoved(point), PointerDown(point), PointerUp(point))


def top(services: Services) -> Layer:
    """Return the scene that is on top."""
    scene = services.app.scenes.top
    assert scene is not None
    return scene


def widget(scene: Layer, words: str) -> Widget:
    """Return the visible widget of *scene* whose words begin with *words*."""
    group = getattr(scene, "widgets", None)
    assert isinstance(group, Group)
    found = [one for one in group.widgets if one.visible and one.enabled and one.words.startswith(words)]
    assert found, f"no widget says {words!r}; there are {[one.words for one in group.widgets]}"
    return found[0]


def tab_to(services: Services, words: str) -> None:
    """Press Tab until the widget whose words begin with *words* has the focus."""
    group = getattr(top(services), "widgets", None)
    assert isinstance(group, Group)
    for _ in range(2 * len(group.widgets) + 2):
        if group.ring_shown and group.focused is not None and group.focused.words.startswith(words):
            return
        press(services, "tab")
    raise AssertionError(f"Tab does not reach {words!r}")


class _Later:
    """Passes on to *keeper* what belongs into the history, and saves nothing meanwhile."""

    def __init__(self, keeper: Keeper) -> None:
        self.note_deal = keeper.note_deal
        self.note_game = keeper.note_game

    def keep(self, session: Session) -> None:
        """Wait with it."""


@contextmanager
def saved_once(session: Session) -> Iterator[None]:
    """Save *session* when the context ends instead of after every action."""
    keeper = session.keeper
    session.keeper = _Later(keeper)
    yield
    session.keeper = keeper
    if not session.over:
        keeper.keep(session)


def play_on(session: Session, until: Callable[[Session], bool]) -> None:
    """Have simple players act in all seats *until* the session is as wanted, or over."""
    player = GreedyPlayer()
    with saved_once(session):
        for turn in range(10_000):
            if session.over or until(session):
                return
            state = session.game.state
            if state.turn is None:
                session.submit(StartDeal())
            else:
                session.submit(player.decide(session.game.view(state.turn), Random(turn)).action)


def play_deals(session: Session, count: int) -> None:
    """Play *count* deals to their end."""
    play_on(session, lambda one: len(one.game.state.scores) >= count)


def play_out(session: Session) -> None:
    """Play until somebody has won."""
    play_on(session, lambda one: one.over)

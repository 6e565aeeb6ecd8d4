"""A table for tests: the real scene with a person at South, and pictures of it that can be compared."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import pygame

from game.app.motion.pose import Pose
from game.app.paint.layout import Box, Column, Row, Words
from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.services import Services
from game.app.services.session import PERSON, Session
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp
from game.app.shell.window import open_window
from game.app.table.panel import Panel
from game.app.table.picture import Picture
from game.app.table.scene import TableScene
from game.app.table.sprites import CardSprite
from game.app.widgets.widget import Widget
from game.cards import Card
from game.coach.hint import hint
from game.engine.actions import Action, StartDeal
from game.engine.state import GameState, Phase
from game.engine.views import PlayerView
from game.rules.presets import find_preset
from game.storage.settings import Settings, Speed
from tests.app.driver import open_services

SomePanel = TypeVar("SomePanel", bound=Panel)


def share_services(home: Path) -> Iterator[Services]:
    """Yield services for many tests, since opening a window costs more than a test: use `clear` between them."""
    services = open_services(home)
    yield services
    services.app.close()


def show_again(services: Services) -> None:
    """Show the window of *services*, also after another test has closed it."""
    canvas, size = services.app.canvas, services.app.viewport.pixels
    if not pygame.display.get_init() or pygame.display.get_window_size() != size:
        open_window(size, "dummy")
    surface = pygame.display.get_surface()
    assert surface is not None
    if surface is not canvas.surface:
        canvas.surface = surface
        canvas.damage.lose()


def clear(services: Services, speed: Speed = "off") -> Services:
    """Return *services* as new: no screen open, all settings as at first but for the *speed*."""
    show_again(services)
    services.app.scenes.clear()
    services.app.exits = False
    services.settings = Settings()
    services.hurry(speed)
    return services


def open_table(
    home: Path, preset: str = "classic", seed: int = 7, *, size: tuple[int, int] = (1280, 800), speed: Speed = "normal"
) -> TableScene:
    """Return the table of a new game, on the screen of services of its own."""
    services = open_services(home, size)
    services.hurry(speed)
    return sit_down(services, preset, seed)


def sit_down(services: Services, preset: str, seed: int) -> TableScene:
    """Return the table of a new game by *preset* in *services*."""
    scene = TableScene(services, services.begin(find_preset(preset).rules, seed))
    services.app.scenes.push(scene)
    return scene


def shown(picture: Picture) -> dict[str, object]:
    """Return all that *picture* shows for good: words of the moment are left out."""
    return {
        "hands": [[_sprite(sprite) for sprite in hand] for hand in picture.hands],
        "trick": {seat: _sprite(sprite) for seat, sprite in picture.trick.items()},
        "plays": picture.trick_plays,
        "cut": [_sprite(sprite) for sprite in picture.cut.values()],
        "moving": [_sprite(sprite) for sprite in picture.moving],
        "pack": [_sprite(sprite) for sprite in picture.pack],
        "stock": (picture.stock, picture.thrown),
        "offered": _sprite(picture.offered) if picture.offered is not None else None,
        "piles": picture.piles,
        "taken": picture.taken,
        "bids": picture.bids,
        "contracts": picture.contracts,
        "blind": picture.blind,
        "standings": picture.standings,
        "dealer": picture.dealer,
        "turn": picture.turn,
        "phase": picture.phase,
        "index": picture.index,
        "tricks done": picture.tricks_done,
        "seal": picture.seal,
        "broken": picture.broken,
    }


def _sprite(sprite: CardSprite) -> tuple[object, ...]:
    return sprite.card, _rounded(sprite.pose)


@lru_cache(maxsize=4096)  # most cards lie where they lay before
def _rounded(pose: Pose) -> tuple[float, ...]:
    places = (pose.x, pose.y, pose.angle, pose.scale, pose.face_up, pose.alpha, pose.lift)
    return tuple(round(place, 3) for place in places)


def snapped(scene: TableScene) -> dict[str, object]:
    """Return what a fresh picture of the game shows."""
    picture = Picture(scene.session.rules, scene.display.picture.layout)
    picture.snap(scene.session.view)
    return shown(picture)


def seat_at(services: Services, state: GameState) -> TableScene:
    """Return a table in *services* where the game stands at *state*, whatever led there."""
    session = services.begin(state.rules, 1)
    put_at(session, state)
    scene = TableScene(services, session)
    scene.snap()
    services.app.scenes.push(scene)
    return scene


def put_at(session: Session, *states: GameState) -> None:
    """Make *states*, to which no record leads, the path of the game of *session*."""
    path = session.game._path
    path.states[:], path.events[:] = states, [()] * len(states)


def rest(scene: TableScene) -> None:
    """Wait until nothing moves and nobody but the person is to act, or another screen covers the table."""
    _come_to_rest(scene)
    scene.app.step(0.0)


def _come_to_rest(scene: TableScene) -> None:
    """Wait likewise, and show nothing of it."""
    scenes = scene.app.scenes
    for _ in range(4000):
        scenes.update(0.04)
        if scenes.top is not scene:
            scenes.update(1.0)  # a page that came by itself hears nothing before it was seen
            return
        if not scene.goes_on:
            return
    raise AssertionError("the table never comes to rest")


def enliven(scene: TableScene) -> None:
    """Animate from now on."""
    scene.services.hurry("normal")
    scene.resume()


def finish(scene: TableScene) -> None:
    """Hurry all that is queued to its end, and let the table look whose turn it is."""
    while not scene.timeline.idle:
        scene.timeline.hurry()
    scene.show_turn()


def play_until(scene: TableScene, until: Callable[[PlayerView], bool]) -> PlayerView:
    """Have the person follow the hints until its view is as wanted; return the view."""
    for _ in range(2000):
        _come_to_rest(scene)
        view = scene.session.view
        if until(view):
            scene.app.step(0.0)
            return view
        if view.turn is PERSON:
            scene.submit(hint(view).action)
        elif view.phase is Phase.SCORED:
            close_sheet(scene)
        else:
            break
    raise AssertionError("the game has ended, or stands still")


def close_sheet(scene: TableScene) -> None:
    """Go on from the score sheet to the next deal."""
    sheet = scene.app.scenes.top
    assert isinstance(sheet, ScoreSheetScene)
    happen(scene, KeyPressed("enter"))


def play_on_turn(view: PlayerView) -> bool:
    """Whether a card of the person's is awaited."""
    return view.phase is Phase.PLAY and view.turn is PERSON


# -- what the person does ---------------------------------------------------------------------------------------


def happen(scene: TableScene, *events: InputEvent) -> None:
    """Send *events* in one frame."""
    for event in events:
        scene.app.post(event)
    scene.app.step(0.02)


def press(scene: TableScene, *keys: str) -> None:
    """Press *keys* one after the other."""
    for key in keys:
        happen(scene, KeyPressed(key))


def click(scene: TableScene, point: tuple[float, float]) -> None:
    """Click at *point*."""
    happen(scene, PointerMoved(point), PointerDown(point), PointerUp(point))


def drag(scene: TableScene, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press at *start*, move to *end* in three steps, let go."""
    happen(scene, PointerMoved(start), PointerDown(start))
    for share in (0.3, 0.7, 1.0):
        happen(scene, PointerMoved((start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)))
    happen(scene, PointerUp(end))


def point_of(scene: TableScene, card: Card) -> tuple[float, float]:
    """Return a point at which *card* of the person's hand shows."""
    hand = scene.display.hand
    pose = next(sprite.pose for sprite in hand.sprites if sprite.card is card)
    for across in range(-60, 61, 4):
        point = pose.moved(across, 0).along_normal(20)
        if hand.card_at((point.x, point.y)) is card:
            return point.x, point.y
    raise AssertionError(f"{card} shows nowhere")


def words_in(box: Box) -> list[str]:
    """Return what *box* tells in words, and the boxes in it."""
    if isinstance(box, Column | Row):
        return [words for inner in box.boxes for words in words_in(inner)]
    return [box.markup] if isinstance(box, Words) else []


def panel(scene: TableScene, kind: type[SomePanel]) -> SomePanel:
    """Return the open panel, which is a *kind*."""
    found = scene.display.panel
    assert isinstance(found, kind)
    return found


def button(scene: TableScene, words: str) -> Widget:
    """Return the widget of the open panel whose words begin with *words*."""
    assert scene.display.panel is not None
    widgets = scene.display.panel.group.widgets
    found = [widget for widget in widgets if widget.words.startswith(words)]
    assert found, f"nothing says {words!r}; there are {[widget.words for widget in widgets]}"
    return found[0]


def click_on(scene: TableScene, words: str) -> None:
    """Click on the widget of the open panel whose words begin with *words*."""
    widget = button(scene, words)
    assert widget.enabled, f"{words!r} cannot be pressed"
    click(scene, widget.rect.center)


def reach(scene: TableScene, words: str) -> None:
    """Go with Tab to the widget of the open panel whose words begin with *words*."""
    assert scene.display.panel is not None
    group = scene.display.panel.group
    wanted = button(scene, words)
    for _ in range(20):
        if group.focused is wanted and group.ring_shown:
            return
        press(scene, "tab")
    raise AssertionError(f"Tab does not reach {words!r}")


def last_action(scene: TableScene) -> Action:
    """Return the last action of the person."""
    mine = [one for one in scene.session.record.actions if not isinstance(one, StartDeal) and one.seat is PERSON]
    return mine[-1]

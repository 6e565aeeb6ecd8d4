"""Only what differs is put right and shown again, and the screen still shows the whole picture."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import FRect, Rect, Surface

from game.app.paint.damage import Damage, DrawnMark, differing, joined
from game.app.screens.settings import SettingsScene
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp
from game.app.table.scene import TableScene
from game.coach.hint import hint
from tests.app.shell.test_preloading import Card
from tests.app.tables import open_table

WINDOW = Rect(0, 0, 1000, 600)
LEFT, RIGHT, LOW = Rect(10, 10, 100, 100), Rect(800, 10, 100, 100), Rect(400, 450, 50, 50)


def draw(
    damage: Damage, marks: Sequence[DrawnMark], layer: object = "room", renewed: Sequence[Rect] = ()
) -> list[Rect] | None:
    """Draw a picture of *marks* on *layer*; return where the layer was laid down, or None for everywhere."""
    damage.begin()
    areas = damage.ground(layer, WINDOW, renewed)
    for what, place in marks:
        damage.note(what, place)
    damage.end()
    return areas


@pytest.fixture
def damage() -> Damage:
    """One picture was drawn and shown: a card at the left, words at the right."""
    damage = Damage()
    assert draw(damage, [("card", LEFT), ("words", RIGHT)]) is None
    assert damage.take(WINDOW) is None
    return damage


# -- marks --------------------------------------------------------------------------------------------------------


def test_the_same_picture_again_shows_nothing_new(damage: Damage) -> None:
    draw(damage, [("card", LEFT), ("words", RIGHT)])
    assert damage.take(WINDOW) == []


def test_a_card_that_moves_is_shown_where_it_was_and_where_it_is(damage: Damage) -> None:
    areas = draw(damage, [("card", LOW), ("words", RIGHT)])
    assert areas == [LEFT, RIGHT]  # the room is laid down wherever something was drawn upon it
    assert damage.take(WINDOW) == [LEFT, LOW]


def test_what_lies_between_two_changes_is_shown_too() -> None:
    before: list[DrawnMark] = [("a", LEFT), ("b", LOW), ("c", RIGHT), ("d", LOW)]
    now: list[DrawnMark] = [("x", LEFT), ("b", LOW), ("y", RIGHT), ("d", LOW)]
    assert differing(before, now) == [LEFT, LOW, RIGHT, LEFT, LOW, RIGHT]


def test_two_cards_that_change_their_order_are_shown_again() -> None:
    before: list[DrawnMark] = [("a", LEFT), ("b", LEFT)]
    assert differing(before, before[::-1]) == [LEFT] * 4


def test_a_mark_more_or_less_is_all_that_differs() -> None:
    before: list[DrawnMark] = [("a", LEFT), ("c", RIGHT)]
    now: list[DrawnMark] = [("a", LEFT), ("b", LOW), ("c", RIGHT)]
    assert differing(before, now) == differing(now, before) == [LOW]
    assert differing(before, before) == []


def test_where_the_layer_was_painted_anew_it_is_laid_down_and_shown(damage: Damage) -> None:
    assert draw(damage, [("card", LEFT)], renewed=[LOW]) == [LOW, LEFT, RIGHT]
    assert damage.take(WINDOW) == [LOW, RIGHT]


def test_another_layer_is_laid_down_and_shown_whole(damage: Damage) -> None:
    assert draw(damage, [("card", LEFT)], layer="another room") is None
    assert damage.take(WINDOW) is None


def test_after_the_surface_was_lost_everything_is_shown(damage: Damage) -> None:
    damage.lose()
    assert draw(damage, [("card", LEFT), ("words", RIGHT)]) is None
    assert damage.take(WINDOW) is None


def test_what_was_drawn_but_not_shown_is_shown_with_the_next_picture(damage: Damage) -> None:
    draw(damage, [("card", LOW), ("words", RIGHT)])
    draw(damage, [("card", LOW), ("words", RIGHT)])
    assert damage.take(WINDOW) == [LEFT, LOW]


def test_where_most_of_the_window_differs_all_of_it_is_shown(damage: Damage) -> None:
    draw(damage, [("veil", WINDOW.inflate(-100, -100))])
    assert damage.take(WINDOW) is None


def test_areas_that_lie_close_become_one() -> None:
    assert joined([Rect(0, 0, 10, 10), Rect(5, 0, 10, 10), Rect(500, 0, 10, 10), Rect(0, 0, 0, 10)]) == [
        Rect(0, 0, 15, 10),
        Rect(500, 0, 10, 10),
    ]


# -- the window ---------------------------------------------------------------------------------------------------


class Screen:
    """What somebody sees: the window's surface, copied only where the program says so."""

    def __init__(self, app: App, patch: pytest.MonkeyPatch) -> None:
        self.app = app
        self.seen = Surface(app.canvas.surface.get_size())
        self.parts = 0
        patch.setattr(pygame.display, "flip", lambda: self.seen.blit(self.app.canvas.surface, (0, 0)))
        patch.setattr(pygame.display, "update", self.update)

    def update(self, areas: Sequence[Rect]) -> None:
        self.parts += 1
        for area in areas:
            self.seen.blit(self.app.canvas.surface, area, area)

    def is_true(self) -> bool:
        """Whether the same is seen as when everything is drawn from the beginning."""
        shown = pygame.image.tobytes(self.seen, "RGB")
        damage, self.app.canvas.damage = self.app.canvas.damage, Damage()
        before = self.app.canvas.surface.copy()
        try:
            drawn = pygame.image.tobytes(self.app.picture(), "RGB")
        finally:
            self.app.canvas.damage = damage
            self.app.canvas.surface.blit(before, (0, 0))
        return shown == drawn


def whatever(chance: Random) -> InputEvent:
    """Return something a person may do at 960 x 600."""
    place = chance.uniform(0, 1280), chance.uniform(0, 800)
    key = chance.choice(("left", "right", "enter", "space", "l", "m", "h", "tab", "up"))
    events: list[InputEvent] = [PointerDown(place), PointerUp(place), KeyPressed(key)]
    return chance.choice(events) if chance.random() < 0.3 else PointerMoved(place)


def test_a_deal_that_is_played_is_seen_as_if_every_frame_were_drawn_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(tmp_path, size=(960, 600))
    app, chance = scene.app, Random(3)
    screen, checked = Screen(app, monkeypatch), 0
    for frame in range(600):
        if isinstance(app.scenes.top, TableScene) and frame % 9 == 0:
            app.post(whatever(chance))
        drawn = app.step(0.05)
        if drawn and frame % 7 == 0:
            checked += 1
            assert screen.is_true(), frame
        if not scene.goes_on and app.scenes.top is scene:
            scene.submit(hint(scene.session.view).action)
        if app.scenes.top is not scene and not app.scenes.moving:
            app.post(KeyPressed("enter"))
    app.close()
    assert checked > 50
    assert screen.parts > 300


def test_a_screen_of_settings_is_seen_whole_wherever_the_pointer_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = open_table(tmp_path, size=(960, 600), speed="off")
    app, chance = scene.app, Random(5)
    screen = Screen(app, monkeypatch)
    app.scenes.push(SettingsScene(scene.services))
    for frame in range(40):
        app.post(PointerMoved((chance.uniform(0, 1280), chance.uniform(0, 800))))
        if app.step(0.05):
            assert screen.is_true(), frame
    app.close()
    assert screen.parts


def test_a_window_that_was_covered_is_shown_whole(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    app.scenes.push(Card(app))
    app.step(0.0)
    screen = Screen(app, monkeypatch)
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    assert app.step(0.01)
    assert screen.is_true()
    assert not screen.parts


def test_a_picture_that_is_cut_loose_or_kept_is_no_damage_to_the_window(app: App) -> None:
    canvas = app.canvas
    canvas.damage.begin()
    with canvas.onto(Surface((40, 40))):
        canvas.box(FRect(0, 0, 20, 20), (200, 0, 0))
    assert canvas.damage.drawing
    canvas.damage.end()
    canvas.damage.take(WINDOW)
    canvas.damage.begin()
    canvas.damage.end()
    assert canvas.damage.take(WINDOW) == []

"""How a moment is drawn: it fades whole, and none of it is turned again for every picture."""

from collections.abc import Callable

import pygame
import pytest
from pygame import FRect, Rect, Surface

from game.app.motion.pose import Pose
from game.app.paint.viewport import Viewport
from game.app.services.services import Services
from game.app.table.arranging import lay_out
from game.app.table.emblems import EmblemSign, draw_broken
from game.app.table.moment_drawing import WORDS_BELOW, draw_moment, fuse_place
from game.app.table.scene import TableScene
from game.app.table.sprites import MomentKind, TableMoment
from game.rules.seats import Seat
from tests.app.tables import clear, play_on_turn, play_until, sit_down

Made = Callable[[], TableMoment]
MADE: list[Made] = [
    lambda: TableMoment("spades_broken"),
    lambda: TableMoment("nil_broken", "Jasper: nil is broken", -100),
    lambda: TableMoment("nil_made", "Jasper made nil", 100),
    lambda: TableMoment("made", "We made 6 of 5", 51),
    lambda: TableMoment("set", "They are set", -60),
    lambda: TableMoment("boston", "Boston: all 13 tricks", 200),
    lambda: TableMoment("penalty", "Ten bags", -100),
    lambda: TableMoment("penalty", "Ten bags", -100, fuse=10, burnt=0.4),
    lambda: TableMoment("penalty", "Ten bags", -100, fuse=10, burnt=1.0),
    lambda: TableMoment("verdict", "Renege proven"),
    lambda: TableMoment("won", "You and Ruth have won", faces=("ruth", "omar")),
    lambda: TableMoment("lost", "They have won", faces=("hazel", "omar", "walter")),
]
EACH = pytest.mark.parametrize("made", MADE, ids=[f"{made().kind}_{made().burnt}" for made in MADE])


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """A table at which a card of the person's is awaited."""
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, play_on_turn)
    return scene


def changed(scene: TableScene, moment: TableMoment, *, still: bool = False) -> Rect:
    """Draw *moment* on the table; return what of the picture is another one then, seen from beyond a trace."""
    before = scene.app.picture().copy()
    draw_moment(scene.app.canvas, scene.display.picture.layout, moment, still=still)
    after = scene.app.picture()
    mask = pygame.mask.from_threshold(after, (0, 0, 0), (3, 3, 3, 255), before)
    mask.invert()
    boxes = mask.get_bounding_rects()
    scene.app.canvas.surface.blit(before, (0, 0))
    return boxes[0].unionall(boxes[1:]) if boxes else Rect(0, 0, 0, 0)


@EACH
@pytest.mark.parametrize("act", [0.0, 0.4, 1.0])
def test_a_moment_fades_whole(scene: TableScene, made: Made, act: float) -> None:
    moment = made()
    moment.come(1.0)
    moment.do(act)
    assert changed(scene, moment, still=not act).width > 60
    moment.go(1.0)
    assert (0, 0) == changed(scene, moment, still=True).size


@EACH
def test_no_sign_is_turned_while_it_comes_or_goes(
    scene: TableScene, made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned: list[float] = []
    rotozoom = pygame.transform.rotozoom

    def counted(surface: Surface, angle: float, scale: float) -> Surface:
        turned.append(angle)
        return rotozoom(surface, angle, scale)

    monkeypatch.setattr(pygame.transform, "rotozoom", counted)
    moment = made()
    for share in (0.2, 0.5, 0.9, 1.0):
        moment.come(share)
        draw_moment(scene.app.canvas, scene.display.picture.layout, moment, still=False)
    moment.do(1.0)
    for share in (0.1, 0.5, 0.9):
        moment.go(share)
        draw_moment(scene.app.canvas, scene.display.picture.layout, moment, still=False)
    assert len(turned) <= 2  # once for both halves, or a stamp


def drawn(scene: TableScene, moment: TableMoment, *, still: bool = False) -> Surface:
    """Return the table with *moment* on it."""
    moment.come(1.0)
    before = scene.app.picture().copy()
    draw_moment(scene.app.canvas, scene.display.picture.layout, moment, still=still)
    after = scene.app.picture().copy()
    scene.app.canvas.surface.blit(before, (0, 0))
    return after


def test_what_of_a_fuse_has_burnt_is_dark_and_the_rest_golden(scene: TableScene) -> None:
    picture = drawn(scene, TableMoment("penalty", "Ten bags", -100, fuse=10, burnt=0.5))
    x, y = scene.display.picture.layout.trick_centre
    place = fuse_place((x, y - WORDS_BELOW / 2), 640)
    scale = scene.app.viewport.scale
    brightness = []
    for segment in range(10):
        point = place.left + (segment + 0.5) * place.width / 10, place.top + 5
        brightness.append(sum(picture.get_at((round(point[0] * scale), round(point[1] * scale)))[:2]))
    assert max(brightness[:2]) < 120
    assert min(brightness[7:]) > 350


def test_the_points_of_a_penalty_stand_there_when_its_fuse_has_burnt(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    canvas = scene.app.canvas
    text = canvas.text

    def heard(words: str, *how: object, **more: object) -> object:
        said.append(words)
        return text(words, *how, **more)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(canvas, "text", heard)
    for burnt, act, points in ((0.0, 0.0, 0), (0.9, 0.0, 0), (1.0, 0.2, 1)):
        said.clear()
        drawn(scene, TableMoment("penalty", "Ten bags", -100, fuse=10, burnt=burnt, act=act))
        assert said.count("−100") == points


def test_the_words_of_a_penalty_stand_in_the_middle_while_its_fuse_burns(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = scene.app.canvas
    where: list[FRect] = []
    pills: list[FRect] = []
    monkeypatch.setattr(canvas, "text", lambda _words, rect, *_how, **_more: where.append(rect))
    monkeypatch.setattr(canvas, "pill", lambda rect, **_how: pills.append(rect))
    drawn(scene, TableMoment("penalty", "Ten bags", -100, fuse=10, burnt=0.5))
    assert where[-1].centerx == pytest.approx(pills[-1].centerx, abs=2)


def test_with_reduced_motion_no_spark_runs_along_the_fuse(scene: TableScene) -> None:
    quiet = [drawn(scene, TableMoment("penalty", fuse=10, burnt=burnt), still=True) for burnt in (0.0, 0.5)]
    assert quiet[0].get_buffer().raw == quiet[1].get_buffer().raw
    moving = drawn(scene, TableMoment("penalty", fuse=10, burnt=0.5))
    assert moving.get_buffer().raw != quiet[1].get_buffer().raw


@pytest.mark.parametrize(("pixels", "ui_size"), [((960, 600), 1.6), ((1280, 800), 1.6), ((1280, 800), 1.0)])
@pytest.mark.parametrize("kind", ["boston", "nil_made"])
def test_no_star_crosses_the_plate_opposite(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch, pixels: tuple[int, int], ui_size: float, kind: MomentKind
) -> None:
    tops: list[float] = []

    def seen(_canvas: object, _name: str, place: tuple[float, float], size: float, *_how: object) -> None:
        tops.append(place[1] - size / 2)

    monkeypatch.setattr("game.app.table.emblems.draw_flying", seen)
    viewport = Viewport.of_surface(pixels, ui_size)
    layout = lay_out(viewport.width, viewport.height)
    for act in (0.2, 0.5, 0.8, 0.98):
        draw_moment(scene.app.canvas, layout, TableMoment(kind, "All of them", coming=1.0, act=act), still=False)
    assert tops
    assert min(tops) >= layout.plates[Seat.NORTH].bottom


@pytest.mark.parametrize("sign", ["spade", "nil"])
def test_a_broken_sign_comes_to_rest_where_it_was_on_its_way_to(scene: TableScene, sign: EmblemSign) -> None:
    canvas, centre = scene.app.canvas, Pose(640, 330)
    before = scene.app.picture().copy()
    pictures = []
    for share in (0.9999, 1.0):
        canvas.surface.blit(before, (0, 0))
        draw_broken(canvas, sign, centre, share)
        pictures.append(scene.app.picture().copy())
    mask = pygame.mask.from_threshold(pictures[1], (0, 0, 0), (60, 60, 60, 255), pictures[0])
    mask.invert()
    assert mask.count() < 60
    canvas.surface.blit(before, (0, 0))

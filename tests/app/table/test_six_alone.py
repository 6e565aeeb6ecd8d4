"""Six players, each alone: the most sides there are, and the least room for each."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import FRect, Rect

from game.app.paint.canvas import Canvas
from game.app.paint.viewport import Viewport
from game.app.services.services import Services
from game.app.table.arranging import TableShape, lay_out
from game.app.table.layout import BASE, RATIO
from game.app.table.scene import TableScene
from game.app.wording.table import stakes
from game.engine.actions import PlaceBid
from game.engine.state import Phase
from game.rules.bids import NIL
from game.rules.presets import find_preset
from game.rules.scoring import Standing
from game.rules.seats import Seat
from tests.app.driver import open_services, play_on
from tests.app.screens.test_layouts import SIZES
from tests.app.table.test_other_tables import without_room
from tests.app.tables import clear, rest
from tests.app.unpainted import sized

ALONE = replace(find_preset("six_hand").rules, sides="solo")
EVERY_SIZE = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]} at {size[2]}")


@pytest.mark.usefixtures("paint")
@pytest.mark.parametrize(("size", "paint"), sized(SIZES), indirect=["paint"])
def test_everything_has_room(tmp_path: Path, size: tuple[int, int, int]) -> None:
    services = open_services(tmp_path, size[:2])
    services.hurry("off")
    services.change(ui_size=size[2])
    problems = list(without_room(services, ALONE))
    services.app.close()
    assert problems == []


@EVERY_SIZE
@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_the_line_of_stakes_lies_on_nothing(size: tuple[int, int, int], left_handed: bool) -> None:
    viewport = Viewport.of_surface(size[:2], size[2] / 100)
    layout = lay_out(viewport.width, viewport.height, TableShape.of(ALONE), left_handed=left_handed)
    poses = [layout.trick_pose(seat) for seat in ALONE.seats]
    poses += [] if layout.compact else [layout.pile_pose(seat, 0) for seat in ALONE.seats]
    wide = [BASE * pose.scale for pose in poses]
    cards = [FRect(pose.x - w / 2, pose.y - w * RATIO / 2, w, w * RATIO) for pose, w in zip(poses, wide, strict=True)]
    others = [*layout.plates, layout.seal, *cards]
    assert [rect for rect in others if layout.stakes.inflate(-2, -2).colliderect(rect)] == []


def test_everybody_sees_the_bags_of_everybody(shared_services: Services) -> None:
    services = clear(shared_services)
    scene = TableScene(services, services.begin(ALONE, 7))
    services.app.scenes.push(scene)
    rest(scene)
    place = scene.display.picture.layout.score
    before = services.app.picture().subsurface(Rect(place)).copy()
    pictures = set()
    for side in ALONE.all_sides:
        scene.display.picture.standings[side] = Standing(0, 7)
        scene.dirty = True
        services.app.step(0.02)
        pictures.add(pygame.image.tobytes(services.app.picture().subsurface(Rect(place)), "RGB"))
    assert len(pictures - {pygame.image.tobytes(before, "RGB")}) == 6


def test_who_bid_nil_needs_no_trick(shared_services: Services) -> None:
    session = clear(shared_services).begin(ALONE, 7)
    play_on(session, lambda one: one.game.state.phase is Phase.AUCTION and one.game.state.turn is not Seat.SOUTH)
    lonely = session.game.state.turn
    assert lonely is not None
    session.submit(PlaceBid(lonely, NIL))
    play_on(session, lambda one: len(one.game.state.current.tricks) == 1)
    line = stakes(session, session.view)
    assert "You" in line or "you" in line
    assert "enough" not in line
    assert line.count(session.name(lonely)) == (session.view.taken(lonely) == 0)


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
def test_where_everything_is_large_a_nil_stands_inside_the_plate(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch, left_handed: bool
) -> None:
    services = clear(shared_services)
    services.preview(ui_size=160, left_handed=left_handed)
    scene = TableScene(services, services.begin(ALONE, 7))
    services.app.scenes.push(scene)
    rest(scene)
    picture = scene.display.picture
    picture.phase, picture.bids, picture.dealer = Phase.PLAY, [NIL] * 6, None  # whose mark lies on the edge
    written: list[FRect] = []

    def noted(_canvas: Canvas, _words: str, rect: FRect, *_how: object, **_more: object) -> FRect:
        written.append(FRect(rect))
        return FRect(rect)

    monkeypatch.setattr(Canvas, "text", noted)
    for seat in ALONE.seats:
        written.clear()
        scene.display.seats.draw_plate(services.app.canvas, seat, "")
        plate = picture.layout.plates[seat]
        assert len(written) >= 4
        assert all(plate.left + 3 < one.left and one.right < plate.right for one in written), seat

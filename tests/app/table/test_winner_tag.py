"""The tag on the card that wins a trick."""

import pytest
from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.services.services import Services
from game.app.table import middle
from game.app.widgets.marks import draw_badge
from tests.app.tables import clear, play_on_turn, play_until, sit_down


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("seed", [7, 8])
def test_the_tag_leaves_the_rank_to_be_seen(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch, seed: int, left_handed: bool
) -> None:
    services = clear(shared_services)
    services.change(left_handed=left_handed)
    scene = sit_down(services, "classic", seed)
    play_until(scene, lambda view: play_on_turn(view) and len(view.trick.plays) == 3)
    drawn: list[FRect] = []

    def watched(canvas: Canvas, markup: str, centre: tuple[float, float], *, icon: str = "") -> FRect:
        drawn.append(draw_badge(canvas, markup, centre, icon=icon))
        return drawn[-1]

    monkeypatch.setattr(middle, "draw_badge", watched)
    services.app.picture()
    picture = scene.display.picture
    assert picture.winning_seat is not None
    pose, width = picture.trick_pose(picture.winning_seat), picture.layout.trick_width
    rank = FRect(0, 0, width * 0.24, width * 0.42)
    card = FRect(0, 0, width, width * 1.4)
    card.center = pose.x, pose.y
    if left_handed:
        rank.topright = card.topright
    else:
        rank.topleft = card.topleft
    assert len(drawn) == 1
    assert not drawn[0].colliderect(rank)


def test_the_tag_hides_no_card_of_a_neighbour_but_its_edge(
    shared_services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = clear(shared_services)
    scene = sit_down(services, "classic", 7)
    play_until(scene, play_on_turn)
    picture, drawn = scene.display.picture, list[FRect]()

    def watched(canvas: Canvas, markup: str, centre: tuple[float, float], *, icon: str = "") -> FRect:
        drawn.append(draw_badge(canvas, markup, centre, icon=icon))
        return drawn[-1]

    monkeypatch.setattr(middle, "draw_badge", watched)
    width = picture.layout.trick_width
    for seat in scene.session.rules.seats:
        scene.display.middle.tag_winner(services.app.canvas, seat, picture.trick_pose(seat))
        for other in scene.session.rules.seats:
            card = FRect(0, 0, width * 0.9, width * 1.3)
            card.center = picture.trick_pose(other).x, picture.trick_pose(other).y
            assert other is seat or not drawn[-1].colliderect(card), (seat, other)

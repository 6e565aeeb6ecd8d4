"""A first deal that bids itself: no contract is shown, since nobody has one."""

import pytest

from game.app.services.services import Services
from game.app.table.scene import TableScene
from game.app.wording.table import stakes
from game.rules.seats import Seat, Side
from tests.app.tables import clear, play_on_turn, play_until, sit_down


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """The table in the third trick of that deal."""
    scene = sit_down(clear(shared_services), "cookout", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 2)
    return scene


def test_plates_tell_only_what_is_taken(scene: TableScene) -> None:
    display = scene.display
    view = scene.session.view
    for seat in Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST:
        assert display.seats.taken_and_bid(seat) == (str(view.taken(seat)), "", "taken")
    taken = [display.score.tricks_of(side) for side in (Side.WE, Side.THEY)]
    assert sum(map(int, taken)) == 2


def test_the_line_says_what_a_trick_is_worth(scene: TableScene) -> None:
    assert "every trick scores 10" in stakes(scene.session, scene.session.view)


def test_the_next_deal_has_contracts_again(scene: TableScene) -> None:
    play_until(scene, lambda view: play_on_turn(view) and view.index == 1)
    assert "every trick" not in stakes(scene.session, scene.session.view)
    assert "/" in scene.display.score.tricks_of(Side.WE)

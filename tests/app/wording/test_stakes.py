"""The line at the table that says what each side still needs."""

import pytest

from game.app.services.services import Services
from game.app.wording.table import _need, owed_words, stakes
from game.rules.presets import CLASSIC
from game.rules.seats import Side
from tests.app.tables import clear, enliven, play_on_turn, play_until, rest, seat_at, sit_down
from tests.engine.seating import EAST, SOUTH, WEST, bids, table


@pytest.mark.parametrize(("preset", "mine"), [("classic", "we"), ("solo", "you"), ("two_hand", "you")])
def test_the_line_says_we_of_partners_and_you_of_one_alone(shared_services: Services, preset: str, mine: str) -> None:
    scene = sit_down(clear(shared_services), preset, 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 1)
    assert not any(scene.session.view.is_nil(seat) for seat in scene.session.rules.seats)
    line = stakes(scene.session, scene.session.view).lower()
    assert f"{mine} need" in line
    assert ("you need" in line) == (mine == "you")


def test_several_who_must_take_none_share_a_part_of_the_line(shared_services: Services) -> None:
    scene = seat_at(clear(shared_services), bids(table(CLASSIC, dealer=EAST), "4 nil nil 4").state)
    assert stakes(scene.session, scene.session.view).endswith("Walter and Ruth must take none")


def test_the_line_stays_while_others_play_and_always_says_how_things_stand(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 2)
    enliven(scene)
    scene.submit(scene.session.view.legal[0])
    while not scene.asked:
        scene.update(0.05)
        assert scene.display.line
    assert scene.display.line == stakes(scene.session, scene.session.view)


def test_after_an_undo_the_line_is_that_of_before(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 2)
    before = scene.display.line
    scene.submit(scene.session.view.legal[0])
    rest(scene)
    scene.commands.undo()
    rest(scene)
    assert scene.display.line == before


def test_the_last_trick_is_not_counted(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 1)
    session, view = scene.session, scene.session.view
    assert _need(session, view, Side(0), 1, 1, strong=True) == "<strong>We need the last trick</strong>"
    assert _need(session, view, Side(1), 1, 1, strong=True) == "<strong>They need the last trick</strong>"
    assert _need(session, view, Side(0), 1, 2, strong=True) == "<strong>We need 1 of the 2 left</strong>"


def test_before_all_of_a_side_have_bid_it_needs_so_many_at_least(shared_services: Services) -> None:
    scene = seat_at(clear(shared_services), bids(table(CLASSIC, dealer=WEST), "3 4").state)
    assert owed_words(scene.session, scene.session.view, None)[1] == "Walter and Jasper need 4 so far"
    scene = seat_at(clear(shared_services), bids(table(CLASSIC, dealer=SOUTH), "2 3 4").state)
    assert owed_words(scene.session, scene.session.view, None)[1] == "Walter and Jasper need 6"

"""Sentences at the table: what each side still needs, what is bid and free, what a penalty costs."""

from dataclasses import replace

import pytest

from game.app.services.services import Services
from game.app.wording.table import arithmetic, need_words, owed_words, penalty_words, stakes
from game.engine.actions import Penalty
from game.engine.views import view_of
from game.rules.presets import CLASSIC, GRILL
from game.rules.seats import Side
from tests.app.tables import clear, enliven, play_on_turn, play_until, rest, seat_at, sit_down
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, bids, table


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
    assert need_words(session, view, Side(0), 1, 1, strong=True) == "<strong>We need the last trick</strong>"
    assert need_words(session, view, Side(1), 1, 1, strong=True) == "<strong>They need the last trick</strong>"
    assert need_words(session, view, Side(0), 1, 2, strong=True) == "<strong>We need 1 of the 2 left</strong>"


def test_before_all_of_a_side_have_bid_it_needs_so_many_at_least(shared_services: Services) -> None:
    scene = seat_at(clear(shared_services), bids(table(CLASSIC, dealer=WEST), "3 4").state)
    assert owed_words(scene.session, scene.session.view, None)[1] == "Walter and Jasper need 4 so far"
    scene = seat_at(clear(shared_services), bids(table(CLASSIC, dealer=SOUTH), "2 3 4").state)
    assert owed_words(scene.session, scene.session.view, None)[1] == "Walter and Jasper need 6"


_RULES = replace(GRILL, renege_tricks=2, renege_points=70)


@pytest.mark.parametrize(
    ("penalty", "words"),
    [
        ("take_tricks", "2 of their tricks become yours"),
        ("give_tricks", "2 of your tricks become theirs"),
        ("lose_points", "They lose 70 points"),
        ("win_points", "You win 70 points"),
    ],
)
def test_a_penalty_says_what_the_rules_make_it_cost(services: Services, penalty: Penalty, words: str) -> None:
    assert words == penalty_words(services.begin(_RULES, 7), penalty)[1]


@pytest.mark.parametrize(
    ("said", "words"),
    [("4 3", "7 bid, 6 free"), ("4 3 6", "13 bid, 0 free"), ("6 5 4", "15 bid, 2 too many")],
)
def test_what_is_free_and_what_is_bid_make_all_the_tricks_of_the_deal(said: str, words: str) -> None:
    state = bids(table(CLASSIC, dealer=EAST), said).state
    assert f"<strong>{words}</strong>" in arithmetic(view_of(state, NORTH if len(said) == 3 else SOUTH))

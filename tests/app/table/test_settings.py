"""What the settings change at the table."""

import pygame
import pytest

from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.table.scene import TableScene
from game.coach.hint import hint
from game.engine.state import Phase
from game.rules.seats import Seat
from tests.app.tables import clear, enliven, play_until, rest, sit_down


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """A table where the person is to play a card."""
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, lambda view: view.phase is Phase.PLAY and view.turn is PERSON)
    return scene


def hand_of(scene: TableScene) -> list[str]:
    return [str(sprite.card) for sprite in scene.display.hand.sprites]


def test_the_hand_is_laid_anew_as_the_settings_say_when_the_table_is_seen_again(scene: TableScene) -> None:
    before = hand_of(scene)
    scene.services.change(suit_order="SHCD", rank_order="low_first")
    scene.resume()
    after = hand_of(scene)
    assert sorted(before) == sorted(after)
    suits = [name[1] for name in after]
    assert suits == sorted(suits, key="SHCD".index)
    clubs = [name[0] for name in after if name[1] == "C"]
    assert clubs == sorted(clubs, key="23456789TJQKA".index)


def test_a_hand_in_another_order_lies_in_its_places(scene: TableScene) -> None:
    scene.services.change(suit_order="SHCD")
    scene.resume()
    places = [sprite.pose.x for sprite in scene.display.hand.sprites]
    assert places == sorted(places)


def test_with_reduced_motion_a_card_fades_in_where_it_belongs_instead_of_flying(scene: TableScene) -> None:
    enliven(scene)
    scene.services.change(reduced_motion=True)
    rest(scene)
    action = hint(scene.session.view).action
    scene.submit(action)
    scene.update(0.02)
    sprite = scene.display.picture.trick[PERSON]
    home = scene.display.picture.layout.trick_pose(PERSON)
    assert (home.x, home.y) == (sprite.pose.x, sprite.pose.y)
    assert sprite.pose.alpha < 1


def test_without_it_the_card_is_on_its_way(scene: TableScene) -> None:
    enliven(scene)
    rest(scene)
    scene.submit(hint(scene.session.view).action)
    scene.update(0.02)
    sprite = scene.display.picture.trick[PERSON]
    assert scene.display.picture.layout.trick_pose(PERSON).y != sprite.pose.y


@pytest.mark.parametrize("choice", [{"deck": "large_print"}, {"back": "sand"}, {"table": "walnut"}])
def test_another_deck_back_or_table_shows_at_once(scene: TableScene, choice: dict[str, object]) -> None:
    def picture() -> bytes:
        scene.app.step(1.0)
        return pygame.image.tobytes(scene.app.canvas.surface, "RGB")

    before = picture()
    scene.services.set(choice)
    assert before != picture()
    scene.services.change(deck="classic", back="navy", table="theme")
    assert before == picture()


@pytest.mark.parametrize("ui_size", [80, 100, 160])
def test_a_character_stands_beside_the_level_on_the_plates(shared_services: Services, ui_size: int) -> None:
    services = clear(shared_services)
    services.app.canvas.shortened.clear()
    services.preview(ui_size=ui_size, partner_level="level1", partner_character="thrifty")
    services.preview(opponents_level="level1", opponents_character="careful")
    scene = sit_down(services, "classic", 7)
    rest(scene)
    assert scene.display.seats.roles(Seat.NORTH) == ("Beginner · Thrifty", "Thrifty")
    assert scene.display.seats.roles(Seat.EAST) == ("Beginner · Careful", "Careful")
    assert scene.display.seats.roles(PERSON) == ("",)
    assert services.app.canvas.shortened == []


def test_the_steady_are_called_by_place_and_level(shared_services: Services) -> None:
    scene = sit_down(clear(shared_services), "classic", 7)
    assert scene.display.seats.roles(Seat.NORTH) == ("Partner · Casual", "Casual")
    assert scene.display.seats.roles(Seat.WEST) == ("West · Casual", "Casual")

"""The table in windows of many sizes: nothing shortened, nothing redrawn for nothing, every change of size."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.table.bid_panel import BidPanel
from game.app.table.scene import TableScene
from game.coach.hint import hint
from game.engine.state import GameState, Phase
from game.engine.views import PlayerView
from game.rules.bids import Bid
from game.rules.presets import CLASSIC, PRESETS, Preset
from tests.app.driver import open_services
from tests.app.table.test_panels import (
    after_a_renege,
    answered,
    answering,
    before_looking,
    bidding,
    giving_back,
    last_calls,
    offered_a_trade,
    offering,
    penalty,
    poor,
    proposing,
    settling,
    telling,
    trading,
)
from tests.app.tables import (
    clear,
    click,
    click_on,
    enliven,
    finish,
    last_action,
    panel,
    play_on_turn,
    play_until,
    point_of,
    press,
    rest,
    seat_at,
    shown,
    sit_down,
    snapped,
)
from tests.app.unpainted import sized
from tests.counted import counted

QUESTIONS: tuple[Callable[[], GameState], ...] = (
    bidding,
    offering,
    answering,
    before_looking,
    poor,
    settling,
    telling,
    proposing,
    answered,
    trading,
    offered_a_trade,
    giving_back,
    after_a_renege,
    last_calls,
    penalty,
)
ROOMS = [(960, 600, 100), (960, 600, 130), (960, 600, 160), (1920, 1080, 100)]


@pytest.fixture
def scene(shared_services: Services) -> TableScene:
    """A table at which the person is to play to the third trick."""
    scene = sit_down(clear(shared_services), "classic", 7)
    play_until(scene, third_trick)
    return scene


def third_trick(view: PlayerView) -> bool:
    return play_on_turn(view) and len(view.tricks) == 2


# -- room for words ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("paint")
@pytest.mark.parametrize(("room", "paint"), sized(ROOMS), indirect=["paint"])
def test_no_question_is_shortened(tmp_path: Path, room: tuple[int, int, int]) -> None:
    services = open_services(tmp_path, room[:2])
    clear(services).change(ui_size=room[2])
    shortened = {}
    for question in QUESTIONS:
        services.app.scenes.clear()
        scene = seat_at(services, question())
        rest(scene)
        scene.app.step(0.1)
        press(scene, "h")
        texts = list(services.app.canvas.shortened)
        press(scene, "r")
        shortened[question.__name__] = texts + list(services.app.canvas.shortened)
    assert {question.__name__: [] for question in QUESTIONS} == shortened
    services.app.close()


@pytest.mark.usefixtures("only_laid_out")
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_no_word_of_a_deal_is_shortened_where_there_is_least_room(tmp_path: Path, preset: Preset) -> None:
    services = open_services(tmp_path, (960, 600))
    clear(services, "normal").change(ui_size=160)
    scene = sit_down(services, preset.key, 11)
    shortened: set[str] = set()
    while scene.session.view.phase is not Phase.SCORED:
        for _ in range(3):
            services.app.step(0.4)
            shortened.update(services.app.canvas.shortened)
        finish(scene)
        scene.update(1.0)
        if scene.session.view.turn is PERSON and scene.asked:
            scene.submit(hint(scene.session.view).action)
    assert set() == shortened
    services.app.close()


# -- nothing for nothing ----------------------------------------------------------------------------------------


def test_a_table_that_waits_is_not_redrawn(scene: TableScene) -> None:
    rest(scene)
    assert [False] * 20 == [scene.app.step(0.03) for _ in range(20)]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.__name__)
def test_a_question_that_waits_is_not_redrawn(shared_services: Services, question: Callable[[], GameState]) -> None:
    scene = seat_at(clear(shared_services), question())
    rest(scene)
    assert [False] * 5 == [scene.app.step(0.03) for _ in range(5)]


def test_a_table_waits_when_the_person_is_asked_and_nobody_thinks(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest(scene)
    assert scene.waits
    scene.submit(hint(scene.session.view).action)
    assert not scene.waits
    rest(scene)
    assert scene.waits
    monkeypatch.setattr(type(scene.commands.hints), "waiting", True)
    assert not scene.waits


def test_nothing_of_the_rules_before_is_left_on_the_table_of_another_game(shared_services: Services) -> None:
    fuses = []
    for limit in (10, 5):
        services = clear(shared_services)
        scene = TableScene(services, services.begin(replace(CLASSIC, bag_limit=limit), 7))
        services.app.scenes.push(scene)
        rest(scene)
        fuses.append(pygame.image.tobytes(services.app.picture(), "RGB"))
    assert fuses[0] != fuses[1]
    services.app.assets.layers.clear()
    assert fuses[1] == pygame.image.tobytes(services.app.picture(), "RGB")


def test_with_animation_the_table_comes_to_rest_too(scene: TableScene) -> None:
    enliven(scene)
    click(scene, point_of(scene, scene.session.view.lawful_cards[0]))
    rest(scene)
    assert play_on_turn(scene.session.view)
    assert not scene.app.step(0.03)


def test_a_message_goes_by_itself_and_then_nothing_is_redrawn(scene: TableScene) -> None:
    press(scene, "h")
    assert scene.app.step(0.03)
    rest(scene)
    assert not scene.display.notice.shown
    assert not scene.app.step(0.03)


def test_the_same_state_is_the_same_picture(scene: TableScene, tmp_path: Path) -> None:
    rest(scene)
    scene.app.screenshot(tmp_path / "animated.png")
    scene.snap()
    rest(scene)
    scene.app.screenshot(tmp_path / "fresh.png")
    animated, fresh = (pygame.image.load(tmp_path / name) for name in ("animated.png", "fresh.png"))
    assert pygame.image.tobytes(animated, "RGB") == pygame.image.tobytes(fresh, "RGB")


# -- changes of size --------------------------------------------------------------------------------------------


def resize(scene: TableScene, size: tuple[int, int]) -> None:
    """Give the window another size, as a desktop would."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    scene.app.step(0.0)


@pytest.fixture
def own_scene(tmp_path: Path) -> Iterator[TableScene]:
    """A table in a window of its own."""
    services = open_services(tmp_path)
    scene = sit_down(clear(services), "classic", 7)
    yield scene
    services.app.close()


def test_a_resize_in_the_middle_of_a_flight_loses_nothing(own_scene: TableScene) -> None:
    play_until(own_scene, third_trick)
    enliven(own_scene)
    card = own_scene.session.view.lawful_cards[0]
    click(own_scene, point_of(own_scene, card))
    own_scene.app.step(0.05)
    assert not own_scene.timeline.idle
    resize(own_scene, (960, 640))
    rest(own_scene)
    assert snapped(own_scene) == shown(own_scene.display.picture)
    card = own_scene.session.view.lawful_cards[0]
    click(own_scene, point_of(own_scene, card))
    assert card in [play.card for play in own_scene.session.game.state.current.trick.plays]


def test_a_resize_while_a_card_is_dragged_lets_go_of_it(own_scene: TableScene) -> None:
    play_until(own_scene, third_trick)
    hand = own_scene.display.hand
    start = point_of(own_scene, own_scene.session.view.lawful_cards[0])
    hand.press(start)
    hand.point_at(own_scene.display.picture.layout.slot.center)
    resize(own_scene, (1100, 700))
    assert hand.release(own_scene.display.picture.layout.slot.center) is None


def test_a_question_stays_as_it_was_when_the_window_changes(own_scene: TableScene) -> None:
    play_until(own_scene, lambda view: view.turn is PERSON)
    press(own_scene, "6")
    resize(own_scene, (1600, 900))
    assert Bid.of(6) == panel(own_scene, BidPanel).chosen
    assert own_scene.display.picture.layout.panel_width >= panel(own_scene, BidPanel).rect.width
    click_on(own_scene, "Bid 6")
    assert Bid.of(6) == own_scene.session.view.bids[PERSON]


@pytest.mark.parametrize("ui_size", [80, 130, 160])
def test_another_ui_size_at_the_table(own_scene: TableScene, ui_size: int) -> None:
    play_until(own_scene, third_trick)
    own_scene.services.change(ui_size=ui_size)
    own_scene.app.step(0.02)
    assert snapped(own_scene) == shown(own_scene.display.picture)
    bounds = own_scene.app.viewport.bounds
    for sprite in counted(own_scene.display.hand.sprites, least=5):
        assert bounds.collidepoint(sprite.pose.x, sprite.pose.y)
    card = own_scene.session.view.lawful_cards[0]
    click(own_scene, point_of(own_scene, card))
    assert last_action(own_scene).card is card  # type: ignore[union-attr]  # a card was played


def test_another_theme_at_the_table(own_scene: TableScene) -> None:
    play_until(own_scene, third_trick)
    own_scene.services.change(theme="night")
    own_scene.app.step(0.02)
    assert snapped(own_scene) == shown(own_scene.display.picture)

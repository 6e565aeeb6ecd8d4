"""The caption under the tools: what the deal is at."""

from collections.abc import Callable

import pytest
from pygame import FRect

from game.app.paint.viewport import Viewport
from game.app.services.services import Services
from game.app.services.session import PERSON, Session
from game.app.table.arranging import TableShape, lay_out
from game.app.table.bid_panel import BidPanel
from game.app.table.past_tricks import past_place
from game.engine.actions import BidBlindNil
from game.engine.state import Phase
from game.engine.transitions import PHASES
from game.engine.views import PlayerView
from game.rules.presets import find_preset
from tests.app.tables import clear, panel, play_until, press, rest, sit_down


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services with no screen open and no animation."""
    return clear(shared_services)


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_name_of_its_own_but_those_of_bidding_and_of_the_score(phase: Phase) -> None:
    bidding = {Phase.BLIND, Phase.BLIND_NIL, Phase.AUCTION, Phase.TALK}
    alike = [other for other in Phase if PHASES[other].words().title == PHASES[phase].words().title]
    allowed = next((group for group in (bidding, {Phase.SCORED, Phase.OVER}) if phase in group), {phase})
    assert allowed == set(alike)


@pytest.mark.parametrize(
    ("preset", "words"), [("grill", "Cut for the deal"), ("two_hand", "Drawing cards"), ("classic", "Bidding")]
)
def test_the_caption_says_what_a_game_begins_with(services: Services, preset: str, words: str) -> None:
    scene = sit_down(services, preset, 3)
    rest(scene)
    assert words == scene.display.middle.caption[-1]


def test_the_caption_names_the_trade(services: Services) -> None:
    def asked(phase: Phase) -> Callable[[PlayerView], bool]:
        return lambda view: view.phase is phase and view.turn is PERSON

    scene = sit_down(services, "double_zero", 4)
    play_until(scene, asked(Phase.BLIND_NIL))
    scene.submit(BidBlindNil(PERSON))
    play_until(scene, asked(Phase.TRADE))
    assert ["Double Zero", "Deal 1", "Trading cards"] == scene.display.middle.caption


def test_the_caption_says_at_which_trick_a_deal_is(services: Services) -> None:
    scene = sit_down(services, "classic", 7)
    rest(scene)
    press(scene, "3", "enter")
    rest(scene)
    assert ["Classic", "Deal 1", "Trick 1 of 13"] == scene.display.middle.caption


@pytest.mark.parametrize("broken", [False, True])
def test_a_long_name_of_rules_is_cut_and_deal_and_trick_stay(
    services: Services, monkeypatch: pytest.MonkeyPatch, broken: bool
) -> None:
    scene = sit_down(services, "classic", 7)
    rest(scene)
    press(scene, "3", "enter")
    rest(scene)
    monkeypatch.setattr(Session, "title", "The way we played it at Grandma's table on Sundays")
    scene.display.picture.broken = broken
    room = scene.display.picture.layout.caption.width
    title, *parts = scene.display.middle.fitting(services.app.canvas, room)
    assert title.startswith("The ")
    assert title.endswith("…")
    assert ["Deal 1", "Trick 1 of 13"] == parts[:2]
    assert services.app.type.width(" · ".join([title, *parts]), "label") <= room
    few = ["Trick 1 of 13", "♠ broken"] if broken else ["Deal 1", "Trick 1 of 13"]
    assert few == scene.display.middle.fitting(services.app.canvas, 160.0)


@pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
@pytest.mark.parametrize("preset", ["classic", "three_hand", "solo"])
def test_no_panel_lies_over_the_caption(services: Services, preset: str, left_handed: bool) -> None:
    services.preview(ui_size=160, left_handed=left_handed)
    scene = sit_down(services, preset, 7)
    play_until(scene, lambda view: view.phase is Phase.AUCTION and view.turn is PERSON)
    canvas, layout = services.app.canvas, scene.display.picture.layout
    parts = scene.display.middle.fitting(canvas, layout.caption_beside_panel)
    words = FRect(layout.caption)
    words.width = canvas.type.width(" · ".join(parts), "label")
    if not left_handed:
        words.right = layout.caption.right
    assert not words.colliderect(panel(scene, BidPanel).rect)


@pytest.mark.parametrize("pixels", [(1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("preset", ["classic", "three_hand", "two_hand", "solo", "six_hand", "grill"])
def test_the_last_trick_lies_between_the_caption_and_the_hand(preset: str, pixels: tuple[int, int]) -> None:
    rules = find_preset(preset).rules
    for ui_size in (1.0, 1.3, 1.6):
        viewport = Viewport.of_surface(pixels, ui_size)
        layout = lay_out(viewport.width, viewport.height, TableShape.of(rules))
        place = past_place(rules.players, layout)
        assert not place.colliderect(layout.caption)
        assert place.bottom <= layout.hand.top
        assert place.height >= 190


@pytest.mark.parametrize("ui_size", [100, 160])
@pytest.mark.parametrize("preset", ["classic", "three_hand", "grill"])
def test_that_spades_are_broken_is_said_in_every_caption(services: Services, preset: str, ui_size: int) -> None:
    services.preview(ui_size=ui_size)
    scene = sit_down(services, preset, 7)
    play_until(scene, lambda view: view.phase is Phase.PLAY)
    scene.display.picture.broken, scene.display.picture.tricks_done = True, 9
    room = scene.display.picture.layout.caption.width
    parts = scene.display.middle.fitting(services.app.canvas, room)
    size = scene.session.rules.hand_size
    assert ["Deal 1", f"Trick 10 of {size}", "♠ broken"] == parts[-3:]

"""Whatever happens: what the animation has led to is what a fresh look at the game shows."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.table.scene import TableScene
from game.engine.actions import StartDeal
from game.engine.state import Phase
from game.engine.transitions import legal_actions
from game.rules.presets import CLASSIC, PRESETS, Preset, find_preset
from game.rules.ruleset import RuleSet
from tests.app.driver import open_services
from tests.app.tables import finish, open_table, shown, snapped


@pytest.fixture
def quick_services(tmp_path: Path) -> Iterator[Services]:
    """A house that keeps nothing on disk, with a person at South all the same."""
    services = open_services(tmp_path, unattended=True)
    yield services
    services.app.close()


def seat_person(services: Services, rules: RuleSet, seed: int) -> TableScene:
    """Return a table of *rules* at which the test acts for everybody."""
    session = services.begin(rules, seed)
    session.agents = {seat: agent for seat, agent in session.agents.items() if seat is not PERSON}
    scene = TableScene(services, session)
    services.app.scenes.push(scene)
    return scene


def act_at_random(scene: TableScene, chance: Random) -> None:
    """Do one of the things that may be done; now and then take the last choice back."""
    state = scene.session.game.state
    if chance.random() < 0.02 and scene.session.may_undo:
        scene.commands.undo()
    elif state.turn is None:
        scene.submit(StartDeal())
    else:
        scene.submit(chance.choice(legal_actions(state, state.turn)))


def follow(scene: TableScene, chance: Random, actions: int) -> set[Phase]:
    """Act *actions* times and compare each time; return the phases that were seen."""
    seen = set()
    for number in range(actions):
        finish(scene)
        phase = scene.session.game.state.phase
        seen.add(phase)
        assert snapped(scene) == shown(scene.display.picture), f"after action {number}, in {phase.value}"
        if scene.session.over:
            break
        act_at_random(scene, chance)
    return seen


PHASES = {
    "classic": {Phase.AUCTION},
    "double_zero": {Phase.BLIND_NIL, Phase.AUCTION, Phase.TRADE},
    "table_talk": {Phase.BLIND_NIL, Phase.TALK, Phase.TRADE},
    "counter_clockwise": {Phase.AUCTION},
    "solo": {Phase.AUCTION},
    "three_hand": {Phase.AUCTION},
    "two_hand": {Phase.DRAW, Phase.AUCTION},
    "six_hand": {Phase.AUCTION},
    "grill": {Phase.CUT, Phase.BLIND, Phase.AUCTION, Phase.CALLS, Phase.PENALTY},
}


TWO, THREE, SIX = (find_preset(key).rules for key in ("two_hand", "three_hand", "six_hand"))
UNUSUAL = {
    "six who talk": (replace(SIX, sides="trios", bidding="negotiated"), {Phase.TALK}),
    "three pairs that trade": (replace(SIX, blind_nil=200, blind_nil_trade=2), {Phase.BLIND_NIL, Phase.TRADE}),
    "six each alone": (replace(SIX, sides="solo"), {Phase.AUCTION}),
    "six in court": (replace(SIX, renege="callable", first_dealer="cut_high"), {Phase.CUT, Phase.CALLS}),
    "three the other way": (
        replace(THREE, rotation="counterclockwise", first_dealer="cut_high", blind_nil=100),
        {Phase.CUT, Phase.BLIND_NIL},
    ),
    "two unseen": (replace(TWO, blind_nil=100, redeal="no_face_card"), {Phase.BLIND_NIL, Phase.DRAW}),
    "two who count": (replace(TWO, bidding="mirror"), {Phase.DRAW, Phase.AUCTION}),
}


@pytest.mark.parametrize(("rules", "phases"), UNUSUAL.values(), ids=UNUSUAL.keys())
def test_tables_of_any_size_show_every_phase(quick_services: Services, rules: RuleSet, phases: set[Phase]) -> None:
    scene = seat_person(quick_services, rules, 3)
    assert follow(scene, Random(3), 180) >= phases


OTHER_TABLES = [find_preset(key) for key in ("solo", "three_hand", "two_hand", "six_hand")]


@pytest.mark.parametrize("preset", [*PRESETS, *OTHER_TABLES], ids=lambda preset: preset.key)
def test_the_animation_ends_where_the_game_stands(quick_services: Services, preset: Preset) -> None:
    seen = set()
    for seed in range(2):
        scene = seat_person(quick_services, preset.rules, seed)
        seen |= follow(scene, Random(f"{preset.key} {seed}"), 300)
    assert seen >= PHASES[preset.key] | {Phase.PLAY, Phase.SCORED}


def test_a_deal_begun_anew_ends_where_the_game_stands(quick_services: Services) -> None:
    rules = replace(CLASSIC, redeal="seven_of_a_suit")
    begun_anew = 0
    for seed in range(40):
        scene = seat_person(quick_services, rules, seed)
        if scene.session.game.state.phase is Phase.REDEAL:
            follow(scene, Random(seed), 8)
            begun_anew += scene.session.game.state.current.attempt > 0
    assert begun_anew


@pytest.mark.parametrize("size", [(960, 600), (1920, 1080)])
def test_cards_lie_where_they_belong_in_every_size(tmp_path: Path, size: tuple[int, int]) -> None:
    scene = open_table(tmp_path, "double_zero", 3, size=size)
    follow(scene, Random(3), 90)
    scene.app.close()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_frame_by_frame_the_animation_ends_where_the_game_stands(tmp_path: Path, preset: Preset) -> None:
    scene = open_table(tmp_path, preset.key, 5)
    chance = Random(5)
    for _ in range(70):
        finish(scene)
        act_at_random(scene, chance)
        for _frame in range(400):
            scene.timeline.update(0.04)
        scene.show_turn()
        assert scene.timeline.idle
        assert snapped(scene) == shown(scene.display.picture)
    scene.app.close()


def test_a_change_of_room_in_the_middle_of_a_flight_ends_where_the_game_stands(tmp_path: Path) -> None:
    scene = open_table(tmp_path, "grill", 9)
    chance = Random(9)
    rooms = ((914.0, 571.0), (1920.0, 1080.0), (1152.0, 720.0))
    for number in range(120):
        finish(scene)
        act_at_random(scene, chance)
        scene.timeline.update(0.1 * (number % 4))
        scene.arrange(*rooms[number % 3])  # another room every time
        scene.show_turn()
        assert scene.timeline.idle
        assert snapped(scene) == shown(scene.display.picture)
    scene.app.close()


@pytest.mark.parametrize("preset", ["double_zero", "grill"])
def test_what_is_kept_of_the_table_is_what_would_be_drawn_anew(tmp_path: Path, preset: str) -> None:
    scene = open_table(tmp_path, preset, 6, size=(960, 600))
    chance = Random(preset)
    for number in range(150):
        finish(scene)
        act_at_random(scene, chance)
        scene.timeline.update(0.13 * (number % 5))
        kept = drawn(scene)
        scene.app.assets.layers.clear()
        assert drawn(scene) == kept
    scene.app.close()


def drawn(scene: TableScene) -> bytes:
    """Return the pixels of the table."""
    scene.draw(scene.app.canvas)
    return pygame.image.tobytes(scene.app.canvas.surface, "RGB")

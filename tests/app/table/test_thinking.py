"""Computer players think beside the animation."""

from collections.abc import Iterator
from random import Random
from threading import Event

import pytest

from game.ai.agent import Decision
from game.ai.rule_player import RulePlayer
from game.app.services.services import Services
from game.app.services.session import PERSON
from game.app.table.scene import TableScene, Thinker
from game.engine.actions import CallRenege, ChoosePenalty, PlayCard
from game.engine.views import PlayerView
from game.rules.presets import CLASSIC
from game.rules.seats import Seat
from tests.app.table.test_panels import north_after_a_renege
from tests.app.tables import clear, seat_at


class SlowPlayer:
    """Thinks until it is *released*, then plays by rules of thumb."""

    def __init__(self) -> None:
        self.released = Event()
        self.asked = Event()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        self.asked.set()
        assert self.released.wait(10)
        return RulePlayer().decide(view, rng)


@pytest.fixture
def slow(shared_services: Services) -> Iterator[tuple[TableScene, SlowPlayer]]:
    """A table at which a player that thinks long has the turn, thinking aside."""
    services = clear(shared_services)
    services.thinks_aside = True
    player = SlowPlayer()
    session = services.begin(CLASSIC, _seed_with_turn_of_a_computer(services))
    session.agents = dict.fromkeys((Seat.WEST, Seat.NORTH, Seat.EAST), player)
    scene = TableScene(services, session)
    services.app.scenes.push(scene)
    yield scene, player
    player.released.set()
    services.app.scenes.clear()
    services.thinks_aside = False


def _seed_with_turn_of_a_computer(services: Services) -> int:
    return next(seed for seed in range(1, 50) if services.begin(CLASSIC, seed).game.state.turn is not PERSON)


def test_frames_go_on_while_a_player_thinks(slow: tuple[TableScene, SlowPlayer]) -> None:
    scene, player = slow
    for _frame in range(50):
        scene.app.step(0.02)
    assert player.asked.wait(10)
    assert () == scene.session.record.actions


def test_whose_turn_it_is_shows_before_the_thinking_begins(slow: tuple[TableScene, SlowPlayer]) -> None:
    scene, player = slow
    scene.app.step(0.02)
    assert scene.display.picture.turn is scene.session.game.state.turn
    assert not player.asked.is_set()
    scene.app.step(0.02)
    assert player.asked.wait(10)


def test_the_answer_is_played_once_it_is_there(slow: tuple[TableScene, SlowPlayer]) -> None:
    scene, player = slow
    scene.app.step(0.02)
    player.released.set()
    for _frame in range(10_000):
        scene.app.step(0.02)
        if scene.session.record.actions:
            break
    assert scene.session.record.actions[0].seat is not PERSON  # type: ignore[union-attr] # the first bid


def test_the_answer_aside_is_the_one_at_once(shared_services: Services) -> None:
    session = clear(shared_services).begin(CLASSIC, _seed_with_turn_of_a_computer(shared_services))
    thinker = Thinker(session, threaded=True)
    thinker.ask()
    answer = None
    while answer is None:
        answer = thinker.answer()
    thinker.close()
    assert session.question()() == answer


def test_a_question_that_is_dropped_is_not_answered_any_more(slow: tuple[TableScene, SlowPlayer]) -> None:
    scene, player = slow
    session = scene.session
    thinker = Thinker(session, threaded=True)
    thinker.ask()
    assert player.asked.wait(10)
    thinker.drop()
    player.released.set()
    session.submit(session.question()())
    session.agents = dict.fromkeys(session.rules.seats, RulePlayer())
    answer = None
    while answer is None:
        answer = thinker.answer()
    thinker.close()
    assert session.question()() == answer


class SlowAccuser(SlowPlayer):
    """Calls the renege of West in the second trick, as long as that can be called."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        decision = super().decide(view, rng)
        call = CallRenege(view.seat, Seat.WEST, 1)
        return Decision(call, "seen") if call in view.legal else decision


def test_what_the_person_does_meanwhile_makes_the_answer_void(shared_services: Services) -> None:
    services = clear(shared_services)
    services.thinks_aside = True
    scene = seat_at(services, north_after_a_renege())
    player = SlowAccuser()
    scene.session.agents = dict.fromkeys((Seat.WEST, Seat.NORTH, Seat.EAST), player)
    scene.app.step(0.02)
    assert player.asked.wait(10)
    scene.submit(CallRenege(PERSON, Seat.WEST, 1))
    scene.submit(ChoosePenalty(PERSON, "win_points"))
    player.released.set()
    for _frame in range(10_000):
        scene.app.step(0.02)
        if len(scene.session.record.actions) > 2:
            break
    assert isinstance(scene.session.record.actions[2], PlayCard)
    services.app.scenes.clear()
    services.thinks_aside = False


def open_own_turn(services: Services) -> TableScene:
    """Return a table in *services*, thinking aside, at which the person is to bid."""
    clear(services)
    services.thinks_aside = True
    seed = next(seed for seed in range(1, 50) if services.begin(CLASSIC, seed).game.state.turn is PERSON)
    scene = TableScene(services, services.begin(CLASSIC, seed))
    services.app.scenes.push(scene)
    for _frame in range(5):
        services.app.step(0.02)
    return scene


def test_a_hint_is_given_once_it_is_found(shared_services: Services) -> None:
    scene = open_own_turn(shared_services)
    scene.commands.hint()
    for _frame in range(100_000):
        scene.app.step(0.001)
        if scene.display.notice.text:
            break
    assert scene.display.notice.text.startswith("<icon:hint> <b>Bid ")
    shared_services.app.scenes.clear()
    shared_services.thinks_aside = False


def test_a_hint_that_comes_too_late_is_not_given(shared_services: Services) -> None:
    scene = open_own_turn(shared_services)
    released = Event()
    view = scene.session.view

    def slow_hint() -> Decision:
        assert released.wait(10)
        return RulePlayer().decide(view, Random(0))

    scene.commands.hints.ask(slow_hint)
    scene.submit(view.legal[0])
    released.set()
    for _frame in range(50):
        scene.app.step(0.02)
    assert not scene.display.notice.text
    shared_services.app.scenes.clear()
    shared_services.thinks_aside = False


def test_the_evidence_is_not_opened_while_others_are_to_act(shared_services: Services) -> None:
    services = clear(shared_services)
    scene = seat_at(services, north_after_a_renege())
    scene.commands.call()
    assert scene.display.panel is None
    assert not scene.display.tools["call"].enabled
    services.app.scenes.clear()

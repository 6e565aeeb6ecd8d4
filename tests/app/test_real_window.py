"""The program as a person meets it: a real window, a real mouse, a real keyboard."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine.state import Phase
from tests.app.desktop import Desktop, missing_tools
from tests.app.person import Person

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=missing_tools())


@pytest.fixture
def person(desktop: Desktop, tmp_path: Path) -> Iterator[Person]:
    """Somebody who has not started the program yet."""
    person = Person(desktop, tmp_path)
    yield person
    person.leave()


def test_a_deal_is_played_by_mouse_alone(person: Person) -> None:
    person.start()
    person.begin_by_mouse(number=31)
    person.play_deal_by_mouse()
    person.go_on_by_mouse()
    assert 1 == person.state.current.index
    assert 1 == len(person.state.scores)


def test_a_deal_is_played_by_keyboard_alone(person: Person) -> None:
    person.start()
    person.begin_by_keys(number=7)
    person.play_deal_by_keys()
    person.go_on_by_keys()
    assert 1 == person.state.current.index
    assert 1 == len(person.state.scores)


def test_after_a_kill_continue_shows_the_exact_card(person: Person) -> None:
    person.start("--seed", "7")
    person.wait_for_question()
    person.play_by_mouse(lambda view: view.phase is Phase.PLAY and len(view.tricks) == 4 and len(view.trick.plays) > 0)
    person.wait_for_hand()
    before = person.state
    person.program.send(signal.SIGKILL)
    assert -signal.SIGKILL == person.program.wait()
    person.start()
    person.continue_by_mouse()
    assert before == person.state
    person.wait_for_hand()


@pytest.mark.parametrize("how", ["close", "terminate"])
def test_the_window_closes_with_the_game_saved(person: Person, how: str) -> None:
    person.start("--seed", "7")
    person.wait_for_question()
    person.play_by_keys(lambda view: view.phase is Phase.PLAY)
    before, saved_at = person.state, person.saved_at
    if how == "close":
        person.program.close_window()
    else:
        person.program.send(signal.SIGTERM)
    assert 0 == person.program.wait()
    assert before == person.state
    assert person.saved_at > saved_at

"""The line at the table that says what each side still needs."""

import pytest

from game.app.house import House
from game.app.table.wording import stakes
from tests.app.tables import clear, play_on_turn, play_until, sit_down


@pytest.mark.parametrize(("preset", "mine"), [("classic", "we"), ("solo", "you"), ("two_hand", "you")])
def test_the_line_says_we_of_partners_and_you_of_one_alone(shared_house: House, preset: str, mine: str) -> None:
    scene = sit_down(clear(shared_house), preset, 7)
    play_until(scene, lambda view: play_on_turn(view) and len(view.tricks) == 1)
    assert not any(scene.session.view.is_nil(seat) for seat in scene.session.rules.seats)
    line = stakes(scene.session, scene.session.view).lower()
    assert f"{mine} need" in line
    assert ("you need" in line) == (mine == "you")

"""The lines of a score, as screens tell them."""

from dataclasses import replace

from game.app.services.services import Services
from game.app.wording.score_lines import turning_points
from game.rules.presets import CLASSIC
from tests.app.driver import play_out


def test_the_lines_that_decided_a_game_are_those_of_the_most_points(services: Services) -> None:
    session = services.begin(replace(CLASSIC, target=200), 5)
    play_out(session)
    everything = turning_points(session, count=99)
    shown = turning_points(session, count=2)
    assert 2 == len(shown) < len(everything)
    left = [point for point in everything if point not in shown]
    assert min(abs(point.points) for point in shown) >= max(abs(point.points) for point in left)

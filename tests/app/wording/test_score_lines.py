"""The lines of a score, as screens tell them."""

from dataclasses import replace

from game.app.services.services import Services
from game.app.wording.score_lines import turning_points
from game.rules.presets import GRILL
from tests.app.rooms import play_deals
from tests.app.tables import clear


def test_the_turning_points_are_the_lines_of_the_most_points_in_their_order(shared_services: Services) -> None:
    session = clear(shared_services).begin(replace(GRILL, target=1000), 101)
    play_deals(session, 8)
    told, found = turning_points(session, 2), turning_points(session, 99)
    assert 2 == len(told) < len(found)
    sizes = sorted((abs(point.points) for point in found), reverse=True)
    assert sizes[:2] == sorted((abs(point.points) for point in told), reverse=True)
    assert sizes[0] > sizes[-1]
    assert [point.deal for point in told] == sorted(point.deal for point in told)

"""The score sheet while a deal is being played in which a renege was called."""

import pytest

from game.app.screens.score_sheet import ScoreSheetScene
from game.app.services.court_points import open_score
from game.app.services.services import Services
from game.engine.actions import CallRenege, ChoosePenalty, Penalty
from game.engine.state import GameState
from game.engine.views import view_of
from game.rules.presets import GRILL
from game.rules.scoring import Reason
from game.rules.seats import Seat
from tests.app.tables import clear, rest, seat_at
from tests.engine.seating import SOUTH, WEST, bids, cards, do, table


@pytest.fixture
def services(shared_services: Services) -> Services:
    """Services without a screen and without animation."""
    return clear(shared_services)


def called(trick: int = 1) -> GameState:
    """Return a game in which South has called West's renege of trick 1, or wrongly of another *trick*."""
    state = cards(bids(table(GRILL), "4 4 4 4").state, "2C 4C 3C 6C TH AH KS 3H 4D QD JD").state
    return do(state, CallRenege(SOUTH, WEST, trick)).state


def written(state: GameState) -> list[list[tuple[Reason, int, Seat | None]]]:
    """Return the lines of the deal in play, by side."""
    score = open_score(view_of(state, SOUTH))
    return [] if score is None else [[(one.reason, one.points, one.seat) for one in side.lines] for side in score.sides]


@pytest.mark.parametrize(
    ("penalty", "expected"),
    [
        ("lose_points", [[], [(Reason.RENEGE, -50, WEST)]]),
        ("win_points", [[(Reason.RENEGE, 50, WEST)], []]),
    ],
)
def test_a_fine_is_written_at_once(penalty: Penalty, expected: list[list[tuple[Reason, int, Seat | None]]]) -> None:
    assert expected == written(do(called(), ChoosePenalty(SOUTH, penalty)).state)


def test_the_price_of_a_wrong_call_is_written_at_once() -> None:
    assert [[(Reason.WRONG_CALL, -50, SOUTH)], []] == written(called(0))


def test_without_a_call_nothing_is_written_before_the_score() -> None:
    assert [] == written(bids(table(GRILL), "4 4 4 4").state)


def test_the_paper_shows_the_deal_in_play_and_the_score_that_the_table_shows(services: Services) -> None:
    scene = seat_at(services, do(called(), ChoosePenalty(SOUTH, "lose_points")).state)
    rest(scene)
    sheet = ScoreSheetScene(services, scene.session)
    services.app.scenes.push(sheet)
    services.app.step(1.0)
    assert scene.display.picture.standings == list(sheet.paper.standings)
    assert [0, -50] == [standing.points for standing in sheet.paper.standings]
    assert sheet.paper.height > 60  # a heading and a line

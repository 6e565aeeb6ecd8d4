"""Moments, lengths of time and standings in words."""

from datetime import UTC, datetime

import pytest

from game.app.services.services import Services
from game.app.wording.phrases import duration, lead_of, moment, place_of, score_of
from game.engine.state import Phase
from game.rules.presets import CLASSIC, GRILL
from game.words import number, signed
from tests.app.driver import play_deals, play_on

NOW = datetime(2026, 11, 29, 14, 25, tzinfo=UTC)


@pytest.mark.parametrize(
    ("then", "words"),
    [
        (datetime(2026, 11, 29, 9, 5, tzinfo=UTC), "today, 9:05"),
        (datetime(2026, 11, 28, 23, 59, tzinfo=UTC), "yesterday, 23:59"),
        (datetime(2026, 3, 1, 0, 0, tzinfo=UTC), "1 March, 0:00"),
        (datetime(2025, 12, 24, 18, 30, tzinfo=UTC), "24 December 2025, 18:30"),
    ],
)
def test_moments(then: datetime, words: str) -> None:
    assert moment(then, NOW) == words


def test_a_clock_at_the_first_day_of_all_knows_no_yesterday() -> None:
    first = datetime(1, 1, 1, 8, 0, tzinfo=UTC)
    assert moment(NOW, first) == "29 November 2026, 14:25"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (1, "1 second"),
        (48.7, "48 seconds"),
        (60, "1 minute"),
        (754, "13 minutes"),
        (3600, "1 hour"),
        (3900, "1 hour 5 minutes"),
        (7260, "2 hours 1 minute"),
    ],
)
def test_lengths_of_time(seconds: float, words: str) -> None:
    assert duration(seconds) == words


def test_losses_have_a_real_minus() -> None:
    assert (number(-40), number(0), signed(12), signed(-3), signed(0)) == ("−40", "0", "+12", "−3", "0")


def test_the_place_in_a_game(services: Services) -> None:
    session = services.begin(GRILL, 5)
    assert place_of(session) == "cutting for the deal"
    play_on(session, lambda one: one.game.state.phase is Phase.AUCTION)
    assert place_of(session) == "deal 1, bidding"
    play_on(session, lambda one: one.game.state.phase is Phase.PLAY)
    assert place_of(session) == "deal 1, trick 1"
    play_deals(session, 1)
    assert place_of(session) == "deal 1 scored"


def test_who_leads_and_by_how_much(services: Services) -> None:
    session = services.begin(CLASSIC, 5)
    assert (score_of(session), lead_of(session)) == ("We 0  ·  They 0", "the score is even")
    play_deals(session, 1)
    we, they = (one.points for one in session.game.state.standings)
    assert score_of(session).replace("−", "-") == f"We {we}  ·  They {they}"
    assert lead_of(session) == (f"you lead by {we - they}" if we > they else f"you are {they - we} behind")

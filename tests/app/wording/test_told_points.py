"""Numbers in sentences are those of the rules, of the bids and of the sheet."""

from dataclasses import replace

import pytest

from game.app.services.services import Services
from game.app.wording.score_lines import turning_points
from game.app.wording.table import arithmetic, penalty_words
from game.engine.actions import Penalty
from game.engine.views import view_of
from game.rules.presets import CLASSIC, GRILL
from tests.app.driver import play_out
from tests.engine.seating import EAST, NORTH, SOUTH, bids, table

_RULES = replace(GRILL, renege_tricks=2, renege_points=70)


@pytest.mark.parametrize(
    ("penalty", "words"),
    [
        ("take_tricks", "2 of their tricks become yours"),
        ("give_tricks", "2 of your tricks become theirs"),
        ("lose_points", "They lose 70 points"),
        ("win_points", "You win 70 points"),
    ],
)
def test_a_penalty_says_what_the_rules_make_it_cost(services: Services, penalty: Penalty, words: str) -> None:
    assert words == penalty_words(services.begin(_RULES, 7), penalty)[1]


@pytest.mark.parametrize(
    ("said", "words"),
    [("4 3", "7 bid, 6 free"), ("4 3 6", "13 bid, 0 free"), ("6 5 4", "15 bid, 2 too many")],
)
def test_what_is_free_and_what_is_bid_make_all_the_tricks_of_the_deal(said: str, words: str) -> None:
    state = bids(table(CLASSIC, dealer=EAST), said).state
    assert f"<strong>{words}</strong>" in arithmetic(view_of(state, NORTH if len(said) == 3 else SOUTH))


def test_the_lines_that_decided_a_game_are_those_of_the_most_points(services: Services) -> None:
    session = services.begin(replace(CLASSIC, target=200), 5)
    play_out(session)
    everything = turning_points(session, count=99)
    shown = turning_points(session, count=2)
    assert 2 == len(shown) < len(everything)
    left = [point for point in everything if point not in shown]
    assert min(abs(point.points) for point in shown) >= max(abs(point.points) for point in left)

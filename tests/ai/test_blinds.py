"""The odds of what is bid before looking: exact sums of what a side is likely to win, and what deals have shown."""

from dataclasses import replace

import pytest

from game.ai.blinds import blind_chance, blind_nil_chance, low_odds
from game.engine.state import Phase
from game.engine.views import PlayerView, view_of
from game.rules.bids import BLIND_NIL
from game.rules.presets import DOUBLE_ZERO, GRILL, TABLE_TALK
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from tests.engine.seating import table

BEHIND = (0, 200)


def asked(rules: RuleSet) -> PlayerView:
    """Return what South sees that is asked about a bid before looking."""
    state = table(rules, points=BEHIND)
    assert state.phase in (Phase.BLIND, Phase.BLIND_NIL)
    return view_of(state, Seat.SOUTH)


def test_more_tricks_are_made_less_often() -> None:
    chances = [blind_chance(asked(GRILL), tricks) for tricks in range(14)]
    assert sorted(chances, reverse=True) == chances
    assert pytest.approx(1.0) == chances[0]


def test_six_tricks_are_made_about_as_often_as_in_deals_between_players() -> None:
    assert pytest.approx(224 / 300, abs=0.05) == blind_chance(asked(GRILL), 6)


def test_the_parts_of_a_low_come_about_as_often_as_in_deals_between_players() -> None:
    odds = low_odds(asked(GRILL), 5)
    assert pytest.approx(1.0) == sum(odds)
    assert pytest.approx((38 / 300, 116 / 300, 146 / 300), abs=0.08) == odds


@pytest.mark.parametrize(("rules", "made"), [(DOUBLE_ZERO, 261 / 300), (TABLE_TALK, 221 / 300)])
def test_a_nil_before_looking_stands_about_as_often_as_in_deals_between_players(rules: RuleSet, made: float) -> None:
    assert pytest.approx(made, abs=0.05) == blind_nil_chance(asked(rules))


def test_beside_a_partner_who_is_blind_nothing_is_traded_and_the_odds_are_poor() -> None:
    view = asked(DOUBLE_ZERO)
    beside = replace(view, bids=(None, None, BLIND_NIL, None))
    assert blind_nil_chance(beside) < blind_nil_chance(view) / 3

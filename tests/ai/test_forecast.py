"""What players expect before they bid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai.agent import Foreseeing
from game.ai.players import find_player
from game.ai.rule_player import by_table
from game.ai.search_player import by_play
from game.rules.presets import CLASSIC
from tests.ai.situations import to_bid

POOR = "2C 3C 5C 2D 4D 6D 9D 3H 4H 7H 8H 2S 5S"
STRONG = "AS KS QS 9S 4S AH KH 3H AD 7D 5D 3C 2C"
RISKY = "2C 3C 5C JC 4D 6D 9D 3H 4H 8H QH 2S 9S"


@pytest.mark.parametrize("name", ["level2", "level3", "level4", "level5"])
def test_a_strong_hand_expects_more_tricks_and_a_poor_one_a_safer_nil(name: str) -> None:
    agent = find_player(name)
    assert isinstance(agent, Foreseeing)
    strong, poor = agent.foresee(to_bid(STRONG)), agent.foresee(to_bid(POOR))
    assert strong.tricks is not None
    assert poor.tricks is not None
    assert 6.0 < strong.tricks < 8.0
    assert poor.tricks < 2.0
    assert strong.nil is not None
    assert poor.nil is not None
    assert strong.nil < 0.2
    assert 0.7 < poor.nil <= 1.0


def test_the_odds_of_a_nil_are_shares_of_the_deals_played_out() -> None:
    odds = by_play(to_bid(RISKY), 64, 3).nil
    assert odds is not None
    assert round(64 * odds) == pytest.approx(64 * odds)
    assert odds != by_table(to_bid(RISKY)).nil


def test_experts_expect_less_of_a_good_hand_than_the_table_and_more_of_a_poor_one() -> None:
    for hand, sign in ((STRONG, -1), (POOR, 1)):
        played, table = by_play(to_bid(hand), 32, 3).tricks, by_table(to_bid(hand)).tricks
        assert played is not None
        assert table is not None
        assert 0.05 < sign * (played - table) < 0.6


def test_the_same_hand_is_foreseen_the_same() -> None:
    assert by_play(to_bid(RISKY), 32, 3) == by_play(to_bid(RISKY), 32, 3)


@pytest.mark.parametrize(
    "changes", [{"sides": "solo"}, {"bidding": "mirror"}, {"jokers": 2, "high_trumps": ["BJ", "LJ"]}]
)
def test_where_the_core_does_not_bid_the_odds_are_those_of_the_table(changes: dict[str, object]) -> None:
    rules = CLASSIC.changed({"removed": ["2H", "2C"]} | changes) if "jokers" in changes else CLASSIC.changed(changes)
    view = to_bid(STRONG.replace("2C", "4C"), rules=rules)
    assert by_table(view) == by_play(view, 32, 3)


def test_beside_a_nil_and_without_worlds_the_odds_are_those_of_the_table() -> None:
    assert by_table(to_bid(RISKY, "- 3 nil 3")).nil == by_play(to_bid(RISKY, "- 3 nil 3"), 32, 3).nil
    assert by_table(to_bid(RISKY)) == by_play(to_bid(RISKY), 0, 3)


def test_a_hand_not_seen_is_not_foreseen() -> None:
    assert (None, None) == by_table(replace(to_bid(POOR), hand=()))

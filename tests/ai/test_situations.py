"""What a sane player does: rows of cards named as advice, for the rules of thumb and for the expert."""

from __future__ import annotations

from fnmatch import fnmatch
from random import Random

import pytest

from game.ai.agent import Agent
from game.ai.core.chosen import describe
from game.ai.players import find_player
from game.engine.actions import PlaceBid, PlayCard
from game.engine.views import PlayerView
from tests.ai.advice import KINDS, ROWS, Who

SEEDS = range(5)


def done(agent: Agent, view: PlayerView, seed: int) -> str:
    """Return the card or the bid of *agent* as it is written."""
    action = agent.decide(view, Random(seed)).action
    assert action in view.legal
    match action:
        case PlayCard(_seat, card):
            return card.name
        case PlaceBid(_seat, bid):
            return "nil" if bid.is_nil else str(bid.tricks)
        case _:
            raise AssertionError(action)


def is_good(what: str, good: str) -> bool:
    """Whether *what* is among the cards or bids *good*."""
    return any(fnmatch(what, one) for one in good.split())


@pytest.mark.parametrize("advice", [advice for advice, row in ROWS.items() if row.who is not Who.EXPERT])
def test_rules_of_thumb_follow_the_advice(advice: str) -> None:
    row = ROWS[advice]
    assert is_good(done(find_player("level2"), row.view, 0), row.good)


@pytest.mark.skipif(describe() != "compiled", reason="the core is not compiled here: fewer tricks are solved")
@pytest.mark.parametrize("advice", [advice for advice, row in ROWS.items() if row.who is not Who.RULES])
def test_an_expert_follows_the_advice_whatever_chance_deals_it(advice: str) -> None:
    row = ROWS[advice]
    expert = find_player("level5")
    assert [] == [what for seed in SEEDS if not is_good(what := done(expert, row.view, seed), row.good)]


def test_every_row_could_be_done_wrong() -> None:
    for advice, row in ROWS.items():
        possible = [
            action.card.name if isinstance(action, PlayCard) else str(getattr(action, "bid", "")).lower()
            for action in row.view.legal
        ]
        if isinstance(row.view.legal[0], PlayCard):
            possible = [card.name for card in row.view.lawful_cards]
        assert {True, False} == {is_good(one, row.good) for one in possible}, advice


def test_there_is_advice_of_every_kind_and_enough_of_it() -> None:
    assert len(ROWS) >= 80
    assert sum(row.who is not Who.RULES for row in ROWS.values()) >= 66
    assert len(ROWS) == sum(len(rows) for rows in KINDS.values())

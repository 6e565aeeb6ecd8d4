"""The page about the players says which level searches where, and how much; here it is held to that."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from game.ai import search_player
from game.ai.agent import Agent, Decision
from game.ai.rule_player import RulePlayer
from game.ai.search_player import BUDGETS, SearchPlayer
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.presets import PRESETS
from tests.ai.moments import HOUSES, Moment, chooser, moments
from tests.counted import counted

PAGE = Path(search_player.__file__).with_name("PLAYERS.md").read_text(encoding="utf-8")
ROWS = {preset.title: preset.key for preset in PRESETS} | {
    "Classic, `bidding` is `mirror`": "mirror",
    "Classic, `bidding` is `whiz`": "whiz",
    "Classic, `bidding` is `suicide`": "suicide",
    "Classic, `sides` is `solo`": "solo",
    "Classic with `jokers`": "jokers",
}


def table(head: str) -> Iterator[dict[str, str]]:
    """Yield the rows of the table whose first column is called *head*, cells by column."""
    lines = iter(PAGE.splitlines())
    columns = next(_cells(line) for line in lines if line.startswith(f"| {head} |"))
    next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        yield dict(zip(columns, _cells(line), strict=True))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


class Listening(RulePlayer):
    """Plays by rules of thumb, and notes whether it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = False

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what the rules advise."""
        self.asked = True
        return super().decide(view, rng)


def searched(level: int, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether *level* decides *moment* without asking the rules of thumb."""
    rules = Listening()
    monkeypatch.setattr(search_player, "RulePlayer", lambda _character: rules)
    budget = BUDGETS[level]
    agent: Agent = SearchPlayer(level, budget._replace(worlds=8, bids=min(8, budget.bids), exact=0))
    agent.decide(moment.view, Random(0))
    return not rules.asked


@cache
def shown(house: str) -> list[Moment]:
    """Return decisions with a choice by the rules of *house*, in which nobody reneges."""
    found, rng = [], Random(3)
    for game in range(12):
        kinds = set()
        for moment in moments(house, game, chooser(rng)):
            if moment.kind not in kinds and len(moment.view.lawful_cards or moment.view.legal) > 1:
                kinds.add(moment.kind)
                if not (moment.state.deal and moment.state.deal.reneges):
                    found.append(moment)
    return found


def test_the_page_has_a_row_for_every_preset_and_each_names_rules_that_there_are() -> None:
    rows = [row["rules"] for row in table("rules")]
    assert set(ROWS) == set(rows)
    assert set(ROWS.values()) <= set(HOUSES)


@pytest.mark.parametrize("row", list(table("rules")), ids=lambda row: row["rules"])
def test_what_is_searched_is_what_the_page_says(row: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = set()
    for moment in counted(shown(ROWS[row["rules"]]), least=6):
        blind = moment.state.deal is not None and any(moment.state.deal.blind)
        if blind and moment.state.phase is Phase.AUCTION and moment.kind != "settle":
            continue
        found = [level for level in BUDGETS if searched(level, moment, monkeypatch)]
        told = {"3-5": [3, 4, 5], "4-5": [4, 5], "rules": []}
        assert told.get(row[moment.kind], row[moment.kind]) == found, moment.kind
        kinds.add(moment.kind)
    assert Phase.PLAY in kinds


def test_the_page_tells_the_budgets() -> None:
    for row in counted(table("level"), least=2):
        level = int(row["level"])
        cells = [row[head] for head in row if head not in ("level", "name")]
        if level not in BUDGETS:
            assert cells == ["rules", "rules", "–", "–", "–", "–"]
            continue
        budget = BUDGETS[level]
        thought = (
            budget.worlds,
            budget.bids or "rules",
            budget.draws,
            budget.exact or "–",
            budget.solved,
            budget.reads,
        )
        assert [str(one) for one in thought] == cells

"""Whatever the rules and whoever else sits there, players keep to the rules.

`python -m tests.bench.endurance` goes on for as long as you like.
"""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from game.ai.agent import Agent, Decision
from game.ai.core.chosen import describe
from game.engine.actions import PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.presets import PRESETS
from tests.bench.endurance import SEATED, Endurance, house_rules


def run(endurance: Endurance, decisions: int) -> None:
    """Play until so many *decisions* are made."""
    deque(endurance.run(decisions), maxlen=0)


def test_players_of_all_levels_keep_to_the_rules_of_any_house() -> None:
    endurance = Endurance(house_rules(12), seed=5)
    run(endurance, 3000 if describe() == "compiled" else 1000)
    assert not endurance.faults
    assert len(endurance.decided) > len(SEATED) // 2
    assert {Phase.PLAY, Phase.AUCTION, Phase.TALK, Phase.TRADE, Phase.BLIND_NIL} <= set(endurance.phases)


class Reneging:
    """Plays its last card, whether it may or not."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what is last in the hand, or the first of anything else."""
        is_card = view.phase is Phase.PLAY
        return Decision(PlayCard(view.seat, view.hand[-1]) if is_card else view.legal[0], "any")


class Failing:
    """Fails."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Raise ValueError."""
        raise ValueError("no idea")


@pytest.mark.parametrize("agent", [Reneging(), Failing()])
def test_a_player_that_breaks_the_rules_or_fails_is_reported(agent: Agent, capsys: pytest.CaptureFixture[str]) -> None:
    endurance = Endurance([preset.rules for preset in PRESETS], seed=5, agents={"wrong": agent})
    run(endurance, 300)
    assert endurance.faults.total() > 3
    assert "wrong in" in capsys.readouterr().err

import pytest

from game.ai.baselines import GreedyPlayer, RandomPlayer
from game.ai.players import find_player
from game.ai.rule_player import RulePlayer
from game.engine.actions import PlayCard
from game.rules.presets import PRESETS, Preset
from tests.ai.tables import sitting
from tests.counted import counted


@pytest.mark.parametrize("name", ["random", "greedy", "rule"])
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_every_player_gets_through_every_preset_with_legal_and_lawful_actions(name: str, preset: Preset) -> None:
    for _state, view, decision in counted(sitting([find_player(name)] * 4, preset.rules, seed=5, deals=3), least=80):
        assert decision.action in view.legal
        assert decision.reason
        if isinstance(decision.action, PlayCard):
            assert decision.action.card in view.lawful_cards


def test_players_are_found_by_name() -> None:
    assert isinstance(find_player("random"), RandomPlayer)
    assert isinstance(find_player("greedy"), GreedyPlayer)
    assert isinstance(find_player("rule"), RulePlayer)


def test_an_unknown_player_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ValueError, match="there is no 'clever'; there are random, greedy, rule"):
        find_player("clever")

"""Both cores decide alike in the hands of the players, to the last number of their reasons.

`python -m tests.bench.equality` does the same on two thousand decisions.
"""

import pytest

from game.ai.search_player import BUDGETS, uncompiled
from game.engine.state import Phase
from tests.ai.answers import Question, answer_elsewhere
from tests.ai.core.cores import IS_COMPILED
from tests.ai.moments import decisions
from tests.bench.equality import PLAYERS, compare


@IS_COMPILED
@pytest.mark.parametrize("name", PLAYERS)
def test_both_cores_bid_and_play_alike(name: str) -> None:
    counted = compare(name, decisions(40, seed=50))
    assert all(compared >= 10 for compared, _different in counted.values())
    assert not any(different for _compared, different in counted.values())


@IS_COMPILED
def test_players_with_other_budgets_would_be_told_apart() -> None:
    asked = [Question(one.view, seed) for seed, one in enumerate(decisions(40, seed=50)) if _is_card(one.view.phase)]
    one, other = (
        answer_elsewhere(name, asked, pure=pure) for name, pure in (("ismcts:200", False), ("ismcts:190", True))
    )
    assert one.decisions != other.decisions


@IS_COMPILED
def test_uncompiled_an_expert_is_one_that_thinks_less() -> None:
    late = [one for one in decisions(40, seed=50) if _is_card(one.view.phase) and 3 < len(one.view.lawful_cards) < 7]
    asked = [Question(one.view, seed) for seed, one in enumerate(late[:4])]
    less = "search:{worlds},{bids},{draws},{exact},{solved},1,{reads}".format(**uncompiled(BUDGETS[5])._asdict())
    assert 4 == len(asked)
    assert answer_elsewhere("level5", asked, pure=True).decisions == answer_elsewhere(less, asked).decisions


def _is_card(phase: Phase) -> bool:
    return phase is Phase.PLAY

"""The rule policy of the core."""

import pytest

from game.ai.core import pure
from tests.ai.core.cores import COMPILED, CORES, IS_COMPILED, Core
from tests.ai.core.positions import random_deal, random_position


@pytest.mark.parametrize("core", CORES)
def test_the_policy_plays_within_the_rules(core: Core) -> None:
    for seed in range(60):
        deal = random_deal(core, seed)
        while not deal.over:
            card = core.policy_card(deal)
            assert deal.legal() >> card & 1
            deal.play(card)


@pytest.mark.parametrize("core", CORES)
def test_the_policy_does_not_look_into_other_hands(core: Core) -> None:
    for seed in range(200):
        deal = random_position(core, seed)
        card = core.policy_card(deal)
        seats = [seat for seat in range(4) if seat != deal.to_play]
        hands = [deal.hand(seat) for seat in seats]
        for seat, hand in zip(seats, hands[1:] + hands[:1], strict=True):
            deal.hold(seat, hand)
        assert card == core.policy_card(deal)


@IS_COMPILED
def test_both_cores_play_the_same_cards() -> None:
    for seed in range(1000):
        first, second = random_position(pure, seed), random_position(COMPILED, seed)
        assert first.legal() == second.legal()
        assert pure.policy_card(first) == COMPILED.policy_card(second)

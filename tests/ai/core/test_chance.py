"""The generator of the core."""

from collections import Counter

import pytest

from tests.ai.core.cores import CORES, Core


@pytest.mark.parametrize("core", CORES)
def test_the_numbers_are_those_of_splitmix64(core: Core) -> None:
    chance = core.Chance(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert published == [chance.next() for _time in range(4)]


@pytest.mark.parametrize("core", CORES)
def test_small_numbers_come_equally_often(core: Core) -> None:
    chance = core.Chance(3)
    drawn = Counter(chance.below(6) for _time in range(6000))
    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(900 < count < 1100 for count in drawn.values())

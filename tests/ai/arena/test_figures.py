"""Times that add up without loss."""

import msgspec
import pytest

from game.ai.arena.figures import Stopwatch, Times


def measured(*nanoseconds: int) -> Times:
    watch = Stopwatch()
    for one in nanoseconds:
        watch.note(one)
    return watch.times()


def test_no_time_was_taken_at_first() -> None:
    assert (0, 0, 0) == (Times().total, Times().quantile(0.95), Times().slowest)


@pytest.mark.parametrize("scale", [1, 1_000, 1_000_000, 60_000_000_000])
def test_a_quantile_is_right_to_three_parts_in_a_hundred(scale: int) -> None:
    times = measured(*(scale * one for one in range(1, 101)))
    assert times.quantile(0.5) == pytest.approx(50 * scale, rel=0.03)
    assert times.quantile(0.95) == pytest.approx(95 * scale, rel=0.03)
    assert 100 * scale == times.slowest


def test_no_quantile_is_longer_than_the_slowest() -> None:
    assert 1_000_003 == measured(1_000_003).quantile(1.0)


def test_parts_add_up_to_the_whole() -> None:
    assert measured(5, 70, 900, 70) == measured(70, 5) + measured(900, 70)


def test_times_survive_being_written() -> None:
    times = measured(12, 3456, 789_000)
    assert times == msgspec.json.decode(msgspec.json.encode(times), type=Times)

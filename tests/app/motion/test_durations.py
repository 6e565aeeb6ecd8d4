"""How long things take."""

from dataclasses import fields

from game.app.motion.durations import Durations


def test_the_values_of_durations_are_no_longer_than_anybody_waits() -> None:
    times = Durations()
    values = [getattr(times, one.name) for one in fields(times) if one.name != "acts"]
    assert all(0 < value <= 2.4 for value in [*values, *times.acts.values()])

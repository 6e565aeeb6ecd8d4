import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.app.motion.animation import AnimatedNumber
from game.app.motion.pose import Arc, Pose, along, blend, ease_in, ease_in_out, ease_out, linear
from game.app.motion.timeline import (
    Callback,
    Change,
    Lanes,
    Parallel,
    Series,
    Timeline,
    TimelineStep,
    Tween,
    Wait,
    stagger,
)


class Thing:
    def __init__(self, x: float = 0.0) -> None:
        self.pose = Pose(x, 0)


def test_a_tween_moves_its_thing_by_time() -> None:
    thing, timeline = Thing(), Timeline()
    timeline.add(Tween(thing, Pose(100, 0), 1.0, linear))
    timeline.update(0.25)
    assert thing.pose.x == pytest.approx(25)
    timeline.update(0.25)
    assert thing.pose.x == pytest.approx(50)
    assert not timeline.idle


def test_a_tween_ends_exactly_at_its_end() -> None:
    thing, timeline = Thing(), Timeline()
    end = Pose(100, 30, 7, 0.8, 0, 1, 0)
    timeline.add(Tween(thing, end, 0.24))
    for _ in range(15):
        timeline.update(1 / 60)
    assert thing.pose == end
    assert timeline.idle


def test_a_tween_starts_from_wherever_its_thing_is_when_its_turn_comes() -> None:
    thing, timeline = Thing(), Timeline()
    timeline.add(Wait(1.0), Tween(thing, Pose(100, 0), 1.0, linear))
    timeline.update(0.5)
    thing.pose = Pose(50, 0)  # moved by something else while it waited
    timeline.update(1.0)
    assert thing.pose.x == pytest.approx(75)


def test_time_left_over_goes_to_the_next_step() -> None:
    thing, timeline = Thing(), Timeline()
    timeline.add(Wait(0.3), Tween(thing, Pose(100, 0), 1.0, linear))
    timeline.update(0.8)
    assert thing.pose.x == pytest.approx(50)


def test_parallel_steps_share_the_time() -> None:
    a, b, timeline = Thing(), Thing(), Timeline()
    timeline.add(Parallel(Tween(a, Pose(10, 0), 1.0, linear), Tween(b, Pose(10, 0), 2.0, linear)))
    timeline.update(1.0)
    assert a.pose.x == 10
    assert b.pose.x == pytest.approx(5)
    assert not timeline.idle
    timeline.update(1.0)
    assert timeline.idle


def test_a_stagger_starts_each_step_later_than_the_one_before() -> None:
    things, timeline = [Thing() for _ in range(3)], Timeline()
    timeline.add(stagger(0.5, *(Tween(thing, Pose(10, 0), 1.0, linear) for thing in things)))
    timeline.update(1.0)
    assert [thing.pose.x for thing in things] == [10, pytest.approx(5), 0]


def test_a_call_is_made_when_its_turn_comes_and_once() -> None:
    heard: list[str] = []
    timeline = Timeline()
    timeline.add(Wait(0.5), Callback(lambda: heard.append("a")), Wait(0.5), Callback(lambda: heard.append("b")))
    timeline.update(0.4)
    assert heard == []
    timeline.update(0.2)
    assert heard == ["a"]
    timeline.update(1.0)
    assert heard == ["a", "b"]
    assert timeline.idle


def test_hurry_makes_every_call_in_order_and_leaves_things_at_their_ends() -> None:
    heard: list[str] = []
    thing, timeline = Thing(), Timeline()
    timeline.add(
        Tween(thing, Pose(10, 0), 1.0),
        Callback(lambda: heard.append(f"at {thing.pose.x:g}")),
        Parallel(
            Series(Wait(2.0), Callback(lambda: heard.append("late"))),
            Series(Wait(1.0), Callback(lambda: heard.append("early"))),
        ),
        Tween(thing, Pose(20, 0), 1.0),
    )
    timeline.hurry()
    assert heard == ["at 10", "early", "late"]
    assert thing.pose.x == 20
    assert timeline.idle


def test_hurry_leaves_what_a_call_adds_for_later() -> None:
    thing, timeline = Thing(), Timeline()
    timeline.add(Callback(lambda: timeline.add(Tween(thing, Pose(10, 0), 1.0, linear))))
    timeline.hurry()
    assert thing.pose.x == 0
    assert not timeline.idle
    timeline.update(0.5)
    assert thing.pose.x == pytest.approx(5)


def test_a_call_may_clear_the_timeline() -> None:
    thing, timeline = Thing(), Timeline()
    timeline.add(Callback(timeline.clear), Tween(thing, Pose(10, 0), 1.0))
    timeline.update(1.0)
    assert timeline.idle
    assert thing.pose.x == 0


def test_without_animation_everything_happens_in_one_update() -> None:
    heard: list[int] = []
    thing, timeline = Thing(), Timeline(pace=0)
    timeline.add(
        Tween(thing, Pose(10, 0), 9.0), Callback(lambda: heard.append(1)), Wait(9.0), Callback(lambda: heard.append(2))
    )
    timeline.update(0.0)
    assert thing.pose.x == 10
    assert heard == [1, 2]
    assert timeline.idle


def test_the_pace_multiplies_every_duration_but_not_a_fixed_wait() -> None:
    heard: list[str] = []
    timeline = Timeline(pace=0.5)
    timeline.add(
        Wait(1.0),
        Callback(lambda: heard.append("paced")),
        Wait(1.0, fixed=True),
        Callback(lambda: heard.append("fixed")),
    )
    timeline.update(0.5)
    assert heard == ["paced"]
    timeline.update(0.9)
    assert heard == ["paced"]
    timeline.update(0.1)
    assert heard == ["paced", "fixed"]


def _busy(heard: list[str]) -> TimelineStep:
    def note(name: str) -> TimelineStep:
        return Callback(lambda: heard.append(name))

    things = [Thing() for _ in range(4)]
    return Series(
        stagger(0.035, *(Series(Tween(thing, Pose(9, 9), 0.18), note(f"dealt {i}")) for i, thing in enumerate(things))),
        note("all dealt"),
        Parallel(
            Series(Wait(0.10), note("a1"), Wait(0.10), note("a2")),
            Series(Wait(0.15), note("b1"), Wait(0.01), note("b2")),
        ),
        note("end"),
    )


ORDER = ["dealt 0", "dealt 1", "dealt 2", "dealt 3", "all dealt", "a1", "b1", "b2", "a2", "end"]


@given(st.lists(st.floats(0.001, 0.5), min_size=1, max_size=60))
def test_slow_frames_never_change_the_order(frames: list[float]) -> None:
    heard: list[str] = []
    timeline = Timeline()
    timeline.add(_busy(heard))
    for seconds in frames:
        timeline.update(seconds)
    assert heard == ORDER[: len(heard)]
    timeline.hurry()
    assert heard == ORDER


@given(st.lists(st.floats(0.001, 0.2), min_size=1, max_size=40))
def test_how_time_is_cut_into_frames_does_not_matter(frames: list[float]) -> None:
    def place(cuts: list[float]) -> float:
        thing, timeline = Thing(), Timeline()
        timeline.add(Wait(0.1), Tween(thing, Pose(100, 0), 1.0), Wait(0.2), Tween(thing, Pose(0, 0), 1.0))
        for seconds in cuts:
            timeline.update(seconds)
        return thing.pose.x

    assert place(frames) == pytest.approx(place([math.fsum(frames)]), abs=1e-6)


def test_lanes_go_on_beside_each_other() -> None:
    a, b, lanes = Thing(), Thing(), Lanes()
    lanes.start(Tween(a, Pose(10, 0), 1.0, linear))
    lanes.update(0.5)
    lanes.start(Tween(b, Pose(10, 0), 1.0, linear))
    lanes.update(0.25)
    assert (a.pose.x, b.pose.x) == pytest.approx((7.5, 2.5))
    lanes.update(1.0)
    assert lanes.idle


def test_what_is_queued_in_lanes_waits_for_what_was_queued_before() -> None:
    heard: list[str] = []
    lanes = Lanes()
    lanes.queue(Wait(1.0), Callback(lambda: heard.append("first")))
    lanes.queue(Callback(lambda: heard.append("second")))
    lanes.start(Callback(lambda: heard.append("beside")))
    lanes.update(0.1)
    assert heard == ["beside"]
    lanes.hurry()
    assert heard == ["beside", "first", "second"]
    assert lanes.idle


def test_cleared_lanes_do_nothing_any_more() -> None:
    heard: list[str] = []
    lanes = Lanes()
    lanes.queue(Wait(1.0), Callback(lambda: heard.append("queued")))
    lanes.start(Wait(1.0), Callback(lambda: heard.append("beside")))
    lanes.clear()
    assert lanes.idle
    lanes.update(2.0)
    assert heard == []


def test_a_blend_is_whole_at_both_ends() -> None:
    start, end = Pose(1, 2, 3, 4, 0, 0.5, 0), Pose(9, 8, -7, 1, 1, 1, 1)
    assert blend(start, end, 0) == start
    assert blend(start, end, 1) == end


def test_an_arc_leaves_the_straight_way_and_comes_back_to_it() -> None:
    start, end, arc = Pose(0, 0), Pose(100, 0, 10), Arc(aside=0.2, height=0.5, turn=6)
    assert along(start, end, 0, arc) == start
    half = along(start, end, 0.5, arc)
    assert (half.x, half.y, half.angle, half.lift) == pytest.approx((50, -20, 11, 0.5))
    last = along(start, end, 1, arc)
    assert (last.x, last.y, last.angle, last.lift) == pytest.approx((100, 0, 10, 0), abs=1e-9)


def test_a_tween_on_an_arc_ends_exactly_at_its_end() -> None:
    thing, timeline = Thing(), Timeline()
    timeline.add(Tween(thing, Pose(100, 30, 7), 0.24, arc=Arc(0.1, 0.8, 6)))
    timeline.update(0.1)
    assert thing.pose.lift > 0.3
    timeline.update(0.14)
    assert thing.pose == Pose(100, 30, 7)


def test_a_change_is_told_its_share_and_at_last_that_it_is_whole() -> None:
    shares: list[float] = []
    timeline = Timeline()
    timeline.add(Change(shares.append, 1.0, linear))
    for _ in range(4):
        timeline.update(0.3)
    assert shares == [pytest.approx(0.3), pytest.approx(0.6), pytest.approx(0.9), 1.0]
    assert timeline.idle


def test_without_animation_a_change_is_whole_at_once() -> None:
    shares: list[float] = []
    timeline = Timeline(pace=0)
    timeline.add(Change(shares.append, 1.0))
    timeline.update(0.0)
    assert shares == [1.0]


@pytest.mark.parametrize("ease", [linear, ease_in, ease_out, ease_in_out])
def test_easing_runs_from_nothing_to_all_without_turning_back(ease: object) -> None:
    assert callable(ease)
    values = [ease(step / 20) for step in range(21)]
    assert values[0] == 0
    assert values[-1] == 1
    assert values == sorted(values)


def test_a_card_leaves_the_fan_along_its_own_axis() -> None:
    assert Pose(10, 100).along_normal(28) == Pose(10, 72)
    leaning_right = Pose(0, 0, angle=-90).along_normal(10)
    assert leaning_right.x == pytest.approx(10)
    assert leaning_right.y == pytest.approx(0)


def test_a_glide_follows_its_target_from_where_it_is() -> None:
    glide = AnimatedNumber(0.0, 1.0, linear)
    glide.aim(1.0)
    glide.update(0.5)
    assert glide.value == pytest.approx(0.5)
    glide.aim(0.0)
    glide.update(0.5)
    assert glide.value == pytest.approx(0.25)
    glide.update(0.5)
    assert glide.value == 0
    assert not glide.moving


def test_a_glide_without_animation_arrives_at_once() -> None:
    glide = AnimatedNumber(0.0, 1.0)
    glide.aim(1.0)
    glide.update(0.0, pace=0)
    assert glide.value == 1

"""Things that are put elsewhere at once are seen on their way."""

import math

from hypothesis import given
from hypothesis import strategies as st

from game.app.motion.animation import AnimatedPose, Animator
from game.app.motion.pose import Pose, linear
from tests.counted import counted


def carried(animator: Animator, thing: AnimatedPose, goal: Pose) -> None:
    with animator.carrying(lambda: [thing]):
        thing.pose = goal


def test_a_thing_put_elsewhere_is_there_at_once_and_seen_on_its_way() -> None:
    thing, animator = AnimatedPose(Pose(0, 0)), Animator(1.0, linear)
    carried(animator, thing, Pose(100, 40, 20, 2.0, 0.0))
    assert thing.pose == Pose(100, 40, 20, 2.0, 0.0)
    assert thing.shown == Pose(0, 0)
    animator.update(0.5)
    assert thing.shown == Pose(50, 20, 10, 1.5, 0.5)
    animator.update(0.5)
    assert thing.shown == thing.pose
    assert not animator.moving


def test_a_new_goal_on_the_way_goes_on_from_where_the_thing_is_seen() -> None:
    thing, animator = AnimatedPose(Pose(0, 0)), Animator(1.0, linear)
    carried(animator, thing, Pose(100, 0))
    animator.update(0.6)
    carried(animator, thing, Pose(60, 80))
    assert thing.shown == Pose(60, 0)
    animator.update(0.5)
    assert thing.shown == Pose(60, 40)


def test_a_pose_that_moves_meanwhile_is_followed() -> None:
    thing, animator = AnimatedPose(Pose(0, 0)), Animator(1.0, linear)
    carried(animator, thing, Pose(100, 0))
    animator.update(0.5)
    thing.pose = Pose(200, 0)  # something else moves it
    assert thing.shown.x == 100
    animator.update(0.5)
    assert thing.shown.x == 200


def test_what_does_not_move_is_left_alone() -> None:
    thing, animator = AnimatedPose(Pose(5, 5)), Animator(1.0)
    carried(animator, thing, Pose(5, 5))
    assert not animator.moving
    assert not thing.late


def test_a_still_animator_shows_everything_at_its_goal() -> None:
    thing, animator = AnimatedPose(Pose(0, 0)), Animator(1.0)
    animator.still = True
    carried(animator, thing, Pose(100, 0))
    assert thing.shown.x == 100
    assert not animator.moving


def test_without_time_everything_arrives_in_one_update() -> None:
    thing, animator = AnimatedPose(Pose(0, 0)), Animator(1.0)
    carried(animator, thing, Pose(100, 0))
    animator.update(0.0, pace=0)
    assert thing.shown.x == 100
    assert not animator.moving


def test_settled_things_are_seen_where_they_are() -> None:
    thing, animator = AnimatedPose(Pose(0, 0)), Animator(1.0)
    carried(animator, thing, Pose(100, 0))
    animator.settle()
    assert thing.shown.x == 100
    assert not animator.moving


goals = st.builds(Pose, st.floats(-500, 500), st.floats(-500, 500), st.floats(-180, 180), st.floats(0.2, 2))


@given(st.lists(st.tuples(goals, st.floats(0.001, 0.02)), min_size=1, max_size=30))
def test_nothing_ever_jumps(moves: list[tuple[Pose, float]]) -> None:
    """Between two frames a thing is seen to go no further than the steepest part of the ease allows."""
    thing, animator = AnimatedPose(Pose(0, 0)), Animator(0.2)
    leg = aim = thing.pose
    for goal, seconds in counted(moves):
        before = thing.shown
        carried(animator, thing, goal)
        assert thing.shown == before
        leg = leg if goal == aim else before
        aim = goal
        way = math.dist((leg.x, leg.y), (goal.x, goal.y))
        animator.update(seconds)
        moved = math.dist((before.x, before.y), (thing.shown.x, thing.shown.y))
        assert moved <= 3 * way * seconds / 0.2 + 1e-6
    animator.update(1.0)
    assert thing.shown == thing.pose == moves[-1][0]

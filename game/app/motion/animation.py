"""The animator: whatever is put elsewhere at once is seen on its way there, from wherever it was seen before.

    with animator.carrying(lambda: picture.sprites):
        picture.place_hands()            # or hurry, take back, sort: the poses are the new ones at once
    animator.update(seconds, pace)
    sprite.shown                         # the whole pose, blended; sprite.pose is where it belongs

A thing on its way that gets a new goal goes on from where it is, however often that happens, and whatever else moves
its pose meanwhile: what is shown is always a blend toward the pose as it is now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from game.app.motion.pose import Ease, Pose, blend, ease_out


class AnimatedPose:
    """A thing that lies at *pose* and is seen at *shown*, which follows."""

    __slots__ = ("_seen", "_share", "pose")

    def __init__(self, pose: Pose) -> None:
        self.pose = pose
        self._seen: Pose | None = None
        self._share = 1.0

    @property
    def shown(self) -> Pose:
        """Where it is seen."""
        return self.pose if self._seen is None else blend(self._seen, self.pose, self._share)

    @property
    def late(self) -> bool:
        """Whether it is seen elsewhere than it is."""
        return self._seen is not None

    def follow(self, seen: Pose, share: float) -> None:
        """Be seen *share* (0-1) of the way from *seen* to where it is; with 1, there."""
        self._seen, self._share = (seen, share) if share < 1 else (None, 1.0)

    def follow_on(self, share: float) -> None:
        """Be seen *share* (0-1) of the way from where it was seen first."""
        if self._seen is not None:
            self.follow(self._seen, share)


class Animator:
    """Brings everything that is seen elsewhere to its place within *duration* seconds."""

    def __init__(self, duration: float, ease: Ease = ease_out) -> None:
        self._duration = duration
        self._ease = ease
        self._late: dict[AnimatedPose, float] = {}  # with the seconds spent
        self.still = False  # nothing is seen on its way: motion is off, or reduced

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._late)

    @contextmanager
    def carrying(self, things: Callable[[], Iterable[AnimatedPose]]) -> Iterator[None]:
        """Show all *things* that are moved inside this context on their way."""
        before = {thing: (thing.pose, thing.shown) for thing in things()}
        yield
        for thing in things():
            if thing in before and before[thing][0] != thing.pose:
                self._send(thing, before[thing][1])

    def _send(self, thing: AnimatedPose, seen: Pose) -> None:
        """Show *thing* on its way to its pose from where it was *seen* last."""
        self._late.pop(thing, None)
        if self.still or seen == thing.pose:
            thing.follow(seen, 1.0)
        else:
            thing.follow(seen, 0.0)
            self._late[thing] = 0.0

    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Advance by *seconds* at *pace*."""
        whole = self._duration * pace
        for thing, before in list(self._late.items()):
            spent = before + seconds
            if spent >= whole - 1e-9:
                thing.follow_on(1.0)
                del self._late[thing]
            else:
                thing.follow_on(self._ease(spent / whole))
                self._late[thing] = spent

    def settle(self) -> None:
        """Show everything at its own pose."""
        for thing in self._late:
            thing.follow_on(1.0)
        self._late.clear()


class AnimatedNumber:
    """A number that follows its target within *duration* seconds: a hover, a switch, a fade.

    glide = Glide(0.0, 0.11); glide.aim(1.0); glide.update(dt); glide.value
    """

    def __init__(self, value: float, duration: float, ease: Ease = ease_out) -> None:
        self.value = value
        self._start = value
        self._target = value
        self._duration = duration
        self._ease = ease
        self._spent = duration

    @property
    def moving(self) -> bool:
        """Whether the target is not yet reached."""
        return self.value != self._target

    @property
    def target(self) -> float:
        """Where the number goes."""
        return self._target

    def aim(self, target: float) -> None:
        """Go to *target* from wherever the number is now."""
        if target != self._target:
            self._start, self._target, self._spent = self.value, target, 0.0

    def jump(self, value: float) -> None:
        """Be *value* at once."""
        self.value = self._start = self._target = value

    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Advance by *seconds* at *pace*."""
        if not self.moving:
            return
        self._spent += seconds
        whole = self._duration * pace
        if self._spent >= whole:
            self.value = self._target
        else:
            self.value = self._start + (self._target - self._start) * self._ease(self._spent / whole)

"""A timeline: what moves where, for how long, and in which order things happen.

    timeline = Timeline()
    timeline.add(
        stagger(0.035, *(Tween(card, seat_pose, 0.180) for card in cards)),
        Call(lambda: audio.play("turn")),
        Wait(0.6),
        parallel(Tween(a, pose, 0.24), Tween(b, pose, 0.24, ease=ease_in_out)),
    )
    timeline.update(dt)     # every frame, in seconds
    timeline.hurry()        # a click: everything queued so far happens now, in its order

A tween starts from wherever its thing is when its turn comes. A slow frame never changes the order in which things
happen, since time passes from one boundary to the next. `timeline.pace` multiplies every duration: 0 makes everything
happen at once, 0.35 is fastest, 0.6 fast, 1 normal, 1.5 gentle.
"""

import math
from collections import deque
from collections.abc import Callable
from typing import Protocol

from game.app.motion.pose import STRAIGHT, Arc, Ease, Pose, Posed, along, ease_out


class TimelineStep(Protocol):
    """A part of a timeline."""

    def until_next(self, pace: float) -> float:
        """Return the seconds until this step starts, does or ends something."""

    def advance(self, seconds: float, pace: float) -> bool:
        """Spend *seconds*, never more than `until_next`; return whether the step is over."""


class Change:
    """Calls *show* with the share done (0-1, eased) for *duration* seconds: to count up, to fade out."""

    def __init__(self, show: Callable[[float], object], duration: float, ease: Ease = ease_out) -> None:
        self._show = show
        self._duration = duration
        self._ease = ease
        self._spent = 0.0

    def until_next(self, pace: float) -> float:
        """Return the seconds until the change is complete."""
        return max(0.0, self._duration * pace - self._spent)

    def advance(self, seconds: float, pace: float) -> bool:
        """Go on with the change by *seconds*; return whether it is complete."""
        self._spent += seconds
        whole = self._duration * pace
        done = self._spent >= whole - 1e-9
        self._show(1.0 if done else self._ease(self._spent / whole))
        return done


class Tween(Change):
    """Moves *thing* along *arc* to *end* within *duration* seconds, from wherever it is when its turn comes."""

    def __init__(self, thing: Posed, end: Pose, duration: float, ease: Ease = ease_out, arc: Arc = STRAIGHT) -> None:
        super().__init__(self._move, duration, ease)
        self._thing = thing
        self._end = end
        self._arc = arc
        self._start: Pose | None = None

    def _move(self, share: float) -> None:
        if self._start is None:
            self._start = self._thing.pose
        self._thing.pose = self._end if share == 1 else along(self._start, self._end, share, self._arc)


class Wait:
    """Waits for *duration* seconds; a *fixed* wait is the same at every pace."""

    def __init__(self, duration: float, *, fixed: bool = False) -> None:
        self._duration = duration
        self._fixed = fixed
        self._spent = 0.0

    def until_next(self, pace: float) -> float:
        """Return the seconds left to wait."""
        return max(0.0, self._duration * (1.0 if self._fixed else pace) - self._spent)

    def advance(self, seconds: float, pace: float) -> bool:
        """Wait *seconds* more; return whether that was all."""
        self._spent += seconds
        return self.until_next(pace) <= 1e-9


class Callback:
    """Calls *act* when its turn comes."""

    def __init__(self, act: Callable[[], object]) -> None:
        self._act = act

    def until_next(self, pace: float) -> float:
        """Return 0: a call takes no time."""
        del pace
        return 0.0

    def advance(self, seconds: float, pace: float) -> bool:
        """Call it; return True."""
        del seconds, pace
        self._act()
        return True


class Series:
    """Does *steps* one after the other."""

    def __init__(self, *steps: TimelineStep) -> None:
        self._steps = deque(steps)

    def until_next(self, pace: float) -> float:
        """Return the seconds until something happens in the first step."""
        return self._steps[0].until_next(pace) if self._steps else 0.0

    def advance(self, seconds: float, pace: float) -> bool:
        """Spend *seconds* in the first step; return whether all steps are over."""
        if self._steps and self._steps[0].advance(seconds, pace):
            self._steps.popleft()
        return not self._steps


class Parallel:
    """Does *steps* at the same time; over when the last of them is."""

    def __init__(self, *steps: TimelineStep) -> None:
        self._steps = list(steps)

    def until_next(self, pace: float) -> float:
        """Return the seconds until something happens in any of the steps."""
        return min((step.until_next(pace) for step in self._steps), default=0.0)

    def advance(self, seconds: float, pace: float) -> bool:
        """Spend *seconds* in each step, in their order; return whether all are over."""
        self._steps = [step for step in self._steps if not step.advance(seconds, pace)]
        return not self._steps


def stagger(delay: float, *steps: TimelineStep) -> TimelineStep:
    """Return a step that starts each of *steps* *delay* seconds after the one before."""
    return Parallel(*(Series(Wait(delay * index), step) if index else step for index, step in enumerate(steps)))


class Timeline:
    """Steps to do one after the other."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self._steps: deque[TimelineStep] = deque()

    @property
    def idle(self) -> bool:
        """Whether no step is left."""
        return not self._steps

    def add(self, *steps: TimelineStep) -> None:
        """Add *steps* at the end."""
        self._steps.extend(steps)

    def clear(self) -> None:
        """Drop all steps; things stay where they are, and nothing is called."""
        self._steps.clear()

    def update(self, seconds: float) -> None:
        """Advance by *seconds*. Steps that callbacks add start in the same frame while time is left."""
        self._spend(seconds, len(self._steps) if self.pace == 0 else None)

    def hurry(self) -> None:
        """Finish all current steps at once, every callback in its order; steps that these add come later."""
        self._spend(math.inf, len(self._steps))

    def _spend(self, seconds: float, limit: int | None) -> None:
        while self._steps and limit != 0:
            step = self._steps[0]
            portion = step.until_next(self.pace)
            if portion > seconds:
                step.advance(seconds, self.pace)
                return
            seconds -= portion
            if step.advance(portion, self.pace) and self._steps and self._steps[0] is step:
                self._steps.popleft()
                limit = None if limit is None else limit - 1


class Lanes:
    """Timelines side by side: what is started runs at once and holds nothing else up."""

    def __init__(self) -> None:
        self._queue = Timeline()
        self._lanes = [self._queue]

    @property
    def idle(self) -> bool:
        """Whether no step is left in any of them."""
        return all(lane.idle for lane in self._lanes)

    def start(self, *steps: TimelineStep) -> None:
        """Do *steps* one after the other, starting now."""
        lane = Timeline()
        lane.add(*steps)
        self._lanes.append(lane)

    def queue(self, *steps: TimelineStep) -> None:
        """Do *steps* after those queued before."""
        self._queue.add(*steps)

    def update(self, seconds: float, pace: float = 1.0) -> None:
        """Advance all of them by *seconds* at *pace*."""
        for lane in list(self._lanes):
            lane.pace = pace
            lane.update(seconds)
        self._sweep()

    def hurry(self) -> None:
        """Finish everything at once."""
        while not self.idle:
            for lane in list(self._lanes):
                lane.hurry()
        self._sweep()

    def clear(self) -> None:
        """Drop everything; nothing is called."""
        self._queue.clear()
        self._lanes = [self._queue]

    def _sweep(self) -> None:
        self._lanes = [lane for lane in self._lanes if lane is self._queue or not lane.idle]

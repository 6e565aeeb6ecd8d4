"""A number that follows its target."""

from game.app.motion.pose import Ease, ease_out


class Glide:
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
        """Let *seconds* pass at *pace*."""
        if not self.moving:
            return
        self._spent += seconds
        whole = self._duration * pace
        if self._spent >= whole:
            self.value = self._target
        else:
            self.value = self._start + (self._target - self._start) * self._ease(self._spent / whole)

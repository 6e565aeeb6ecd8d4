"""How a card sways that hangs at the pointer: what is below the hand stays behind."""

import math

_LEAN = 0.008  # degrees for a unit a second
_MOST = 9.0  # degrees
_FOLLOWS = 0.06  # seconds until it leans nearly as it should
_STEP = 0.5  # degrees: every angle of a card is drawn once


class Sway:
    """The angle of a thing that is dragged from place to place."""

    def __init__(self) -> None:
        self._angle = 0.0
        self._x: float | None = None
        self._to = 0.0

    @property
    def angle(self) -> float:
        """How it leans, in degrees anticlockwise."""
        return round(self._angle / _STEP) * _STEP

    @property
    def moving(self) -> bool:
        """Whether it leans, or will."""
        return bool(self.angle) or self._x != self._to

    def take(self, x: float) -> None:
        """Hang straight at *x*."""
        self._angle, self._x, self._to = 0.0, x, x

    def drag(self, x: float) -> None:
        """Be dragged to *x*."""
        self._to = x

    def update(self, seconds: float, pace: float) -> None:
        """Let *seconds* pass; with no *pace* it hangs straight."""
        if self._x is None or seconds <= 0:
            return
        speed, self._x = (self._to - self._x) / seconds, self._to
        aim = max(-_MOST, min(_MOST, -_LEAN * speed))
        share = 1 - math.exp(-seconds / (_FOLLOWS * pace)) if pace else 1.0
        self._angle = self._angle + (aim - self._angle) * share if pace else 0.0

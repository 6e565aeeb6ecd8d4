"""The keys of a stepper, lifted off a page that is laid out anew at every press: they stay beneath the pointer."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.app.canvas import Canvas, Point
from game.app.widgets.stepper import Stepper

_WIDTH, _HEIGHT = 178.0, 64.0
_PLUS, _MINUS = 26.0, 146.0  # units from the middle of a key to the right edge
_EDGE = 6.0  # of the panel at the right, where a stepper has nothing


class LiftedKeys(Stepper):
    """The keys of *stepper*, which do what *on_change* does; out of sight until they are lifted."""

    focusable = False

    def __init__(self, stepper: Stepper, on_change: Callable[[int], object], shown: Callable[[int], str]) -> None:
        values = range(stepper.low, stepper.high + 1, stepper.step)
        super().__init__("", FRect(0, 0, _WIDTH, _HEIGHT), stepper.value, on_change, values=values, shown=shown)
        self.visible = False

    @property
    def panel(self) -> FRect:
        """What they lie on."""
        return FRect(self.rect.left, self.rect.top, self.rect.width + _EDGE, self.rect.height)

    def lift(self, point: Point, bounds: FRect, value: int) -> None:
        """Show *value*, with the key that led to it beneath *point* of the window, which is as large as *bounds*."""
        aside = _PLUS if value > self.value else _MINUS
        self.value = value
        self.rect.topright = point[0] + aside, point[1] - _HEIGHT / 2
        self.rect.clamp_ip(FRect(0, 0, bounds.width - _EDGE, bounds.height))
        self.visible = self.hovered = True
        self._pointer = point

    def draw(self, canvas: Canvas) -> None:
        """Show the keys on a panel of their own."""
        canvas.panel(self.panel, border=canvas.theme.accent.low)
        self.draw_keys(canvas)

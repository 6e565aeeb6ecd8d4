"""The keys of a stepper, lifted off a page that is laid out anew at every press: they stay beneath the pointer."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.widgets.controls import Stepper

_WIDTH, _HEIGHT = 212.0, 108.0
_PLUS, _MINUS = 42.0, 162.0  # units from the middle of a key to the right edge
_KEYS = 36.0  # from their middle to the lower edge
_EDGE = 12.0  # from the last key to the right edge, beyond what a stepper leaves there
_AIR = 14.0


class LiftedKeys(Stepper):
    """The keys of *stepper*, which do what *on_change* does; out of sight until they are lifted."""

    focusable = False

    def __init__(self, stepper: Stepper, on_change: Callable[[int], object], shown: Callable[[int], str]) -> None:
        values = range(stepper.low, stepper.high + 1, stepper.step)
        super().__init__(
            stepper.label, FRect(0, 0, _WIDTH, _HEIGHT), stepper.value, on_change, values=values, shown=shown
        )
        self.visible = False
        self._stepper = stepper

    def lift(self, point: Point, bounds: FRect, value: int) -> None:
        """Show *value*, with the key that led to it beneath *point* of the window, which is as large as *bounds*.

        The row they belong to shows no keys meanwhile.
        """
        aside = _PLUS if value > self.value else _MINUS
        self.value = value
        self.rect.bottomright = point[0] + aside, point[1] + _KEYS
        self.rect.clamp_ip(bounds)
        self.visible = self.hovered = True
        self._stepper.keys_shown = False
        self._pointer = point

    def lay_down(self) -> None:
        """Go out of sight, and leave the row its keys."""
        self.visible = False
        self._stepper.keys_shown = True

    def draw(self, canvas: Canvas) -> None:
        """Show what they are for and the keys on a panel of their own, which hides what lies beneath."""
        theme = canvas.theme
        shadows = (*theme.depths.lifted, *theme.depths.panel)
        canvas.box(self.rect, theme.panel, theme.radii.panel, theme.accent.mid, 2, shadows)
        head = FRect(self.rect.left + _AIR, self.rect.top + _AIR - 4, self.rect.width - 2 * _AIR, 24)
        canvas.text(self._stepper.note or self.label, head, "label", theme.muted, "centre")
        self.draw_keys(canvas)

    def _keys(self) -> tuple[FRect, FRect]:
        """Return where minus and plus are."""
        minus, plus = super()._keys()
        down = self.rect.bottom - _KEYS - plus.centery
        return minus.move(-_EDGE, down), plus.move(-_EDGE, down)

"""One of a few things to look at, side by side, with the name of the chosen one below.

Gallery([("navy", _("Navy")), ("teal", _("Teal"))], FRect(40, 100, 420, 92), now.back, self.set_back, draw_back)
"""

from collections.abc import Callable, Sequence

from pygame import FRect

from game.app.canvas import Canvas
from game.app.grid import columns, inset
from game.app.widgets.choice import Choice, Value

_NAME = 24.0  # the height of the line below
_RING = 3.0
_GAP = 6.0
_EDGE = 5.0  # between a ring and what it goes around


class Gallery(Choice[Value]):
    """*options* as (value, name); *paint* draws the picture of a value into a rectangle."""

    def __init__(
        self,
        options: Sequence[tuple[Value, str]],
        rect: FRect,
        value: Value,
        on_change: Callable[[Value], object],
        paint: Callable[[Canvas, Value, FRect], object],
        *,
        label: str = "",
    ) -> None:
        super().__init__(options, rect, value, on_change, label=label)
        self._paint = paint

    @property
    def radius(self) -> float | None:
        """Round as a button."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Show the pictures, a ring around the chosen one, and its name or that of the one under the pointer."""
        theme, chosen = canvas.theme, self._index()
        for index, place in enumerate(self._places()):
            pointed = self.hovered and index == self._hovered
            if index == chosen or pointed:
                ring = theme.accent.light if index == chosen else theme.control_border
                canvas.box(place, theme.selected, theme.radii.button, ring, _RING)
            self._paint(canvas, self.options[index][0], inset(place, _EDGE))
        named = self._hovered if self.hovered and self._hovered is not None else chosen
        line = FRect(self.rect.left, self.rect.bottom - _NAME, self.rect.width, _NAME)
        canvas.text(self.options[named][1], line, "caption", theme.text, "centre")

    def _places(self) -> list[FRect]:
        pictures = FRect(self.rect.left, self.rect.top, self.rect.width, self.rect.height - _NAME)
        return columns(pictures, len(self.options), gap=_GAP)

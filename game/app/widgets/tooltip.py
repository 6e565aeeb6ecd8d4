"""A short explanation beside the thing under the pointer."""

from pygame import FRect

from game.app.motion.durations import Durations
from game.app.paint.canvas import Canvas
from game.app.widgets.base import Widget

_PADDING = 12.0
_WIDEST = 320.0


class Tooltip:
    """Shows the *tip* of the widget on which the pointer rests, after a moment."""

    def __init__(self, delay: float = Durations().tooltip_delay) -> None:
        self._delay = delay
        self._widget: Widget | None = None
        self._rested = 0.0

    @property
    def waiting(self) -> bool:
        """Whether a tip is about to show."""
        return self._widget is not None and self._rested < self._delay

    @property
    def shown(self) -> bool:
        """Whether a tip shows."""
        return self._widget is not None and not self.waiting

    def rest_on(self, widget: Widget | None) -> None:
        """The pointer has come to *widget*."""
        self._widget = widget if widget is not None and widget.tip else None
        self._rested = 0.0

    def hide(self) -> None:
        """Show nothing until the pointer comes to another widget."""
        self._widget = None

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        if self._widget is not None:
            self._rested += seconds

    def draw(self, canvas: Canvas) -> None:
        """Show the tip below its widget, or above where there is no room."""
        if not self.shown or self._widget is None:
            return
        tip, rect, bounds = self._widget.tip, self._widget.rect, canvas.viewport.bounds
        lines = canvas.type.lines(tip, _WIDEST, "small")
        width = max(canvas.type.width(line, "small") for line in lines) + 2 * _PADDING + 1
        box = FRect(0, 0, width, canvas.type.height(tip, _WIDEST, "small") + _PADDING)
        box.midtop = (rect.centerx, rect.bottom + 8)
        if box.bottom > bounds.bottom - 8:
            box.bottom = rect.top - 8
        box.left = min(max(8, box.left), bounds.right - 8 - box.width)
        canvas.panel(box, radius=8)
        canvas.paragraph(tip, box.inflate(-2 * _PADDING, -_PADDING), "small")

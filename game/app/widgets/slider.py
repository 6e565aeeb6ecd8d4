"""A number between two ends, pulled or stepped.

Slider(_("Volume"), FRect(40, 100, 360, 56), settings.volume, self.set_volume, shown="{} %".format)
    Slider(_("Size"), rect, 100, self.set_size, values=range(80, 161, 10))
"""

from collections.abc import Callable

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Gradient
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp
from game.app.widgets.base import Widget

_KNOB = 22.0
_TRACK = 8.0


class Slider(Widget):
    """*label* and value above a track along the *values* it may take."""

    def __init__(
        self,
        label: str,
        rect: FRect,
        value: int,
        on_change: Callable[[int], object],
        *,
        values: range = range(0, 101, 5),
        shown: Callable[[int], str] = str,
        on_release: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__(rect)
        self.label = label
        self.value = value
        self.low, self.high, self.step = values[0], values[-1], values.step
        self._shown = shown
        self._on_change = on_change
        self._on_release = on_release
        self._pulled = False

    @property
    def words(self) -> str:
        """The label and the value."""
        return f"{self.label}: {self._shown(self.value)}"

    def handle(self, event: InputEvent) -> bool:
        """Pull with the pointer; left, right, Home and End step."""
        match event:
            case PointerDown(point, 1):
                self._pulled = True
                self._pull(point[0])
                return True
            case PointerMoved(point) if self._pulled:
                self._pull(point[0])
                return True
            case PointerUp() if self._pulled:
                self._pulled = False
                self._released()
                return True
            case KeyPressed("left" | "right" | "home" | "end" as key):
                steps = {
                    "left": self.value - self.step,
                    "right": self.value + self.step,
                    "home": self.low,
                    "end": self.high,
                }
                self._set(steps[key])
                self._released()
                return True
            case _:
                return False

    def draw(self, canvas: Canvas) -> None:
        """Show label, value, track and knob."""
        theme, rect, track = canvas.theme, self.rect, self._track()
        line = FRect(rect.left + 12, rect.top, rect.width - 24, track.top - rect.top - 6)
        ink = theme.text if self.enabled else theme.disabled
        canvas.text(self.label, line, "text", ink)
        canvas.text(self._shown(self.value), line, "strong", theme.accent.light if self.enabled else ink, "right")
        share = (self.value - self.low) / max(1, self.high - self.low)
        canvas.bar(track, share, Gradient(theme.accent.light, theme.accent.low) if self.enabled else theme.disabled)
        x = track.left + share * track.width
        lit = self.hovered or self._pulled
        canvas.disc((x, track.centery), _KNOB, theme.highlight if lit else theme.text, theme.accent.low, 2)

    def _track(self) -> FRect:
        rect = self.rect
        return FRect(rect.left + 12 + _KNOB / 2, rect.bottom - 20, rect.width - 24 - _KNOB, _TRACK)

    def _pull(self, x: float) -> None:
        track = self._track()
        share = (x - track.left) / max(1.0, track.width)
        self._set(self.low + round(share * (self.high - self.low) / self.step) * self.step)

    def _set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self._on_change(value)

    def _released(self) -> None:
        if self._on_release is not None:
            self._on_release(self.value)

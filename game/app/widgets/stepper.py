"""A number with a minus and a plus.

Stepper(_("Target"), FRect(40, 100, 320, 48), 500, self.set_target, values=range(100, 1001, 50))
"""

from collections.abc import Callable

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.typesetting import Typesetter
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, Scrolled
from game.app.widgets.base import Widget
from game.app.widgets.toggle import draw_label

_KEY = 44.0
_VALUE = 76.0
_ROW = 52.0  # how high it stands where nothing is noted below
_INDENT = 12.0


class Stepper(Widget):
    """*label* at the left of *rect*; minus, value and plus at its right; a *note* below them where there is any."""

    def __init__(
        self,
        label: str,
        rect: FRect,
        value: int,
        on_change: Callable[[int], object],
        *,
        values: range,
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__(rect)
        self.label = label
        self.note = ""
        self.value = value
        self.low, self.high, self.step = values[0], values[-1], values.step
        self._shown = shown
        self._on_change = on_change
        self._pointer = (0.0, 0.0)
        self.keys_shown = True

    @property
    def words(self) -> str:
        """The label and the value, and what is noted of it."""
        value = f"{self.label}: {self._shown(self.value)}"
        return f"{value}. {self.note}" if self.note else value

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high it stands in a room of *width*, with its note."""
        return _ROW + (type_.height(self.note, width - 2 * _INDENT, "small") if self.note else 0.0)

    def handle(self, event: InputEvent) -> bool:
        """Step with the keys beside the value, with left and right, Home and End."""
        match event:
            case PointerDown(point, 1):
                minus, plus = self._keys()
                self._step(self.step * (plus.collidepoint(point) - minus.collidepoint(point)))
                return True
            case PointerMoved(point):
                self._pointer = point
                return True
            case KeyPressed("left"):
                self._step(-self.step)
                return True
            case KeyPressed("right"):
                self._step(self.step)
                return True
            case KeyPressed("home"):
                self._step(self.low - self.value)
                return True
            case KeyPressed("end"):
                self._step(self.high - self.value)
                return True
            case Scrolled():
                return False  # a page that is scrolled must not change what is on it
            case _:
                return False

    def draw(self, canvas: Canvas) -> None:
        """Show the label, the value and its keys."""
        row = self._row
        minus, _plus = self._keys()
        room = FRect(row.left + _INDENT, row.top, minus.left - row.left - 20, row.height)
        draw_label(canvas, room, self.label, enabled=self.enabled)
        if self.note:
            below = FRect(room.left, row.bottom, row.width - 2 * _INDENT, self.rect.bottom - row.bottom)
            canvas.paragraph(self.note, below, "small", canvas.theme.muted)
        if self.keys_shown:
            self.draw_keys(canvas)

    def draw_keys(self, canvas: Canvas) -> None:
        """Show the value between its keys."""
        theme = canvas.theme
        minus, plus = self._keys()
        value = FRect(minus.right, minus.top, plus.left - minus.right, minus.height)
        canvas.text(self._shown(self.value), value, "player", theme.text if self.enabled else theme.disabled, "centre")
        self._draw_key(canvas, minus, "minus", self.value > self.low)
        self._draw_key(canvas, plus, "plus", self.value < self.high)

    def _draw_key(self, canvas: Canvas, rect: FRect, icon: str, possible: bool) -> None:
        theme = canvas.theme
        lit = self.hovered and rect.collidepoint(self._pointer) and possible
        canvas.box(rect, theme.control_hover if lit else theme.control, theme.radii.key, theme.control_border)
        canvas.icon(icon, rect.center, 20, theme.accent.light if possible and self.enabled else theme.disabled)

    @property
    def _row(self) -> FRect:
        """Where label and keys are: all of it, but for the note."""
        return FRect(*self.rect.topleft, self.rect.width, _ROW) if self.note else self.rect

    def _keys(self) -> tuple[FRect, FRect]:
        """Return where minus and plus are."""
        row = self._row
        top = row.centery - _KEY / 2
        plus = FRect(row.right - _KEY - 4, top, _KEY, _KEY)
        return FRect(plus.left - _VALUE - _KEY, top, _KEY, _KEY), plus

    def _step(self, by: int) -> None:
        value = min(self.high, max(self.low, self.value + by))
        if value != self.value:
            self.value = value
            self._on_change(value)

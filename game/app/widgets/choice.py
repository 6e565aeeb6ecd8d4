"""One of a few, side by side; in two rows where the room is given for them.

Choice([("off", _("Off")), ("fast", _("Fast"))], FRect(40, 100, 420, 46), settings.speed, self.set_speed)
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import columns, inset, rows
from game.app.paint.theme import Gradient
from game.app.paint.typesetting import Typesetter
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.widgets.base import Widget

Value = TypeVar("Value")

_CLOSER = 1.5  # so much nearer than usual is the ring that shows the focus
_EDGE, _GAP = 4.0, 2.0  # around the options, and between them
_BESIDE = 6.0  # free on either side of a label
_SMALLER = 0.9  # of its size: so small may a label be set for all to have room in one row
_ROW, _ROWS = 46.0, 84.0  # how high one row and two rows stand


class Choice(Widget, Generic[Value]):
    """*options* as (value, label); left and right change the choice."""

    def __init__(
        self,
        options: Sequence[tuple[Value, str]],
        rect: FRect,
        value: Value,
        on_change: Callable[[Value], object],
        *,
        label: str = "",
    ) -> None:
        super().__init__(rect)
        self.options = list(options)
        self.value = value
        self.label = label
        self._on_change = on_change
        self._hovered: int | None = None

    @property
    def words(self) -> str:
        """What is chosen."""
        chosen = self.options[self._index()][1]
        return f"{self.label}: {chosen}" if self.label else chosen

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high it stands in a room of *width*: in two rows where the labels are too long for one."""
        room = (width - 2 * _EDGE + _GAP) / len(self.options) - _GAP - 2 * _BESIDE
        widest = max(type_.width(label, "caption") for _value, label in self.options)
        return _ROW if widest * _SMALLER <= room else _ROWS

    @property
    def radius(self) -> float | None:
        """Round ends."""
        return self._round - _CLOSER

    @property
    def ring(self) -> FRect:
        """A little less than the rest, since words stand close above."""
        return self.rect.inflate(-2 * _CLOSER, -2 * _CLOSER)

    def handle(self, event: InputEvent) -> bool:
        """Choose with the pointer or with left and right."""
        match event:
            case PointerDown(point, 1):
                self._choose(self._at(point))
                return True
            case PointerMoved(point):
                before, self._hovered = self._hovered, self._at(point)
                return before != self._hovered
            case KeyPressed("left" | "right"):
                self._choose(self._index() + (1 if event.key == "right" else -1))
                return True
            case _:
                return False

    def choose(self, value: Value) -> None:
        """Choose *value*, as the person would."""
        self._choose([one for one, _label in self.options].index(value))

    def draw(self, canvas: Canvas) -> None:
        """Show the options, the chosen one in gold."""
        theme = canvas.theme
        canvas.well(self.rect, radius=self._round)
        for index, place in enumerate(self._places()):
            chosen = index == self._index()
            if chosen and self.enabled:
                canvas.box(place, Gradient(theme.accent.light, theme.accent.low), place.height / 2)
            elif self.hovered and index == self._hovered:
                canvas.box(place, theme.selected, place.height / 2)
            ink = theme.on_accent if chosen and self.enabled else (theme.text if self.enabled else theme.disabled)
            canvas.text(self.options[index][1], inset(place, _BESIDE), "caption", ink, "centre")

    @property
    def _count(self) -> int:
        """In so many rows the options stand."""
        return 2 if self.rect.height >= _ROWS else 1

    @property
    def _round(self) -> float:
        return self.rect.height / self._count / 2

    def _places(self) -> list[FRect]:
        across = -(-len(self.options) // self._count)
        lines = rows(inset(self.rect, _EDGE), self._count, gap=_GAP)
        return [place for line in lines for place in columns(line, across, gap=_GAP)][: len(self.options)]

    def _at(self, point: tuple[float, float]) -> int:
        count = self._count
        across = -(-len(self.options) // count)
        column = min(across - 1, max(0, int((point[0] - self.rect.left) / self.rect.width * across)))
        row = min(count - 1, max(0, int((point[1] - self.rect.top) / self.rect.height * count)))
        return min(len(self.options) - 1, row * across + column)

    def _index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def _choose(self, index: int) -> None:
        index = min(len(self.options) - 1, max(0, index))
        if index != self._index():
            self.value = self.options[index][0]
            self._on_change(self.value)

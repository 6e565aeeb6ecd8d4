"""One of many, chosen from a list that opens: for more than have room side by side.

self.filter = Pick(app, [(None, _("All")), ...], FRect(), None, self.show, label=_("Rules"))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown
from game.app.shell.scene import Scene
from game.app.widgets.button import Pressable
from game.app.widgets.focus import Group
from game.app.widgets.row import Row
from game.app.widgets.scroll import ScrollArea

Value = TypeVar("Value")

_ROW = 46.0
_WIDEST = 460.0
_PADDING = 10.0
_RING = 14.0  # room for the ring around the first and the last row
_ICON = 20.0


class Pick(Pressable, Generic[Value]):
    """Shows the chosen one of *options*, values and their labels; pressed, it opens the list of all."""

    def __init__(
        self,
        app: App,
        options: Sequence[tuple[Value, str]],
        rect: FRect,
        value: Value,
        on_change: Callable[[Value], object],
        *,
        label: str,
    ) -> None:
        super().__init__(rect, self._open)
        self._app = app
        self.options = list(options)
        self.value = value
        self.label = label
        self._on_change = on_change

    @property
    def words(self) -> str:
        """The label and what is chosen."""
        return f"{self.label}: {self._title}"

    @property
    def _title(self) -> str:
        return next((title for value, title in self.options if value == self.value), "")

    def choose(self, value: Value) -> None:
        """Choose *value*, as the person would."""
        if value != self.value:
            self.value = value
            self._on_change(value)

    def _open(self) -> None:
        rows = [(title, partial(self.choose, value), value == self.value) for value, title in self.options]
        self._app.scenes.push(PickScene(self._app, rows, self.place))

    def draw(self, canvas: Canvas) -> None:
        """Show the label, what is chosen, and that there is more."""
        theme, rect = canvas.theme, self.rect
        fill = theme.control_hover if self.hovered or self.pressed else theme.control
        canvas.box(rect, fill, theme.radii.button, theme.control_border)
        left = rect.left + 16
        width = canvas.type.width(self.label, "label") + 2
        canvas.text(self.label, FRect(left, rect.top, width, rect.height), "label", theme.muted)
        left += width + 12
        room = FRect(left, rect.top, rect.right - _ICON - 24 - left, rect.height)
        canvas.text(self._title, room, "button", theme.text)
        x, y = rect.right - 24, rect.centery
        canvas.polyline([(x - 6, y - 3), (x, y + 3), (x + 6, y - 3)], theme.accent.light, 2)


class PickScene(Scene):
    """The list: titles, what each does, and whether it is the chosen one, below or above *anchor*."""

    overlay = True

    def __init__(self, app: App, rows: Sequence[tuple[str, Callable[[], object], bool]], anchor: FRect) -> None:
        super().__init__(app)
        self.anchor = anchor
        self.rows = [
            Row(title, "", FRect(), partial(self._take, act), selected=chosen, radio=True)
            for title, act, chosen in rows
        ]
        self.rect = FRect()
        self.widgets = Group()

    @property
    def moving(self) -> bool:
        """Whether the list glides."""
        return self.widgets.moving

    def _take(self, act: Callable[[], object]) -> None:
        self.app.scenes.remove(self)
        act()

    def arrange(self, width: float, height: float) -> None:
        """Lay out where there is room."""
        window = FRect(0, 0, width, height).inflate(-24, -24)
        content = len(self.rows) * _ROW
        widest = max(self.app.type.width(row.title, "strong") for row in self.rows) + 100
        wide = min(max(self.anchor.width, min(widest, _WIDEST)), window.width)
        self.rect = FRect(self.anchor.left, self.anchor.bottom + 6, wide, min(content + 2 * _PADDING, window.height))
        self.rect.clamp_ip(window)
        shown = self.rect.inflate(-2 * _PADDING, -2 * _PADDING)
        room = shown.width - (18 if content > shown.height + 1 else 0)
        for index, row in enumerate(self.rows):
            row.rect = FRect(shown.left, shown.top + index * _ROW, room, _ROW)
        page = ScrollArea(shown.inflate(_RING, _RING), content + _RING, widgets=self.rows)
        chosen = next((row for row in self.rows if row.selected), self.rows[0])
        self.widgets = Group([page], audio=self.app.audio, default=chosen)
        self.widgets.ring_shown = True

    def handle(self, event: InputEvent) -> None:
        """Choose; Esc and a click elsewhere close it."""
        escape = isinstance(event, KeyPressed) and event.key == "escape"
        if escape or (isinstance(event, PointerDown) and not self.rect.collidepoint(event.point)):
            self.app.scenes.remove(self)
        elif self.widgets.handle(event):
            self.dirty = True

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self.widgets.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the list."""
        canvas.panel(self.rect, border=canvas.theme.accent.low)
        self.widgets.draw(canvas)

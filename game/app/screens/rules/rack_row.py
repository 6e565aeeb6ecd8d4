"""A line of the rack: a rule set with its name, in two lines where it is long, and a note."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.widgets.buttons import OnPress, Pressable

_LEFT, _RIGHT = 20.0, 10.0
_AIR = 14.0


class RackRow(Pressable):
    """A *title* and a *note*; the *selected* row has a ground of its own and a bar."""

    def __init__(self, title: str, note: str, on_press: OnPress, *, selected: bool) -> None:
        super().__init__(FRect(), on_press)
        self.title = title
        self.note = note
        self.selected = selected

    @property
    def words(self) -> str:
        """Title and note."""
        return f"{self.title}. {self.note}"

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high it stands in a room of *width*."""
        room = width - _LEFT - _RIGHT
        return type_.height(self.title, room, self._style(room, type_)) + type_.height(self.note, room, "small") + _AIR

    def _style(self, room: float, type_: Typesetter) -> Style:
        """Return how the title is set: smaller where one of its words has no room."""
        widest = max(type_.width(line, "player") for line in type_.lines(self.title, room, "player"))
        return "player" if widest <= room else "strong"

    def draw(self, canvas: Canvas) -> None:
        """Show the row."""
        theme, rect = canvas.theme, self.rect
        if self.selected or self.hovered:
            canvas.box(rect, theme.selected)
        if self.selected:
            canvas.box(FRect(rect.left, rect.top, 4, rect.height), theme.accent.light)
        room = rect.width - _LEFT - _RIGHT
        left, top = rect.left + _LEFT, rect.top + _AIR / 2
        ink = theme.accent.light if self.selected else theme.text
        top += canvas.paragraph(self.title, FRect(left, top, room, 0), self._style(room, canvas.type), ink)
        canvas.paragraph(self.note, FRect(left, top, room, 0), "small", theme.muted)

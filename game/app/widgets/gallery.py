"""One of a few things to look at, side by side or in rows, each with its name below.

Gallery([("navy", _("Navy")), ("teal", _("Teal"))], FRect(40, 100, 420, 92), now.back, self.set_back, draw_back)
Gallery([...], FRect(40, 100, 420, 140), now.table, self.set_table, draw_table, across=4)
"""

from collections.abc import Callable, Sequence

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.paint.layout import columns, inset, rows
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.widgets.choice import Choice, Value

_NAME = 19.0  # the height of the name below each
_RING = 3.0
_GAP = 6.0
_EDGE = 5.0  # between a ring and what it goes around


class Gallery(Choice[Value]):
    """*options* as (value, name); *paint* draws the picture of a value into a rectangle.

    *across*: so many stand side by side, without it all.
    """

    def __init__(
        self,
        options: Sequence[tuple[Value, str]],
        rect: FRect,
        value: Value,
        on_change: Callable[[Value], object],
        paint: Callable[[Canvas, Value, FRect], object],
        *,
        label: str = "",
        across: int = 0,
    ) -> None:
        super().__init__(options, rect, value, on_change, label=label)
        self._paint = paint
        self._across = across or len(options)

    @property
    def radius(self) -> float | None:
        """Round as a button."""
        return None

    @property
    def ring(self) -> FRect:
        """All of it."""
        return self.rect

    def handle(self, event: InputEvent) -> bool:
        """Choose with the pointer or with the arrows; up and down leave it at its edges."""
        if isinstance(event, KeyPressed) and event.key in ("up", "down"):
            to = self._index() + (self._across if event.key == "down" else -self._across)
            if not 0 <= to < len(self.options):
                return False
            self._choose(to)
            return True
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Show the pictures and their names, with a ring around the chosen one."""
        theme, chosen = canvas.theme, self._index()
        for index, place in enumerate(self._places()):
            pointed = self.hovered and index == self._hovered
            picture = FRect(place.left, place.top, place.width, place.height - _NAME)
            if index == chosen or pointed:
                ring = theme.accent.light if index == chosen else theme.control_border
                canvas.box(picture, theme.selected, theme.radii.button, ring, _RING)
            self._paint(canvas, self.options[index][0], inset(picture, _EDGE))
            ink = theme.text if index == chosen or pointed else theme.muted
            line = FRect(place.left, picture.bottom, place.width, _NAME)
            canvas.text(self.options[index][1], line, "tiny_strong" if index == chosen else "tiny", ink, "centre")

    def _places(self) -> list[FRect]:
        lines = rows(self.rect, -(-len(self.options) // self._across), gap=_GAP)
        places = [place for line in lines for place in columns(line, self._across, gap=_GAP)]
        return places[: len(self.options)]

    def _at(self, point: Point) -> int:
        """Return the option nearest to *point*."""
        x, y = point

        def distance(place: FRect) -> float:
            return abs(place.centerx - x) / place.width + abs(place.centery - y) / place.height

        places = self._places()
        return min(range(len(places)), key=lambda index: distance(places[index]))

"""One of a few, side by side; in two rows where the room is given for them.

Choice([("off", _("Off")), ("fast", _("Fast"))], FRect(40, 100, 420, 46), settings.speed, self.set_speed)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.paint.layout import columns, inset, rows
from game.app.paint.theme import Gradient
from game.app.paint.typesetting import Typesetter
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.shell.scene import Scene
from game.app.widgets.buttons import ListRow, Pressable
from game.app.widgets.group import Group
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget

Value = TypeVar("Value")

_CLOSER = 1.5  # so much nearer than usual is the ring that shows the focus
_EDGE, _GAP = 4.0, 2.0  # around the options, and between them
_BESIDE = 6.0  # free on either side of a label
_SMALLER = 0.9  # of its size: so small may a label be set for all to have room in one row
_ONE_ROW, _TWO_ROWS = 46.0, 84.0  # how high one row and two rows stand


class ChoiceBar(Widget, Generic[Value]):
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
        return _ONE_ROW if widest * _SMALLER <= room else _TWO_ROWS

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
        """The number of rows of options."""
        return 2 if self.rect.height >= _TWO_ROWS else 1

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


_PICTURE_NAME = 19.0  # the height of the name below each
_PICTURE_RING = 3.0
_PICTURE_GAP = 6.0
_PICTURE_EDGE = 5.0  # between a ring and what it goes around


class PictureChoice(ChoiceBar[Value]):
    """*options* as (value, name); *paint* draws the picture of a value into a rectangle.

    *across*: how many stand side by side, all of them by default.
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
            picture = FRect(place.left, place.top, place.width, place.height - _PICTURE_NAME)
            if index == chosen or pointed:
                ring = theme.accent.light if index == chosen else theme.control_border
                canvas.box(picture, theme.selected, theme.radii.button, ring, _PICTURE_RING)
            self._paint(canvas, self.options[index][0], inset(picture, _PICTURE_EDGE))
            ink = theme.text if index == chosen or pointed else theme.muted
            line = FRect(place.left, picture.bottom, place.width, _PICTURE_NAME)
            canvas.text(self.options[index][1], line, "tiny_strong" if index == chosen else "tiny", ink, "centre")

    def _places(self) -> list[FRect]:
        lines = rows(self.rect, -(-len(self.options) // self._across), gap=_PICTURE_GAP)
        places = [place for line in lines for place in columns(line, self._across, gap=_PICTURE_GAP)]
        return places[: len(self.options)]

    def _at(self, point: Point) -> int:
        """Return the option nearest to *point*."""
        x, y = point

        def distance(place: FRect) -> float:
            return abs(place.centerx - x) / place.width + abs(place.centery - y) / place.height

        places = self._places()
        return min(range(len(places)), key=lambda index: distance(places[index]))


_LIST_ROW = 46.0
_WIDEST_LIST = 460.0
_LIST_PADDING = 10.0
_LIST_RING = 14.0  # room for the ring around the first and the last row
_ICON = 20.0


class DropDown(Pressable, Generic[Value]):
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
        self._app.scenes.push(DropDownList(self._app, rows, self.place))

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


class DropDownList(Scene):
    """The list: titles, what each does, and whether it is the chosen one, below or above *anchor*."""

    overlay = True

    def __init__(self, app: App, rows: Sequence[tuple[str, Callable[[], object], bool]], anchor: FRect) -> None:
        super().__init__(app)
        self.anchor = anchor
        self.rows = [
            ListRow(title, "", FRect(), partial(self._take, act), selected=chosen, radio=True)
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
        content = len(self.rows) * _LIST_ROW
        widest = max(self.app.type.width(row.title, "strong") for row in self.rows) + 100
        wide = min(max(self.anchor.width, min(widest, _WIDEST_LIST)), window.width)
        self.rect = FRect(
            self.anchor.left, self.anchor.bottom + 6, wide, min(content + 2 * _LIST_PADDING, window.height)
        )
        self.rect.clamp_ip(window)
        shown = self.rect.inflate(-2 * _LIST_PADDING, -2 * _LIST_PADDING)
        room = shown.width - (18 if content > shown.height + 1 else 0)
        for index, row in enumerate(self.rows):
            row.rect = FRect(shown.left, shown.top + index * _LIST_ROW, room, _LIST_ROW)
        page = ScrollArea(shown.inflate(_LIST_RING, _LIST_RING), content + _LIST_RING, widgets=self.rows)
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
        """Advance by *seconds*."""
        self.widgets.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the list."""
        canvas.panel(self.rect, border=canvas.theme.accent.low)
        self.widgets.draw(canvas)

"""A line of text to fill in.

TextField(_("Your name"), FRect(40, 100, 320, 72), settings.name, self.set_name, limit=16)
"""

from collections.abc import Callable

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.shell.clipboard import read_clipboard, write_clipboard
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, TextTyped
from game.app.widgets.widget import Widget

_FIELD = 46.0
_PADDING = 14.0
_CLEAR = 6.0  # below the label, for the ring that shows the focus
_MOVES = ("backspace", "delete", "left", "right", "home", "end")  # what a choice of the whole text does not outlive


class TextField(Widget):
    """A *label* above a field of at most *limit* characters; Enter calls *on_enter*.

    While all of it is *chosen*, what is written next takes its place.
    """

    def __init__(
        self,
        label: str,
        rect: FRect,
        text: str,
        on_change: Callable[[str], object],
        *,
        on_enter: Callable[[str], object] | None = None,
        limit: int = 40,
        hint: str = "",
    ) -> None:
        super().__init__(rect)
        self.label = label
        self.text = text[:limit]
        self.hint = hint
        self.caret = len(self.text)
        self.chosen = False
        self._stops: list[float] = []
        self._limit = limit
        self._on_change = on_change
        self._on_enter = on_enter

    @property
    def words(self) -> str:
        """The label and what is written."""
        return f"{self.label}: {self.text}"

    @property
    def ring(self) -> FRect:
        """The field without its label."""
        return self._field()

    def choose_all(self) -> None:
        """Select the whole text, so that typing replaces it."""
        self.chosen, self.caret = bool(self.text), len(self.text)

    def handle(self, event: InputEvent) -> bool:
        """Write, delete, move; letters never pass on to be taken for shortcuts."""
        match event:
            case TextTyped(text):
                self._insert(text)
                return True
            case PointerDown(point):
                self.chosen, self.caret = False, self._caret_at(point[0])
                return True
            case KeyPressed(key, control=True):
                return self._command(key)
            case KeyPressed(key):
                return self._edit(key)
            case _:
                return False

    def draw(self, canvas: Canvas) -> None:
        """Show the label, the field, the text with its caret."""
        theme, field = canvas.theme, self._field()
        if self.label:
            above = FRect(self.rect.left, self.rect.top, self.rect.width, field.top - self.rect.top - _CLEAR)
            canvas.text(self.label, above, "caption", theme.muted)
        canvas.well(field)
        if self.focused:
            canvas.outline(field, theme.accent.mid, 1.5, theme.radii.well)
        room = field.inflate(-2 * _PADDING, 0)
        before = canvas.type.width(self.text[: self.caret], "text")
        shift = min(0.0, room.width - 2 - before)  # the caret always shows
        self._stops = [room.left + shift + canvas.type.width(self.text[:i], "text") for i in range(len(self.text) + 1)]
        with canvas.clipped(room.inflate(4, 0)), canvas.shifted(shift, 0):
            wide = FRect(room.left, room.top, 10_000, room.height)
            if self.focused and self.chosen:
                canvas.box(FRect(room.left - 2, room.centery - 13, before + 4, 26), theme.accent.light, 4)
                canvas.text(self.text, wide, "text", theme.on_accent)
            elif self.text or not self.hint:
                canvas.text(self.text, wide, "text", theme.text if self.enabled else theme.disabled)
            else:
                canvas.text(self.hint, wide, "text", theme.muted)
            if self.focused and not self.chosen:
                x = room.left + before + 1
                canvas.line((x, room.centery - 11), (x, room.centery + 11), theme.accent.light, 1.5)

    def _field(self) -> FRect:
        return FRect(self.rect.left, self.rect.bottom - _FIELD, self.rect.width, _FIELD)

    def _caret_at(self, x: float) -> int:
        """Return the place between two letters that is nearest to *x*, as they were drawn last."""
        if len(self._stops) != len(self.text) + 1:
            return len(self.text)
        return min(range(len(self._stops)), key=lambda place: abs(self._stops[place] - x))

    def _command(self, key: str) -> bool:
        """Choose all, copy, cut or paste."""
        match key:
            case "a":
                self.choose_all()
            case "v":
                self._insert(read_clipboard())
            case "c":
                write_clipboard(self.text)
            case "x":
                write_clipboard(self.text)
                self._replace("", 0)
            case _:
                return False
        return True

    def _edit(self, key: str) -> bool:
        chosen = self.chosen
        self.chosen = chosen and key not in _MOVES
        if chosen and key in ("backspace", "delete"):
            self._replace("", 0)
            return True
        if chosen and key in ("left", "right"):
            key = "home" if key == "left" else "end"
        before, behind = self.text[: self.caret], self.text[self.caret :]
        match key:
            case "backspace":
                self._replace(before[:-1] + behind, max(0, self.caret - 1))
            case "delete":
                self._replace(before + behind[1:], self.caret)
            case "left":
                self.caret = max(0, self.caret - 1)
            case "right":
                self.caret = min(len(self.text), self.caret + 1)
            case "home":
                self.caret = 0
            case "end":
                self.caret = len(self.text)
            case "enter":
                if self._on_enter is None:
                    return False
                self._on_enter(self.text)
            case _:
                return len(key) == 1 or key == "space"
        return True

    def _insert(self, text: str) -> None:
        printable = "".join(letter for letter in text if letter.isprintable())
        if self.chosen and printable:
            self.text, self.caret = "", 0
        printable = printable[: self._limit - len(self.text)]
        self._replace(self.text[: self.caret] + printable + self.text[self.caret :], self.caret + len(printable))

    def _replace(self, text: str, caret: int) -> None:
        self.caret, self.chosen = caret, False
        if text != self.text:
            self.text = text
            self._on_change(text)

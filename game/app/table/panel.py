"""Panels over the table: what the person is asked, with the buttons that answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent
from game.app.widgets.buttons import Button, ButtonKind
from game.app.widgets.group import Group
from game.app.widgets.widget import Widget
from game.engine.actions import Action

Submit = Callable[[Action], object]
PADDING = 26.0
TITLE_HEIGHT = 40.0
BUTTON_HEIGHT = 48.0


class Panel:
    """A question with a *title*; `arrange` gives it its place before it is shown."""

    width = 560.0
    wide = False  # it may cover the seats at the sides
    tall = False  # it may cover all that stands above the hand
    uses_hand = False  # the person chooses cards of the hand while it is open

    def __init__(self, title: str, audio: Audio) -> None:
        self.title = title
        self.rect = FRect(0, 0, self.width, 200)
        self.room = 0.0  # how high it may be
        self.tight = False  # there is little room: smaller keys and gaps
        self.mirrored = False  # the button that answers is at the left
        self.group = Group(audio=audio)
        self.audio = audio

    def height(self, type_: Typesetter, width: float) -> float:
        """Return how high the panel is when it is *width* wide."""
        raise NotImplementedError

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Take place at *rect*."""
        raise NotImplementedError

    @property
    def moving(self) -> bool:
        """Whether anything in it moves."""
        return self.group.moving

    def handle(self, event: InputEvent) -> bool:
        """React to *event*; return whether it was used."""
        return self.group.handle(event)

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self.group.update(seconds)

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether *point* is on the panel."""
        return bool(self.rect.collidepoint(point))

    def draw(self, canvas: Canvas, *, titled: bool = True) -> None:
        """Show the panel, with its title where it is *titled*."""
        canvas.panel(self.rect, border=canvas.theme.accent.low)
        if titled:
            self.draw_title(canvas)
        self.draw_body(canvas)
        self.group.draw(canvas)

    def draw_title(self, canvas: Canvas) -> None:
        """Show what is asked."""
        inner = self.inner
        style: Style = "panel" if canvas.type.width(self.title, "panel") <= inner.width else "heading"
        canvas.text(self.title, FRect(inner.left, self.rect.top + 16, inner.width, TITLE_HEIGHT), style)

    def draw_body(self, canvas: Canvas) -> None:
        """Show what stands between title and buttons."""

    @property
    def title_middle(self) -> float:
        """How low the middle of the title is."""
        return self.rect.top + 16 + TITLE_HEIGHT / 2

    def at_answer(self, row: FRect, width: float) -> FRect:
        """Return the place in *row* of the button that answers, *width* wide: at the right, or near the left hand."""
        left = row.left if self.mirrored else row.right - width
        return FRect(left, row.top, width, row.height)

    def beside_answer(self, row: FRect, width: float) -> FRect:
        """Return the place at the other end of *row*."""
        left = row.right - width if self.mirrored else row.left
        return FRect(left, row.top, width, row.height)

    @property
    def inner(self) -> FRect:
        """The room inside the padding."""
        return FRect(self.rect.left + PADDING, self.rect.top + 16, self.rect.width - 2 * PADDING, self.rect.height - 32)

    def renew(self, widgets: Sequence[Widget], default: Widget | None) -> None:
        """Replace the widgets; *default* has the focus."""
        self.group = Group(widgets, audio=self.audio, default=default)


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: its *label*, a line on what it means, and the *action* it stands for.

    Where *instead* is given, that is done, and nothing is submitted yet.
    """

    label: str
    action: Action
    note: str = ""
    kind: ButtonKind = "plain"
    instead: Callable[[], object] | None = None


class ChoicePanel(Panel):
    """A question in words with a few answers, one below the other where they have notes."""

    def __init__(
        self,
        title: str,
        lines: Sequence[str],
        options: Sequence[Option],
        submit: Submit,
        audio: Audio,
        *,
        width: float = Panel.width,
    ) -> None:
        super().__init__(title, audio)
        self.width = width
        self.lines = [line for line in lines if line]
        self.options = options
        self._submit = submit
        self._notes: list[tuple[str, FRect]] = []
        self._noted = any(option.note for option in options)

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, words and buttons."""
        words = self._words_height(type_, width - 2 * PADDING)
        rows = self._heights(type_, width - 2 * PADDING) if self._noted else [self._high]
        return 16 + TITLE_HEIGHT + 6 + words + sum(rows) + self._gap * len(rows) + (10 if self.tight else 16)

    @property
    def _high(self) -> float:
        """How high a button is."""
        return 44.0 if self.tight else BUTTON_HEIGHT

    @property
    def _gap(self) -> float:
        """The room between two answers."""
        return 6.0 if self.tight else 10.0

    def _words_height(self, type_: Typesetter, width: float) -> float:
        return sum(type_.rich_height(line, width, "text") + 4 for line in self.lines) + (10 if self.lines else 0)

    def _button_width(self, type_: Typesetter, width: float) -> float:
        buttons = [Button(option.label, FRect(), self._answer(option)) for option in self.options]
        widest = max(button.natural_width(type_.width) for button in buttons)
        return min(max(150.0 if self.tight else 190.0, widest), width * 0.55)

    def _heights(self, type_: Typesetter, width: float) -> list[float]:
        """Return how high the row of each answer is: as its note needs it."""
        room = width - self._button_width(type_, width) - 18
        return [max(self._high, type_.rich_height(option.note, room, "label")) for option in self.options]

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Put the buttons below the words."""
        self.rect = rect
        inner = self.inner
        top = rect.top + 16 + TITLE_HEIGHT + 6 + self._words_height(type_, inner.width)
        self._notes = []
        buttons = [
            Button(option.label, FRect(0, 0, 0, 0), self._answer(option), kind=option.kind) for option in self.options
        ]
        if self._noted:
            self._stack(buttons, inner, top, type_)
        else:
            self._side_by_side(buttons, inner, top)
        gold = [button for button in buttons if button.kind == "gold"]
        self.renew(buttons, gold[0] if gold else buttons[0])

    def _answer(self, option: Option) -> Callable[[], object]:
        return option.instead or (lambda: self._submit(option.action))

    def _stack(self, buttons: list[Button], inner: FRect, top: float, type_: Typesetter) -> None:
        width = self._button_width(type_, inner.width)
        heights = self._heights(type_, inner.width)
        for button, option, height in zip(buttons, self.options, heights, strict=True):
            button.rect = FRect(inner.left, top + (height - self._high) / 2, width, self._high)
            self._notes.append((option.note, FRect(inner.left + width + 18, top, inner.width - width - 18, height)))
            top += height + self._gap

    def _side_by_side(self, buttons: list[Button], inner: FRect, top: float) -> None:
        gap = 14.0
        width = (inner.width - gap * (len(buttons) - 1)) / len(buttons)
        for number, button in enumerate(buttons):
            button.rect = FRect(inner.left + number * (width + gap), top, width, self._high)

    def draw_body(self, canvas: Canvas) -> None:
        """Show the words and the notes beside the buttons."""
        inner = self.inner
        top = self.rect.top + 16 + TITLE_HEIGHT + 6
        for line in self.lines:
            top += canvas.rich(line, FRect(inner.left, top, inner.width, 10), "text", wrap=True) + 4
        for note, room in self._notes:
            height = canvas.type.rich_height(note, room.width, "label")
            canvas.rich(
                note,
                FRect(room.left, room.centery - height / 2, room.width, height),
                "label",
                canvas.theme.muted,
                wrap=True,
            )

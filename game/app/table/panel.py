"""Panels over the table: what the person is asked, with the buttons that answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Fit, Gap, Row, Words, muted
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
HEAD = 16 + TITLE_HEIGHT


class Panel:
    """A question with a *title* above what `build` returns; `arrange` gives it its place before it is shown."""

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
        self.content: Box = Gap(0)
        self.default: Widget | None = None  # has the focus at first
        self.group = Group(audio=audio)
        self.audio = audio

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return all that stands below the title, *width* units wide, with the margin at the foot; set the default."""
        raise NotImplementedError

    @property
    def head(self) -> float:
        """How high the title stands, with the margin above it."""
        return HEAD

    @property
    def padding(self) -> float:
        """How wide the margins at the sides are."""
        return PADDING

    def height(self, type_: Typesetter, width: float) -> float:
        """Return how high the panel is when it is *width* wide."""
        inner = width - 2 * self.padding
        content = self.build(type_, inner)
        return self.head + content.height(type_, inner)

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Stand at *rect*, with new content."""
        self.rect = rect
        inner = rect.inflate(-2 * self.padding, 0)
        self.content = self.build(type_, inner.width)
        self.content.place(FRect(inner.left, rect.top + self.head, inner.width, rect.height - self.head), type_)
        widgets = [thing for thing in self.content.things if isinstance(thing, Widget)]
        self.group = Group(widgets, audio=self.audio, default=self.default)

    def answer_for(self, action: Action) -> Widget | None:
        """Set the controls to *action*; return the button for it, if there is one."""
        del action
        return None

    def advise(self, action: Action) -> None:
        """Show *action*, which a hint advises, so that Enter does it."""
        answer = self.answer_for(action)
        if answer is not None:
            self.group.focus(answer)
            self.group.ring_shown = True

    def button_for(self, action: Action, answers: Sequence[Action]) -> Widget | None:
        """Return the button for *action*, where the widgets are the buttons for *answers*."""
        return self.group.widgets[answers.index(action)] if action in answers else None

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
        """Return whether *point* is on the panel."""
        return bool(self.rect.collidepoint(point))

    def draw(self, canvas: Canvas, *, titled: bool = True) -> None:
        """Show the panel, with its title where it is *titled*."""
        canvas.panel(self.rect, border=canvas.theme.accent.low)
        if titled:
            self.draw_title(canvas)
        self.content.draw(canvas)
        self.group.draw(canvas)

    def draw_title(self, canvas: Canvas) -> None:
        """Show what is asked."""
        line = self.title_line
        style: Style = "panel" if canvas.type.width(self.title, "panel") <= line.width else "heading"
        canvas.text(self.title, line, style)

    @property
    def title_line(self) -> FRect:
        """Where the title stands."""
        inner = self.rect.inflate(-2 * self.padding, 0)
        return FRect(inner.left, inner.top + HEAD - TITLE_HEIGHT, inner.width, TITLE_HEIGHT)

    @property
    def title_middle(self) -> float:
        """How low the middle of the title is."""
        return self.title_line.centery


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

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the words and below them the answers: with their notes at the right, or side by side."""
        high, gap, foot = (44.0, 6.0, 10) if self.tight else (BUTTON_HEIGHT, 10.0, 16)
        buttons = [Button(one.label, FRect(), self._answer(one), kind=one.kind) for one in self.options]
        self.default = next((button for button in buttons if button.kind == "gold"), buttons[0])
        places = [Fit(button, high) for button in buttons]
        words = [*(Words(line, below=4) for line in self.lines), *([Gap(10)] if self.lines else [])]
        if not any(option.note for option in self.options):
            return Column(Gap(6), *words, Row(*places, gap=14), Gap(gap + foot))
        widest = max(button.natural_width(type_.width) for button in buttons)
        wide = min(max(150.0 if self.tight else 190.0, widest), width * 0.55)
        notes = [Words(option.note, "label", ink=muted) for option in self.options]
        rows = [Row(*pair, widths=(wide, None), gap=18) for pair in zip(places, notes, strict=True)]
        return Column(Gap(6), *words, Column(*rows, gap=gap), Gap(gap + foot))

    def answer_for(self, action: Action) -> Widget | None:
        """Return the button for *action*."""
        return self.button_for(action, [option.action for option in self.options])

    def _answer(self, option: Option) -> Callable[[], object]:
        return option.instead or (lambda: self._submit(option.action))

"""Panels over the table: a question with the buttons that answer it; and the place of a notice beside one.

class Poor(Panel):
    def build(self, type_, width):      # called for the height, and again to place it
        self.default = Button(_("Play on"), FRect(), self.play_on, kind="gold")
        return Column(Gap(6), Words(self.why), Fit(self.default, BUTTON_HEIGHT), Gap(20))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Fit, Gap, Row, Words, muted
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent
from game.app.table.layout import Layout
from game.app.widgets.buttons import Button, ButtonKind
from game.app.widgets.group import Group
from game.app.widgets.widget import Widget
from game.engine.actions import Action
from game.rules.seats import Seat

Submit: TypeAlias = Callable[[Action], object]
NoticeSize: TypeAlias = Callable[
    [float], tuple[float, float]
]  # the width and height of a notice, by its greatest width
TITLE_HEIGHT, BUTTON_HEIGHT = 40.0, 48.0
_PADDING, _ABOVE_TITLE = 26.0, 16.0
_AIR = 5.0  # between a notice and what it must not touch
_BESIDE = 8.0


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
        """The height of the title with the margin above it."""
        return _ABOVE_TITLE + TITLE_HEIGHT

    @property
    def padding(self) -> float:
        """The width of the margins at the sides."""
        return _PADDING

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of the panel at a *width*."""
        inner = width - 2 * self.padding
        content = self.build(type_, inner)
        return self.head + content.height(type_, inner)

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Place the panel at *rect*, with new content."""
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
        """Show *action*, which a hint advises, so that Enter submits it."""
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
        """Advance by *seconds*."""
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
        """Draw the title, where there is room for it."""
        if not self.head:
            return
        line = self.title_line
        style: Style = "panel" if canvas.type.width(self.title, "panel") <= line.width else "heading"
        canvas.text(self.title, line, style)

    @property
    def title_line(self) -> FRect:
        """The place of the title."""
        inner = self.rect.inflate(-2 * self.padding, 0)
        return FRect(inner.left, inner.top + _ABOVE_TITLE, inner.width, TITLE_HEIGHT)

    @property
    def title_middle(self) -> float:
        """The vertical middle of the title."""
        return self.title_line.centery


@dataclass(frozen=True, slots=True)
class Option:
    """An answer: its *label*, a *note* on what it means, and the *action* that is submitted.

    With *instead*, that is called and nothing is submitted.
    """

    label: str
    action: Action
    note: str = ""
    kind: ButtonKind = "plain"
    instead: Callable[[], object] | None = None


class ChoicePanel(Panel):
    """A question with a few answers: one below the other where they have notes, else side by side."""

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
        """Return the question, and below it the answers."""
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


def place_notice(layout: Layout, panel: Panel | None, sized: NoticeSize, *, hand: bool) -> FRect:
    """Return the place of a notice: over the stakes or near them; never on a button of *panel*, nor on the *hand*."""
    width, height = sized(layout.notice_width)
    x, y = layout.stakes.centerx, layout.stakes.bottom - height / 2
    if panel is None:
        if layout.compact and y - height / 2 < layout.slot.bottom:
            return _over_seal(layout, layout.hand.top - layout.hand.lift, sized)
        return _around(x, y, width, height)
    clear = y - height / 2 - _AIR >= panel.rect.bottom or y + height / 2 + _AIR <= panel.rect.top
    if clear and not panel.uses_hand:  # chosen cards lie raised
        return _around(x, y, width, height)
    floor = layout.hand.top if hand else layout.height
    middle = _beside(panel, height, floor)
    if middle is not None:
        return _around(x, middle, width, height)
    return _over_seal(layout, floor, sized)


def _beside(panel: Panel, height: float, floor: float) -> float | None:
    """Return the vertical middle of a notice that has no room over the stakes; None where it fits nowhere.

    It stands between *panel* and *floor*, over the lower edge of the panel, or over its title.
    """
    places = [widget.place for widget in panel.group.widgets if widget.visible] or [panel.rect]
    high = height + 2 * _AIR
    if panel.rect.bottom + high <= floor:
        return panel.rect.bottom + high / 2
    last, first = max(place.bottom for place in places), min(place.top for place in places)
    if last + high <= floor:
        return (last + floor) / 2
    if first >= high:
        return min(max(panel.title_middle, high / 2), first - high / 2)
    return None


def _over_seal(layout: Layout, floor: float, sized: NoticeSize) -> FRect:
    """Return the place beside the person's plate and over the seal, where there is width."""
    plate, seal = layout.plates[Seat.SOUTH], layout.seal
    left = seal.left if layout.mirrored else plate.right + _BESIDE
    right = plate.left - _BESIDE if layout.mirrored else seal.right
    rect = FRect(left, 0, right - left, sized(right - left)[1])
    rect.centery = seal.centery
    rect.bottom = min(rect.bottom, floor - _AIR)
    return rect


def _around(x: float, y: float, width: float, height: float) -> FRect:
    return FRect(x - width / 2, y - height / 2, width, height)

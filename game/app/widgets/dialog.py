"""A question or a message over whatever is on the screen.

    app.scenes.push(Dialog(app, _("Quit the game?"), _("It is saved; you can go on later."), [
        Answer(_("Keep playing")),
        Answer(_("Quit"), self.app.quit, kind="gold"),
    ]))

Esc gives the first answer, Enter the focused one: at first the golden one, or the last where none is golden.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import FRect

from game.app.motion.animation import AnimatedNumber
from game.app.paint.canvas import Canvas
from game.app.paint.layout import centred
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button, ButtonKind
from game.app.widgets.group import Group
from game.app.widgets.scroll import ScrollArea

_WIDTH = 540.0
_PADDING = 28.0
_TITLE = 40.0
_BUTTON = 46.0
_GAP = 12.0


def _nothing() -> None:
    """Do nothing: the answer only closes the dialog."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog: its *label* and what it does once the dialog is gone."""

    label: str
    act: Callable[[], object] = _nothing
    kind: ButtonKind = "plain"


class Popup(Scene):
    """A panel on `rect` over the screen beneath, with widgets; it comes in over a shade, and Esc closes it."""

    overlay = True
    shaded = True
    rise = 12.0  # units it comes up while it comes in

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.rect = FRect()
        self.widgets = Group(audio=app.audio)
        self._entrance = AnimatedNumber(0.0, self.theme.durations.panel_in)

    @property
    def moving(self) -> bool:
        """Whether it is coming in or a widget moves."""
        return self._entrance.moving or self.widgets.moving

    def resume(self) -> None:
        """Come in, unless movement is off."""
        self._entrance.aim(1.0)
        if self.app.pace == 0:
            self._entrance.jump(1.0)

    def handle(self, event: InputEvent) -> None:
        """Close the panel at Esc; give any other *event* to the widgets."""
        if isinstance(event, KeyPressed) and event.key == "escape":
            self.leave()
        elif self.widgets.handle(event):
            self.dirty = True
        elif isinstance(event, KeyPressed):
            self.press_key(event)

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used."""

    def leave(self) -> None:
        """Close the panel."""
        self.app.scenes.remove(self)

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        self._entrance.update(seconds)
        self.widgets.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the panel, what is on it, and the widgets."""
        share = self._entrance.value
        rise = 0.0 if self.app.reduced_motion else self.rise * (1 - share)
        if self.shaded:
            canvas.shade(share)
        with canvas.faded(self.rect.inflate(120, 120), share), canvas.shifted(0, rise):
            canvas.panel(self.rect, border=canvas.theme.accent.low)
            self.draw_content(canvas)
            self.widgets.draw(canvas)

    def draw_content(self, canvas: Canvas) -> None:
        """Show what lies on the panel, beneath the widgets."""


class Dialog(Popup):
    """*title*, *body* (markup) and *answers*, from left to right."""

    def __init__(self, app: App, title: str, body: str, answers: Sequence[Answer]) -> None:
        super().__init__(app)
        self.title = title
        self.body = body
        self.answers = tuple(answers)

    def arrange(self, width: float, height: float) -> None:
        """Lay out in the middle; a long text scrolls."""
        room = FRect(0, 0, width, height).inflate(-2 * self.theme.space.margin, -2 * self.theme.space.margin)
        inside = min(_WIDTH, room.width) - 2 * _PADDING
        text = self.app.type.rich_height(self.body, inside, "text")
        buttons = self._buttons()
        foot = self._place(buttons, inside)
        self.rect = centred(_WIDTH, text + _TITLE + foot + 2 * _PADDING + 32, room)
        for button in buttons:
            button.rect.move_ip(self.rect.right - _PADDING, self.rect.bottom - _PADDING)
        top = self.rect.top + _PADDING + _TITLE + 8
        shown = FRect(self.rect.left + _PADDING, top, inside, self.rect.height - 2 * _PADDING - _TITLE - foot - 32)
        page = ScrollArea(shown, text, paint=lambda canvas: self._draw_body(canvas, shown))
        last = buttons[-1] if buttons else None
        usual = next((button for button in buttons if button.kind == "gold"), last)
        self.widgets = Group([page, *buttons], audio=self.app.audio, default=usual)

    def handle(self, event: InputEvent) -> None:
        """Answer; Esc gives the first answer."""
        if isinstance(event, KeyPressed) and event.key == "escape" and self.answers:
            self._give(self.answers[0])
        elif self.widgets.handle(event):
            self.dirty = True

    def draw_content(self, canvas: Canvas) -> None:
        """Show the title; the text scrolls with its widget."""
        left, top = self.rect.left + _PADDING, self.rect.top + _PADDING - 4
        canvas.text(self.title, FRect(left, top, self.rect.width - 2 * _PADDING, _TITLE), "panel")

    def _draw_body(self, canvas: Canvas, rect: FRect) -> None:
        canvas.rich(self.body, rect, "text", canvas.theme.muted, wrap=True)

    def _buttons(self) -> list[Button]:
        return [Button(answer.label, FRect(), partial(self._give, answer), kind=answer.kind) for answer in self.answers]

    def _place(self, buttons: list[Button], room: float) -> float:
        """Place *buttons* with the corner at the lower right in the origin: side by side, or one above the other.

        Return how high they stand.
        """
        widths = [max(110.0, button.natural_width(self.app.type.width)) for button in buttons]
        if sum(widths) + _GAP * (len(buttons) - 1) > room:
            for row, button in enumerate(reversed(buttons)):
                button.rect = FRect(-room, -_BUTTON - row * (_BUTTON + _GAP), room, _BUTTON)
            return len(buttons) * (_BUTTON + _GAP) - _GAP
        right = 0.0
        for button, width in zip(reversed(buttons), reversed(widths), strict=True):
            button.rect = FRect(right - width, -_BUTTON, width, _BUTTON)
            right -= width + _GAP
        return _BUTTON

    def _give(self, answer: Answer) -> None:
        self.leave()
        answer.act()

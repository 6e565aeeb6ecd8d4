"""A line of text asked for: a name, or a share code."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.app.motion.animation import AnimatedNumber
from game.app.paint.canvas import Canvas
from game.app.paint.layout import centred
from game.app.shell.app import App
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button
from game.app.widgets.group import Group
from game.app.widgets.text_field import TextField
from game.words import _

_WIDTH = 540.0
_PADDING = 28.0
_TITLE = 42.0
_FIELD = 72.0
_BUTTON = 46.0
_GAP = 12.0


class AskingScene(Scene):
    """Asks for a text; *answer* takes it and returns what is wrong with it, or nothing when all is well."""

    overlay = True

    def __init__(
        self, app: App, title: str, label: str, answer: Callable[[str], str], *, text: str = "", wrong: str = "",
        limit: int = 32, done: str = "",
    ) -> None:  # fmt: skip
        super().__init__(app)
        self.title = title
        self.wrong = wrong
        self._limit = limit
        self._answer = answer
        self.field = TextField(label, FRect(), text, self._typed, on_enter=lambda _text: self._finish(), limit=limit)
        if not wrong:
            self.field.choose_all()  # another name is written over it; a wrong text is put right
        self.cancel = Button(_("Cancel"), FRect(), self._leave, shortcut=_("Esc"))
        self.done = Button(done or _("Done"), FRect(), self._finish, kind="gold")
        self.rect = FRect()
        self.widgets = Group([self.field, self.cancel, self.done], audio=app.audio, default=self.field)
        self._entrance = AnimatedNumber(0.0, self.theme.durations.panel_in)

    @property
    def moving(self) -> bool:
        """Whether it is coming in or a button moves."""
        return self._entrance.moving or self.widgets.moving

    @property
    def note(self) -> str:
        """What is wrong, or that no letter more can be written."""
        full = len(self.field.text) >= self._limit
        return self.wrong or (_("{n} letters at most").format(n=self._limit) if full else "")

    def _typed(self, text: str) -> None:
        self._say("")

    def _finish(self) -> None:
        wrong = self._answer(self.field.text)
        if wrong:
            self._say(wrong)
        else:
            self._leave()

    def _say(self, wrong: str) -> None:
        self.wrong = wrong
        self.arrange(self.app.viewport.width, self.app.viewport.height)

    def _leave(self) -> None:
        self.app.scenes.remove(self)

    def arrange(self, width: float, height: float) -> None:
        """Lay out in the upper middle, where a keyboard on the screen leaves it free."""
        room = FRect(0, 0, width, height).inflate(-48, -48)
        wide = min(_WIDTH, room.width)
        inside = wide - 2 * _PADDING
        words = self.app.type.height(self.note, inside, "label") + 10 if self.note else 0.0
        whole = 2 * _PADDING + _TITLE + _FIELD + words + 22 + _BUTTON
        self.rect = centred(wide, whole, room)
        left, top = self.rect.left + _PADDING, self.rect.top + _PADDING + _TITLE
        self.field.rect = FRect(left, top, inside, _FIELD)
        row = self.rect.bottom - _PADDING - _BUTTON
        right = self.rect.right - _PADDING
        for button in (self.done, self.cancel):
            size = max(120.0, button.natural_width(self.app.type.width))
            button.rect = FRect(right - size, row, size, _BUTTON)
            right -= size + _GAP

    def resume(self) -> None:
        """Come in, unless movement is off."""
        self._entrance.aim(1.0)
        if self.app.pace == 0:
            self._entrance.jump(1.0)

    def handle(self, event: InputEvent) -> None:
        """Write, and answer with Enter; Esc leaves things as they are."""
        if isinstance(event, KeyPressed) and event.key == "escape":
            self._leave()
        elif self.widgets.handle(event):
            self.dirty = True

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self._entrance.update(seconds)
        self.widgets.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the question over a shade."""
        share = self._entrance.value
        canvas.shade(share)
        with canvas.faded(self.rect.inflate(120, 120), share):
            canvas.panel(self.rect, border=canvas.theme.accent.low)
            inside = FRect(self.rect.left + _PADDING, self.rect.top + _PADDING - 6, self.rect.width - 2 * _PADDING, 40)
            canvas.text(self.title, inside, "panel")
            if self.note:
                ink = canvas.theme.danger if self.wrong else canvas.theme.muted
                below = FRect(self.field.rect.left, self.field.rect.bottom + 8, self.field.rect.width, 0)
                canvas.paragraph(self.note, below, "label", ink)
            self.widgets.draw(canvas)

"""What shows when a screen has failed: an apology, and the ways on."""

import logging

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import centred, inset
from game.app.services.diagnostics import diagnostics
from game.app.services.services import Services
from game.app.shell.clipboard import write_clipboard
from game.app.shell.inputs import InputEvent
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button
from game.app.widgets.group import Group
from game.words import _

_log = logging.getLogger(__name__)


class ApologyScene(Scene):
    """Says that *error* stopped the last screen; the game is saved."""

    def __init__(self, services: Services, error: Exception) -> None:
        super().__init__(services.app)
        self.services = services
        self.error = f"{type(error).__name__}: {error}"
        self.panel = FRect()
        self.go_on = Button(_("To the start screen"), FRect(), self._start, kind="gold")
        self.copy = Button(_("Copy details"), FRect(), self._copy, icon="copy")
        self.leave = Button(_("Quit"), FRect(), services.app.quit, icon="quit")
        self.widgets = Group([self.go_on, self.copy, self.leave], audio=services.app.audio, default=self.go_on)

    def arrange(self, width: float, height: float) -> None:
        """Lay out in the middle."""
        room = FRect(12, 12, width - 24, height - 24)
        lines = len(self._error_lines(min(620.0, room.width) - 56))
        words = self.app.type.height(self._words, min(620.0, room.width) - 56, "text")
        self.panel = centred(620, 28 + 44 + words + 8 + 20 * lines + 22 + 110 + 28, room)
        inner = inset(self.panel, 28)
        self.go_on.rect = FRect(inner.left, inner.bottom - 110, inner.width, 50)
        half = (inner.width - 12) / 2
        self.copy.rect = FRect(inner.left, inner.bottom - 48, half, 48)
        self.leave.rect = FRect(inner.left + half + 12, inner.bottom - 48, half, 48)

    def handle(self, event: InputEvent) -> None:
        """Let the buttons react."""
        if self.widgets.handle(event):
            self.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Show the apology."""
        theme, inner = canvas.theme, inset(self.panel, 28)
        canvas.table()
        canvas.panel(self.panel)
        canvas.text(_("Something went wrong"), FRect(inner.left, inner.top - 4, inner.width, 40), "panel")
        top = inner.top + 44
        top += canvas.paragraph(self._words, FRect(inner.left, top, inner.width, 0), "text", theme.muted) + 8
        lines = self._error_lines(inner.width)
        canvas.paragraph("\n".join(lines), FRect(inner.left, top, inner.width, 0), "small", theme.danger)
        self.widgets.draw(canvas)

    @property
    def _words(self) -> str:
        return _("Sorry. Your game was saved before it happened; Continue leads back to it.")

    def _error_lines(self, width: float) -> tuple[str, ...]:
        return self.app.type.lines(self.error, width, "small")[:3]

    def _start(self) -> None:

        self.services.nav.restart()

    def _copy(self) -> None:
        if not write_clipboard(f"{diagnostics(self.services)}\n{self.error}\n"):
            _log.warning("the details were not copied")

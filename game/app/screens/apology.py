"""What shows when a screen has failed: an apology, and the ways on."""

import logging

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Column, Fit, Gap, Line, Paragraph, Row, centred, danger, muted
from game.app.screens.page import WidgetScene
from game.app.services.diagnostics import diagnostics
from game.app.services.services import Services
from game.app.shell.clipboard import write_clipboard
from game.app.shell.inputs import KeyPressed
from game.app.widgets.buttons import Button
from game.words import _

_WIDTH = 620.0
_PADDING = 28.0
_LINES = 3  # of the error, at most

_log = logging.getLogger(__name__)


class ApologyScene(WidgetScene):
    """Says that *error* stopped the last screen; the game is saved."""

    def __init__(self, services: Services, error: Exception) -> None:
        super().__init__(services)
        self.error = f"{type(error).__name__}: {error}"
        self.panel = Column()
        self.go_on = Button(_("To the start screen"), FRect(), services.nav.restart, kind="gold")
        self.copy = Button(_("Copy details"), FRect(), self._copy, icon="copy")
        self.quit = Button(_("Quit"), FRect(), services.app.quit, icon="quit")
        self.gather(self.go_on, self.copy, self.quit, default=self.go_on)

    def arrange(self, width: float, height: float) -> None:
        """Lay out in the middle."""
        room, type_ = FRect(12, 12, width - 24, height - 24), self.app.type
        wide = min(_WIDTH, room.width)
        error = "\n".join(type_.lines(self.error, wide - 2 * _PADDING, "small")[:_LINES])
        words = _("Sorry. Your game was saved before it happened; Continue leads back to it.")
        self.panel = Column(
            Gap(-4), Line(_("Something went wrong"), "panel", high=40), Gap(8),
            Paragraph(words, ink=muted), Gap(8), Paragraph(error, "small", ink=danger), Gap(22),
            Fit(self.go_on, 50), Gap(12), Row(Fit(self.copy, 48), Fit(self.quit, 48), gap=12),
            padding=_PADDING,
        )  # fmt: skip
        self.panel.place(centred(wide, self.panel.height(type_, wide), room), type_)

    def press_key(self, event: KeyPressed) -> None:
        """Open nothing else: after a failure only the buttons lead on."""

    def draw(self, canvas: Canvas) -> None:
        """Show the apology."""
        canvas.table()
        canvas.panel(self.panel.rect)
        self.panel.draw(canvas)
        self.widgets.draw(canvas)

    def _copy(self) -> None:
        if not write_clipboard(f"{diagnostics(self.services)}\n{self.error}\n"):
            _log.warning("the details were not copied")

"""The menu over the table: back to the game, on to other screens, or out; the game is saved."""

from collections.abc import Iterable, Iterator, Sequence

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Column, Fit, Gap, Line, Row, centred, muted
from game.app.screens.page import press_shared_key
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.inputs import KeyPressed
from game.app.widgets.buttons import Button
from game.app.widgets.dialog import Popup
from game.app.widgets.group import Group
from game.words import _

_WIDTH, _BROAD = 380.0, 620.0  # with one button in a row, and with two in a low window
_BUTTON = 50.0
_GAP = 10.0
_PADDING = 24.0


class MenuScene(Popup):
    """The menu over the table of *session*; *with_sheet* adds the score sheet."""

    def __init__(self, services: Services, session: Session, *, with_sheet: bool = True) -> None:
        super().__init__(services.app)
        self.services = services
        self.session = session
        nav = services.nav
        self.back = Button(_("Back to the game"), FRect(), self.leave, kind="gold", icon="play", shortcut=_("Esc"))
        sheet = Button(_("Score sheet"), FRect(), self._open_sheet, icon="score")
        sheet.visible = with_sheet
        seal = Button(_("Fair deal"), FRect(), lambda: nav.open_seal(session), icon="shield")
        seal.visible = bool(session.view.seal)  # before the first deal there is none
        rules = Button(_("Rules of this game"), FRect(), lambda: nav.open_help(session.rules), icon="rules")
        settings = Button(_("Settings"), FRect(), nav.open_settings, icon="settings")
        help_ = Button(_("Help"), FRect(), lambda: nav.open_help(session.rules, "keys"), icon="help")
        start = Button(_("Start screen"), FRect(), self._go_to_start, icon="window")
        quit_ = Button(_("Quit"), FRect(), self.app.quit, icon="quit")  # which saves, as closing the window does
        ways = (self.back, sheet, seal, rules, settings, help_, start, quit_)
        self.buttons = [button for button in ways if button.visible]
        self.widgets = Group(self.buttons, audio=services.app.audio, default=self.back)
        self._layout = Column()

    def arrange(self, width: float, height: float) -> None:
        """Lay out in the middle, with two buttons in a row where the window is low."""
        wide, type_ = _WIDTH, self.app.type
        self._layout = _column([[button] for button in self.buttons])
        if self._layout.height(type_, wide) > height:
            wide, self._layout = _BROAD, _column(_pairs(self.buttons))
        self.rect = centred(wide, self._layout.height(type_, wide), FRect(0, 0, width, height))
        self._layout.place(self.rect, type_)

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no button used."""
        press_shared_key(self.services, event, self.session.rules)

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        self._entrance.update(seconds, self.app.pace)
        self.widgets.update(seconds)

    def draw_content(self, canvas: Canvas) -> None:
        """Show the title, and that the game is saved."""
        self._layout.draw(canvas)

    def _open_sheet(self) -> None:
        self.leave()
        self.services.nav.open_score_sheet(self.session)

    def _go_to_start(self) -> None:
        self.services.archive.save_durably(self.session)
        self.services.nav.go_to_start()


def _column(rows: Iterable[Sequence[Button]]) -> Column:
    """Return the panel with *rows* of buttons."""
    return Column(
        Gap(-2), Line(_("Ten Bags"), "panel", high=40, align="centre"), Gap(14),
        Column(*(Row(*(Fit(button, _BUTTON) for button in row), gap=_GAP) for row in rows), gap=_GAP),
        Gap(8), Line(_("The game is saved."), "small", high=22, ink=muted, align="centre"),
        padding=_PADDING,
    )  # fmt: skip


def _pairs(buttons: Sequence[Button]) -> Iterator[Sequence[Button]]:
    """Yield *buttons* in rows of two; the first is alone, and so is the second if their number is even."""
    alone = 1 + (len(buttons) - 1) % 2
    for place in range(alone):
        yield buttons[place : place + 1]
    for place in range(alone, len(buttons), 2):
        yield buttons[place : place + 2]

"""The menu over the table: back, look something up, or leave; the game is saved."""

from collections.abc import Sequence

from pygame import FRect

from game.app.motion.animation import AnimatedNumber
from game.app.paint.canvas import Canvas
from game.app.paint.layout import centred, columns, inset
from game.app.screens.page import press_shared_key
from game.app.services.services import Services
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button
from game.app.widgets.group import Group
from game.words import _

_WIDTH, _BROAD = 380.0, 620.0  # with one button in a row, and with two where the window is low
_BUTTON = 50.0
_GAP = 10.0
_HEAD = 52.0
_FOOT = 30.0
_PADDING = 24.0


class MenuScene(Scene):
    """Ways from the table of *session*; *with_sheet*: also to the score sheet."""

    overlay = True

    def __init__(self, services: Services, session: Session, *, with_sheet: bool = True) -> None:
        super().__init__(services.app)
        self.services = services
        self.session = session
        self.panel = FRect()
        self.back = Button(_("Back to the game"), FRect(), self._close, kind="gold", icon="play", shortcut=_("Esc"))
        sheet = Button(_("Score sheet"), FRect(), self._open_sheet, icon="score")
        fair = Button(_("Fair deal"), FRect(), self._open_seal, icon="shield")
        fair.visible = bool(session.view.seal)  # before the first deal there is none
        settings = Button(_("Settings"), FRect(), self._open_settings, icon="settings")
        rules = Button(_("Rules of this game"), FRect(), self._open_rules, icon="rules")
        leafs = Button(_("Help"), FRect(), self._open_help, icon="help")
        start = Button(_("Start screen"), FRect(), self._leave, icon="window")
        leave = Button(_("Quit"), FRect(), self.app.quit, icon="quit")  # which saves as closing the window does
        ways = [self.back, *([sheet] if with_sheet else []), fair, rules, settings, leafs, start, leave]
        self.buttons = [button for button in ways if button.visible]
        self.widgets = Group(self.buttons, audio=services.app.audio, default=self.back)
        self._entrance = AnimatedNumber(0.0, self.theme.durations.panel_in)

    @property
    def moving(self) -> bool:
        """Whether it is coming in or a button moves."""
        return self._entrance.moving or self.widgets.moving

    def arrange(self, width: float, height: float) -> None:
        """Lay out in the middle, with two buttons in a row where the window is low."""
        single = [[button] for button in self.buttons]
        broad = _content(single) > height
        rows = _paired(self.buttons) if broad else single
        self.panel = centred(_BROAD if broad else _WIDTH, _content(rows), FRect(0, 0, width, height))
        inner = inset(self.panel, _PADDING)
        for index, row in enumerate(rows):
            room = FRect(inner.left, inner.top + _HEAD + index * (_BUTTON + _GAP), inner.width, _BUTTON)
            for button, rect in zip(row, columns(room, len(row), _GAP), strict=True):
                button.rect = rect

    def resume(self) -> None:
        """Come in, unless movement is off."""
        self._entrance.aim(1.0)
        if self.app.pace == 0:
            self._entrance.jump(1.0)

    def handle(self, event: InputEvent) -> None:
        """Let the buttons react; Esc goes back."""
        if self.widgets.handle(event):
            self.dirty = True
        elif isinstance(event, KeyPressed):
            if event.key == "escape":
                self._close()
            else:
                press_shared_key(self.services, event, self.session.rules)

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self._entrance.update(seconds, self.app.pace)
        self.widgets.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the menu over a shade."""
        share = self._entrance.value
        rise = 0.0 if self.app.reduced_motion else 12 * (1 - share)
        canvas.shade(share)
        with canvas.faded(self.panel.inflate(120, 120), share), canvas.shifted(0, rise):
            canvas.panel(self.panel, border=canvas.theme.accent.low)
            inner = inset(self.panel, _PADDING)
            canvas.text(_("Ten Bags"), FRect(inner.left, inner.top - 2, inner.width, 40), "panel", align="centre")
            foot = FRect(inner.left, inner.bottom - 22, inner.width, 22)
            canvas.text(_("The game is saved."), foot, "small", canvas.theme.muted, "centre")
            self.widgets.draw(canvas)

    # -- what the buttons do -----------------------------------------------------------------------------------

    def _close(self) -> None:
        self.app.scenes.remove(self)

    def _open_sheet(self) -> None:

        self._close()
        self.services.nav.open_score_sheet(self.session)

    def _open_seal(self) -> None:
        self.services.nav.open_seal(self.session)

    def _open_settings(self) -> None:
        self.services.nav.open_settings()

    def _open_rules(self) -> None:
        self.services.nav.open_help(self.session.rules)

    def _open_help(self) -> None:
        self.services.nav.open_help(self.session.rules, "keys")

    def _leave(self) -> None:
        self.services.archive.put_away(self.session)
        self.services.nav.go_to_start()


def _content(rows: Sequence[Sequence[Button]]) -> float:
    """Return how high the panel is with *rows* of buttons."""
    return _HEAD + len(rows) * (_BUTTON + _GAP) - _GAP + _FOOT + 2 * _PADDING


def _paired(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    """Return rows of two of *buttons*: the first one stands alone, and the second one where one would be left over."""
    alone = 1 + (len(buttons) - 1) % 2
    rest = buttons[alone:]
    return [*([one] for one in buttons[:alone]), *(rest[place : place + 2] for place in range(0, len(rest), 2))]

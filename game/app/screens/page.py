"""What the screens around the table share: a way back, a title, room for what they show."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.services.services import Services
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button
from game.app.widgets.group import Group
from game.app.widgets.notice import Notice
from game.app.widgets.widget import Widget
from game.rules.ruleset import RuleSet
from game.words import _

HEADER = 48.0  # how high the row with the way back and the title is
_MOMENT = 0.75  # seconds from the first picture of the page on
_CALM = 0.45  # seconds without a press: more than lie between the presses of a key that is held or hammered
_LEADING = frozenset({"enter", "space", "escape", "v", "f5"})  # the keys that lead away from such a page


class Page(Scene):
    """A screen with a *title*; Esc and the arrow button go back to the one beneath."""

    def __init__(self, services: Services, title: str) -> None:
        super().__init__(services.app)
        self.services = services
        self.title = title
        self.back_button = Button("", FRect(0, 0, HEADER, HEADER), self.leave, icon="back", tip=_("Back (Esc)"))
        self.widgets = Group([self.back_button], audio=self.app.audio)
        self.notice = Notice()  # what the screen says for a moment; it draws it where there is room
        self.body = FRect(0, 0, 0, 0)
        self.header = FRect(0, 0, 0, 0)

    @property
    def moving(self) -> bool:
        """Whether a widget or the notice moves."""
        return self.widgets.moving or self.notice.moving

    def arrange(self, width: float, height: float) -> None:
        """Lay out the header; what is below it is the `body`."""
        space = self.theme.space
        margin = space.margin if height >= 600 else space.margin / 2
        self.header = FRect(margin, margin, width - 2 * margin, HEADER)
        self.back_button.rect = FRect(margin, margin, HEADER, HEADER)
        top = self.header.bottom + (space.gap if height >= 600 else space.gap / 2)
        self.body = FRect(margin, top, width - 2 * margin, height - margin - top)

    def gather(self, *widgets: Widget, default: Widget | None = None) -> None:
        """Take *widgets* in, the way back behind them; the focus stays where it is, or begins at *default*."""
        before = self.widgets
        group = Group([*widgets, self.back_button], audio=self.app.audio)
        focused = before.focused if before.focused in group.widgets else default
        group.focus(focused)
        group.ring_shown = before.ring_shown
        self.widgets = group

    def resume(self) -> None:
        """Be drawn anew: another screen may have changed what is shown."""
        self.dirty = True

    def handle(self, event: InputEvent) -> None:
        """Let the widgets react; Esc goes back when none of them wants it."""
        if self.widgets.handle(event):
            self.dirty = True
        elif isinstance(event, KeyPressed):
            self.press_key(event)

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget wanted."""
        if event.key == "escape":
            self.leave()
        else:
            press_shared_key(self.services, event)

    def leave(self) -> None:
        """Go back to the screen beneath."""
        self.app.scenes.remove(self)

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self.widgets.update(seconds)
        self.notice.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the table, the header, what the screen shows and the widgets."""
        canvas.table()
        self.draw_header(canvas)
        self.draw_body(canvas)
        self.widgets.draw(canvas)

    def draw_header(self, canvas: Canvas) -> None:
        """Show the title beside the way back."""
        left = self.back_button.rect.right + 20
        width = self.header.right - left
        canvas.text(self.title, FRect(left, self.header.top, width, HEADER), "screen", canvas.theme.accent.light)

    def draw_body(self, canvas: Canvas) -> None:
        """Show what lies beneath the widgets."""


def press_shared_key(services: Services, event: KeyPressed, rules: RuleSet | None = None) -> bool:
    """M turns the sound off and on, F1 opens the keys, beside *rules* if given; return whether it was one of them."""
    match event.key:
        case "m":
            services.change(muted=not services.settings.muted)
        case "f1":
            services.nav.open_help(rules, "keys")
        case _:
            return False
    return True


class InputGuard:
    """How long a page still spares its reader; *active* is False where it was asked for."""

    def __init__(self, *, active: bool = True) -> None:
        self._left = _MOMENT if active else 0.0

    def blocks(self, event: InputEvent) -> bool:
        """Return whether *event* comes too early; after one that does, there has to be calm."""
        match event:
            case PointerDown() | KeyPressed() if self._left > 0 and _leads(event):
                self._left = max(self._left, _CALM)
                return True
            case _:
                return False

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self._left = max(0.0, self._left - seconds)


def _leads(event: PointerDown | KeyPressed) -> bool:
    return isinstance(event, PointerDown) or event.key in _LEADING

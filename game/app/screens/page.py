"""What all screens share: widgets and the keys that mean the same everywhere, a header, and a guard against haste."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas, Point
from game.app.services.services import Services
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown
from game.app.shell.scene import Scene
from game.app.widgets.buttons import Button
from game.app.widgets.group import Group
from game.app.widgets.notice import Notice
from game.app.widgets.widget import Widget
from game.rules.ruleset import RuleSet
from game.words import _

HEADER = 48.0  # the height of the row with the back button and the title
_GUARDED = 0.75  # seconds after the first picture of the page
_CALM = 0.45  # seconds without a press: longer than between two presses of a key that is held or hammered
_LEADING = frozenset({"enter", "space", "escape", "v", "f5"})  # the keys that lead away from such a page


class WidgetScene(Scene):
    """A screen with widgets; a key that none of them uses goes to `press_key`."""

    def __init__(self, services: Services) -> None:
        super().__init__(services.app)
        self.services = services
        self.widgets = Group(audio=services.app.audio)

    @property
    def moving(self) -> bool:
        """Whether a widget moves."""
        return self.widgets.moving

    def gather(self, *widgets: Widget, default: Widget | None = None) -> None:
        """Show *widgets*; the focus stays on the same widget, or goes to *default*."""
        before = self.widgets
        group = Group(widgets, audio=self.app.audio)
        group.focus(before.focused if before.focused in group.widgets else default)
        group.ring_shown = before.ring_shown
        self.widgets = group

    def arrange_again(self) -> None:
        """Lay out for the present size of the window."""
        self.arrange(self.app.viewport.width, self.app.viewport.height)

    def resume(self) -> None:
        """Draw anew: another screen may have changed what is shown."""
        self.dirty = True

    def handle(self, event: InputEvent) -> None:
        """Give *event* to the widgets, or, where it is a key that none of them uses, to `press_key`."""
        if self.widgets.handle(event):
            self.dirty = True
        elif isinstance(event, KeyPressed):
            self.press_key(event)

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used."""
        press_shared_key(self.services, event)

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        self.widgets.update(seconds)


class PageScene(WidgetScene):
    """A screen with a *title*; Esc and the back button lead to the screen beneath."""

    def __init__(self, services: Services, title: str) -> None:
        super().__init__(services)
        self.title = title
        self.back_button = Button("", FRect(0, 0, HEADER, HEADER), self.leave, icon="back", tip=_("Back (Esc)"))
        self.gather()
        self.notice = Notice()  # what the screen says for a moment
        self.body = FRect()
        self.header = FRect()

    @property
    def moving(self) -> bool:
        """Whether a widget or the notice moves."""
        return self.widgets.moving or self.notice.moving

    def arrange(self, width: float, height: float) -> None:
        """Lay out the header; `body` is the room below it."""
        space = self.theme.space
        margin = space.margin if height >= 600 else space.margin / 2
        self.header = FRect(margin, margin, width - 2 * margin, HEADER)
        self.back_button.rect = FRect(margin, margin, HEADER, HEADER)
        top = self.header.bottom + (space.gap if height >= 600 else space.gap / 2)
        self.body = FRect(margin, top, width - 2 * margin, height - margin - top)

    def gather(self, *widgets: Widget, default: Widget | None = None) -> None:
        """Show *widgets*, with the back button behind them."""
        super().gather(*widgets, self.back_button, default=default)

    def press_key(self, event: KeyPressed) -> None:
        """React to a key that no widget used: Esc leads back."""
        if event.key == "escape":
            self.leave()
        else:
            super().press_key(event)

    def leave(self) -> None:
        """Go back to the screen beneath."""
        self.app.scenes.remove(self)

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        super().update(seconds)
        self.notice.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the table, the header, the body, the widgets and the notice."""
        canvas.table()
        self.draw_header(canvas)
        self.draw_body(canvas)
        self.widgets.draw(canvas)
        self.notice.draw(canvas, self.notice_place)

    @property
    def notice_place(self) -> Point:
        """Where the middle of the notice is."""
        return self.body.centerx, self.body.bottom - 40

    def draw_header(self, canvas: Canvas) -> None:
        """Show the title beside the back button."""
        left = self.back_button.rect.right + 20
        room = FRect(left, self.header.top, self.header.right - left, HEADER)
        canvas.text(self.title, room, "screen", canvas.theme.accent.light)

    def draw_body(self, canvas: Canvas) -> None:
        """Show what lies beneath the widgets."""


class InputGuard:
    """Ignores, for a moment after a page has opened by itself, the keys and clicks that would lead on from it.

    A player who hammers Enter to hurry the last trick would otherwise skip the page. *active* is False for a page
    that the player asked for.
    """

    def __init__(self, *, active: bool = True) -> None:
        self._left = _GUARDED if active else 0.0

    def blocks(self, event: InputEvent) -> bool:
        """Return whether *event* comes too soon; if so, the guard stays until there has been calm for a moment."""
        leads_on = isinstance(event, PointerDown) or (isinstance(event, KeyPressed) and event.key in _LEADING)
        if self._left > 0 and leads_on:
            self._left = max(self._left, _CALM)
            return True
        return False

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        self._left = max(0.0, self._left - seconds)


def press_shared_key(services: Services, event: KeyPressed, rules: RuleSet | None = None) -> None:
    """Act on the keys that mean the same on every screen: M (sound off and on), F1 (help on the keys and *rules*)."""
    if event.key == "m":
        services.change(muted=not services.settings.muted)
    elif event.key == "f1":
        services.nav.open_help(rules, "keys")

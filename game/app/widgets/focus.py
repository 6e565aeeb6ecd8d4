"""A group of widgets: who is under the pointer, who has the focus, who hears an event.

    self.widgets = Group([play, back], audio=app.audio, default=play)
    self.widgets.handle(event)      # True when a widget used it or the picture changed
    self.widgets.update(seconds); self.widgets.moving
    self.widgets.draw(canvas)       # the widgets, the ring around the focused one, a tip

Tab and Shift+Tab go through the widgets in their order, arrows to the nearest one in that direction, Enter and
Space press. The ring shows from the first key on and hides when the mouse is used.
"""

from collections.abc import Callable, Iterable
from typing import Literal, TypeAlias

from pygame import FRect

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.inputs import FocusLost, InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.widgets.base import Widget
from game.app.widgets.tooltip import Tooltip

Direction: TypeAlias = Literal["left", "right", "up", "down"]


class Group:
    """*widgets* in the order of Tab; later ones lie above earlier ones."""

    def __init__(
        self,
        widgets: Iterable[Widget] = (),
        *,
        audio: Audio | None = None,
        default: Widget | None = None,
        on_focus: Callable[[Widget], None] | None = None,
    ) -> None:
        self.widgets = list(widgets)
        self.ring_shown = False
        self.on_focus = on_focus
        self._audio = audio
        self._focused: Widget | None = None
        self._held: Widget | None = None
        self._tooltip = Tooltip()
        if default is not None:
            self.focus(default)

    @property
    def focused(self) -> Widget | None:
        """The widget that hears keys."""
        return self._focused

    @property
    def moving(self) -> bool:
        """Whether any widget moves."""
        return self._tooltip.waiting or any(widget.moving for widget in self.widgets if widget.visible)

    def add(self, *widgets: Widget) -> None:
        """Add *widgets* behind those that are there."""
        self.widgets.extend(widgets)

    def focus(self, widget: Widget | None) -> None:
        """Give the focus to *widget*."""
        if self._focused is not None:
            self._focused.focused = False
        self._focused = widget
        if widget is not None:
            widget.focused = True
            if self.on_focus is not None:
                self.on_focus(widget)

    def handle(self, event: InputEvent) -> bool:
        """Let the right widget react; return whether it did or the picture changed."""
        match event:
            case PointerMoved(point):
                return self._move(event, point)
            case PointerDown(point, button):
                self._tooltip.hide()
                return self._press(event, point) if button == 1 else False
            case PointerUp():
                held, self._held = self._held, None
                return held.handle(event) if held is not None else False
            case Scrolled(point):
                under = self._under(point)
                return under.handle(event) if under is not None else False
            case KeyPressed():
                return self._key(event)
            case FocusLost():
                return self._hover(None)
            case _:
                return self._focused.handle(event) if self._hears(self._focused) and self._focused else False

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""
        self._tooltip.update(seconds)
        for widget in self.widgets:
            widget.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the widgets, the focus ring and the tip."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(canvas)
        focused = self._focused
        if self.ring_shown and focused is not None and self._hears(focused):
            draw_ring(canvas, focused.rect, focused.radius)
        self._tooltip.draw(canvas)

    # -- pointer -----------------------------------------------------------------------------------------------

    def _under(self, point: tuple[float, float]) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.visible and widget.contains(point):
                return widget
        return None

    def _move(self, event: PointerMoved, point: tuple[float, float]) -> bool:
        if self._held is not None:
            return self._held.handle(event)
        under = self._under(point)
        changed = self._hover(under)
        return (under.handle(event) if under is not None and under.enabled else False) or changed

    def _hover(self, widget: Widget | None) -> bool:
        changed = False
        for each in self.widgets:
            if each.hovered != (each is widget):
                each.hovered = each is widget
                changed = True
        if changed:
            self._tooltip.rest_on(widget)
        return changed

    def _press(self, event: PointerDown, point: tuple[float, float]) -> bool:
        under = self._under(point)
        if under is None:
            return False
        if not under.enabled:
            return True
        self.ring_shown = False
        if under.focusable:
            self.focus(under)
        self._held = under
        if not under.handle(event):
            return False
        if self._audio is not None and under.focusable:
            self._audio.play("click")
        return True

    # -- keys --------------------------------------------------------------------------------------------------

    def _hears(self, widget: Widget | None) -> bool:
        return widget is not None and widget.enabled and widget.visible and widget in self.widgets

    def _key(self, event: KeyPressed) -> bool:
        focused = self._focused if self._hears(self._focused) else None
        if focused is not None and focused.handle(event):
            self.ring_shown = True
            if self._audio is not None and event.key in ("enter", "space"):
                self._audio.play("click")
            return True
        match event.key:
            case "tab":
                return self._step(-1 if event.shift else 1)
            case "left" | "right" | "up" | "down" as direction if not event.alt and not event.control:
                return self._go(direction)
            case _:
                return False

    def _reachable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.focusable and widget.enabled and widget.visible]

    def _step(self, by: int) -> bool:
        reachable = self._reachable()
        if not reachable:
            return False
        if self._focused in reachable:
            # the first Tab shows where the focus is; the next ones move it
            index = reachable.index(self._focused) + (by if self.ring_shown else 0)
        else:
            index = 0 if by > 0 else -1
        self.ring_shown = True
        self.focus(reachable[index % len(reachable)])
        return True

    def _go(self, direction: Direction) -> bool:
        reachable = self._reachable()
        if not reachable:
            return False
        if self._focused not in reachable or not self.ring_shown:
            return self._step(1)
        here = self._focused.rect
        found = [
            (_distance(here, widget.rect, direction), widget) for widget in reachable if widget is not self._focused
        ]
        ahead = [(far, widget) for far, widget in found if far is not None]
        if not ahead:
            return False
        self.focus(min(ahead, key=lambda pair: pair[0])[1])
        return True


def _distance(here: FRect, there: FRect, direction: Direction) -> float | None:
    """Return how far *there* is in *direction*, sideways counting double; None when it lies elsewhere."""
    match direction:
        case "left":
            ahead, aside = here.left - there.right, _gap(here.top, here.bottom, there.top, there.bottom)
        case "right":
            ahead, aside = there.left - here.right, _gap(here.top, here.bottom, there.top, there.bottom)
        case "up":
            ahead, aside = here.top - there.bottom, _gap(here.left, here.right, there.left, there.right)
        case "down":
            ahead, aside = there.top - here.bottom, _gap(here.left, here.right, there.left, there.right)
    centre = abs(there.centerx - here.centerx) if direction in ("up", "down") else abs(there.centery - here.centery)
    return None if ahead < -1 else ahead + 3 * aside + centre / 1000


def _gap(a_start: float, a_end: float, b_start: float, b_end: float) -> float:
    return max(0.0, b_start - a_end, a_start - b_end)


def draw_ring(canvas: Canvas, rect: FRect, radius: float | None = None) -> None:
    """Draw the ring that shows the focus around *rect*."""
    theme = canvas.theme
    reach = theme.space.ring + theme.space.ring_gap
    corner = (theme.radii.button if radius is None else radius) + reach
    canvas.outline(rect.inflate(2 * reach, 2 * reach), theme.highlight, theme.space.ring, corner)

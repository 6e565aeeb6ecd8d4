"""A group of widgets: who is under the pointer, who has the focus, who hears an event.

    self.widgets = Group([play, back], audio=app.audio, default=play)
    self.widgets.handle(event)      # True when a widget used it or the picture changed
    self.widgets.update(seconds); self.widgets.moving
    self.widgets.draw(canvas)       # the widgets, the ring around the focused one, a tip

Tab and Shift+Tab go through the widgets in their order, arrows to the nearest one in that direction, Enter and
Space press. The ring shows from the first key on and hides when the mouse is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import nullcontext
from dataclasses import replace
from typing import TypeAlias

from pygame import FRect

from game.app.motion.durations import Durations
from game.app.paint.canvas import Canvas
from game.app.shell.audio import Audio
from game.app.shell.inputs import FocusLost, InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.widgets.widget import Widget

Pointed: TypeAlias = PointerMoved | PointerDown | PointerUp | Scrolled


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
        self.widgets: list[Widget] = []
        self.ring_shown = False
        self.on_focus = on_focus
        self._audio = audio
        self._focused: Widget | None = None
        self._held: Widget | None = None
        self._tooltip = Tooltip()
        self.add(*widgets)
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
        """Add *widgets*, and those they hold, behind those that are there."""
        for widget in widgets:
            self.widgets.append(widget)
            self.widgets.extend(widget.inner)

    def focus(self, widget: Widget | None, *, reveal: bool = True) -> None:
        """Give the focus to *widget*; *reveal*: its area scrolls to where all of it shows."""
        if self._focused is not None:
            self._focused.focused = False
        self._focused = widget
        if widget is not None:
            widget.focused = True
            if reveal and widget.area is not None:
                widget.area.reveal(widget.rect)
            if self.on_focus is not None:
                self.on_focus(widget)

    def handle(self, event: InputEvent) -> bool:
        """Pass the event to the right widget; return whether it reacted or the picture changed."""
        match event:
            case PointerMoved():
                return self._move(event)
            case PointerDown(button=button):
                self._tooltip.hide()
                return self._press(event) if button == 1 else False
            case PointerUp():
                held, self._held = self._held, None
                return held.handle(_moved(event, held)) if held is not None else False
            case Scrolled():
                return self._scroll(event)
            case KeyPressed():
                return self._key(event)
            case FocusLost():
                return self._hover(None)
            case _:
                hearing = self._hearing()
                return hearing.handle(event) if hearing is not None else False

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        self._tooltip.update(seconds)
        for widget in self.widgets:
            widget.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the widgets, the focus ring and the tip."""
        for widget in self.widgets:
            if widget.visible and widget.area is None:
                widget.draw(canvas)
        focused = self._hearing()
        if self.ring_shown and focused is not None:
            with focused.area.shown(canvas) if focused.area is not None else nullcontext():
                for rect in focused.rings:
                    draw_ring(canvas, rect, focused.radius, on_paper=focused.on_paper)
        self._tooltip.draw(canvas)

    # -- pointer -----------------------------------------------------------------------------------------------

    def _under(self, point: tuple[float, float]) -> Widget | None:
        for widget in reversed(self.widgets):
            area = widget.area
            if area is not None and not area.rect.collidepoint(point):
                continue
            if widget.contains((point[0], point[1] + area.offset) if area is not None else point):
                return widget
        return None

    def _move(self, event: PointerMoved) -> bool:
        if self._held is not None:
            return self._held.handle(_moved(event, self._held))
        under = self._under(event.point)
        changed = self._hover(under)
        return (under.handle(_moved(event, under)) if under is not None and under.enabled else False) or changed

    def _hover(self, widget: Widget | None) -> bool:
        changed = False
        for each in self.widgets:
            if each.hovered != (each is widget):
                each.hovered = each is widget
                changed = True
        if changed:
            self._tooltip.rest_on(widget)
        return changed

    def _press(self, event: PointerDown) -> bool:
        under = self._under(event.point)
        if under is None:
            return False
        if not under.enabled:
            return True
        self.ring_shown = False
        if under.focusable:
            self.focus(under, reveal=False)  # it would glide away beneath the pointer that presses it
        self._held = under
        if not under.handle(_moved(event, under)):
            return False
        if under.focusable:
            self._click()
        return True

    def _scroll(self, event: Scrolled) -> bool:
        under = self._under(event.point)
        if under is None:
            return False
        return under.handle(event) or (under.area is not None and under.area.handle(event))

    def _click(self) -> None:
        if self._audio is not None:
            self._audio.play("click")

    # -- keys --------------------------------------------------------------------------------------------------

    def _hearing(self) -> Widget | None:
        """Return the focused widget if it can hear."""
        focused = self._focused
        return focused if focused is not None and focused in self._reachable() else None

    def _reachable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.focusable and widget.enabled and widget.visible]

    def _key(self, event: KeyPressed) -> bool:
        hearing = self._hearing()
        if hearing is not None and hearing.handle(event):
            self.ring_shown = True
            if event.key in ("enter", "space"):
                self._click()
            return True
        match event.key:
            case "tab":
                return self._step(-1 if event.shift else 1)
            case "left" | "right" | "up" | "down" if not event.alt and not event.control:
                return self._go(event.key)
            case "page up" | "page down" if hearing is not None and hearing.area is not None:
                return hearing.area.handle(event)
            case _:
                return False

    def _step(self, by: int) -> bool:
        reachable = self._reachable()
        if not reachable:
            return False
        if self._focused in reachable:
            # the first key shows where the focus is; the next ones move it
            index = reachable.index(self._focused) + (by if self.ring_shown else 0)
        else:
            index = 0 if by > 0 else -1
        self.ring_shown = True
        self.focus(reachable[index % len(reachable)])
        return True

    def _go(self, direction: str) -> bool:
        hearing = self._hearing()
        if hearing is None or not self.ring_shown:
            return self._step(1)
        found = nearest(hearing, self._reachable(), direction)
        if found is not None:
            self.focus(found)
        return found is not None


def _moved(event: Pointed, widget: Widget) -> InputEvent:
    """Return *event* as *widget* sees it inside its area."""
    if widget.area is None:
        return event
    return replace(event, point=(event.point[0], event.point[1] + widget.area.offset))


def draw_ring(canvas: Canvas, rect: FRect, radius: float | None = None, *, on_paper: bool = False) -> None:
    """Draw the ring that shows the focus around *rect*; *on_paper* it is dark within a light one: it may lie beyond."""
    theme = canvas.theme
    reach = theme.space.ring + theme.space.ring_gap
    corner = (theme.radii.button if radius is None else radius) + reach
    around, width = rect.inflate(2 * reach, 2 * reach), theme.space.ring
    if on_paper:
        canvas.outline(around.inflate(2 * width, 2 * width), theme.highlight, width, corner + width)
    canvas.outline(around, theme.paper.phrase if on_paper else theme.highlight, width, corner)


_SLACK = 1.0  # units by which neighbours may overlap
_ASIDE = 3.0  # a step aside counts as much as three ahead


def nearest(here: Widget, widgets: Sequence[Widget], direction: str) -> Widget | None:
    """Return the one of *widgets* that lies nearest to *here* in *direction*, if any does."""
    found = [
        (distance, index)
        for index, widget in enumerate(widgets)
        if widget is not here and (distance := _distance(here.place, widget.place, direction)) is not None
    ]
    return widgets[min(found)[1]] if found else None


def _distance(here: FRect, there: FRect, direction: str) -> float | None:
    """Return how far *there* is in *direction*; None when it lies elsewhere."""
    ahead = {
        "left": here.left - there.right,
        "right": there.left - here.right,
        "up": here.top - there.bottom,
        "down": there.top - here.bottom,
    }[direction]
    if ahead < -_SLACK:
        return None
    if direction in ("left", "right"):
        aside = max(0.0, there.top - here.bottom, here.top - there.bottom)
        off_axis = abs(there.centery - here.centery)
    else:
        aside = max(0.0, there.left - here.right, here.left - there.right)
        off_axis = abs(there.centerx - here.centerx)
    return ahead + _ASIDE * aside + off_axis / 1000


_TIP_PADDING = 12.0
_WIDEST_TIP = 320.0


class Tooltip:
    """Shows the *tip* of the widget on which the pointer rests, after a moment."""

    def __init__(self, delay: float = Durations().tooltip_delay) -> None:
        self._delay = delay
        self._widget: Widget | None = None
        self._rested = 0.0

    @property
    def waiting(self) -> bool:
        """Whether a tip is about to show."""
        return self._widget is not None and self._rested < self._delay

    @property
    def shown(self) -> bool:
        """Whether a tip shows."""
        return self._widget is not None and not self.waiting

    def rest_on(self, widget: Widget | None) -> None:
        """The pointer has come to *widget*."""
        self._widget = widget if widget is not None and widget.tip else None
        self._rested = 0.0

    def hide(self) -> None:
        """Show nothing until the pointer comes to another widget."""
        self._widget = None

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""
        if self._widget is not None:
            self._rested += seconds

    def draw(self, canvas: Canvas) -> None:
        """Show the tip below its widget, or above where there is no room."""
        if not self.shown or self._widget is None:
            return
        tip, rect, bounds = self._widget.tip, self._widget.rect, canvas.viewport.bounds
        lines = canvas.type.lines(tip, _WIDEST_TIP, "small")
        width = max(canvas.type.width(line, "small") for line in lines) + 2 * _TIP_PADDING + 1
        box = FRect(0, 0, width, canvas.type.height(tip, _WIDEST_TIP, "small") + _TIP_PADDING)
        box.midtop = (rect.centerx, rect.bottom + 8)
        if box.bottom > bounds.bottom - 8:
            box.bottom = rect.top - 8
        box.left = min(max(8, box.left), bounds.right - 8 - box.width)
        canvas.panel(box, radius=8)
        canvas.paragraph(tip, box.inflate(-2 * _TIP_PADDING, -_TIP_PADDING), "small")

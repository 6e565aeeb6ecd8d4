"""Controls for a single value: a switch, a slider, a stepper.

Toggle(_("Confirm each card"), FRect(40, 100, 360, 48), settings.confirm, self.set_confirm)
Slider(_("Volume"), FRect(40, 100, 360, 56), settings.volume, self.set_volume, shown="{} %".format)
Stepper(_("Target"), FRect(40, 100, 320, 48), 500, self.set_target, values=range(100, 1001, 50))
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.app.motion.animation import AnimatedNumber
from game.app.motion.durations import Durations
from game.app.paint.canvas import Canvas
from game.app.paint.shapes import mixed
from game.app.paint.theme import Gradient, Style
from game.app.paint.typesetting import Typesetter
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp
from game.app.widgets.buttons import Pressable
from game.app.widgets.widget import Widget
from game.words import _

_SWITCH_WIDTH = 50.0
_SWITCH_HEIGHT = 28.0
_BESIDE = 136.0  # for edges, state and switch beside the label
_LEAST = 48.0


class Toggle(Pressable):
    """A *label*, a *note* below it and a switch at the right end of *rect*."""

    def __init__(
        self, label: str, rect: FRect, value: bool, on_change: Callable[[bool], object], *, note: str = ""
    ) -> None:
        super().__init__(rect, self._turn)
        self.label = label
        self.note = note
        self.value = value
        self._on_change = on_change
        self._glide = AnimatedNumber(float(value), Durations().hover)

    @property
    def words(self) -> str:
        """The label and the state."""
        return f"{self.label}: {self._state()}"

    @property
    def moving(self) -> bool:
        """Whether the knob moves."""
        return self._glide.moving

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return the height at *width*, with its note."""
        if not self.note:
            return _LEAST
        return max(_LEAST, label_height(self.note, width - _BESIDE, type_) + 8)

    def update(self, seconds: float) -> None:
        """Move the knob by *seconds*."""
        self._glide.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the label, the state and the switch."""
        theme, rect = canvas.theme, self.rect
        if self.hovered and self.enabled:
            canvas.box(rect, theme.selected, theme.radii.button)
        switch = FRect(
            rect.right - _SWITCH_WIDTH - 10, rect.centery - _SWITCH_HEIGHT / 2, _SWITCH_WIDTH, _SWITCH_HEIGHT
        )
        state = FRect(switch.left - 60, rect.top, 50, rect.height)
        room = FRect(rect.left + 12, rect.top, rect.width - _BESIDE, rect.height)
        draw_label(canvas, room, self.label, self.note, enabled=self.enabled)
        canvas.text(self._state(), state, "small", theme.muted, "right")
        self._draw_switch(canvas, switch)

    def _draw_switch(self, canvas: Canvas, switch: FRect) -> None:
        theme, share = canvas.theme, self._glide.value
        lit = theme.accent.mid if self.enabled else theme.disabled
        track = lit if share > 0.5 else theme.well
        canvas.box(switch, track, _SWITCH_HEIGHT / 2, lit if share > 0.5 else theme.control_border, 1.5)
        knob = _SWITCH_HEIGHT - 8
        centre = switch.left + _SWITCH_HEIGHT / 2 + share * (_SWITCH_WIDTH - _SWITCH_HEIGHT)
        canvas.disc((centre, switch.centery), knob, mixed(theme.muted, theme.on_accent, round(share)))

    def _state(self) -> str:
        return _("On") if self.value else _("Off")

    def _turn(self) -> None:
        self.value = not self.value
        self._glide.aim(float(self.value))
        self._on_change(self.value)


def label_height(note: str, width: float, type_: Typesetter) -> float:
    """Return the height of a label with its *note* at *width*."""
    return type_.theme.type("text").leading + type_.height(note, width, "small")


def draw_label(canvas: Canvas, rect: FRect, label: str, note: str = "", *, enabled: bool = True) -> None:
    """Draw *label* in the middle of *rect*, on several lines if it has to be, or above its *note*."""
    theme = canvas.theme
    ink = theme.text if enabled else theme.disabled
    if not note:
        style: Style = "text" if canvas.type.width(label, "text") <= rect.width else "label"  # two lines of it fit
        height = canvas.type.height(label, rect.width, style)
        canvas.paragraph(label, FRect(rect.left, rect.centery - height / 2, rect.width, height), style, ink)
        return
    lines = canvas.type.lines(note, rect.width, "small")
    height = theme.type("text").leading + len(lines) * theme.type("small").leading
    top = rect.centery - height / 2
    canvas.text(label, FRect(rect.left, top, rect.width, theme.type("text").leading), "text", ink)
    below = FRect(rect.left, top + theme.type("text").leading, rect.width, 0)
    canvas.paragraph(note, below, "small", theme.muted if enabled else theme.disabled)


class NumberControl(Widget):
    """A *label* and a whole number, one of *values*, written as *shown*; left, right, Home and End change it."""

    def __init__(
        self,
        label: str,
        rect: FRect,
        value: int,
        on_change: Callable[[int], object],
        *,
        values: range = range(0, 101, 5),
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__(rect)
        self.label = label
        self.value = value
        self.low, self.high, self.step = values[0], values[-1], values.step
        self._shown = shown
        self._on_change = on_change

    @property
    def words(self) -> str:
        """The label and the value."""
        return f"{self.label}: {self._shown(self.value)}"

    def handle(self, event: InputEvent) -> bool:
        """Change the value by keys."""
        if isinstance(event, KeyPressed) and event.key in ("left", "right", "home", "end"):
            lower, higher = self.value - self.step, self.value + self.step
            self._set({"left": lower, "right": higher, "home": self.low, "end": self.high}[event.key])
            return True
        return False

    def _set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self._on_change(value)


_KNOB = 22.0
_TRACK = 8.0


class Slider(NumberControl):
    """A number above a track along which it is pulled; *on_release* is called when it is let go."""

    def __init__(
        self,
        label: str,
        rect: FRect,
        value: int,
        on_change: Callable[[int], object],
        *,
        values: range = range(0, 101, 5),
        shown: Callable[[int], str] = str,
        on_release: Callable[[int], object] | None = None,
    ) -> None:
        super().__init__(label, rect, value, on_change, values=values, shown=shown)
        self._on_release = on_release
        self._pulled = False

    def handle(self, event: InputEvent) -> bool:
        """Pull with the pointer, or change the value by keys."""
        match event:
            case PointerDown(point, 1):
                self._pulled = True
                self._pull(point[0])
                return True
            case PointerMoved(point) if self._pulled:
                self._pull(point[0])
                return True
            case PointerUp() if self._pulled:
                self._pulled = False
                self._released()
                return True
            case _:
                used = super().handle(event)
                if used:
                    self._released()
                return used

    def draw(self, canvas: Canvas) -> None:
        """Show label, value, track and knob."""
        theme, rect, track = canvas.theme, self.rect, self._track()
        line = FRect(rect.left + 12, rect.top, rect.width - 24, track.top - rect.top - 6)
        ink = theme.text if self.enabled else theme.disabled
        canvas.text(self.label, line, "text", ink)
        canvas.text(self._shown(self.value), line, "strong", theme.accent.light if self.enabled else ink, "right")
        share = (self.value - self.low) / max(1, self.high - self.low)
        canvas.bar(track, share, Gradient(theme.accent.light, theme.accent.low) if self.enabled else theme.disabled)
        x = track.left + share * track.width
        lit = self.hovered or self._pulled
        canvas.disc((x, track.centery), _KNOB, theme.highlight if lit else theme.text, theme.accent.low, 2)

    def _track(self) -> FRect:
        rect = self.rect
        return FRect(rect.left + 12 + _KNOB / 2, rect.bottom - 20, rect.width - 24 - _KNOB, _TRACK)

    def _pull(self, x: float) -> None:
        track = self._track()
        share = (x - track.left) / max(1.0, track.width)
        self._set(self.low + round(share * (self.high - self.low) / self.step) * self.step)

    def _released(self) -> None:
        if self._on_release is not None:
            self._on_release(self.value)


_STEP_BUTTON = 44.0
_VALUE_WIDTH = 76.0
_STEPPER_ROW = 52.0  # its height without a note
_INDENT = 12.0


class Stepper(NumberControl):
    """A number between minus and plus, at the right of its label; a note, if any, below."""

    def __init__(
        self,
        label: str,
        rect: FRect,
        value: int,
        on_change: Callable[[int], object],
        *,
        values: range,
        shown: Callable[[int], str] = str,
    ) -> None:
        super().__init__(label, rect, value, on_change, values=values, shown=shown)
        self.note = ""
        self.keys_shown = True
        self._pointer = (0.0, 0.0)

    @property
    def words(self) -> str:
        """The label, the value and the note."""
        return f"{super().words}. {self.note}" if self.note else super().words

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return the height at *width*, with its note."""
        return _STEPPER_ROW + (type_.height(self.note, width - 2 * _INDENT, "small") if self.note else 0.0)

    def handle(self, event: InputEvent) -> bool:
        """Press minus or plus, or change the value by keys; the wheel is left to the page."""
        match event:
            case PointerDown(point, 1):
                minus, plus = self.step_buttons()
                self._set(self.value + self.step * (plus.collidepoint(point) - minus.collidepoint(point)))
                return True
            case PointerMoved(point):
                self._pointer = point
                return True
            case _:
                return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        """Show the label and, unless *keys_shown* is off, minus, value and plus."""
        row = self._row
        minus, _plus = self.step_buttons()
        room = FRect(row.left + _INDENT, row.top, minus.left - row.left - 20, row.height)
        draw_label(canvas, room, self.label, enabled=self.enabled)
        if self.note:
            below = FRect(room.left, row.bottom, row.width - 2 * _INDENT, self.rect.bottom - row.bottom)
            canvas.paragraph(self.note, below, "small", canvas.theme.muted)
        if self.keys_shown:
            self.draw_keys(canvas)

    def draw_keys(self, canvas: Canvas) -> None:
        """Show the value between minus and plus."""
        theme = canvas.theme
        minus, plus = self.step_buttons()
        value = FRect(minus.right, minus.top, plus.left - minus.right, minus.height)
        canvas.text(self._shown(self.value), value, "player", theme.text if self.enabled else theme.disabled, "centre")
        self._draw_key(canvas, minus, "minus", self.value > self.low)
        self._draw_key(canvas, plus, "plus", self.value < self.high)

    def _draw_key(self, canvas: Canvas, rect: FRect, icon: str, possible: bool) -> None:
        theme = canvas.theme
        lit = self.hovered and rect.collidepoint(self._pointer) and possible
        canvas.box(rect, theme.control_hover if lit else theme.control, theme.radii.key, theme.control_border)
        canvas.icon(icon, rect.center, 20, theme.accent.light if possible and self.enabled else theme.disabled)

    @property
    def _row(self) -> FRect:
        """The rectangle without the note."""
        return FRect(*self.rect.topleft, self.rect.width, _STEPPER_ROW) if self.note else self.rect

    def step_buttons(self) -> tuple[FRect, FRect]:
        """Return the rectangles of minus and plus."""
        row = self._row
        top = row.centery - _STEP_BUTTON / 2
        plus = FRect(row.right - _STEP_BUTTON - 4, top, _STEP_BUTTON, _STEP_BUTTON)
        return FRect(plus.left - _VALUE_WIDTH - _STEP_BUTTON, top, _STEP_BUTTON, _STEP_BUTTON), plus

"""A switch with its label: on or off, also in words.

Toggle(_("Confirm each card"), FRect(40, 100, 360, 48), settings.confirm, self.set_confirm)
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
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved, PointerUp, Scrolled
from game.app.widgets.buttons import Pressable
from game.app.widgets.widget import Widget
from game.words import _

_SWITCH_WIDTH = 50.0
_SWITCH_HEIGHT = 28.0
_BESIDE = 136.0  # what is not the label's: edges, state and switch
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
        """The label and whether it is on."""
        return f"{self.label}: {self._state()}"

    @property
    def moving(self) -> bool:
        """Whether the knob moves."""
        return self._glide.moving

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high the switch with its words stands in a room of *width*."""
        if not self.note:
            return _LEAST
        return max(_LEAST, label_height(self.note, width - _BESIDE, type_) + 8)

    def update(self, seconds: float) -> None:
        """Move the knob by *seconds*."""
        self._glide.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the label, the word and the switch."""
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
    """Return how high a label with its *note* stands in a room of *width*."""
    return type_.theme.type("text").leading + type_.height(note, width, "small")


def draw_label(canvas: Canvas, rect: FRect, label: str, note: str = "", *, enabled: bool = True) -> None:
    """Draw a *label* in the middle of *rect*, in several lines if it must be, or above its *note*."""
    theme = canvas.theme
    ink = theme.text if enabled else theme.disabled
    if not note:
        style: Style = "text" if canvas.type.width(label, "text") <= rect.width else "label"  # of which two lines fit
        height = canvas.type.height(label, rect.width, style)
        canvas.paragraph(label, FRect(rect.left, rect.centery - height / 2, rect.width, height), style, ink)
        return
    lines = canvas.type.lines(note, rect.width, "small")
    height = theme.type("text").leading + len(lines) * theme.type("small").leading
    top = rect.centery - height / 2
    canvas.text(label, FRect(rect.left, top, rect.width, theme.type("text").leading), "text", ink)
    below = FRect(rect.left, top + theme.type("text").leading, rect.width, 0)
    canvas.paragraph(note, below, "small", theme.muted if enabled else theme.disabled)


_KNOB = 22.0
_TRACK = 8.0


class Slider(Widget):
    """*label* and value above a track along the *values* it may take."""

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
        super().__init__(rect)
        self.label = label
        self.value = value
        self.low, self.high, self.step = values[0], values[-1], values.step
        self._shown = shown
        self._on_change = on_change
        self._on_release = on_release
        self._pulled = False

    @property
    def words(self) -> str:
        """The label and the value."""
        return f"{self.label}: {self._shown(self.value)}"

    def handle(self, event: InputEvent) -> bool:
        """Pull with the pointer; left, right, Home and End step."""
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
            case KeyPressed("left" | "right" | "home" | "end" as key):
                steps = {
                    "left": self.value - self.step,
                    "right": self.value + self.step,
                    "home": self.low,
                    "end": self.high,
                }
                self._set(steps[key])
                self._released()
                return True
            case _:
                return False

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

    def _set(self, value: int) -> None:
        value = min(self.high, max(self.low, value))
        if value != self.value:
            self.value = value
            self._on_change(value)

    def _released(self) -> None:
        if self._on_release is not None:
            self._on_release(self.value)


_STEP_BUTTON = 44.0
_VALUE_WIDTH = 76.0
_STEPPER_ROW = 52.0  # how high it stands where nothing is noted below
_INDENT = 12.0


class Stepper(Widget):
    """*label* at the left of *rect*; minus, value and plus at its right; a *note* below them where there is any."""

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
        super().__init__(rect)
        self.label = label
        self.note = ""
        self.value = value
        self.low, self.high, self.step = values[0], values[-1], values.step
        self._shown = shown
        self._on_change = on_change
        self._pointer = (0.0, 0.0)
        self.keys_shown = True

    @property
    def words(self) -> str:
        """The label and the value, and what is noted of it."""
        value = f"{self.label}: {self._shown(self.value)}"
        return f"{value}. {self.note}" if self.note else value

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high it stands in a room of *width*, with its note."""
        return _STEPPER_ROW + (type_.height(self.note, width - 2 * _INDENT, "small") if self.note else 0.0)

    def handle(self, event: InputEvent) -> bool:
        """Step with the keys beside the value, with left and right, Home and End."""
        match event:
            case PointerDown(point, 1):
                minus, plus = self._keys()
                self._step(self.step * (plus.collidepoint(point) - minus.collidepoint(point)))
                return True
            case PointerMoved(point):
                self._pointer = point
                return True
            case KeyPressed("left"):
                self._step(-self.step)
                return True
            case KeyPressed("right"):
                self._step(self.step)
                return True
            case KeyPressed("home"):
                self._step(self.low - self.value)
                return True
            case KeyPressed("end"):
                self._step(self.high - self.value)
                return True
            case Scrolled():
                return False  # a page that is scrolled must not change what is on it
            case _:
                return False

    def draw(self, canvas: Canvas) -> None:
        """Show the label, the value and its keys."""
        row = self._row
        minus, _plus = self._keys()
        room = FRect(row.left + _INDENT, row.top, minus.left - row.left - 20, row.height)
        draw_label(canvas, room, self.label, enabled=self.enabled)
        if self.note:
            below = FRect(room.left, row.bottom, row.width - 2 * _INDENT, self.rect.bottom - row.bottom)
            canvas.paragraph(self.note, below, "small", canvas.theme.muted)
        if self.keys_shown:
            self.draw_keys(canvas)

    def draw_keys(self, canvas: Canvas) -> None:
        """Show the value between its keys."""
        theme = canvas.theme
        minus, plus = self._keys()
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
        """Where label and keys are: all of it, but for the note."""
        return FRect(*self.rect.topleft, self.rect.width, _STEPPER_ROW) if self.note else self.rect

    def _keys(self) -> tuple[FRect, FRect]:
        """Return where minus and plus are."""
        row = self._row
        top = row.centery - _STEP_BUTTON / 2
        plus = FRect(row.right - _STEP_BUTTON - 4, top, _STEP_BUTTON, _STEP_BUTTON)
        return FRect(plus.left - _VALUE_WIDTH - _STEP_BUTTON, top, _STEP_BUTTON, _STEP_BUTTON), plus

    def _step(self, by: int) -> None:
        value = min(self.high, max(self.low, self.value + by))
        if value != self.value:
            self.value = value
            self._on_change(value)

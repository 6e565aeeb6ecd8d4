"""A switch with its label: on or off, also in words.

Toggle(_("Confirm each card"), FRect(40, 100, 360, 48), settings.confirm, self.set_confirm)
"""

from collections.abc import Callable

from pygame import FRect

from game.app.motion.durations import Durations
from game.app.motion.timeline import Glide
from game.app.paint.canvas import Canvas
from game.app.paint.shapes import mixed
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.widgets.button import Pressable
from game.words import _

_WIDTH = 50.0
_HEIGHT = 28.0
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
        self._glide = Glide(float(value), Durations().hover)

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
        """Let the knob slide."""
        self._glide.update(seconds)

    def draw(self, canvas: Canvas) -> None:
        """Show the label, the word and the switch."""
        theme, rect = canvas.theme, self.rect
        if self.hovered and self.enabled:
            canvas.box(rect, theme.selected, theme.radii.button)
        switch = FRect(rect.right - _WIDTH - 10, rect.centery - _HEIGHT / 2, _WIDTH, _HEIGHT)
        state = FRect(switch.left - 60, rect.top, 50, rect.height)
        room = FRect(rect.left + 12, rect.top, rect.width - _BESIDE, rect.height)
        draw_label(canvas, room, self.label, self.note, enabled=self.enabled)
        canvas.text(self._state(), state, "small", theme.muted, "right")
        self._draw_switch(canvas, switch)

    def _draw_switch(self, canvas: Canvas, switch: FRect) -> None:
        theme, share = canvas.theme, self._glide.value
        lit = theme.accent.mid if self.enabled else theme.disabled
        track = lit if share > 0.5 else theme.well
        canvas.box(switch, track, _HEIGHT / 2, lit if share > 0.5 else theme.control_border, 1.5)
        knob = _HEIGHT - 8
        centre = switch.left + _HEIGHT / 2 + share * (_WIDTH - _HEIGHT)
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

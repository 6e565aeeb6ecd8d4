"""What every widget has."""

from pygame import FRect

from game.app.canvas import Canvas
from game.app.inputs import InputEvent


class Widget:
    """A thing at *rect* that can be drawn and may react.

    *focusable* widgets are reached by Tab and arrows. `handle` returns whether the event was used, so that
    nobody else should react to it. *tip* is shown when the pointer rests on the widget.
    """

    focusable = True

    def __init__(self, rect: FRect) -> None:
        self.rect = rect
        self.enabled = True
        self.visible = True
        self.focused = False
        self.hovered = False
        self.tip = ""

    @property
    def words(self) -> str:
        """What the widget says of itself, read out when it is focused."""
        return ""

    @property
    def moving(self) -> bool:
        """Whether something in it moves."""
        return False

    @property
    def grasping(self) -> bool:
        """Whether it takes Tab, arrows and typing for itself before the group looks at them."""
        return False

    @property
    def radius(self) -> float | None:
        """The radius of the ring that shows the focus; None is the theme's for buttons."""
        return None

    def contains(self, point: tuple[float, float]) -> bool:
        """Return whether *point* is on the widget."""
        return self.visible and self.rect.collidepoint(point)

    def handle(self, event: InputEvent) -> bool:
        """React to *event*; return whether it was used."""
        del event
        return False

    def update(self, seconds: float) -> None:
        """Let *seconds* pass."""

    def draw(self, canvas: Canvas) -> None:
        """Show the widget."""

"""What every widget has."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.shell.inputs import InputEvent


class Area(Protocol):
    """A part of the window whose widgets are moved out of place and cut off at its edges."""

    rect: FRect

    @property
    def offset(self) -> float:
        """How far the content is moved up."""

    def reveal(self, rect: FRect) -> None:
        """Move the content so that *rect* of it shows."""

    def handle(self, event: InputEvent) -> bool:
        """React to the wheel and to the keys that turn pages."""

    def shown(self, canvas: Canvas) -> AbstractContextManager[None]:
        """Draw what follows as content."""


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
        self.on_paper = False  # where the ring that shows the focus must be dark
        self.area: Area | None = None

    @property
    def words(self) -> str:
        """What the widget says of itself, read out when it is focused."""
        return ""

    @property
    def moving(self) -> bool:
        """Whether something in it moves."""
        return False

    @property
    def inner(self) -> Sequence["Widget"]:
        """The widgets it holds; a group takes them in as its own."""
        return ()

    @property
    def radius(self) -> float | None:
        """The radius of the ring that shows the focus; None is the theme's for buttons."""
        return None

    @property
    def ring(self) -> FRect:
        """What the ring that shows the focus goes around."""
        return self.rect

    @property
    def rings(self) -> Sequence[FRect]:
        """What such rings go around, where the widget is in several parts."""
        return (self.ring,)

    @property
    def place(self) -> FRect:
        """Where the widget shows in the window."""
        return self.rect if self.area is None else self.rect.move(0, -self.area.offset)

    def contains(self, point: tuple[float, float]) -> bool:
        """Return whether *point* is on the widget."""
        return self.visible and self.rect.collidepoint(point)

    def handle(self, event: InputEvent) -> bool:
        """React to *event*; return whether it was used."""
        del event
        return False

    def update(self, seconds: float) -> None:
        """Advance by *seconds*."""

    def draw(self, canvas: Canvas) -> None:
        """Show the widget."""

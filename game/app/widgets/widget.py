"""The base of all widgets, and of the areas that scroll them."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Protocol

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.shell.inputs import InputEvent


class Area(Protocol):
    """A part of the window whose widgets are scrolled and clipped."""

    rect: FRect

    @property
    def offset(self) -> float:
        """How far the content is scrolled."""

    def reveal(self, rect: FRect) -> None:
        """Scroll to show *rect* of the content."""

    def handle(self, event: InputEvent) -> bool:
        """React to the wheel and to Page Up and Page Down."""

    def shown(self, canvas: Canvas) -> AbstractContextManager[None]:
        """Draw as content in this context."""


class Widget:
    """A thing at *rect* that can be drawn and may react.

    *focusable* widgets are reached by Tab and arrows. `handle` returns whether the event was used, so that nothing else
    should react to it. *tip* is shown when the pointer rests on the widget.
    """

    focusable = True

    def __init__(self, rect: FRect) -> None:
        self.rect = rect
        self.enabled = True
        self.visible = True
        self.focused = False
        self.hovered = False
        self.tip = ""
        self.on_paper = False  # on which the focus ring must be dark
        self.area: Area | None = None

    @property
    def words(self) -> str:
        """The description of the widget, read out when it is focused."""
        return ""

    @property
    def moving(self) -> bool:
        """Whether something in it moves."""
        return False

    @property
    def inner(self) -> Sequence["Widget"]:
        """The widgets it holds, which are added to its group."""
        return ()

    @property
    def radius(self) -> float | None:
        """The radius of the focus ring; None is that of buttons."""
        return None

    @property
    def ring(self) -> FRect:
        """The rectangle inside the focus ring."""
        return self.rect

    @property
    def rings(self) -> Sequence[FRect]:
        """The rectangles inside focus rings, where the widget has several parts."""
        return (self.ring,)

    @property
    def place(self) -> FRect:
        """The rectangle in which the widget shows in the window."""
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

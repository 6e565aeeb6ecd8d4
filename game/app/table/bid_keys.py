"""The keys of the bidding panel: a number each, and nil, which says what it is worth."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Gradient
from game.app.widgets.buttons import OnPress, Pressable
from game.words import _


class BidKey(Pressable):
    """A key with a number on it."""

    def __init__(self, label: str, rect: FRect, on_press: OnPress) -> None:
        super().__init__(rect, on_press)
        self.label = label
        self.chosen = False

    @property
    def words(self) -> str:
        """The number."""
        return self.label

    def draw(self, canvas: Canvas) -> None:
        """Show the key: gold when it is chosen, struck out where the rules do not allow the bid."""
        theme, rect = canvas.theme, self.rect
        if self.chosen:
            canvas.box(rect, Gradient(theme.accent.light, theme.accent.low), theme.radii.key, theme.highlight, 2.5)
            canvas.text(self.label, rect, "key", theme.on_accent, "centre")
            return
        if not self.enabled:
            canvas.box(rect, theme.well, theme.radii.key, theme.divider)
            canvas.text(self.label, rect, "key", theme.disabled, "centre")
            across = FRect(0, 0, min(34.0, rect.width - 12), min(34.0, rect.height - 12))
            across.center = rect.center
            canvas.line(across.bottomleft, across.topright, theme.disabled, 2)
            return
        canvas.box(rect, theme.control_hover if self.hovered else theme.control, theme.radii.key, theme.control_border)
        canvas.text(self.label, rect, "key", theme.text, "centre")


class NilKey(BidKey):
    """The key for nil: it says what it wins and loses."""

    def __init__(self, label: str, points: int, rect: FRect, on_press: OnPress) -> None:
        super().__init__(label, rect, on_press)
        self.points = points

    def draw(self, canvas: Canvas) -> None:
        """Show the key."""
        theme, rect = canvas.theme, self.rect
        if self.chosen:
            canvas.box(rect, Gradient(theme.accent.light, theme.accent.low), theme.radii.key, theme.highlight, 2.5)
        else:
            canvas.box(rect, theme.nil_hover if self.hovered else theme.nil_face, theme.radii.key, theme.nil_border)
        ink = theme.on_accent if self.chosen else theme.text if self.enabled else theme.muted
        soft = theme.on_accent if self.chosen else theme.muted
        if rect.height < 80:
            canvas.text(self.label, rect.inflate(-4, 0), "player", ink, "centre")
            return
        middle = rect.centery
        canvas.text(self.label, FRect(rect.left, middle - 42, rect.width, 34), "panel", ink, "centre")
        canvas.text(_("take no trick"), FRect(rect.left, middle - 8, rect.width, 22), "label", ink, "centre")
        words = _("+{points} / −{points}").format(points=self.points)
        canvas.text(words, FRect(rect.left, middle + 16, rect.width, 22), "label", soft, "centre")

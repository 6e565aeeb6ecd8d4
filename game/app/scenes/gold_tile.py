"""The one golden tile of the first screen: go on with the saved game, or begin."""

from dataclasses import dataclass

from pygame import FRect

from game.app.canvas import Canvas
from game.app.theme import Gradient, Style
from game.app.widgets.button import Press, Pressable

_LOW = 104.0  # units: a tile that is lower has smaller words, to keep them off its edges


@dataclass(frozen=True, slots=True)
class GoldWords:
    """What stands on the tile: a *title* with a *figure* beside it, a line, and two notes below."""

    title: str
    line: str
    figure: str = ""
    note: str = ""
    right_note: str = ""


class GoldTile(Pressable):
    """A large golden tile with an *icon* on a dark disc."""

    def __init__(self, words: GoldWords, rect: FRect, on_press: Press, *, icon: str = "play") -> None:
        super().__init__(rect, on_press)
        self.content = words
        self.icon = icon

    @property
    def words(self) -> str:
        """All that stands on the tile."""
        content = self.content
        parts = (content.title, content.figure, content.line, content.note, content.right_note)
        return ". ".join(part for part in parts if part)

    @property
    def radius(self) -> float | None:
        """The radius of a panel."""
        return 14.0

    def draw(self, canvas: Canvas) -> None:
        """Show the tile."""
        theme, rect = canvas.theme, FRect(self.rect)
        top = theme.highlight if self.hovered and not self.pressed else theme.accent.light
        canvas.box(rect, theme.lip, theme.radii.panel, shadows=theme.depths.panel)
        if not self.pressed:
            rect.height -= 2
        canvas.box(rect, Gradient(top, theme.accent.low), theme.radii.panel, theme.highlight, 2)
        disc = min(52.0, rect.height * 0.44)
        centre = (rect.left + 26 + disc / 2, rect.centery)
        canvas.disc(centre, disc, theme.on_accent)
        canvas.icon(self.icon, centre, disc * 0.52, theme.accent.light)
        self._draw_words(canvas, FRect(centre[0] + disc / 2 + 20, rect.top, 0, rect.height), rect.right - 24)

    def _draw_words(self, canvas: Canvas, at: FRect, right: float) -> None:
        ink, content = canvas.theme.on_accent, self.content
        has_notes = bool(content.note or content.right_note)
        low = has_notes and at.height < _LOW
        style: Style = "bid" if low else "points"
        high, middle, notes = (30, 23, 23) if low else (35, 27, 24)
        width = right - at.left
        top = at.top + (at.height - high - middle - (notes if has_notes else 0)) / 2
        figure = canvas.type.width(content.figure, style) if content.figure else 0
        canvas.text(content.title, FRect(at.left, top, width - figure - 8, high), style, ink)
        canvas.text(content.figure, FRect(right - figure - 2, top, figure + 2, high), style, ink, "right")
        canvas.text(content.line, FRect(at.left, top + high, width, middle), "strong", ink)
        top += high + middle
        left = canvas.type.width(content.note, "label")
        canvas.text(content.note, FRect(at.left, top, left + 2, notes), "label", ink)
        canvas.text(content.right_note, FRect(at.left + left + 8, top, width - left - 8, notes), "label", ink, "right")

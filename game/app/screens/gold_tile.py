"""The one golden tile of the first screen: go on with the saved game, or begin."""

from dataclasses import dataclass
from typing import TypeAlias

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Gradient, Style
from game.app.widgets.buttons import OnPress, Pressable
from game.app.wording.phrases import score_words

_LOW = 104.0  # units: a tile that is lower has smaller words, to keep them off its edges
_Sizes: TypeAlias = tuple[Style, Style, Style, float]
_SIZES: tuple[_Sizes, ...] = (  # of the title, names and points, and the air between
    ("points", "strong", "points", 40), ("points", "label", "bid", 30), ("points", "label", "tile", 16),
    ("bid", "label", "tile", 16), ("bid", "small", "player", 14), ("tile", "small", "strong", 14),
    ("tile", "tiny", "tiny_strong", 8),
)  # fmt: skip
_NEAR, _APART = 5.0, 13.0  # between a name and its points, and between two sides
_DROP = 0.33  # of the difference of two sizes of letters: so they stand on one line


@dataclass(frozen=True, slots=True)
class GoldWords:
    """What stands on the tile: a *title* with the *points* of sides beside it, a line, and two notes below."""

    title: str
    line: str
    points: tuple[tuple[str, str], ...] = ()  # who, and how many
    note: str = ""
    right_note: str = ""


class GoldTile(Pressable):
    """A large golden tile with an *icon* on a dark disc."""

    def __init__(self, words: GoldWords, rect: FRect, on_press: OnPress, *, icon: str = "play") -> None:
        super().__init__(rect, on_press)
        self.content = words
        self.icon = icon

    @property
    def words(self) -> str:
        """All that stands on the tile."""
        content = self.content
        parts = (content.title, score_words(content.points), content.line, content.note, content.right_note)
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
        sizes = self._sizes(canvas, style, width)
        taken = self._draw_points(canvas, FRect(at.left, top, width, high), sizes) if content.points else 0.0
        canvas.text(content.title, FRect(at.left, top, width - taken, high), sizes[0], ink)
        canvas.text(content.line, FRect(at.left, top + high, width, middle), "strong", ink)
        top += high + middle
        left = canvas.type.width(content.note, "label")
        canvas.text(content.note, FRect(at.left, top, left + 2, notes), "label", ink)
        canvas.text(content.right_note, FRect(at.left + left + 8, top, width - left - 8, notes), "label", ink, "right")

    def _sizes(self, canvas: Canvas, title: Style, room: float) -> _Sizes:
        """Return the largest letters with which title and points have *room*, the title no larger than *title*."""
        if not self.content.points:
            return title, *_SIZES[0][1:]
        most = canvas.theme.type(title).size
        sizes = [one for one in _SIZES if canvas.theme.type(one[0]).size <= most]
        return next((one for one in sizes if self._wide(canvas, one) <= room), sizes[-1])

    def _draw_points(self, canvas: Canvas, room: FRect, sizes: _Sizes) -> float:
        """Show at the right of *room* who has how many points; return how wide that is."""
        ink, (_title, name, figure, air) = canvas.theme.on_accent, sizes
        total = self._points_width(canvas, name, figure)
        left = room.right - total
        drop = (canvas.theme.type(figure).size - canvas.theme.type(name).size) * _DROP
        for who, told in self.content.points:
            words, number = canvas.type.width(who, name) + 1, canvas.type.width(told, figure) + 1
            canvas.text(who, FRect(left, room.top + drop, words, room.height), name, ink)
            canvas.text(told, FRect(left + words + _NEAR, room.top, number, room.height), figure, ink)
            left += words + _NEAR + number + _APART
        return total + air

    def _wide(self, canvas: Canvas, sizes: _Sizes) -> float:
        title, name, figure, air = sizes
        return canvas.type.width(self.content.title, title) + 2 + air + self._points_width(canvas, name, figure)

    def _points_width(self, canvas: Canvas, name: Style, figure: Style) -> float:
        widths = [canvas.type.width(who, name) + canvas.type.width(told, figure) for who, told in self.content.points]
        return sum(widths) + (_NEAR + 2) * len(widths) + _APART * (len(widths) - 1)

"""A large choice with icon, title and subtitle, as on the start screen.

Tile(_("New game"), _("Classic, experts"), FRect(96, 368, 226, 84), self.new_game, icon="new_game")
Tile(_("Classic"), blurb, rect, choose, icon="cards", selected=True)
"""

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.typesetting import Typesetter
from game.app.widgets.button import Press, Pressable

_PADDING, _RIGHT = 20.0, 12.0
_PICTURE = 47.0  # the icon, with what is free beside it
_AIR = 5.0  # above and below the words


class Tile(Pressable):
    """A panel that is pressed as a whole; *selected* shows that it is the chosen one of several."""

    def __init__(
        self, title: str, subtitle: str, rect: FRect, on_press: Press, *, icon: str = "", selected: bool = False
    ) -> None:
        super().__init__(rect, on_press)
        self.title = title
        self.subtitle = subtitle
        self.icon = icon
        self.selected = selected

    @property
    def words(self) -> str:
        """Title and subtitle."""
        return f"{self.title}. {self.subtitle}"

    @property
    def radius(self) -> float | None:
        """The radius of a panel."""
        return 14.0

    def height_in(self, width: float, type_: Typesetter) -> float:
        """Return how high a tile of *width* must be for all of its words."""
        room = width - _PADDING - (_PICTURE if self.icon else 0) - _RIGHT
        words = type_.height(self.subtitle, room, "label") if self.subtitle else 0.0
        return type_.theme.type("tile").leading + words + 2 * _AIR

    def draw(self, canvas: Canvas) -> None:
        """Show the tile."""
        theme, rect = canvas.theme, self.rect
        lit = self.enabled and (self.hovered or self.selected) and not self.pressed
        border = theme.accent.mid if self.selected else theme.border
        canvas.box(
            rect, theme.selected if lit else theme.panel, theme.radii.panel, border,
            theme.border_width + (1 if self.selected else 0), theme.depths.panel,
        )  # fmt: skip
        left = rect.left + _PADDING
        if self.icon:
            canvas.icon(
                self.icon, (left + 16, rect.centery), 32, theme.accent.light if self.enabled else theme.disabled
            )
            left += _PICTURE
        room = rect.right - left - _RIGHT
        title = theme.type("tile").leading
        lines = canvas.type.lines(self.subtitle, room, "label") if self.subtitle else ()
        leading = theme.type("label").leading
        top = rect.centery - (title + len(lines) * leading) / 2
        ink = theme.text if self.enabled else theme.disabled
        canvas.text(self.title, FRect(left, top, room, title), "tile", ink)
        canvas.paragraph(self.subtitle, FRect(left, top + title, room, len(lines) * leading), "label", theme.muted)

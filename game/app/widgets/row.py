"""A line of a list, with or without the mark of a radio button.

Row(_("Classic"), _("Bags, nil 100"), FRect(25, 300, 224, 60), self.show_classic, selected=True)
Row(_("carries the rest over"), "", rect, choose, radio=True, selected=True)
"""

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Style
from game.app.widgets.button import Press, Pressable

_RADIO = 18.0


class Row(Pressable):
    """A *title* and a *subtitle*; the *selected* row has a ground of its own and a bar, or a filled radio mark."""

    def __init__(
        self, title: str, subtitle: str, rect: FRect, on_press: Press, *, selected: bool = False, radio: bool = False
    ) -> None:
        super().__init__(rect, on_press)
        self.title = title
        self.subtitle = subtitle
        self.selected = selected
        self.radio = radio

    @property
    def words(self) -> str:
        """Title and subtitle."""
        return f"{self.title}. {self.subtitle}" if self.subtitle else self.title

    def words_end(self, canvas: Canvas) -> float:
        """Return how far to the right title and subtitle may go."""
        return self.rect.right - 12

    def draw(self, canvas: Canvas) -> None:
        """Show the row."""
        theme, rect = canvas.theme, self.rect
        if self.selected or (self.hovered and self.enabled):
            canvas.box(rect, theme.selected, theme.radii.key if self.radio else 0)
        left = rect.left + 20
        if self.radio:
            self._draw_radio(canvas, left + 1)
            left += 30
        elif self.selected:
            canvas.box(FRect(rect.left, rect.top, 4, rect.height), theme.accent.light)
        ink = (
            theme.disabled
            if not self.enabled
            else (theme.accent.light if self.selected and not self.radio else theme.text)
        )
        room = self.words_end(canvas) - left
        title_style: Style = "strong" if self.radio else "player"
        if not self.subtitle:
            canvas.text(self.title, FRect(left, rect.top, room, rect.height), title_style, ink)
            return
        top = rect.centery - 24
        canvas.text(self.title, FRect(left, top, room, 26), title_style, ink)
        canvas.text(self.subtitle, FRect(left, top + 26, room, 20), "small", theme.muted)

    def _draw_radio(self, canvas: Canvas, x: float) -> None:
        theme, y = canvas.theme, self.rect.centery
        canvas.disc((x, y), _RADIO, theme.well, theme.accent.light if self.enabled else theme.disabled, 2)
        if self.selected:
            canvas.disc((x, y), _RADIO - 8, theme.accent.light)

"""A few words in gold above a thing: "winning", "Your turn: follow", a number in a disc.

draw_badge(canvas, _("winning"), (737, 207), icon="crown")
draw_mark(canvas, "D", (86, 768))
"""

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.theme import Gradient

_HEIGHT = 30.0
_PADDING = 13.0


def draw_badge(canvas: Canvas, markup: str, centre: tuple[float, float], *, icon: str = "") -> FRect:
    """Draw *markup* on a gold pill around *centre*, kept inside the window; return where it is."""
    theme = canvas.theme
    words = canvas.type.rich_width(markup, "caption") if markup else 0.0
    left = 0.0 if not icon else 22.0 if markup else 18.0
    rect = FRect(0, 0, max(_HEIGHT, words + left + 2 * (_PADDING if markup else 6.0)), _HEIGHT)
    rect.center = centre
    rect.clamp_ip(canvas.viewport.bounds.inflate(-8, -8))
    canvas.box(rect, Gradient(theme.accent.light, theme.accent.mid), _HEIGHT / 2, shadows=theme.depths.button)
    if icon:
        middle = rect.left + _PADDING + 7 if markup else rect.centerx
        canvas.icon(icon, (middle, rect.centery), 18, theme.on_accent)
    room = FRect(rect.left + _PADDING + left, rect.top, words + 2, _HEIGHT)
    canvas.rich(markup, room, "caption", theme.on_accent)
    return rect


def draw_mark(canvas: Canvas, sign: str, centre: tuple[float, float], diameter: float = 28) -> None:
    """Draw one letter or figure on an ivory disc in a gold ring: the dealer's button."""
    theme = canvas.theme
    canvas.disc(centre, diameter, theme.ivory, theme.accent.low, 2)
    rect = FRect(centre[0] - diameter / 2, centre[1] - diameter / 2, diameter, diameter)
    canvas.text(sign, rect, "caption", theme.paper.ink, "centre")

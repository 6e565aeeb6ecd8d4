"""Drawing in design units: what a scene's `draw(canvas)` is given.

    canvas.table()
    canvas.panel(FRect(24, 24, 364, 156))
    canvas.text(_("Your bid"), FRect(347, 200, 300, 40), "panel")
    canvas.rich("<strong>8 bid, 5 free</strong> · you bid last", rect, align="right")
    canvas.paragraph(words, rect, "label", theme.muted)
    canvas.card("QS", pose, 136, tint=theme.card_dim)
    canvas.card_back("navy", pose, 62, plain=True)
    canvas.icon("hint", (899, 46), 24)
    canvas.suit("hearts", (600, 434), 16, theme.suit_red)
    canvas.face("ruth", (536, 130), 66, theme.we)
    with canvas.faded(rect, 0.5), canvas.shifted(0, 12): ...
    with canvas.clipped(rect): ...

Drawing changes nothing but the surface. Text that has no room is made up to a fifth smaller, then shortened with an
ellipsis and noted in `canvas.shortened`, which tests keep empty.
"""

from game.app.paint.images import Images
from game.app.paint.shapes import Point
from game.app.paint.text_brush import Align, Vertical

__all__ = ["Align", "Canvas", "Point", "Vertical"]


class Canvas(Images):
    """Everything that can be drawn on: made from a surface and the assets."""

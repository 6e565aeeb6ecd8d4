"""Where two players draw their hands: the panel with the offered card, the stock and the cards put away beside it."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.table.layout import BACK_WIDTH, BASE, RATIO, Layout
from game.words import plural

_ROOMY, _SMALL = (580.0, 278.0), (500.0, 182.0)
_CARD, _SMALL_CARD = 156.0, 102.0
_EDGE = 26.0
_ABOVE_HAND = 8.0
_BESIDE = 66.0  # from the panel to the middle of a pile
_THICK = 8  # cards of a pile that are seen as one more
_MOST = 5


@dataclass(frozen=True, slots=True)
class DrawPlace:
    """The places of a draw: the *panel*, in it the *card* that is offered, beside it the piles."""

    panel: FRect
    card: Pose
    stock: Pose
    away: Pose


def draw_place(layout: Layout) -> DrawPlace:
    """Return where a draw takes place; for a left hand the piles change sides, and card and buttons too."""
    rect = layout.panel(*(_SMALL if layout.compact else _ROOMY))
    rect.top = max(8.0, min(rect.top, layout.hand.top - _ABOVE_HAND - rect.height))
    width = _SMALL_CARD if layout.compact else _CARD
    near = rect.left + _EDGE + width / 2
    piles = rect.left - _BESIDE, rect.right + _BESIDE
    if layout.mirrored:
        near, piles = rect.right - _EDGE - width / 2, (piles[1], piles[0])
    stock, away = (Pose(x, rect.centery, 0, BACK_WIDTH / BASE, face_up=0.0) for x in piles)
    return DrawPlace(rect, Pose(near, rect.centery, 0, width / BASE), stock, away)


def draw_pile(canvas: Canvas, pose: Pose, count: int) -> None:
    """Draw a pile of *count* hidden cards, as thick as there are many, with their number below."""
    if count <= 0:
        return
    for height in range(min(_MOST, 1 + count // _THICK)):
        canvas.card_back(pose.moved(height * 1.4, height * -1.6), BASE)
    words = plural("{n} card", "{n} cards", count).format(n=count)
    below = FRect(pose.x - 60, pose.y + BACK_WIDTH * RATIO / 2 + 6, 120, 22)
    canvas.text(words, below, "label", canvas.theme.on_table, "centre")

"""A small card with a large index, for hands that lie open in a row: readable where only a corner shows."""

from __future__ import annotations

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.paint.markup import SUIT_SIGNS
from game.app.paint.theme import Colour, Gradient, Style
from game.app.screens.review.layout import BASE, RATIO
from game.cards import Card
from game.rules.card_words import corner

_SIZES: tuple[tuple[float, Style], ...] = ((104.0, "total"), (74.0, "screen"), (54.0, "bid"), (0.0, "heading"))
_JOKERS: tuple[Style, ...] = ("strong", "small_strong", "tiny_strong")


def draw_open_card(canvas: Canvas, card: Card, pose: Pose, *, gone: bool, outline: Colour | None) -> None:
    """Draw *card* upright as *pose* says; grey where it is *gone*."""
    theme = canvas.theme
    width = BASE * pose.scale
    rect = FRect(pose.x - width / 2, pose.y - width * RATIO / 2, width, width * RATIO)
    face = theme.card_gone if gone else theme.ivory
    radius = width * theme.radii.card
    canvas.box(rect, Gradient(face, face), radius, theme.card_edge, 1, theme.depths.button)
    ink = theme.card_black if card.is_joker else canvas.suit_colour(SUIT_SIGNS[card.suit.sign], theme.card_black)
    style = next(style for least, style in _SIZES if width >= least)
    words = corner(card)
    place = FRect(rect.left + 1, rect.top + width * 0.04, width * 0.48, width * 0.46)
    if card.is_joker:
        style = next((one for one in _JOKERS if canvas.type.width(words, one) <= place.width), _JOKERS[-1])
    canvas.text(words, place, style, ink, "centre")
    if not card.is_joker:
        sign = SUIT_SIGNS[card.suit.sign]
        canvas.suit(sign, (place.centerx, rect.top + width * 0.66), width * 0.3, ink)
        canvas.suit(sign, (rect.left + width * 0.7, rect.top + width * 1.08), width * 0.46, ink)
    if outline is not None:
        canvas.outline(rect.inflate(6, 6), outline, 3, radius + 3)

"""A hand written on paper: a line a suit, what was played on grey, the card in question on gold."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.markup import SUIT_SIGNS
from game.app.paint.theme import Gradient, Style
from game.cards import Card, Suit
from game.rules.card_words import corner
from game.rules.ruleset import RuleSet

_CELL, _JOKER = 30.0, 44.0
_SIGN = 34.0
_PAD = 8.0
_HELD: tuple[Style, ...] = ("paper_heading", "strong", "small_strong", "tiny_strong")


class Plate:
    """The sorted *cards* of a hand on *rect*, the *suits* from above; *flat*: two of them a line."""

    def __init__(
        self, rect: FRect, cards: Sequence[Card], suits: Sequence[Suit], rules: RuleSet, *, flat: bool
    ) -> None:
        self.rect = rect
        self._signs: list[tuple[Suit, FRect]] = []
        self._cells: dict[Card, FRect] = {}
        lines = (suits[:2], suits[2:]) if flat else tuple((suit,) for suit in suits)
        height = (rect.height - 2 * _PAD) / len(lines)
        for number, written in enumerate(lines):
            line = FRect(rect.left + _PAD, rect.top + _PAD + number * height, rect.width - 2 * _PAD, height)
            self._write(line, {suit: [card for card in cards if rules.suit(card) is suit] for suit in written})

    def _write(self, line: FRect, held: dict[Suit, list[Card]]) -> None:
        """Place signs and cards of one *line*, closer where there are many."""
        count = sum(map(len, held.values()))
        sign = min(_SIGN, line.height)
        jokers = [card for cards in held.values() for card in cards if card.is_joker]
        room = line.width - sign * len(held)
        cell = min(_CELL, line.height, (room - _JOKER * len(jokers)) / max(1, count - len(jokers)))
        if cell < _CELL * 0.6:  # no room for words
            cell, jokers = room / count, []
        widths = {card: _JOKER if card in jokers else cell for cards in held.values() for card in cards}
        left = line.left
        for suit, cards in held.items():
            self._signs.append((suit, FRect(left, line.top, sign, line.height)))
            left += sign
            for card in cards:
                self._cells[card] = FRect(left, line.top, widths.pop(card), line.height)
                left = self._cells[card].right
            left = max(left, line.left + line.width / len(held))
            left = min(left, line.right - sign - sum(widths.values())) if len(held) > 1 else left

    def card_at(self, point: tuple[float, float]) -> Card | None:
        """Return the card at *point*."""
        return next((card for card, cell in self._cells.items() if cell.collidepoint(point)), None)

    def draw(self, canvas: Canvas, played: Collection[Card], marked: Collection[Card], hovered: Card | None) -> None:
        """Show the hand."""
        theme = canvas.theme
        canvas.paper(self.rect)
        for suit, rect in self._signs:
            sign = SUIT_SIGNS[suit.sign]
            ink = canvas.suit_colour(sign, theme.card_black)
            canvas.suit(sign, rect.center, min(20.0, rect.height * 0.72), ink)
        for card, cell in self._cells.items():
            self._draw_card(canvas, card, cell, gone=card in played and card not in marked,
                            marked=card in marked, lit=card is hovered)  # fmt: skip

    def _draw_card(self, canvas: Canvas, card: Card, cell: FRect, *, gone: bool, marked: bool, lit: bool) -> None:
        theme = canvas.theme
        ink = theme.card_black if card.is_joker else canvas.suit_colour(SUIT_SIGNS[card.suit.sign], theme.card_black)
        box = cell.inflate(0, -2) if cell.width >= cell.height else FRect(cell.left, cell.centery - 14, cell.width, 28)
        if marked:
            canvas.box(box, Gradient(theme.accent.light, theme.accent.light), 6, theme.accent.low, 1)
        elif lit:
            canvas.box(box, theme.paper.total, 6)
        elif gone:
            canvas.box(box.inflate(-2, 0), theme.card_gone, 5)
        words = corner(card)
        styles = _HELD if cell.height >= 26 else _HELD[1:]
        if card.is_joker and canvas.type.width(words, styles[-1]) > cell.width:
            words = words[:1]
        style = next((one for one in styles if canvas.type.width(words, one) <= cell.width), styles[-1])
        canvas.text(words, cell, style, ink, "centre")

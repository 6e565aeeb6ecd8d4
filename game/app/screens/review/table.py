"""The table of a deal that is looked back on: all four hands, the trick, and which card is under the pointer."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.paint.markup import SUIT_SIGNS
from game.app.paint.theme import Colour, Gradient, Style
from game.app.screens.review.layout import BASE, RATIO, ReviewLayout
from game.app.services.past import Past
from game.app.table.picture import Sorting, sort_hand
from game.app.widgets.marks import draw_side_mark
from game.app.wording.review import tally
from game.cards import Card, Suit
from game.coach.looking_back import Moment, PlayedDeal
from game.engine.actions import PassCards, PlayCard
from game.rules.card_words import corner
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat

Point = tuple[float, float]
_OUTLINE = 3.0
_COMING = 0.35  # how clearly the cards show that come later in the trick
_CELL, _JOKER = 30.0, 44.0
_SIGN = 34.0
_PAD = 8.0
_HELD: tuple[Style, ...] = ("paper_heading", "strong", "small_strong", "tiny_strong")
_SIZES: tuple[tuple[float, Style], ...] = ((104.0, "total"), (74.0, "screen"), (54.0, "bid"), (0.0, "heading"))
_JOKERS: tuple[Style, ...] = ("strong", "small_strong", "tiny_strong")


class ReviewTable:
    """*past* at *moment* of *deal*, all hands in the order of *sorting*.

    *open_hands*: also what the others had not played by then can be seen.
    """

    def __init__(
        self,
        past: Past,
        deal: PlayedDeal,
        moment: Moment,
        layout: ReviewLayout,
        *,
        open_hands: bool,
        sorting: Sorting,
    ) -> None:
        self.past = past
        self.deal = deal
        self.moment = moment
        self.layout = layout
        self.hovered: Card | None = None
        self.played = deal.played_by(moment)
        self._open = open_hands
        self.rows: dict[Seat, list[Card | None]] = {}
        self.plates: dict[Seat, WrittenHand] = {}
        suits = sorted(Suit, key=lambda suit: sorting.suits.index(suit.letter))
        for seat, hand in zip(past.rules.seats, deal.hands_at(moment), strict=True):
            cards = self._known(seat, sort_hand(hand, past.rules, sorting))
            if layout.in_row(seat):
                self.rows[seat] = cards
            else:
                shown = [card for card in cards if card is not None]
                self.plates[seat] = WrittenHand(layout.hands[seat], shown, suits, past.rules, flat=layout.flat(seat))
        self._lying = tuple(self._row_cards())
        self._trick = tuple(self._trick_cards())

    def _known(self, seat: Seat, hand: Sequence[Card]) -> list[Card | None]:
        """Return *hand* as it may be seen: what is hidden of it lies behind the rest, face down."""
        if self._open or self.past.is_person(seat):
            return list(hand)
        seen: list[Card | None] = [card for card in hand if card in self.played]
        return seen + [None] * (len(hand) - len(seen))

    @property
    def _marked(self) -> tuple[Card, ...]:
        """The cards that the moment is about."""
        match self.moment.action:
            case PlayCard(_seat, card):
                return (card,)
            case PassCards(_seat, cards):
                return cards
            case _:
                return ()

    # -- under the pointer -----------------------------------------------------------------------------------

    def card_at(self, point: Point) -> Card | None:
        """Return the card that shows at *point*."""
        for card, pose in reversed((*self._trick, *self._lying)):
            width = BASE * pose.scale
            if FRect(pose.x - width / 2, pose.y - width * RATIO / 2, width, width * RATIO).collidepoint(point):
                return card
        found = (plate.card_at(point) for plate in self.plates.values())
        return next((card for card in found if card is not None), None)

    def seat_at(self, point: Point) -> Seat | None:
        """Return whose name shows at *point*."""
        labels = zip(self.past.rules.seats, self.layout.labels, strict=True)
        return next((seat for seat, rect in labels if rect.collidepoint(point)), None)

    # -- places ----------------------------------------------------------------------------------------------

    def _row_cards(self) -> Iterator[tuple[Card | None, Pose]]:
        """Yield the cards of the rows, and how they lie."""
        for seat, row in self.rows.items():
            for index, card in enumerate(row):
                gone = card in self.played
                raised = 1.4 if card in self._marked else 0.0 if gone or not self.played else 1.0
                yield card, self.layout.row_pose(seat, index, len(row), raised=raised)

    def _trick_cards(self) -> Iterator[tuple[Card | None, Pose]]:
        """Yield the cards of the trick; those that come later, where they may be known, lie there as shadows."""
        number = self.moment.trick
        if number is None:
            return
        for seat, card in self.deal.deal.tricks[number].plays:
            if card in self.played:
                yield card, self.layout.trick_pose(seat)
            elif self._open:
                yield card, replace(self.layout.trick_pose(seat), alpha=_COMING)

    # -- drawing ---------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Show hands, names and trick."""
        if not self.layout.compact:
            self._draw_felt(canvas)
        for seat in self.past.rules.seats:
            self._draw_label(canvas, seat)
        for plate in self.plates.values():
            plate.draw(canvas, self.played, self._marked, self.hovered)
        for card, pose in self._lying:
            self._draw_in_row(canvas, card, pose)
        for card, pose in self._trick:
            self._draw_in_trick(canvas, card, pose)

    def _draw_felt(self, canvas: Canvas) -> None:
        theme, ring = canvas.theme, self.layout.ring
        if theme.pad is not None:
            canvas.box(ring.inflate(-120, -40), theme.pad, theme.radii.panel, theme.border, 1)
        else:
            canvas.ellipse(ring, theme.accent.low, 1.5, 0.4)

    def _draw_in_row(self, canvas: Canvas, card: Card | None, pose: Pose) -> None:
        if card is None:
            canvas.card_back(pose, BASE)
            return
        gone = card in self.played and card not in self._marked
        draw_open_card(canvas, card, pose, gone=gone, outline=self._outline(canvas, card))

    def _draw_in_trick(self, canvas: Canvas, card: Card | None, pose: Pose) -> None:
        if card is not None:
            canvas.card(card.name, pose, BASE, outline=self._outline(canvas, card), outline_width=_OUTLINE)

    def _outline(self, canvas: Canvas, card: Card) -> tuple[int, int, int] | None:
        if card in self._marked:
            return canvas.theme.accent.light
        return canvas.theme.they if card is self.hovered else None

    def _draw_label(self, canvas: Canvas, seat: Seat) -> None:
        """Show who sits there, what is bid and what is taken; the name of who acts in gold, between two points."""
        theme, rect = canvas.theme, self.layout.labels[seat]
        side = self.past.rules.side_of(seat)
        face = min(rect.height, 46.0)
        canvas.face(
            self.past.players[seat].face, (rect.left + face / 2, rect.centery), face - 6, theme.of_side(side), 2
        )
        if self.past.rules.side_count > 2:
            draw_side_mark(canvas, side, (rect.left + 6, rect.centery - face * 0.36), 11)
        words = FRect(rect.left + face + 8, rect.centery - 23, rect.right - rect.left - face - 8, 24)
        acting = seat is self.moment.seat
        name = self.past.name(seat)
        canvas.text(name, words, "player", theme.accent.light if acting else theme.text)
        state = self.deal.state_after(self.moment).current
        canvas.text(tally(self.past, state, seat), words.move(0, 23), "label", theme.on_table)


class WrittenHand:
    """The sorted *cards* of a hand on *rect*, the *suits* from above; *flat*: two of them a line."""

    def __init__(
        self, rect: FRect, cards: Sequence[Card], suits: Sequence[Suit], rules: RuleSet, *, flat: bool
    ) -> None:
        self.rect = rect
        self._signs: list[tuple[Suit, FRect]] = []
        self.cells: dict[Card, FRect] = {}
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
                self.cells[card] = FRect(left, line.top, widths.pop(card), line.height)
                left = self.cells[card].right
            left = max(left, line.left + line.width / len(held))
            left = min(left, line.right - sign - sum(widths.values())) if len(held) > 1 else left

    def card_at(self, point: tuple[float, float]) -> Card | None:
        """Return the card at *point*."""
        return next((card for card, cell in self.cells.items() if cell.collidepoint(point)), None)

    def draw(self, canvas: Canvas, played: Collection[Card], marked: Collection[Card], hovered: Card | None) -> None:
        """Show the hand."""
        theme = canvas.theme
        canvas.paper(self.rect)
        for suit, rect in self._signs:
            sign = SUIT_SIGNS[suit.sign]
            ink = canvas.suit_colour(sign, theme.card_black)
            canvas.suit(sign, rect.center, min(20.0, rect.height * 0.72), ink)
        for card, cell in self.cells.items():
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

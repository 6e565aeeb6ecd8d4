"""The table of the review: its layout, all hands, the trick, and the card under the pointer."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas, Point
from game.app.paint.markup import SUIT_SIGNS
from game.app.paint.theme import Colour, Gradient, Style
from game.app.screens.page import HEADER
from game.app.services.played_game import PlayedGame
from game.app.table.arranging import TableShape
from game.app.table.layout import Offset, TablePlace, trick_offsets
from game.app.table.picture import Sorting, sort_hand
from game.app.widgets.marks import draw_side_mark
from game.app.wording.review import tally
from game.cards import Card, Suit
from game.coach.looking_back import Moment, PlayedDeal
from game.engine.actions import PassCards, PlayCard
from game.rules.card_words import corner
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat

_OUTLINE = 3.0
_COMING = 0.35  # the opacity of cards that come later in the trick
_CELL, _JOKER = 30.0, 44.0
_SIGN = 34.0
_PAD = 8.0
_HELD: tuple[Style, ...] = ("paper_heading", "strong", "small_strong", "tiny_strong")
_SIZES: tuple[tuple[float, Style], ...] = ((104.0, "total"), (74.0, "screen"), (54.0, "bid"), (0.0, "heading"))
_JOKERS: tuple[Style, ...] = ("strong", "small_strong", "tiny_strong")
_BASE = 100.0  # the width of a card at scale 1
_RATIO = 1.4
_WIDE = 1060.0
_STEP = 0.5
_RAISED = 0.2  # of a card's width: how much nearer the middle an unplayed card lies
_FEWEST = 13  # cards in a row; fewer cards are not drawn larger
_RING = 300.0
_PLATE = (190.0, 164.0)
_SMALL_LABEL = 40.0
_LABEL = 50.0
_TITLE, _NAME = 226.0, 196.0  # room for the title, or for a name, beside a row


class ReviewTable:
    """The table at *moment* of *deal* in *game*, with the hands in the order of *sorting*.

    With *open_hands* the cards that the others had not played yet can be seen, too.
    """

    def __init__(
        self,
        game: PlayedGame,
        deal: PlayedDeal,
        moment: Moment,
        layout: ReviewLayout,
        *,
        open_hands: bool,
        sorting: Sorting,
    ) -> None:
        self.game = game
        self.deal = deal
        self.moment = moment
        self.layout = layout
        self.hovered: Card | None = None
        self.played = deal.played_by(moment)
        self._open = open_hands
        self.rows: dict[Seat, list[Card | None]] = {}
        self.plates: dict[Seat, WrittenHand] = {}
        suits = sorted(Suit, key=lambda suit: sorting.suits.index(suit.letter))
        for seat, hand in zip(game.rules.seats, deal.hands_at(moment), strict=True):
            cards = self._known(seat, sort_hand(hand, game.rules, sorting))
            if layout.in_row(seat):
                self.rows[seat] = cards
            else:
                shown = [card for card in cards if card is not None]
                self.plates[seat] = WrittenHand(layout.hands[seat], shown, suits, game.rules, flat=layout.flat(seat))
        self._lying = tuple(self._row_cards())
        self._trick = tuple(self._trick_cards())

    def _known(self, seat: Seat, hand: Sequence[Card]) -> list[Card | None]:
        """Return *hand* as it may be seen: hidden cards come last, as None."""
        if self._open or self.game.is_person(seat):
            return list(hand)
        seen: list[Card | None] = [card for card in hand if card in self.played]
        return seen + [None] * (len(hand) - len(seen))

    @property
    def _marked(self) -> tuple[Card, ...]:
        """The cards of this decision."""
        match self.moment.action:
            case PlayCard(_seat, card):
                return (card,)
            case PassCards(_seat, cards):
                return cards
            case _:
                return ()

    # -- under the pointer -----------------------------------------------------------------------------------

    def card_at(self, point: Point) -> Card | None:
        """Return the card shown at *point*."""
        for card, pose in reversed((*self._trick, *self._lying)):
            width = _BASE * pose.scale
            if FRect(pose.x - width / 2, pose.y - width * _RATIO / 2, width, width * _RATIO).collidepoint(point):
                return card
        found = (plate.card_at(point) for plate in self.plates.values())
        return next((card for card in found if card is not None), None)

    def seat_at(self, point: Point) -> Seat | None:
        """Return the seat whose name is shown at *point*."""
        labels = zip(self.game.rules.seats, self.layout.labels, strict=True)
        return next((seat for seat, rect in labels if rect.collidepoint(point)), None)

    # -- places ----------------------------------------------------------------------------------------------

    def _row_cards(self) -> Iterator[tuple[Card | None, Pose]]:
        """Yield the cards of the rows with their poses."""
        for seat, row in self.rows.items():
            for index, card in enumerate(row):
                gone = card in self.played
                raised = 1.4 if card in self._marked else 0.0 if gone or not self.played else 1.0
                yield card, self.layout.row_pose(seat, index, len(row), raised=raised)

    def _trick_cards(self) -> Iterator[tuple[Card | None, Pose]]:
        """Yield the cards of the trick with their poses; later ones, if they may be known, are nearly transparent."""
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
        for seat in self.game.rules.seats:
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
            canvas.card_back(pose, _BASE)
            return
        gone = card in self.played and card not in self._marked
        draw_open_card(canvas, card, pose, gone=gone, outline=self._outline(canvas, card))

    def _draw_in_trick(self, canvas: Canvas, card: Card | None, pose: Pose) -> None:
        if card is not None:
            canvas.card(card.name, pose, _BASE, outline=self._outline(canvas, card), outline_width=_OUTLINE)

    def _outline(self, canvas: Canvas, card: Card) -> tuple[int, int, int] | None:
        if card in self._marked:
            return canvas.theme.accent.light
        return canvas.theme.they if card is self.hovered else None

    def _draw_label(self, canvas: Canvas, seat: Seat) -> None:
        """Show the player at *seat* with bid and tricks; the name of the one who acts is in gold."""
        theme, rect = canvas.theme, self.layout.labels[seat]
        side = self.game.rules.side_of(seat)
        face = min(rect.height, 46.0)
        canvas.face(
            self.game.players[seat].face, (rect.left + face / 2, rect.centery), face - 6, theme.of_side(side), 2
        )
        if self.game.rules.side_count > 2:
            draw_side_mark(canvas, side, (rect.left + 6, rect.centery - face * 0.36), 11)
        words = FRect(rect.left + face + 8, rect.centery - 23, rect.right - rect.left - face - 8, 24)
        acting = seat is self.moment.seat
        name = self.game.name(seat)
        canvas.text(name, words, "player", theme.accent.light if acting else theme.text)
        state = self.deal.state_after(self.moment).current
        canvas.text(tally(self.game, state, seat), words.move(0, 23), "label", theme.on_table)


class WrittenHand:
    """A hand written on paper at *rect*: the sorted *cards* by *suits* from the top; *flat*: two suits a line."""

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
        """Place the suit signs and cards of one *line*, closer if there are many."""
        count = sum(map(len, held.values()))
        sign = min(_SIGN, line.height)
        jokers = [card for cards in held.values() for card in cards if card.is_joker]
        room = line.width - sign * len(held)
        cell = min(_CELL, line.height, (room - _JOKER * len(jokers)) / max(1, count - len(jokers)))
        if cell < _CELL * 0.6:  # no room for whole words
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
    """Draw *card* with a large index, upright at *pose*; grey if it is *gone*."""
    theme = canvas.theme
    width = _BASE * pose.scale
    rect = FRect(pose.x - width / 2, pose.y - width * _RATIO / 2, width, width * _RATIO)
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


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """The rectangles of the review; `labels` and `hands` are those of each seat's name and hand.

    *compact* means little room. *card* is the width of the cards in a row, or 0 if all hands are written out.
    """

    compact: bool
    header: FRect
    switch: FRect
    panel: FRect
    strip: FRect
    places: tuple[TablePlace, ...]
    labels: tuple[FRect, ...]
    hands: tuple[FRect, ...]
    card: float
    trick: tuple[float, float]
    trick_width: float

    def in_row(self, seat: Seat) -> bool:
        """Whether the hand of *seat* is shown as a row of cards."""
        return self.card > 0 and not self.places[seat].across

    def flat(self, seat: Seat) -> bool:
        """Whether the written hand of *seat* has two suits a line."""
        return not self.places[seat].across or (self.compact and self.places[seat].stacked)

    def row_pose(self, seat: Seat, index: int, count: int, *, raised: float) -> Pose:
        """Return where card *index* of *count* lies in the row of *seat*; *raised* moves it toward the middle."""
        rect = self.hands[seat]
        across = (index - (count - 1) / 2) * self.card * _STEP
        inwards = self.card * _RAISED * (raised if self.places[seat] is TablePlace.NORTH else -raised)
        return Pose(rect.centerx + across, rect.centery + inwards, 0.0, self.card / _BASE)

    def trick_pose(self, seat: Seat) -> Pose:
        """Return where the card of *seat* lies in the trick."""
        x, y = self.trick
        wide = 1.1 if len(self.places) == 3 else 1.16  # so that nothing lies over an index
        aside, above = wide * self.trick_width, 0.76 * self.trick_width
        offset: Offset = trick_offsets(self.places)[seat]
        return Pose(x + offset[0] * aside, y + offset[1] * above, offset[2], self.trick_width / _BASE)

    @property
    def ring(self) -> FRect:
        """The ellipse on the felt around the trick."""
        aside = [hand for place, hand in zip(self.places, self.hands, strict=True) if place.across]
        left = max((hand.right for hand in aside if hand.centerx < self.trick[0]), default=self.trick[0] - _RING)
        right = min((hand.left for hand in aside if hand.centerx > self.trick[0]), default=self.trick[0] + _RING)
        wide, high = min(right - left - 16, self.trick_width * 4.6), self.trick_width * 3.5
        return FRect(self.trick[0] - wide / 2, self.trick[1] - high / 2, wide, high)


def lay_out_review(width: float, height: float, header: FRect, shape: TableShape) -> ReviewLayout:
    """Return the layout of *shape* for *width* x *height*, with the title in *header*."""
    if height >= width:
        return _upright(header, height, shape)
    return _wide(header, height, shape) if width >= _WIDE else _compact(header, height, shape)


def _wide(header: FRect, height: float, shape: TableShape) -> ReviewLayout:
    """Lay out: the table at the left, beside the title; why at the right; the tricks below."""
    strip = FRect(header.left, height - 20 - 96, header.width, 96)
    panel = FRect(header.right - 316, header.top, 316, strip.top - 20 - header.top)
    area = FRect(header.left, header.top, panel.left - 24 - header.left, panel.height)
    switch = FRect(area.right - 224, area.top, 224, 44)
    title = FRect(header.left, header.top, _TITLE, HEADER)
    return _rows(area, title, switch, panel, strip, shape, beside=_TITLE + 10)


def _upright(header: FRect, height: float, shape: TableShape) -> ReviewLayout:
    """Lay out one below the other: title, table, why, tricks."""
    small = header.width < 1000
    strip = FRect(header.left, height - 16 - (72 if small else 96), header.width, 72 if small else 96)
    high = 268.0 if small else 236.0
    panel = FRect(header.left, strip.top - 16 - high, header.width, high)
    switch = FRect(header.right - 224, header.top + 2, 224, 44)
    top = header.bottom + 16
    area = FRect(header.left, top, header.width, panel.top - 20 - top)
    title = FRect(header.left, header.top, switch.left - header.left - 12, HEADER)
    return _rows(area, title, switch, panel, strip, shape, beside=_NAME)


def _rows(
    area: FRect, title: FRect, switch: FRect, panel: FRect, strip: FRect, shape: TableShape, *, beside: float
) -> ReviewLayout:
    """Lay the table out in *area*: North and South as rows of cards, the other hands written out."""
    cards = 1 + _STEP * (max(_FEWEST, shape.cards) - 1)
    card = max(44.0, min((area.width - 2 * beside) / cards, area.height * 0.094, 116.0))
    row, tall, lift = cards * card, card * _RATIO, card * _RAISED
    left = area.centerx - row / 2
    north = FRect(left, area.top + _LABEL + 10, row, tall)
    south = FRect(left, area.bottom - tall, row, tall)
    facing = TablePlace.NORTH in shape.places
    top, bottom = (north.bottom if facing else area.top + _LABEL) + lift, south.top - lift
    middle = (top + bottom) / 2
    south_label = FRect(area.left, south.centery - _LABEL / 2, left - area.left - 16, _LABEL)
    beneath = area.top + HEADER + 14 if title.top == area.top else area.top
    sides = _sides(shape, area, FRect(area.left, middle - 110, 0, 0), (beneath, south_label.top - 10), _PLATE, _LABEL)
    north_label = FRect(
        left, area.top, min(row, switch.left - left - 12) if switch.top < area.top + 40 else row, _LABEL
    )
    between = area.width - 2 * (_PLATE[0] + 20)
    high, wide = (3.3, 3.3) if shape.players == 6 else (3.05, 3.4)
    trick = min((bottom - top - 16) / high, between / wide, 1.75 * card, 190.0)
    known = {TablePlace.SOUTH: (south_label, south), TablePlace.NORTH: (north_label, north), **sides}
    labels, hands = zip(*(known[place] for place in shape.places), strict=True)
    return ReviewLayout(
        False, title, switch, panel, strip, shape.places, labels, hands, card, (area.centerx, middle), trick
    )


_Sides = dict[TablePlace, tuple[FRect, FRect]]


def _sides(
    shape: TableShape, area: FRect, single: FRect, room: tuple[float, float], plate: tuple[float, float], label: float
) -> _Sides:
    """Return the labels and hands at the sides of *area*: from *single* down, or two above each other in *room*."""
    width, height = plate
    gap = 6.0 if label == _LABEL else 4.0
    if shape.players != 6:
        tops = {TablePlace.WEST: single.top, TablePlace.EAST: single.top}
    else:
        block = (room[1] - room[0] - 2 * gap) / 2
        height = min(height, block - label - gap)
        lower = room[1] - label - gap - height
        tops = {
            TablePlace.NORTHWEST: room[0],
            TablePlace.NORTHEAST: room[0],
            TablePlace.SOUTHWEST: lower,
            TablePlace.SOUTHEAST: lower,
        }
    placed = {}
    for place, top in tops.items():
        left = area.left if place.across < 0 else area.right - width
        placed[place] = FRect(left, top, width, label), FRect(left, top + label + gap, width, height)
    return placed


def _compact(header: FRect, height: float, shape: TableShape) -> ReviewLayout:
    """Lay out for little room: all hands on plates."""
    gap = 10.0
    strip = FRect(header.left, height - gap - 64, header.width, 64)
    top = header.bottom + gap
    panel = FRect(header.right - 272, top, 272, strip.top - gap - top)
    area = FRect(header.left, top, panel.left - 14 - header.left, panel.height)
    switch = FRect(header.right - 224, header.top + 2, 224, 44)
    many = shape.players == 6
    long, tall = min(340.0, area.width * 0.64), 54.0 if many else 62.0
    left = area.centerx - long / 2 + 62
    north, south = FRect(left, area.top, long, tall), FRect(left, area.bottom - tall, long, tall)
    side = min(160.0, area.width * 0.31), min(124.0, (area.height - 2 * tall - 20) - 44)
    middle = area.centery
    head = middle - (side[1] + 44) / 2
    room = north.bottom + 4, south.top - 4
    sides = _sides(shape, area, FRect(area.left, head, 0, 0), room, side, _SMALL_LABEL)
    south_label = FRect(area.left, south.centery - 20, left - area.left - 8, _SMALL_LABEL)
    north_label = FRect(area.left, north.centery - 20, left - area.left - 8, _SMALL_LABEL)
    between = area.width - 2 * (side[0] + 8)
    trick = min((south.top - north.bottom - 12) / (3.3 if many else 3.05), between / (3.2 if many else 3.4), 84.0)
    title = FRect(header.left, header.top, switch.left - header.left - 12, HEADER)
    known = {TablePlace.SOUTH: (south_label, south), TablePlace.NORTH: (north_label, north), **sides}
    labels, hands = zip(*(known[place] for place in shape.places), strict=True)
    return ReviewLayout(
        True, title, switch, panel, strip, shape.places, labels, hands, 0.0, (area.centerx, middle), trick
    )

"""All tricks of a deal side by side: a column for each, a row for each seat, and one card pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.markup import SuitName
from game.app.paint.theme import Style
from game.app.services.session import Session
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.widgets.widget import Widget
from game.cards import Card, Suit
from game.rules.card_words import card_name, corner
from game.rules.seats import Seat
from game.rules.tricks import Trick
from game.words import _

HEAD = 26.0
_WIDEST = 90.0  # a column
_LEAST_NAMES = 84.0
_GAP = 4.0  # between two cards
_HIGH = 1.15  # a high card has this height to its width, or more
# from this height of a card on, its rank is written so and its suit is so large
_PRINTS: tuple[tuple[float, Style, float], ...] = (
    (50.0, "points", 23.0),
    (40.0, "bid", 20.0),
    (28.0, "player", 17.0),
    (22.0, "strong", 14.0),
    (0.0, "small_strong", 11.0),
)
_SUITS: dict[Suit, SuitName] = {
    Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades",
}  # fmt: skip
_STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Evidence(Widget):
    """The *tricks* played by *seats*, those who may be accused first; arrows or a click point at a card.

    *on_point* is told the trick and the seat of every card pointed at.
    """

    def __init__(
        self,
        session: Session,
        tricks: Sequence[Trick],
        seats: Sequence[Seat],
        rect: FRect,
        on_point: Callable[[int, Seat], object],
    ) -> None:
        super().__init__(rect)
        self._session = session
        self.tricks = [trick for trick in tricks if trick.plays]
        self.seats = list(seats)
        self.pointed: tuple[int, Seat] | None = None
        self._hovered: tuple[int, Seat] | None = None
        self._on_point = on_point

    @property
    def words(self) -> str:
        """The tricks, or the card pointed at."""
        card = None if self.pointed is None else self.tricks[self.pointed[0]].card_of(self.pointed[1])
        if self.pointed is None or card is None:
            return _("The tricks of this deal")
        words = _("Trick {number}, {name}: {card}")
        return words.format(number=self.pointed[0] + 1, name=self._session.name(self.pointed[1]), card=card_name(card))

    @property
    def radius(self) -> float:
        """Nearly square, as a sheet of paper."""
        return 6.0

    # -- where what is -----------------------------------------------------------------------------------------

    @property
    def names_width(self) -> float:
        """How wide the column of names is."""
        return max(_LEAST_NAMES, self.rect.width - _WIDEST * self._session.rules.hand_size)

    @property
    def _row(self) -> float:
        """How high a row is."""
        return (self.rect.height - HEAD) / len(self.seats)

    def cell(self, trick: int, seat: Seat) -> FRect:
        """Return where the card of *seat* in trick *trick* is."""
        wide = (self.rect.width - self.names_width) / self._session.rules.hand_size
        high = self._row
        left = self.rect.left + self.names_width + trick * wide
        return FRect(left, self.rect.top + HEAD + self.seats.index(seat) * high, wide, high)

    def _at(self, point: tuple[float, float]) -> tuple[int, Seat] | None:
        for number, trick in enumerate(self.tricks):
            for play in trick.plays:
                if self.cell(number, play.seat).collidepoint(point):
                    return number, play.seat
        return None

    # -- pointing ----------------------------------------------------------------------------------------------

    def handle(self, event: InputEvent) -> bool:
        """Point with the pointer or the arrows."""
        match event:
            case PointerDown(point, 1):
                found = self._at(point)
                if found is not None:
                    self.point(*found)
                return found is not None
            case PointerMoved(point):
                before, self._hovered = self._hovered, self._at(point)
                return before != self._hovered
            case KeyPressed("left" | "right" | "up" | "down" as key):
                return self._step(*_STEPS[key])
            case _:
                return False

    def point(self, trick: int, seat: Seat) -> None:
        """Point at the card of *seat* in trick *trick*."""
        self.pointed = trick, seat
        self._on_point(trick, seat)

    def _step(self, across: int, down: int) -> bool:
        """Go to the next card in that direction; return whether there is one."""
        if self.pointed is None:
            last = len(self.tricks) - 1
            first = next((seat for seat in self.seats if self.tricks[last].card_of(seat) is not None), None)
            if first is None:
                return False
            self.point(last, first)
            return True
        trick, row = self.pointed[0] + across, self.seats.index(self.pointed[1]) + down
        while 0 <= trick < len(self.tricks) and 0 <= row < len(self.seats):
            if self.tricks[trick].card_of(self.seats[row]) is not None:
                self.point(trick, self.seats[row])
                return True
            trick, row = trick + across, row + down
        return across != 0  # at the end of a row the focus stays; above and below there is more

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Show the cards; under the number of a trick stands the suit that was led, and who led has a bar below."""
        theme = canvas.theme
        canvas.well(self.rect.inflate(8, 8), radius=10)
        for seat in self.seats:
            cell = self.cell(0, seat)
            name = FRect(self.rect.left + 6, cell.top, self.names_width - 12, cell.height)
            canvas.text(self._session.name(seat), name, "label", theme.text)
        for number, trick in enumerate(self.tricks):
            self._draw_head(canvas, number, self._session.rules.suit(trick.lead))
            for play in trick.plays:
                self._draw_card(canvas, number, play.seat, play.card)

    def _draw_head(self, canvas: Canvas, number: int, led: Suit) -> None:
        cell = self.cell(number, self.seats[0])
        middle = self.rect.top + HEAD / 2
        left = FRect(cell.left, self.rect.top, cell.width / 2, HEAD)
        canvas.text(str(number + 1), left, "small", canvas.theme.muted, "right")
        canvas.suit(_SUITS[led], (cell.centerx + 9, middle), 12)

    def _draw_card(self, canvas: Canvas, number: int, seat: Seat, card: Card) -> None:
        theme, rect = canvas.theme, self.cell(number, seat).inflate(-_GAP, -_GAP)
        here = number, seat
        edge = theme.highlight if here == self.pointed else theme.accent.mid if here == self._hovered else None
        canvas.box(rect, theme.ivory, 4, theme.paper.strong_rule)
        ink = canvas.suit_colour(_SUITS[self._session.rules.suit(card)], theme.paper.ink)
        if card.is_joker:
            canvas.text(corner(card), rect, "small_strong", theme.paper.ink, "centre")
        else:
            self._draw_face(canvas, rect, card)
        if self.tricks[number].leader is seat:
            canvas.line((rect.left + 4, rect.bottom - 2), (rect.right - 4, rect.bottom - 2), ink, 2)
        if edge is not None:
            canvas.outline(rect.inflate(5, 5), edge, 3, 6)

    def _draw_face(self, canvas: Canvas, rect: FRect, card: Card) -> None:
        """Draw rank and suit as large as there is room: side by side, or one above the other on a high card."""
        rank = corner(card)
        suit, ink = _SUITS[card.suit], canvas.suit_colour(_SUITS[card.suit], canvas.theme.paper.ink)
        if rect.height > rect.width * _HIGH:
            upper = FRect(rect.left, rect.top + 3, rect.width, rect.height * 0.5)
            canvas.text(rank, upper, "bid", ink, "centre")
            canvas.suit(suit, (rect.centerx, rect.top + rect.height * 0.72), 18, ink)
            return
        style, size = self._print(canvas, rect)
        wide = canvas.type.width(rank, style)
        left = rect.centerx - (wide + 3 + size) / 2
        canvas.text(rank, FRect(left, rect.top, wide + 1, rect.height), style, ink)
        canvas.suit(suit, (left + wide + 3 + size / 2, rect.centery), size, ink)

    def _print(self, canvas: Canvas, rect: FRect) -> tuple[Style, float]:
        """Return how the ranks of all cards are written, each on a *rect* of that size, and how large suits are."""
        for least, style, size in _PRINTS:
            if rect.height >= least and canvas.type.width("10", style) + size + 8 <= rect.width:
                return style, size
        return _PRINTS[-1][1:]

"""Reneges: calling one, with all tricks as evidence, and the penalty for one that is proven."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import FRect

from game.ai.court import score_after, shown_later
from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Line, Row, Words, muted, rows
from game.app.paint.markup import SuitName, escape
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.services.session import Session
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button
from game.app.widgets.widget import Widget
from game.app.wording.table import penalty_words
from game.cards import Card, Suit
from game.engine.actions import Action, CallRenege, ChoosePenalty
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.card_words import card_name, corner
from game.rules.scoring import DealScore
from game.rules.seats import Seat, Side
from game.rules.tricks import Trick
from game.words import _, number, signed

_LINE = 26.0  # the height of a line, and of the line of headings over the evidence
_WIDEST = 90.0  # the width of a column of cards, at most
_LEAST_NAMES = 84.0  # the width of the column of names, at least
_LEAST_ROW, _ROW = 28.0, 60.0  # the height of a row of cards, at least and at most
_GAP = 4.0  # between two cards
_HIGH = 1.15  # height to width of a card from which its suit stands below its rank
# from this height of a card on: the style of its rank and the size of its suit
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
_LEAST_BUTTON = 150.0
_FIGURES = 124.0  # the width of a column of points, with what they change by
_LEAST_NOTE = 150.0  # the room that the note on a penalty needs; with less it is left out


class Evidence(Widget):
    """The *tricks* of a deal: a column for each, a row for each of *seats*; arrows or a click point at a card.

    *on_point* is called with the trick and the seat of every card pointed at.
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
        """The name of the evidence, or the card pointed at."""
        card = None if self.pointed is None else self.tricks[self.pointed[0]].card_of(self.pointed[1])
        if self.pointed is None or card is None:
            return _("The tricks of this deal")
        words = _("Trick {number}, {name}: {card}")
        return words.format(number=self.pointed[0] + 1, name=self._session.name(self.pointed[1]), card=card_name(card))

    @property
    def radius(self) -> float:
        """The radius of the corners: small, as of a sheet of paper."""
        return 6.0

    @property
    def names_width(self) -> float:
        """The width of the column of names."""
        return max(_LEAST_NAMES, self.rect.width - _WIDEST * self._session.rules.hand_size)

    def cell(self, trick: int, seat: Seat) -> FRect:
        """Return the place of the card of *seat* in trick *trick*."""
        wide = (self.rect.width - self.names_width) / self._session.rules.hand_size
        high = (self.rect.height - _LINE) / len(self.seats)
        left = self.rect.left + self.names_width + trick * wide
        return FRect(left, self.rect.top + _LINE + self.seats.index(seat) * high, wide, high)

    def _at(self, point: tuple[float, float]) -> tuple[int, Seat] | None:
        played = ((index, play.seat) for index, trick in enumerate(self.tricks) for play in trick.plays)
        return next((place for place in played if self.cell(*place).collidepoint(point)), None)

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
        """Point at the next card in that direction; return whether the key was used."""
        if self.pointed is None:
            last = len(self.tricks) - 1
            first = next((seat for seat in self.seats if self.tricks[last].card_of(seat) is not None), None)
            if first is not None:
                self.point(last, first)
            return first is not None
        trick, row = self.pointed[0] + across, self.seats.index(self.pointed[1]) + down
        while 0 <= trick < len(self.tricks) and 0 <= row < len(self.seats):
            if self.tricks[trick].card_of(self.seats[row]) is not None:
                self.point(trick, self.seats[row])
                return True
            trick, row = trick + across, row + down
        return across != 0  # at the end of a row the focus stays; up and down lead to other widgets

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """Show the cards, with a bar below the lead; over each column its number and the suit led."""
        theme = canvas.theme
        canvas.well(self.rect.inflate(8, 8), radius=10)
        for seat in self.seats:
            cell = self.cell(0, seat)
            name = FRect(self.rect.left + 6, cell.top, self.names_width - 12, cell.height)
            canvas.text(self._session.name(seat), name, "label", theme.text)
        for index, trick in enumerate(self.tricks):
            self._draw_head(canvas, index, self._session.rules.suit(trick.lead))
            for play in trick.plays:
                self._draw_card(canvas, index, play.seat, play.card)

    def _draw_head(self, canvas: Canvas, index: int, led: Suit) -> None:
        cell = self.cell(index, self.seats[0])
        middle = self.rect.top + _LINE / 2
        left = FRect(cell.left, self.rect.top, cell.width / 2, _LINE)
        canvas.text(str(index + 1), left, "small", canvas.theme.muted, "right")
        canvas.suit(_SUITS[led], (cell.centerx + 9, middle), 12)

    def _draw_card(self, canvas: Canvas, index: int, seat: Seat, card: Card) -> None:
        theme, rect = canvas.theme, self.cell(index, seat).inflate(-_GAP, -_GAP)
        here = index, seat
        edge = theme.highlight if here == self.pointed else theme.accent.mid if here == self._hovered else None
        canvas.box(rect, theme.ivory, 4, theme.paper.strong_rule)
        ink = canvas.suit_colour(_SUITS[self._session.rules.suit(card)], theme.paper.ink)
        if card.is_joker:
            canvas.text(corner(card), rect, "small_strong", theme.paper.ink, "centre")
        else:
            self._draw_face(canvas, rect, card)
        if self.tricks[index].leader is seat:
            canvas.line((rect.left + 4, rect.bottom - 2), (rect.right - 4, rect.bottom - 2), ink, 2)
        if edge is not None:
            canvas.outline(rect.inflate(5, 5), edge, 3, 6)

    def _draw_face(self, canvas: Canvas, rect: FRect, card: Card) -> None:
        """Draw rank and suit as large as fits: side by side, or one above the other on a high card."""
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
        """Return the style of ranks and the size of suits on cards as large as *rect*."""
        for least, style, size in _PRINTS:
            if rect.height >= least and canvas.type.width("10", style) + size + 8 <= rect.width:
                return style, size
        return _PRINTS[-1][1:]


class CourtPanel(Panel):
    """Asks for the card of a renege, with the tricks as evidence; *dismiss*, labelled *dismiss_label*, calls none."""

    width = 960.0
    wide = True
    tall = True

    def __init__(
        self,
        session: Session,
        view: PlayerView,
        submit: Submit,
        audio: Audio,
        dismiss: Callable[[], object],
        dismiss_label: str,
    ) -> None:
        super().__init__(_("Did somebody not follow suit?"), audio)
        self._session = session
        self._view = view
        self._submit = submit
        self._dismiss = dismiss
        self._dismiss_label = dismiss_label
        self._calls = {(one.trick, one.accused): one for one in view.legal if isinstance(one, CallRenege)}
        self.accused: CallRenege | None = None
        seats = [*view.opponents, *view.partners, view.seat]
        self.evidence = Evidence(session, (*view.tricks, view.trick), seats, FRect(), self._point)
        self._call = Button(_("Call a renege"), FRect(), self.call)

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the evidence, the card pointed at in words, the price of a wrong call, and the buttons."""
        leave = Button(self._dismiss_label, FRect(), self._dismiss, kind="gold")
        self._call.enabled = self.accused is not None
        self.default = leave
        half = (width - 14) / 2
        answers = Row(
            Fit(leave, BUTTON_HEIGHT), Gap(0), Fit(self._call, BUTTON_HEIGHT),
            widths=(min(250, half), None, min(210, half)), from_right=self.mirrored,
        )  # fmt: skip
        below = Column(Gap(10), Drawn(2 * _LINE, self._draw_words), Gap(12), answers, Gap(14 if self.tight else 22))
        players = self._view.rules.players
        room = self.room - self.head - 10 - _LINE - below.height(type_, width)
        high = _LINE + players * min(_ROW, max(_LEAST_ROW, room / players))  # the cards take all the room
        return Column(Gap(10), Fit(self.evidence, high), below)

    def _point(self, trick: int, seat: Seat) -> None:
        self.accused = self._calls.get((trick, seat))
        self._call.enabled = self.accused is not None
        self._call.kind = "danger" if self.accused is not None else "plain"

    def call(self) -> None:
        """Call the renege pointed at."""
        if self.accused is not None:
            self._submit(self.accused)

    def _draw_words(self, canvas: Canvas, place: FRect) -> None:
        """Draw the card pointed at in words, and the price of a wrong call."""
        upper, lower = rows(place, 2)
        canvas.rich(self._pointed_words(), upper)
        points = self._view.rules.wrong_call_points
        price = _("A wrong call costs your side {points} points.").format(points=points)
        canvas.rich(escape(price if points else _("A wrong call costs nothing.")), lower, "label", canvas.theme.muted)

    def _pointed_words(self) -> str:
        pointed = self.evidence.pointed
        if pointed is None:
            return _("Point at the card that should have been another one.")
        index, seat = pointed
        trick = self.evidence.tricks[index]
        card = trick.card_of(seat)
        words = _("<strong>Trick {number}</strong>: {name} played the {card} on the {lead}")
        if trick.leader is seat:
            words = _("<strong>Trick {number}</strong>: {name} led the {card}: any lead stands")
        elif self.accused is None:
            words = _("<strong>Trick {number}</strong>: {name}, {card}: only others are accused, and once")
        name = escape(self._session.name(seat))
        named = "" if card is None else card_name(card)
        return words.format(number=index + 1, name=name, card=named, lead=card_name(trick.lead))


def may_call(legal: tuple[Action, ...]) -> bool:
    """Return whether any of *legal* calls a renege."""
    return any(isinstance(action, CallRenege) for action in legal)


class PenaltyPanel(Panel):
    """Asks for the penalty of a proven renege, and shows the score that each would lead to."""

    width = 684.0
    wide = True

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("Renege proven: what shall it cost?"), audio)
        self._session = session
        self._view = view
        self._submit = submit
        self.options = [action for action in view.legal if isinstance(action, ChoosePenalty)]
        self.unpunished: DealScore = score_after(view, None)
        self.scores = {action.penalty: score_after(view, action.penalty) for action in self.options}

    @property
    def proof(self) -> str:
        """The card that was played, and the later one that proves the renege, in words."""
        call = self._view.calls[-1]
        trick = (*self._view.tricks, self._view.trick)[call.trick]
        played = trick.card_of(call.accused)
        later = shown_later(self._view, call.accused, call.trick)
        words = _("{name} played the {card} on the {lead} in trick {number}, and could follow.")
        if later is not None:
            words = _("{name} played the {card} on the {lead} in trick {number}, and the {held} in trick {later}.")
        return words.format(
            name=escape(self._session.name(call.accused)),
            card="" if played is None else card_name(played),
            lead=card_name(trick.lead),
            number=call.trick + 1,
            held="" if later is None else card_name(later[1]),
            later=0 if later is None else later[0] + 1,
        )

    @property
    def heading(self) -> str:
        """The heading of the columns of figures."""
        over = self._view.phase is Phase.PENALTY and len(self._view.tricks) == self._view.rules.hand_size
        return _("Score of the deal added") if over else _("If the rest goes where it is owed")

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the proof, the points without a penalty, and a row for each penalty."""
        high, gap = (42.0, 6.0) if self.tight else (BUTTON_HEIGHT, 10.0)
        sides = self._view.rules.all_sides
        room = width - len(sides) * _FIGURES - 8
        headings = self.heading, _("Rest as owed")
        heading = next((one for one in headings if type_.width(one, "label") <= room), headings[-1])
        names = [Line(self._session.side_name(side), "strong", high=_LINE, align="right") for side in sides]
        before = [number(self.unpunished.standings[side].points) for side in sides]
        points = [Line(one, "label", high=_LINE, ink=muted, align="right") for one in before]
        words = [penalty_words(self._session, option.penalty) for option in self.options]
        labelled = zip((label for label, _note in words), self.options, strict=True)
        buttons = [Button(label, FRect(), partial(self._submit, option)) for label, option in labelled]
        self.default = buttons[0]
        wide = max(_LEAST_BUTTON, *(button.natural_width(type_.width) for button in buttons))
        noted = room - wide - 16 >= _LEAST_NOTE
        offers: list[Box] = []
        for button, (_label, note), option in zip(buttons, words, self.options, strict=True):
            beside = Words(note, "small", ink=muted) if noted else Gap(0)
            figures = [Drawn(0, partial(self._draw_figure, option, side)) for side in sides]
            widths = (wide, 16, None, 8, *(_FIGURES for _side in sides))
            offers.append(Row(Fit(button, high), Gap(0), beside, Gap(0), *figures, widths=widths))
        return Column(
            Gap(4), Words(self.proof), Gap(8),
            _headed(heading, names), _headed(_("Without a penalty"), points), Gap(4),
            Column(*offers, gap=gap), Gap(gap + 12),
        )  # fmt: skip

    def answer_for(self, action: Action) -> Widget | None:
        """Return the button for *action*."""
        return self.button_for(action, self.options)

    def _draw_figure(self, action: ChoosePenalty, side: Side, canvas: Canvas, place: FRect) -> None:
        """Draw the points of *side* after *action*, with the change to their left."""
        after = self.scores[action.penalty].standings[side].points
        change = after - self.unpunished.standings[side].points
        figure = canvas.text(number(after), place, "player", align="right")
        if change:
            gain = FRect(place.left, place.top, figure.left - place.left - 8, place.height)
            good = (change > 0) is (side is self._view.side)
            ink = canvas.theme.good if good else canvas.theme.danger
            canvas.text(signed(change), gain, "label", ink, "right")


def _headed(words: str, figures: Sequence[Box]) -> Box:
    """Return a line of *figures*, a column for each side, with *words* before them."""
    widths = (None, 8, *(_FIGURES for _one in figures))
    return Row(Line(words, "label", high=_LINE, ink=muted), Gap(0), *figures, widths=widths)

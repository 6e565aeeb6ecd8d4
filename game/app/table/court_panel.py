"""Calling a renege: all tricks lie open as evidence; point at the card, call."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Row, rows
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import Session
from game.app.shell.audio import Audio
from game.app.table.evidence import HEAD as HEADINGS
from game.app.table.evidence import Evidence
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button
from game.engine.actions import Action, CallRenege
from game.engine.views import PlayerView
from game.rules.card_words import card_name
from game.rules.seats import Seat
from game.words import _

_LEAST_ROW, _ROW = 28.0, 60.0
_LINE = 26.0


class CourtPanel(Panel):
    """The tricks as evidence; *dismiss* leaves them as they are, with *dismiss_label* on its button."""

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
        """Return the evidence, what is pointed at, the price of a wrong call, and the buttons."""
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
        room = self.room - self.head - 10 - HEADINGS - below.height(type_, width)
        high = HEADINGS + players * min(_ROW, max(_LEAST_ROW, room / players))  # the cards take the room there is
        return Column(Gap(10), Fit(self.evidence, high), below)

    def _point(self, trick: int, seat: Seat) -> None:
        self.accused = self._calls.get((trick, seat))
        self._call.enabled = self.accused is not None
        self._call.kind = "danger" if self.accused is not None else "plain"

    def call(self) -> None:
        """Accuse."""
        if self.accused is not None:
            self._submit(self.accused)

    def _draw_words(self, canvas: Canvas, place: FRect) -> None:
        """Tell what is pointed at, and the price of a wrong call."""
        upper, lower = rows(place, 2)
        canvas.rich(self._pointed_words(), upper)
        points = self._view.rules.wrong_call_points
        price = _("A wrong call costs your side {points} points.").format(points=points)
        canvas.rich(escape(price if points else _("A wrong call costs nothing.")), lower, "label", canvas.theme.muted)

    def _pointed_words(self) -> str:
        pointed = self.evidence.pointed
        if pointed is None:
            return _("Point at the card that should have been another one.")
        number, seat = pointed
        trick = self.evidence.tricks[number]
        card = trick.card_of(seat)
        words = _("<strong>Trick {number}</strong>: {name} played the {card} on the {lead}")
        if trick.leader is seat:
            words = _("<strong>Trick {number}</strong>: {name} led the {card}: any lead stands")
        elif self.accused is None:
            words = _("<strong>Trick {number}</strong>: {name}, {card}: only others are accused, and once")
        name = escape(self._session.name(seat))
        named = "" if card is None else card_name(card)
        return words.format(number=number + 1, name=name, card=named, lead=card_name(trick.lead))


def calls_of(legal: tuple[Action, ...]) -> bool:
    """Whether any of *legal* calls a renege."""
    return any(isinstance(action, CallRenege) for action in legal)

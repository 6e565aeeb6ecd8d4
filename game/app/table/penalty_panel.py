"""What a proven renege shall cost: the four penalties, each with the score that it leads to."""

from __future__ import annotations

from pygame import FRect

from game.ai.court import score_after, shown_later
from game.app.paint.canvas import Canvas
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import Session
from game.app.shell.audio import Audio
from game.app.table.panel import BUTTON_HEIGHT, TITLE_HEIGHT, Panel, Submit
from game.app.widgets.button import Button, Press
from game.app.wording.table import penalty_words
from game.engine.actions import ChoosePenalty
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.card_words import card_name
from game.rules.scoring import DealScore
from game.rules.seats import Side
from game.words import _, number, signed

_HEAD = 26.0
_LEAST_BUTTON = 150.0
_FIGURES = 124.0  # a column of points and what they change by
_LEAST_NOTE = 150.0  # room for what a penalty does, or it is left out


class PenaltyPanel(Panel):
    """Asks the person for a penalty."""

    width = 684.0
    wide = True

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("Renege proven: what shall it cost?"), audio)
        self._session = session
        self._view = view
        self._submit = submit
        self.options = [action for action in view.legal if isinstance(action, ChoosePenalty)]
        self.unpaid: DealScore = score_after(view, None)
        self.scores = {action.penalty: score_after(view, action.penalty) for action in self.options}
        self._buttons: list[Button] = []

    # -- words -------------------------------------------------------------------------------------------------

    def _proof(self) -> str:
        """Return what was played, and what came to light later."""
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
    def _heading(self) -> str:
        """What the columns of figures hold."""
        over = self._view.phase is Phase.PENALTY and len(self._view.tricks) == self._view.rules.hand_size
        return _("Score of the deal added") if over else _("If the rest goes where it is owed")

    # -- laying out --------------------------------------------------------------------------------------------

    @property
    def _row(self) -> float:
        return 42.0 if self.tight else BUTTON_HEIGHT

    @property
    def _gap(self) -> float:
        return 6.0 if self.tight else 10.0

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, proof, the score without a penalty, and the penalties."""
        proof = type_.rich_height(self._proof(), width - 52, "text")
        rows = len(self.options) * (self._row + self._gap)
        return 16 + TITLE_HEIGHT + 4 + proof + 8 + 2 * _HEAD + 4 + rows + 12

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Put a button for each penalty below the words, the figures at its right."""
        self.rect = rect
        inner = self.inner
        top = rect.top + 16 + TITLE_HEIGHT + 4 + type_.rich_height(self._proof(), inner.width, "text") + 8
        self._head = FRect(inner.left, top, inner.width, _HEAD)
        labels = [penalty_words(self._session, action.penalty)[0] for action in self.options]
        self._buttons = [
            Button(label, FRect(), self._choose(one)) for label, one in zip(labels, self.options, strict=True)
        ]
        wide = max(_LEAST_BUTTON, *(button.natural_width(type_.width) for button in self._buttons))
        top += 2 * _HEAD + 4
        for button in self._buttons:
            button.rect = FRect(inner.left, top, wide, self._row)
            top += self._row + self._gap
        self.renew(self._buttons, self._buttons[0])

    def _choose(self, action: ChoosePenalty) -> Press:
        return lambda: self._submit(action)

    def _column(self, side: Side, row: FRect) -> FRect:
        """Return where in *row* the figures of *side* stand."""
        sides = self._view.rules.side_count
        return FRect(row.right - (sides - side) * _FIGURES, row.top, _FIGURES, row.height)

    # -- drawing -----------------------------------------------------------------------------------------------

    def draw_body(self, canvas: Canvas) -> None:
        """Show the proof, whose figures they are, the score without a penalty and with each."""
        inner, muted = self.inner, canvas.theme.muted
        proof = FRect(inner.left, self.rect.top + 16 + TITLE_HEIGHT + 4, inner.width, 10)
        canvas.rich(self._proof(), proof, "text", wrap=True)
        rules = self._view.rules
        words = FRect(inner.left, self._head.top, inner.width - rules.side_count * _FIGURES - 8, _HEAD)
        headings = self._heading, _("Rest as owed")
        heading = next((one for one in headings if canvas.type.width(one, "label") <= words.width), headings[-1])
        canvas.text(heading, words, "label", muted)
        canvas.text(_("Without a penalty"), words.move(0, _HEAD), "label", muted)
        for side in rules.all_sides:
            canvas.text(self._session.side_name(side), self._column(side, self._head), "strong", align="right")
            points = number(self.unpaid.standings[side].points)
            canvas.text(points, self._column(side, self._head.move(0, _HEAD)), "label", muted, "right")
        for button, action in zip(self._buttons, self.options, strict=True):
            self._draw_row(canvas, FRect(inner.left, button.rect.top, inner.width, button.rect.height), action)

    def _draw_row(self, canvas: Canvas, row: FRect, action: ChoosePenalty) -> None:
        theme, rules = canvas.theme, self._view.rules
        left = self._buttons[0].rect.right + 16
        note = FRect(left, row.top, row.width - (left - row.left) - rules.side_count * _FIGURES - 8, row.height)
        if note.width >= _LEAST_NOTE:
            words = penalty_words(self._session, action.penalty)[1]
            high = canvas.type.rich_height(words, note.width, "small")
            place = FRect(note.left, note.centery - high / 2, note.width, high)
            canvas.rich(words, place, "small", theme.muted, wrap=True)
        for side in rules.all_sides:
            after = self.scores[action.penalty].standings[side].points
            change = after - self.unpaid.standings[side].points
            place = self._column(side, row)
            figure = canvas.text(number(after), place, "player", align="right")
            if change:
                gain = FRect(place.left, place.top, figure.left - place.left - 8, place.height)
                ink = theme.good if (change > 0) is (side is self._view.side) else theme.danger
                canvas.text(signed(change), gain, "label", ink, "right")

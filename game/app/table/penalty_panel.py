"""What a proven renege shall cost: the four penalties, each with the score that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import FRect

from game.ai.court import score_after, shown_later
from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Line, Row, Words, muted
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import Session
from game.app.shell.audio import Audio
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button, OnPress
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

    # -- words -------------------------------------------------------------------------------------------------

    @property
    def proof(self) -> str:
        """What was played, and what came to light later."""
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

    # -- what is shown -----------------------------------------------------------------------------------------

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the proof, the points without a penalty, and a row for each penalty."""
        high, gap = (42.0, 6.0) if self.tight else (BUTTON_HEIGHT, 10.0)
        sides = self._view.rules.all_sides
        room = width - len(sides) * _FIGURES - 8
        headings = self._heading, _("Rest as owed")
        heading = next((one for one in headings if type_.width(one, "label") <= room), headings[-1])
        names = [Line(self._session.side_name(side), "strong", high=_HEAD, align="right") for side in sides]
        unpaid = [number(self.unpaid.standings[side].points) for side in sides]
        points = [Line(one, "label", high=_HEAD, ink=muted, align="right") for one in unpaid]
        words = [penalty_words(self._session, option.penalty) for option in self.options]
        buttons = [
            Button(label, FRect(), self._choose(one)) for (label, _note), one in zip(words, self.options, strict=True)
        ]
        self.default = buttons[0]
        wide = max(_LEAST_BUTTON, *(button.natural_width(type_.width) for button in buttons))
        noted = room - wide - 16 >= _LEAST_NOTE
        rows: list[Box] = []
        for button, (_label, note), option in zip(buttons, words, self.options, strict=True):
            beside = Words(note, "small", ink=muted) if noted else Gap(0)
            figures = [Drawn(0, partial(self._draw_figure, option, side)) for side in sides]
            widths = (wide, 16, None, 8, *(_FIGURES for _side in sides))
            rows.append(Row(Fit(button, high), Gap(0), beside, Gap(0), *figures, widths=widths))
        return Column(
            Gap(4), Words(self.proof), Gap(8),
            self._headed(heading, names), self._headed(_("Without a penalty"), points), Gap(4),
            Column(*rows, gap=gap), Gap(gap + 12),
        )  # fmt: skip

    @staticmethod
    def _headed(words: str, figures: Sequence[Box]) -> Box:
        """Return a line of *figures*, a column for each side, with *words* before them."""
        widths = (None, 8, *(_FIGURES for _one in figures))
        return Row(Line(words, "label", high=_HEAD, ink=muted), Gap(0), *figures, widths=widths)

    def _choose(self, action: ChoosePenalty) -> OnPress:
        return lambda: self._submit(action)

    def _draw_figure(self, action: ChoosePenalty, side: Side, canvas: Canvas, place: FRect) -> None:
        """Show the points of *side* after *action*, and before them by how much that changes them."""
        after = self.scores[action.penalty].standings[side].points
        change = after - self.unpaid.standings[side].points
        figure = canvas.text(number(after), place, "player", align="right")
        if change:
            gain = FRect(place.left, place.top, figure.left - place.left - 8, place.height)
            good = (change > 0) is (side is self._view.side)
            ink = canvas.theme.good if good else canvas.theme.danger
            canvas.text(signed(change), gain, "label", ink, "right")

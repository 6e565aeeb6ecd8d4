"""The partners' talk about their bid: what both sides have said, and estimates of the own hand first."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Fit, Gap, Line, Row, Words, muted
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button
from game.app.widgets.controls import Stepper
from game.app.widgets.widget import Widget
from game.app.wording.table import contract_words, talk_words
from game.coach.hint import usual
from game.engine.actions import Action, GiveEstimate, StartDeal, WishNil
from game.engine.views import PlayerView
from game.rules.seats import Side
from game.words import _

_LINE = 26.0
ROW = 48.0
_BETWEEN, _INSET = 14.0, 14.0
_MANY, _FEW = 5, 2  # lines of a side that are shown
_UNTITLED = 12.0  # above the first sentence where there is no title
_LED = 6.0  # between the sentence at the top and what is below it


def heard(session: Session, view: PlayerView, side: Side) -> list[str]:
    """Return, as rich lines, what *side* has said in the talk of this deal."""
    lines = []
    for word in view.talk:
        if not isinstance(word, StartDeal) and view.rules.side_of(word.seat) is side:
            name = escape(session.name(word.seat))
            lines.append(f"<b>{name}</b>  {escape(talk_words(session, word))}")
    contract = view.contracts[side]
    if contract is not None:
        nils = [seat for seat in view.rules.members(side) if view.is_nil(seat)]
        words = contract_words(session, contract, nils)
        lines.append(_("Settled: <strong>{contract}</strong>").format(contract=escape(words)))
    return lines


def stepper_row(stepper: Stepper) -> Box:
    """Return the row of *stepper*, whose edges show further inside."""
    return Fit(stepper, ROW, beyond=(12, 4))


class TalkPanel(Panel):
    """What both panels of the talk share: what to do, what both sides have said, and rows of controls below."""

    width = 640.0

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        self.partner = _(" and ").join(session.name(seat) for seat in view.partners)
        super().__init__(_("Talk with {name}").format(name=self.partner), audio)
        self.session = session
        self.view = view
        self.submit = submit
        self._heard = [(side, heard(session, view, side)) for side in view.rules.all_sides]
        self._most = _MANY  # lines of a side
        self._titled = True

    @property
    def sides(self) -> list[tuple[Side, list[str]]]:
        """What each side has said last, as far as there is room for it."""
        return [(side, lines[-self._most :]) for side, lines in self._heard]

    @property
    def lead(self) -> str:
        """What the person is to do, as a rich line."""
        raise NotImplementedError

    def controls(self) -> list[Box]:
        """Return the rows of controls."""
        raise NotImplementedError

    def answers(self, width: float) -> Box:
        """Return the buttons, side by side in a row of *width*; set the default."""
        raise NotImplementedError

    @property
    def head(self) -> float:
        """How high the title stands: where there is little room, the seat's plate is the title."""
        return super().head if self._titled else 0.0

    @property
    def title_middle(self) -> float:
        """How low the middle of what is said first is."""
        return super().title_middle if self._titled else self.rect.top + _UNTITLED + _LINE / 2

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return all below the title, or without one: with less of what has been said where that fits."""
        ways = ((True, _FEW), (False, _FEW)) if self.tight else ((True, _MANY), (True, _FEW))
        box: Box = Gap(0)
        for self._titled, self._most in ways:
            box = self._built(width)
            if self.head + box.height(type_, width) <= self.room:
                break
        return box

    def _built(self, width: float) -> Box:
        tight = self.tight
        lead = Words(self.lead, "label" if tight else "text", below=_LED)
        above = _UNTITLED if not self._titled else -2.0 if tight else 2.0
        rows = Column(*self.controls(), gap=2 if tight else 8)
        answers = Column(Gap(rows.gap + 4), self.answers(width), Gap(14 if tight else 22))
        return Column(Gap(above), lead, *self._heard_boxes(), Gap(2), rows, answers)

    def _heard_boxes(self) -> list[Box]:
        """Return what both sides have said, side by side; nothing for the first to speak."""
        if not any(lines for _side, lines in self.sides):
            return []
        return [Row(*(self._heard_from(side, lines) for side, lines in self.sides), gap=_BETWEEN), Gap(4)]

    def _heard_from(self, side: Side, lines: list[str]) -> Box:
        words = [Words(line, "label", below=3) for line in lines or [_("<i>Nothing said yet</i>")]]
        name = Line(self.session.side_name(side), "small_strong", high=_LINE, ink=muted)
        return _Heard(Column(Gap(2), name, *words, Gap(6)), ours=side is self.view.side)

    def draw_title(self, canvas: Canvas) -> None:
        """Show who is talked with."""
        if self._titled:
            super().draw_title(canvas)


class _Heard(Row):
    """What a side has said, in a well with a bar in its colour."""

    def __init__(self, words: Box, *, ours: bool) -> None:
        super().__init__(Gap(0), words, Gap(0), widths=(_INSET, None, _INSET))
        self._ours = ours

    def draw(self, canvas: Canvas) -> None:
        """Draw the well, the bar and the words."""
        box, theme = self.rect, canvas.theme
        canvas.well(box, radius=8)
        canvas.box(FRect(box.left, box.top + 8, 4, box.height - 16), theme.we if self._ours else theme.they, 2)
        super().draw(canvas)


class EstimatePanel(TalkPanel):
    """Tell the partner of sure and hopeful tricks, or wish for nil."""

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(session, view, submit, audio)
        advised = usual(view)
        told = advised if isinstance(advised, GiveEstimate) else GiveEstimate(PERSON, 0, 1)
        self.sure, self.hopeful = told.sure, told.hopeful

    @property
    def lead(self) -> str:
        """What is to be told, and what for."""
        words = _("Tell {name} how many tricks your hand should win. Then you agree on one bid.")
        return words.format(name=escape(self.partner))

    def controls(self) -> list[Box]:
        """Return the two numbers."""
        values = range(self.view.rules.hand_size + 1)
        self._sure = Stepper(_("Sure tricks"), FRect(), self.sure, self._set_sure, values=values)
        self._maybe = Stepper(_("Maybe as many as"), FRect(), self.hopeful, self._set_hopeful, values=values)
        return [stepper_row(self._sure), stepper_row(self._maybe)]

    def answers(self, width: float) -> Box:
        """Return the button that tells the numbers, and the one that wishes for nil where that may be."""
        label = _("Tell {name}").format(name=self.partner) if len(self.view.partners) == 1 else _("Tell them")
        self._say = self.default = Button(label, FRect(), self._tell, kind="gold")
        wish = Fit(Button(_("I would go nil"), FRect(), self._wish_nil), BUTTON_HEIGHT)
        beside = wish if WishNil(PERSON) in self.view.legal else Gap(0)
        say = Fit(self._say, BUTTON_HEIGHT)
        return Row(say, Gap(0), beside, widths=(170, None, 210), from_right=not self.mirrored)

    def advise(self, action: Action) -> Widget | None:
        """Show what a hint says with the controls; return what Enter is to press."""
        if isinstance(action, GiveEstimate):
            self.sure = self._sure.value = action.sure
            self.hopeful = self._maybe.value = action.hopeful
            return self._say
        return self.group.widgets[-1] if isinstance(action, WishNil) else None

    def _set_sure(self, value: int) -> None:
        self.sure = value
        self.hopeful = max(self.hopeful, value)
        self._maybe.value = self.hopeful

    def _set_hopeful(self, value: int) -> None:
        self.hopeful = value
        self.sure = min(self.sure, value)
        self._sure.value = self.sure

    def _tell(self) -> None:
        self.submit(GiveEstimate(PERSON, self.sure, self.hopeful))

    def _wish_nil(self) -> None:
        self.submit(WishNil(PERSON))

"""The partners' talk about their bid: what both sides have said, and estimates of the own hand first."""

from __future__ import annotations

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.markup import escape
from game.app.paint.theme import Style
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.table.panel import BUTTON_HEIGHT, PADDING, TITLE_HEIGHT, Panel, Submit
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
_ROW = 48.0
_BETWEEN, _INSET = 14.0, 14.0
_MANY, _FEW = 5, 2  # lines of a side that are shown
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


class TalkPanel(Panel):
    """What both panels of the talk share: what to do, what both sides have said, and rows of controls below."""

    width = 640.0
    rows = 2

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        self.partner = _(" and ").join(session.name(seat) for seat in view.partners)
        super().__init__(_("Talk with {name}").format(name=self.partner), audio)
        self.session = session
        self.view = view
        self.submit = submit
        self._heard = [(side, heard(session, view, side)) for side in view.rules.all_sides]
        self._most = _MANY  # lines of a side
        self._titled = True
        self._said = 0.0  # how high the words stand
        self._below = 0.0  # how far below the upper edge they begin

    @property
    def sides(self) -> list[tuple[Side, list[str]]]:
        """What each side has said last, as far as there is room for it."""
        return [(side, lines[-self._most :]) for side, lines in self._heard]

    @property
    def lead(self) -> str:
        """What the person is to do, as a rich line."""
        raise NotImplementedError

    @property
    def _lead_top(self) -> float:
        """How far below the upper edge that is said: where there is little room, the seat's plate is the title."""
        if not self._titled:
            return 12
        return 14 + TITLE_HEIGHT + (0 if self.tight else 4)

    @property
    def _lead_style(self) -> Style:
        return "label" if self.tight else "text"

    @property
    def title_middle(self) -> float:
        """How low the middle of what is said first is."""
        return super().title_middle if self._titled else self.rect.top + self._lead_top + _LINE / 2

    def _top(self, type_: Typesetter, width: float) -> float:
        """Return how far below the upper edge the words begin."""
        return self._lead_top + type_.rich_height(self.lead, width, self._lead_style) + _LED

    @property
    def _row(self) -> float:
        return _ROW + (2 if self.tight else 8)

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, words, rows and buttons: with less of what has been said where that fits."""
        ways = ((True, _FEW), (False, _FEW)) if self.tight else ((True, _MANY), (True, _FEW))
        height = 0.0
        for titled, most in ways:
            self._titled, self._most = titled, most
            height = self._height(type_, width)
            if height <= self.room:
                break
        return height

    def _height(self, type_: Typesetter, width: float) -> float:
        inner = width - 2 * PADDING
        words = self._top(type_, inner) + self._words(type_, inner)
        return words + self.rows * self._row + BUTTON_HEIGHT + (20 if self.tight else 28)

    def _column(self, width: float) -> float:
        """Return how wide the words of a side are."""
        return (width - _BETWEEN * (len(self.sides) - 1)) / len(self.sides)

    def _words(self, type_: Typesetter, width: float) -> float:
        """Return how high what has been said stands, with who says it; the first to speak have heard nothing."""
        if not any(lines for _side, lines in self.sides):
            return 0.0
        room = self._column(width) - 2 * _INSET
        most = max(sum(self._high(type_, line, room) for line in lines) for _side, lines in self.sides)
        return _LINE + most + 12

    @staticmethod
    def _high(type_: Typesetter, line: str, width: float) -> float:
        return type_.rich_height(line, width, "label") + 3

    def lay(self, rect: FRect, type_: Typesetter) -> None:
        """Take place at *rect*."""
        self.rect = rect
        self._said = self._words(type_, rect.width - 2 * PADDING)
        self._below = self._top(type_, rect.width - 2 * PADDING)

    def row(self, index: int) -> FRect:
        """Return the room of control *index*."""
        top = self.rect.top + self._below + 2 + self._said + index * self._row
        return FRect(self.rect.left + PADDING, top, self.rect.width - 2 * PADDING, _ROW)

    def stepper_row(self, index: int) -> FRect:
        """Return the room of control *index*, a stepper, whose edges show further inside."""
        row = self.row(index)
        return FRect(row.left - 12, row.top, row.width + 16, row.height)

    def button_row(self) -> FRect:
        """Return the room of the buttons."""
        row = self.row(self.rows)
        return FRect(row.left, row.top + 4, row.width, BUTTON_HEIGHT)

    def draw_title(self, canvas: Canvas) -> None:
        """Show who is talked with."""
        if self._titled:
            super().draw_title(canvas)

    def draw_body(self, canvas: Canvas) -> None:
        """Show what to do, and what both sides have said, side by side."""
        theme, inner = canvas.theme, self.inner
        lead = FRect(inner.left, self.rect.top + self._lead_top, inner.width, 10)
        canvas.rich(self.lead, lead, self._lead_style, wrap=True)
        if not self._said:
            return
        top = self.rect.top + self._below
        wide = self._column(inner.width)
        for place, (side, lines) in enumerate(self.sides):
            box = FRect(inner.left + place * (wide + _BETWEEN), top, wide, self._said - 4)
            canvas.well(box, radius=8)
            ring = theme.we if side is self.view.side else theme.they
            canvas.box(FRect(box.left, box.top + 8, 4, box.height - 16), ring, 2)
            line = FRect(box.left + _INSET, box.top + 2, wide - 2 * _INSET, _LINE)
            canvas.text(self.session.side_name(side), line, "small_strong", theme.muted)
            line.top += _LINE
            for words in lines or [_("<i>Nothing said yet</i>")]:
                canvas.rich(words, line, "label", wrap=True)
                line.top += self._high(canvas.type, words, line.width)


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

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Two numbers, then the buttons."""
        self.lay(rect, type_)
        values = range(self.view.rules.hand_size + 1)
        sure = Stepper(_("Sure tricks"), self.stepper_row(0), self.sure, self._set_sure, values=values)
        maybe = Stepper(_("Maybe as many as"), self.stepper_row(1), self.hopeful, self._set_hopeful, values=values)
        room = self.button_row()
        label = _("Tell {name}").format(name=self.partner) if len(self.view.partners) == 1 else _("Tell them")
        self._say = Button(label, self.at_answer(room, 170), self._tell, kind="gold")
        widgets: list[Widget] = [sure, maybe, self._say]
        if WishNil(PERSON) in self.view.legal:
            widgets.append(Button(_("I would go nil"), self.beside_answer(room, 210), self._wish_nil))
        self._sure, self._maybe = sure, maybe
        self.renew(widgets, self._say)

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

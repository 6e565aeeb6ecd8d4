"""The partners' talk about their bid: estimates first, then proposals until both agree."""

from __future__ import annotations

from pygame import FRect

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.markup import escape
from game.app.table.panel import BUTTON_HEIGHT, PADDING, TITLE_HEIGHT, Panel, Submit
from game.app.table.session import PERSON, Session
from game.app.table.wording import contract_words, talk_words
from game.app.theme import Style
from game.app.typesetting import Typesetter
from game.app.widgets.base import Widget
from game.app.widgets.button import Button, Kind
from game.app.widgets.choice import Choice
from game.app.widgets.stepper import Stepper
from game.coach.hint import usual
from game.engine.actions import Action, AgreeContract, GiveEstimate, ProposeContract, StartDeal, WishNil
from game.engine.views import PlayerView
from game.rules.seats import Seat, Side
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


def _estimates(view: PlayerView) -> list[GiveEstimate]:
    """Return the last estimate of each partner of the person's side that has told one."""
    mine = (PERSON, *view.partners)
    told = {word.seat: word for word in view.talk if isinstance(word, GiveEstimate) and word.seat in mine}
    return list(told.values())


class TalkPanel(Panel):
    """What both panels of the talk share: what to do, what both sides have said, and rows of controls below."""

    width = 640.0
    rows = 2

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        self.partner = session.name(view.partners[0])
        super().__init__(_("Talk with {name}").format(name=self.partner), audio)
        self.session = session
        self.view = view
        self.submit = submit
        self._heard = [(side, heard(session, view, side)) for side in view.rules.all_sides]
        self._said = 0.0  # how high the words stand
        self._below = 0.0  # how far below the upper edge they begin

    @property
    def sides(self) -> list[tuple[Side, list[str]]]:
        """What each side has said last, as far as there is room for it."""
        most = _FEW if self.tight else _MANY
        return [(side, lines[-most:]) for side, lines in self._heard]

    @property
    def lead(self) -> str:
        """What the person is to do, as a rich line."""
        raise NotImplementedError

    @property
    def _lead_top(self) -> float:
        """How far below the upper edge that is said: where there is little room, the seat's plate is the title."""
        return 12 if self.tight else 16 + TITLE_HEIGHT + 2

    @property
    def _lead_style(self) -> Style:
        return "label" if self.tight else "text"

    def _top(self, type_: Typesetter, width: float) -> float:
        """Return how far below the upper edge the words begin."""
        return self._lead_top + type_.rich_height(self.lead, width, self._lead_style) + _LED

    @property
    def _row(self) -> float:
        return _ROW + (2 if self.tight else 8)

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, words, rows and buttons."""
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
        if not self.tight:
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
        self._say = Button(
            _("Tell {name}").format(name=self.partner), self.at_answer(room, 170), self._tell, kind="gold"
        )
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


class ProposalPanel(TalkPanel):
    """Propose the side's number and who goes nil, or agree to what the partner proposes."""

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(session, view, submit, audio)
        self.offers = [action for action in view.legal if isinstance(action, ProposeContract)]
        self.agree: Action | None = next((one for one in view.legal if isinstance(one, AgreeContract)), None)
        last = [word for word in view.talk if isinstance(word, ProposeContract)]
        mine = [word for word in last if word.seat in (PERSON, *view.partners)]
        self.standing = mine[-1] if mine and self.agree is not None else None
        self.nils: tuple[Seat, ...] = self.standing.nils if self.standing else self._wished()
        self.tricks = self.standing.tricks if self.standing else self._sum_of_estimates()
        self.rows = 2 if len(self._nil_options()) > 1 else 1

    def _wished(self) -> tuple[Seat, ...]:
        """Return the partner that alone wishes for nil, if there is one."""
        mine = (PERSON, *self.view.partners)
        nils = tuple(word.seat for word in self.view.talk if isinstance(word, WishNil) and word.seat in mine)
        return nils if len(nils) == 1 and any(offer.nils == nils for offer in self.offers) else ()

    @property
    def lead(self) -> str:
        """What the partner proposes, and what both have told of their hands."""
        told = _estimates(self.view)
        parts = []
        if self.standing is not None:
            words = contract_words(self.session, self.standing.tricks, self.standing.nils)
            parts.append(_("{name} proposes {contract}.").format(name=escape(self.partner), contract=escape(words)))
        else:
            parts.append(_("Propose one bid for both of you."))
        if len(told) > 1:
            sure, hopeful = sum(word.sure for word in told), sum(word.hopeful for word in told)
            parts.append(_("Your hands together: sure {sure}, maybe {hopeful}.").format(sure=sure, hopeful=hopeful))
        return " ".join(parts)

    def _sum_of_estimates(self) -> int:
        told = [(word.sure + word.hopeful) // 2 for word in _estimates(self.view)]
        numbers = [offer.tricks for offer in self.offers if offer.nils == self.nils]
        return max(min(numbers), min(max(numbers), sum(told))) if numbers else 0

    def _nil_options(self) -> list[tuple[tuple[Seat, ...], str]]:
        nils = dict.fromkeys(offer.nils for offer in self.offers)
        if self.standing is not None:
            nils.setdefault(self.standing.nils)
        return [(one, self._nil_name(one)) for one in nils]

    def _nil_name(self, nils: tuple[Seat, ...]) -> str:
        if not nils:
            return _("No nil")
        if len(nils) > 1:
            return _("Both nil")
        return _("I go nil") if nils[0] is PERSON else _("{name} nil").format(name=self.session.name(nils[0]))

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """The number, who goes nil, and the buttons."""
        self.lay(rect, type_)
        most = self.view.rules.hand_size
        values = range(most + 1)
        self._number = Stepper(_("Our tricks"), self.stepper_row(0), self.tricks, self._set_tricks, values=values)
        widgets: list[Widget] = [self._number]
        options = self._nil_options()
        self._choice = Choice(options, self.row(1), self.nils, self._set_nils) if len(options) > 1 else None
        widgets += [self._choice] if self._choice is not None else []
        room = self.button_row()
        gold: Kind = "plain" if self.agree is not None else "gold"
        width = (room.width - 14) / 2
        proposing = self.beside_answer(room, width) if self.agree is not None else self.at_answer(room, width)
        self._propose = Button(_("Propose"), proposing, self.propose, kind=gold)
        widgets.append(self._propose)
        default = self._propose
        if self.agree is not None and self.standing is not None:
            words = contract_words(self.session, self.standing.tricks, self.standing.nils)
            label = _("Agree: {contract}").format(contract=words)
            default = Button(label, self.at_answer(room, width), self._agree, kind="gold")
            widgets.append(default)
        self.renew(widgets, default)
        self._refresh()

    def _set_tricks(self, value: int) -> None:
        self.tricks = value
        self._refresh()

    def _set_nils(self, value: tuple[Seat, ...]) -> None:
        self.nils = value
        self._refresh()

    def _offer(self) -> ProposeContract | None:
        """Return the proposal that the controls stand for; both nil always means no trick."""
        alone = [offer for offer in self.offers if offer.nils == self.nils]
        for offer in alone:
            if offer.tricks == self.tricks or len(self.nils) == len(self.session.rules.members(self.view.side)):
                return offer
        return None

    def _refresh(self) -> None:
        offer = self._offer()
        self._propose.enabled = offer is not None
        if offer is not None:
            words = contract_words(self.session, offer.tricks, offer.nils)
            self._propose.label = _("Propose {contract}").format(contract=words)
        else:
            self._propose.label = _("Propose another")

    def advise(self, action: Action) -> Widget | None:
        """Show what a hint says with the controls; return what Enter is to press."""
        if isinstance(action, AgreeContract):
            return self.group.widgets[-1]
        if isinstance(action, ProposeContract):
            self._number.value = action.tricks
            if self._choice is not None:
                self._choice.value = action.nils
            self.tricks, self.nils = action.tricks, action.nils
            self._refresh()
            return self._propose
        return None

    def propose(self) -> None:
        """Say the proposal."""
        offer = self._offer()
        if offer is not None:
            self.submit(offer)

    def _agree(self) -> None:
        if self.agree is not None:
            self.submit(self.agree)

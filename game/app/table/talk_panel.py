"""The partners' talk about their bid: estimates first, then proposals until both agree."""

from __future__ import annotations

from pygame import FRect

from game.app.audio import Audio
from game.app.canvas import Canvas
from game.app.markup import escape
from game.app.table.panel import BUTTON_HEIGHT, PADDING, TITLE_HEIGHT, Panel, Submit
from game.app.table.session import PERSON, Session
from game.app.table.wording import contract_words, talk_words
from game.app.typesetting import Typesetter
from game.app.widgets.base import Widget
from game.app.widgets.button import Button, Kind
from game.app.widgets.choice import Choice
from game.app.widgets.stepper import Stepper
from game.engine.actions import Action, AgreeContract, GiveEstimate, ProposeContract, StartDeal, WishNil
from game.engine.views import PlayerView
from game.rules.seats import Seat
from game.words import _

_LINE = 26.0
_ROW = 48.0


def heard(session: Session, view: PlayerView) -> list[str]:
    """Return, as rich lines, what has been said in the talk of this deal, by both sides."""
    lines = []
    for word in view.talk:
        if not isinstance(word, StartDeal):
            name = escape(session.name(word.seat))
            lines.append(f"<b>{name}</b>  {escape(talk_words(session, word))}")
    return lines


class TalkPanel(Panel):
    """What both panels of the talk share: the words heard, and rows of controls below."""

    width = 600.0
    rows = 2

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        partner = session.name(view.partners[0])
        super().__init__(_("Talk with {name}").format(name=partner), audio)
        self.session = session
        self.view = view
        self.submit = submit
        self.lines = heard(session, view)[-5:]

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, words, rows and buttons."""
        return 16 + TITLE_HEIGHT + 8 + self._words() + self.rows * (_ROW + 8) + BUTTON_HEIGHT + 24

    def _words(self) -> float:
        return len(self.lines) * _LINE + (10 if self.lines else 0)

    def row(self, index: int) -> FRect:
        """Return the room of control *index*."""
        top = self.rect.top + 16 + TITLE_HEIGHT + 8 + self._words() + index * (_ROW + 8)
        return FRect(self.rect.left + PADDING, top, self.rect.width - 2 * PADDING, _ROW)

    def stepper_row(self, index: int) -> FRect:
        """Return the room of control *index*, a stepper, whose edges show further inside."""
        row = self.row(index)
        return FRect(row.left - 12, row.top, row.width + 16, row.height)

    def button_row(self) -> FRect:
        """Return the room of the buttons."""
        row = self.row(self.rows)
        return FRect(row.left, row.top + 4, row.width, BUTTON_HEIGHT)

    def draw_body(self, canvas: Canvas) -> None:
        """Show what has been said."""
        inner = self.inner
        top = self.rect.top + 16 + TITLE_HEIGHT + 4
        for line in self.lines:
            canvas.rich(line, FRect(inner.left, top, inner.width, _LINE), "text")
            top += _LINE


class EstimatePanel(TalkPanel):
    """Tell the partner of sure and hopeful tricks, or wish for nil."""

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(session, view, submit, audio)
        self.sure = 3
        self.hopeful = 4

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Two numbers, then the buttons."""
        self.rect = rect
        most = self.view.rules.hand_size
        sure = Stepper(_("Sure tricks"), self.stepper_row(0), self.sure, self._set_sure, values=range(most + 1))
        maybe = Stepper(_("With luck"), self.stepper_row(1), self.hopeful, self._set_hopeful, values=range(most + 1))
        room = self.button_row()
        say = Button(_("Tell"), self.at_answer(room, 170), self._tell, kind="gold")
        widgets: list[Widget] = [sure, maybe, say]
        if WishNil(PERSON) in self.view.legal:
            widgets.append(Button(_("I would go nil"), self.beside_answer(room, 210), self._wish_nil))
        self._sure, self._maybe = sure, maybe
        self.renew(widgets, say)

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
        self.nils: tuple[Seat, ...] = self.standing.nils if self.standing else ()
        self.tricks = self.standing.tricks if self.standing else self._sum_of_estimates()
        self.rows = 2 if len(self._nil_options()) > 1 else 1

    def _sum_of_estimates(self) -> int:
        told = [
            (word.sure + word.hopeful) // 2
            for word in self.view.talk
            if isinstance(word, GiveEstimate) and word.seat in (PERSON, *self.view.partners)
        ]
        numbers = [offer.tricks for offer in self.offers if not offer.nils]
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
        self.rect = rect
        most = self.view.rules.hand_size
        number = Stepper(_("Our tricks"), self.stepper_row(0), self.tricks, self._set_tricks, values=range(most + 1))
        widgets: list[Widget] = [number]
        options = self._nil_options()
        if len(options) > 1:
            widgets.append(Choice(options, self.row(1), self.nils, self._set_nils))
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
            self._propose.label = _("Propose")

    def propose(self) -> None:
        """Say the proposal."""
        offer = self._offer()
        if offer is not None:
            self.submit(offer)

    def _agree(self) -> None:
        if self.agree is not None:
            self.submit(self.agree)

"""The partners' talk about their bid: estimates of their own hands first, then proposals until they agree."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Fit, Gap, Line, Row, Words, muted
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button, ButtonKind
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.controls import Stepper
from game.app.widgets.widget import Widget
from game.app.wording.table import contract_words, talk_words
from game.coach.hint import usual
from game.engine.actions import Action, AgreeContract, GiveEstimate, ProposeContract, StartDeal, WishNil
from game.engine.views import PlayerView
from game.rules.seats import Seat, Side
from game.words import _

_LINE = 26.0
_ROW = 48.0
_MARGIN = 14.0  # beside what a side has said
_MANY, _FEW = 5, 2  # the lines of a side that are shown
_UNTITLED = 12.0  # above the first sentence where there is no title


def _said_by(session: Session, view: PlayerView, side: Side) -> list[str]:
    """Return the words of *side* in the talk of this deal, as rich lines."""
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
    """A panel of the talk: what to do, what the sides have said, rows of controls and the buttons."""

    width = 640.0

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        self.partner = _(" and ").join(session.name(seat) for seat in view.partners)
        super().__init__(_("Talk with {name}").format(name=self.partner), audio)
        self.session = session
        self.view = view
        self.submit = submit
        self._said = [(side, _said_by(session, view, side)) for side in view.rules.all_sides]
        self._most = _MANY  # the lines of a side that are shown
        self._titled = True

    @property
    def sides(self) -> list[tuple[Side, list[str]]]:
        """The last words of each side, as far as there is room for them."""
        return [(side, lines[-self._most :]) for side, lines in self._said]

    @property
    def lead(self) -> str:
        """What the person is to do, as a rich line."""
        raise NotImplementedError

    def controls(self) -> list[Box]:
        """Return the rows of controls."""
        raise NotImplementedError

    def answers(self) -> Box:
        """Return the row of buttons; set the default."""
        raise NotImplementedError

    @property
    def head(self) -> float:
        """The height of the title: 0 with little room, where the seat's plate says whose turn it is."""
        return super().head if self._titled else 0.0

    @property
    def title_middle(self) -> float:
        """The vertical middle of the title, or of the first line where there is no title."""
        return super().title_middle if self._titled else self.rect.top + _UNTITLED + _LINE / 2

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return everything below the title: with fewer of the last words, or without the title, where not all fits."""
        ways = ((True, _FEW), (False, _FEW)) if self.tight else ((True, _MANY), (True, _FEW))
        box: Box = Gap(0)
        for self._titled, self._most in ways:
            box = self._built()
            if self.head + box.height(type_, width) <= self.room:
                break
        return box

    def _built(self) -> Box:
        tight = self.tight
        lead = Words(self.lead, "label" if tight else "text", below=6)
        above = _UNTITLED if not self._titled else -2.0 if tight else 2.0
        rows = Column(*self.controls(), gap=2 if tight else 8)
        answers = Column(Gap(rows.gap + 4), self.answers(), Gap(14 if tight else 22))
        return Column(Gap(above), lead, *self._speeches(), Gap(2), rows, answers)

    def _speeches(self) -> list[Box]:
        """Return what both sides have said, side by side; nothing for the first to speak."""
        if not any(lines for _side, lines in self.sides):
            return []
        return [Row(*(self._speech(side, lines) for side, lines in self.sides), gap=_MARGIN), Gap(4)]

    def _speech(self, side: Side, lines: list[str]) -> Box:
        words = [Words(line, "label", below=3) for line in lines or [_("<i>Nothing said yet</i>")]]
        name = Line(self.session.side_name(side), "small_strong", high=_LINE, ink=muted)
        return _Speech(Column(Gap(2), name, *words, Gap(6)), ours=side is self.view.side)


def _stepper_row(stepper: Stepper) -> Box:
    """Return the row of *stepper*, whose label and keys lie a little inside its edges."""
    return Fit(stepper, _ROW, beyond=(12, 4))


class _Speech(Row):
    """The words of a side, in a well with a bar in its colour."""

    def __init__(self, words: Box, *, ours: bool) -> None:
        super().__init__(Gap(0), words, Gap(0), widths=(_MARGIN, None, _MARGIN))
        self._ours = ours

    def draw(self, canvas: Canvas) -> None:
        """Draw the well, the bar and the words."""
        box, theme = self.rect, canvas.theme
        canvas.well(box, radius=8)
        canvas.box(FRect(box.left, box.top + 8, 4, box.height - 16), theme.we if self._ours else theme.they, 2)
        super().draw(canvas)


class EstimatePanel(TalkPanel):
    """Asks what to tell the partner: sure and hopeful tricks, or a wish for nil."""

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(session, view, submit, audio)
        advised = usual(view)
        told = advised if isinstance(advised, GiveEstimate) else GiveEstimate(PERSON, 0, 1)
        self.sure, self.hopeful = told.sure, told.hopeful

    @property
    def lead(self) -> str:
        """What to tell, and why."""
        words = _("Tell {name} how many tricks your hand should win. Then you agree on one bid.")
        return words.format(name=escape(self.partner))

    def controls(self) -> list[Box]:
        """Return the two numbers."""
        values = range(self.view.rules.hand_size + 1)
        self._sure = Stepper(_("Sure tricks"), FRect(), self.sure, self._set_sure, values=values)
        self._maybe = Stepper(_("Maybe as many as"), FRect(), self.hopeful, self._set_hopeful, values=values)
        return [_stepper_row(self._sure), _stepper_row(self._maybe)]

    def answers(self) -> Box:
        """Return the button that tells the numbers and, where it is legal, the one that wishes for nil."""
        label = _("Tell {name}").format(name=self.partner) if len(self.view.partners) == 1 else _("Tell them")
        self._say = self.default = Button(label, FRect(), self._tell, kind="gold")
        wish = Fit(Button(_("I would go nil"), FRect(), self._wish_nil), BUTTON_HEIGHT)
        beside = wish if WishNil(PERSON) in self.view.legal else Gap(0)
        say = Fit(self._say, BUTTON_HEIGHT)
        return Row(say, Gap(0), beside, widths=(170, None, 210), from_right=not self.mirrored)

    def answer_for(self, action: Action) -> Widget | None:
        """Set the controls to *action*; return the button that says it, if there is one."""
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


def _estimates(view: PlayerView) -> list[GiveEstimate]:
    """Return the last estimate of each member of the person's side that has given one."""
    mine = (PERSON, *view.partners)
    told = {word.seat: word for word in view.talk if isinstance(word, GiveEstimate) and word.seat in mine}
    return list(told.values())


class ProposalPanel(TalkPanel):
    """Asks for a proposal, the side's tricks and who goes nil, or for agreement to the partner's."""

    def __init__(self, session: Session, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(session, view, submit, audio)
        self.offers = [action for action in view.legal if isinstance(action, ProposeContract)]
        self.agree: Action | None = next((one for one in view.legal if isinstance(one, AgreeContract)), None)
        last = [word for word in view.talk if isinstance(word, ProposeContract)]
        mine = [word for word in last if word.seat in (PERSON, *view.partners)]
        self.standing = mine[-1] if mine and self.agree is not None else None
        self.nils: tuple[Seat, ...] = self.standing.nils if self.standing else self._wished()
        self.tricks = self.standing.tricks if self.standing else self._sum_of_estimates()
        self._choice: ChoiceBar[tuple[Seat, ...]] | None = None
        self._members: dict[Seat, Button] = {}
        kind: ButtonKind = "plain" if self.agree is not None else "gold"
        self._propose = Button("", FRect(), self.propose, kind=kind)
        self._refresh()

    @property
    def _alone(self) -> bool:
        """Whether there is nobody to talk with: all partners have bid nil blind."""
        return all(self.view.is_nil(seat) for seat in self.view.partners)

    def _wished(self) -> tuple[Seat, ...]:
        """Return the one member of the side that wishes for nil, if there is one and it may bid it."""
        mine = (PERSON, *self.view.partners)
        nils = tuple(word.seat for word in self.view.talk if isinstance(word, WishNil) and word.seat in mine)
        return nils if len(nils) == 1 and any(offer.nils == nils for offer in self.offers) else ()

    @property
    def lead(self) -> str:
        """What the partner proposes, and the sum of the estimates."""
        told = _estimates(self.view)
        parts = []
        if self.standing is not None:
            words = contract_words(self.session, self.standing.tricks, self.standing.nils)
            who = escape(self.session.name(self.standing.seat))
            parts.append(_("{name} proposes {contract}.").format(name=who, contract=escape(words)))
        elif self._alone:
            name = escape(self.partner)
            parts.append(_("{name} has bid nil before looking: you alone say what your side owes.").format(name=name))
        else:
            parts.append(_("Propose one bid for your side."))
        if len(told) > 1:
            sure, hopeful = sum(word.sure for word in told), sum(word.hopeful for word in told)
            parts.append(_("Your hands together: sure {sure}, maybe {hopeful}.").format(sure=sure, hopeful=hopeful))
        return " ".join(parts)

    def _sum_of_estimates(self) -> int:
        advised = usual(self.view) if self._alone else None
        if isinstance(advised, ProposeContract) and advised.nils == self.nils:
            return advised.tricks  # nobody has given an estimate
        told = [(word.sure + word.hopeful) // 2 for word in _estimates(self.view)]
        numbers = [offer.tricks for offer in self.offers if offer.nils == self.nils]
        return max(min(numbers), min(max(numbers), sum(told))) if numbers else 0

    def nil_options(self) -> list[tuple[tuple[Seat, ...], str]]:
        """Return which seats may go nil together, with the words for it."""
        nils = dict.fromkeys(offer.nils for offer in self.offers)
        if self.standing is not None:
            nils.setdefault(self.standing.nils)
        ordered = sorted(nils, key=lambda one: (len(one), one))
        return [(one, self._nil_name(one)) for one in ordered]

    def _nil_name(self, nils: tuple[Seat, ...]) -> str:
        if not nils:
            return _("No nil")
        if len(nils) > 1:
            return _("Both nil")
        return _("I go nil") if nils[0] is PERSON else _("{name} nil").format(name=self.session.name(nils[0]))

    def controls(self) -> list[Box]:
        """Return the number of tricks, and who goes nil where there is a choice."""
        values = range(self.view.rules.hand_size + 1)
        self._number = Stepper(_("Our tricks"), FRect(), self.tricks, self._set_tricks, values=values)
        self._choice, self._members = None, {}
        rows = [_stepper_row(self._number)]
        options = self.nil_options()
        if len(options) > 1 and len(self.view.partners) == 1:
            self._choice = ChoiceBar(options, FRect(), self.nils, self._set_nils)
            rows.append(Fit(self._choice, _ROW))
        elif len(options) > 1:
            buttons = [Fit(button, _ROW - 4) for button in self._nil_buttons()]
            rows.append(Column(Gap(2), Row(*buttons, gap=10), Gap(2)))
        return rows

    def answers(self) -> Box:
        """Return the button that proposes, and the one that agrees where the partner has proposed."""
        propose = Fit(self._propose, BUTTON_HEIGHT)
        self.default = self._propose
        if self.agree is None or self.standing is None:
            return Row(propose, Gap(0), gap=14, from_right=not self.mirrored)
        words = contract_words(self.session, self.standing.tricks, self.standing.nils)
        label = _("Agree: {contract}").format(contract=words)
        self.default = Button(label, FRect(), self._agree, kind="gold")
        return Row(propose, Fit(self.default, BUTTON_HEIGHT), gap=14, from_right=self.mirrored)

    def _set_tricks(self, value: int) -> None:
        self.tricks = value
        self._refresh()

    def _set_nils(self, value: tuple[Seat, ...]) -> None:
        self.nils = value
        if self._choice is not None:
            self._choice.value = value
        for seat, button in self._members.items():
            button.label, button.kind = self._part_of(seat), "gold" if seat in value else "plain"
        self._refresh()

    # -- a side of three: who goes nil is chosen seat by seat --------------------------------------------------

    def _nil_buttons(self) -> list[Button]:
        """Return a button for each seat of the side that may go nil."""
        for seat in (PERSON, *self.view.partners):
            if any(seat in nils for nils, _name in self.nil_options()):
                kind: ButtonKind = "gold" if seat in self.nils else "plain"
                self._members[seat] = Button(self._part_of(seat), FRect(), partial(self._switch, seat), kind=kind)
        return list(self._members.values())

    def _part_of(self, seat: Seat) -> str:
        words = _("{name}: nil") if seat in self.nils else _("{name}: tricks")
        return words.format(name=self.session.name(seat))

    def _switch(self, seat: Seat) -> None:
        """Switch nil for *seat* on or off; where the rules forbid another nil beside it, it goes alone."""
        wanted = {*self.nils} ^ {seat}
        offered = [nils for nils, _name in self.nil_options()]
        fitting = [nils for nils in offered if set(nils) == wanted] or [nils for nils in offered if nils == (seat,)]
        self._set_nils(fitting[0] if fitting else ())

    def _offer(self) -> ProposeContract | None:
        """Return the proposal that the controls show, if it is legal; for a whole side at nil the number is ignored."""
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
            label = _("Settle on {contract}") if self._alone else _("Propose {contract}")
            self._propose.label = label.format(contract=words)
        else:
            self._propose.label = _("Propose another")

    def answer_for(self, action: Action) -> Widget | None:
        """Set the controls to *action*; return the button that says it, if there is one."""
        if isinstance(action, AgreeContract):
            return self.group.widgets[-1]
        if isinstance(action, ProposeContract):
            self._number.value = action.tricks
            self.tricks = action.tricks
            self._set_nils(action.nils)
            return self._propose
        return None

    def propose(self) -> None:
        """Submit the proposal."""
        offer = self._offer()
        if offer is not None:
            self.submit(offer)

    def _agree(self) -> None:
        if self.agree is not None:
            self.submit(self.agree)

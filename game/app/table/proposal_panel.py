"""The partners' talk about their bid, second half: proposals until they agree."""

from __future__ import annotations

from functools import partial

from pygame import FRect

from game.app.paint.layout import Box, Column, Fit, Gap, Row
from game.app.paint.markup import escape
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.table.panel import BUTTON_HEIGHT, Submit
from game.app.table.talk_panel import ROW, TalkPanel, stepper_row
from game.app.widgets.buttons import Button, ButtonKind
from game.app.widgets.choices import ChoiceBar
from game.app.widgets.controls import Stepper
from game.app.widgets.widget import Widget
from game.app.wording.table import contract_words
from game.coach.hint import usual
from game.engine.actions import Action, AgreeContract, GiveEstimate, ProposeContract, WishNil
from game.engine.views import PlayerView
from game.rules.seats import Seat
from game.words import _


def _estimates(view: PlayerView) -> list[GiveEstimate]:
    """Return the last estimate of each partner of the person's side that has told one."""
    mine = (PERSON, *view.partners)
    told = {word.seat: word for word in view.talk if isinstance(word, GiveEstimate) and word.seat in mine}
    return list(told.values())


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
        self._choice: ChoiceBar[tuple[Seat, ...]] | None = None
        self._members: dict[Seat, Button] = {}
        kind: ButtonKind = "plain" if self.agree is not None else "gold"
        self._propose = Button("", FRect(), self.propose, kind=kind)
        self._refresh()

    @property
    def _alone(self) -> bool:
        """Whether nobody is there to talk with: all partners have bid blind."""
        return all(self.view.is_nil(seat) for seat in self.view.partners)

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
            return advised.tricks  # nobody has told anything
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
        """Return the number, and who goes nil where there is a choice."""
        values = range(self.view.rules.hand_size + 1)
        self._number = Stepper(_("Our tricks"), FRect(), self.tricks, self._set_tricks, values=values)
        self._choice, self._members = None, {}
        rows = [stepper_row(self._number)]
        options = self.nil_options()
        if len(options) > 1 and len(self.view.partners) == 1:
            self._choice = ChoiceBar(options, FRect(), self.nils, self._set_nils)
            rows.append(Fit(self._choice, ROW))
        elif len(options) > 1:
            buttons = [Fit(button, ROW - 4) for button in self._nil_buttons()]
            rows.append(Column(Gap(2), Row(*buttons, gap=10), Gap(2)))
        return rows

    def answers(self, width: float) -> Box:
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

    # -- a side of three: who goes nil is told seat by seat ----------------------------------------------------

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
        """Let *seat* go nil or not; where the rules do not let the others beside it, it is alone."""
        wanted = {*self.nils} ^ {seat}
        offered = [nils for nils, _name in self.nil_options()]
        fitting = [nils for nils in offered if set(nils) == wanted] or [nils for nils in offered if nils == (seat,)]
        self._set_nils(fitting[0] if fitting else ())

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
            label = _("Settle on {contract}") if self._alone else _("Propose {contract}")
            self._propose.label = label.format(contract=words)
        else:
            self._propose.label = _("Propose another")

    def advise(self, action: Action) -> Widget | None:
        """Show what a hint says with the controls; return what Enter is to press."""
        if isinstance(action, AgreeContract):
            return self.group.widgets[-1]
        if isinstance(action, ProposeContract):
            self._number.value = action.tricks
            self.tricks = action.tricks
            self._set_nils(action.nils)
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

"""Choosing cards for the partner: click them in the hand, then confirm."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.app.paint.layout import Box, Column, Fit, Gap, Row, Words
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.table.hand import Hand
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button
from game.app.wording.table import cards_words
from game.cards import Card
from game.engine.actions import DeclineTrade, PassCards
from game.engine.views import PlayerView
from game.words import _


class TradePanel(Panel):
    """Asks for the cards of a trade; they are marked in *hand*."""

    uses_hand = True

    def __init__(self, session: Session, view: PlayerView, submit: Submit, hand: Hand, audio: Audio) -> None:
        self.count = len(next(action.cards for action in view.legal if isinstance(action, PassCards)))
        title = _("Give {count} cards to {name}").format(count=self.count, name=session.name(view.partners[0]))
        super().__init__(title, audio)
        self._view = view
        self._submit = submit
        self._hand = hand
        self._name = session.name(view.partners[0])
        self._confirm = Button("", FRect(), self.confirm, kind="gold")
        hand.mark([])

    def _words(self) -> str:
        """Return what to choose and why, and what comes back for it."""
        view, name = self._view, escape(self._name)
        received = [one for one in view.passes if one.receiver is PERSON and one.done]
        if received:
            words = _("{name} gave you {cards} and must take no trick: choose {count} low cards to give back.")
            return words.format(name=name, cards=cards_words(received[-1].cards), count=self.count)
        if view.is_nil(PERSON):
            words = _("You must take no trick: choose the {count} most dangerous cards of your hand. {then}")
        else:
            words = _("{name} must take no trick: choose {count} low cards of your hand that help. {then}")
        together = _("{name} gives you {count} too; neither of you sees them before.")
        after = _("{name} sees them, and then gives you {count} back.")
        then = (together if view.rules.trade_order == "together" else after).format(name=name, count=self.count)
        return words.format(name=name, count=self.count, then=then)

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return what the trade is for, and the buttons."""
        keep = Button(_("Keep my cards"), FRect(), self._decline)
        beside = Fit(keep, BUTTON_HEIGHT) if DeclineTrade(PERSON) in self._view.legal else Gap(0)
        confirm = Fit(self._confirm, BUTTON_HEIGHT)
        answers = Row(confirm, Gap(0), beside, widths=(230, None, 190), from_right=not self.mirrored)
        return Column(Gap(6), Words(self._words()), Gap(14), answers, Gap(20))

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Stand at *rect*; the button says how many cards are marked."""
        super().arrange(rect, type_)
        self._refresh()

    def handle(self, event: InputEvent) -> bool:
        """Leave left, right and digits to the hand; what had the focus lets go of it."""
        if isinstance(event, KeyPressed) and (event.key in ("left", "right") or event.key.isdigit()):
            self.group.focus(None)
            return False
        return super().handle(event)

    def toggle(self, card: Card) -> None:
        """Mark *card*, or take its mark away; the oldest mark goes when there are too many."""
        marked = [one for one in self._hand.marked if one is not card]
        if card not in self._hand.marked:
            marked.append(card)
        self._hand.mark(marked[-self.count :])
        self._refresh()

    def advise(self, cards: Sequence[Card]) -> None:
        """Mark *cards*, as a hint says."""
        self._hand.mark(list(cards))
        self._refresh()

    def _refresh(self) -> None:
        self.group.focus(self._confirm if self.ready else None)
        self.group.ring_shown = self.ready
        chosen = len(self._hand.marked)
        self._confirm.enabled = chosen == self.count
        some = _("{chosen} of {count} chosen").format(chosen=chosen, count=self.count)
        self._confirm.label = _("Give these cards") if self._confirm.enabled else some

    @property
    def ready(self) -> bool:
        """Whether enough cards are marked."""
        return len(self._hand.marked) == self.count

    def confirm(self) -> None:
        """Give the marked cards."""
        if not self.ready:
            return
        marked = set(self._hand.marked)
        self._hand.mark([])
        for action in self._view.legal:
            if isinstance(action, PassCards) and set(action.cards) == marked:
                self._submit(action)
                return

    def _decline(self) -> None:
        self._hand.mark([])
        self._submit(DeclineTrade(PERSON))

"""Choosing cards for the partner: click them in the hand, then confirm."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from game.app.paint.canvas import Canvas
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed
from game.app.table.hand import Hand
from game.app.table.panel import BUTTON_HEIGHT, TITLE_HEIGHT, Panel, Submit
from game.app.widgets.buttons import Button
from game.app.widgets.widget import Widget
from game.app.wording.table import cards_words
from game.cards import Card
from game.engine.actions import DeclineTrade, PassCards
from game.engine.views import PlayerView
from game.words import _


class TradePanel(Panel):
    """Asks for the cards of a trade; they are marked in *hand*."""

    width = 560.0
    uses_hand = True

    def __init__(self, session: Session, view: PlayerView, submit: Submit, hand: Hand, audio: Audio) -> None:
        self.count = len(next(action.cards for action in view.legal if isinstance(action, PassCards)))
        title = _("Give {count} cards to {name}").format(count=self.count, name=session.name(view.partners[0]))
        super().__init__(title, audio)
        self._view = view
        self._submit = submit
        self._hand = hand
        self._name = session.name(view.partners[0])
        self._confirm: Button | None = None
        hand.mark([])

    def height(self, type_: Typesetter, width: float) -> float:
        """Return the height of title, one paragraph and the buttons."""
        return 16 + TITLE_HEIGHT + 6 + type_.rich_height(self._words(), width - 52, "text") + 14 + BUTTON_HEIGHT + 20

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

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Put the buttons at the bottom."""
        self.rect = rect
        inner = self.inner
        top = rect.bottom - 20 - BUTTON_HEIGHT
        row = FRect(inner.left, top, inner.width, BUTTON_HEIGHT)
        self._confirm = Button("", self.at_answer(row, 230), self.confirm, kind="gold")
        widgets: list[Widget] = [self._confirm]
        if DeclineTrade(PERSON) in self._view.legal:
            widgets.append(Button(_("Keep my cards"), self.beside_answer(row, 190), self._decline))
        self.renew(widgets, None)
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
        if self._confirm is not None:
            self.group.focus(self._confirm if self.ready else None)
            self.group.ring_shown = self.ready
            chosen = len(self._hand.marked)
            self._confirm.enabled = chosen == self.count
            self._confirm.label = (
                _("Give these cards")
                if chosen == self.count
                else _("{chosen} of {count} chosen").format(chosen=chosen, count=self.count)
            )

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

    def draw_body(self, canvas: Canvas) -> None:
        """Say what the trade is for."""
        inner = self.inner
        canvas.rich(
            self._words(), FRect(inner.left, self.rect.top + 16 + TITLE_HEIGHT + 6, inner.width, 10), "text", wrap=True
        )

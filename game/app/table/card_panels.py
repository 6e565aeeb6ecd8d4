"""The panels about cards: cutting one, keeping or refusing one, giving some to the partner."""

from __future__ import annotations

from pygame import FRect

from game.app.motion.pose import Pose
from game.app.paint.canvas import Canvas
from game.app.paint.layout import Box, Column, Drawn, Fit, Gap, Paragraph, Row, Words, muted, rows
from game.app.paint.markup import escape
from game.app.paint.typesetting import Typesetter
from game.app.services.session import PERSON, Session
from game.app.shell.audio import Audio
from game.app.shell.inputs import InputEvent, KeyPressed, PointerDown, PointerMoved
from game.app.table.hand import Hand
from game.app.table.layout import BASE, RATIO, draw_place
from game.app.table.panel import BUTTON_HEIGHT, Panel, Submit
from game.app.table.picture import Picture
from game.app.widgets.buttons import Button
from game.app.widgets.widget import Widget
from game.app.wording.table import cards_words
from game.cards import Card
from game.engine.actions import Action, CutCard, DeclineTrade, KeepCard, PassCards, RefuseCard
from game.engine.views import PlayerView
from game.words import _

_CARD, _LIFT = 84.0, 22.0  # the width of a card to cut, and how far the chosen one rises


class CutPanel(Panel):
    """The spread deck, from which a card is turned over to cut for the deal."""

    width = 780.0

    def __init__(self, view: PlayerView, submit: Submit, audio: Audio) -> None:
        super().__init__(_("The highest card deals: turn one over"), audio)
        self.places = [action.place for action in view.legal if isinstance(action, CutCard)]
        self._submit = submit
        self.chosen: int | None = None
        self._deck = Drawn(_CARD * RATIO, self._draw_deck)

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return the deck, with room for a raised card above it."""
        return Column(Gap(30), self._deck, Gap(24))

    def pose(self, index: int) -> Pose:
        """Return where card *index* of the deck lies."""
        deck = self._deck.rect
        step = (deck.width - _CARD) / max(1, len(self.places) - 1)
        lift = _LIFT if self.chosen == index else 0.0
        return Pose(deck.left + _CARD / 2 + index * step, deck.top + _CARD * RATIO / 2 - lift, 0, 1, face_up=0.0)

    def _at(self, point: tuple[float, float]) -> int | None:
        for index in reversed(range(len(self.places))):
            pose = self.pose(index)
            if abs(point[0] - pose.x) <= _CARD / 2 and abs(point[1] - pose.y) <= _CARD * RATIO / 2:
                return index
        return None

    def handle(self, event: InputEvent) -> bool:
        """Choose a card with the pointer or the arrow keys; a click or Enter turns it over."""
        match event:
            case PointerMoved(point):
                before, self.chosen = self.chosen, self._at(point)
                return before != self.chosen
            case PointerDown(point, 1):
                index = self._at(point)
                if index is not None:
                    self._turn(index)
                return index is not None
            case KeyPressed("left" | "right" as key):
                middle = len(self.places) // 2
                step = 1 if key == "right" else -1
                self.chosen = (middle if self.chosen is None else self.chosen + step) % len(self.places)
                return True
            case KeyPressed("enter" | "space"):
                self._turn(len(self.places) // 2 if self.chosen is None else self.chosen)
                return True
            case _:
                return False

    def _turn(self, index: int) -> None:
        self._submit(CutCard(PERSON, self.places[index]))

    def _draw_deck(self, canvas: Canvas, place: FRect) -> None:
        """Show the spread deck, whose cards cast one shadow together."""
        theme, radius = canvas.theme, canvas.theme.radii.key
        canvas.box(place.inflate(-2, -2), theme.well, radius, shadows=theme.depths.card)
        for index in range(len(self.places)):
            pose = self.pose(index)
            canvas.card_back(pose, _CARD, shadows=None if index == self.chosen else ())
            if index == self.chosen:
                edge = FRect(pose.x - _CARD / 2, pose.y - _CARD * RATIO / 2, _CARD, _CARD * RATIO)
                canvas.outline(edge.inflate(2, 2), theme.highlight, 3, radius)


class DrawPanel(Panel):
    """Asks whether to keep the top card of the stock, which lies on the panel beside the two answers."""

    def __init__(self, view: PlayerView, submit: Submit, picture: Picture, audio: Audio) -> None:
        super().__init__(_("Draw a card"), audio)
        self._picture = picture
        self.number, self.count = len(view.hand) + 1, view.rules.hand_size
        self._submit = submit
        self.keep = Button(_("Keep it"), FRect(), lambda: submit(KeepCard(PERSON)), kind="gold")
        self.refuse = Button(_("Take the next"), FRect(), lambda: submit(RefuseCard(PERSON)))
        self._heading = Gap(0)

    @property
    def head(self) -> float:
        """The title stands beside the card."""
        return 0.0

    def build(self, type_: Typesetter, width: float) -> Box:
        """Return room for the card, and beside it the answers: one below the other, or side by side on a low panel."""
        self.default = self.group.focused or self.keep
        low, place = self._picture.layout.compact, draw_place(self._picture.layout)
        high, below, note = (46, 6, 52) if low else (50, 4, 24)
        notes = _("K: the next card is put away unseen"), _("N: this card is put away")
        keep, refuse = (
            Column(Fit(button, high), Gap(below), Paragraph(words, "small", high=note, ink=muted))
            for button, words in zip((self.keep, self.refuse), notes, strict=True)
        )
        self._heading = Gap(36 if low else 64)
        answers = Row(keep, refuse, gap=12) if low else Column(keep, refuse, gap=10)
        side = Column(Gap(14), self._heading, Gap(8 if low else 14), answers)
        return Row(Gap(place.panel.height), side, widths=(place.card.scale * BASE + 22, None), from_right=self.mirrored)

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Place the panel where cards are drawn, whatever *rect* is: the card lies on it."""
        super().arrange(draw_place(self._picture.layout).panel, type_)

    def handle(self, event: InputEvent) -> bool:
        """Answer at once with the keys K and N, or with the buttons."""
        match event:
            case KeyPressed("k"):
                self._submit(KeepCard(PERSON))
            case KeyPressed("n"):
                self._submit(RefuseCard(PERSON))
            case _:
                return super().handle(event)
        return True

    def answer_for(self, action: Action) -> Widget:
        """Return the button for *action*."""
        return self.keep if isinstance(action, KeepCard) else self.refuse

    def draw_title(self, canvas: Canvas) -> None:
        """Draw the question, and the number of the card."""
        place = self._heading.rect
        if self._picture.layout.compact:
            canvas.text(_("Draw {n} of {count}").format(n=self.number, count=self.count), place, "heading")
            return
        upper, lower = rows(place, (40, 24))
        canvas.text(self.title, upper, "panel")
        words = _("Card {n} of {count}").format(n=self.number, count=self.count)
        canvas.text(words, lower, "label", canvas.theme.muted)


class TradePanel(Panel):
    """Asks for cards to give to the partner; they are marked in *hand*."""

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
        """Return which cards to choose, and what comes back for them, as rich text."""
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
        """Return the instructions and the buttons."""
        keep = Button(_("Keep my cards"), FRect(), self._decline)
        beside = Fit(keep, BUTTON_HEIGHT) if DeclineTrade(PERSON) in self._view.legal else Gap(0)
        confirm = Fit(self._confirm, BUTTON_HEIGHT)
        answers = Row(confirm, Gap(0), beside, widths=(230, None, 190), from_right=not self.mirrored)
        return Column(Gap(6), Words(self._words()), Gap(14), answers, Gap(20))

    def arrange(self, rect: FRect, type_: Typesetter) -> None:
        """Place the panel at *rect*; the button shows the number of marked cards."""
        super().arrange(rect, type_)
        self._refresh()

    def handle(self, event: InputEvent) -> bool:
        """Leave left, right and digits to the hand; nothing here has the focus then."""
        if isinstance(event, KeyPressed) and (event.key in ("left", "right") or event.key.isdigit()):
            self.group.focus(None)
            return False
        return super().handle(event)

    def toggle(self, card: Card) -> None:
        """Mark *card*, or remove its mark; beyond the number to give, the oldest mark goes."""
        marked = [one for one in self._hand.marked if one is not card]
        if card not in self._hand.marked:
            marked.append(card)
        self._hand.mark(marked[-self.count :])
        self._refresh()

    def answer_for(self, action: Action) -> None:
        """Mark the cards of *action*."""
        if isinstance(action, PassCards):
            self._hand.mark(list(action.cards))
            self._refresh()
            self._hand.choose(None)

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

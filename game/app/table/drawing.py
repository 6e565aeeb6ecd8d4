"""How two players draw their hands from the stock: the card looked at, the one taken, the one put away."""

from __future__ import annotations

from dataclasses import replace

from game.app.motion.timeline import Arc, Call, Parallel, Pose, Sequence, Step, Wait, ease_in_out
from game.app.services.session import PERSON
from game.app.table.cards import CardSprite
from game.app.table.stage import Late, Stage
from game.app.table.stock import draw_place
from game.cards import Card
from game.engine.events import CardDrawn
from game.rules.seats import Seat

_OVER = Arc(height=0.6)


class Drawing(Stage):
    """Makes the steps of a draw."""

    def laid(self, count: int) -> list[Step]:
        """Carry the shuffled pack to the place of the stock, of *count* cards."""
        picture, place = self.picture, draw_place(self.layout)

        def lie() -> None:
            picture.pack = []
            picture.stock, picture.thrown = count, 0

        moves = [self.move(sprite, place.stock, self.times.stock, ease_in_out) for sprite in picture.pack]
        return [self.sound("card_slide"), Parallel(*moves), Call(lie)]

    def offered(self, seat: Seat, card: Card | None) -> list[Step]:
        """Show the person the *card* on top of the stock; of another *seat* only the turn is seen."""
        picture, place = self.picture, draw_place(self.layout)
        if seat is not PERSON or card is None:
            return []
        sprite = CardSprite(card, place.stock)
        picture.offered = sprite
        return [self.sound("card_slide"), self.move(sprite, place.card, self.times.offer, arc=_OVER)]

    def drawn(self, event: CardDrawn) -> list[Step]:
        """Take one card into the hand and put the other away: one by one for the person, at once for others."""
        picture, place = self.picture, draw_place(self.layout)
        first = picture.offered or CardSprite(None, place.stock)
        second = CardSprite(event.card if event.refused is not None else None, place.stock)
        taken, gone = (first, second) if event.kept else (second, first)
        taken.card = event.card
        picture.offered = None
        picture.stock = max(0, picture.stock - 2)
        picture.moving = [first, second]

        def put_away() -> None:
            picture.moving = []
            picture.thrown = picture.thrown + 1 if picture.stock else 0  # at the end they leave the table

        away = self.move(gone, replace(place.away, alpha=1.0), self.times.take, ease_in_out)
        into = Late(lambda: self._taken(event.seat, taken))
        steps: list[Step] = (
            [into, Wait(self.times.take_pause), away] if event.kept else [away, Wait(self.times.take_pause), into]
        )
        if event.seat is not PERSON:
            steps = [Parallel(into, away)]  # of another's draw there is nothing to learn
        return [self.sound("card_slide", event.seat), *steps, Call(put_away)]

    def _taken(self, seat: Seat, sprite: CardSprite) -> list[Step]:
        """Return the steps in which *sprite* becomes a card of the hand of *seat*."""
        picture = self.picture
        picture.moving = [one for one in picture.moving if one is not sprite]
        picture.hands[seat].append(sprite)
        picture.order_hand()
        hand = picture.hands[seat]
        end: Pose = picture.hand_poses(seat)[next(index for index, one in enumerate(hand) if one is sprite)]
        return [
            Parallel(
                self.move(sprite, end, self.times.take, arc=_OVER),
                Sequence(self.settle_hands(self.times.take, delay=0.0)),
            )
        ]

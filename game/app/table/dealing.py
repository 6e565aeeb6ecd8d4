"""The animation of cards on their way to the seats: cut, shuffled, dealt, sorted, passed, drawn from the stock."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.app.motion.pose import Arc, Pose, ease_in_out
from game.app.motion.timeline import Callback, Parallel, Series, TimelineStep, Wait, stagger
from game.app.paint.canvas import Canvas
from game.app.services.session import PERSON
from game.app.table.layout import BACK_WIDTH, BASE, draw_place
from game.app.table.picture import PACK, sort_hand
from game.app.table.sprites import CardSprite
from game.app.table.step_maker import Deferred, StepMaker
from game.app.wording.table import cards_words, does
from game.cards import Card
from game.engine.events import CardDrawn, CardsPassed, DealStarted
from game.engine.state import Phase
from game.rules.seats import Seat
from game.words import _

_ASIDE, _TILT = 0.62, 9.0  # how far the halves are parted, in widths of a card, and how they lean, in degrees
_NEARER = 1.3  # how much larger cards are while they are held up to be shuffled
_THROWN = Arc(aside=0.05, height=0.9, turn=7.0)
_OVER = Arc(height=0.7)
_HANDED = Arc(height=0.8)
_DRAWN = Arc(height=0.6)


class Dealing(StepMaker):
    """Makes the steps that bring the cards from the pack to the hands."""

    def cut(self, seat: Seat, card: Card) -> list[TimelineStep]:
        """Turn over the card that *seat* has cut."""
        x, y = self.layout.trick_centre
        start = Pose(x, y, 0, self.layout.trick_width / 100, face_up=0.0)
        sprite = CardSprite(card, start)
        self.picture.cut[seat] = sprite
        end = replace(self.layout.trick_pose(seat), face_up=1.0)
        return [
            self.sound("card_play", seat),
            self.move(sprite, end, self.times.play, arc=_OVER),
            Wait(self.times.cut_pause),
        ]

    def dealer(self, seat: Seat, *, cut: bool) -> list[TimelineStep]:
        """Give the dealer's button to *seat*."""
        self.picture.dealer = seat
        if not cut:
            return []
        self.picture.turn = None
        you, other = _("You have the highest card, and deal"), _("{name} has the highest card, and deals")
        steps = self.news(does(self.session, seat, you, other), "turn", wait=0)
        return [*steps, Wait(self.times.cut_read, fixed=True), Callback(self.picture.cut.clear)]

    # -- shuffling ---------------------------------------------------------------------------------------------

    def started(self, event: DealStarted) -> list[TimelineStep]:
        """Clear the table and shuffle."""
        picture, rules = self.picture, self.session.rules
        self.hush()
        picture.cut.clear()
        picture.dealer, picture.index, picture.seal = event.dealer, event.index, event.seal
        picture.hands = [[] for _seat in rules.seats]
        picture.trick, picture.tricks_done, picture.broken = {}, 0, False
        picture.trick_plays = type(picture.trick_plays)()
        picture.moves = []
        picture.piles, picture.taken = [0] * rules.players, [0] * rules.players
        picture.bids = [None] * rules.players
        if not event.attempt:
            picture.contracts, picture.blind = [None] * rules.side_count, [None] * rules.side_count
        picture.phase, picture.turn, picture.news = Phase.BLIND, None, ""
        picture.stock, picture.thrown, picture.offered = 0, 0, None
        picture.pack = [CardSprite(None, picture.pack_pose(index)) for index in range(PACK)]
        if self.app.pace:
            self.app.preload(self._draw_dealt)
        return [self.sound("shuffle"), *self._riffle()]

    def _draw_dealt(self, canvas: Canvas) -> None:
        """Draw the hands as they will lie once dealt; of the person's, the faces too."""
        layout, rules = self.layout, self.session.rules
        count = rules.hand_size
        for index in range(count):
            for seat in rules.seats:
                canvas.card_back(self._dealt_pose(seat, index, count), BASE)
        hand = sort_hand(self.session.view.hand, rules, self.picture.sorting)
        for index, card in enumerate(hand):
            canvas.card(card.name, layout.hand.pose(index, len(hand)), BASE)

    def _riffle(self) -> list[TimelineStep]:
        """Return the steps of a riffle: cards fall from two halves onto one another."""
        picture = self.picture
        if self.app.reduced_motion:
            return [Wait(self.times.part)]
        half = PACK // 2
        parting = [
            self.move(sprite, self._half_pose(index), self.times.part, ease_in_out)
            for index, sprite in enumerate(picture.pack)
        ]
        woven = [sprite for pair in zip(picture.pack[:half], picture.pack[half:], strict=True) for sprite in pair]
        falls = [
            self.move(sprite, picture.pack_pose(index), self.times.fall, ease_in_out, Arc(height=0.35))
            for index, sprite in enumerate(woven)
        ]

        def weave() -> None:
            picture.pack = woven

        return [
            Parallel(*parting),
            Callback(weave),
            stagger(self.times.fall_stagger, *falls),
            Wait(self.times.shuffled),
        ]

    def _half_pose(self, index: int) -> Pose:
        """Return where card *index* of the pack lies in its half."""
        way = -1 if index < PACK // 2 else 1
        low = self.picture.pack_pose(index % (PACK // 2))
        aside = way * _ASIDE * BACK_WIDTH * _NEARER
        return replace(low.moved(aside, 0), angle=-way * _TILT, scale=low.scale * _NEARER, lift=0.4)

    # -- dealing -----------------------------------------------------------------------------------------------

    def deal(self, count: int, first: Seat) -> list[TimelineStep]:
        """Deal *count* cards to every seat, one at a time, and open the person's fan."""
        picture = self.picture
        picture.pack = []
        start = picture.deck_pose
        order = self.session.rules.order_from(first)
        flights: list[TimelineStep] = []
        for turn in range(count):
            for seat in order:
                sprite = CardSprite(None, start)
                picture.hands[seat].append(sprite)
                flight = self._flight(sprite, seat, turn, count)
                heard = is_heard(len(flights), count * len(order))
                flights.append(Series(self.sound("card_deal", seat), flight) if heard else flight)
        return [self.stagger(self.times.deal_stagger, *flights), Deferred(lambda: [self.settle_hands(self.times.open)])]

    def _flight(self, sprite: CardSprite, seat: Seat, turn: int, count: int) -> TimelineStep:
        return self.move(sprite, self._dealt_pose(seat, turn, count), self.times.deal, arc=_THROWN)

    def _dealt_pose(self, seat: Seat, index: int, count: int) -> Pose:
        """Return the pose of card *index* of *count* as it is dealt to *seat*: the person's fan is closed."""
        if seat is PERSON:
            return replace(self.layout.hand.closed(index, count), face_up=0.0)
        return self.layout.back_pose(seat, index, count)

    def look(self, seat: Seat, cards: tuple[Card, ...]) -> list[TimelineStep]:
        """Turn the person's *cards* over from left to right, as they were dealt, and sort them."""
        if seat is not PERSON or not cards:
            return []
        picture = self.picture
        sprites = picture.hands[PERSON]
        if len(sprites) != len(cards):
            sprites[:] = [CardSprite(None, Pose()) for _card in cards]
            picture.place_hands()
        if self.app.reduced_motion:
            cards = sort_hand(cards, self.session.rules, picture.sorting)
        for sprite, card in zip(sprites, cards, strict=True):
            sprite.card = card
        turns = [
            self.move(sprite, pose, self.times.flip, arc=_OVER)
            for sprite, pose in zip(sprites, picture.hand_poses(PERSON), strict=True)
        ]
        return [
            self.sound("card_slide"),
            stagger(self.times.flip_stagger, *turns),
            Wait(self.times.flipped),
            Deferred(self._sorted),
        ]

    def _sorted(self) -> list[TimelineStep]:
        before = list(self.picture.hands[PERSON])
        self.picture.order_hand()
        if before == self.picture.hands[PERSON]:
            return []
        return [self.sound("card_slide"), self.settle_hands(self.times.sort, Arc(height=0.4), self.times.sort_stagger)]

    def passed(self, event: CardsPassed) -> list[TimelineStep]:
        """Move cards from partner to partner; the person sees only what it gives or receives."""
        picture = self.picture
        giver, receiver = picture.hands[event.giver], picture.hands[event.receiver]
        known = event.giver is PERSON
        moved = [one for one in giver if one.card in event.cards] if known else giver[-event.count :]
        for sprite in moved:
            giver.remove(sprite)
        receiver.extend(moved)
        if event.receiver is not PERSON:
            for sprite in moved:
                sprite.card = None
            return [self.sound("card_slide"), self.settle_hands(self.times.hand_over, _HANDED)]
        for sprite, card in zip(moved, event.cards, strict=False):
            sprite.card = card
        picture.order_hand()
        name, cards = self.session.name(event.giver), cards_words(event.cards)
        told = self.news(
            _("{name} gives you {cards}").format(name=name, cards=cards), "card_slide", wait=self.times.received
        )
        return [self._handed(moved), *told, Deferred(lambda: [self.settle_hands(self.times.sort)])]

    def _handed(self, got: Collection[CardSprite]) -> TimelineStep:
        """Move the cards that the person *got* into the hand, raised over the others."""
        picture, rise = self.picture, self.layout.hand.lift
        flights = [
            self.shift(sprite, pose.along_normal(rise) if sprite in got else pose, self.times.hand_over, arc=_HANDED)
            for seat in self.session.rules.seats
            for sprite, pose in zip(picture.hands[seat], picture.hand_poses(seat), strict=True)
        ]
        return Parallel(*flights)


class Drawing(StepMaker):
    """Makes the steps in which two players draw their hands from the stock."""

    def laid(self, count: int) -> list[TimelineStep]:
        """Carry the shuffled pack, of *count* cards, to the place of the stock."""
        picture, place = self.picture, draw_place(self.layout)

        def lie() -> None:
            picture.pack = []
            picture.stock, picture.thrown = count, 0

        moves = [self.move(sprite, place.stock, self.times.stock, ease_in_out) for sprite in picture.pack]
        return [self.sound("card_slide"), Parallel(*moves), Callback(lie)]

    def offered(self, seat: Seat, card: Card | None) -> list[TimelineStep]:
        """Show the person the *card* on top of the stock; for another *seat* nothing is shown."""
        picture, place = self.picture, draw_place(self.layout)
        if seat is not PERSON or card is None:
            return []
        sprite = CardSprite(card, place.stock)
        picture.offered = sprite
        return [self.sound("card_slide"), self.move(sprite, place.card, self.times.offer, arc=_DRAWN)]

    def drawn(self, event: CardDrawn) -> list[TimelineStep]:
        """Move one card to the hand and discard the other: one after the other for the person, else both at once."""
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
        into = Deferred(lambda: self._taken(event.seat, taken))
        steps: list[TimelineStep] = (
            [into, Wait(self.times.take_pause), away] if event.kept else [away, Wait(self.times.take_pause), into]
        )
        if event.seat is not PERSON:
            steps = [Parallel(into, away)]  # nothing is known of another's draw
        return [self.sound("card_slide", event.seat), *steps, Callback(put_away)]

    def _taken(self, seat: Seat, sprite: CardSprite) -> list[TimelineStep]:
        """Move *sprite* into the hand of *seat*."""
        picture = self.picture
        picture.moving = [one for one in picture.moving if one is not sprite]
        picture.hands[seat].append(sprite)
        picture.order_hand()
        hand = picture.hands[seat]
        end: Pose = picture.hand_poses(seat)[next(index for index, one in enumerate(hand) if one is sprite)]
        return [
            Parallel(
                self.move(sprite, end, self.times.take, arc=_DRAWN),
                Series(self.settle_hands(self.times.take, delay=0.0)),
            )
        ]


def is_heard(number: int, count: int) -> bool:
    """Whether card *number*, from 0, of *count* is heard as it is dealt.

    Every second card is; which of the two changes half-way, so that with an even number of players all are heard.
    """
    return number % 2 == (number >= count // 4 * 2)

"""How cards come to the seats: cut, shuffled, dealt, taken up and sorted, passed on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from game.app.motion.timeline import Arc, Call, Parallel, Pose, Sequence, Step, Wait, ease_in_out, stagger
from game.app.paint.canvas import Canvas
from game.app.services.session import PERSON
from game.app.table.cards import CardSprite
from game.app.table.layout import BACK_WIDTH, BASE
from game.app.table.picture import PACK, sort_hand
from game.app.table.stage import Late, Stage
from game.app.wording.table import cards_words, does
from game.cards import Card
from game.engine.events import CardsPassed, DealStarted
from game.engine.state import Phase
from game.rules.seats import Seat
from game.words import _

_ASIDE, _TILT = 0.62, 9.0  # how far the halves are parted, in widths of a card, and how they lean
_NEARER = 1.3  # how much larger cards are that are held up to be shuffled
_THROWN = Arc(aside=0.05, height=0.9, turn=7.0)
_OVER = Arc(height=0.7)
_HANDED = Arc(height=0.8)


class Dealing(Stage):
    """Makes the steps from the pack to the hands."""

    def cut(self, seat: Seat, card: Card) -> list[Step]:
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

    def dealer(self, seat: Seat, *, cut: bool) -> list[Step]:
        """Give the dealer's button to *seat*."""
        self.picture.dealer = seat
        if not cut:
            return []
        self.picture.turn = None
        you, other = _("You have the highest card, and deal"), _("{name} has the highest card, and deals")
        steps = self.news(does(self.session, seat, you, other), "turn", wait=0)
        return [*steps, Wait(self.times.cut_read, fixed=True), Call(self.picture.cut.clear)]

    # -- shuffling ---------------------------------------------------------------------------------------------

    def started(self, event: DealStarted) -> list[Step]:
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
            self.app.foresee(self._draw_dealt)
        return [self.sound("shuffle"), *self._riffle()]

    def _draw_dealt(self, canvas: Canvas) -> None:
        """Draw the hands as they will lie when they are dealt, and the person's as far as it may be known."""
        layout, rules = self.layout, self.session.rules
        count = rules.hand_size
        for index in range(count):
            for seat in rules.seats:
                closed = replace(layout.hand.closed(index, count), face_up=0.0)
                canvas.card_back(closed if seat is PERSON else layout.back_pose(seat, index, count), BASE)
        hand = sort_hand(self.session.view.hand, rules, self.picture.sorting)
        for index, card in enumerate(hand):
            canvas.card(card.name, layout.hand.pose(index, len(hand)), BASE)

    def _riffle(self) -> list[Step]:
        """Return the steps of a riffle: two halves, from which cards fall onto one another."""
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

        return [Parallel(*parting), Call(weave), stagger(self.times.fall_stagger, *falls), Wait(self.times.shuffled)]

    def _half_pose(self, index: int) -> Pose:
        """Return where card *index* of the pack lies in its half."""
        way = -1 if index < PACK // 2 else 1
        low = self.picture.pack_pose(index % (PACK // 2))
        aside = way * _ASIDE * BACK_WIDTH * _NEARER
        return replace(low.moved(aside, 0), angle=-way * _TILT, scale=low.scale * _NEARER, lift=0.4)

    # -- dealing -----------------------------------------------------------------------------------------------

    def deal(self, count: int, first: Seat) -> list[Step]:
        """Deal *count* cards to every seat, one at a time, and open the person's fan."""
        picture = self.picture
        picture.pack = []
        start = picture.deck_pose
        order = self.session.rules.order_from(first)
        flights: list[Step] = []
        for turn in range(count):
            for seat in order:
                sprite = CardSprite(None, start)
                picture.hands[seat].append(sprite)
                flight = self._flight(sprite, seat, turn, count)
                heard = is_heard(len(flights), count * len(order))
                flights.append(Sequence(self.sound("card_deal", seat), flight) if heard else flight)
        dealing = stagger(0.0 if self.app.reduced_motion else self.times.deal_stagger, *flights)
        return [dealing, Late(lambda: [self.settle_hands(self.times.open)])]

    def _flight(self, sprite: CardSprite, seat: Seat, turn: int, count: int) -> Step:
        if seat is PERSON:
            end = replace(self.layout.hand.closed(turn, count), face_up=0.0)
        else:
            end = self.layout.back_pose(seat, turn, count)
        return self.move(sprite, end, self.times.deal, arc=_THROWN)

    def look(self, seat: Seat, cards: tuple[Card, ...]) -> list[Step]:
        """Turn the person's *cards* over as they were dealt, from left to right, and sort them."""
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
            Late(self._sorted),
        ]

    def _sorted(self) -> list[Step]:
        before = list(self.picture.hands[PERSON])
        self.picture.order_hand()
        if before == self.picture.hands[PERSON]:
            return []
        return [self.sound("card_slide"), self.settle_hands(self.times.sort, Arc(height=0.4), self.times.sort_stagger)]

    def passed(self, event: CardsPassed) -> list[Step]:
        """Move cards between partners; the person sees only what it gave or received."""
        picture = self.picture
        giver, receiver = picture.hands[event.giver], picture.hands[event.receiver]
        moved = self._taken_from(giver, event) if event.giver is PERSON else giver[-event.count :]
        for sprite in moved:
            giver.remove(sprite)
        if event.receiver is PERSON:
            for sprite, card in zip(moved, event.cards, strict=False):
                sprite.card = card
        else:
            for sprite in moved:
                sprite.card = None
        receiver.extend(moved)
        if event.receiver is not PERSON:
            return [self.sound("card_slide"), self.settle_hands(self.times.hand_over, _HANDED)]
        picture.order_hand()
        words = _("{name} gives you {cards}").format(
            name=self.session.name(event.giver), cards=cards_words(event.cards)
        )
        told = self.news(words, "card_slide", wait=self.times.received)
        return [self._handed(moved), *told, Late(lambda: [self.settle_hands(self.times.sort)])]

    def _handed(self, got: Collection[CardSprite]) -> Step:
        """Return the step in which what the person *got* comes to lie in the hand, raised over the other cards."""
        picture, rise = self.picture, self.layout.hand.lift
        flights = [
            self.shift(sprite, pose.along_normal(rise) if sprite in got else pose, self.times.hand_over, arc=_HANDED)
            for seat in self.session.rules.seats
            for sprite, pose in zip(picture.hands[seat], picture.hand_poses(seat), strict=True)
        ]
        return Parallel(*flights)

    def _taken_from(self, sprites: list[CardSprite], event: CardsPassed) -> list[CardSprite]:
        return [sprite for sprite in sprites if sprite.card in event.cards]


def is_heard(number: int, count: int) -> bool:
    """Whether card *number*, from 0, of *count* is heard as it is dealt: every second, in the second half the others.

    So everybody's cards are heard where an even number of players sits at the table.
    """
    return number % 2 == (number >= count // 4 * 2)

"""How tricks are played: cards thrown, the best one raised, tricks swept; spades and nils broken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.app.motion.timeline import Arc, Call, Parallel, Pose, Sequence, Step, Wait, ease_in_out, stagger
from game.app.services.session import PERSON
from game.app.table.cards import CardSprite
from game.app.table.moment import Moment
from game.app.table.stage import Late, Stage
from game.cards import Card
from game.engine.state import Phase
from game.rules.bids import BLIND_NIL
from game.rules.seats import Seat
from game.rules.tricks import Play
from game.words import _

_FROM_PERSON = Arc(aside=0.07, height=1.0, turn=-5.0)
_FROM_LEFT = Arc(aside=0.10, height=0.9, turn=7.0)
_FROM_RIGHT = Arc(aside=-0.10, height=0.9, turn=-7.0)
_FROM_AFAR = Arc(aside=0.09, height=0.9, turn=6.0)
_SWEPT = Arc(aside=0.06, height=0.8)
_GATHERED = 0.5  # of the time of a sweep: until the cards lie on one another


class Playing(Stage):
    """Makes the steps of the tricks."""

    def play(self, seat: Seat, card: Card) -> list[Step]:
        """Throw *card* from the hand of *seat* on the table; if it is the best so far, it rises."""
        picture = self.picture
        sprite = self._leaving(seat, card)
        sprite.card = card
        picture.trick[seat] = sprite
        picture.trick_plays = picture.trick_plays.with_play(seat, card)
        picture.turn = None
        picture.phase = Phase.PLAY
        self.hush()
        land = self.move(sprite, self.layout.trick_pose(seat), self.times.play, arc=self._throw(seat))
        heard = Sequence(Wait(self.times.play * 0.5), self.sound("card_play", seat))
        return [Parallel(land, self.settle_hands(self.times.play), heard), Late(self._raised)]

    def lay(self, plays: Iterable[Play]) -> list[Step]:
        """Throw the cards of *plays*, the lowest clubs, almost at once; the best rises when all lie there."""
        self.picture.news = _("Everybody lays the lowest club")
        throws = [Late(lambda play=play: self.play(*play)[:1]) for play in plays]  # type: ignore[misc]  # bound early
        return [stagger(0.0 if self.app.reduced_motion else self.times.clubs_stagger, *throws), Late(self._raised)]

    def _throw(self, seat: Seat) -> Arc:
        if seat is PERSON:
            return _FROM_PERSON
        return (_FROM_AFAR, _FROM_RIGHT, _FROM_LEFT)[self.layout.places[seat].across]

    def _raised(self) -> list[Step]:
        """Return the steps in which the best card rises and the one that was best before sinks."""
        picture = self.picture
        shifts = [
            self.shift(sprite, picture.trick_pose(seat), self.times.lift)
            for seat, sprite in picture.trick.items()
            if sprite.pose != picture.trick_pose(seat)
        ]
        return [Parallel(*shifts, Wait(self.times.raised))]

    def _leaving(self, seat: Seat, card: Card) -> CardSprite:
        """Take the sprite of *card* out of the hand of *seat*; of a hidden hand, one from the middle."""
        sprites = self.picture.hands[seat]
        found = next((sprite for sprite in sprites if sprite.card is card), None)
        if found is None:
            found = sprites[len(sprites) // 2] if sprites else CardSprite(card, self._entry(seat))
        if found in sprites:
            sprites.remove(found)
        if self.layout.compact and seat is not PERSON:
            found.pose = self._entry(seat)
        return found

    def _entry(self, seat: Seat) -> Pose:
        x, y = self.layout.spot(seat)
        return Pose(x, y, 0, 0.62, face_up=0.0)

    # -- the trick is taken ------------------------------------------------------------------------------------

    def sweep(self, seat: Seat) -> list[Step]:
        """Gather the trick on its best card and carry it to the pile of *seat*."""
        picture = self.picture

        def taken() -> None:
            picture.moving = sorted(picture.trick.values(), key=lambda sprite: sprite.pose.lift)  # the best on top
            picture.trick = {}
            picture.trick_plays = type(picture.trick_plays)()
            picture.taken[seat] += 1
            picture.tricks_done += 1
            picture.news = ""

        def swept() -> None:
            for sprite in picture.moving:
                sprite.fade(0.0)
            picture.moving, picture.swept = [], picture.moving
            picture.piles[seat] += 1
            picture.turn = seat

        return [
            Wait(self.times.rest),
            Late(lambda: self._gather(seat)),
            Call(taken),
            self.sound("card_slide", seat),
            Late(lambda: self._carry(seat)),
            Call(swept),
        ]

    def _gather(self, seat: Seat) -> list[Step]:
        """Return the step in which the other cards slide under the best one."""
        picture = self.picture
        best = picture.trick_pose(seat)
        others = [sprite for owner, sprite in picture.trick.items() if owner is not seat]
        if self.app.reduced_motion:
            return []
        places = [replace(best.moved(4.0 * (index - 1), 3.0), angle=best.angle + 4.0 * (index - 1), lift=0.4)
                  for index in range(len(others))]  # fmt: skip
        duration = self.times.sweep * _GATHERED
        return [
            Parallel(*(self.move(one, place, duration, ease_in_out) for one, place in zip(others, places, strict=True)))
        ]

    def _carry(self, seat: Seat) -> list[Step]:
        pile = self.layout.pile_pose(seat, min(self.picture.piles[seat], 12))
        cards = self.picture.moving
        return [
            stagger(
                self.times.sweep_stagger,
                *(self.move(one, pile, self.times.sweep, ease_in_out, _SWEPT) for one in cards),
            )
        ]

    # -- what is broken ----------------------------------------------------------------------------------------

    def broken(self) -> list[Step]:
        """Tell that spades may be led from now on; the play goes on meanwhile."""
        self.picture.broken = True
        words = _("Spades are broken")
        self.picture.news = words
        self.beside.queue(*self.moment(Moment("spades_broken"), "spades_broken", self.times.snap, self.times.snapped))
        return []

    def nil_broken(self, seat: Seat) -> list[Step]:
        """Tell that *seat* has taken a trick that it should not have, and wait until that is told."""
        times = self.times
        words = _("{name}: nil is broken").format(name=self.session.name(seat))
        self.picture.news = words
        moment = Moment("nil_broken", words, self._nil_costs(seat))
        self.beside.queue(*self.moment(moment, "nil_broken", times.acts["nil_broken"], times.line_read))
        return [Wait(times.moment_in + times.acts["nil_broken"] + times.line_read)]

    def _nil_costs(self, seat: Seat) -> int | None:
        """Return what the broken nil of *seat* will count; None where that hangs on the rest of the deal."""
        rules, picture = self.session.rules, self.picture
        side = rules.side_of(seat)
        bids = [picture.bids[one] for one in rules.members(side)]
        own = picture.bids[seat]
        together = rules.both_nil != "each_alone" and all(bid is not None and bid.is_nil for bid in bids)
        if own is None or picture.blind[side] is not None or rules.ten_bid is not None or together:
            return None
        return -(rules.blind_nil if own == BLIND_NIL else rules.nil) or None

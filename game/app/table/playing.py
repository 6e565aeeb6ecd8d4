"""The animation of what the seats do: bids and calls said, cards played, tricks taken, spades and nils broken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.app.motion.pose import Arc, Pose, ease_in_out
from game.app.motion.timeline import Callback, Parallel, Series, TimelineStep, Wait, stagger
from game.app.services.session import PERSON
from game.app.table.emblems import STRIKES
from game.app.table.sprites import CardSprite, TableMoment
from game.app.table.step_maker import Deferred, StepMaker
from game.app.wording.table import bid_words, called_words, contract_words
from game.cards import Card
from game.engine.events import RenegeCalled
from game.engine.state import Phase
from game.rules.bids import BLIND_NIL, NIL, Bid
from game.rules.seats import Seat, Side
from game.rules.tricks import Play
from game.words import _

_FROM_PERSON = Arc(aside=0.07, height=1.0, turn=-5.0)
_FROM_LEFT = Arc(aside=0.10, height=0.9, turn=7.0)
_FROM_RIGHT = Arc(aside=-0.10, height=0.9, turn=-7.0)
_FROM_AFAR = Arc(aside=0.09, height=0.9, turn=6.0)
_SWEPT = Arc(aside=0.06, height=0.8)
_GATHERED = 0.5  # share of the time of a sweep until the cards lie on one another


class Speaking(StepMaker):
    """Makes the steps for words: bids, contracts and calls."""

    def bid(self, seat: Seat, bid: Bid) -> list[TimelineStep]:
        """Say the *bid* of *seat*."""
        self.picture.bids[seat] = bid
        return self.says(seat, bid_words(bid))

    def settled(self, seat: Seat, *, low: bool, raised: bool) -> list[TimelineStep]:
        """Say how *seat* has settled a blind bid."""
        side = self.session.rules.side_of(seat)
        blind = self.picture.blind[side]
        if low:
            self.picture.bids[seat] = NIL
        if raised and blind is not None:
            self.picture.blind[side] = replace(blind, raised=True)
        words = [_("I go low") if low else _("I play for tricks")]
        words += [_("raised to 10")] if raised else []
        return self.says(seat, ", ".join(words))

    def contract(self, side: Side, tricks: int, nils: tuple[Seat, ...], *, agreed: bool) -> list[TimelineStep]:
        """Announce the contract of *side*."""
        self.picture.contracts[side] = tricks
        for seat in nils:
            if self.picture.bids[seat] is None:
                self.picture.bids[seat] = NIL
        said = contract_words(self.session, tricks, nils)
        talked = [seat for seat in self.session.rules.members(side) if self.picture.bids[seat] != BLIND_NIL]
        who = self.session.members_named(side)
        how = _("{who} agree on {contract}") if agreed else _("{who} did not agree; the lower stands: {contract}")
        if len(talked) == 1:
            who, how = self.session.name(talked[0]), _("{who} settles on {contract}")
        return self.news(how.format(who=who, contract=said), "bid", wait=self.times.settled)

    def called(self, event: RenegeCalled) -> list[TimelineStep]:
        """Announce that a renege was called, and whether it is proven."""
        points = None if event.proven else -self.session.rules.wrong_call_points or None
        words = called_words(self.session, event.seat, event.accused, event.trick, proven=event.proven)
        blow = Series(Wait(self.times.gavel * STRIKES), self.sound("gavel"))
        return self.moment(TableMoment("verdict", words, points), None, self.times.gavel, self.times.verdict, blow)

    def level(self, points: int) -> list[TimelineStep]:
        """Announce one more deal: the leaders are level at *points*."""
        return self._announced(_("Level at {points}: one more deal").format(points=points))

    def unbid(self) -> list[TimelineStep]:
        """Announce that there is no auction in this deal."""
        return self._announced(_("This deal bids itself: every trick counts ten"))

    def _announced(self, words: str) -> list[TimelineStep]:
        return self.moment(TableMoment("made", words), "turn", self.times.court_news, self.times.verdict)

    def untraded(self) -> list[TimelineStep]:
        """Announce that a side whose members all bid blind nil trades nothing."""
        rules, bids = self.session.rules, self.picture.bids
        for side in rules.all_sides if rules.blind_nil_trade else ():
            members = rules.members(side)
            if len(members) > 1 and all(bids[seat] == BLIND_NIL for seat in members):
                words = _("{who}: both blind, so nothing is traded").format(who=self.session.side_name(side))
                return self.news(words, "bid", wait=self.times.settled)
        return []


class Playing(StepMaker):
    """Makes the steps for cards and tricks."""

    def play(self, seat: Seat, card: Card) -> list[TimelineStep]:
        """Throw *card* from the hand of *seat* on the table, and raise the best card of the trick."""
        picture = self.picture
        sprite = self._leaving(seat, card)
        sprite.card = card
        picture.trick[seat] = sprite
        picture.trick_plays = picture.trick_plays.with_play(seat, card)
        picture.turn = None
        picture.phase = Phase.PLAY
        self.hush()
        land = self.move(sprite, self.layout.trick_pose(seat), self.times.play, arc=self._arc_from(seat))
        heard = Series(Wait(self.times.play * 0.5), self.sound("card_play", seat))
        return [Parallel(land, self.settle_hands(self.times.play), heard), Deferred(self._raise_best)]

    def lay(self, plays: Iterable[Play]) -> list[TimelineStep]:
        """Throw the cards of *plays*, the lowest clubs, almost at once; the best rises when all lie there."""
        self.picture.news = _("Everybody lays the lowest club")
        throws = [self._thrown(play) for play in plays]
        return [self.stagger(self.times.clubs_stagger, *throws), Deferred(self._raise_best)]

    def _thrown(self, play: Play) -> TimelineStep:
        return Deferred(lambda: self.play(*play)[:1])

    def _arc_from(self, seat: Seat) -> Arc:
        if seat is PERSON:
            return _FROM_PERSON
        return (_FROM_AFAR, _FROM_RIGHT, _FROM_LEFT)[self.layout.places[seat].across]

    def _raise_best(self) -> list[TimelineStep]:
        """Raise the best card of the trick, and lower the one that was best before."""
        picture = self.picture
        shifts = [
            self.shift(sprite, picture.trick_pose(seat), self.times.lift)
            for seat, sprite in picture.trick.items()
            if sprite.pose != picture.trick_pose(seat)
        ]
        return [Parallel(*shifts, Wait(self.times.raised))]

    def _leaving(self, seat: Seat, card: Card) -> CardSprite:
        """Take the sprite of *card* out of the hand of *seat*; from a hidden hand take the middle one."""
        sprites = self.picture.hands[seat]
        hidden = sprites[len(sprites) // 2] if sprites else CardSprite(card, self._entry(seat))
        found = next((sprite for sprite in sprites if sprite.card is card), hidden)
        if found in sprites:
            sprites.remove(found)
        if self.layout.compact and seat is not PERSON:
            found.pose = self._entry(seat)
        return found

    def _entry(self, seat: Seat) -> Pose:
        x, y = self.layout.spot(seat)
        return Pose(x, y, 0, 0.62, face_up=0.0)

    # -- the trick is taken ------------------------------------------------------------------------------------

    def sweep(self, seat: Seat) -> list[TimelineStep]:
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
            Deferred(lambda: self._gather(seat)),
            Callback(taken),
            self.sound("card_slide", seat),
            Deferred(lambda: self._carry(seat)),
            Callback(swept),
        ]

    def _gather(self, seat: Seat) -> list[TimelineStep]:
        """Slide the other cards under the best one."""
        picture = self.picture
        best = picture.trick_pose(seat)
        others = [sprite for owner, sprite in picture.trick.items() if owner is not seat]
        if self.app.reduced_motion:
            return []
        places = [replace(best.moved(4.0 * (index - 1), 3.0), angle=best.angle + 4.0 * (index - 1), lift=0.4)
                  for index in range(len(others))]  # fmt: skip
        duration = self.times.sweep * _GATHERED
        moves = [self.move(one, place, duration, ease_in_out) for one, place in zip(others, places, strict=True)]
        return [Parallel(*moves)]

    def _carry(self, seat: Seat) -> list[TimelineStep]:
        pile = self.layout.pile_pose(seat, min(self.picture.piles[seat], 12))
        moves = [self.move(one, pile, self.times.sweep, ease_in_out, _SWEPT) for one in self.picture.moving]
        return [stagger(self.times.sweep_stagger, *moves)]

    # -- what is broken ----------------------------------------------------------------------------------------

    def broken(self) -> list[TimelineStep]:
        """Announce that spades may be led from now on; the play goes on meanwhile."""
        self.picture.broken = True
        self.picture.news = _("Spades are broken")
        self.background.queue(
            *self.moment(TableMoment("spades_broken"), "spades_broken", self.times.snap, self.times.snapped)
        )
        return []

    def nil_broken(self, seat: Seat) -> list[TimelineStep]:
        """Announce that the nil of *seat* is broken, and wait until that is over."""
        times = self.times
        words = _("{name}: nil is broken").format(name=self.session.name(seat))
        self.picture.news = words
        moment = TableMoment("nil_broken", words, self._nil_costs(seat))
        self.background.queue(*self.moment(moment, "nil_broken", times.acts["nil_broken"], times.line_read))
        return [Wait(times.moment_in + times.acts["nil_broken"] + times.line_read)]

    def _nil_costs(self, seat: Seat) -> int | None:
        """Return the points of the broken nil of *seat*; None if they depend on the rest of the deal."""
        rules, picture = self.session.rules, self.picture
        side = rules.side_of(seat)
        bids = [picture.bids[one] for one in rules.members(side)]
        own = picture.bids[seat]
        together = rules.both_nil != "each_alone" and all(bid is not None and bid.is_nil for bid in bids)
        if own is None or picture.blind[side] is not None or rules.ten_bid is not None or together:
            return None
        return -(rules.blind_nil if own == BLIND_NIL else rules.nil) or None

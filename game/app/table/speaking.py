"""What the seats say at the table: bids, contracts, calls before the court."""

from __future__ import annotations

from dataclasses import replace

from game.app.motion.timeline import Sequence, Step, Wait
from game.app.table.emblem import STRIKES
from game.app.table.moment import Moment
from game.app.table.stage import Stage
from game.app.wording.table import bid_words, called_words, contract_words
from game.engine.events import RenegeCalled
from game.rules.bids import BLIND_NIL, NIL, Bid
from game.rules.seats import Seat, Side
from game.words import _


class Speaking(Stage):
    """Makes the steps of what is said."""

    def bid(self, seat: Seat, bid: Bid) -> list[Step]:
        """Let *seat* say its *bid*."""
        self.picture.bids[seat] = bid
        return self.says(seat, bid_words(bid))

    def settled(self, seat: Seat, *, low: bool, raised: bool) -> list[Step]:
        """Let *seat* say how it plays a blind bid, having looked."""
        side = self.session.rules.side_of(seat)
        blind = self.picture.blind[side]
        if low:
            self.picture.bids[seat] = NIL
        if raised and blind is not None:
            self.picture.blind[side] = replace(blind, raised=True)
        words = [_("I go low") if low else _("I play for tricks")]
        words += [_("raised to 10")] if raised else []
        return self.says(seat, ", ".join(words))

    def contract(self, side: Side, tricks: int, nils: tuple[Seat, ...], *, agreed: bool) -> list[Step]:
        """Tell what the partners of *side* have settled on."""
        self.picture.contracts[side] = tricks
        for seat in nils:
            if self.picture.bids[seat] is None:
                self.picture.bids[seat] = NIL
        said = contract_words(self.session, tricks, nils)
        talked = [seat for seat in self.session.rules.members(side) if self.picture.bids[seat] != BLIND_NIL]
        if len(talked) == 1:
            who = self.session.name(talked[0])
            return self.news(
                _("{who} settles on {contract}").format(who=who, contract=said), "bid", wait=self.times.settled
            )
        who = self.session.members_named(side)
        how = _("{who} agree on {contract}") if agreed else _("{who} did not agree; the lower stands: {contract}")
        return self.news(how.format(who=who, contract=said), "bid", wait=self.times.settled)

    def called(self, event: RenegeCalled) -> list[Step]:
        """Tell that a renege was called, and whether it is proven."""
        rules = self.session.rules
        points = None if event.proven else -rules.wrong_call_points or None
        words = called_words(self.session, event.seat, event.accused, event.trick, proven=event.proven)
        blow = Sequence(Wait(self.times.gavel * STRIKES), self.sound("gavel"))
        return self.moment(Moment("verdict", words, points), None, self.times.gavel, self.times.verdict, blow)

    def level(self, points: int) -> list[Step]:
        """Tell that the game is level at so many *points*, past its end."""
        words = _("Level at {points}: one more deal").format(points=points)
        return self.moment(Moment("made", words), "turn", self.times.court_news, self.times.verdict)

    def unbid(self) -> list[Step]:
        """Tell that there is no auction in this deal."""
        words = _("This deal bids itself: every trick counts ten")
        return self.moment(Moment("made", words), "turn", self.times.court_news, self.times.verdict)

    def untraded(self) -> list[Step]:
        """Tell, where all of a side are blind, that they trade nothing."""
        rules, bids = self.session.rules, self.picture.bids
        if not rules.blind_nil_trade:
            return []
        for side in rules.all_sides:
            members = rules.members(side)
            if len(members) > 1 and all(bids[seat] == BLIND_NIL for seat in members):
                who = self.session.side_name(side)
                return self.news(
                    _("{who}: both blind, so nothing is traded").format(who=who), "bid", wait=self.times.settled
                )
        return []

"""What the seats say at the table: bids, contracts, calls before the court."""

from __future__ import annotations

from dataclasses import replace

from game.app.motion import Step
from game.app.table.stage import Stage
from game.app.table.wording import bid_words, contract_words
from game.engine.events import RenegeCalled
from game.rules.bids import NIL, Bid
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
        who = self.session.members_named(side)
        said = contract_words(self.session, tricks, nils)
        how = _("{who} agree on {contract}") if agreed else _("{who} did not agree; the lower stands: {contract}")
        return self.news(how.format(who=who, contract=said), "bid", wait=1.0)

    def called(self, event: RenegeCalled) -> list[Step]:
        """Tell that a renege was called, and whether it is proven."""
        name, other = self.session.name(event.seat), self.session.called(event.accused)
        verdict = _("{name} calls a renege of {other}: proven") if event.proven else _("{name} accuses {other}: wrong")
        return self.news(verdict.format(name=name, other=other), "penalty" if event.proven else "refuse", wait=1.2)

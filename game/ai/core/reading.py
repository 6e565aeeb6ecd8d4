"""From what a seat sees at the table to what the core thinks about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.codes import codes_of
from game.ai.core.chosen import core
from game.ai.core.terms import new_deal, set_bids, set_stakes
from game.engine.views import PlayerView
from game.rules.seats import Seat

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Deal, Memory


def read_deal(view: PlayerView) -> Deal:
    """Return the deal as the seat of *view* sees it: its own hand, and all that has been bid and played.

    The rules must be such as the core serves, and all bids be made.
    """
    rules = view.rules
    deal = new_deal(rules)
    set_bids(deal, view.bids)
    for side in rules.all_sides:
        set_stakes(deal, rules, side, view.contracts[side], view.blind[side])
        deal.stand(side, view.standings[side].points, view.standings[side].bags)
    tricks = (*view.tricks, view.trick)
    first = tricks[0]
    deal.begin(first.leader if first else _leader(view))
    of = codes_of(rules).of
    for trick in tricks:
        for play in trick.plays:
            deal.play(of[play.card.index])
    deal.hold(view.seat, codes_of(rules).mask(view.hand))
    deal.resume(broken=view.broken)
    return deal


def read_auction(view: PlayerView) -> Deal:
    """Return the deal before the play, with the bids made so far, as the seat of *view* sees it."""
    deal = new_deal(view.rules)
    set_bids(deal, view.bids)
    for side in view.rules.all_sides:
        deal.stand(side, view.standings[side].points, view.standings[side].bags)
    deal.hold(view.seat, codes_of(view.rules).mask(view.hand))
    return deal


def _leader(view: PlayerView) -> Seat:
    """Return who leads to the first trick, as far as *view* tells."""
    if view.turn is not None:
        return view.turn
    raise ValueError("nobody has the turn")


def read_belief(view: PlayerView, deal: Deal, draws: int, reads: int = 0) -> Memory | None:
    """Return what the seat of *view* knows of the other hands, or None where that contradicts itself.

    Each deal drawn is one of so many *draws*, by how well they fit the bids. Where there are *reads*, it is one of so
    many, of which each is one of four draws, by how well they fit what was played.
    """
    rules = view.rules
    codes = codes_of(rules)
    belief = core.Memory(view.seat, draws, reads)
    shown = [0] * rules.players
    for trick in (*view.tricks, view.trick):
        for seat, card in trick.plays:
            shown[seat] |= 1 << codes.of[card.index]
            belief.tell(seat, codes.of[card.index])
    for seat in rules.seats:
        if seat is not view.seat and view.bids[seat] is not None:
            belief.show(seat, shown[seat])
    for one in view.passes:
        if one.giver is view.seat and one.done:
            belief.know(one.receiver, codes.mask(one.cards) & ~shown[one.receiver])
    return belief if belief.prepare(deal) else None

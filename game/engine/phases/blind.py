"""Bids before the deal: one partner offers, the other agrees or refuses."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.engine.actions import Action, AgreeBlind, BidBlind, DeclineBlind
from game.engine.events import BlindDeclined, BlindMade, BlindOffered
from game.engine.state import GameState, Step, put
from game.rules.bids import BlindBid
from game.rules.seats import Seat, Side


def speaker(state: GameState) -> Seat | None:
    """Return who is asked next about a blind bid; None when nobody is left to ask."""
    deal, rules = state.current, state.rules
    if not _offered(state):
        return None
    order = rules.order_from(rules.first_after(deal.dealer))
    for side in dict.fromkeys(rules.side_of(seat) for seat in order):
        if state.may_bid_blind(side):
            members = [seat for seat in order if rules.side_of(seat) is side]
            if (seat := _next_of_side(_said(state, side), members)) is not None:
                return seat
    return None


def _offered(state: GameState) -> bool:
    rules = state.rules
    unbid = rules.first_deal_bids_itself and state.current.index == 0
    return not unbid and (bool(rules.blind_bids) or rules.blind_low_five is not None)


def _said(state: GameState, side: Side) -> list[BidBlind | AgreeBlind | DeclineBlind]:
    return [
        one
        for one in state.current.offers
        if isinstance(one, BidBlind | AgreeBlind | DeclineBlind) and state.rules.side_of(one.seat) is side
    ]


def _next_of_side(said: list[BidBlind | AgreeBlind | DeclineBlind], members: list[Seat]) -> Seat | None:
    if not said:
        return members[0]
    last = said[-1]
    if isinstance(last, BidBlind):
        others = [seat for seat in members if seat is not last.seat]
        return others[0] if others else None
    refused = any(isinstance(one, BidBlind) for one in said)
    if isinstance(last, AgreeBlind) or refused or len(said) >= len(members):
        return None
    return members[len(said)]


def pending(state: GameState, seat: Seat) -> BidBlind | None:
    """Return the partner's offer that *seat* has to answer, if there is one."""
    said = _said(state, state.rules.side_of(seat))
    return said[-1] if said and isinstance(said[-1], BidBlind) and said[-1].seat is not seat else None


def legal(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the answers to an offer, or the offers there are."""
    if pending(state, seat) is not None:
        return (DeclineBlind(seat), AgreeBlind(seat))
    return (DeclineBlind(seat), *_offers(state, seat))


def _offers(state: GameState, seat: Seat) -> Iterator[BidBlind]:
    rules = state.rules
    for blind in rules.blind_bids:
        yield BidBlind(seat, blind.tricks)
    if rules.blind_low_five is not None:
        lows = rules.members(rules.side_of(seat)) if rules.low_named_with_bid else (None,)
        for named in lows:
            yield BidBlind(seat, 5, low=True, named=named)


def apply(state: GameState, action: BidBlind | AgreeBlind | DeclineBlind) -> Step:
    """Note what a seat said; an offer agreed to, or one that needs nobody's consent, stands."""
    offer = pending(state, action.seat)
    state = replace(state, deal=replace(state.current, offers=(*state.current.offers, action)))
    match action:
        case DeclineBlind(seat):
            return Step(state, (BlindDeclined(seat),))
        case BidBlind(seat, tricks, low, named):
            bid = BlindBid(tricks, low)
            said = BlindOffered(seat, bid, named)
            if state.rules.partners(seat):
                return Step(state, (said,))
            return _made(state, action)
        case AgreeBlind():
            if offer is None:
                raise RuntimeError("agreed to no offer")
            return _made(state, offer)


def _made(state: GameState, offer: BidBlind) -> Step:
    side = state.rules.side_of(offer.seat)
    bid = BlindBid(offer.tricks, offer.low)
    deal = state.current
    deal = replace(deal, blind=put(deal.blind, side, bid), low_named=put(deal.low_named, side, offer.named))
    return Step(replace(state, deal=deal), (BlindMade(side, bid),))

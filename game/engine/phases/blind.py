"""Bids before the cards are seen: a side's before the deal, and then nil, bid blind.

Before the deal one partner makes an offer, and the other agrees or refuses.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.engine.actions import Action, AgreeBlind, BidBlind, BidBlindNil, BlindWord, DeclineBlind, LookAtCards
from game.engine.events import (
    BidPlaced,
    BlindDeclined,
    BlindMade,
    BlindOffered,
    CardsDealt,
    Event,
    HandLooked,
    StockLaid,
)
from game.engine.phases import PhaseRow
from game.engine.phases.draw import enter_draw
from game.engine.state import GameState, Phase, Step, put
from game.rules.bids import BLIND_NIL, BlindBid
from game.rules.seats import Seat, Side

# Before the deal ----------------------------------------------------------------------------------


def speaker(state: GameState) -> Seat | None:
    """Return the next seat to be asked about a blind bid; None when all have been."""
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


def _said(state: GameState, side: Side) -> list[BlindWord]:
    return [one for one in state.current.offers if state.rules.side_of(one.seat) is side]


def _next_of_side(said: list[BlindWord], members: list[Seat]) -> Seat | None:
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
    """Return the partner's offer that *seat* has to answer; None without one."""
    said = _said(state, state.rules.side_of(seat))
    return said[-1] if said and isinstance(said[-1], BidBlind) and said[-1].seat is not seat else None


def legal(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the answers to the partner's offer, or the offers that *seat* may make."""
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


def apply(state: GameState, action: BlindWord) -> Step:
    """Record what a seat said; an offer stands once the partner agrees, or at once where there is no partner."""
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


def leave(state: GameState) -> Step:
    """Deal the cards face down, or lay out the stock; seats that may not bid nil blind look at once."""
    rules = state.rules
    first = rules.next_seat(state.current.dealer)
    dealt = StockLaid(len(rules.deck)) if rules.draws else CardsDealt(rules.hand_size, first)
    state = replace(state, deal=replace(state.current, laid=True))
    seats = tuple(seat for seat in rules.seats if not may_bid_blind_nil(state, seat))
    return look(state, seats).after(dealt).enter(Phase.BLIND_NIL)


BLIND_ROW: PhaseRow[BlindWord] = PhaseRow(
    kinds=(BidBlind, AgreeBlind, DeclineBlind), speaker=speaker, legal=legal, apply=apply, leave=leave
)

# Nil before looking -------------------------------------------------------------------------------


def blind_nil_speaker(state: GameState) -> Seat | None:
    """Return the next seat that may bid nil before looking; None when all have decided."""
    rules = state.rules
    order = rules.order_from(rules.first_after(state.current.dealer))
    return next((seat for seat in order if may_bid_blind_nil(state, seat)), None)


def may_bid_blind_nil(state: GameState, seat: Seat) -> bool:
    """Whether *seat* has not looked yet, and the rules and the score allow it to bid blind nil."""
    deal, rules = state.current, state.rules
    side = rules.side_of(seat)
    open_to_it = rules.blind_nil > 0 and not deal.looked[seat] and deal.bids[seat] is None
    unbid = rules.first_deal_bids_itself and deal.index == 0
    if not open_to_it or unbid or deal.blind[side] is not None or not state.may_bid_blind(side):
        return False
    one_only = rules.both_nil == "forbidden" or rules.bidding == "suicide" or rules.min_side_bid > 0
    return not (one_only and any(deal.bids[partner] is not None for partner in rules.partners(seat)))


def legal_blind_nil(_state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the two choices before looking."""
    return (LookAtCards(seat), BidBlindNil(seat))


def apply_blind_nil(state: GameState, action: BidBlindNil | LookAtCards) -> Step:
    """Bid nil blind, or take up the hand."""
    deal = state.current
    match action:
        case BidBlindNil(seat):
            deal = replace(deal, bids=put(deal.bids, seat, BLIND_NIL))
            return Step(replace(state, deal=deal), (BidPlaced(seat, BLIND_NIL),))
        case LookAtCards(seat):
            return look(state, (seat,))


def look(state: GameState, seats: tuple[Seat, ...]) -> Step:
    """Make those of *seats* that have not looked yet take up their hands; a hand still to be drawn shows nothing."""
    deal = state.current
    new = [seat for seat in seats if not deal.looked[seat]]
    looked = tuple(old or seat in new for seat, old in zip(state.rules.seats, deal.looked, strict=True))
    events: tuple[Event, ...] = tuple(HandLooked(seat, deal.hands[seat]) for seat in new if deal.hands[seat])
    return Step(replace(state, deal=replace(deal, looked=looked)), events)


def leave_blind_nil(state: GameState) -> Step:
    """Begin the draw, or show the hands of all seats that have not bid nil blind."""
    if state.rules.draws:
        step = look(state, state.rules.seats)  # also after a blind nil: every seat draws openly
        return step.then(enter_draw(step.state))
    seeing = tuple(seat for seat in state.rules.seats if state.current.bids[seat] is None)
    return look(state, seeing).enter(Phase.REDEAL)


BLIND_NIL_ROW: PhaseRow[BidBlindNil | LookAtCards] = PhaseRow(
    kinds=(BidBlindNil, LookAtCards),
    speaker=blind_nil_speaker,
    legal=legal_blind_nil,
    apply=apply_blind_nil,
    leave=leave_blind_nil,
)

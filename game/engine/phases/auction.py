"""Individual bidding, and the settling of bids made before the deal once the cards are seen."""

from __future__ import annotations

from itertools import product

from msgspec.structs import replace

from game.engine.actions import Action, PlaceBid, SettleBlind
from game.engine.events import AuctionClosed, BidPlaced, BlindSettled
from game.engine.phases import PhaseRow
from game.engine.phases.blind import look
from game.engine.state import DealState, GameState, Phase, Step, put
from game.rules.bids import NIL, Bid, BlindBid, allowed_bids
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side


def speaker(state: GameState) -> Seat | None:
    """Return the next seat to bid; None when all have bid."""
    deal, rules = state.current, state.rules
    order = rules.order_from(rules.first_after(deal.dealer))
    return next((seat for seat in order if deal.bids[seat] is None and seat not in deal.settled), None)


def legal(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the bids of *seat*, or how it may settle its side's blind bid."""
    deal, rules = state.current, state.rules
    blind = deal.blind[rules.side_of(seat)]
    if blind is not None:
        lows = _low_options(state, seat, blind)
        raises = (False, True) if _may_raise(state, blind) else (False,)
        return tuple(SettleBlind(seat, low, raised) for raised, low in product(raises, lows))
    options = allowed_bids(rules, seat, deal.hands[seat], _heard(state), _bound(deal))
    return tuple(PlaceBid(seat, bid) for bid in options)


def _bound(deal: DealState) -> int:
    """Return the tricks that sides owe by bids before the deal."""
    return sum(one.contract for one in deal.blind if one is not None)


def _heard(state: GameState) -> tuple[Bid | None, ...]:
    """Return the bids so far; 0 for a seat whose side bid before the deal."""
    deal, rules = state.current, state.rules
    return tuple(
        bid if bid is not None or deal.blind[rules.side_of(seat)] is None else Bid.of(0)
        for seat, bid in zip(rules.seats, deal.bids, strict=True)
    )


def _may_raise(state: GameState, blind: BlindBid) -> bool:
    """Whether *blind* may be raised to ten; not where that completes the forbidden total."""
    if not state.rules.raise_blind_to_ten or blind.raised:
        return False
    heard = [bid.tricks for bid in _heard(state) if bid is not None]
    total = _bound(state.current) - blind.tricks + 10 + sum(heard)
    return len(heard) < state.rules.players or total != state.rules.forbidden_total


def _low_options(state: GameState, seat: Seat, blind: BlindBid) -> tuple[bool, ...]:
    """Return the answers that *seat* may give to whether it is the one that takes no trick."""
    deal, rules = state.current, state.rules
    named = deal.low_named[rules.side_of(seat)]
    partners = rules.partners(seat)
    taken = any(deal.bids[partner] == NIL for partner in partners)
    if named is not None:
        return (named is seat,)
    if taken or not partners:
        return (False,)
    if blind.low:
        return (True,) if all(partner in deal.settled for partner in partners) else (False, True)
    return (False, True) if rules.nil else (False,)


def apply(state: GameState, action: PlaceBid | SettleBlind) -> Step:
    """Record a bid, or how a blind bid is settled."""
    deal = state.current
    match action:
        case PlaceBid(seat, bid):
            deal = replace(deal, bids=put(deal.bids, seat, bid))
            return Step(replace(state, deal=deal), (BidPlaced(seat, bid),))
        case SettleBlind(seat, low, raised):
            side = state.rules.side_of(seat)
            settled = replace(deal, settled=(*deal.settled, seat))
            if low:
                settled = replace(settled, bids=put(deal.bids, seat, NIL))
            if raised:
                settled = replace(settled, blind=_raise(deal.blind, side))
            return Step(replace(state, deal=settled), (BlindSettled(seat, low, raised),))


def _raise(blinds: tuple[BlindBid | None, ...], side: Side) -> tuple[BlindBid | None, ...]:
    blind = blinds[side]
    return blinds if blind is None else put(blinds, side, BlindBid(blind.tricks, blind.low, raised=True))


def leave(state: GameState) -> Step:
    """Make the contract of every side the sum of its bids."""
    deal, rules = state.current, state.rules
    contracts = tuple(_contract(rules, deal, side) for side in rules.all_sides)
    return close_auction(replace(state, deal=replace(deal, contracts=contracts)))


def _contract(rules: RuleSet, deal: DealState, side: Side) -> int:
    blind = deal.blind[side]
    if blind is not None:
        return blind.contract
    return sum(bid.tricks for seat in rules.members(side) if (bid := deal.bids[seat]) is not None)


def close_auction(state: GameState) -> Step:
    """Close the auction; seats that bid nil before looking take up their hands."""
    closed = AuctionClosed(state.current.contracts)
    return look(state, state.rules.seats).after(closed).enter(Phase.TRADE)


ROW: PhaseRow[PlaceBid | SettleBlind] = PhaseRow(
    kinds=(PlaceBid, SettleBlind), speaker=speaker, legal=legal, apply=apply, leave=leave
)

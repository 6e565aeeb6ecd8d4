"""Negotiated bidding: the partners tell each other what they hold, and agree on one number.

The side that does not deal speaks first. All partners give an estimate or wish for nil, in turn; then the first
proposes and the next agrees or proposes back, twice each at most. Of three partners two that agree outvote the third.
Without agreement the lower of the last two proposals stands. A seat that has bid nil before looking has nothing to
say; where only one partner is left to speak, it decides alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations

from msgspec.structs import replace

from game.engine.actions import Action, AgreeContract, GiveEstimate, ProposeContract, TalkWord, WishNil
from game.engine.events import ContractProposed, ContractSettled, EstimateGiven, Event, NilWished
from game.engine.phases import PhaseRow
from game.engine.phases.auction import close_auction
from game.engine.state import GameState, Step, put
from game.rules.bids import NIL
from game.rules.seats import Seat, Side

PROPOSALS = 2  # each seat makes at most


def speaker(state: GameState) -> Seat | None:
    """Return the next seat to speak; None when every side has its contract, or its seats have nothing to say."""
    side = open_side(state)
    if side is None:
        return None
    speakers = _speakers(state, side)
    said = len(_said(state, side))
    return speakers[said % len(speakers)] if speakers else None


def open_side(state: GameState) -> Side | None:
    """Return the next side without a contract, the dealer's last; None when all have one."""
    deal, rules = state.current, state.rules
    dealers = rules.side_of(deal.dealer)
    order = [rules.side_of(seat) for seat in rules.order_from(rules.first_after(deal.dealer))]
    sides = [*(side for side in order if side is not dealers), dealers]
    return next((side for side in sides if deal.contracts[side] is None), None)


def _speakers(state: GameState, side: Side) -> list[Seat]:
    deal, rules = state.current, state.rules
    order = rules.order_from(rules.first_after(deal.dealer))
    return [seat for seat in order if rules.side_of(seat) is side and deal.bids[seat] is None]


def _said(state: GameState, side: Side) -> list[TalkWord]:
    """Return what *side* has said so far, in order."""
    members = state.rules.members(side)
    return [word for word in state.current.talk if word.seat in members]


def _proposals(state: GameState, side: Side) -> list[ProposeContract]:
    return [word for word in _said(state, side) if isinstance(word, ProposeContract)]


def legal(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return what *seat* may say now."""
    side = state.rules.side_of(seat)
    speakers = _speakers(state, side)
    if len(speakers) > 1 and len(_said(state, side)) < len(speakers):
        return tuple(_estimates(state, seat))
    proposals = _proposals(state, side)
    offered = tuple(_contracts(state, seat, speakers))
    if not proposals:
        return offered
    last = proposals[-1]
    return (AgreeContract(seat), *(one for one in offered if (one.tricks, one.nils) != (last.tricks, last.nils)))


def _estimates(state: GameState, seat: Seat) -> Iterator[Action]:
    most = state.rules.hand_size
    for sure in range(most + 1):
        for hopeful in range(sure, most + 1):
            yield GiveEstimate(seat, sure, hopeful)
    if state.rules.nil:
        yield WishNil(seat)


def _contracts(state: GameState, seat: Seat, speakers: list[Seat]) -> Iterator[ProposeContract]:
    """Yield what *seat* may propose: no nil, either partner's, or both, as the rules allow."""
    rules = state.rules
    fixed = len(rules.members(rules.side_of(seat))) - len(speakers)
    least = max(rules.min_side_bid, 1 if rules.nil else 0)
    one_only = rules.both_nil == "forbidden"
    most = 0 if not rules.nil or (one_only and fixed) else 1 if one_only else len(speakers)
    for nils in chain.from_iterable(combinations(speakers, count) for count in range(most + 1)):
        if len(nils) < len(speakers):
            for tricks in range(least, rules.hand_size + 1):
                yield ProposeContract(seat, tricks, tuple(sorted(nils)))
        elif not rules.min_side_bid:
            yield ProposeContract(seat, 0, tuple(sorted(nils)))


def apply(state: GameState, action: TalkWord) -> Step:
    """Record what was said; the contract is settled once the partners agree or have used up their proposals."""
    side = state.rules.side_of(action.seat)
    before = _proposals(state, side)
    speakers = len(_speakers(state, side))
    state = replace(state, deal=replace(state.current, talk=(*state.current.talk, action)))
    match action:
        case GiveEstimate(seat, sure, hopeful):
            return Step(state, (EstimateGiven(seat, sure, hopeful),))
        case WishNil(seat):
            return Step(state, (NilWished(seat),))
        case AgreeContract():
            return settle(state, side, before[-1], agreed=True)
        case ProposeContract(seat, tricks, nils):
            said = ContractProposed(seat, tricks, nils)
            if speakers == 1:
                return settle(state, side, action, agreed=True, said=(said,))
            if len(before) + 1 < PROPOSALS * speakers:
                return Step(state, (said,))
            lower = min(before[-1], action, key=lambda one: one.tricks)
            return settle(state, side, lower, agreed=False, said=(said,))


def settle(
    state: GameState, side: Side, contract: ProposeContract, *, agreed: bool, said: tuple[Event, ...] = ()
) -> Step:
    """Make *contract* what *side* owes; *said* are the events that led to it."""
    deal = state.current
    bids = deal.bids
    for seat in contract.nils:
        bids = put(bids, seat, NIL)
    deal = replace(deal, bids=bids, contracts=put(deal.contracts, side, contract.tricks))
    news = ContractSettled(side, contract.tricks, contract.nils, agreed)
    return Step(replace(state, deal=deal), (*said, news))


def leave(state: GameState) -> Step:
    """Settle a side that has nobody left to speak: it owes nothing but its nils. Without one, close the auction."""
    side = open_side(state)
    if side is None:
        return close_auction(state)
    deal = replace(state.current, contracts=put(state.current.contracts, side, 0))
    return Step(replace(state, deal=deal), (ContractSettled(side, 0, state.rules.members(side), agreed=True),))


ROW: PhaseRow[TalkWord] = PhaseRow(
    kinds=(GiveEstimate, WishNil, ProposeContract, AgreeContract),
    speaker=speaker,
    legal=legal,
    apply=apply,
    leave=leave,
)

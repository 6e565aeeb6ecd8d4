"""The two functions that every game is made of: what may be done, and what it leads to."""

from __future__ import annotations

from game.engine.actions import (
    Action,
    AgreeBlind,
    AgreeContract,
    AskRedeal,
    BidBlind,
    BidBlindNil,
    CallRenege,
    ChoosePenalty,
    CloseCalls,
    CutCard,
    DeclineBlind,
    DeclineTrade,
    GiveEstimate,
    KeepCard,
    KeepHand,
    LookAtCards,
    PassCards,
    PlaceBid,
    PlayCard,
    ProposeContract,
    RefuseCard,
    SettleBlind,
    StartDeal,
    WishNil,
)
from game.engine.errors import IllegalActionError
from game.engine.flow import advance, next_deal, throw_in
from game.engine.legality import explain, is_legal
from game.engine.phases import auction, blind, court, cut, draw, looking, play, talk, trade
from game.engine.state import GameState, Step


def apply(state: GameState, action: Action) -> Step:
    """Return the state that *action* leads to, and the events on the way; raise IllegalActionError if it cannot be."""
    if not is_legal(state, action):
        raise IllegalActionError(explain(state, action))
    match action:
        case StartDeal():
            return next_deal(state)
        case AskRedeal(seat):
            return throw_in(state, seat)
        case _:
            return advance(_act(state, action))


def _act(state: GameState, action: Action) -> Step:
    match action:
        case PlayCard():
            return play.apply(state, action)
        case PlaceBid() | SettleBlind():
            return auction.apply(state, action)
        case GiveEstimate() | WishNil() | ProposeContract() | AgreeContract():
            return talk.apply(state, action)
        case BidBlindNil() | LookAtCards():
            return looking.apply_blind_nil(state, action)
        case KeepCard() | RefuseCard():
            return draw.apply(state, action)
        case KeepHand(seat):
            return looking.keep(state, seat)
        case PassCards() | DeclineTrade():
            return trade.apply(state, action)
        case BidBlind() | AgreeBlind() | DeclineBlind():
            return blind.apply(state, action)
        case CallRenege():
            return court.call(state, action)
        case CloseCalls():
            return court.close(state, action)
        case ChoosePenalty():
            return court.choose(state, action)
        case CutCard():
            return cut.apply(state, action)
        case StartDeal() | AskRedeal():
            raise RuntimeError("begins a deal: handled by apply")

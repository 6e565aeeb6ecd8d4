"""What each seat may do in a state."""

from __future__ import annotations

from game.cards import show_cards
from game.engine.actions import Action, PassCards, PlaceBid, PlayCard, StartDeal
from game.engine.phases import auction, blind, court, cut, draw, looking, play, talk, trade
from game.engine.state import GameState, Phase
from game.rules.seats import Seat, compass
from game.rules.tricks import why_not


def legal_actions(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return all that *seat* may do now; empty when it has nothing to say."""
    if state.phase is Phase.SCORED:
        return (StartDeal(),)
    calls = court.legal_calls(state, seat) if state.phase in (Phase.PLAY, Phase.CALLS) else ()
    if state.turn is not seat:
        return calls
    match state.phase:
        case Phase.PLAY:
            return (*play.legal(state, seat), *calls)
        case Phase.AUCTION:
            return auction.legal(state, seat)
        case Phase.TALK:
            return talk.legal(state, seat)
        case Phase.CUT:
            return cut.legal(state, seat)
        case Phase.BLIND:
            return blind.legal(state, seat)
        case Phase.BLIND_NIL:
            return looking.legal_blind_nil(seat)
        case Phase.DRAW:
            return draw.legal(seat)
        case Phase.REDEAL:
            return looking.legal_redeal(seat)
        case Phase.TRADE:
            return trade.legal(state, seat)
        case Phase.CALLS:
            return court.legal_close(state, seat)
        case Phase.PENALTY:
            return court.legal_penalties(seat)
        case Phase.OVER:
            return ()


def is_legal(state: GameState, action: Action) -> bool:
    """Whether *action* may be done now."""
    if isinstance(action, StartDeal):
        return state.phase is Phase.SCORED
    if isinstance(action, PlayCard):
        return (
            state.phase is Phase.PLAY and state.turn == action.seat and action.card in play.playable(state, action.seat)
        )
    if isinstance(action, PassCards):
        return state.phase is Phase.TRADE and state.turn == action.seat and trade.may_pass(state, action)
    return action.seat in state.rules.seats and action in legal_actions(state, action.seat)


def explain(state: GameState, action: Action) -> str:
    """Return, in a sentence, why *action* may not be done now, and what may."""
    if isinstance(action, StartDeal):
        return f"the deal is not over: it is in phase {state.phase}"
    name = compass(action.seat, state.rules.players) if action.seat in state.rules.seats else f"seat {action.seat}"
    if state.turn is not action.seat:
        turn = "nobody" if state.turn is None else compass(state.turn, state.rules.players)
        return f"{name} may not {_wish(action)}: in phase {state.phase} it is the turn of {turn}"
    if isinstance(action, PlayCard) and state.phase is Phase.PLAY:
        deal = state.current
        hand = deal.hands[action.seat]
        reason = why_not(action.card, hand, deal.trick, state.rules, first=deal.first_trick, broken=deal.broken)
        return f"{name} may not play {action.card}: {reason}"
    if isinstance(action, PassCards) and state.phase is Phase.TRADE:
        count = trade.count(state, action.seat)
        return f"{name} may not pass {show_cards(action.cards) or 'nothing'}: allowed are {count} cards of the hand"
    return f"{name} may not {_wish(action)}: allowed are {_allowed(state, action)}"


def _wish(action: Action) -> str:
    """Return what was wished, as short as it can be said."""
    match action:
        case PlaceBid(_, bid):
            return f"bid {bid}"
        case PlayCard(_, card):
            return f"play {card}"
        case PassCards(_, cards):
            return f"pass {show_cards(cards)}"
        case _:
            return f"do {action!r}"


def _allowed(state: GameState, action: Action) -> str:
    """Return what the seat of *action* may do: bids one by one, anything else by its sort."""
    if isinstance(action, StartDeal):
        return ""
    legal = legal_actions(state, action.seat)
    bids = [str(one.bid) for one in legal if isinstance(one, PlaceBid)]
    return ", ".join(bids if bids else dict.fromkeys(type(one).__name__ for one in legal))

"""The rules of a table as functions: what is legal in a state, and what an action leads to."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.cards import show_cards
from game.engine.actions import Action, IllegalActionError, PassCards, PlaceBid, PlayCard, StartDeal
from game.engine.dealing import begin_deal, random_dealer
from game.engine.events import DealerChosen
from game.engine.phases import AnyPhaseRow, auction, blind, court, cut, draw, play, redeal, scored, talk, trade
from game.engine.state import GameState, Phase, Step
from game.rules.ruleset import RuleSet
from game.rules.scoring import Standing
from game.rules.seats import Seat, compass
from game.rules.tricks import why_not

PHASES: Mapping[Phase, AnyPhaseRow] = {
    Phase.CUT: cut.ROW,
    Phase.BLIND: blind.BLIND_ROW,
    Phase.BLIND_NIL: blind.BLIND_NIL_ROW,
    Phase.DRAW: draw.ROW,
    Phase.REDEAL: redeal.ROW,
    Phase.AUCTION: auction.ROW,
    Phase.TALK: talk.ROW,
    Phase.TRADE: trade.ROW,
    Phase.PLAY: play.ROW,
    Phase.CALLS: court.CALLS_ROW,
    Phase.PENALTY: court.PENALTY_ROW,
    Phase.SCORED: scored.SCORED_ROW,
    Phase.OVER: scored.OVER_ROW,
}


def new_game(rules: RuleSet, seed: int) -> Step:
    """Return the first state of a game and its events; the last twelve digits of *seed* are its first deal's number."""
    standings = (Standing(),) * rules.side_count
    state = GameState(rules=rules, seed=seed, phase=Phase.CUT, turn=None, dealer=None, standings=standings)
    if rules.first_dealer == "cut_high":
        return advance(Step(state))
    dealer = random_dealer(rules, seed)
    return advance(begin_deal(state, dealer).after(DealerChosen(dealer, cut=False)))


def apply(state: GameState, action: Action) -> Step:
    """Return the state that *action* leads to, and the events on the way; raise IllegalActionError if it is illegal."""
    if not is_legal(state, action):
        raise IllegalActionError(explain(state, action))
    return advance(PHASES[state.phase].act(state, action))


def advance(step: Step) -> Step:
    """Return *step* followed by all that happens without a decision, up to the state in which a seat has the turn."""
    while True:
        state = step.state
        phase = PHASES[state.phase]
        seat = phase.speaker(state)
        if seat is not None or phase.leave is None:
            return step if state.turn is seat else Step(replace(state, turn=seat), step.events)
        step = step.then(phase.leave(state))


def legal_actions(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the actions that *seat* may take now."""
    phase = PHASES[state.phase]
    if state.turn is not seat:
        return phase.anytime(state, seat)
    return phase.legal(state, seat) + phase.anytime(state, seat)


def is_legal(state: GameState, action: Action) -> bool:
    """Whether *action* is legal now."""
    if isinstance(action, StartDeal):
        return state.phase is Phase.SCORED
    if isinstance(action, PlayCard):
        asked = state.phase is Phase.PLAY and state.turn == action.seat
        return asked and action.card in play.playable(state, action.seat)
    if isinstance(action, PassCards):
        return state.phase is Phase.TRADE and state.turn == action.seat and trade.may_pass(state, action)
    return action.seat in state.rules.seats and action in legal_actions(state, action.seat)


def explain(state: GameState, action: Action) -> str:
    """Return a sentence that says why *action* is illegal now, and what is legal instead."""
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
        count = trade.pass_count(state, action.seat)
        return f"{name} may not pass {show_cards(action.cards) or 'nothing'}: allowed are {count} cards of the hand"
    return f"{name} may not {_wish(action)}: allowed are {_allowed(state, action)}"


def _wish(action: Action) -> str:
    """Return *action* in the words of an error."""
    if isinstance(action, PlaceBid):
        return f"bid {action.bid}"
    if isinstance(action, PlayCard):
        return f"play {action.card}"
    if isinstance(action, PassCards):
        return f"pass {show_cards(action.cards)}"
    return f"do {action!r}"


def _allowed(state: GameState, action: Action) -> str:
    """Return what the seat of *action* may do: every bid, anything else by its kind."""
    if isinstance(action, StartDeal):
        return ""
    legal = legal_actions(state, action.seat)
    bids = [str(one.bid) for one in legal if isinstance(one, PlaceBid)]
    return ", ".join(bids if bids else dict.fromkeys(type(one).__name__ for one in legal))

"""Moments of a game that are worth a picture."""

from __future__ import annotations

from game.app.gallery.games import Moment
from game.app.services.session import PERSON
from game.coach.claim import Claim, claim
from game.engine.actions import Action, AgreeBlind, AgreeContract, BidBlind, CallRenege, SettleBlind
from game.engine.state import GameState, Phase
from game.engine.transitions import legal_actions
from game.engine.views import view_of


def asked(phase: Phase, deal: int = 0) -> Moment:
    """Return the moment in which the person has something to say in *phase*, from *deal* (from 0) on."""
    return lambda state: _mine(state) and state.phase is phase and state.current.index >= deal


def offered(kind: type[Action], phase: Phase | None = None) -> Moment:
    """Return the moment in which the person may do a *kind* of thing, in *phase* if one is given."""

    def is_offered(state: GameState) -> bool:
        fits = _mine(state) and phase in (None, state.phase)
        return fits and any(isinstance(one, kind) for one in legal_actions(state, PERSON))

    return is_offered


def scored(deals: int) -> Moment:
    """Return the moment in which so many *deals* are scored."""
    return lambda state: len(state.scores) == deals


def beginning(state: GameState) -> bool:
    """Whether no deal has been scored: the first state is such a one."""
    return not state.scores


def breaks_spades(before: GameState, state: GameState) -> bool:
    """Whether the person has just broken spades."""
    return state.deal is not None and before.turn is PERSON and state.current.broken and not before.current.broken


def begins_play(before: GameState, state: GameState) -> bool:
    """Whether the first card of a deal is awaited now, and was not before."""
    return before.phase is not Phase.PLAY and state.phase is Phase.PLAY and state.current.first_trick


def calls_renege(before: GameState, state: GameState) -> bool:
    """Whether somebody has just called a renege."""
    return before.deal is not None and state.deal is not None and len(state.deal.calls) > len(before.deal.calls)


def _mine(state: GameState) -> bool:
    return state.turn is PERSON and state.deal is not None


def _last_to_bid(state: GameState) -> bool:
    return asked(Phase.AUCTION, 5)(state) and sum(bid is not None for bid in state.current.bids) == 3


def _last_to_play(state: GameState) -> bool:
    """The others have played to a later trick, and some of the person's cards are not lawful."""
    if not asked(Phase.PLAY, 5)(state) or len(state.current.tricks) < 2 or len(state.current.trick.plays) != 3:
        return False
    lawful, held = len(legal_actions(state, PERSON)), len(state.current.hands[PERSON])
    return 1 < lawful < held - 3


def _leads_late(state: GameState) -> bool:
    return asked(Phase.PLAY, 5)(state) and len(state.current.tricks) >= 7 and not state.current.trick.plays


def _may_claim(state: GameState) -> bool:
    """The person is to play, and what is left is certain."""
    return asked(Phase.PLAY)(state) and isinstance(claim(view_of(state, PERSON)), Claim)


def _another_bids(state: GameState) -> bool:
    """A computer player bids, after others have."""
    bids = state.phase is Phase.AUCTION and state.turn is not PERSON and state.current.index >= 3
    return bids and sum(bid is not None for bid in state.current.bids) == 2


def _before_the_last_trick(state: GameState) -> bool:
    late = state.phase is Phase.PLAY and state.current.index == 5 and len(state.current.tricks) == 12
    return late and state.turn is PERSON


BIDDING: Moment = _last_to_bid
FOLLOWING: Moment = _last_to_play
LEADING: Moment = _leads_late
SAVED: Moment = _last_to_play
CLAIM: Moment = _may_claim
ANOTHER_BIDS: Moment = _another_bids
LAST_CARDS: Moment = _before_the_last_trick
OFFER, ANSWER, SETTLE = offered(BidBlind), offered(AgreeBlind), offered(SettleBlind)
PROPOSAL, CALLS = offered(AgreeContract), offered(CallRenege, Phase.CALLS)

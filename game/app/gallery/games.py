"""The recorded games of the gallery, and moments in them.

game = recorded("won")
up_to(game, lambda state: state.phase is Phase.AUCTION)      # its beginning, as far as the first auction
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

from game.ai.agent import Decision
from game.app.services.seating import PERSON_LEVEL, sitters
from game.app.services.session import PERSON, Keeper, Player, Session
from game.coach.claim import Claim, claim
from game.engine.actions import Action, AgreeBlind, AgreeContract, BidBlind, CallRenege, SettleBlind
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import GameState, Phase
from game.engine.transitions import legal_actions
from game.engine.views import PlayerView, view_of
from game.rules.seats import Seat
from game.words import _

Name: TypeAlias = Literal[
    "won", "lost", "close", "blind_nil", "talk", "court", "boston", "poor", "solo", "two", "three", "six"
]
StateTest: TypeAlias = Callable[[GameState], bool]

STARTED, SECONDS = "2026-11-29T13:40:00+00:00", 1730.0
_HERE = Path(__file__).parent / "records"
_OTHERS = {Seat.WEST: ("level3", "steady"), Seat.NORTH: ("level5", "steady"), Seat.EAST: ("level4", "bold")}
_CASUAL = ("level2", "steady")


@cache
def recorded(name: Name) -> GameRecord:
    """Return the recorded game called *name*."""
    return GameRecord.from_json((_HERE / f"{name}.json").read_bytes())


@cache
def _game(record: GameRecord) -> Game:
    """Return the game of *record*, which is shared and must not be changed."""
    return Game.resume(record)


def up_to(record: GameRecord, moment: StateTest) -> GameRecord:
    """Return *record* up to the first state that passes *moment*; raise ValueError where none does."""
    for number, state in enumerate(_game(record).states):
        if moment(state):
            return replace(record, actions=record.actions[:number], seals=())
    raise ValueError("the recorded game has no such moment")


def just_before(name: Name, happened: Callable[[GameState, GameState], bool]) -> StateTest:
    """Return a test for the state in the game called *name* just before *happened* is true of it and the next."""
    pairs = pairwise(_game(recorded(name)).states)
    found = next(before for before, after in pairs if happened(before, after))
    return lambda state: state is found


class RecordedSession(Session):
    """A game that continues from *part* as in the *whole* record; *players* by seat, kept by *keeper*."""

    def __init__(self, part: GameRecord, whole: GameRecord, players: tuple[Player, ...], keeper: Keeper) -> None:
        super().__init__(_game(whole).as_of(len(part.actions)), players, {}, keeper, started=STARTED, seconds=SECONDS)
        self._whole = whole
        self.agents = {seat: _Script(self) for seat in part.rules.seats if seat is not PERSON}

    @property
    def next(self) -> Action:
        """The next action of the record."""
        return self._whole.actions[len(self.record.actions)]


class _Script:
    """A player that replays the record."""

    def __init__(self, session: RecordedSession) -> None:
        self._session = session

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the next action of the record."""
        return Decision(self._session.next, "")


def players_of(record: GameRecord, *, casual: bool = False) -> tuple[Player, ...]:
    """Return the players; if *casual*, the computer players are of the level that explains itself quickest."""
    people = sitters(record.rules)
    others = [
        Player(*people[seat], *(_CASUAL if casual else _OTHERS.get(seat, _CASUAL))) for seat in record.rules.seats[1:]
    ]
    return (Player(_("You"), "you_spade", PERSON_LEVEL), *others)


def asked(phase: Phase, deal: int = 0) -> StateTest:
    """Return a test for the person's turn in *phase*, from *deal* (from 0) on."""
    return lambda state: _mine(state) and state.phase is phase and state.current.index >= deal


def offered(kind: type[Action], phase: Phase | None = None) -> StateTest:
    """Return a test for states in which the person may take a *kind* of action, in *phase* if one is given."""

    def is_offered(state: GameState) -> bool:
        fits = _mine(state) and phase in (None, state.phase)
        return fits and any(isinstance(one, kind) for one in legal_actions(state, PERSON))

    return is_offered


def scored(deals: int) -> StateTest:
    """Return a test for states in which *deals* deals are scored."""
    return lambda state: len(state.scores) == deals


def beginning(state: GameState) -> bool:
    """Whether no deal has been scored, as in the first state."""
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


BIDDING: StateTest = _last_to_bid
FOLLOWING: StateTest = _last_to_play
LEADING: StateTest = _leads_late
SAVED: StateTest = _last_to_play
CLAIM: StateTest = _may_claim
ANOTHER_BIDS: StateTest = _another_bids
LAST_CARDS: StateTest = _before_the_last_trick
OFFER, ANSWER, SETTLE = offered(BidBlind), offered(AgreeBlind), offered(SettleBlind)
PROPOSAL, CALLS = offered(AgreeContract), offered(CallRenege, Phase.CALLS)

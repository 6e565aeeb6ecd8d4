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
from game.app.services.seating import PERSON_LEVEL
from game.app.services.session import PERSON, Keeper, Player, Session
from game.app.services.sitters import sitters
from game.engine.actions import Action
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import GameState
from game.engine.views import PlayerView
from game.rules.seats import Seat
from game.words import _

Name: TypeAlias = Literal[
    "won", "lost", "close", "blind_nil", "talk", "court", "boston", "poor", "solo", "two", "three", "six"
]
Moment: TypeAlias = Callable[[GameState], bool]

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
    """Return the game of *record*, to be looked at only."""
    return Game.resume(record)


def up_to(record: GameRecord, moment: Moment) -> GameRecord:
    """Return *record* as far as the first state that is such a *moment*; raise ValueError where there is none."""
    for number, state in enumerate(_game(record).states):
        if moment(state):
            return replace(record, actions=record.actions[:number], seals=())
    raise ValueError("the recorded game has no such moment")


def just_before(name: Name, happened: Callable[[GameState, GameState], bool]) -> Moment:
    """Return the moment in the game called *name* after which, from one state to the next, *happened* what is meant."""
    pairs = pairwise(_game(recorded(name)).states)
    found = next(before for before, after in pairs if happened(before, after))
    return lambda state: state is found


class RecordedSession(Session):
    """A game that goes on from *part* as it went on in the *whole* record; *players* by seat, kept by *keeper*."""

    def __init__(self, part: GameRecord, whole: GameRecord, players: tuple[Player, ...], keeper: Keeper) -> None:
        super().__init__(_game(whole).as_of(len(part.actions)), players, {}, keeper, started=STARTED, seconds=SECONDS)
        self._whole = whole
        self.agents = {seat: _Script(self) for seat in part.rules.seats if seat is not PERSON}

    @property
    def next(self) -> Action:
        """What was done next, by whoever has the turn."""
        return self._whole.actions[len(self.record.actions)]


class _Script:
    """A player that does what was recorded."""

    def __init__(self, session: RecordedSession) -> None:
        self._session = session

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the next action of the record."""
        return Decision(self._session.next, "")


def players_of(record: GameRecord, *, casual: bool = False) -> tuple[Player, ...]:
    """Return who plays; *casual*: the others are of the level that explains itself quickest."""
    people = sitters(record.rules)
    others = [
        Player(*people[seat], *(_CASUAL if casual else _OTHERS.get(seat, _CASUAL))) for seat in record.rules.seats[1:]
    ]
    return (Player(_("You"), "you_spade", PERSON_LEVEL), *others)

"""The state of a table, frozen.

The values are msgspec structs, not dataclasses: a copy with changes, which every action makes, costs a tenth.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

import msgspec

from game.cards import Card
from game.engine.actions import BlindWord, Penalty, TalkWord
from game.engine.events import Event
from game.rules.bids import Bid, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.scoring import DealScore, Standing
from game.rules.seats import Seat, Side
from game.rules.tricks import Trick

T = TypeVar("T")
NO_CARDS = Trick()


class Phase(StrEnum):
    """The phases of a game: what the table waits for."""

    CUT = "cut"
    BLIND = "blind"
    BLIND_NIL = "blind_nil"
    DRAW = "draw"
    REDEAL = "redeal"
    AUCTION = "auction"
    TALK = "talk"
    TRADE = "trade"
    PLAY = "play"
    CALLS = "calls"
    PENALTY = "penalty"
    SCORED = "scored"
    OVER = "over"


class Seal(msgspec.Struct, frozen=True):
    """The commitment to a deal before the first bid: *seal* is the hash of its *number*, its cards and a *nonce*."""

    number: int
    nonce: str
    seal: str


class Pass(msgspec.Struct, frozen=True):
    """*cards* on their way from *giver* to *receiver*; *done* once they have arrived."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]
    done: bool


class Call(msgspec.Struct, frozen=True):
    """A renege called by *seat*; a *proven* one has its *penalty* once that is chosen."""

    seat: Seat
    accused: Seat
    trick: int
    proven: bool
    penalty: Penalty | None = None


class DealState(msgspec.Struct, frozen=True, kw_only=True):
    """One deal: tuples by seat are in seat order, tuples by side in side order.

    Where the hands are drawn, *stock* lies face down, *refused* are the cards that each seat has looked at and
    discarded, and *burned* those discarded unseen; *dealt* grows with the hands.
    """

    index: int
    attempt: int
    dealer: Seat
    seal: Seal
    dealt: tuple[tuple[Card, ...], ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()
    refused: tuple[tuple[Card, ...], ...] = ()
    burned: tuple[Card, ...] = ()
    laid: bool = False
    looked: tuple[bool, ...]
    kept: tuple[Seat, ...] = ()
    offers: tuple[BlindWord, ...] = ()
    blind: tuple[BlindBid | None, ...]
    low_named: tuple[Seat | None, ...]
    settled: tuple[Seat, ...] = ()
    bids: tuple[Bid | None, ...]
    contracts: tuple[int | None, ...]
    talk: tuple[TalkWord, ...] = ()
    passes: tuple[Pass, ...] = ()
    declined: tuple[Seat, ...] = ()
    tricks: tuple[Trick, ...] = ()
    takers: tuple[Seat, ...] = ()
    trick: Trick = NO_CARDS
    broken: bool = False
    reneges: tuple[tuple[Seat, int], ...] = ()
    calls: tuple[Call, ...] = ()
    closed: tuple[Seat, ...] = ()

    @property
    def first_trick(self) -> bool:
        """Whether the first trick is still to be completed."""
        return not self.tricks

    def taken(self, seat: Seat) -> int:
        """Return how many tricks *seat* has won."""
        return self.takers.count(seat)


class GameState(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game; *turn* is None while no seat has the turn."""

    rules: RuleSet
    seed: int
    phase: Phase
    turn: Seat | None
    dealer: Seat | None
    cuts: tuple[tuple[Seat, int, Card], ...] = ()
    standings: tuple[Standing, ...]
    scores: tuple[DealScore, ...] = ()
    deal: DealState | None = None
    winner: Side | None = None

    @property
    def current(self) -> DealState:
        """The deal on the table; raises RuntimeError before the first."""
        if self.deal is None:
            raise RuntimeError("no deal has started")
        return self.deal

    def behind(self, side: Side) -> int:
        """Return how many points *side* lies behind the best other side; negative when it leads."""
        others = [one.points for other, one in enumerate(self.standings) if other != side]
        return max(others) - self.standings[side].points

    def may_bid_blind(self, side: Side) -> bool:
        """Whether *side* is far enough behind to bid before looking; always where no deficit is asked for."""
        return self.rules.blind_deficit == 0 or self.behind(side) >= self.rules.blind_deficit


class Step(msgspec.Struct, frozen=True):
    """The result of an action: the next state, and the events that led to it."""

    state: GameState
    events: tuple[Event, ...] = ()

    def then(self, step: Step) -> Step:
        """Return *step* with the events of this one before its own."""
        return Step(step.state, (*self.events, *step.events))

    def after(self, *events: Event) -> Step:
        """Return this step with *events* before its own."""
        return Step(self.state, (*events, *self.events))

    def enter(self, phase: Phase) -> Step:
        """Return this step, ending in *phase*."""
        return Step(msgspec.structs.replace(self.state, phase=phase), self.events)


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return *values* with *value* at *index*."""
    return (*values[:index], value, *values[index + 1 :])

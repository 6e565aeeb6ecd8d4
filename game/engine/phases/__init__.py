"""The phases of a game. Each has a row: who speaks, what is legal, what an action changes, and what follows.

`PHASES` in `game.engine.transitions` is the table of all rows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from game.engine.actions import Action
from game.engine.state import GameState, Step
from game.rules.seats import Seat
from game.words import _

A = TypeVar("A", bound=Action)


class PhaseWords(NamedTuple):
    """The name of a phase: *title*, as it stands beside the number of the deal, and *place*, in a sentence.

    *place* is a template with the numbers of the *deal* and of the *trick*, from 1.
    """

    title: str
    place: str


def bidding_words() -> PhaseWords:
    """Return the words of all phases in which bids are made."""
    return PhaseWords(_("Bidding"), _("deal {deal}, bidding"))


def nobody(_state: GameState) -> Seat | None:
    """Return None, as the speaker of a phase in which no seat has the turn."""
    return None


def nothing(_state: GameState, _seat: Seat) -> tuple[Action, ...]:
    """Return no actions."""
    return ()


class AnyPhaseRow(Protocol):
    """A row of the table of phases, whatever its kinds of action."""

    @property
    def kinds(self) -> tuple[type[Action], ...]:
        """The actions that belong to the phase."""

    @property
    def speaker(self) -> Callable[[GameState], Seat | None]:
        """Returns the seat whose turn it is; None when the phase is over."""

    @property
    def legal(self) -> Callable[[GameState, Seat], tuple[Action, ...]]:
        """Returns what the seat whose turn it is may do."""

    @property
    def anytime(self) -> Callable[[GameState, Seat], tuple[Action, ...]]:
        """Returns what a seat may do at any time, also out of turn."""

    @property
    def leave(self) -> Callable[[GameState], Step] | None:
        """Returns what follows once no seat is left to speak; None for a phase that only an action ends."""

    @property
    def words(self) -> Callable[[], PhaseWords]:
        """Returns what people call the phase."""

    def act(self, state: GameState, action: Action) -> Step:
        """Return what a legal *action* changes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseRow(Generic[A]):
    """A phase with actions of *kinds*; *apply* returns what a legal one changes, the rest is as in AnyPhaseRow."""

    kinds: tuple[type[A], ...] = ()
    speaker: Callable[[GameState], Seat | None] = nobody
    legal: Callable[[GameState, Seat], tuple[Action, ...]] = nothing
    anytime: Callable[[GameState, Seat], tuple[Action, ...]] = nothing
    apply: Callable[[GameState, A], Step]
    leave: Callable[[GameState], Step] | None = None
    words: Callable[[], PhaseWords] = bidding_words

    def act(self, state: GameState, action: Action) -> Step:
        """Return what *action* changes; raise TypeError for one that belongs to another phase."""
        if isinstance(action, self.kinds):
            return self.apply(state, action)
        raise TypeError(f"{type(action).__name__} is no action of this phase")

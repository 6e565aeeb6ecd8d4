"""A game at the table: the game itself, its players, and the keeper that saves every action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from game.ai.agent import Agent, chance_of
from game.engine.actions import Action
from game.engine.events import Event, news_for
from game.engine.game import Game
from game.engine.record import GameRecord
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.presets import name_of
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat, Side
from game.storage.saves import RulesName
from game.words import _

PERSON = Seat.SOUTH


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a seat: visible *name*, picture of the *face*, *level* and *character* of a computer player."""

    name: str
    face: str
    level: str = "level2"
    character: str = "steady"


class Keeper(Protocol):
    """Saves a session and adds it to the history."""

    def keep(self, session: Session) -> None:
        """Save the game as it stands; called after every action and after an undo."""

    def note_deal(self, session: Session) -> None:
        """Put the deal that was just scored into the history."""

    def note_game(self, session: Session) -> None:
        """Put the finished game into the history; there is nothing left to save."""


class Session:
    """A game with its *players* by seat.

    *agents* decide for their seats; a seat without one is the person's. *started* is when the game
    began (ISO 8601), *seconds* how long it has been played. Own rules have a *rules_name*.
    """

    def __init__(
        self,
        game: Game,
        players: tuple[Player, ...],
        agents: Mapping[Seat, Agent],
        keeper: Keeper,
        *,
        started: str,
        seconds: float = 0.0,
        rules_name: RulesName | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.agents = agents
        self.keeper = keeper
        self.started = started
        self.seconds = seconds
        self.rules_name = rules_name

    @property
    def rules(self) -> RuleSet:
        """The rules of the game."""
        return self.game.state.rules

    @property
    def record(self) -> GameRecord:
        """The game as a value."""
        return self.game.record

    @property
    def title(self) -> str:
        """The visible name of the rules."""
        return self.rules_name.title if self.rules_name is not None else name_of(self.rules)

    @property
    def view(self) -> PlayerView:
        """What the person may know."""
        return self.game.view(PERSON)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.game.over

    def name(self, seat: Seat) -> str:
        """Return the visible name of who sits at *seat*."""
        return self.players[seat].name

    def called(self, seat: Seat) -> str:
        """Return the name of who sits at *seat* as it stands within a sentence: an unnamed person is "you"."""
        name = self.name(seat)
        return _("you") if seat is PERSON and name == _("You") else name

    def side_name(self, side: Side) -> str:
        """Return what the person calls *side*."""
        members = [self.name(seat) for seat in self.rules.members(side)]
        if len(members) == 1:
            return members[0]
        if self.rules.side_count == 2:
            return (_("We"), _("They"))[side]
        return _("We") if side is Side.WE else _("{one} & {other}").format(one=members[0], other=members[1])

    def members_named(self, side: Side, *, inside: bool = False) -> str:
        """Return the names of *side*, as in "You and Ruth"; *inside* a sentence "you and Ruth"."""
        call = self.called if inside else self.name
        names = [call(seat) for seat in self.rules.members(side)]
        if len(names) == 1:
            return names[0]
        return _("{one} and {other}").format(one=", ".join(names[:-1]), other=names[-1])

    @property
    def waits_for_computer(self) -> bool:
        """Whether a computer player is to act."""
        turn = self.game.state.turn
        return turn is not None and turn in self.agents

    def question(self) -> Callable[[], Action]:
        """Return a function that decides for the computer player at turn: the same for the same game and choices."""
        state = self.game.state
        if state.turn is None:
            raise RuntimeError("nobody is to act")
        agent, view = self.agents[state.turn], self.game.view(state.turn)
        chance = chance_of(state.seed, len(self.record.actions), state.turn)
        return lambda: agent.decide(view, chance).action

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Take *action*, save the game, and return the events that the person may know."""
        events = self.game.submit(action)
        if self.game.state.phase in (Phase.SCORED, Phase.OVER):
            self.keeper.note_deal(self)
        if self.over:
            self.keeper.note_game(self)
        else:
            self.keeper.keep(self)
        return news_for(events, PERSON)

    @property
    def may_undo(self) -> bool:
        """Whether the person has a choice in this deal to undo."""
        return not self.over and self.game.choices_back(PERSON) is not None

    def undo(self) -> None:
        """Go back to before the person's last choice; raise ValueError where there is none."""
        back = self.game.choices_back(PERSON)
        if back is None:
            raise ValueError("there is no choice to take back")
        self.game.undo(back)
        self.keeper.keep(self)

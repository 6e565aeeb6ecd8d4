"""A game with its history: the one mutable object of the engine."""

from __future__ import annotations

from dataclasses import replace

from game.cards import Card
from game.engine.actions import Action, StartDeal
from game.engine.events import Event
from game.engine.phases.play import forced_club
from game.engine.record import GameRecord, Replay, replay
from game.engine.state import DealState, GameState, Pass, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import PlayerView, view_of
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat


class Game:
    """A game in progress.

    >>> from game.rules.presets import CLASSIC
    >>> game = Game(CLASSIC, seed=17)
    >>> game.view(game.state.turn).phase.value
    'auction'
    """

    def __init__(self, rules: RuleSet, seed: int) -> None:
        """Begin a game by *rules*; the last twelve digits of *seed* are the number of its first deal."""
        self._path = Replay()
        self._path.add(new_game(rules, seed))
        self._record = GameRecord(rules, seed, (), tuple(self._path.seals))

    @classmethod
    def resume(cls, record: GameRecord) -> Game:
        """Return the game of *record*, ready to go on; raise RecordError where it cannot be replayed."""
        game = cls.__new__(cls)
        game._path = replay(record)
        game._record = replace(record, seals=tuple(game._path.seals))
        return game

    def as_of(self, count: int) -> Game:
        """Return another game that stands where this one stood after its first *count* actions."""
        game = Game.__new__(Game)
        game._path = self._path.cut(count + 1)
        actions, seals = self._record.actions[:count], tuple(game._path.seals)
        game._record = replace(self._record, actions=actions, seals=seals)
        return game

    @property
    def state(self) -> GameState:
        """The state of the table."""
        return self._path.states[-1]

    @property
    def record(self) -> GameRecord:
        """The game as a value."""
        return self._record

    @property
    def states(self) -> tuple[GameState, ...]:
        """All states that the game has gone through: the first, and one after every action."""
        return tuple(self._path.states)

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.state.phase is Phase.OVER

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first action."""
        return self._path.events[0]

    def view(self, seat: Seat) -> PlayerView:
        """Return what *seat* may know."""
        return view_of(self.state, seat)

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Take *action* and return its events; raise IllegalActionError, changing nothing, where it is illegal."""
        step = apply(self.state, action)
        self._path.add(step)
        actions = (*self._record.actions, action)
        self._record = replace(self._record, actions=actions, seals=tuple(self._path.seals))
        return step.events

    def undo(self, count: int = 1) -> None:
        """Take back the last *count* actions and mark it in the record; raise ValueError if there are fewer."""
        record = self._record
        kept = len(record.actions) - count
        if count < 0 or kept < 0:
            raise ValueError(f"cannot undo {count} actions: the game has {len(record.actions)}")
        self._path = self._path.cut(kept + 1)
        seals = tuple(self._path.seals)
        self._record = replace(record, actions=record.actions[:kept], seals=seals, undone=record.undone + 1)

    def choices_back(self, seat: Seat) -> int | None:
        """Return how many actions to undo to return to *seat*'s last choice.

        A forced club is no choice. None where *seat* has made no choice in this deal, where it has since learned what
        it could not know when choosing, from cards or from a called renege, and once the deal is scored.
        """
        for back, action in enumerate(reversed(self._record.actions), start=1):
            before = self._path.states[-1 - back]
            if not _same_sight(before, self.state, seat):
                return None
            if not isinstance(action, StartDeal) and action.seat is seat and forced_club(before) is None:
                return back
        return None


def _same_sight(before: GameState, now: GameState, seat: Seat) -> bool:
    """Whether *seat* knew as much *before* as *now*: the same cards, and no renege called since; never once scored."""
    old, new = before.deal, now.deal
    if old is None or new is None or now.phase in (Phase.SCORED, Phase.OVER):
        return False
    same_deal = (old.index, old.attempt, len(old.calls)) == (new.index, new.attempt, len(new.calls))
    if old.stock and _seen_in_draw(before, seat) != _seen_in_draw(now, seat):
        return False
    return same_deal and old.looked[seat] == new.looked[seat] and _received(old, seat) == _received(new, seat)


def _seen_in_draw(state: GameState, seat: Seat) -> frozenset[Card]:
    """Return the cards that *seat* has looked at while the hands were drawn."""
    deal = state.current
    on_top = deal.stock[:1] if state.turn is seat else ()
    return frozenset((*deal.dealt[seat], *deal.refused[seat], *on_top))


def _received(deal: DealState, seat: Seat) -> tuple[Pass, ...]:
    return tuple(one for one in deal.passes if one.receiver is seat and one.done)

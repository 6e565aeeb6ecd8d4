"""Two rule sets beside each other: games that computer players play by the one and by the other.

trial = Trial((ours, theirs), games=200)
for task in trial.tasks():                  # here, or each wherever there is time
    trial.add(task, task.play())
trial.tallies                               # what they add up to
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from game.ai.rule_player import RulePlayer
from game.ai.simulation import Outcome, Tally, play_game, tally
from game.rules.ruleset import RuleSet

GAMES = 200
_TOGETHER = 2  # games of a task
_MOST_DEALS = 60  # a game that takes longer would be put away at any table


@dataclass(frozen=True, slots=True)
class Task:
    """*count* games of *rules*, the set at *place*, from the seed *first* on."""

    place: int
    rules: RuleSet
    first: int
    count: int

    def play(self) -> tuple[Outcome, ...]:
        """Play them by rules of thumb; the outcomes hold no actions, since nobody looks back on them."""
        return tuple(self._play(seed) for seed in range(self.first, self.first + self.count))

    def _play(self, seed: int) -> Outcome:
        players = [RulePlayer() for _seat in self.rules.seats]
        outcome = play_game(self.rules, seed, players, _MOST_DEALS)
        return replace(outcome, record=replace(outcome.record, actions=(), seals=()))


class Trial:
    """*games* of each of *sets*, all from the seeds 1, 2, 3, ..."""

    def __init__(self, sets: Sequence[RuleSet], games: int = GAMES) -> None:
        self.sets = tuple(sets)
        self.games = games
        self._outcomes: tuple[list[Outcome], ...] = tuple([] for _rules in sets)

    @property
    def played(self) -> int:
        """How many games each of the sets has seen."""
        return min(len(outcomes) for outcomes in self._outcomes)

    @property
    def share(self) -> float:
        """How much is done, 0-1, as far as it can be compared."""
        return self.played / self.games

    @property
    def done(self) -> bool:
        """Whether all games are played."""
        return self.played >= self.games

    def tasks(self) -> Iterator[Task]:
        """Yield what there is to play, by turns for each set."""
        for first in range(1, self.games + 1, _TOGETHER):
            for place, rules in enumerate(self.sets):
                yield Task(place, rules, first, min(_TOGETHER, self.games + 1 - first))

    def add(self, task: Task, outcomes: Sequence[Outcome]) -> None:
        """Take in what came of *task*."""
        self._outcomes[task.place].extend(outcomes)

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What the games so far add up to, set by set; at least one must have been played of each."""
        return tuple(
            tally(outcomes, rules.side_count) for outcomes, rules in zip(self._outcomes, self.sets, strict=True)
        )

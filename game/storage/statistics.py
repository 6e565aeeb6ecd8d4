"""What the history says about the person's play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from game.storage.figures import BidAccuracy, GameFigures, bid_accuracy, finished_games
from game.storage.history import History

_SIDES = """
    SELECT count(*) AS deals, count(contract) AS contracts,
        coalesce(sum(made = 0), 0) AS sets,
        coalesce(sum(bags), 0) AS bags,
        coalesce(sum(bag_penalties), 0) AS bag_penalties,
        coalesce(sum(boston), 0) AS bostons,
        max(sides.points) AS highest_deal
    FROM sides JOIN games ON games.id = game
    WHERE side = 0 AND (?1 IS NULL OR variant = ?1)
"""

_NILS = """
    SELECT
        coalesce(sum(kind = 'nil' AND taken = 0), 0) AS made,
        coalesce(sum(kind = 'nil' AND taken > 0), 0) AS failed,
        coalesce(sum(kind = 'blind_nil' AND taken = 0), 0) AS blind_made,
        coalesce(sum(kind = 'blind_nil' AND taken > 0), 0) AS blind_failed
    FROM seats JOIN games ON games.id = game
    WHERE seat = 0 AND (?1 IS NULL OR variant = ?1)
"""


class SideFigures(msgspec.Struct, frozen=True):
    """The deals of the person's side, also those of games not finished."""

    deals: int
    contracts: int
    sets: int
    bags: int
    bag_penalties: int
    bostons: int
    highest_deal: int | None


class NilFigures(msgspec.Struct, frozen=True):
    """The person's own nils, and those bid before looking."""

    made: int
    failed: int
    blind_made: int
    blind_failed: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Everything that the statistics page shows; what has no value yet is None."""

    games: tuple[GameFigures, ...]
    sides: SideFigures
    nils: NilFigures
    bids: BidAccuracy

    @property
    def wins(self) -> int:
        """How many games were won."""
        return sum(game.won for game in self.games)

    @property
    def win_rate(self) -> float | None:
        """The share of games won, from 0 to 1."""
        return _share(self.wins, len(self.games))

    @property
    def current_streak(self) -> int:
        """How many games in a row were won up to now; negative: lost."""
        return current_streak(self.games)

    @property
    def best_streak(self) -> int:
        """How many games in a row were ever won."""
        return best_streak(self.games)

    @property
    def average_score(self) -> float | None:
        """Final points of the person's side."""
        return _share(sum(game.points for game in self.games), len(self.games))

    @property
    def average_deals(self) -> float | None:
        """Deals a game."""
        return _share(sum(game.deals for game in self.games), len(self.games))

    @property
    def best_score(self) -> int | None:
        """The most points at the end of a game."""
        return max((game.points for game in self.games), default=None)

    @property
    def fewest_deals(self) -> int | None:
        """The fewest deals in which a game was won."""
        return min((game.deals for game in self.games if game.won), default=None)

    @property
    def shortest_time(self) -> float | None:
        """The fewest seconds in which a game was won."""
        return min((game.seconds for game in self.games if game.won), default=None)

    @property
    def best_comeback(self) -> int | None:
        """The most points that a game was behind which was then won; None where that has not happened."""
        return max((game.comeback for game in self.games), default=0) or None

    @property
    def set_rate(self) -> float | None:
        """The share of contracts that were set, from 0 to 1."""
        return _share(self.sides.sets, self.sides.contracts)

    @property
    def bags_a_deal(self) -> float | None:
        """Bags of the person's side, before penalties."""
        return _share(self.sides.bags, self.sides.deals)

    def last_games(self, count: int) -> tuple[GameFigures, ...]:
        """Return the last *count* games, the latest last: the chart of final points."""
        return self.games[-count:] if count > 0 else ()


def statistics_of(history: History, variant: str | None = None) -> Statistics:
    """Return what *history* says about *variant* (a preset's key, or "house"), or about all variants."""
    (sides,) = history.ask(_SIDES, SideFigures, (variant,))
    (nils,) = history.ask(_NILS, NilFigures, (variant,))
    return Statistics(tuple(finished_games(history, variant)), sides, nils, bid_accuracy(history, variant))


def variants_played(history: History) -> list[str]:
    """Return the variants that there is something to say about, in alphabetical order."""
    return [one.variant for one in history.ask("SELECT DISTINCT variant FROM games ORDER BY variant", _Variant)]


class _Variant(msgspec.Struct):
    variant: str


def current_streak(games: Sequence[GameFigures]) -> int:
    """Return how many of *games*, the latest last, were won in a row at the end; negative: lost."""
    length = 0
    for game in reversed(games):
        if game.won is not games[-1].won:
            break
        length += 1
    return length if games and games[-1].won else -length


def best_streak(games: Sequence[GameFigures]) -> int:
    """Return how many of *games* in a row were ever won."""
    best = length = 0
    for game in games:
        length = length + 1 if game.won else 0
        best = max(best, length)
    return best


def _share(part: float, whole: int) -> float | None:
    return part / whole if whole else None

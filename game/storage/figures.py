"""The figures of single games and bids that statistics and personal bests are made of."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from game.storage.history import History
from game.storage.saves import SavedGame

_GAMES = """
    SELECT started, seed, finished, variant, target, winner = 0 AS won, points, against, seconds, hints, undone,
        (SELECT count(*) FROM deals WHERE game = id) AS deals,
        (SELECT count(*) FROM sides WHERE game = id AND number = 0) AS sides,
        (SELECT count(*) FROM seats WHERE game = id AND number = 0) AS seats,
        (SELECT max(sides.points) FROM sides WHERE game = id AND side = 0) AS highest_deal,
        (SELECT max(others.total - ours.total) FROM sides AS ours
            JOIN sides AS others ON others.game = ours.game AND others.number = ours.number AND others.side <> 0
            WHERE ours.game = id AND ours.side = 0) AS deficit
    FROM games WHERE finished IS NOT NULL AND (?1 IS NULL OR variant = ?1)
    ORDER BY finished, id
"""

# Where partners settle on one number, it is the side's bid that is judged; a bid before the deal is a gamble, not a
# judgement, and nil is counted apart.
_BIDS = """
    SELECT miss, count(*) AS times FROM (
        SELECT CASE kind WHEN 'tricks' THEN seats.bid - seats.taken ELSE contract - winning END AS miss
        FROM seats
        JOIN sides ON sides.game = seats.game AND sides.number = seats.number AND side = 0
        JOIN games ON games.id = seats.game
        WHERE seat = 0 AND blind IS NULL AND (kind = 'tricks' OR (kind IS NULL AND contract > 0))
            AND (?1 IS NULL OR variant = ?1)
    ) GROUP BY miss ORDER BY miss
"""


class GameFigures(msgspec.Struct, frozen=True):
    """One finished game, as the person's side sees it; *deficit* is by how much it was ever behind."""

    started: str
    seed: int
    finished: str
    variant: str
    target: int
    won: bool
    points: int
    against: int
    seconds: float
    hints: int
    undone: int
    deals: int
    sides: int
    seats: int
    highest_deal: int | None
    deficit: int | None

    @property
    def alone(self) -> bool:
        """Whether everybody played alone."""
        return 0 < self.sides == self.seats

    @property
    def comeback(self) -> int:
        """How many points behind the game was, that was won in the end; 0 where it was lost or never behind."""
        return max(self.deficit or 0, 0) if self.won else 0

    def tells(self, saved: SavedGame) -> bool:
        """Whether these are the figures of *saved*."""
        return (self.started, self.seed) == (saved.started, saved.record.seed)


def finished_games(history: History, variant: str | None = None) -> list[GameFigures]:
    """Return the figures of all finished games of *variant*, or of all variants, the latest last."""
    return history.ask(_GAMES, GameFigures, (variant,))


class _Miss(msgspec.Struct):
    miss: int
    times: int


@dataclass(frozen=True, slots=True)
class BidAccuracy:
    """How the person's bids compare with the tricks taken: *misses* maps bid minus taken to how often."""

    misses: tuple[tuple[int, int], ...]

    @property
    def bids(self) -> int:
        """How many bids are compared."""
        return sum(times for _, times in self.misses)

    @property
    def exact(self) -> int:
        """How many bids were taken exactly."""
        return dict(self.misses).get(0, 0)

    @property
    def mean(self) -> float | None:
        """How many tricks too many were bid on average, negative for too few; None without bids."""
        return sum(miss * times for miss, times in self.misses) / self.bids if self.misses else None


def bid_accuracy(history: History, variant: str | None = None) -> BidAccuracy:
    """Return how good the person's bids are in *variant*, or in all variants."""
    found = history.ask(_BIDS, _Miss, (variant,))
    return BidAccuracy(tuple((one.miss, one.times) for one in found))

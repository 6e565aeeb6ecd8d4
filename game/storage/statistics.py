"""Figures of the person's play, queried from the history: games, bids, statistics and personal bests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

import msgspec

from game.storage.history import History
from game.storage.saves import SavedGame
from game.words import _

# Games and bids -----------------------------------------------------------------------------------

_GAMES = """
    SELECT started, seed, finished, variant, target, winner = 0 AS won, points, against, seconds, undone,
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
    """One finished game from the side of the person; *deficit* is the most points by which it was ever behind."""

    started: str
    seed: int
    finished: str
    variant: str
    target: int
    won: bool
    points: int
    against: int
    seconds: float
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
        """The *deficit* of a game that was won; 0 for a game that was lost, or never behind."""
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
        """The number of bids compared."""
        return sum(times for _, times in self.misses)

    @property
    def exact(self) -> int:
        """The number of bids met exactly."""
        return dict(self.misses).get(0, 0)

    @property
    def mean(self) -> float | None:
        """The average of bid minus taken, negative where too little was bid; None without bids."""
        return sum(miss * times for miss, times in self.misses) / self.bids if self.misses else None


def bid_accuracy(history: History, variant: str | None = None) -> BidAccuracy:
    """Return the accuracy of the person's bids in *variant*, or in all variants."""
    found = history.ask(_BIDS, _Miss, (variant,))
    return BidAccuracy(tuple((one.miss, one.times) for one in found))


# Statistics ---------------------------------------------------------------------------------------

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
    """The person's own nils, bid after and before looking."""

    made: int
    failed: int
    blind_made: int
    blind_failed: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """All the figures of the statistics page; those without a value yet are None."""

    games: tuple[GameFigures, ...]
    sides: SideFigures
    nils: NilFigures
    bids: BidAccuracy

    @property
    def wins(self) -> int:
        """The number of games won."""
        return sum(game.won for game in self.games)

    @property
    def win_rate(self) -> float | None:
        """The share of games won, from 0 to 1."""
        return _share(self.wins, len(self.games))

    @property
    def current_streak(self) -> int:
        """The number of games won in a row up to now; negative for games lost."""
        return current_streak(self.games)

    @property
    def best_streak(self) -> int:
        """The most games ever won in a row."""
        return best_streak(self.games)

    @property
    def average_score(self) -> float | None:
        """Final points of the person's side."""
        return _share(sum(game.points for game in self.games), len(self.games))

    @property
    def best_score(self) -> int | None:
        """The most points at the end of a game."""
        return max((game.points for game in self.games), default=None)

    @property
    def fewest_deals(self) -> int | None:
        """The fewest deals in which a game was won."""
        return min((game.deals for game in self.games if game.won), default=None)

    @property
    def best_comeback(self) -> int | None:
        """The largest deficit of a game that was won; None without one."""
        return max((game.comeback for game in self.games), default=0) or None

    @property
    def set_rate(self) -> float | None:
        """The share of contracts that were set, from 0 to 1."""
        return _share(self.sides.sets, self.sides.contracts)

    @property
    def bags_a_deal(self) -> float | None:
        """Bags of the person's side, before penalties."""
        return _share(self.sides.bags, self.sides.deals)


def statistics_of(history: History, variant: str | None = None) -> Statistics:
    """Return the statistics of *variant* (a preset's key, "house", or own rules), or of all variants."""
    (sides,) = history.ask(_SIDES, SideFigures, (variant,))
    (nils,) = history.ask(_NILS, NilFigures, (variant,))
    return Statistics(tuple(finished_games(history, variant)), sides, nils, bid_accuracy(history, variant))


def variants_played(history: History) -> list[str]:
    """Return the variants of all games, in alphabetical order."""
    return [one.variant for one in history.ask("SELECT DISTINCT variant FROM games ORDER BY variant", _Variant)]


class _Variant(msgspec.Struct):
    variant: str


def current_streak(games: Sequence[GameFigures]) -> int:
    """Return how many of *games*, the latest last, were won in a row at the end; negative for games lost."""
    length = 0
    for game in reversed(games):
        if game.won is not games[-1].won:
            break
        length += 1
    return length if games and games[-1].won else -length


def best_streak(games: Sequence[GameFigures]) -> int:
    """Return the most *games* ever won in a row."""
    best = length = 0
    for game in games:
        length = length + 1 if game.won else 0
        best = max(best, length)
    return best


def _share(part: float, whole: int) -> float | None:
    return part / whole if whole else None


# Personal bests -----------------------------------------------------------------------------------


class BestMark(StrEnum):
    """The kinds of personal best."""

    SCORE = "score"
    DEAL = "deal"
    COMEBACK = "comeback"
    STREAK = "streak"
    DEALS = "deals"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Best:
    """A personal best: *mark* is at *value* now, and was at *before*."""

    mark: BestMark
    value: float
    before: float

    @property
    def sentence(self) -> str:
        """The best in words."""
        value, before = self._texts
        return _sentences()[self.mark].format(value=value, before=before)

    @property
    def _texts(self) -> tuple[str, str]:
        if self.mark is BestMark.TIME:
            return _minutes(self.value), _minutes(self.before)
        return f"{self.value:.0f}", f"{self.before:.0f}"


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _sentences() -> dict[BestMark, str]:
    return {
        BestMark.SCORE: _("Your highest final score: {value} (before: {before})"),
        BestMark.DEAL: _("Your best deal: {value} points (before: {before})"),
        BestMark.COMEBACK: _("Your greatest comeback: {value} points behind, and won (before: {before})"),
        BestMark.STREAK: _("Your longest row of wins: {value} (before: {before})"),
        BestMark.DEALS: _("Your fastest win: {value} deals (before: {before})"),
        BestMark.TIME: _("Your quickest win: {value} minutes (before: {before})"),
    }


def bests_broken(history: History, saved: SavedGame) -> list[Best]:
    """Return the bests that the finished game *saved*, which *history* holds, has set.

    It is compared with the earlier games of the same variant to the same target; the first such game breaks none.
    """
    games = finished_games(history, saved.variant)
    alike = [game for game in games if game.target == saved.record.rules.target]
    place = next((place for place, game in enumerate(alike) if game.tells(saved)), 0)
    earlier, now = alike[:place], alike[: place + 1]
    if not earlier:
        return []
    marks = ((mark, _stand(mark, earlier), _stand(mark, now)) for mark in BestMark)
    return [Best(mark, new, old) for mark, old, new in marks if old is not None and new is not None and new != old]


_Figure: TypeAlias = Callable[[GameFigures], float | None]

_HIGHEST: dict[BestMark, _Figure] = {
    BestMark.SCORE: lambda game: game.points,
    BestMark.DEAL: lambda game: game.highest_deal,
    BestMark.COMEBACK: lambda game: game.comeback or None,
}
_LOWEST: dict[BestMark, _Figure] = {
    BestMark.DEALS: lambda game: game.deals if game.won else None,
    BestMark.TIME: lambda game: game.seconds if game.won else None,
}


def _stand(mark: BestMark, games: Sequence[GameFigures]) -> float | None:
    """Return the best of *games* by *mark*; None where there is nothing to compare."""
    if mark in _HIGHEST:
        return max((figure for game in games if (figure := _HIGHEST[mark](game)) is not None), default=None)
    if mark in _LOWEST:
        return min((figure for game in games if (figure := _LOWEST[mark](game)) is not None), default=None)
    return max(best_streak(games), 1)

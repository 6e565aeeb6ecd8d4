"""Personal bests: what a finished game has done better than all before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from game.storage.figures import GameFigures, finished_games
from game.storage.history import History
from game.storage.saves import SavedGame
from game.storage.statistics import best_streak
from game.words import _


class Mark(StrEnum):
    """What can be a best."""

    SCORE = "score"
    DEAL = "deal"
    COMEBACK = "comeback"
    STREAK = "streak"
    DEALS = "deals"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Best:
    """A *mark* that stands at *value* now, and stood at *before*."""

    mark: Mark
    value: float
    before: float

    @property
    def sentence(self) -> str:
        """The same in words."""
        value, before = self._texts
        return _sentences()[self.mark].format(value=value, before=before)

    @property
    def _texts(self) -> tuple[str, str]:
        if self.mark is Mark.TIME:
            return _minutes(self.value), _minutes(self.before)
        return f"{self.value:.0f}", f"{self.before:.0f}"


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def _sentences() -> dict[Mark, str]:
    return {
        Mark.SCORE: _("Your highest final score: {value} (before: {before})"),
        Mark.DEAL: _("Your best deal: {value} points (before: {before})"),
        Mark.COMEBACK: _("Your greatest comeback: {value} points behind, and won (before: {before})"),
        Mark.STREAK: _("Your longest row of wins: {value} (before: {before})"),
        Mark.DEALS: _("Your fastest win: {value} deals (before: {before})"),
        Mark.TIME: _("Your quickest win: {value} minutes (before: {before})"),
    }


def bests_broken(history: History, saved: SavedGame) -> list[Best]:
    """Return the bests that the finished game *saved*, which *history* holds, has set.

    It is compared with the games finished before it by the same variant to the same target; the first breaks none.
    """
    games = finished_games(history, saved.variant)
    alike = [game for game in games if game.target == saved.record.rules.target]
    place = next((place for place, game in enumerate(alike) if game.tells(saved)), 0)
    earlier, now = alike[:place], alike[: place + 1]
    if not earlier:
        return []
    marks = ((mark, _stand(mark, earlier), _stand(mark, now)) for mark in Mark)
    return [Best(mark, new, old) for mark, old, new in marks if old is not None and new is not None and new != old]


_Figure: TypeAlias = Callable[[GameFigures], float | None]

_HIGHEST: dict[Mark, _Figure] = {
    Mark.SCORE: lambda game: game.points,
    Mark.DEAL: lambda game: game.highest_deal,
    Mark.COMEBACK: lambda game: game.comeback or None,
}
_LOWEST: dict[Mark, _Figure] = {
    Mark.DEALS: lambda game: game.deals if game.won else None,
    Mark.TIME: lambda game: game.seconds if game.won else None,
}


def _stand(mark: Mark, games: Sequence[GameFigures]) -> float | None:
    """Return where *mark* stands after *games*, or None where there is nothing to compare."""
    if mark in _HIGHEST:
        return max((figure for game in games if (figure := _HIGHEST[mark](game)) is not None), default=None)
    if mark in _LOWEST:
        return min((figure for game in games if (figure := _LOWEST[mark](game)) is not None), default=None)
    return max(best_streak(games), 1)

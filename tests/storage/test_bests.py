"""Personal bests are told when they are broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.record import GameRecord
from game.rules.presets import CLASSIC
from game.storage.history import History
from game.storage.saves import SavedGame
from game.storage.statistics import Best, Mark, bests_broken
from tests.storage.games import ENDED, PLAYERS, finished
from tests.storage.sheet import Deal, Played, Sheet

OLD = Played(True, 505, seconds=900, deals=[Deal(points=90, total=10, against=60)] * 8)


def game(number: int, target: int = 500) -> SavedGame:
    """Return the saved game that the sheet's game *number* stands for."""
    return SavedGame(GameRecord(replace(CLASSIC, target=target), 1), f"2026-01-{number:02}T20:00", PLAYERS)


def test_the_first_game_breaks_nothing(history: History, sheet: Sheet) -> None:
    sheet.enter(OLD)
    assert bests_broken(history, game(1)) == []


def test_a_game_that_is_not_there_breaks_nothing(history: History, sheet: Sheet) -> None:
    sheet.enter(OLD, OLD)
    assert bests_broken(history, game(9)) == []


def test_an_equal_game_makes_a_longer_row_of_wins_only(history: History, sheet: Sheet) -> None:
    sheet.enter(OLD, OLD)
    assert [Best(Mark.STREAK, 2, 1)] == bests_broken(history, game(2))


@pytest.mark.parametrize(
    ("better", "expected"),
    [
        (replace(OLD, points=560), Best(Mark.SCORE, 560, 505)),
        (replace(OLD, seconds=600.0), Best(Mark.TIME, 600, 900)),
        (replace(OLD, deals=OLD.deals[:6]), Best(Mark.DEALS, 6, 8)),
        (replace(OLD, deals=[*OLD.deals[:7], Deal(points=230)]), Best(Mark.DEAL, 230, 90)),
        (replace(OLD, deals=[*OLD.deals[:7], Deal(total=0, against=140)]), Best(Mark.COMEBACK, 140, 50)),
    ],
)
def test_each_mark_can_be_broken_alone(history: History, sheet: Sheet, better: Played, expected: Best) -> None:
    sheet.enter(OLD, OLD, Played(False, 100), better)
    assert [expected] == bests_broken(history, game(4))


def test_a_lost_game_is_no_fast_win(history: History, sheet: Sheet) -> None:
    sheet.enter(OLD, Played(False, 200, seconds=10))
    assert bests_broken(history, game(2)) == []


@pytest.mark.parametrize("other", [replace(OLD, variant="grill"), replace(OLD, target=200)])
def test_only_games_alike_are_compared(history: History, sheet: Sheet, other: Played) -> None:
    sheet.enter(other, replace(OLD, points=600))
    assert bests_broken(history, game(2)) == []


def test_later_games_do_not_matter(history: History, sheet: Sheet) -> None:
    sheet.enter(OLD, replace(OLD, points=520), replace(OLD, points=700))
    assert Best(Mark.SCORE, 520, 505) in bests_broken(history, game(2))


def test_a_game_really_played_is_found(history: History) -> None:
    games = [finished("classic", seed=seed) for seed in range(4)]
    for number, (one, state) in enumerate(games):
        history.add_game(one, state, f"{ENDED}.{number}")
    scores = [state.standings[0].points for _, state in games]
    for number, (one, _) in enumerate(games):
        broken = any(best.mark is Mark.SCORE for best in bests_broken(history, one))
        assert broken == (number > 0 and scores[number] > max(scores[:number]))


@pytest.mark.parametrize(
    ("best", "sentence"),
    [
        (Best(Mark.SCORE, 560, 505), "Your highest final score: 560 (before: 505)"),
        (Best(Mark.TIME, 615.9, 3725), "Your quickest win: 10:15 minutes (before: 62:05)"),
    ],
)
def test_a_best_is_told_in_words(best: Best, sentence: str) -> None:
    assert sentence == best.sentence


def test_every_mark_has_words() -> None:
    assert len({Best(mark, 2, 1).sentence for mark in Mark}) == len(Mark)

"""What the statistics page says, and personal bests, from games entered by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.record import GameRecord
from game.rules.presets import ALL_PRESETS, CLASSIC
from game.rules.scoring import Reason
from game.rules.seats import Seat
from game.storage.history import History
from game.storage.results import variant_of
from game.storage.saves import SavedGame
from game.storage.statistics import Best, BestMark, BidAccuracy, bests_broken, statistics_of, variants_played
from tests.counted import counted
from tests.storage.games import ENDED, PLAYERS, finished, scored_states
from tests.storage.sheet import Deal, Played, Sheet


def test_without_games_nothing_has_a_value(history: History) -> None:
    found = statistics_of(history)
    assert (0, 0, 0, 0) == (len(found.games), found.wins, found.current_streak, found.best_streak)
    assert {None} == {
        found.win_rate,
        found.average_score,
        found.best_score,
        found.fewest_deals,
        found.best_comeback,
        found.set_rate,
        found.bags_a_deal,
        found.bids.mean,
        found.sides.highest_deal,
    }
    assert variants_played(history) == []


def test_wins_and_their_rate(history: History, sheet: Sheet) -> None:
    sheet.enter(Played(True), Played(False), Played(True), Played(True))
    found = statistics_of(history)
    assert (4, 3, 0.75) == (len(found.games), found.wins, found.win_rate)


@pytest.mark.parametrize(
    ("games", "current", "best"),
    [("W", 1, 1), ("L", -1, 0), ("WWLW", 1, 2), ("WWWLL", -2, 3), ("LLWW", 2, 2), ("LLL", -3, 0)],
)
def test_streaks(history: History, sheet: Sheet, games: str, current: int, best: int) -> None:
    sheet.enter(*(Played(letter == "W") for letter in games))
    found = statistics_of(history)
    assert (current, best) == (found.current_streak, found.best_streak)


def test_a_game_not_finished_counts_its_deals_but_is_no_game(history: History, sheet: Sheet) -> None:
    sheet.enter(Played(True), Played(None, deals=[Deal(bags=3), Deal(bags=2)]))
    found = statistics_of(history)
    assert (1, 3, 5) == (len(found.games), found.sides.deals, found.sides.bags)
    assert found.current_streak == 1


def test_averages(history: History, sheet: Sheet) -> None:
    sheet.enter(Played(True, 510, deals=[Deal(bags=1)] * 3), Played(False, 200, deals=[Deal(bags=2)] * 6))
    found = statistics_of(history)
    assert (355.0, 15 / 9) == (found.average_score, found.bags_a_deal)


def test_sets_are_those_of_the_persons_side(history: History, sheet: Sheet) -> None:
    sheet.enter(Played(True, deals=[Deal(winning=6), Deal(winning=7), Deal(winning=8), Deal(winning=5)]))
    found = statistics_of(history)
    assert (2, 0.5) == (found.sides.sets, found.set_rate)


def test_nils_are_the_persons_own(history: History, sheet: Sheet) -> None:
    nils = [("nil", 0), ("nil", 0), ("nil", 2), ("blind_nil", 0), ("blind_nil", 1), ("blind_nil", 1)]
    sheet.enter(Played(True, deals=[Deal(kind=kind, bid=0, taken=taken) for kind, taken in nils]))
    found = statistics_of(history).nils
    assert (2, 1, 1, 2) == (found.made, found.failed, found.blind_made, found.blind_failed)


def test_bids_are_compared_with_tricks(history: History, sheet: Sheet) -> None:
    tricks = [(4, 4), (4, 4), (5, 3), (3, 4)]
    sheet.enter(Played(True, deals=[Deal(bid=bid, taken=taken) for bid, taken in tricks]))
    found = statistics_of(history).bids
    assert ((-1, 1), (0, 2), (2, 1)) == found.misses
    assert (4, 2, 0.25) == (found.bids, found.exact, found.mean)


def test_where_only_the_side_bids_its_bid_is_compared(history: History, sheet: Sheet) -> None:
    sheet.enter(Played(True, deals=[Deal(kind=None, bid=None, contract=8, winning=7)]))
    assert BidAccuracy(((1, 1),)) == statistics_of(history).bids


def test_neither_nil_nor_a_blind_bid_is_a_judgement(history: History, sheet: Sheet) -> None:
    nil = Deal(kind="nil", bid=0, taken=1)
    blind = Deal(kind=None, bid=None, contract=6, winning=8, blind=6)
    sheet.enter(Played(True, deals=[nil, blind, Deal(kind=None, bid=None, contract=0, winning=0)]))
    assert BidAccuracy(()) == statistics_of(history).bids


def test_records_of_games(history: History, sheet: Sheet) -> None:
    sheet.enter(
        Played(True, 512, seconds=700, deals=[Deal(points=80)] * 8),
        Played(True, 505, seconds=900, deals=[Deal(points=130)] * 5),
        Played(False, 498, seconds=60, deals=[Deal(points=20)]),
    )
    found = statistics_of(history)
    assert (512, 5, 130) == (found.best_score, found.fewest_deals, found.sides.highest_deal)


def test_a_comeback_is_the_greatest_deficit_of_a_game_won(history: History, sheet: Sheet) -> None:
    behind = [Deal(total=50, against=90), Deal(total=60, against=210), Deal(total=502, against=300)]
    sheet.enter(
        Played(True, deals=behind),
        Played(False, deals=[Deal(total=0, against=400)]),
        Played(True, deals=[Deal(total=500, against=0)]),
    )
    assert statistics_of(history).best_comeback == 150


def test_a_game_never_behind_is_no_comeback(history: History, sheet: Sheet) -> None:
    sheet.enter(Played(True, deals=[Deal(total=500, against=0)]))
    assert statistics_of(history).best_comeback is None


def test_bostons_are_counted(history: History, sheet: Sheet) -> None:
    sheet.enter(Played(True, deals=[Deal(boston=True), Deal(), Deal(boston=True)]))
    assert statistics_of(history).sides.bostons == 2


def test_each_variant_has_figures_of_its_own(history: History, sheet: Sheet) -> None:
    sheet.enter(
        Played(True), Played(False, variant="grill", deals=[Deal(winning=1)] * 2), Played(True, variant="house")
    )
    assert ["classic", "grill", "house"] == variants_played(history)
    grill, everything = statistics_of(history, "grill"), statistics_of(history)
    assert (1, 0, 2, 2) == (len(grill.games), grill.wins, grill.sides.deals, grill.sides.sets)
    assert (3, 2, 4, 2) == (len(everything.games), everything.wins, everything.sides.deals, everything.sides.sets)
    assert (2, 4) == (grill.bids.bids, everything.bids.bids)


@pytest.mark.parametrize("preset", [preset.key for preset in ALL_PRESETS])
def test_a_game_really_played_gives_the_figures_of_its_score_sheet(history: History, preset: str) -> None:
    history.add_game(*finished(preset, seed=6, deals=6), ENDED)
    states = [state for _, state in scored_states(preset, seed=6, deals=6)]
    found = statistics_of(history, variant_of(states[-1].rules))
    lines = [line for state in states for line in state.scores[-1].sides[0].lines]
    assert [6, 6] == [found.sides.deals, found.games[0].deals]
    assert sum(line.bags for line in lines if line.reason is not Reason.BAG_PENALTY) == found.sides.bags
    assert max(state.scores[-1].sides[0].points for state in states) == found.sides.highest_deal
    assert states[-1].standings[0].points == found.best_score
    mine = [line.reason for line in lines if line.seat is Seat.SOUTH]
    assert mine.count(Reason.NIL_MADE) + mine.count(Reason.BLIND_NIL_MADE) == found.nils.made + found.nils.blind_made
    failed = mine.count(Reason.NIL_FAILED) + mine.count(Reason.BLIND_NIL_FAILED)
    assert failed == found.nils.failed + found.nils.blind_failed


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
    assert [Best(BestMark.STREAK, 2, 1)] == bests_broken(history, game(2))


@pytest.mark.parametrize(
    ("better", "expected"),
    [
        (replace(OLD, points=560), Best(BestMark.SCORE, 560, 505)),
        (replace(OLD, seconds=600.0), Best(BestMark.TIME, 600, 900)),
        (replace(OLD, deals=OLD.deals[:6]), Best(BestMark.DEALS, 6, 8)),
        (replace(OLD, deals=[*OLD.deals[:7], Deal(points=230)]), Best(BestMark.DEAL, 230, 90)),
        (replace(OLD, deals=[*OLD.deals[:7], Deal(total=0, against=140)]), Best(BestMark.COMEBACK, 140, 50)),
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
    assert Best(BestMark.SCORE, 520, 505) in bests_broken(history, game(2))


def test_a_game_really_played_is_found(history: History) -> None:
    games = [finished("classic", seed=seed) for seed in range(4)]
    for number, (one, state) in enumerate(games):
        history.add_game(one, state, f"{ENDED}.{number}")
    scores = [state.standings[0].points for _, state in games]
    for number, (one, _) in counted(enumerate(games)):
        broken = any(best.mark is BestMark.SCORE for best in bests_broken(history, one))
        assert broken == (number > 0 and scores[number] > max(scores[:number]))


@pytest.mark.parametrize(
    ("best", "sentence"),
    [
        (Best(BestMark.SCORE, 560, 505), "Your highest final score: 560 (before: 505)"),
        (Best(BestMark.TIME, 615.9, 3725), "Your quickest win: 10:15 minutes (before: 62:05)"),
    ],
)
def test_a_best_is_told_in_words(best: Best, sentence: str) -> None:
    assert sentence == best.sentence


def test_every_mark_has_words() -> None:
    assert len({Best(mark, 2, 1).sentence for mark in BestMark}) == len(BestMark)

"""The score sheet, line by line, where the worked examples do not reach.

A side is written "4/5 nil/0": South bid 4 and won 5, North bid nil and won none.
"""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.rules.bids import BLIND_NIL, NIL, Bid, BlindBid
from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE, DOUBLE_ZERO, GRILL
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine, SeatResult, SideResult, SideScore, Standing, score_deal, score_side
from game.rules.seats import Seat

SIX = BlindBid(6)
LOW_FIVE = BlindBid(5, low=True)


def result(text: str, blind: BlindBid | None = None, court: Sequence[ScoreLine] = ()) -> SideResult:
    seats = []
    for seat, word in zip((Seat.SOUTH, Seat.NORTH), text.split(), strict=True):
        said, won = word.split("/")
        bid = {"nil": NIL, "blind": BLIND_NIL, "-": None}[said] if not said.isdigit() else Bid.of(int(said))
        seats.append(SeatResult(seat, bid, int(won)))
    owed = sum(seat.bid.tricks for seat in seats if seat.bid)
    return SideResult(blind.contract if blind else owed, tuple(seats), blind, tuple(court))


def sheet(rules: RuleSet, text: str, blind: BlindBid | None = None, bags: int = 0) -> SideScore:
    return score_side(rules, result(text, blind), Standing(0, bags))


def lines(score: SideScore) -> str:
    """Write reason, points and, where there are any, bags: "contract_made 40, overtricks 2 2"."""
    return ", ".join(f"{line.reason} {line.points} {line.bags or ''}".rstrip() for line in score.lines)


@pytest.mark.parametrize(
    ("rules", "text", "blind", "expected"),
    [
        (CLASSIC, "3/4 2/3", None, "contract_made 50, overtricks 2 2"),
        (CLASSIC, "3/2 2/2", None, "contract_set -50"),
        (replace(CLASSIC, set_penalty=20), "3/2 2/2", None, "contract_set -100"),
        (CLASSIC, "4/4 nil/0", None, "contract_made 40, nil_made 100"),
        (
            CLASSIC,
            "4/3 nil/2",
            None,
            "contract_set -40, nil_failed -100, failed_nil_tricks 2 2",
        ),
        (COUNTER_CLOCKWISE, "4/3 nil/2", None, "contract_made 40, overtricks 1 1, nil_failed -100"),
        (COUNTER_CLOCKWISE, "nil/0 nil/2", None, "overtricks 0 2, nil_made 100, nil_failed -100"),
        (
            replace(COUNTER_CLOCKWISE, both_nil="each_alone"),
            "nil/0 nil/2",
            None,
            "overtricks 2 2, nil_made 100, nil_failed -100",
        ),
        (
            replace(CLASSIC, both_nil="bonuses_only"),
            "nil/1 nil/2",
            None,
            "nil_failed -100, nil_failed -100, failed_nil_tricks 0 3",
        ),
        (DOUBLE_ZERO, "blind/0 nil/1", None, "blind_nil_made 200, nil_failed -100, failed_nil_tricks 1 1"),
        (replace(CLASSIC, overtrick_points=-1), "3/5 2/2", None, "contract_made 50, overtricks -2 2"),
        (replace(CLASSIC, overtrick_points=0), "3/5 2/2", None, "contract_made 50, overtricks 0 2"),
        (
            replace(CLASSIC, overtrick_points=-1),
            "4/4 nil/1",
            None,
            "contract_made 40, nil_failed -100, failed_nil_tricks -1 1",
        ),
        (replace(CLASSIC, nil=0), "0/2 0/1", None, "overtricks 3 3"),
        (CLASSIC, "6/7 4/4", None, "contract_made 100, overtricks 1 1"),
        (CLASSIC, "7/7 6/6", None, "contract_made 130"),
        (GRILL, "6/7 4/4", None, "ten_made 200, overtricks 1 1"),
        (GRILL, "6/5 4/4", None, "ten_set -100"),
        (GRILL, "6/6 5/5", None, "contract_made 110"),
        (GRILL, "6/6 6/5", None, "contract_set -120"),
        (GRILL, "7/7 6/6", None, "boston_made 400"),
        (GRILL, "7/7 6/5", None, "boston_set -200"),
        (GRILL, "2/4 2/4", None, "double_bid -84 4"),
        (GRILL, "2/4 2/5", None, "double_bid -85 5"),
        (GRILL, "2/4 2/3", None, "contract_made 40, overtricks 3 3"),
        (GRILL, "4/7 nil/1", None, "contract_made 40, overtricks 3 3, nil_failed -50, failed_nil_tricks 1 1"),
        (GRILL, "4/8 nil/1", None, "double_bid -84 4, nil_failed -50, failed_nil_tricks 1 1"),
        (GRILL, "-/7 -/5", SIX, "blind_made 120, overtricks 6 6"),
        (GRILL, "-/3 -/2", SIX, "blind_set -60"),
        (GRILL, "-/8 nil/1", SIX, "blind_made 120, overtricks 2 2, nil_failed -50, failed_nil_tricks 1 1"),
        (GRILL, "-/6 -/5", replace(SIX, raised=True), "ten_made 200, overtricks 1 1"),
        (GRILL, "-/9 nil/0", replace(SIX, raised=True), "ten_set -100, nil_made 50"),
        (GRILL, "-/12 nil/0", LOW_FIVE, "blind_low_both 200, overtricks 7 7"),
        (GRILL, "-/5 nil/2", LOW_FIVE, "blind_low_one 50, failed_nil_tricks 0 2"),
        (GRILL, "-/4 nil/0", LOW_FIVE, "blind_low_one 50"),
        (GRILL, "-/4 nil/1", LOW_FIVE, "blind_low_neither -100, failed_nil_tricks 0 1"),
        (GRILL, "-/11 nil/0", replace(LOW_FIVE, raised=True), "ten_made 200, nil_made 50, overtricks 1 1"),
        (GRILL, "-/10 nil/1", replace(LOW_FIVE, raised=True), "ten_made 200, nil_failed -50, failed_nil_tricks 0 1"),
        (GRILL, "-/9 nil/1", replace(LOW_FIVE, raised=True), "ten_set -100, failed_nil_tricks 0 1"),
    ],
)
def test_the_lines_are(rules: RuleSet, text: str, blind: BlindBid | None, expected: str) -> None:
    assert expected == lines(sheet(rules, text, blind))


def test_a_deal_without_bids_scores_ten_a_trick_and_no_bags() -> None:
    nobody = SideResult(None, (SeatResult(Seat.SOUTH, None, 4), SeatResult(Seat.NORTH, None, 3)))
    assert "unbid_tricks 70" == lines(score_side(CLASSIC, nobody, Standing(0, 9)))


@pytest.mark.parametrize(
    ("rules", "bags", "penalties", "left"),
    [
        (CLASSIC, 6, 0, 9),
        (CLASSIC, 7, 1, 0),
        (CLASSIC, 9, 1, 2),
        (replace(CLASSIC, bag_limit=5, bag_penalty=50), 9, 2, 2),
        (replace(CLASSIC, bag_limit=5, bag_penalty=50, bag_carry=False), 9, 1, 0),
        (GRILL, 9, 1, 0),
        (replace(CLASSIC, bag_limit=0), 30, 0, 33),
        (replace(CLASSIC, bag_limit=1), 0, 3, 0),
    ],
)
def test_three_more_bags_on_a_counter(rules: RuleSet, bags: int, penalties: int, left: int) -> None:
    score = sheet(rules, "3/6 3/3", bags=bags)
    assert (penalties, left) == (score.bag_penalties, score.after.bags)
    assert 63 - penalties * rules.bag_penalty == score.after.points


def test_every_bag_penalty_tells_how_many_bags_it_found() -> None:
    score = sheet(replace(CLASSIC, bag_limit=5, bag_penalty=50), "3/6 3/3", bags=9)
    assert [(12, -5), (7, -5)] == [(line.taken, line.bags) for line in score.lines if line.bid == 5]


def test_deal_points_leave_the_bag_penalty_out_and_points_do_not() -> None:
    score = sheet(CLASSIC, "3/6 3/3", bags=7)
    assert (63, -37) == (score.deal_points, score.points)


def test_points_and_bags_never_mix() -> None:
    score = score_side(CLASSIC, result("3/2 2/2"), Standing(-123, 7))
    assert Standing(-173, 7) == score.after


def test_the_court_moves_points_after_the_contract_and_before_bags() -> None:
    fine = ScoreLine(Reason.RENEGE, -50, seat=Seat.SOUTH)
    score = score_side(CLASSIC, result("3/6 3/3", court=[fine]), Standing(0, 7))
    assert ["contract_made", "overtricks", "renege", "bag_penalty"] == [line.reason.value for line in score.lines]
    assert 13 == score.deal_points


def test_all_sides_are_scored_in_their_order() -> None:
    score = score_deal(CLASSIC, [result("3/4 2/3"), result("4/3 4/3")], [Standing(100, 1), Standing(200, 2)])
    assert (Standing(152, 3), Standing(120, 2)) == score.standings


def test_playing_solo_a_nil_is_not_both_nils() -> None:
    solo = replace(COUNTER_CLOCKWISE, sides="solo")
    alone = SideResult(0, (SeatResult(Seat.SOUTH, NIL, 2),))
    assert "overtricks 2 2, nil_failed -100" == lines(score_side(solo, alone, Standing()))


def test_a_line_names_the_seat_of_a_nil_and_the_tricks_it_took() -> None:
    line = sheet(CLASSIC, "4/4 nil/2").lines[1]
    assert (Seat.NORTH, 2) == (line.seat, line.taken)


@pytest.mark.parametrize("won", range(14))
@pytest.mark.parametrize("rules", [CLASSIC, COUNTER_CLOCKWISE, GRILL])
@pytest.mark.parametrize("text", ["4/{won} nil/{rest}", "2/{won} 2/{rest}", "nil/{won} nil/{rest}"])
def test_totals_are_sums_of_lines(rules: RuleSet, won: int, text: str) -> None:
    score = score_side(rules, result(text.format(won=won, rest=13 - won)), Standing(77, 5))
    points, bags = sum(line.points for line in score.lines), sum(line.bags for line in score.lines)
    assert score.after == Standing(77 + points, 5 + bags)

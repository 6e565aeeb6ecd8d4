"""The lines of a score sheet in words."""

import re

import pytest

from game.rules.presets import CLASSIC, GRILL
from game.rules.ruleset import RuleSet
from game.rules.score_words import WORDS, bag_words, describe, explained, news, sheet, short, shortest
from game.rules.scoring import Reason, ScoreLine, SideScore, Standing
from game.rules.seats import Seat

NAMES = ("Ann", "Bob", "Cy", "Dee")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (ScoreLine(Reason.CONTRACT_MADE, 40, bid=4, taken=5), "Contract of 4 made with 5 tricks"),
        (ScoreLine(Reason.CONTRACT_SET, -40, bid=4, taken=1), "Contract of 4 set with 1 trick"),
        (ScoreLine(Reason.TEN_SET, -100, bid=10, taken=9), "Contract of 10 set with 9 tricks"),
        (ScoreLine(Reason.BLIND_MADE, 120, bid=6, taken=6), "Blind 6 made with 6 tricks"),
        (ScoreLine(Reason.BLIND_LOW_ONE, 50, bid=5, taken=5), "Blind Low 5: the 5, but not the low"),
        (ScoreLine(Reason.BLIND_LOW_ONE, 50, bid=5, taken=4), "Blind Low 5: the low, but not the 5"),
        (ScoreLine(Reason.DOUBLE_BID, -84, 4, bid=4, taken=8), "Contract of 4, and 8 tricks: twice the bid or more"),
        (ScoreLine(Reason.OVERTRICKS, 1, 1, taken=1), "1 overtrick"),
        (ScoreLine(Reason.NIL_MADE, 100, seat=Seat.NORTH), "Cy made nil"),
        (ScoreLine(Reason.BLIND_NIL_FAILED, -200, seat=Seat.EAST, taken=2), "Dee failed blind nil with 2 tricks"),
        (ScoreLine(Reason.RENEGE, -50, seat=Seat.WEST), "Renege by Bob"),
        (ScoreLine(Reason.RENEGE_TRICKS, 0, seat=Seat.WEST, taken=1), "Renege by Bob: 1 trick won"),
        (ScoreLine(Reason.RENEGE_TRICKS, 0, seat=Seat.WEST, taken=2), "Renege by Bob: 2 tricks won"),
        (ScoreLine(Reason.RENEGE_TRICKS, 0, seat=Seat.WEST, taken=-2), "Renege by Bob: 2 tricks lost"),
        (ScoreLine(Reason.BAG_PENALTY, -100, -10, bid=10, taken=12), "Penalty for 10 bags: 12 counted"),
        (ScoreLine(Reason.BAG_PENALTY, -10, -1, bid=1, taken=1), "Penalty for 1 bag: 1 counted"),
    ],
)
def test_a_line_gives_its_reason(line: ScoreLine, words: str) -> None:
    assert words == describe(line, NAMES)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (ScoreLine(Reason.NIL_MADE, 100, seat=Seat.SOUTH), "You made your nil"),
        (ScoreLine(Reason.BLIND_NIL_MADE, 200, seat=Seat.SOUTH), "You made your blind nil"),
        (ScoreLine(Reason.NIL_FAILED, -100, seat=Seat.SOUTH, taken=1), "Your nil failed with 1 trick"),
        (ScoreLine(Reason.BLIND_NIL_FAILED, -200, seat=Seat.SOUTH, taken=2), "Your blind nil failed with 2 tricks"),
        (ScoreLine(Reason.RENEGE, -50, seat=Seat.SOUTH), "Your renege"),
        (ScoreLine(Reason.RENEGE_TRICKS, 0, seat=Seat.SOUTH, taken=-3), "Your renege: 3 tricks lost"),
        (ScoreLine(Reason.RENEGE_TRICKS, 0, seat=Seat.SOUTH, taken=1), "Your renege: 1 trick won"),
        (ScoreLine(Reason.WRONG_CALL, -50, seat=Seat.SOUTH), "You called a renege that was none"),
        (ScoreLine(Reason.NIL_MADE, 100, seat=Seat.WEST), "Bob made nil"),
    ],
)
def test_a_line_speaks_to_whom_it_is_about(line: ScoreLine, words: str) -> None:
    assert words == describe(line, ("You", "Bob", "Cy", "Dee"))


def test_every_reason_has_a_row() -> None:
    assert list(WORDS) == list(Reason)


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_words(reason: Reason) -> None:
    line = ScoreLine(reason, 0, seat=Seat.SOUTH, bid=3, taken=2)
    assert re.fullmatch(r"[A-Z0-9][\w ,:]+[\w]", describe(line, NAMES))


@pytest.mark.parametrize("rules", [CLASSIC, GRILL])
@pytest.mark.parametrize("reason", Reason)
def test_every_text_of_a_reason_is_filled(reason: Reason, rules: RuleSet) -> None:
    line = ScoreLine(reason, 40, 2, seat=Seat.SOUTH, bid=6, taken=8)
    texts = [short(line, rules, "Ann’s"), shortest(line, rules), explained(line, rules), describe(line, ("You",))]
    assert all(texts)
    assert not [text for text in texts if "{" in text]


@pytest.mark.parametrize(
    ("line", "all_tricks", "kind"),
    [
        (ScoreLine(Reason.CONTRACT_MADE, 40, bid=4, taken=5), False, "made"),
        (ScoreLine(Reason.CONTRACT_MADE, 130, bid=13, taken=13), True, "boston"),
        (ScoreLine(Reason.BOSTON_MADE, 400, bid=13, taken=13), True, "boston"),
        (ScoreLine(Reason.CONTRACT_MADE, 0), False, None),
        (ScoreLine(Reason.BLIND_LOW_BOTH, 200, bid=5, taken=5), False, "nil_made"),
        (ScoreLine(Reason.BAG_PENALTY, -100, -10, bid=10, taken=10), False, "penalty"),
        (ScoreLine(Reason.OVERTRICKS, 1, 1, taken=1), False, None),
    ],
)
def test_a_line_is_told_at_the_table_as(line: ScoreLine, all_tricks: bool, kind: str | None) -> None:
    assert kind == news(line, all_tricks=all_tricks)


def test_no_two_reasons_read_the_same_but_contracts_with_special_points() -> None:
    words = [describe(ScoreLine(reason, 0, seat=Seat.SOUTH, bid=3, taken=2), NAMES) for reason in Reason]
    alike = {reason for reason, one in zip(Reason, words, strict=True) if words.count(one) > 1}
    made = {Reason.CONTRACT_MADE, Reason.TEN_MADE, Reason.BOSTON_MADE}
    missed = {Reason.CONTRACT_SET, Reason.TEN_SET, Reason.BOSTON_SET}
    assert made | missed == alike


@pytest.mark.parametrize(("bags", "words"), [(0, ""), (1, "+1 bag"), (3, "+3 bags"), (-10, "-10 bags")])
def test_bags_are_counted_in_words(bags: int, words: str) -> None:
    assert words == bag_words(bags)


def test_a_sheet_leads_from_before_to_after() -> None:
    lines = (ScoreLine(Reason.CONTRACT_MADE, 40, bid=4, taken=5), ScoreLine(Reason.OVERTRICKS, 1, 1, taken=1))
    rows = [line.split() for line in sheet(SideScore(lines, Standing(-30, 4), Standing(11, 5)), NAMES)]
    assert [["Before", "-30", "4", "bags"], ["After", "11", "5", "bags"]] == [rows[0], rows[-1]]
    assert ["+40", "+1"] == [rows[1][-1], rows[2][-3]]

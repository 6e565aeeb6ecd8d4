"""`ten-bags score`: the itemised sheet, and many deals at once."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands.console import CASES, complaint, say

SEATS = [{"bid": "tricks", "tricks": 4, "won": 5}, {"bid": "nil", "won": 0}]
CASE = {"id": "x", "preset": "classic", "seats": SEATS}


def rows(*args: str) -> list[tuple[str, int, str]]:
    """Return the lines of a sheet below its title: words, points and bags."""
    lines = say("score", *args).splitlines()[1:]
    return [(line[:54].strip(), int(line[54:60]), line[60:].strip()) for line in lines]


def test_each_line_of_the_sheet_has_its_reason() -> None:
    assert [
        ("Before", 208, "8 bags"),
        ("Contract of 4 made with 4 tricks", 40, ""),
        ("Second partner failed nil with 1 trick", -100, ""),
        ("1 trick of a failed nil", 1, "+1 bag"),
        ("After", 149, "9 bags"),
    ] == rows("--preset", "grill", "--set", "nil=100", "--points", "208", "--bags", "8", "4/4", "nil/1")


def test_the_title_names_the_rules_and_what_is_different() -> None:
    title = say("score", "--preset", "grill", "--set", "nil=100", "4/4", "nil/1").splitlines()[0]
    assert "Grill Rules with nil=100" == title


def test_bags_that_reach_the_limit_cost_a_penalty() -> None:
    assert ("Penalty for 10 bags: 11 counted", -100, "-10 bags") in rows("--bags", "8", "3/5", "3/4")
    assert ("After", -37, "1 bag") == rows("--bags", "8", "3/5", "3/4")[-1]


@pytest.mark.parametrize(
    ("args", "points"),
    [
        ("--preset table_talk --contract 8 5 3", 80),
        ("--preset table_talk --contract 8 5 2", -80),
        ("--preset table_talk --contract 5 5 nil/0", 150),
        ("--preset double_zero blind/0 4/4", 240),
        ("--preset counter_clockwise nil/1 4/3", -60),
        ("--preset grill --blind six 3 3", 120),
        ("--preset grill --blind six nil/0 6", 170),
        ("--preset grill --blind low5 nil/0 5", 200),
        ("--preset grill --blind LOW5 nil/1 4", -100),
        ("--preset grill --blind low5 --raised nil/1 10", 150),
        ("--preset grill 5/5 5/5", 200),
        ("--preset grill 4/8 nil/0", -34),
        ("--set sides=solo 4/6", 42),
        ('--set blind_bids={"7":[140,-140]} --blind 7 4 3', 140),
        ("--set bidding=mirror 4/4 2/3", 61),
        ("--set ten_bid=[300,-50] 5/5 5/5", 300),
        ("NIL/0 4/4", 140),
    ],
)
def test_a_deal_is_worth(args: str, points: int) -> None:
    assert points == rows(*args.split())[-1][1]


def test_all_worked_examples_come_out_as_expected() -> None:
    cases = json.loads((CASES / "scoring.json").read_bytes())
    lines = [json.loads(line) for line in say("score", "--json", CASES / "scoring.json").splitlines()]
    assert len(cases) > 50
    assert [{"id": case["id"], **case["expect"]} for case in cases] == lines


@pytest.mark.parametrize("args", [("--json",), ("--json", "-"), ("--json=-",)])
def test_deals_are_read_from_standard_input(args: tuple[str, ...]) -> None:
    line = say("score", *args, stdin=json.dumps([CASE]).encode())
    assert {"id": "x", "deal_points": 141, "bag_penalties": 0, "points": 141, "bags": 1} == json.loads(line)


def test_no_deals_are_worth_nothing() -> None:
    assert "" == say("score", "--json", stdin=b"[]")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ("", ["nothing given", "2", "BID/TAKEN"]),
        ("4/4", ["4/4 given", "2"]),
        ("4/4 3/3 2/2", ["4/4 3/3 2/2 given"]),
        ("4 4", ["'4'", "the bid is missing", "--contract"]),
        ("four/4 4/4", ["'four/4'", "write BID/TAKEN"]),
        ("4/-4 4/4", ["'4/-4'", "write BID/TAKEN"]),
        ("14/3 4/4", ["bid of 14", "0 to 13"]),
        ("4/14 4/0", ["14 tricks taken", "0 to 13"]),
        ("nil/7 4/8", ["15 tricks taken", "at most 13"]),
        ("0/3 4/4", ["bid of 0", "nil/TAKEN"]),
        ("blind/0 4/4", ["blind nil", "--set blind_nil=200"]),
        ("--set nil=0 nil/0 4/4", ["bid of nil", "--set nil=100"]),
        ("--set max_side_bid=13 7/7 7/6", ["contract of 14", "13 or less"]),
        ("--preset grill 1/1 2/2", ["contract of 3", "4 or more"]),
        ("--preset grill nil/1 nil/2", ["two nils", "allow a side one"]),
        ("--preset grill --blind low5 3 3", ["Blind Low 5", "one nil"]),
        ('--set blind_bids={"6":[1,2]} --blind six nil/0 nil/6', ["Blind 6", "not both"]),
        ("--preset grill --blind six 3/3 4/4", ["bids of 7", "owes 6"]),
        ("--preset grill --blind 7 3 3", ["Blind 7", "blind bids here: 6"]),
        ("--blind six 3 3", ["Blind 6", "none", "grill"]),
        ("--blind low5 nil/0 5", ["Blind Low 5", "grill"]),
        ("--blind ten 3 3", ["--blind ten", "six, low5"]),
        ("--blind 14 3 3", ["--blind 14", "to 13"]),
        ('--set blind_bids={"6":[1,2]} --blind six --raised 5 5', ["raised", "grill"]),
        ("--raised 4/4 4/4", ["--raised", "--blind six"]),
        ("--contract 5 4/4 3/3", ["--contract 5", "only tricks taken"]),
        ("--contract 5 --blind six 3 3", ["--contract and --blind"]),
        ("--bags -1 4/4 4/4", ["-1 bags", "0 to 999"]),
        ("--bags 1000000000 4/4 4/4", ["1000000000 bags", "0 to 999"]),
        ("--points many 4/4 4/4", ["--points", "'many'", "integer"]),
        ("--preset clasic 4/4 4/4", ["--preset", "'clasic'", "classic"]),
        ("--set nil 4/4 4/4", ["--set nil", "KEY=VALUE"]),
        ("--set nill=50 4/4 4/4", ["'nill'", "did you mean nil?"]),
        ("--set xyz=50 4/4 4/4", ["'xyz'", "players", "max_deals"]),
        ("--set nil=many 4/4 4/4", ["--set nil", "'many'", "0 to 1000"]),
        ("--set players=6 4/4 4/4", ["players", "6", "4"]),
        ("--json --points 5", ["--points", "--json"]),
        ("--json - 4/4", ["bids and tricks", "--json"]),
        ("--json /nowhere/cases.json", ["/nowhere/cases.json", "no such file"]),
        ("--json .", [".", "folder"]),
        ("--sort 4/4 4/4", ["--sort", "'ten-bags score --help'"]),
    ],
)
def test_what_cannot_be_scored_is_refused(args: str, words: list[str]) -> None:
    sentence = complaint("score", *args.split())
    assert [] == [word for word in words if word not in sentence], sentence


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", ["standard input", "no cases", "truncated"]),
        (b"\x00\xff junk", ["no cases", "malformed"]),
        (b"{}", ["no cases", "array"]),
        (b"[" * 100_000, ["no cases"]),
        (b'[{"id": "x"}]', ["no cases", "preset"]),
        (json.dumps([{**CASE, "preset": "bridge"}]).encode(), ["'x'", "'bridge'"]),
        (json.dumps([{**CASE, "set": {"nil": "x"}}]).encode(), ["'x'", "nil", "0 to 1000"]),
        (json.dumps([{**CASE, "blind": "seven"}]).encode(), ["no cases", "seven"]),
        (json.dumps([{**CASE, "before": {"points": 0, "bags": -3}}]).encode(), ["'x'", "-3 bags"]),
        (json.dumps([{**CASE, "seats": SEATS[:1]}]).encode(), ["'x'", "1 seats"]),
        (json.dumps([{**CASE, "seats": [{"bid": "tricks", "tricks": -4, "won": 0}] * 2}]).encode(), ["bid of -4"]),
        (json.dumps([{**CASE, "seats": [{"bid": "nil", "tricks": 4, "won": 0}] * 2}]).encode(), ["nil", "4 tricks"]),
    ],
)
def test_a_file_that_holds_no_deals_is_refused(content: bytes, words: list[str]) -> None:
    sentence = complaint("score", "--json", stdin=content)
    assert [] == [word for word in words if word not in sentence], sentence


def test_what_else_stands_in_a_case_is_passed_over(tmp_path: Path) -> None:
    case: dict[str, Any] = {**CASE, "expect": {"points": 7}, "note": "a remark"}
    (tmp_path / "cases.json").write_text(json.dumps([case]))
    assert 141 == json.loads(say("score", "--json", tmp_path / "cases.json"))["points"]

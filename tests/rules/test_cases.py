"""The worked examples of the written rules."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.cards import parse_cards
from game.rules.bids import Bid, BidKind, BlindBid
from game.rules.presets import find_preset
from game.rules.scoring import SeatResult, SideResult, Standing, score_side
from game.rules.seats import SEATS
from game.rules.tricks import Play, Trick, lawful

CASES = Path(__file__).parents[1] / "cases"


def load(name: str) -> list[dict[str, Any]]:
    return list(json.loads((CASES / name).read_text()))


@pytest.mark.parametrize("case", load("legality.json"), ids=lambda case: case["id"])
def test_lawful_cards_are_those_of_the_worked_example(case: dict[str, Any]) -> None:
    cards = parse_cards(case["trick"])
    trick = Trick(tuple(Play(seat, card) for seat, card in zip(SEATS, cards, strict=False)))
    allowed = lawful(
        parse_cards(case["hand"]),
        trick,
        find_preset(case["preset"]).rules,
        first=case["first_trick"],
        broken=case["broken"],
    )
    assert parse_cards(case["legal"]) == allowed


@pytest.mark.parametrize("case", load("scoring.json"), ids=lambda case: case["id"])
def test_a_side_scores_as_in_the_worked_example(case: dict[str, Any]) -> None:
    rules = find_preset(case["preset"]).rules.changed(case["set"])
    bids = [Bid(BidKind(seat["bid"]), seat["tricks"]) for seat in case["seats"]]
    result = SideResult(
        contract=sum(bid.tricks for bid in bids),
        seats=tuple(
            SeatResult(place, bid, seat["won"]) for place, bid, seat in zip(SEATS, bids, case["seats"], strict=False)
        ),
        blind=blind_bid(case),
    )
    score = score_side(rules, result, Standing(**case["before"]))
    outcome = {
        "deal_points": score.deal_points,
        "bag_penalties": score.bag_penalties,
        "points": score.after.points,
        "bags": score.after.bags,
    }
    assert case["expect"] == outcome


def blind_bid(case: dict[str, Any]) -> BlindBid | None:
    kinds = {None: None, "six": BlindBid(6), "low_five": BlindBid(5, low=True)}
    bid = kinds[case["blind"]]
    return bid and replace(bid, raised=case["raised_to_ten"])

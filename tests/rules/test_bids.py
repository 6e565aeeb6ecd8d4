"""What may be bid, by style and by the limits of the table."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.cards import Card, parse_cards
from game.rules.bids import BLIND_NIL, NIL, Bid, BlindBid, allowed_bids
from game.rules.presets import CLASSIC, GRILL
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat

THREE_SPADES = parse_cards("AS KS 4S 9H 2D")
NO_SPADE = parse_cards("AH KH 4C 9H 2D")
BIDS = {"nil": NIL, "blind": BLIND_NIL, "-": None}


def heard(text: str) -> list[Bid | None]:
    """Read the bids of South, West, North, East: "4 nil - -"."""
    return [BIDS[word] if word in BIDS else Bid.of(int(word)) for word in text.split()]


def offer(rules: RuleSet, seat: Seat, bids: str, hand: Sequence[Card] = THREE_SPADES, bound: int = 0) -> str:
    """Return what *seat* may bid, written shortly: "1-13 nil"."""
    allowed = allowed_bids(rules, seat, hand, heard(bids), bound)
    numbers = [bid.tricks for bid in allowed if not bid.is_nil]
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    words = [f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
    return " ".join(words + ["nil"] * (NIL in allowed))


def test_anybody_may_bid_from_one_to_thirteen_or_nil() -> None:
    assert "1-13 nil" == offer(CLASSIC, Seat.SOUTH, "- - - -")


def test_without_nil_nought_is_a_number() -> None:
    assert "0-13" == offer(replace(CLASSIC, nil=0), Seat.SOUTH, "- - - -")


def test_numbers_end_at_the_tricks_of_the_deal() -> None:
    short = replace(CLASSIC, removed=parse_cards("2C 2D 2H 2S"))
    assert "1-12 nil" == offer(short, Seat.SOUTH, "- - - -")


def test_the_first_of_a_side_may_bid_less_than_the_side_must_owe() -> None:
    assert "1-13 nil" == offer(GRILL, Seat.SOUTH, "- 3 - -")


@pytest.mark.parametrize(
    ("partner", "allowed"),
    [("1", "3-13"), ("3", "1-13"), ("4", "1-13 nil"), ("nil", "4-13")],
)
def test_the_second_of_a_side_makes_up_what_the_side_must_owe(partner: str, allowed: str) -> None:
    assert allowed == offer(GRILL, Seat.NORTH, f"{partner} 5 - -")


def test_beside_a_blind_nil_the_partner_alone_owes_the_minimum() -> None:
    assert "4-13" == offer(replace(CLASSIC, min_side_bid=4, blind_nil=200), Seat.NORTH, "blind - - -")


def test_both_partners_may_go_nil_unless_it_is_forbidden() -> None:
    assert "1-13 nil" == offer(CLASSIC, Seat.NORTH, "nil - - -")
    assert "1-13" == offer(replace(CLASSIC, both_nil="forbidden"), Seat.NORTH, "nil - - -")
    assert "1-13" == offer(replace(CLASSIC, both_nil="forbidden"), Seat.NORTH, "blind - - -")
    assert "1-13 nil" == offer(replace(CLASSIC, both_nil="forbidden"), Seat.NORTH, "- nil - nil")


def test_a_side_bids_more_than_thirteen_unless_it_is_capped() -> None:
    assert "1-13 nil" == offer(CLASSIC, Seat.NORTH, "9 - - -")
    assert "1-4 nil" == offer(replace(CLASSIC, max_side_bid=13), Seat.NORTH, "9 - - -")
    assert "nil" == offer(replace(CLASSIC, max_side_bid=13), Seat.NORTH, "13 - - -")


def test_only_the_last_bidder_is_hooked() -> None:
    hook = replace(CLASSIC, forbidden_total=13)
    assert "1-13 nil" == offer(hook, Seat.NORTH, "4 3 - -")
    assert "1-3 5-13 nil" == offer(hook, Seat.EAST, "4 3 2 -")
    assert "1-13" == offer(hook, Seat.EAST, "4 nil 9 -")


def test_the_hook_counts_tricks_bid_before_the_deal() -> None:
    hook = replace(CLASSIC, forbidden_total=13)
    assert "1-3 5-13 nil" == offer(hook, Seat.EAST, "nil 3 nil -", bound=6)


def test_mirror_bids_the_spades_held() -> None:
    mirror = replace(CLASSIC, bidding="mirror")
    assert "3" == offer(mirror, Seat.SOUTH, "- - - -")
    assert "nil" == offer(mirror, Seat.SOUTH, "- - - -", NO_SPADE)
    assert "0" == offer(replace(mirror, nil=0), Seat.SOUTH, "- - - -", NO_SPADE)


def test_mirror_counts_a_raised_card_as_a_spade() -> None:
    raised = replace(CLASSIC, bidding="mirror", high_trumps=parse_cards("2D"))
    assert "4" == offer(raised, Seat.SOUTH, "- - - -")


def test_whiz_bids_the_spades_held_or_nil() -> None:
    whiz = replace(CLASSIC, bidding="whiz")
    assert "3 nil" == offer(whiz, Seat.SOUTH, "- - - -")
    assert "nil" == offer(whiz, Seat.SOUTH, "- - - -", NO_SPADE)


@pytest.mark.parametrize(
    ("bids", "allowed"),
    [("- - - -", "1-13 nil"), ("4 - - -", "nil"), ("nil - - -", "1-13"), ("blind - - -", "1-13")],
)
def test_suicide_makes_exactly_one_partner_go_nil(bids: str, allowed: str) -> None:
    seat = Seat.SOUTH if bids.startswith("-") else Seat.NORTH
    assert allowed == offer(replace(CLASSIC, bidding="suicide"), seat, bids)


def test_where_limits_contradict_each_other_something_can_still_be_bid() -> None:
    tight = replace(CLASSIC, removed=parse_cards("2C 2D 2H 2S"), min_side_bid=12, forbidden_total=12, sides="solo")
    assert "12" == offer(tight, Seat.EAST, "nil nil nil -")


def test_nil_is_not_the_number_nought() -> None:
    assert Bid.of(0) != NIL
    assert (False, True, True) == (Bid.of(0).is_nil, NIL.is_nil, BLIND_NIL.is_nil)


@pytest.mark.parametrize(
    ("bid", "text"),
    [
        (Bid.of(0), "0"),
        (Bid.of(13), "13"),
        (NIL, "Nil"),
        (BLIND_NIL, "Blind nil"),
        (BlindBid(6), "Blind 6"),
        (BlindBid(5, low=True), "Blind Low 5"),
        (BlindBid(5, low=True, raised=True), "Blind Low 5, raised to 10"),
    ],
)
def test_bids_are_said_as_at_the_table(bid: Bid | BlindBid, text: str) -> None:
    assert text == str(bid)


def test_a_raised_blind_bid_owes_ten() -> None:
    assert (6, 10) == (BlindBid(6).contract, BlindBid(6, raised=True).contract)

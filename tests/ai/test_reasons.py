"""What a search has seen is said in one clause: the largest difference to the second best."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.ai import auction
from game.ai.codes import codes_of
from game.ai.core import pure
from game.ai.core.candidates import MOST_WORLDS
from game.ai.reasons import why_searched_bid, why_searched_card
from game.cards import Card
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.bids import Bid
from game.rules.presets import CLASSIC
from tests.ai.tables import seen

WORLDS = 100
VIEW = seen("4H KH 2D 3D 4D JC 8C 5C 4C AS KS 7S 4S", "3H 9H 6H", bids="4 3 3 3")


def searched(*candidates: tuple[int, dict[str, int]]) -> pure.Search:
    """Return a search in which each candidate, a code, did so often in a hundred deals what is said of it."""
    search = pure.Search()
    for place, (code, sums) in enumerate(candidates):
        search.add_bid(code)
        search.worlds[place] = WORLDS
        value = sums.get("value", 0)
        search.totals[place] = value * WORLDS
        for world in range(WORLDS):
            search.results[MOST_WORLDS * place + world] = value + (world % 2 * 2 - 1) * sums.get("spread", 0)
        search.made[place] = sums.get("made", 0)
        search.sets[place] = sums.get("sets", 0)
        search.nils[place] = sums.get("nils", 100)
        search.bags[place] = sums.get("bags", 0)
    return search


def code(name: str) -> int:
    return codes_of(CLASSIC).of[Card.parse(name).index]


def why(view: PlayerView, four: dict[str, int], other: dict[str, int], card: str = "KH") -> str:
    """Return why the four of hearts is played and not *card*."""
    search = searched((code("4H"), {"value": 1000, **four}), (code(card), other))
    return why_searched_card(view, search, code("4H"), by_chance=True)


def test_a_card_keeps_the_partners_nil_safe() -> None:
    view = replace(VIEW, bids=seen("4H", bids="4 3 nil 3").bids)
    said = why(view, {"nils": 91}, {"nils": 62})
    assert said == "the partner’s nil is safe in 9 of 10 likely deals, but only in 6 with the king"


def test_the_own_nil_is_called_the_nil() -> None:
    view = replace(VIEW, bids=seen("4H", bids="nil 3 4 3").bids)
    assert why(view, {"nils": 91}, {"nils": 62}).startswith("the nil is safe in 9 of 10")


def test_another_suit_is_named_with_the_card() -> None:
    said = why(VIEW, {"made": 80, "bags": 90}, {"made": 50}, card="JC")
    assert said == "the contract is made in 8 of 10 likely deals, but only in 5 with the jack of clubs"


def test_what_would_round_to_the_same_is_said_of_a_hundred() -> None:
    assert (
        why(VIEW, {"sets": 24}, {"sets": 16})
        == "the opponents are set in 24 of 100 likely deals, but only in 16 with the king"
    )


def test_bags_are_the_reason_where_nothing_else_differs() -> None:
    said = why(VIEW, {"made": 90, "bags": 70}, {"made": 90, "bags": 160})
    assert said == "it leaves 0.7 bags on average, and the king leaves 1.6"


def test_without_such_a_difference_the_chance_to_win_speaks() -> None:
    said = why(VIEW, {"value": 240_000}, {"value": 100_000})
    assert said == "it wins the game in 62 of 100 likely deals, but only in 55 with the king"


def test_what_the_deals_do_not_tell_apart_is_too_close_to_call() -> None:
    said = why(VIEW, {"made": 90, "spread": 50_000}, {"made": 40, "value": 900})
    assert said == "too close to call, the king is about as good"


def test_a_single_candidate_needs_no_comparison() -> None:
    search = searched((code("4H"), {}))
    assert why_searched_card(VIEW, search, code("4H")) == "the other cards are worth the same"


AUCTION = replace(VIEW, phase=Phase.AUCTION)


def test_a_number_is_explained_suit_by_suit() -> None:
    search = searched((4, {"value": 9000, "made": 84}), (3, {"made": 95}))
    said = why_searched_bid(AUCTION, search, 4, trust=0.0, taste=0).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "worth about 4.1 tricks (♠ 3.5  ♥ 0.7); made in 8 of 10 likely deals"


@pytest.mark.parametrize(
    ("made", "more", "words"),
    [
        (95, 72, "made in 10 of 10 likely deals, but only 7 with a bid of 4"),
        (94, 91, "made in 94 of 100 likely deals, but only 91 with a bid of 4"),
        (94, 94, "made in 94 of 100 likely deals; a set costs far more than a bag"),
    ],
)
def test_a_number_below_what_the_hand_is_worth_tells_why_a_trick_is_kept_back(made: int, more: int, words: str) -> None:
    search = searched((3, {"value": 9000, "made": made}), (4, {"made": more}))
    said = why_searched_bid(AUCTION, search, 3, trust=0.0, taste=0).replace("\N{NO-BREAK SPACE}", " ")
    assert said == f"worth about 4.1 tricks (♠ 3.5  ♥ 0.7), one is kept back; {words}"


def test_a_bid_that_is_not_searched_tells_why_tricks_are_kept_back() -> None:
    said = auction.why_bid(AUCTION, Bid.of(2), 0.0).replace("\N{NO-BREAK SPACE}", " ")
    assert said == "worth about 4.1 tricks (♠ 3.5  ♥ 0.7), 2 are kept back: a set costs far more than a bag"
    assert "kept back" not in auction.why_bid(AUCTION, Bid.of(4), 0.0)


def test_a_nil_is_weighed_against_its_break_even() -> None:
    search = searched((0, {"value": 9000, "nils": 90}), (3, {"made": 95, "value": 0}))
    said = why_searched_bid(AUCTION, search, 0, trust=-20.0, taste=0)
    assert said.startswith("nil stands in about 80 of 100 likely deals, and is worth it from 65 on; worth about")


def test_a_number_tells_of_a_nil_that_was_thinkable() -> None:
    search = searched((0, {"nils": 50}), (4, {"made": 95, "value": 9000}))
    said = why_searched_bid(AUCTION, search, 4, trust=0.0, taste=0)
    assert said.endswith("nil stands in about 50 of 100 likely deals, and is worth it from 65 on")


def test_two_bids_can_be_too_close_to_call() -> None:
    search = searched((4, {"value": 900, "made": 84, "spread": 50_000}), (3, {"made": 95}))
    said = why_searched_bid(AUCTION, search, 4, trust=0.0, taste=0)
    assert said.startswith("too close to call, 3 is about as good; worth about")

"""What a hand is worth at other tables than that of two pairs."""

import pytest
from msgspec.structs import replace

from game.ai.auction import decide_bid
from game.ai.codes import codes_of
from game.ai.hands import hand_nil
from game.cards import parse_cards
from game.engine.actions import PlaceBid
from game.engine.transitions import new_game
from game.engine.views import view_of
from game.rules.presets import find_preset
from game.rules.scoring import Standing

THREE = find_preset("three_hand").rules
LOWEST = "3C 4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 7D 2H 3H 4H 5H 6H"


def bid_of_three(hand: str, standings: tuple[Standing, ...] = (Standing(),) * 3) -> str:
    """Return what the first to bid of three says with *hand* at such *standings*."""
    state = new_game(THREE, 3).state
    cards, first = parse_cards(hand), state.turn
    assert first is not None
    rest = [card for card in THREE.deck if card not in cards]
    others = iter((tuple(rest[:17]), tuple(rest[17:])))
    hands = tuple(cards if seat is first else next(others) for seat in THREE.seats)
    state = replace(state, deal=replace(state.current, hands=hands, dealt=hands), standings=standings)
    action = decide_bid(view_of(state, first)).action
    assert isinstance(action, PlaceBid)
    return str(action.bid)


def test_the_very_lowest_hand_goes_nil_among_three() -> None:
    assert bid_of_three(LOWEST) == "Nil"


@pytest.mark.parametrize("changed", [("5H 6H", "2S 4S"), ("8C 7D", "JC 9D")])
def test_a_hand_whose_cards_are_all_covered_goes_nil_among_three(changed: tuple[str, str]) -> None:
    assert bid_of_three(_changed(LOWEST, changed)) == "Nil"


@pytest.mark.parametrize("changed", [("6H", "TS"), ("5H 6H", "7S 8S"), ("2H 3H", "KH QH"), ("2D 3D 4D", "9D TD JD")])
def test_a_hand_that_is_only_low_stays_away_from_nil_among_three(changed: tuple[str, str]) -> None:
    assert bid_of_three(_changed(LOWEST, changed)) != "Nil"


def _changed(hand: str, changed: tuple[str, str]) -> str:
    for low, higher in zip(*(words.split() for words in changed), strict=True):
        hand = hand.replace(low, higher)
    return hand


def test_no_nil_is_thrown_at_a_lost_game_among_three() -> None:
    hand = "3C 7C 8C TC QC 3D 4D 5D 6D 7D QD 4H 5H 7H JH QH KH"
    behind = tuple(Standing(points) for points in (487, 420, 487))
    assert bid_of_three(hand, behind) != "Nil"


def test_a_nil_needs_a_better_hand_the_fewer_play() -> None:
    cards = parse_cards("3C 5C 7C 9C 2D 4D 6D 8D 2H 3H 5H 7H 4S")
    rules = {key: find_preset(key).rules for key in ("classic", "solo", "two_hand")}
    chances = [hand_nil(one, codes_of(one).mask(cards), None) for one in rules.values()]
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < 0.5 < chances[0]

"""The rest of a deal is claimed only where nothing that is out can come between."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace as replaced

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from game.cards import FULL_DECK, Card, parse_cards
from game.coach.claim import Claim, Objection, claim
from game.engine.actions import PlayCard
from game.engine.state import GameState, Phase
from game.engine.transitions import apply
from game.engine.views import PlayerView, view_of
from game.rules.presets import CLASSIC, find_preset
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.rules.tricks import Play, Trick
from tests.counted import counted
from tests.engine.seating import EAST, NORTH, SOUTH, WEST, table
from tests.strategies import chances, choose, rule_sets, seeds, walk

TWO_HAND = find_preset("two_hand").rules


def ending(hand: str, others: str, *, trick: str = "", broken: bool = True) -> PlayerView:
    """Return what South knows with *hand* left, *others* out, and *trick* on the table before it."""
    mine, out, lying = parse_cards(hand), parse_cards(others), parse_cards(trick)
    past = [card for card in FULL_DECK if card not in (*mine, *out, *lying)]
    tricks = [Trick((Play(SOUTH, card),)) for card in past]
    share = len(out) // 3
    hands = (mine, *(out[share * place : share * place + share] for place in range(3)))
    order = (WEST, NORTH, EAST)[3 - len(lying) :]
    state = table(CLASSIC)
    deal = replace(
        state.current,
        hands=hands,
        looked=(True,) * 4,
        tricks=tuple(tricks),
        takers=(SOUTH,) * len(tricks),
        trick=Trick(tuple(Play(seat, card) for seat, card in zip(order, lying, strict=True))),
        broken=broken,
    )
    return view_of(replace(state, deal=deal, phase=Phase.PLAY, turn=SOUTH), SOUTH)


def certain(view: PlayerView) -> Claim:
    answer = claim(view)
    assert isinstance(answer, Claim), answer
    return answer


def doubtful(view: PlayerView) -> Objection:
    answer = claim(view)
    assert isinstance(answer, Objection), answer
    return answer


# -- certain ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "others", "first", "reason"),
    [
        ("AS KS", "QS JS TS 2H 3H 4H", "AS", "The last 2 tricks are yours: no spade that is out beats yours"),
        ("AH KH", "QH JH TH 2C 3C 4C", "AH",
         "The last 2 tricks are yours: no spade is out, and nothing higher than your cards"),
        (
            "AS KS AH", "QS JS KH 2H 3H 4H 5D 6D 7D", "AS",
            "The last 3 tricks are yours: your spades draw the 2 that are out, and nothing else beats you",
        ),
        ("AS KS JS", "QS TS 2H 3H 4H 5H", "AS", "The last 3 tricks are yours: no spade that is out beats yours"),
        ("AH KH 2H", "QH JH 3C 4C 5C 6C 7C 8C 9C", "AH",
         "The last 3 tricks are yours: no spade is out, and nothing higher than your cards"),
        ("9D", "2C 3C 4C", "9D", "The last trick is yours: no spade is out, and nothing higher than your cards"),
        (
            "KS AD", "QS 2D 3D 4D 5C 6C", "KS",
            "The last 2 tricks are yours: your spades draw the one that is out, and nothing else beats you",
        ),
    ],
)  # fmt: skip
def test_who_leads_claims_what_nothing_can_beat(hand: str, others: str, first: str, reason: str) -> None:
    answer = certain(ending(hand, others))
    assert (str(answer.card), answer.reason) == (first, reason)


def test_side_suits_are_led_before_spades_that_may_not_be_led_yet() -> None:
    assert str(certain(ending("2S AH", "KH QH 3D 4D 5D 6D", broken=False)).card) == "AH"


def test_who_follows_claims_with_the_lowest_card_that_wins() -> None:
    assert str(certain(ending("AH QH AS", "KS 2D 3D 4D 5D 6D", trick="3H JH TH")).card) == "QH"


def test_a_trump_takes_the_trick_when_nothing_of_its_suit_is_left() -> None:
    assert str(certain(ending("2S AC", "4D 5D 6D", trick="3H JH TH")).card) == "2S"


def test_cards_that_the_only_other_player_has_shown_not_to_hold_beat_nothing() -> None:
    view = ending("AH", "KH 2S 3D")
    _south, other = TWO_HAND.seats
    shown = Trick((Play(SOUTH, Card.parse("AS")), Play(other, Card.parse("4C"))))
    assert isinstance(claim(replaced(view, rules=TWO_HAND)), Objection)
    assert isinstance(claim(replaced(view, rules=TWO_HAND, tricks=(*view.tricks, shown))), Claim)
    reneging = TWO_HAND.changed({"renege": "callable"})  # there it shows nothing
    assert isinstance(claim(replaced(view, rules=reneging, tricks=(*view.tricks, shown))), Objection)


def test_whose_cards_are_lower_than_all_that_can_be_led_claims_none() -> None:
    answer = certain(ending("2H 3D", "4H 5H 6H 7D 8D 9D", trick="AH"))
    assert answer.reason == "You cannot take another trick: whatever is led, it is higher than your cards"


# -- doubtful -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "others", "card", "reason"),
    [
        ("KS QS", "AS JS TS 2H 3H 4H", "AS", "The ace of spades is out, and may beat your king of spades"),
        ("AH QH", "KH JH TH 2C 3C 4C", "KH", "The king of hearts is out, and may beat your queen of hearts"),
        ("AH KH", "2S JH TH 2C 3C 4C", "2S", "The 2 of spades is out, and may trump your ace of hearts"),
        ("AS AH", "KS QS 2H 3H 4H 5H", "KS", "The king of spades is out, and may trump your ace of hearts"),
        ("AS QS", "KS TS 2H 3H 4H 5H", "KS", "The king of spades is out, and may beat your queen of spades"),
    ],
)
def test_an_objection_names_the_card_that_may_come_between(hand: str, others: str, card: str, reason: str) -> None:
    answer = doubtful(ending(hand, others))
    assert (str(answer.card), answer.reason) == (card, reason)


def test_spades_that_may_not_be_led_draw_nothing() -> None:
    answer = doubtful(ending("AS AH", "2S 3D 4D 5D 6D 7D", broken=False))
    assert answer.reason == "Spades may not be led yet, and the 2 of spades may trump"


def test_a_trick_that_is_lost_already_is_named() -> None:
    answer = doubtful(ending("QH AS", "2D 3D 4D 5D", trick="KH"))
    assert answer.reason == "This trick is not yours: the king of hearts is higher"


def test_who_plays_later_may_overtrump() -> None:
    answer = doubtful(ending("2S AC", "3S 4D 5D 6D 7D", trick="KH"))
    assert answer.reason == "The 3 of spades is out, and may beat your 2 of spades"


def test_a_seat_that_does_not_have_the_turn_and_the_first_trick_are_no_time_to_claim() -> None:
    view = view_of(table(CLASSIC), SOUTH)
    assert doubtful(view).reason == "The rest can be claimed when it is your turn to play"
    state = next(
        step.state
        for step, _action in walk(CLASSIC, 7, random.Random(1))
        if step.state.phase is Phase.PLAY and step.state.turn is not None
    )
    assert state.turn is not None
    assert doubtful(view_of(state, state.turn)).reason == "The rest can be claimed after the first trick"


# -- nothing that is claimed goes wrong -----------------------------------------------------------------------------


def finished(state: GameState, seat: Seat, chance: random.Random, *, mean: bool) -> list[Seat]:
    """Play on, *seat* as it claims, the others by chance or *mean*ly; return who takes the tricks."""
    before = len(state.current.takers)
    while state.phase is Phase.PLAY:
        if state.turn is seat:
            answer = claim(view_of(state, seat))
            assert isinstance(answer, Claim), (answer, view_of(state, seat))
            state = apply(state, PlayCard(seat, answer.card)).state
        else:
            state = apply(state, mean_play(state, chance) if mean else choose(state, chance)).state
    return list(state.current.takers[before:])


def mean_play(state: GameState, chance: random.Random) -> PlayCard:
    """Hold high cards up: play the lowest card of a suit that must be followed, and throw away from the longest."""
    assert state.turn is not None
    rules = state.rules
    plays = [action for action in view_of(state, state.turn).legal if isinstance(action, PlayCard)]
    lengths = Counter(rules.suit(play.card) for play in plays)
    return min(plays, key=lambda play: (-lengths[rules.suit(play.card)], rules.strength(play.card), chance.random()))


@given(rule_sets(), seeds, chances)
@settings(max_examples=120)
def test_what_is_claimed_comes_true_whatever_the_others_play(rules: RuleSet, seed: int, chance: random.Random) -> None:
    if rules.renege == "callable":
        rules = rules.changed({"renege": "impossible"})
    for step, _action in counted(walk(rules, seed, chance), least=9):
        state = step.state
        if state.phase is not Phase.PLAY or state.turn is None or len(state.current.hands[state.turn]) > 6:
            continue
        seat = state.turn
        if isinstance(claim(view_of(state, seat)), Claim):
            for mean in (False, True):
                assert len({taker is seat for taker in finished(state, seat, chance, mean=mean)}) == 1

"""The shuffle and the seal: the same cards for the same number, for ever."""

from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest

from game.cards import FULL_DECK, show_cards
from game.engine.dealing import (
    SplitMix,
    cutting_deck,
    deal_hands,
    deal_number,
    hash_of,
    make_seal,
    random_dealer,
    sealed_text,
    shuffle,
)
from game.engine.transitions import new_game
from game.rules.presets import CLASSIC, COUNTER_CLOCKWISE, GRILL
from game.rules.seats import Seat

DEAL_1 = (
    "8D 9D TS 4C 8H 7S JS KC 2S 7H TD 5C 4H",
    "TC 6S QC 3D 5H AC QS 5S 6C KS 4D 3H 3S",
    "5D QD 6D QH 3C AH JD 7C 2H KH 4S 9C TH",
    "9H 7D AD 6H 2D JH 9S 8C AS KD 2C JC 8S",
)
DEAL_2 = (
    "KS JC 7S 6S 7D 6D 4D 7H QC 4S 5H 3S AH",
    "AD 5D 3D KD 5S JS 8S AS KC 4H 9C TH QH",
    "5C 8D 2S QD 6C AC 2H KH 7C 4C 2D 8C 6H",
    "9H 9D TS 3H JD QS TD 2C JH TC 9S 8H 3C",
)


def test_the_generator_gives_the_published_numbers_of_splitmix64() -> None:
    stream = SplitMix(1234567)
    expected = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert expected == [stream.next() for _ in range(5)]


def test_from_nought_too() -> None:
    stream = SplitMix(0)
    assert [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F] == [stream.next() for _ in range(3)]


def test_numbers_below_a_bound_are_equally_likely() -> None:
    stream = SplitMix(5)
    counts = Counter(stream.below(6) for _ in range(6000))
    assert set(range(6)) == set(counts)
    assert max(counts.values()) - min(counts.values()) < 200


@pytest.mark.parametrize(("number", "hands"), [(1, DEAL_1), (20_000_000_001, DEAL_2)])
def test_a_deal_number_means_the_same_cards_for_ever(number: int, hands: tuple[str, ...]) -> None:
    assert hands == tuple(show_cards(hand) for hand in deal_hands(CLASSIC, number, Seat.EAST))


def test_a_shuffle_loses_no_card_and_changes_with_its_number() -> None:
    shuffled = shuffle(FULL_DECK, 1)
    assert sorted(FULL_DECK) == sorted(shuffled)
    assert shuffled == shuffle(FULL_DECK, 1) != shuffle(FULL_DECK, 2)


def test_every_card_comes_to_every_place() -> None:
    deck = FULL_DECK[:4]
    assert 24 == len({shuffle(deck, number) for number in range(400)})


def test_cards_go_round_one_at_a_time_from_the_seat_after_the_dealer() -> None:
    deck = shuffle(FULL_DECK, 9)
    hands = deal_hands(CLASSIC, 9, Seat.SOUTH)
    assert deck[:4] == (hands[Seat.WEST][0], hands[Seat.NORTH][0], hands[Seat.EAST][0], hands[Seat.SOUTH][0])
    other_way = deal_hands(COUNTER_CLOCKWISE, 9, Seat.SOUTH)
    assert deck[:2] == (other_way[Seat.EAST][0], other_way[Seat.NORTH][0])


def test_a_games_seed_is_the_number_of_its_first_deal() -> None:
    assert 17 == deal_number(17, 0)
    assert 17 == new_game(CLASSIC, 17).state.current.seal.number


def test_later_deals_and_redeals_have_numbers_of_their_own() -> None:
    numbers = {deal_number(17, index, attempt) for index in range(20) for attempt in range(5)}
    assert 100 == len(numbers)
    assert all(0 <= number < 10**12 for number in numbers)
    assert deal_number(17, 0, 1) != deal_number(18, 0, 1)


def test_salt_changes_later_deals_but_not_the_first() -> None:
    salted = 17 + 5 * 10**12
    assert deal_number(17, 0) == deal_number(salted, 0) == 17
    assert deal_number(17, 1) != deal_number(salted, 1)


def test_the_seal_is_the_hash_of_number_cards_and_nonce() -> None:
    state = new_game(CLASSIC, 17).state
    seal = state.current.seal
    cards = "|".join(show_cards(hand) for hand in deal_hands(CLASSIC, 17, state.current.dealer))
    assert sha256(f"17|{cards}|{seal.nonce}".encode()).hexdigest() == seal.seal


def test_a_sealed_text_is_written_as_documented() -> None:
    hands = deal_hands(CLASSIC, 1, Seat.EAST)
    text = sealed_text(1, hands, "0f3c")
    assert text.startswith(f"1|{DEAL_1[0]}|{DEAL_1[1]}|")
    assert text.endswith("|0f3c")
    assert sha256(text.encode()).hexdigest() == hash_of(1, hands, "0f3c")


def test_another_card_number_or_nonce_is_another_seal() -> None:
    hands = deal_hands(CLASSIC, 1, Seat.EAST)
    swapped = (hands[1], hands[0], *hands[2:])
    seals = {hash_of(1, hands, "a"), hash_of(2, hands, "a"), hash_of(1, swapped, "a"), hash_of(1, hands, "b")}
    assert 4 == len(seals)


def test_the_nonce_cannot_be_read_off_the_number_alone() -> None:
    hands = deal_hands(CLASSIC, 1, Seat.EAST)
    nonces = {make_seal(seed, index, attempt, hands).nonce for seed in (1, 2) for index in (0, 1) for attempt in (0, 1)}
    assert 8 == len(nonces)
    assert {32} == {len(nonce) for nonce in nonces}


def test_every_seat_deals_first_in_some_game() -> None:
    dealers = Counter(random_dealer(CLASSIC, seed) for seed in range(400))
    assert set(CLASSIC.seats) == set(dealers)
    assert min(dealers.values()) > 60


def test_the_deck_that_is_cut_is_not_the_deck_that_is_dealt() -> None:
    assert sorted(FULL_DECK) == sorted(cutting_deck(GRILL, 17))
    assert cutting_deck(GRILL, 17) != shuffle(FULL_DECK, 17)


def test_a_smaller_deck_is_dealt_out_altogether() -> None:
    rules = replace(CLASSIC, removed=tuple(card for card in FULL_DECK if card.rank <= 4))
    hands = deal_hands(rules, 3, Seat.EAST)
    assert [10] * 4 == [len(hand) for hand in hands]
    assert sorted(rules.deck) == sorted(card for hand in hands for card in hand)

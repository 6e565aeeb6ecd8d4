"""What a seat may know: its own cards and what lay open, and nothing else."""

from game.cards import parse_cards
from game.engine.actions import AskRedeal, LookAtCards, PlaceBid
from game.engine.events import CardPlayed, HandKept, HandLooked, news_for, seen_by
from game.engine.phases.play import lawful_cards
from game.engine.state import Phase
from game.engine.transitions import new_game
from game.engine.views import view_of
from game.rules.bids import Bid
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, PRESETS
from game.rules.seats import Side
from tests.engine.seating import EAST, NORTH, ORDINARY, SOUTH, WEST, bids, card, cards, do, table
from tests.strategies import cards_in, known_to


def test_a_view_knows_its_side_its_partner_and_its_opponents() -> None:
    view = view_of(table(CLASSIC), WEST)
    assert (Side.THEY, (EAST,), (SOUTH, NORTH)) == (view.side, view.partners, view.opponents)


def test_a_view_holds_the_hand_of_its_seat_and_the_sizes_of_all() -> None:
    view = view_of(cards(bids(table(CLASSIC), "4 4 4 1").state, "9H").state, WEST)
    assert parse_cards(ORDINARY[1]) == view.hand
    assert (12, 13, 13, 13) == view.sizes


def test_only_who_has_the_turn_has_something_to_do() -> None:
    state = table(CLASSIC)
    assert 14 == len(view_of(state, SOUTH).legal)
    assert all(() == view_of(state, seat).legal for seat in (WEST, NORTH, EAST))


def test_what_a_side_owes_grows_with_its_bids() -> None:
    state = bids(table(CLASSIC), "4 3").state
    assert (4, 3) == (view_of(state, EAST).owed(Side.WE), view_of(state, EAST).owed(Side.THEY))
    state = bids(state, "nil 2").state
    assert (4, 5) == (view_of(state, EAST).owed(Side.WE), view_of(state, EAST).owed(Side.THEY))
    assert view_of(state, EAST).is_nil(NORTH)
    assert not view_of(state, EAST).is_nil(SOUTH)


def test_tricks_are_counted_by_seat_and_by_side() -> None:
    state = cards(bids(table(CLASSIC), "4 4 4 1").state, "9H KH 3H TH 8H 7H JH 5H").state
    view = view_of(state, SOUTH)
    assert (0, 1, 0, 1) == tuple(view.taken(seat) for seat in CLASSIC.seats)
    assert (0, 2) == (view.side_taken(Side.WE), view.side_taken(Side.THEY))


def test_how_far_a_side_lies_behind_is_negative_for_the_leader() -> None:
    view = view_of(table(CLASSIC, points=(120, 300)), SOUTH)
    assert (180, -180) == (view.behind(Side.WE), view.behind(Side.THEY))


def test_lawful_cards_are_those_of_the_rules() -> None:
    state = cards(bids(table(CLASSIC), "4 4 4 1").state, "9H").state
    assert lawful_cards(state, WEST) == view_of(state, WEST).lawful_cards
    assert () == view_of(table(CLASSIC), WEST).lawful_cards


def test_before_any_deal_a_view_is_empty() -> None:
    view = view_of(new_game(GRILL, 3).state, SOUTH)
    assert (Phase.CUT, (), "", None) == (view.phase, view.hand, view.seal, view.opened)
    assert ((0,) * 4, (None, None)) == (view.sizes, view.contracts)


def test_a_view_shows_the_seal_but_not_what_opens_it() -> None:
    state = table(CLASSIC)
    view = view_of(state, SOUTH)
    assert state.current.seal.seal == view.seal
    assert view.opened is None


def test_no_view_of_any_preset_starts_with_a_card_its_seat_cannot_know() -> None:
    for preset in PRESETS:
        state = table(preset.rules, points=(200, 0))
        for seat in preset.rules.seats:
            assert cards_in(view_of(state, seat)) <= known_to(state, seat)


def test_the_scan_finds_cards_wherever_they_are() -> None:
    state = table(CLASSIC)
    assert set(state.current.hands[NORTH]) <= cards_in(state)
    assert set(parse_cards(ORDINARY[0])) == cards_in(view_of(state, SOUTH))
    assert {card("AS")} == cards_in([{"deep": (CardPlayed(SOUTH, card("AS")),)}])


def test_an_event_without_secrets_is_seen_by_all_alike() -> None:
    event = CardPlayed(SOUTH, card("AS"))
    assert all(event is seen_by(event, seat) for seat in CLASSIC.seats)


def test_hands_looked_at_and_kept_are_seen_by_their_seat() -> None:
    looked, kept = HandLooked(SOUTH, parse_cards("AS KS")), HandKept(SOUTH)
    assert (looked, HandLooked(SOUTH, ())) == (seen_by(looked, SOUTH), seen_by(looked, WEST))
    assert (kept, None) == (seen_by(kept, SOUTH), seen_by(kept, WEST))
    assert (looked, kept) == news_for([looked, kept], SOUTH)
    assert (HandLooked(SOUTH, ()),) == news_for([looked, kept], WEST)


def test_a_hand_thrown_in_is_shown_to_all() -> None:
    poor = "KH QH JH TH 9H KD QD JD TD KC QC JC TC"
    others = (
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
        "AH 8H 7H 6H 5H AD 9D 8D 7D 6D 5D 4D 3D",
        "4H 3H 2H AC 9C 8C 7C 6C 5C 4C 3C 2C 2D",
    )
    thrown = do(table(GRILL, hands=(poor, *others)), AskRedeal(SOUTH)).events[0]
    assert all(thrown is seen_by(thrown, seat) for seat in GRILL.seats)


def test_a_hand_not_looked_at_is_in_no_view_whatever_happens() -> None:
    state = do(table(DOUBLE_ZERO), LookAtCards(SOUTH), LookAtCards(WEST), LookAtCards(NORTH)).state
    assert EAST is state.turn
    assert not cards_in(view_of(state, EAST))
    state = do(state, LookAtCards(EAST), PlaceBid(SOUTH, Bid.of(4))).state
    assert set(parse_cards(ORDINARY[3])) == cards_in(view_of(state, EAST))

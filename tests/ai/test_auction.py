"""What a sane player bids, says, gives and throws in."""

import pytest
from msgspec.structs import replace

from game.ai.auction import decide_bid, decide_talk
from game.ai.blinds import decide_blind_nil, decide_redeal
from game.ai.exchange import decide_trade
from game.cards import Card, parse_cards, show_cards
from game.engine.actions import (
    AgreeContract,
    AskRedeal,
    BidBlindNil,
    CutCard,
    DeclineBlind,
    GiveEstimate,
    KeepHand,
    LookAtCards,
    PassCards,
    PlaceBid,
    ProposeContract,
    WishNil,
)
from game.engine.phases import redeal, talk, trade
from game.engine.state import GameState, Phase, put
from game.engine.transitions import apply, legal_actions, new_game
from game.engine.views import view_of
from game.rules.bids import BLIND_NIL, NIL, Bid
from game.rules.presets import CLASSIC, DOUBLE_ZERO, GRILL, TABLE_TALK
from game.rules.ruleset import RuleSet
from game.rules.scoring import DealScore, Standing
from game.rules.seats import Seat

POOR = "2C 3C 5C 2D 4D 6D 9D 3H 4H 7H 8H 2S 5S"
STRONG = "AS KS QS 9S 4S AH KH 3H AD 7D 5D 3C 2C"
RISKY = "2C 3C 5C 2D 4D 6D 9D 3H 4H 8H QH 2S 8S"
PLAIN = "KS 9S 4S QH 7H 3H AD 7D 5D 2D JC 8C 3C"
MIGHTY = "AS KS QS JS TS 9S AH KH QH AD KD AC KC"


def _opened(rules: RuleSet, hand: str, bids: str = "- - - -", points: tuple[int, int] = (0, 0)) -> GameState:
    """Return an auction in which the seat to speak holds *hand*, and others have said *bids*, South's first."""
    cards = parse_cards(hand)
    seat = Seat("".join("1" if word == "-" else "0" for word in bids.split()).index("1"))
    state = _looked(new_game(rules, 3).state)
    seat = state.turn if bids == "- - - -" and state.turn is not None else seat
    deal = state.current
    said = tuple(None if word == "-" else NIL if word == "nil" else Bid.of(int(word)) for word in bids.split())
    rest = [card for card in rules.deck if card not in cards]
    hands = tuple(cards if one is seat else tuple(rest[13 * place : 13 * place + 13]) for place, one in _others(seat))
    deal = replace(deal, hands=hands, dealt=hands, bids=said)
    standings = tuple(Standing(one, 0) for one in points)
    return replace(state, deal=deal, turn=seat, standings=standings)


def _looked(state: GameState) -> GameState:
    """Return *state* once the cards are dealt, nothing is bid blind, and everybody keeps its hand."""
    while state.phase not in (Phase.AUCTION, Phase.TALK):
        seat = state.turn
        assert seat is not None
        first = legal_actions(state, seat)[0]
        assert isinstance(first, CutCard | DeclineBlind | LookAtCards | KeepHand)
        state = apply(state, first).state
    return state


def _others(seat: Seat) -> list[tuple[int, Seat]]:
    """Return the seats of the table with places for the hands of all but *seat*."""
    places = iter(range(3))
    return [(0 if one is seat else next(places), one) for one in (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)]


def _bid(rules: RuleSet, hand: str, bids: str = "- - - -", points: tuple[int, int] = (0, 0)) -> str:
    state = _opened(rules, hand, bids, points)
    assert state.turn is not None
    action = decide_bid(view_of(state, state.turn)).action
    assert isinstance(action, PlaceBid)
    return str(action.bid)


@pytest.mark.parametrize(
    ("advice", "rules", "hand", "bids", "points", "good"),
    [
        ("a poor hand goes nil", CLASSIC, POOR, "- - - -", (0, 0), "Nil"),
        ("a strong hand bids about its tricks", CLASSIC, STRONG, "- - - -", (0, 0), "6 7"),
        ("a plain hand bids about its tricks", CLASSIC, PLAIN, "- - - -", (0, 0), "2 3"),
        ("a hand with the ace of spades never goes nil", CLASSIC, POOR.replace("5S", "AS"), "- - - -", (0, 0), "1 2"),
        ("the last to bid is careful at a full table", CLASSIC, PLAIN, "- 4 4 4", (0, 0), "1 2"),
        ("two strong hands go for the ten that pays double", GRILL, STRONG, "- 2 4 1", (0, 0), "6"),
        ("the same hands stay lower where ten is nothing special", CLASSIC, STRONG, "- 2 4 2", (0, 0), "5 6"),
        ("the same hand goes nil where the game is open", CLASSIC, RISKY, "- 4 3 4", (0, 0), "Nil"),
        ("a side that is nearly home leaves nil alone", CLASSIC, RISKY, "- 2 4 2", (460, 440), "1 2"),
    ],
)  # fmt: skip
def test_bids(advice: str, rules: RuleSet, hand: str, bids: str, points: tuple[int, int], good: str) -> None:
    assert _bid(rules, hand, bids, points) in good.split(), advice


def test_a_tie_after_the_last_deal_is_played_on() -> None:
    rules = CLASSIC.changed({"max_deals": 1})
    state = _opened(rules, PLAIN)
    assert state.turn is not None
    tied = replace(state, scores=(DealScore(()),))
    assert isinstance(decide_bid(view_of(tied, state.turn)).action, PlaceBid)


def test_the_partner_of_a_nil_still_bids_its_own_tricks() -> None:
    assert _bid(CLASSIC, STRONG, "- 3 nil 3") in ("5", "6", "7")


def _talked(hand: str, words: str = "") -> GameState:
    state = _opened(TABLE_TALK, hand)
    seat = state.turn
    assert seat is not None
    partner = TABLE_TALK.partners(seat)[0]
    if not words:
        return state
    mine = decide_talk(view_of(state, seat)).action
    heard = WishNil(partner) if words == "nil" else GiveEstimate(partner, *(int(word) for word in words.split()))
    assert isinstance(mine, GiveEstimate | WishNil)
    return replace(state, deal=replace(state.current, talk=(mine, heard)))


def test_a_strong_hand_tells_its_partner_so() -> None:
    state = _talked(STRONG)
    assert state.turn is not None
    word = decide_talk(view_of(state, state.turn)).action
    assert isinstance(word, GiveEstimate)
    assert word.sure in (6, 7)


def test_a_poor_hand_wishes_for_nil() -> None:
    state = _talked(POOR)
    assert state.turn is not None
    assert decide_talk(view_of(state, state.turn)).action == WishNil(state.turn)


def test_what_both_hold_is_proposed() -> None:
    state = _talked(STRONG, "2 3")
    seat = state.turn
    assert seat is not None
    word = decide_talk(view_of(state, seat)).action
    assert isinstance(word, ProposeContract)
    assert word.tricks in (8, 9)
    assert word.nils == ()


def test_a_partner_that_wishes_nil_gets_it() -> None:
    state = _talked(STRONG, "nil")
    seat = state.turn
    assert seat is not None
    word = decide_talk(view_of(state, seat)).action
    assert isinstance(word, ProposeContract)
    assert TABLE_TALK.partners(seat) == word.nils


def test_a_proposal_near_the_own_number_is_agreed_to() -> None:
    state = _talked(PLAIN, "3 3")
    seat = state.turn
    assert seat is not None
    own = decide_talk(view_of(state, seat)).action
    assert isinstance(own, ProposeContract)
    partner = TABLE_TALK.partners(seat)[0]
    heard = ProposeContract(partner, own.tricks, own.nils)
    state = replace(state, deal=replace(state.current, talk=(*state.current.talk, own, heard)))
    assert talk.speaker(state) is seat
    assert decide_talk(view_of(state, seat)).action == AgreeContract(seat)


def _trading(hand: str, bids: tuple[Bid, Bid]) -> GameState:
    """Return a state in which South, who bid the first of *bids*, chooses cards for North."""
    state = _opened(DOUBLE_ZERO, hand, "- 3 3 3")
    deal = replace(state.current, bids=(bids[0], Bid.of(3), bids[1], Bid.of(3)), contracts=(3, 6), looked=(True,) * 4)
    return replace(state, phase=Phase.TRADE, deal=deal, turn=Seat.SOUTH)


def _given(state: GameState) -> set[Card]:
    view = view_of(state, Seat.SOUTH)
    action = decide_trade(view).action
    assert isinstance(action, PassCards)
    assert action in trade.legal(state, Seat.SOUTH)
    return set(action.cards)


def test_a_nil_gives_its_most_dangerous_cards() -> None:
    given = _given(_trading("AS KD 2D 3D 5D 2C 3C 4C 8C 3H 5H 6H QH", (BLIND_NIL, Bid.of(3))))
    assert Card.parse("AS") in given
    assert not given & set(parse_cards("2D 3D 5D 2C 3C 4C 8C 3H 5H 6H")), show_cards(given)


def test_the_partner_of_a_nil_gives_low_cards_and_no_spade() -> None:
    given = _given(_trading(STRONG, (Bid.of(3), BLIND_NIL)))
    assert set(parse_cards("2C 3C 3H")) == given


def test_a_blind_nil_waits_until_the_side_is_far_behind() -> None:
    state = new_game(DOUBLE_ZERO, 3).state
    seat = state.turn
    assert seat is not None
    assert decide_blind_nil(view_of(state, seat)).action == LookAtCards(seat)
    behind = tuple(Standing(60 if side is DOUBLE_ZERO.side_of(seat) else 440) for side in DOUBLE_ZERO.all_sides)
    late = replace(state, standings=behind)
    assert decide_blind_nil(view_of(late, seat)).action == BidBlindNil(seat)
    with_nil = replace(
        late, deal=replace(late.current, bids=put(late.current.bids, DOUBLE_ZERO.partners(seat)[0], BLIND_NIL))
    )
    assert decide_blind_nil(view_of(with_nil, seat)).action == LookAtCards(seat)


@pytest.mark.parametrize(
    ("hand", "keeps"),
    [("KC QC JC KD QD JD TD KH QH JH TH 9H 8H", False), ("2C 3C 5C 7C 2D 4D 6D 8D 2H 4H 6H 8H 3C", True)],
    ids=["a hand without a trick is thrown in", "a good nil is kept"],
)
def test_redeals(hand: str, *, keeps: bool) -> None:
    state = _opened(GRILL, hand)
    seat = state.turn
    assert seat is not None
    state = replace(state, phase=Phase.REDEAL)
    assert redeal.legal(state, seat) == view_of(state, seat).legal
    wanted = KeepHand(seat) if keeps else AskRedeal(seat)
    assert wanted == decide_redeal(view_of(state, seat)).action

"""Between the deal and the auction: nil bid before looking, taking up the hand, throwing a poor hand in."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards import Card, Suit
from game.engine.actions import Action, AskRedeal, BidBlindNil, KeepHand, LookAtCards
from game.engine.events import BidPlaced, Event, HandKept, HandLooked
from game.engine.state import DealState, GameState, Step, put
from game.rules.bids import BLIND_NIL
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat


def blind_nil_speaker(state: GameState) -> Seat | None:
    """Return who is asked next whether to bid nil before looking; None when nobody is left."""
    return next((seat for seat in _in_turn(state) if may_bid_blind_nil(state, seat)), None)


def _in_turn(state: GameState) -> tuple[Seat, ...]:
    return state.rules.order_from(state.rules.first_after(state.current.dealer))


def may_bid_blind_nil(state: GameState, seat: Seat) -> bool:
    """Whether *seat* has not looked yet and the rules and the score let it bid nil blind."""
    deal, rules = state.current, state.rules
    side = rules.side_of(seat)
    open_to_it = rules.blind_nil > 0 and not deal.looked[seat] and deal.bids[seat] is None
    unbid = rules.first_deal_bids_itself and deal.index == 0
    if not open_to_it or unbid or deal.blind[side] is not None or not state.may_bid_blind(side):
        return False
    one_only = rules.both_nil == "forbidden" or rules.bidding == "suicide" or rules.min_side_bid > 0
    return not (one_only and any(deal.bids[partner] is not None for partner in rules.partners(seat)))


def legal_blind_nil(seat: Seat) -> tuple[Action, ...]:
    """Return the two choices before looking."""
    return (LookAtCards(seat), BidBlindNil(seat))


def apply_blind_nil(state: GameState, action: BidBlindNil | LookAtCards) -> Step:
    """Bid nil blind, or take up the hand."""
    deal = state.current
    match action:
        case BidBlindNil(seat):
            deal = replace(deal, bids=put(deal.bids, seat, BLIND_NIL))
            return Step(replace(state, deal=deal), (BidPlaced(seat, BLIND_NIL),))
        case LookAtCards(seat):
            return look(state, (seat,))


def look(state: GameState, seats: tuple[Seat, ...]) -> Step:
    """Let *seats* take up their hands, as far as they have not yet; one still to be drawn shows nothing."""
    deal = state.current
    new = [seat for seat in seats if not deal.looked[seat]]
    looked = tuple(old or seat in new for seat, old in zip(state.rules.seats, deal.looked, strict=True))
    events: tuple[Event, ...] = tuple(HandLooked(seat, deal.hands[seat]) for seat in new if deal.hands[seat])
    return Step(replace(state, deal=replace(deal, looked=looked)), events)


def seats_without_offer(state: GameState) -> tuple[Seat, ...]:
    """Return the seats that look at once, since no blind nil is offered to them."""
    return tuple(seat for seat in state.rules.seats if not may_bid_blind_nil(state, seat))


def seats_not_blind(deal: DealState) -> tuple[Seat, ...]:
    """Return the seats that may look before the auction: all but those that bid nil blind."""
    return tuple(Seat(seat) for seat, bid in enumerate(deal.bids) if bid is None)


def redeal_speaker(state: GameState) -> Seat | None:
    """Return who may throw the hand in and has not decided yet; None when there is nobody."""
    deal = state.current
    for seat in _in_turn(state):
        undecided = deal.looked[seat] and seat not in deal.kept
        if undecided and may_be_thrown_in(deal.hands[seat], state.rules):
            return seat
    return None


def may_be_thrown_in(hand: tuple[Card, ...], rules: RuleSet) -> bool:
    """Whether the rules offer a new deal to the holder of *hand*."""
    suits = [rules.suit(card) for card in hand]
    no_spade = Suit.SPADES not in suits
    match rules.redeal:
        case "none":
            return False
        case "no_spade_no_ace":
            return no_spade and not any(card.rank == 14 for card in hand)
        case "no_spade":
            return no_spade
        case "no_face_card":
            return not any(card.rank in (11, 12, 13) for card in hand)
        case "seven_of_a_suit":
            return any(suits.count(suit) >= 7 for suit in Suit)


def legal_redeal(seat: Seat) -> tuple[Action, ...]:
    """Return the two choices with a poor hand."""
    return (KeepHand(seat), AskRedeal(seat))


def keep(state: GameState, seat: Seat) -> Step:
    """Let *seat* play on with its hand."""
    deal = state.current
    return Step(replace(state, deal=replace(deal, kept=(*deal.kept, seat))), (HandKept(seat),))

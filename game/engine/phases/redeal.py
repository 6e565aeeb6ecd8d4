"""Poor hands, which may be thrown in for a new deal."""

from __future__ import annotations

from msgspec.structs import replace

from game.cards import Card, Suit
from game.engine.actions import Action, AskRedeal, KeepHand
from game.engine.dealing import begin_deal
from game.engine.events import HandKept, HandThrownIn
from game.engine.phases import PhaseRow, PhaseWords
from game.engine.phases.auction import close_auction
from game.engine.state import GameState, Phase, Step
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.words import _


def speaker(state: GameState) -> Seat | None:
    """Return the next seat that may throw its hand in and has not decided yet; None when all have."""
    deal, rules = state.current, state.rules
    for seat in rules.order_from(rules.first_after(deal.dealer)):
        undecided = deal.looked[seat] and seat not in deal.kept
        if undecided and may_be_thrown_in(deal.hands[seat], rules):
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


def legal(_state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return the two choices with a poor hand."""
    return (KeepHand(seat), AskRedeal(seat))


def apply(state: GameState, action: KeepHand | AskRedeal) -> Step:
    """Play on with the hand, or deal other cards; what was bid before the deal stands."""
    deal, seat = state.current, action.seat
    match action:
        case KeepHand():
            return Step(replace(state, deal=replace(deal, kept=(*deal.kept, seat))), (HandKept(seat),))
        case AskRedeal():
            return begin_deal(state, deal.dealer, thrown_in=deal).after(HandThrownIn(seat, deal.hands[seat]))


def leave(state: GameState) -> Step:
    """Open the auction, or close it where the first deal is played without bids."""
    rules = state.rules
    if rules.first_deal_bids_itself and state.current.index == 0:
        return close_auction(state)
    return Step(replace(state, phase=Phase.TALK if rules.bidding == "negotiated" else Phase.AUCTION))


ROW: PhaseRow[KeepHand | AskRedeal] = PhaseRow(
    kinds=(KeepHand, AskRedeal),
    speaker=speaker,
    legal=legal,
    apply=apply,
    leave=leave,
    words=lambda: PhaseWords(_("Poor hand"), _("deal {deal}, bidding")),
)

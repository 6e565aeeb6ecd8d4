"""Cards traded between a nil and its partner.

Where both choose together, neither sees the other's cards first. Where the bidder goes first, it may decline; the
partner picks its cards up and then gives as many back. Nothing is traded where every partner has such a nil.
"""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from game.cards import Card
from game.engine.actions import Action, DeclineTrade, PassCards
from game.engine.events import CardsLaidOut, CardsPassed, PlayBegan, TradeDeclined
from game.engine.phases import PhaseRow, PhaseWords
from game.engine.phases.play import first_leader
from game.engine.state import DealState, GameState, Pass, Phase, Step
from game.rules.bids import BidKind
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat
from game.words import _


def traded_by(rules: RuleSet, deal: DealState, seat: Seat) -> int:
    """Return how many cards the nil of *seat* trades; 0 without a nil or a trade for it."""
    bid = deal.bids[seat]
    if bid is None or not bid.is_nil:
        return 0
    return rules.blind_nil_trade if bid.kind is BidKind.BLIND_NIL else rules.nil_trade


def _traders(state: GameState) -> list[tuple[Seat, Seat]]:
    """Return every nil that trades, with its partner, in the order of turns."""
    deal, rules = state.current, state.rules
    order = rules.order_from(rules.first_after(deal.dealer))
    return [
        (seat, rules.partners(seat)[0])
        for seat in order
        if traded_by(rules, deal, seat) and not all(traded_by(rules, deal, one) for one in rules.partners(seat))
    ]


def _has_given(deal: DealState, seat: Seat) -> bool:
    return any(one.giver is seat for one in deal.passes)


def speaker(state: GameState) -> Seat | None:
    """Return the next seat to choose cards; None when nothing is left to trade."""
    deal = state.current
    for bidder, partner in _traders(state):
        if bidder in deal.declined:
            continue
        for seat in (bidder, partner):
            if not _has_given(deal, seat):
                return seat
    return None


def pass_count(state: GameState, seat: Seat) -> int:
    """Return how many cards *seat* has to choose, as a nil or as the partner of one."""
    deal, rules = state.current, state.rules
    own = next(count for pair in _traders(state) if seat in pair and (count := traded_by(rules, deal, pair[0])))
    return min(own, len(deal.hands[seat]))


def legal(state: GameState, seat: Seat) -> tuple[Action, ...]:
    """Return every choice of cards in hand order, and declining where the bidder may."""
    deal, rules = state.current, state.rules
    hand = deal.hands[seat]
    passes = tuple(PassCards(seat, cards) for cards in combinations(hand, pass_count(state, seat)))
    may_decline = rules.trade_order == "bidder_first" and traded_by(rules, deal, seat) > 0
    return (*passes, DeclineTrade(seat)) if may_decline else passes


def may_pass(state: GameState, action: PassCards) -> bool:
    """Whether *action* gives as many different cards of the hand as are traded; in any order."""
    given = set(action.cards)
    right = len(given) == len(action.cards) == pass_count(state, action.seat)
    return right and given <= set(state.current.hands[action.seat])


def in_hand_order(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return *cards* in the order in which they stand in *hand*, as `legal` lists them."""
    return tuple(card for card in hand if card in cards)


def apply(state: GameState, action: PassCards | DeclineTrade) -> Step:
    """Lay cards out for the partner, or keep them."""
    deal = state.current
    match action:
        case DeclineTrade(seat):
            deal = replace(deal, declined=(*deal.declined, seat))
            return Step(replace(state, deal=deal), (TradeDeclined(seat),))
        case PassCards(seat, cards):
            partner = state.rules.partners(seat)[0]
            laid = Pass(seat, partner, in_hand_order(deal.hands[seat], cards), done=False)
            deal = replace(deal, passes=(*deal.passes, laid))
            together = state.rules.trade_order == "together"
            if together and not _has_given(deal, partner):
                return Step(replace(state, deal=deal), (CardsLaidOut(seat, len(cards)),))
            return _hand_over(state, deal)


def _hand_over(state: GameState, deal: DealState) -> Step:
    """Hand all cards that are laid out to their receivers."""
    waiting = [one for one in deal.passes if not one.done]
    hands = list(deal.hands)
    for one in waiting:
        hands[one.giver] = tuple(card for card in hands[one.giver] if card not in one.cards)
    for one in waiting:
        hands[one.receiver] = (*hands[one.receiver], *one.cards)
    done = tuple(replace(one, done=True) for one in deal.passes)
    events = tuple(CardsPassed(one.giver, one.receiver, len(one.cards), one.cards) for one in waiting)
    return Step(replace(state, deal=replace(deal, hands=tuple(hands), passes=done)), events)


def leave(state: GameState) -> Step:
    """Begin the play."""
    return Step(state, (PlayBegan(first_leader(state.rules, state.current)),)).enter(Phase.PLAY)


ROW: PhaseRow[PassCards | DeclineTrade] = PhaseRow(
    kinds=(PassCards, DeclineTrade),
    speaker=speaker,
    legal=legal,
    apply=apply,
    leave=leave,
    words=lambda: PhaseWords(_("Trading cards"), _("deal {deal}, bidding")),
)

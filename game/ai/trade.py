"""Trading cards between a nil and its partner."""

from __future__ import annotations

from itertools import combinations

from game.ai.agent import Decision
from game.ai.codes import Codes, codes_of
from game.ai.strength import nil_score
from game.cards import Card, Suit
from game.engine.actions import DeclineTrade, PassCards
from game.engine.views import PlayerView
from game.words import _

# A trade brings low cards in: it is declined only if what would go is as low.
_HARMLESS = 6


def decide(view: PlayerView) -> Decision:
    """Return the cards to give, or that none are given."""
    count = next(len(action.cards) for action in view.legal if isinstance(action, PassCards))
    if view.is_nil(view.seat):
        return _give_dangers(view, count)
    return _give_low(view, count)


def _give_dangers(view: PlayerView, count: int) -> Decision:
    """Return the cards without which the hand is the safest nil."""
    codes = codes_of(view.rules)
    whole = codes.mask(view.hand)

    def score(given: tuple[Card, ...]) -> float:
        return nil_score(whole & ~codes.mask(given), codes.deck)

    cards = max(combinations(view.hand, count), key=score)
    decline = DeclineTrade(view.seat)
    if decline in view.legal and all(_is_harmless(view, codes, card) for card in cards):
        return Decision(decline, _("no card of the hand endangers the nil"))
    return Decision(PassCards(view.seat, cards), _("give away the cards that endanger the nil most"))


def _is_harmless(view: PlayerView, codes: Codes, card: Card) -> bool:
    return view.rules.suit(card) is not Suit.SPADES and codes.of[card.index] % 13 + 2 <= _HARMLESS


def _give_low(view: PlayerView, count: int) -> Decision:
    """Return the lowest side cards, of the suits first from which the nil gave high ones; covers stay."""
    rules = view.rules
    received = [rules.suit(card) for one in view.passes if one.receiver is view.seat for card in one.cards]
    lengths = [sum(rules.suit(card) is suit for card in view.hand) for suit in Suit]

    def cost(card: Card) -> float:
        suit = rules.suit(card)
        spade = 20.0 if suit is Suit.SPADES else 0.0
        return rules.strength(card) + spade - 0.6 * (suit in received) + 0.1 * lengths[suit]

    lowest = sorted(view.hand, key=cost)[:count]
    cards = tuple(card for card in view.hand if card in lowest)
    return Decision(PassCards(view.seat, cards), _("give low cards that are safe with the nil, and keep high covers"))

"""Trading cards between a nil and its partner."""

from __future__ import annotations

from game.ai.agent import Decision
from game.cards import Card, Suit
from game.engine.actions import DeclineTrade, PassCards
from game.engine.views import PlayerView
from game.words import _


def decide(view: PlayerView) -> Decision:
    """Return the cards to give."""
    options = [action for action in view.legal if isinstance(action, PassCards)]
    count = len(options[0].cards)
    rules = view.rules

    def height(card: Card) -> tuple[bool, int]:
        return rules.suit(card) is Suit.SPADES, rules.strength(card)

    if view.is_nil(view.seat):
        ranked = sorted(view.hand, key=height, reverse=True)
        reason = _("Give away the cards that endanger the nil most")
    else:
        ranked = sorted(view.hand, key=height)
        reason = _("Give low cards that are safe in the nil's hand")
    given = ranked[:count]
    cards = tuple(card for card in view.hand if card in given)
    decline = [action for action in view.legal if isinstance(action, DeclineTrade)]
    if not cards and decline:
        return Decision(decline[0], _("Keep the hand as it is"))
    return Decision(PassCards(view.seat, cards), reason)

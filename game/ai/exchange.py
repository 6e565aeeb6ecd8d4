"""Getting other cards: trading between a nil and its partner, and drawing a hand card by card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from game.ai.agent import Decision
from game.ai.codes import SPADE_MASK, SPADES, SUIT_MASKS, SUIT_OF, Codes, codes_of, held
from game.ai.hands import nil_score
from game.cards import Card, Suit
from game.engine.actions import DeclineTrade, KeepCard, PassCards, RefuseCard
from game.engine.views import PlayerView
from game.words import _

# A trade brings low cards in: a nil declines it only if no card that would go is a spade or above this rank.
_HARMLESS = 6
# What the highest cards of a suit are worth in tricks, and any other spade. Set by hand.
_TOP_SPADES = (1.5, 1.25, 1.05, 0.9)
_TOP_SIDE = (0.85, 0.55, 0.3)
_SPADE = 0.65
# From this many cards on, with fewer tricks among them, the hand is drawn for a nil. Set by hand.
_NIL_FROM = 5
_FEW_TRICKS = 0.7


def decide_trade(view: PlayerView) -> Decision:
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


def decide_draw(view: PlayerView) -> Decision:
    """Return whether to keep the card on top: it is at least as good as the next would be on average."""
    codes = codes_of(view.rules)
    hand, top = codes.mask(view.hand), codes.mask(() if view.offered is None else (view.offered,))
    unseen = codes.deck & ~hand & ~codes.mask(view.refused) & ~top
    worth = _card_worths(codes.deck)
    for_nil = view.is_nil(view.seat) or (bool(view.rules.nil) and _is_for_nil(hand, worth))

    def nil_gain(card: int) -> float:
        return nil_score(hand | card, codes.deck)

    def trick_gain(card: int) -> float:
        return worth[card.bit_length() - 1]

    gain = nil_gain if for_nil else trick_gain
    if gain(top) >= _average(unseen, gain):
        reason = _("the card suits a nil") if for_nil else _("the card is better than most that could follow")
        return Decision(KeepCard(view.seat), reason)
    reason = _("the card endangers a nil") if for_nil else _("the next card is better on average")
    return Decision(RefuseCard(view.seat), reason)


def _card_worths(deck: int) -> dict[int, float]:
    """Return, by code, how many tricks each card of *deck* adds to a hand."""
    worth = dict.fromkeys(held(deck), 0.0) | dict.fromkeys(held(deck & SPADE_MASK), _SPADE)
    for suit, mask in enumerate(SUIT_MASKS):
        top = _TOP_SPADES if suit == SPADES else _TOP_SIDE
        worth |= dict(zip(reversed(held(deck & mask)), top, strict=False))
    return worth


def _is_for_nil(hand: int, worth: dict[int, float]) -> bool:
    """Whether so much of *hand* is drawn, and so little of it wins tricks, that the rest had better win none."""
    codes = held(hand)
    spades = sum(SUIT_OF[code] == SPADES for code in codes)
    return len(codes) >= _NIL_FROM and spades <= 1 and sum(worth[code] for code in codes) < _FEW_TRICKS


def _average(unseen: int, gain: Callable[[int], float]) -> float:
    """Return the average *gain* of the *unseen* cards."""
    gains = [gain(1 << code) for code in held(unseen)]
    return sum(gains) / len(gains) if gains else 0.0

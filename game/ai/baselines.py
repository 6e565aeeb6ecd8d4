"""Two players to measure others by: one that plays anything, one that plays high."""

from __future__ import annotations

from random import Random

from game.ai.agent import Decision
from game.cards import Card, Suit
from game.engine.actions import (
    Action,
    AgreeContract,
    CallRenege,
    ChoosePenalty,
    CloseCalls,
    DeclineBlind,
    DeclineTrade,
    GiveEstimate,
    KeepCard,
    KeepHand,
    LookAtCards,
    PassCards,
    PlaceBid,
    PlayCard,
    ProposeContract,
    SettleBlind,
)
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.ruleset import RuleSet
from game.rules.tricks import Trick, winning_play
from game.words import _


def choices(view: PlayerView) -> tuple[Action, ...]:
    """Return the actions of `view.legal` that are within the rules: no renege, and no call of one.

    Raises ValueError where the seat has nothing to decide.
    """
    if view.phase is Phase.PLAY and view.turn is view.seat:
        return tuple(PlayCard(view.seat, card) for card in view.lawful_cards)
    found = tuple(action for action in view.legal if not isinstance(action, CallRenege))
    if not found:
        raise ValueError(f"{view.seat.name.lower()} has nothing to decide in phase {view.phase}")
    return found


class RandomPlayer:
    """Does anything that the rules allow."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return any action, each equally likely."""
        return Decision(rng.choice(choices(view)), _("chosen by chance"))


class GreedyPlayer:
    """Bids its high cards, never nil, and takes every trick that it can with its highest card."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the plainest action."""
        options = choices(view)
        match options[0]:
            case PlayCard():
                return _play(view)
            case PlaceBid() | GiveEstimate():
                return _bid(view, options)
            case ProposeContract() | AgreeContract():
                return _agree(view, options)
            case PassCards():
                return Decision(_decline_or(options), _("any cards will do"))
            case KeepCard():
                return _draw(view, options)
            case ChoosePenalty() | KeepHand() | LookAtCards() | DeclineBlind() | CloseCalls() | SettleBlind():
                return Decision(options[0], _("the plainest choice"))
            case _:
                return Decision(rng.choice(options), _("nothing depends on it"))


def _high_cards(hand: tuple[Card, ...], rules: RuleSet) -> int:
    """Return how many tricks *hand* wins at a glance: aces, kings, and every spade beyond the third."""
    spades = sum(rules.suit(card) is Suit.SPADES for card in hand)
    honours = sum(card.rank >= 13 for card in hand)
    return honours + max(0, spades - 3)


def _bid(view: PlayerView, options: tuple[Action, ...]) -> Decision:
    wanted = _high_cards(view.hand, view.rules)

    def distance(action: Action) -> tuple[bool, int]:
        match action:
            case PlaceBid(_seat, bid):
                return bid.is_nil, abs(bid.tricks - wanted)
            case GiveEstimate(_seat, sure, hopeful):
                return False, abs(sure - wanted) + abs(hopeful - wanted)
            case _:
                return True, 0

    return Decision(min(options, key=distance), _("a trick for every ace, king and long spade"))


def _agree(view: PlayerView, options: tuple[Action, ...]) -> Decision:
    if isinstance(options[0], AgreeContract):
        return Decision(options[0], _("whatever the partner says"))
    said = sum(word.sure for word in view.talk if isinstance(word, GiveEstimate) and word.seat in view.partners)
    wanted = _high_cards(view.hand, view.rules) + said

    def distance(action: Action) -> tuple[int, int]:
        return (len(action.nils), abs(action.tricks - wanted)) if isinstance(action, ProposeContract) else (9, 0)

    return Decision(min(options, key=distance), _("what both have counted"))


def _draw(view: PlayerView, options: tuple[Action, ...]) -> Decision:
    """Keep what looks like a trick: a spade, an ace or a king."""
    keep, refuse = options
    card = view.offered
    if card is not None and (view.rules.suit(card) is Suit.SPADES or card.rank >= 13):
        return Decision(keep, _("a high card or a spade"))
    return Decision(refuse, _("neither a high card nor a spade"))


def _decline_or(options: tuple[Action, ...]) -> Action:
    return options[-1] if isinstance(options[-1], DeclineTrade) else options[0]


def _play(view: PlayerView) -> Decision:
    rules, first = view.rules, not view.tricks

    def height(card: Card) -> tuple[bool, int]:
        return rules.suit(card) is Suit.SPADES, rules.strength(card)

    cards = view.lawful_cards
    winners = [card for card in cards if _wins(view.trick, view, card, first=first)]
    if winners:
        card = max(winners, key=height)
        return Decision(PlayCard(view.seat, card), _("the highest card that can win"))
    return Decision(PlayCard(view.seat, min(cards, key=height)), _("the lowest card, since none can win"))


def _wins(trick: Trick, view: PlayerView, card: Card, *, first: bool) -> bool:
    """Whether *card* would hold *trick* as it lies."""
    return winning_play(trick.with_play(view.seat, card), view.rules, first=first).seat is view.seat

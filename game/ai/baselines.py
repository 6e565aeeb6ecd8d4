"""Players to measure others by: one that plays at random, one that plays high, and a tree search as published."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.ai.agent import Decision
from game.ai.codes import codes_of
from game.ai.core.chosen import core
from game.ai.core.reading import read_belief, read_deal, supports
from game.ai.rule_player import RulePlayer
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

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import TreeSearch


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


class IsmctsPlayer:
    """Plays cards by information set Monte Carlo tree search with *iterations* a card.

    This is the method of AI Factory's Spades (AIIDE 2013), which plays with 2,500, in an implementation of our own:
    deals drawn uniformly, exploration 0.7 with availability counts, play-outs at random, values by points less ten a
    bag, scaled to 0 to 1 over what can still come out. It bids by rules of thumb, as the published program did; the
    rules are those of our own rule player, so that the play of the cards is what is compared. These also play where
    the core does not serve the table's rules.
    """

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self._search: TreeSearch | None = None
        self._rules = RulePlayer()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the action to take."""
        found = None
        if supports(view.rules) and view.phase is Phase.PLAY and view.turn is view.seat:
            found = self._choose_card(view, rng)
        return found or self._rules.decide(view, rng)

    def _choose_card(self, view: PlayerView, rng: Random) -> Decision | None:
        """Return the card tried most often, or None where what was played cannot be (somebody did not follow suit)."""
        lawful = view.lawful_cards
        if len(lawful) == 1:
            return Decision(PlayCard(view.seat, lawful[0]), _("no other card may be played"))
        deal = read_deal(view)
        belief = read_belief(view, deal, 1)
        if belief is None:
            return None
        if self._search is None:
            self._search = core.TreeSearch(self.iterations)
        code = self._search.card(deal, belief, rng.getrandbits(64))
        share = 100 * self._search.account()[code][0] // self.iterations
        reason = _("tried in {share} of 100 games played in thought").format(share=share)
        return Decision(PlayCard(view.seat, codes_of(view.rules).cards[code]), reason)


def ismcts_player(iterations: str) -> IsmctsPlayer:
    """Return a player with *iterations* a card; raise ValueError where that is no number or out of range."""
    if iterations.isascii() and iterations.isdigit() and 1 <= int(iterations) <= core.MOST_ITERATIONS:
        return IsmctsPlayer(int(iterations))
    wanted = f"write a number of iterations from 1 to {core.MOST_ITERATIONS}, such as ismcts:2500"
    raise ValueError(f"player: 'ismcts:{iterations}': {wanted}")

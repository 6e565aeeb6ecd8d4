"""A player that overlooks a card now and then, where the rules let reneges be called.

It does so seldom, and only where it would suit: it trumps to save its contract, or plays another suit, of the same
colour if possible, where following would win a trick too many. What it overlooks comes to light when it is played.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.ai.agent import Agent, Decision
from game.cards import Card, Suit
from game.engine.actions import CloseCalls, PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.tricks import lawful, winning_play
from game.words import _

_SLIPS = 0.2  # of the occasions
_OVERLOOKED = 2  # cards of a suit at most: more are seen
_LATE = 4  # from this trick on, hands are short enough to be muddled
_RED = (Suit.HEARTS, Suit.DIAMONDS)


class CarelessPlayer:
    """Plays as *agent* does, but while *careless* says so it reneges now and then."""

    def __init__(self, agent: Agent, careless: Callable[[], bool]) -> None:
        self._agent = agent
        self.careless = careless

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what the agent decides, or a card that does not follow."""
        chance = Random()
        chance.setstate(rng.getstate())  # the agent finds its chances as if nobody else had drawn from them
        decision = self._agent.decide(view, rng)
        if not isinstance(decision.action, PlayCard) or not self.careless():
            return decision
        card = tempting_card(view)
        if card is None or Random(f"slip:{chance.random()}").random() >= _SLIPS:
            return decision
        return Decision(PlayCard(view.seat, card), slip_words(view))


class QuietPlayer:
    """Plays as *agent* does, but while *quiet* says so it leaves calling reneges to its partner."""

    def __init__(self, agent: Agent, quiet: Callable[[], bool]) -> None:
        self._agent = agent
        self._quiet = quiet

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what the agent decides, or that the tricks stand."""
        if view.phase is Phase.CALLS and view.turn is view.seat and self._quiet():
            return Decision(CloseCalls(view.seat), _("calling reneges is left to the partner"))
        return self._agent.decide(view, rng)


def tempting_card(view: PlayerView) -> Card | None:
    """Return the card by which a careless player would renege now, or None."""
    if view.rules.renege != "callable" or view.phase is not Phase.PLAY or view.turn is not view.seat:
        return None
    if not view.trick.plays or len(view.tricks) + 1 < _LATE or view.is_nil(view.seat):
        return None
    led = view.rules.suit(view.trick.lead)
    following = [card for card in view.hand if view.rules.suit(card) is led]
    if led is Suit.SPADES or not 0 < len(following) <= _OVERLOOKED or _has_reneged(view):
        return None
    return _ruff(view, following) if _needs_tricks(view) else _discard(view, following)


def slip_words(view: PlayerView) -> str:
    """Return why the seat of *view* did not follow."""
    led = view.rules.suit(view.trick.lead)
    words = {
        Suit.CLUBS: _("a club was overlooked"),
        Suit.DIAMONDS: _("a diamond was overlooked"),
        Suit.HEARTS: _("a heart was overlooked"),
        Suit.SPADES: _("a spade was overlooked"),
    }
    return words[led]


def is_slip(view: PlayerView, card: Card) -> bool:
    """Whether the rules did not let the seat of *view* play *card*."""
    return bool(view.lawful_cards) and card not in view.lawful_cards


def _needs_tricks(view: PlayerView) -> bool:
    owed, won = view.owed(view.side), view.side_taken(view.side)
    return won < owed


def _has_reneged(view: PlayerView) -> bool:
    """Whether the seat has played a card of this deal that its later cards and its hand do not bear out."""
    later = list(view.hand)
    for number in reversed(range(len(view.tricks))):
        trick = view.tricks[number]
        card = trick.card_of(view.seat)
        if card is None:
            continue
        later.append(card)
        before = type(trick)(trick.plays[: trick.cards.index(card)])
        if before.plays and card not in lawful(later, before, view.rules, first=number == 0, broken=True):
            return True
    return False


def _ruff(view: PlayerView, following: list[Card]) -> Card | None:
    """Return the lowest spade that takes a trick which the cards *following* cannot take, late in the trick."""
    rules = view.rules
    if not _is_late(view) or any(_wins(view, card) for card in following):
        return None
    if winning_play(view.trick, rules, first=False).seat in view.partners:
        return None
    spades = [card for card in view.hand if rules.suit(card) is Suit.SPADES and _wins(view, card)]
    return min(spades, key=rules.strength, default=None)


def _discard(view: PlayerView, following: list[Card]) -> Card | None:
    """Return a low card, of the same colour if possible, that avoids a trick which all cards *following* would take."""
    rules = view.rules
    if not _is_late(view) or not all(_wins(view, card) for card in following):
        return None
    led = rules.suit(following[0])
    others = [card for card in view.hand if rules.suit(card) not in (led, Suit.SPADES)]

    def unlike(card: Card) -> tuple[bool, int]:
        return (led in _RED) is not (rules.suit(card) in _RED), rules.strength(card)

    return min(others, key=unlike, default=None)


def _is_late(view: PlayerView) -> bool:
    """Whether at most one seat still plays to the trick after this one."""
    return len(view.trick.plays) >= view.rules.players - 2


def _wins(view: PlayerView, card: Card) -> bool:
    """Whether *card* would hold the trick as it lies."""
    trick = view.trick.with_play(view.seat, card)
    return winning_play(trick, view.rules, first=False).seat is view.seat

"""The players by rules of thumb: they count tricks, cover nils, duck bags; the beginner slips now and then."""

from __future__ import annotations

from random import Random

from game.ai.agent import Decision, Forecast
from game.ai.auction import decide_bid, decide_talk, partner_bid
from game.ai.blinds import decide_blind, decide_blind_nil, decide_redeal
from game.ai.cardplay import CardPlay
from game.ai.characters import STEADY, Character
from game.ai.codes import codes_of
from game.ai.court import decide_calls, decide_penalty
from game.ai.exchange import decide_draw, decide_trade
from game.ai.hands import hand_nil, hand_tricks
from game.ai.reasons import why_card
from game.engine.actions import CutCard, PlaceBid, PlayCard, StartDeal
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.bids import Bid
from game.words import _

# Set by hand.
_CARD_SLIPS = 0.12  # of the cards that could be another one
_BID_SLIPS = 0.35  # of the bids are one off


class RulePlayer:
    """Plays by rules of thumb; chance decides nothing but where to cut."""

    def __init__(self, character: Character = STEADY) -> None:
        self._character = character

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the action that the rules of thumb advise; raise ValueError where there is nothing to decide."""
        if not view.legal:
            raise ValueError(f"{view.seat.name.lower()} has nothing to decide in phase {view.phase}")
        match view.phase:
            case Phase.PLAY:
                return choose_card(view, self._character)
            case Phase.AUCTION:
                return decide_bid(view, self._character)
            case Phase.TALK:
                return decide_talk(view, self._character)
            case Phase.TRADE:
                return decide_trade(view)
            case Phase.BLIND:
                return decide_blind(view)
            case Phase.BLIND_NIL:
                return decide_blind_nil(view, self._character)
            case Phase.DRAW:
                return decide_draw(view)
            case Phase.REDEAL:
                return decide_redeal(view)
            case Phase.CALLS:
                return decide_calls(view)
            case Phase.PENALTY:
                return decide_penalty(view)
            case Phase.CUT:
                return _cut(view, rng)
            case Phase.SCORED | Phase.OVER:
                return Decision(StartDeal(), _("the deal is scored"))

    def foresee(self, view: PlayerView) -> Forecast:
        """Return what the seat of *view*, which is to bid, expects."""
        return by_table(view)


def choose_card(view: PlayerView, character: Character = STEADY) -> Decision:
    """Return the card that a player of *character* plays."""
    if view.turn is not view.seat:
        raise ValueError(f"{view.seat.name.lower()} is not to play; it may only call reneges")
    lawful = view.lawful_cards
    if len(lawful) == 1:
        return Decision(PlayCard(view.seat, lawful[0]), _("no other card may be played"))
    play = CardPlay(view, lawful, character)
    best = play.choices[0]
    return Decision(PlayCard(view.seat, play.position.codes.cards[best.code]), why_card(play, best))


def _cut(view: PlayerView, rng: Random) -> Decision:
    places = [action for action in view.legal if isinstance(action, CutCard)]
    return Decision(rng.choice(places), _("one card is as good as another"))


def by_table(view: PlayerView) -> Forecast:
    """Return what the hand of *view* is worth by the table that all bids start from; nothing before it was seen."""
    if not view.hand:
        return Forecast()
    hand = codes_of(view.rules).mask(view.hand)
    return Forecast(hand_tricks(view.rules, hand), hand_nil(view.rules, hand, partner_bid(view)))


class BeginnerPlayer:
    """Plays by rules of thumb with seldom, harmless slips, never against its own partner's nil or its own."""

    def __init__(self, character: Character = STEADY) -> None:
        self._rules = RulePlayer(character)

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return what the rules of thumb advise, or a slip."""
        advised = self._rules.decide(view, rng)
        match advised.action:
            case PlayCard():
                return self._card(view, advised, rng)
            case PlaceBid(_seat, bid) if not bid.is_nil and view.phase is Phase.AUCTION:
                return self._bid(view, advised, bid, rng)
            case _:
                return advised

    def _card(self, view: PlayerView, advised: Decision, rng: Random) -> Decision:
        slips = rng.random() < _CARD_SLIPS
        if not slips or any(view.is_nil(seat) for seat in (view.seat, *view.partners)):
            return advised
        card = rng.choice(view.lawful_cards)
        return Decision(PlayCard(view.seat, card), _("it looked as good as any other"))

    def _bid(self, view: PlayerView, advised: Decision, bid: Bid, rng: Random) -> Decision:
        if rng.random() >= _BID_SLIPS:
            return advised
        other = PlaceBid(view.seat, Bid.of(bid.tricks + rng.choice((-1, 1))))
        if bid.tricks <= 1 or other not in view.legal:
            return advised
        return Decision(other, _("the hand looks like {count} tricks").format(count=other.bid.tricks))

"""A beginner: knows the rules of thumb, and forgets one now and then."""

from __future__ import annotations

from random import Random

from game.ai.agent import Decision
from game.ai.characters import STEADY, Character
from game.ai.rule_player import RulePlayer
from game.engine.actions import PlaceBid, PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.rules.bids import Bid
from game.words import _

_CARD_SLIPS = 0.12  # of the cards that could be another one
_BID_SLIPS = 0.35  # of the bids are one off


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

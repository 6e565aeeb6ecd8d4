"""The player by rules of thumb: counts tricks, covers nils, ducks bags."""

from __future__ import annotations

from random import Random

from game.ai import auction, blinds, court, draw, talk, trade
from game.ai.agent import Decision
from game.ai.cardplay import CardPlay
from game.ai.characters import STEADY, Character
from game.ai.forecast import Forecast, by_table
from game.ai.reasons import why_card
from game.engine.actions import CutCard, PlayCard, StartDeal
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.words import _


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
                return auction.decide(view, self._character)
            case Phase.TALK:
                return talk.decide(view, self._character)
            case Phase.TRADE:
                return trade.decide(view)
            case Phase.BLIND:
                return blinds.decide_blind(view)
            case Phase.BLIND_NIL:
                return blinds.decide_blind_nil(view, self._character)
            case Phase.DRAW:
                return draw.decide(view)
            case Phase.REDEAL:
                return blinds.decide_redeal(view)
            case Phase.CALLS:
                return court.decide_calls(view)
            case Phase.PENALTY:
                return court.decide_penalty(view)
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

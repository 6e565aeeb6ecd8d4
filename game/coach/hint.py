"""Hints: what a good player would do in the person's place, and why."""

from random import Random

from game.ai.agent import Decision
from game.ai.players import find_player
from game.engine.actions import Action, PlaceBid
from game.engine.views import PlayerView
from game.rules.bids import Bid


def hint(view: PlayerView) -> Decision:
    """Return the action advised for *view*, with its reason in one sentence; always the same for a view."""
    return find_player("level4").decide(view, Random(0))


def usual(view: PlayerView) -> Action:
    """Return the action that rules of thumb advise for *view*, without search."""
    return find_player("level2").decide(view, Random(0)).action


def usual_bid(view: PlayerView) -> Bid | None:
    """Return the bid that rules of thumb advise for *view*; None where no bid is asked for."""
    action = usual(view)
    return action.bid if isinstance(action, PlaceBid) else None

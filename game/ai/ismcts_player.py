"""The player to measure ours by: a tree search as published, beside the same bidding by rules of thumb."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.ai.agent import Decision
from game.ai.codes import codes_of
from game.ai.core.chosen import core
from game.ai.core.reading import read_belief, read_deal, supports
from game.ai.rule_player import RulePlayer
from game.engine.actions import PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.words import _

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import TreeSearch


class IsmctsPlayer:
    """Plays cards by information set Monte Carlo tree search with so many *iterations* a card.

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
    """Return a player with so many *iterations*; raise ValueError where that is no number that can be searched."""
    if iterations.isascii() and iterations.isdigit() and 1 <= int(iterations) <= core.MOST_ITERATIONS:
        return IsmctsPlayer(int(iterations))
    wanted = f"write a number of iterations from 1 to {core.MOST_ITERATIONS}, such as ismcts:2500"
    raise ValueError(f"player: 'ismcts:{iterations}': {wanted}")

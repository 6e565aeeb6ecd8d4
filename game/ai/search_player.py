"""The players that search: they try their cards in likely deals."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.ai.agent import Decision
from game.ai.codes import codes_of
from game.ai.core.chosen import core
from game.ai.core.reading import read_belief, read_deal
from game.ai.core.terms import supports
from game.ai.rule_player import RulePlayer
from game.engine.actions import PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.words import _


class Budget(NamedTuple):
    """How much a player thinks: likely deals a decision, deals drawn for each, last tricks solved exactly."""

    worlds: int
    draws: int
    exact: int


BUDGETS = {3: Budget(20, 1, 0), 4: Budget(100, 5, 4), 5: Budget(320, 5, 5)}


class SearchPlayer:
    """A player of *level* 3 to 5; where the core does not search, it plays by rules of thumb."""

    def __init__(self, level: int) -> None:
        if level not in BUDGETS:
            raise ValueError(f"level: there is no {level} that searches; there are {', '.join(map(str, BUDGETS))}")
        self.budget = BUDGETS[level]
        self._rules = RulePlayer()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the action that does best in likely deals."""
        if view.phase is Phase.PLAY and view.turn is view.seat and supports(view.rules):
            found = self._choose_card(view, rng)
            if found is not None:
                return found
        return self._rules.decide(view, rng)

    def _choose_card(self, view: PlayerView, rng: Random) -> Decision | None:
        lawful = view.lawful_cards
        if len(lawful) == 1:
            return Decision(PlayCard(view.seat, lawful[0]), _("No other card may be played"))
        deal = read_deal(view)
        belief = read_belief(view, deal, self.budget.draws)
        if belief is None:
            return None
        search = core.Search()
        seed = rng.getrandbits(64)
        code = search.cards(deal, belief, core.Equity(), self.budget.worlds, self.budget.exact, seed)
        return Decision(PlayCard(view.seat, codes_of(view.rules).cards[code]), "")


class PolicyPlayer:
    """Plays its cards by the policy of the core, without search."""

    def __init__(self) -> None:
        self._rules = RulePlayer()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the action of the policy."""
        if view.phase is Phase.PLAY and view.turn is view.seat and supports(view.rules):
            code = core.policy_card(read_deal(view))
            return Decision(PlayCard(view.seat, codes_of(view.rules).cards[code]), _("By rule of thumb"))
        return self._rules.decide(view, rng)

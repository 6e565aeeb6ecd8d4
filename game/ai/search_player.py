"""The players that search: they try their cards in likely deals."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.ai.agent import Decision
from game.ai.codes import codes_of
from game.ai.core.chosen import core
from game.ai.core.reading import read_auction, read_belief, read_deal
from game.ai.core.terms import supports
from game.ai.rule_player import RulePlayer
from game.engine.actions import PlaceBid, PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.words import _


class Budget(NamedTuple):
    """How much a player thinks: likely deals a decision, deals drawn for each, last tricks solved exactly."""

    worlds: int
    draws: int
    exact: int
    bids: int


BUDGETS = {3: Budget(20, 1, 0, 0), 4: Budget(100, 5, 4, 100), 5: Budget(320, 5, 5, 240)}


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
        if view.phase is Phase.AUCTION and supports(view.rules) and self.budget.bids:
            found = self._choose_bid(view, rng)
            if found is not None:
                return found
        return self._rules.decide(view, rng)

    def _choose_bid(self, view: PlayerView, rng: Random) -> Decision | None:
        """Return the bid that does best, or None where the core does not know the style of bidding."""
        if view.rules.bidding != "individual" or any(view.blind):
            return None
        deal = read_auction(view)
        belief = read_belief(view, deal, self.budget.draws)
        if belief is None:
            return None
        partner = [bid.tricks for seat in view.partners if (bid := view.bids[seat]) is not None]
        usual = core.table_bid(deal, deal.hand(view.seat), partner[0] if partner else -1)
        wanted = max(1, (core.table_tricks(deal.hand(view.seat)) - 200) // 1000)
        offers = {action.bid.tricks: action for action in view.legal if isinstance(action, PlaceBid)}
        search = core.Search()
        for tricks in sorted({0, usual, wanted - 1, wanted, wanted + 1} & offers.keys()):
            search.add_bid(tricks)
        if not search.candidates:
            return None
        said = sum(bid is not None for bid in view.bids)
        best = search.bids(deal, belief, core.Equity(), said, self.budget.bids, rng.getrandbits(64))
        return Decision(offers[best], "")

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

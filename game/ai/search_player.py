"""The players that search: they try bids and cards in likely deals."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.ai.agent import Decision
from game.ai.budgets import BUDGETS, Budget, budget_of
from game.ai.characters import STEADY, Character
from game.ai.codes import codes_of
from game.ai.core.chosen import core
from game.ai.core.reading import read_auction, read_belief, read_deal, read_equity, supports, worth_of_point
from game.ai.forecast import Forecast
from game.ai.foresight import by_play
from game.ai.rule_player import RulePlayer
from game.ai.search_reasons import why_bid, why_card
from game.engine.actions import PlaceBid, PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.words import _

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Deal, Equity, Search


class SearchPlayer:
    """A player of *level* 3 to 5 and of some *character*, or of that level with another *budget*.

    Where the core does not search, it plays by rules of thumb.
    """

    def __init__(self, level: int, budget: Budget | None = None, character: Character = STEADY) -> None:
        if level not in BUDGETS:
            raise ValueError(f"level: there is no {level} that searches; there are {', '.join(map(str, BUDGETS))}")
        self.budget = budget or budget_of(level)
        self.character = character
        self._rules = RulePlayer(character)

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the action that does best in likely deals."""
        found = None
        if supports(view.rules) and view.turn is view.seat:
            if view.phase is Phase.PLAY:
                found = self._choose_card(view, rng)
            elif view.phase is Phase.AUCTION and self.budget.bids:
                found = self._choose_bid(view, rng)
        return found or self._rules.decide(view, rng)

    def foresee(self, view: PlayerView) -> Forecast:
        """Return what the seat of *view*, which is to bid, expects."""
        return by_play(view, self.budget.bids, self.budget.draws)

    def _choose_card(self, view: PlayerView, rng: Random) -> Decision | None:
        """Return the best card, or None where what was played cannot be (somebody did not follow suit)."""
        lawful = view.lawful_cards
        if len(lawful) == 1:
            return Decision(PlayCard(view.seat, lawful[0]), _("no other card may be played"))
        budget = self.budget
        deal = read_deal(view)
        self._lean(deal, view)
        belief = read_belief(view, deal, budget.draws, budget.reads)
        if belief is None:
            return None
        worlds = budget.solved if len(view.hand) <= budget.exact else budget.worlds
        search = self._search(view)
        search.fear_misses(self._worth(view, budget.play_lean))
        code = search.cards(deal, belief, self._equity(view), worlds, budget.exact, rng.getrandbits(64))
        reason = why_card(view, search, code, by_chance=budget.equity)
        return Decision(PlayCard(view.seat, codes_of(view.rules).cards[code]), reason)

    def _choose_bid(self, view: PlayerView, rng: Random) -> Decision | None:
        """Return the best bid, or None where the core does not know the style of bidding."""
        if view.rules.bidding != "individual" or any(view.blind):
            return None
        deal = read_auction(view)
        belief = read_belief(view, deal, self.budget.draws)
        search = self._bids(view, deal)
        if belief is None or not search.candidates:
            return None
        self._lean(deal, view)
        said = sum(bid is not None for bid in view.bids)
        best = search.bids(deal, belief, self._equity(view), said, self.budget.bids, rng.getrandbits(64))
        action = next(one for one in view.legal if isinstance(one, PlaceBid) and one.bid.tricks == best)
        reason = why_bid(view, search, best, trust=self.budget.nil_lean / 10, taste=self.character.nil)
        return Decision(action, reason)

    def _bids(self, view: PlayerView, deal: Deal) -> Search:
        """Return a search with the bids near that of the table, as far as they may be bid."""
        hand = deal.hand(view.seat)
        partner = [bid.tricks for seat in view.partners if (bid := view.bids[seat]) is not None]
        usual = core.table_bid(deal, hand, partner[0] if partner else -1)
        wanted = max(1, (core.table_tricks(hand) - 200) // 1000)
        offered = {action.bid.tricks for action in view.legal if isinstance(action, PlaceBid)}
        search = self._search(view)
        search.fear_misses(self._worth(view, self.budget.miss_lean), self._worth(view, self.budget.edge_lean))
        for tricks in sorted({0, usual, wanted - 1, wanted, wanted + 1} & offered):
            search.add_bid(tricks, 0 if tricks else self._worth(view, self.budget.nil_lean + 10 * self.character.nil))
        return search

    def _search(self, view: PlayerView) -> Search:
        """Return a new search, which likes the others' set as much as the player does."""
        search = core.Search()
        if self.budget.mixed:
            search.mix()
        if self.character.sets:
            search.seek_sets(self._worth(view, 10 * self.character.sets))
        return search

    def _equity(self, view: PlayerView) -> Equity:
        return read_equity(view.rules) if self.budget.equity else core.Equity()

    def _worth(self, view: PlayerView, tenths: int) -> int:
        """Return what so many *tenths* of a point are worth, in the measure of the search."""
        if not self.budget.equity:
            return tenths
        ours, theirs = view.standings[view.side].points, view.standings[1 - view.side].points
        return round(tenths / 10 * worth_of_point(ours, theirs, view.rules.target))

    def _lean(self, deal: Deal, view: PlayerView) -> None:
        share = round(self.budget.bag_share * self.character.bags)
        deal.practise(15 if self.budget.habits else 0)
        deal.weigh_bags(share)


class PolicyPlayer:
    """Plays its cards by the policy of the core, without search."""

    def __init__(self) -> None:
        self._rules = RulePlayer()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Return the action of the policy."""
        if view.phase is Phase.PLAY and view.turn is view.seat and supports(view.rules):
            code = core.policy_card(read_deal(view))
            return Decision(PlayCard(view.seat, codes_of(view.rules).cards[code]), _("by rule of thumb"))
        return self._rules.decide(view, rng)

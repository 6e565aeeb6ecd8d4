"""The players that search: they try bids and cards in likely deals, within a budget."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from game.ai.agent import Decision, Forecast
from game.ai.characters import STEADY, Character
from game.ai.codes import codes_of
from game.ai.core.chosen import core, describe
from game.ai.core.reading import read_auction, read_belief, read_deal, read_equity, supports, worth_of_point
from game.ai.core.strength import BID_MARGIN
from game.ai.reasons import why_searched_bid, why_searched_card
from game.ai.rule_player import RulePlayer, by_table
from game.engine.actions import PlaceBid, PlayCard
from game.engine.state import Phase
from game.engine.views import PlayerView
from game.words import _

if TYPE_CHECKING:  # the uncompiled core is not loaded where there is a compiled one
    from game.ai.core.pure import Deal, Equity, Search

# Uncompiled, the core is a hundred times slower: the expert thinks less, ends are solved later, and what was
# played tells less.
UNCOMPILED_WORLDS, UNCOMPILED_EXACT, UNCOMPILED_SOLVED = 160, 3, 60
# The same deals every time: a forecast has no chance of its own.
_SEED = 1
# Between experts good hands win a little less than by the table, poor ones a little more: the straight line that fits
# the 4,770 bids of 1,293 deals best. Over hands alike no mean was further than 0.12 tricks from it.
_TRICKS_ALWAYS, _SHARE_OF_TABLE = 0.23, 0.913


class Budget(NamedTuple):
    """How much a player thinks, and how it leans.

    *worlds* are likely deals a card, *bids* likely deals a bid (0: bids by table), each the best fit of *draws*. Where
    there are *reads*, that many likely deals are compared by what was played, and one is taken. The last *exact* tricks
    are solved, in *solved* deals or as many as there is time for.

    Play-outs are too sure of contracts and nils: *nil_lean* is added to the value of an own nil, *miss_lean* taken from
    that of a bid for every deal that misses it, *edge_lean* for one that makes it without a trick to spare at a table
    that has bid eleven tricks or so, and *play_lean* from that of a card that misses, all in tenths of a point; a bag
    counts *bag_share* hundredths of what it costs. Deals are judged by the chance to win the game where *equity* is
    asked for, else by points.

    The policy of the play-outs goes by *habits* as well as by rules; where it is *mixed*, chance says in every deal who
    has them.
    """

    worlds: int
    bids: int
    draws: int
    exact: int
    solved: int = 60
    nil_lean: int = -250
    bag_share: int = 60
    equity: bool = True
    habits: bool = True
    mixed: bool = True
    miss_lean: int = 200
    play_lean: int = 800
    edge_lean: int = 250
    reads: int = 0


BUDGETS = {
    3: Budget(40, 40, 3, 3),
    4: Budget(120, 160, 6, 4),
    5: Budget(1000, 1000, 12, 6, solved=1000, reads=6),
}


def budget_of(level: int) -> Budget:
    """Return how much players of *level* think with the core that runs."""
    return BUDGETS[level] if describe() == "compiled" else uncompiled(BUDGETS[level])


def uncompiled(budget: Budget) -> Budget:
    """Return *budget* cut to what the uncompiled core can do."""
    return budget._replace(
        worlds=min(budget.worlds, UNCOMPILED_WORLDS),
        bids=min(budget.bids, UNCOMPILED_WORLDS),
        exact=min(budget.exact, UNCOMPILED_EXACT),
        solved=min(budget.solved, UNCOMPILED_SOLVED),
        reads=0,
    )


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
        reason = why_searched_card(view, search, code, by_chance=budget.equity)
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
        reason = why_searched_bid(view, search, best, trust=self.budget.nil_lean / 10, taste=self.character.nil)
        return Decision(action, reason)

    def _bids(self, view: PlayerView, deal: Deal) -> Search:
        """Return a search with the bids near that of the table, as far as they may be bid."""
        hand = deal.hand(view.seat)
        partner = [bid.tricks for seat in view.partners if (bid := view.bids[seat]) is not None]
        usual = core.table_bid(deal, hand, partner[0] if partner else -1)
        wanted = max(1, (core.table_tricks(hand) - BID_MARGIN) // 1000)
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
        """Return what *tenths* of a point are worth, in the unit of the search."""
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


def by_play(view: PlayerView, worlds: int, draws: int) -> Forecast:
    """Return what the hand of *view* is worth in expert play, with the odds of a nil in *worlds* likely deals.

    Each of them is the best fit of *draws*. Where the core does not bid, both are those of the table, and so are the
    odds where the partner's nil hangs on the play too.
    """
    table = by_table(view)
    asked = view.phase is Phase.AUCTION and view.rules.bidding == "individual" and not any(view.blind)
    if not (asked and worlds and supports(view.rules)) or table.tricks is None:
        return table
    table = table._replace(tricks=_TRICKS_ALWAYS + _SHARE_OF_TABLE * table.tricks)
    if any(view.is_nil(seat) for seat in view.partners):
        return table
    deal = read_auction(view)
    belief = read_belief(view, deal, draws)
    if belief is None:
        return table
    search = core.Search()
    # Two that are alike, since a search ends where one is clearly the best.
    search.add_bid(0)
    search.add_bid(0)
    said = sum(bid is not None for bid in view.bids)
    search.bids(deal, belief, core.Equity(), said, worlds, _SEED)
    _code, tried, _value, _points, _made, _sets, nils, _bags = search.report(0)
    return Forecast(table.tricks, nils / tried)

"""What a player that searches expects of a nil: how often it stands where likely deals are played out."""

from __future__ import annotations

from game.ai.core.chosen import core
from game.ai.core.reading import read_auction, read_belief
from game.ai.core.terms import supports
from game.ai.forecast import Forecast, by_table
from game.engine.state import Phase
from game.engine.views import PlayerView

# The same deals every time: a forecast has no chance of its own.
_SEED = 1


def by_play(view: PlayerView, worlds: int, draws: int) -> Forecast:
    """Return what the hand of *view* is worth by the table, with the odds of a nil in so many *worlds*.

    Each is the best fit of so many *draws*. Where the core does not bid, or the partner's nil hangs on the play too,
    the odds are those of the table.
    """
    table = by_table(view)
    nil_beside = any(view.is_nil(seat) for seat in view.partners)
    asked = view.phase is Phase.AUCTION and view.rules.bidding == "individual" and not any(view.blind)
    if not (asked and worlds and supports(view.rules)) or nil_beside:
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

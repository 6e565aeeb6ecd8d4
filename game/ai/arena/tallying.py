"""Counting, decision by decision and deal by deal, what a player does."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from game.ai.arena.figures import Bin, Counts, Fault, Figures
from game.ai.arena.times import Stopwatch
from game.ai.forecast import Forecast
from game.ai.simulation import is_blind, is_blind_made, is_contract, is_set
from game.engine.state import DealState, Phase
from game.rules.bids import BidKind
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Seat, Side

_Bins = defaultdict[int, Bin]


class Tally:
    """Counts for one player, at however many seats."""

    def __init__(self) -> None:
        self._counts = Counts()
        self._bids: _Bins = defaultdict(Bin)
        self._owed: _Bins = defaultdict(Bin)
        self._tricks: _Bins = defaultdict(Bin)
        self._nils: _Bins = defaultdict(Bin)
        self._watches: defaultdict[Phase, Stopwatch] = defaultdict(Stopwatch)
        self._fault: Fault | None = None

    def decided(self, phase: Phase, nanoseconds: int) -> None:
        """Take in that a decision in *phase* took so long."""
        self._watches[phase].note(nanoseconds)

    def forfeited(self, number: int, reason: str, *, illegal: bool) -> None:
        """Take in that game *number* was lost for *reason*, be it an *illegal* action."""
        self._counts += Counts(forfeits=1, illegal=int(illegal))
        if self._fault is None:
            self._fault = Fault(number, reason)

    def scored_side(self, rules: RuleSet, deal: DealState, side: Side, lines: Sequence[ScoreLine]) -> None:
        """Take in the *lines* that *side*, where the player sat, has got for *deal*."""
        reasons = [line.reason for line in lines]
        nils, blind_nils = reasons.count(Reason.NIL_MADE), reasons.count(Reason.BLIND_NIL_MADE)
        self._counts += Counts(
            deals=1,
            contracts=sum(is_contract(line) for line in lines),
            sets=sum(is_set(line) for line in lines),
            bags=sum(line.bags for line in lines if line.reason is not Reason.BAG_PENALTY),
            nils=nils + reasons.count(Reason.NIL_FAILED),
            nils_made=nils,
            blind_nils=blind_nils + reasons.count(Reason.BLIND_NIL_FAILED),
            blind_nils_made=blind_nils,
            blind_bids=sum(is_blind(line) for line in lines),
            blind_bids_made=sum(is_blind_made(line) for line in lines),
        )
        contract = deal.contracts[side]
        if contract:
            taken = sum(deal.taken(seat) for seat in rules.members(side))
            self._owed[contract] += Bin(1, 1000 * contract, taken)

    def scored_seat(self, deal: DealState, seat: Seat, forecast: Forecast) -> None:
        """Take in what became of the bid of *seat*, and of the *forecast* that went before it."""
        bid = deal.bids[seat]
        if bid is None:
            return
        taken = deal.taken(seat)
        if bid.kind is BidKind.TRICKS:
            self._bids[bid.tricks] += Bin(1, 1000 * bid.tricks, taken)
            if forecast.tricks is not None:
                self._tricks[round(2 * forecast.tricks)] += Bin(1, round(1000 * forecast.tricks), taken)
        elif forecast.nil is not None:
            self._nils[min(9, int(10 * forecast.nil))] += Bin(1, round(1000 * forecast.nil), int(taken == 0))

    def figures(self) -> Figures:
        """Return what was counted."""
        times = {str(phase): watch.times() for phase, watch in sorted(self._watches.items())}
        decisions = sum(one.total for one in times.values())
        return Figures(
            counts=self._counts + Counts(decisions=decisions),
            bids=dict(sorted(self._bids.items())),
            owed=dict(sorted(self._owed.items())),
            tricks=dict(sorted(self._tricks.items())),
            nils=dict(sorted(self._nils.items())),
            times=times,
            fault=self._fault,
        )

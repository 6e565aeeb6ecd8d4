"""One table of the arena: a deal or a game played out, every decision counted, timed, and with chance of its own."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.ai.agent import Agent, Forecast, Foreseeing
from game.ai.arena.figures import Bin, Clock, Counts, Fault, Figures, Stopwatch
from game.ai.arena.protocol import ForfeitError
from game.ai.arena.results import unit_of_value, value
from game.ai.simulation import MOST_DEALS, is_blind, is_blind_made, is_contract, is_set
from game.engine.actions import Action, IllegalActionError, StartDeal
from game.engine.state import DealState, GameState, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import PlayerView, view_of
from game.rules.bids import BidKind
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine
from game.rules.seats import Seat, Side

_Bins = defaultdict[int, Bin]


class PlayerTally:
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


_BIDDING = (Phase.AUCTION, Phase.TALK)


class Played(NamedTuple):
    """How a table went: the value that side 0 gained more than side 1, in *deals* deals, and who won, if anybody."""

    margin: int
    deals: int
    winner: Side | None


class ArenaTable:
    """Players in their seats, with the tally that counts for each; *foresee*: ask what they expect as they bid."""

    def __init__(
        self, rules: RuleSet, players: Sequence[Agent], tallies: Sequence[PlayerTally], clock: Clock, *, foresee: bool
    ) -> None:
        self._rules = rules
        self._players = players
        self._tallies = tallies
        self._clock = clock
        self._foresee = foresee
        self._asked: Counter[tuple[int, int, Seat, Phase]] = Counter()
        self._forecasts: dict[Seat, Forecast] = {}

    def play(self, seed: int, most_deals: int = MOST_DEALS) -> Played:
        """Return how game *seed* goes; it is broken off after *most_deals* deals.

        Whoever forfeits loses the game, and the deal by as many points as win a game.
        """
        self._asked.clear()
        self._forecasts.clear()
        state = new_game(self._rules, seed).state
        margin = 0
        while state.phase is not Phase.OVER:
            if state.phase is Phase.SCORED and len(state.scores) >= most_deals:
                break
            old = state
            try:
                state = self._next(old)
            except (ForfeitError, IllegalActionError) as error:
                return self._forfeit(old, margin, error)
            if len(state.scores) > len(old.scores):
                margin += self._score(state)
        return Played(margin, len(state.scores), state.winner)

    def _next(self, state: GameState) -> GameState:
        seat = state.turn
        action = StartDeal() if seat is None else self._decide(state, seat)
        return apply(state, action).state

    def _decide(self, state: GameState, seat: Seat) -> Action:
        player, view = self._players[seat], view_of(state, seat)
        chance = self._chance(state, seat)
        if self._foresee and state.phase in _BIDDING and isinstance(player, Foreseeing):
            self._forecasts[seat] = player.foresee(view)
        begun = self._clock()
        action = _answer(player, view, chance)
        self._tallies[seat].decided(state.phase, self._clock() - begun)
        if isinstance(action, StartDeal) or action.seat is not seat:
            raise IllegalActionError(f"seat {int(seat)} may not act for another: {action!r}")
        return action

    def _chance(self, state: GameState, seat: Seat) -> Random:
        """Return the chance of one decision, the same at every table with these cards, whoever sits there."""
        deal = state.deal
        number, trick = (deal.seal.number, len(deal.tricks)) if deal is not None else (state.seed, 0)
        key = (number, trick, seat, state.phase)
        self._asked[key] += 1
        return Random(f"{number}:{int(seat)}:{trick}:{state.phase}:{self._asked[key]}")

    def _score(self, state: GameState) -> int:
        """Count the deal that was scored last, and return by how much side 0 did better than side 1."""
        rules, deal, score = self._rules, state.current, state.scores[-1]
        for side in rules.all_sides:
            self._tallies[side].scored_side(rules, deal, side, score.sides[side].lines)
        for seat in rules.seats:
            self._tallies[seat].scored_seat(deal, seat, self._forecasts.get(seat, Forecast()))
        self._forecasts.clear()
        we, they = (value(rules, side.lines) for side in score.sides)
        return we - they

    def _forfeit(self, state: GameState, margin: int, error: ForfeitError | IllegalActionError) -> Played:
        if state.turn is None:
            raise RuntimeError("nobody was to act") from error
        self._tallies[state.turn].forfeited(state.seed, str(error), illegal=isinstance(error, IllegalActionError))
        loser = self._rules.side_of(state.turn)
        price = unit_of_value(self._rules) * self._rules.target
        winner = Side(1 - loser)
        return Played(margin - price if loser is Side.WE else margin + price, len(state.scores) + 1, winner)


def _answer(player: Agent, view: PlayerView, chance: Random) -> Action:
    """Return what *player* decides; whatever goes wrong in it, it forfeits, and the others play on."""
    try:
        return player.decide(view, chance).action
    except ForfeitError:
        raise
    except Exception as error:
        raise ForfeitError(f"it failed with {type(error).__name__}: {error}") from error

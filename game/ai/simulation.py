"""Games between computer players only, and what many of them add up to: pure functions of rules, seed and players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.ai.agent import Agent, chance_of
from game.engine.actions import Action, StartDeal
from game.engine.events import DealScored, DealStarted, Event, HandThrownIn, RenegeCalled
from game.engine.record import GameRecord
from game.engine.state import GameState, Phase
from game.engine.transitions import apply, new_game
from game.engine.views import view_of
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine, Standing
from game.rules.seats import Side

MOST_DEALS = 200

_SET = frozenset({Reason.CONTRACT_SET, Reason.TEN_SET, Reason.BOSTON_SET, Reason.BLIND_SET})
_LOW = frozenset({Reason.BLIND_LOW_BOTH, Reason.BLIND_LOW_ONE, Reason.BLIND_LOW_NEITHER})
_BLIND = _LOW | {Reason.BLIND_MADE, Reason.BLIND_SET}
_BLIND_MADE = frozenset({Reason.BLIND_MADE, Reason.BLIND_LOW_BOTH})


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went; *winner* is None where it was broken off undecided.

    *lines* are all lines of all score sheets; *decisions* counts what players chose, *reneges* what they committed and
    *proven* what of it was called.
    """

    record: GameRecord
    winner: Side | None
    standings: tuple[Standing, ...]
    deals: int
    lines: tuple[ScoreLine, ...]
    redeals: int
    reneges: int
    proven: int
    decisions: int


def play_game(rules: RuleSet, seed: int, players: Sequence[Agent], most_deals: int = MOST_DEALS) -> Outcome:
    """Return how the game of *rules* and *seed* goes between *players*, one a seat.

    It is broken off after *most_deals* deals. Each decision gets a generator of its own, seeded as at the table of
    the window, so that both play the same game.
    """
    step = new_game(rules, seed)
    state, events = step.state, list(step.events)
    actions: list[Action] = []
    reneges = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.SCORED and len(state.scores) >= most_deals:
            break
        action = _next_action(state, players, len(actions))
        step = apply(state, action)
        state = step.state
        actions.append(action)
        events += step.events
        if any(isinstance(event, DealScored) for event in step.events):
            reneges += len(state.current.reneges)
    seals = tuple(event.seal for event in events if isinstance(event, DealStarted))
    return _outcome(GameRecord(rules, seed, tuple(actions), seals), state, events, reneges)


def _next_action(state: GameState, players: Sequence[Agent], number: int) -> Action:
    if state.turn is None:
        return StartDeal()
    chance = chance_of(state.seed, number, state.turn)
    return players[state.turn].decide(view_of(state, state.turn), chance).action


def _outcome(record: GameRecord, state: GameState, events: Sequence[Event], reneges: int) -> Outcome:
    return Outcome(
        record=record,
        winner=state.winner,
        standings=state.standings,
        deals=len(state.scores),
        lines=tuple(line for score in state.scores for side in score.sides for line in side.lines),
        redeals=sum(isinstance(event, HandThrownIn) for event in events),
        reneges=reneges,
        proven=sum(isinstance(event, RenegeCalled) and event.proven for event in events),
        decisions=sum(not isinstance(action, StartDeal) for action in record.actions),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What many games add up to; tuples by side are in side order.

    *contracts* counts the sides that owed tricks, once a deal, and *sets* those that missed them. *nils* and
    *blind_nils* are those bid outright, not the low of a Blind Low.
    """

    games: int
    undecided: int
    wins: tuple[int, ...]
    average_scores: tuple[float, ...]
    deals: int
    longest: int
    bags: int
    bag_penalties: int
    contracts: int
    sets: int
    nils: int
    nils_made: int
    blind_nils: int
    blind_nils_made: int
    blind_bids: int
    blind_bids_made: int
    redeals: int
    reneges: int
    reneges_proven: int
    decisions: int

    @property
    def deals_per_game(self) -> float:
        """How many deals a game takes."""
        return self.deals / self.games

    @property
    def bags_per_deal(self) -> float:
        """How many bags a side collects in a deal."""
        return self.bags / (self.deals * len(self.wins)) if self.deals else 0.0


def tally(outcomes: Iterable[Outcome], sides: int) -> Tally:
    """Return what *outcomes*, at least one, add up to; each is of a game between *sides* sides.

    They are taken one at a time, so that many games need no more memory than one.
    """
    sums: Counter[str] = Counter()
    count: Counter[Reason] = Counter()
    wins, points = [0] * sides, [0] * sides
    longest = 0
    for one in outcomes:
        sums.update(_sums(one))
        count.update(line.reason for line in one.lines)
        longest = max(longest, one.deals)
        for side, standing in enumerate(one.standings):
            points[side] += standing.points
            wins[side] += one.winner == side
    return Tally(
        **sums,
        wins=tuple(wins),
        average_scores=tuple(total / sums["games"] for total in points),
        longest=longest,
        bag_penalties=count[Reason.BAG_PENALTY],
        nils=count[Reason.NIL_MADE] + count[Reason.NIL_FAILED],
        nils_made=count[Reason.NIL_MADE],
        blind_nils=count[Reason.BLIND_NIL_MADE] + count[Reason.BLIND_NIL_FAILED],
        blind_nils_made=count[Reason.BLIND_NIL_MADE],
        blind_bids=sum(count[reason] for reason in _BLIND),
        blind_bids_made=sum(count[reason] for reason in _BLIND_MADE),
    )


def _sums(one: Outcome) -> dict[str, int]:
    """Return what is added up as it is, under the names that it has in a tally."""
    return {
        "games": 1,
        "undecided": int(one.winner is None),
        "deals": one.deals,
        "bags": sum(line.bags for line in one.lines if line.reason is not Reason.BAG_PENALTY),
        "contracts": sum(is_contract(line) for line in one.lines),
        "sets": sum(is_set(line) for line in one.lines),
        "redeals": one.redeals,
        "reneges": one.reneges,
        "reneges_proven": one.proven,
        "decisions": one.decisions,
    }


def is_set(line: ScoreLine) -> bool:
    """Whether *line* is of a contract that was missed."""
    return line.reason in _SET or (line.reason in _LOW and line.taken < line.bid)


def is_contract(line: ScoreLine) -> bool:
    """Whether *line* is of a side that owed tricks; it has one such line a deal."""
    made = (Reason.CONTRACT_MADE, Reason.TEN_MADE, Reason.BOSTON_MADE, Reason.BLIND_MADE, Reason.DOUBLE_BID)
    return line.reason in made or line.reason in _SET or line.reason in _LOW


def is_blind(line: ScoreLine) -> bool:
    """Whether *line* is of a side that bid a number before looking."""
    return line.reason in _BLIND


def is_blind_made(line: ScoreLine) -> bool:
    """Whether *line* is of a side that took all that it bid before looking."""
    return line.reason in _BLIND_MADE

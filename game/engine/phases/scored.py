"""The end of a deal, and of a game: tricks after penalties, the score, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec.structs import replace

from game.engine.actions import Action, StartDeal
from game.engine.dealing import begin_deal
from game.engine.events import DealScored, GameWon
from game.engine.phases import PhaseRow, PhaseWords
from game.engine.state import Call, GameState, Phase, Step
from game.rules.bids import Bid, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine, SeatResult, SideResult, Standing, score_deal
from game.rules.seats import Seat, Side
from game.words import _


class DealOutcome(Protocol):
    """What the result of a deal depends on: a `DealState` or a `PlayerView`."""

    @property
    def bids(self) -> tuple[Bid | None, ...]:
        """What every seat bid."""

    @property
    def contracts(self) -> tuple[int | None, ...]:
        """What every side owes."""

    @property
    def blind(self) -> tuple[BlindBid | None, ...]:
        """What every side bid before the deal."""

    @property
    def calls(self) -> tuple[Call, ...]:
        """The reneges called."""

    def taken(self, seat: Seat) -> int:
        """Return how many tricks *seat* has won."""


def settle_deal(state: GameState) -> Step:
    """Score the deal, which may decide the game."""
    deal, rules = state.current, state.rules
    taken = adjusted(rules, deal)
    results = [side_result(rules, deal, side, taken) for side in rules.all_sides]
    score = score_deal(rules, results, state.standings)
    state = replace(state, phase=Phase.SCORED, turn=None, standings=score.standings, scores=(*state.scores, score))
    scored = DealScored(deal.index, score, taken, deal.seal.number, deal.seal.nonce)
    side = winning_side(rules, state.standings, len(state.scores))
    if side is None:
        return Step(state, (scored,))
    won = GameWon(side, state.standings)
    return Step(replace(state, phase=Phase.OVER, winner=side), (scored, won))


def side_result(rules: RuleSet, deal: DealOutcome, side: Side, taken: tuple[int, ...]) -> SideResult:
    """Return the result of *side* with the tricks *taken* by every seat."""
    seats = tuple(SeatResult(seat, deal.bids[seat], taken[seat]) for seat in rules.members(side))
    return SideResult(deal.contracts[side], seats, deal.blind[side], court_lines(rules, deal, side))


def winning_side(rules: RuleSet, standings: tuple[Standing, ...], deals: int) -> Side | None:
    """Return the side that has won after *deals* deals; None while the game goes on, also after a tie."""
    points = [one.points for one in standings]
    best = max(points)
    return Side(points.index(best)) if _ended(rules, points, deals) and points.count(best) == 1 else None


def level_at(rules: RuleSet, standings: Sequence[Standing], deals: int) -> int | None:
    """Return the points of the best sides where only their tie keeps a game of *deals* deals going; else None."""
    points = [one.points for one in standings]
    best = max(points)
    return best if _ended(rules, points, deals) and points.count(best) > 1 else None


def _ended(rules: RuleSet, points: Sequence[int], deals: int) -> bool:
    """Whether a side has reached the target or the floor, or all deals are played."""
    return (
        max(points) >= rules.target
        or (rules.floor is not None and min(points) <= rules.floor)
        or (rules.max_deals is not None and deals >= rules.max_deals)
    )


# Penalties ----------------------------------------------------------------------------------------


def adjusted(rules: RuleSet, deal: DealOutcome) -> tuple[int, ...]:
    """Return the tricks of every seat after the penalties that move tricks."""
    taken = [deal.taken(seat) for seat in rules.seats]
    for one in deal.calls:
        _pay(rules, deal, one, taken)
    return tuple(taken)


def _pay(rules: RuleSet, deal: DealOutcome, call: Call, taken: list[int]) -> int:
    """Move the tricks that the penalty of *call* moves and return how many."""
    match call.penalty:
        case "take_tricks":
            return _move(rules, deal, taken, loser=call.accused, winner=call.seat)
        case "give_tricks":
            return _move(rules, deal, taken, loser=call.seat, winner=call.accused)
        case "lose_points" | "win_points" | None:
            return 0


def _move(rules: RuleSet, deal: DealOutcome, taken: list[int], *, loser: Seat, winner: Seat) -> int:
    """Move tricks from *loser*'s side to *winner*'s: from the seat itself first, to a seat that bid a number."""
    receiver = next(
        (seat for seat in (winner, *rules.partners(winner)) if not _is_nil(deal, seat)),
        winner,
    )
    left = rules.renege_tricks
    for seat in (loser, *rules.partners(loser)):
        moved = min(left, taken[seat])
        taken[seat] -= moved
        taken[receiver] += moved
        left -= moved
    return rules.renege_tricks - left


def _is_nil(deal: DealOutcome, seat: Seat) -> bool:
    bid = deal.bids[seat]
    return bid is not None and bid.is_nil


def court_lines(rules: RuleSet, deal: DealOutcome, side: Side) -> tuple[ScoreLine, ...]:
    """Return what calls and penalties do for *side*: points, and tricks won or lost, which the contract then counts."""
    taken = [deal.taken(seat) for seat in rules.seats]
    lines = []
    for one in deal.calls:
        callers, accused = rules.side_of(one.seat) is side, rules.side_of(one.accused) is side
        moved = _pay(rules, deal, one, taken)
        if not one.proven and callers and rules.wrong_call_points:
            lines.append(ScoreLine(Reason.WRONG_CALL, -rules.wrong_call_points, seat=one.seat))
        elif one.penalty == "lose_points" and accused:
            lines.append(ScoreLine(Reason.RENEGE, -rules.renege_points, seat=one.accused))
        elif one.penalty == "win_points" and callers:
            lines.append(ScoreLine(Reason.RENEGE, rules.renege_points, seat=one.accused))
        elif moved and (callers or accused):
            won = callers is (one.penalty == "take_tricks")
            lines.append(ScoreLine(Reason.RENEGE_TRICKS, 0, seat=one.accused, taken=moved if won else -moved))
    return tuple(lines)


# The next deal ------------------------------------------------------------------------------------


def legal(_state: GameState, _seat: Seat) -> tuple[Action, ...]:
    """Return the start of the next deal, which is open to every seat."""
    return (StartDeal(),)


def apply(state: GameState, _action: StartDeal) -> Step:
    """Pass the deal on and begin the next."""
    return begin_deal(state, state.rules.next_seat(state.current.dealer))


SCORED_ROW = PhaseRow(
    kinds=(StartDeal,), anytime=legal, apply=apply, words=lambda: PhaseWords(_("Scored"), _("deal {deal} scored"))
)
OVER_ROW = PhaseRow(apply=apply, words=SCORED_ROW.words)  # of no kind of action

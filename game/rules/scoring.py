"""What a deal is worth to each side, line by line (RULES.md section 4 is the list of steps followed here)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from game.rules.bids import Bid, BidKind, BlindBid
from game.rules.keys import Stakes
from game.rules.ruleset import RuleSet
from game.rules.seats import Seat


class Reason(StrEnum):
    """Why a line stands on the score sheet."""

    CONTRACT_MADE = "contract_made"
    CONTRACT_SET = "contract_set"
    TEN_MADE = "ten_made"
    TEN_SET = "ten_set"
    BOSTON_MADE = "boston_made"
    BOSTON_SET = "boston_set"
    BLIND_MADE = "blind_made"
    BLIND_SET = "blind_set"
    BLIND_LOW_BOTH = "blind_low_both"
    BLIND_LOW_ONE = "blind_low_one"
    BLIND_LOW_NEITHER = "blind_low_neither"
    DOUBLE_BID = "double_bid"
    OVERTRICKS = "overtricks"
    NIL_MADE = "nil_made"
    NIL_FAILED = "nil_failed"
    BLIND_NIL_MADE = "blind_nil_made"
    BLIND_NIL_FAILED = "blind_nil_failed"
    FAILED_NIL_TRICKS = "failed_nil_tricks"
    UNBID_TRICKS = "unbid_tricks"
    RENEGE = "renege"
    RENEGE_TRICKS = "renege_tricks"
    WRONG_CALL = "wrong_call"
    BAG_PENALTY = "bag_penalty"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of the sheet: *points* and *bags* it adds, and the *bid* and tricks *taken* that explain it."""

    reason: Reason
    points: int
    bags: int = 0
    seat: Seat | None = None
    bid: int = 0
    taken: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """Points and bags of a side, counted apart."""

    points: int = 0
    bags: int = 0


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The bid of one seat and the number of tricks it won."""

    seat: Seat
    bid: Bid | None
    won: int

    @property
    def is_nil(self) -> bool:
        """Whether the seat had to take no trick."""
        return self.bid is not None and self.bid.is_nil


@dataclass(frozen=True, slots=True)
class SideResult:
    """All that the score of a side depends on; *contract* is None where nobody bid."""

    contract: int | None
    seats: tuple[SeatResult, ...]
    blind: BlindBid | None = None
    court: tuple[ScoreLine, ...] = ()

    @property
    def won(self) -> int:
        """Tricks of the whole side."""
        return sum(seat.won for seat in self.seats)


@dataclass(frozen=True, slots=True)
class SideScore:
    """The lines of one side; *after* is *before* plus their sum."""

    lines: tuple[ScoreLine, ...]
    before: Standing
    after: Standing

    @property
    def deal_points(self) -> int:
        """Points of the deal before any bag penalty."""
        return sum(line.points for line in self.lines if line.reason is not Reason.BAG_PENALTY)

    @property
    def points(self) -> int:
        """Points of the deal with bag penalties."""
        return sum(line.points for line in self.lines)

    @property
    def bag_penalties(self) -> int:
        """The number of bag penalties."""
        return sum(line.reason is Reason.BAG_PENALTY for line in self.lines)


@dataclass(frozen=True, slots=True)
class DealScore:
    """The score of every side after one deal, the person's side first."""

    sides: tuple[SideScore, ...]

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Points and bags afterwards."""
        return tuple(side.after for side in self.sides)


def score_deal(rules: RuleSet, results: Sequence[SideResult], before: Sequence[Standing]) -> DealScore:
    """Return the itemised score of every side whose *results* and standings *before* are given in side order."""
    return DealScore(tuple(score_side(rules, result, old) for result, old in zip(results, before, strict=True)))


def score_side(rules: RuleSet, result: SideResult, before: Standing) -> SideScore:
    """Return the lines of one side, its bag penalties last."""
    lines = [*_deal_lines(rules, result), *result.court]
    bags = before.bags + sum(line.bags for line in lines)
    lines += _bag_penalties(rules, bags)
    after = Standing(before.points + sum(line.points for line in lines), before.bags + sum(line.bags for line in lines))
    return SideScore(tuple(lines), before, after)


@dataclass(frozen=True, slots=True)
class _Tally:
    """The quantities of RULES.md section 4: contract, winning tricks, failed nil tricks, overtricks."""

    contract: int
    winning: int
    failed: int
    nils: tuple[SeatResult, ...] = field(default=())

    @property
    def made(self) -> bool:
        return self.winning >= self.contract

    @property
    def over(self) -> int:
        return self.winning - self.contract if self.made else 0


def _tally(rules: RuleSet, result: SideResult) -> _Tally:
    nils = tuple(seat for seat in result.seats if seat.is_nil)
    failed = sum(seat.won for seat in nils)
    tally = _Tally(result.contract or 0, result.won - failed, failed, nils)
    if rules.failed_nil_tricks == "help_partner":
        return replace(tally, winning=result.won, failed=0)
    return tally


def _deal_lines(rules: RuleSet, result: SideResult) -> Iterator[ScoreLine]:
    if result.contract is None:
        yield ScoreLine(Reason.UNBID_TRICKS, 10 * result.won, taken=result.won)
        return
    tally = _tally(rules, result)
    if result.blind is not None and result.blind.low:
        yield from _low_five_lines(rules, result.blind, tally)
        return
    yield from _contract_lines(rules, result, tally)
    for seat in tally.nils:
        yield _nil_line(rules, seat)
    if tally.failed:
        points = tally.failed * rules.overtrick_points if rules.failed_nil_tricks == "bags" else 0
        if _only_bonuses(rules, result):
            points = 0
        yield ScoreLine(Reason.FAILED_NIL_TRICKS, points, tally.failed, taken=tally.failed)


def _only_bonuses(rules: RuleSet, result: SideResult) -> bool:
    return rules.both_nil == "bonuses_only" and len(result.seats) > 1 and all(seat.is_nil for seat in result.seats)


def _contract_lines(rules: RuleSet, result: SideResult, tally: _Tally) -> Iterator[ScoreLine]:
    stakes, reasons = _stakes(rules, result)
    if stakes is None and rules.double_bid_penalty and 0 < 2 * tally.contract <= tally.winning:
        points = -20 * tally.contract - tally.over
        yield ScoreLine(Reason.DOUBLE_BID, points, tally.over, bid=tally.contract, taken=tally.winning)
        return
    if tally.contract > 0:
        ordinary = Stakes(10 * tally.contract, -rules.set_penalty * tally.contract)
        points = (stakes or ordinary)[0 if tally.made else 1]
        yield ScoreLine(reasons[0 if tally.made else 1], points, bid=tally.contract, taken=tally.winning)
    if tally.over:
        points = 0 if _only_bonuses(rules, result) else tally.over * rules.overtrick_points
        yield ScoreLine(Reason.OVERTRICKS, points, tally.over, taken=tally.over)


def _stakes(rules: RuleSet, result: SideResult) -> tuple[Stakes | None, tuple[Reason, Reason]]:
    """Return the special stakes of a contract, if it has any, and the reasons for making and missing it."""
    blind = result.blind
    if blind is not None and not blind.raised:
        return rules.blind_stakes(blind.tricks), (Reason.BLIND_MADE, Reason.BLIND_SET)
    if result.contract == 10 and rules.ten_bid is not None:
        return rules.ten_bid, (Reason.TEN_MADE, Reason.TEN_SET)
    if result.contract == rules.hand_size and rules.boston_bid is not None:
        return rules.boston_bid, (Reason.BOSTON_MADE, Reason.BOSTON_SET)
    return None, (Reason.CONTRACT_MADE, Reason.CONTRACT_SET)


def _low_five_lines(rules: RuleSet, blind: BlindBid, tally: _Tally) -> Iterator[ScoreLine]:
    low_kept = all(seat.won == 0 for seat in tally.nils)
    if blind.raised:
        yield from _raised_low_lines(rules, tally)
    else:
        both, one, neither = rules.blind_low_five or (0, 0, 0)
        made = tally.made + low_kept
        reason = (Reason.BLIND_LOW_NEITHER, Reason.BLIND_LOW_ONE, Reason.BLIND_LOW_BOTH)[made]
        points = (neither, one, both)[made]
        yield ScoreLine(reason, points, bid=tally.contract, taken=tally.winning)
    if tally.over:
        yield ScoreLine(Reason.OVERTRICKS, tally.over * rules.overtrick_points, tally.over, taken=tally.over)
    if tally.failed:
        yield ScoreLine(Reason.FAILED_NIL_TRICKS, 0, tally.failed, taken=tally.failed)


def _raised_low_lines(rules: RuleSet, tally: _Tally) -> Iterator[ScoreLine]:
    """Yield the lines of a Blind Low 5 raised to ten: the low counts only if the ten is made."""
    stakes = rules.ten_bid or Stakes(100, -100)
    reason = Reason.TEN_MADE if tally.made else Reason.TEN_SET
    yield ScoreLine(reason, stakes[0 if tally.made else 1], bid=tally.contract, taken=tally.winning)
    if tally.made:
        for seat in tally.nils:
            yield _nil_line(rules, seat)


def _nil_line(rules: RuleSet, seat: SeatResult) -> ScoreLine:
    blind = seat.bid is not None and seat.bid.kind is BidKind.BLIND_NIL
    value = rules.blind_nil if blind else rules.nil
    kept = seat.won == 0
    made, failed = (Reason.BLIND_NIL_MADE, Reason.BLIND_NIL_FAILED) if blind else (Reason.NIL_MADE, Reason.NIL_FAILED)
    return ScoreLine(made if kept else failed, value if kept else -value, seat=seat.seat, taken=seat.won)


def _bag_penalties(rules: RuleSet, bags: int) -> list[ScoreLine]:
    if rules.bag_limit == 0 or bags < rules.bag_limit:
        return []
    if not rules.bag_carry:
        return [ScoreLine(Reason.BAG_PENALTY, -rules.bag_penalty, -bags, bid=rules.bag_limit, taken=bags)]
    line = ScoreLine(Reason.BAG_PENALTY, -rules.bag_penalty, -rules.bag_limit, bid=rules.bag_limit)
    count = bags // rules.bag_limit
    return [replace(line, taken=bags - rules.bag_limit * turn) for turn in range(count)]

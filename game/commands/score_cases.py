"""Scoring many deals at once: cases in JSON in, a JSON object a line out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import msgspec

from game.commands.claims import check_claim
from game.commands.errors import BadInput
from game.rules.bids import Bid, BidKind, BlindBid
from game.rules.errors import RuleError
from game.rules.presets import find_preset
from game.rules.scoring import SeatResult, SideResult, Standing, score_side
from game.rules.seats import SEATS
from game.words import _

_BLIND = {"six": BlindBid(6), "low_five": BlindBid(5, low=True)}


class CaseSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What one partner bid and took."""

    bid: BidKind
    won: int
    tricks: int = 0


class Case(msgspec.Struct):
    """One side after one deal; what else stands in it, such as what is expected, is passed over."""

    id: str
    preset: str
    seats: list[CaseSeat]
    set: dict[str, Any] = {}
    before: Standing = Standing()
    blind: Literal["six", "low_five"] | None = None
    raised_to_ten: bool = False


class CaseVerdict(msgspec.Struct):
    """What a case comes to."""

    id: str
    deal_points: int
    bag_penalties: int
    points: int
    bags: int


def verdicts(content: bytes, source: str) -> Iterator[bytes]:
    """Yield the verdict of every case in *content*, a JSON list, as a line of JSON; BadInput names *source*."""
    try:
        cases = msgspec.json.decode(content, type=list[Case])
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadInput(_("{source}: these are no cases: {error}").format(source=source, error=error)) from error
    for case in cases:
        try:
            yield msgspec.json.encode(_verdict(case))
        except RuleError as error:
            raise BadInput(
                _("{source}: case {case!r} cannot be: {error}").format(source=source, case=case.id, error=error)
            ) from error


def _verdict(case: Case) -> CaseVerdict:
    rules = find_preset(case.preset).rules.changed(case.set)
    bids = [Bid(seat.bid, seat.tricks) for seat in case.seats]
    seats = tuple(SeatResult(place, bid, seat.won) for place, bid, seat in zip(SEATS, bids, case.seats, strict=False))
    blind = replace(_BLIND[case.blind], raised=case.raised_to_ten) if case.blind else None
    contract = blind.contract if blind else sum(bid.tricks for bid in bids)
    result = SideResult(contract, seats, blind)
    check_claim(rules, result, case.before)
    score = score_side(rules, result, case.before)
    return CaseVerdict(case.id, score.deal_points, score.bag_penalties, score.after.points, score.after.bags)

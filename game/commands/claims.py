"""What partners say they bid and took, checked against the rules before it is scored."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from game.rules.bids import Bid, BidKind
from game.rules.errors import RuleError
from game.rules.ruleset import RuleSet
from game.rules.scoring import SideResult, Standing
from game.words import _

MOST_BAGS = 999


def check_claim(rules: RuleSet, result: SideResult, before: Standing) -> None:
    """Raise RuleError, saying what is wrong and what can be, where *result* or *before* cannot be by *rules*."""
    checks = chain(
        _wrong_standing(before),
        _wrong_tricks(rules, result),
        _wrong_bids(rules, result),
        _wrong_blinds(rules, result),
    )
    for impossible, reason in checks:
        if impossible:
            raise RuleError(reason)


def _wrong_standing(before: Standing) -> Iterator[tuple[bool, str]]:
    yield (
        not 0 <= before.bags <= MOST_BAGS,
        _("{bags} bags before the deal: allowed is from 0 to {most}").format(bags=before.bags, most=MOST_BAGS),
    )


def _wrong_tricks(rules: RuleSet, result: SideResult) -> Iterator[tuple[bool, str]]:
    most, members = rules.hand_size, rules.players // rules.side_count
    yield (
        len(result.seats) != members,
        _("{count} seats: a side has {members} here, so give as many bids").format(
            count=len(result.seats), members=members
        ),
    )
    for seat in result.seats:
        yield (
            not 0 <= seat.won <= most,
            _("{won} tricks taken: a seat takes from 0 to {most}").format(won=seat.won, most=most),
        )
    yield result.won > most, _("{won} tricks taken: a side takes at most {most}").format(won=result.won, most=most)


def _wrong_bids(rules: RuleSet, result: SideResult) -> Iterator[tuple[bool, str]]:
    kinds = [seat.bid.kind for seat in result.seats if seat.bid is not None]
    numbers = [seat.bid.tricks for seat in result.seats if seat.bid is not None]
    low = result.blind is not None
    for number in numbers:
        yield (
            not 0 <= number <= rules.hand_size,
            _("bid of {bid}: a bid is from 0 to {most}, or nil").format(bid=number, most=rules.hand_size),
        )
    for seat in result.seats:
        yield (
            seat.is_nil and seat.bid is not None and seat.bid.tricks != 0,
            _("bid of nil and {tricks} tricks: a nil counts 0 tricks").format(
                tricks=seat.bid.tricks if seat.bid else 0
            ),
        )
    zero = any(bid == Bid.of(0) for bid in (seat.bid for seat in result.seats))
    yield (
        zero and rules.nil > 0 and rules.bidding == "individual" and not low,
        _("bid of 0: where nil can be bid it is a nil; write nil/TAKEN"),
    )
    yield (
        BidKind.NIL in kinds and not rules.nil and not low,
        _("bid of nil: these rules have none; add --set nil=100"),
    )
    yield (
        BidKind.BLIND_NIL in kinds and not rules.blind_nil,
        _("bid of blind nil: these rules have none; add --set blind_nil=200"),
    )
    nils = sum(kind is not BidKind.TRICKS for kind in kinds)
    yield (
        nils > 1 and rules.both_nil == "forbidden",
        _("two nils: these rules allow a side one; add --set both_nil=each_alone"),
    )
    contract = result.contract or 0
    yield (
        result.blind is None and contract < rules.min_side_bid,
        _("contract of {contract}: these rules ask for {least} or more; add --set min_side_bid=0").format(
            contract=contract, least=rules.min_side_bid
        ),
    )
    yield (
        rules.max_side_bid is not None and contract > rules.max_side_bid,
        _("contract of {contract}: these rules allow {most} or less; add --set max_side_bid=null").format(
            contract=contract, most=rules.max_side_bid
        ),
    )


def _wrong_blinds(rules: RuleSet, result: SideResult) -> Iterator[tuple[bool, str]]:
    blind = result.blind
    if blind is None:
        return
    lows = sum(seat.is_nil for seat in result.seats)
    if blind.low:
        yield rules.blind_low_five is None, _("{blind}: these rules have none; preset grill has").format(blind=blind)
        yield lows != 1, _("{blind}: one of the partners goes low, so give one nil").format(blind=blind)
    else:
        offered = ", ".join(str(one.tricks) for one in rules.blind_bids) or _("none")
        yield (
            rules.blind_stakes(blind.tricks) is None,
            _("{blind}: these rules have no such bid (blind bids here: {offered}); preset grill has Blind 6").format(
                blind=blind, offered=offered
            ),
        )
        yield lows > 1, _("{blind}: one of the partners may go low, not both").format(blind=blind)
    yield (
        blind.raised and not rules.raise_blind_to_ten,
        _("{blind}: these rules do not let a blind bid be raised; preset grill does").format(blind=blind),
    )
    said = sum(seat.bid.tricks for seat in result.seats if seat.bid is not None)
    yield (
        said not in (0, blind.contract),
        _("bids of {said}: by {blind} the side owes {owed}; give only the tricks taken").format(
            said=said, blind=blind, owed=blind.contract
        ),
    )

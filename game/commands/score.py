"""`ten-bags score`: bids and tricks in, the itemised sheet out; or many deals as JSON, and what each is worth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Any, Literal

import click
import msgspec
from click.core import ParameterSource

from game.commands.inputs import STANDARD_INPUT, BadInput, called, read_bytes
from game.commands.rule_options import rule_options
from game.engine.text import rules_line
from game.rules.bids import BLIND_NIL, NIL, Bid, BidKind, BlindBid
from game.rules.errors import RuleError
from game.rules.presets import find_preset
from game.rules.ruleset import RuleSet
from game.rules.score_words import sheet
from game.rules.scoring import SeatResult, SideResult, Standing, score_side
from game.rules.seats import SEATS, Seat, Side
from game.words import _

MOST_BAGS = 999
_TAKEN = re.compile(r"(?:(\d{1,4}|nil|blind)/)?(\d{1,4})", re.ASCII | re.IGNORECASE)
_BLINDS = {"six": BlindBid(6), "low5": BlindBid(5, low=True)}
_CASE_BLINDS = {"six": BlindBid(6), "low_five": BlindBid(5, low=True)}


@click.command(
    name="score",
    help=_(
        "Say what one deal is worth to one side, line by line.\n\n"
        "Give BID/TAKEN for each partner: 4/5 bid four and took five; nil/0 and blind/1 are a nil and a blind nil. "
        "Where the partners agreed on one number, give it as --contract, and for each only the tricks taken: "
        "--contract 8 5 3. Likewise with --blind: --blind six 4 3.\n\n"
        "With --json, many deals are read from FILE, or from standard input, as a JSON list, and what each is worth is "
        "printed as a JSON object a line."
    ),
    short_help=_("Say what a deal is worth."),
)
@rule_options
@click.option("--points", type=int, default=0, show_default=True, help=_("Points of the side before the deal."))
@click.option("--bags", type=int, default=0, show_default=True, help=_("Bags before the deal."))
@click.option("--contract", type=click.IntRange(min=0), metavar="N", help=_("What the partners agreed to take."))
@click.option("--blind", metavar=_("six|low5|N"), help=_("What they bid before the deal."))
@click.option("--raised", is_flag=True, help=_("The blind bid was raised to 10."))
@click.option("--json", "source", is_flag=False, flag_value=STANDARD_INPUT, metavar=_("[FILE]"), help=_("Score many."))
@click.argument("taken", nargs=-1, metavar=_("[BID/]TAKEN..."))
def command(
    rules: RuleSet,
    points: int,
    bags: int,
    contract: int | None,
    blind: str | None,
    raised: bool,
    source: str | None,
    taken: tuple[str, ...],
) -> None:
    """Print the sheet of one deal, or, from *source*, what many are worth."""
    if source is not None:
        _refuse_what_the_file_says()
        content = read_bytes(source, _("name a file of deals as JSON"))
        for line in verdicts(content, called(source)):
            click.echo(line)
        return
    result = _read_result(rules, taken, contract, _read_blind(blind, raised=raised))
    before = Standing(points, bags)
    check_claim(rules, result, before)
    score = score_side(rules, result, before)
    click.echo("\n".join((rules_line(rules), *(f"  {line}" for line in sheet(score, _names(rules))))))


def _refuse_what_the_file_says() -> None:
    """Raise BadInput if a deal is given beside a file of deals."""
    ctx = click.get_current_context()
    for option in ctx.command.params:
        given = ctx.get_parameter_source(option.name or "") is not ParameterSource.DEFAULT
        if given and option.name != "source":
            what = option.opts[0] if isinstance(option, click.Option) else _("bids and tricks")
            raise BadInput(_("{what}: with --json the file says it all; leave it out").format(what=what))


def _read_blind(text: str | None, *, raised: bool) -> BlindBid | None:
    """Return the bid before the deal written as *text*."""
    if text is None:
        if raised:
            raise BadInput(_("--raised: only a blind bid can be raised; say which with --blind six or --blind low5"))
        return None
    bid = _BLINDS.get(text.lower())
    if bid is None:
        if not (text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= 13):
            raise BadInput(_("--blind {text}: no such bid; write six, low5 or a number to 13").format(text=text))
        bid = BlindBid(int(text))
    return replace(bid, raised=raised)


def _read_result(rules: RuleSet, taken: tuple[str, ...], contract: int | None, blind: BlindBid | None) -> SideResult:
    if blind is not None and contract is not None:
        raise BadInput(_("--contract and --blind exclude each other: a blind bid is the contract"))
    members = rules.members(Side.WE)
    if len(taken) != len(members):
        wrong = _("{count} given: a side has {members} here; write BID/TAKEN for each, such as 4/5 nil/0")
        raise BadInput(wrong.format(count=" ".join(taken) or _("nothing"), members=len(members)))
    together = contract is not None or blind is not None
    seats = tuple(_read_seat(seat, text, together=together) for seat, text in zip(members, taken, strict=True))
    said = sum(seat.bid.tricks for seat in seats if seat.bid is not None)
    if contract is not None and said:
        raise BadInput(
            _("--contract {contract}: it is bid together; give only tricks taken, or nil/TAKEN").format(
                contract=contract
            )
        )
    if blind is not None:
        return SideResult(blind.contract, seats, blind)
    return SideResult(said if contract is None else contract, seats)


def _read_seat(seat: Seat, text: str, *, together: bool) -> SeatResult:
    """Return the result of *seat* written as *text*; with *together* the side has bid, not the seat."""
    match = _TAKEN.fullmatch(text)
    if match is None:
        raise BadInput(_("{text!r}: write BID/TAKEN, such as 4/5, nil/0 or blind/1").format(text=text))
    said, won = match[1], int(match[2])
    if said is None and not together:
        wrong = _("{text!r}: the bid is missing; write BID/TAKEN such as 4/{text}, or give --contract for both")
        raise BadInput(wrong.format(text=text))
    named = {None: None, "nil": NIL, "blind": BLIND_NIL}
    key = said and said.lower()
    return SeatResult(seat, named[key] if key in named else Bid.of(int(key or 0)), won)


def _names(rules: RuleSet) -> tuple[str, ...]:
    """Return the names of the partners on the sheet, by seat."""
    members = rules.members(Side.WE)
    words = (_("First partner"), _("Second partner"), _("Third partner")) if len(members) > 1 else (_("Player"),)
    called = dict(zip(members, words, strict=False))
    return tuple(called.get(seat, "") for seat in rules.seats)


# Many deals -------------------------------------------------------------------------------------


class CaseSeat(msgspec.Struct, forbid_unknown_fields=True):
    """What one partner bid and took."""

    bid: BidKind
    won: int
    tricks: int = 0


class Case(msgspec.Struct):
    """One side after one deal; other keys, such as the expected score, are ignored."""

    id: str
    preset: str
    seats: list[CaseSeat]
    set: dict[str, Any] = {}
    before: Standing = Standing()
    blind: Literal["six", "low_five"] | None = None
    raised_to_ten: bool = False


class CaseVerdict(msgspec.Struct):
    """The score of a case."""

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
    blind = replace(_CASE_BLINDS[case.blind], raised=case.raised_to_ten) if case.blind else None
    contract = blind.contract if blind else sum(bid.tricks for bid in bids)
    result = SideResult(contract, seats, blind)
    check_claim(rules, result, case.before)
    score = score_side(rules, result, case.before)
    return CaseVerdict(case.id, score.deal_points, score.bag_penalties, score.after.points, score.after.bags)


# What cannot be ---------------------------------------------------------------------------------


def check_claim(rules: RuleSet, result: SideResult, before: Standing) -> None:
    """Raise RuleError, saying what is wrong and what is allowed, if *rules* exclude *result* or *before*."""
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

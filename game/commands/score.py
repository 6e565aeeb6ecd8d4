"""`ten-bags score`: bids and tricks in, the itemised sheet out."""

from __future__ import annotations

import re
from dataclasses import replace

import click
from click.core import ParameterSource

from game.commands.claims import check_claim
from game.commands.errors import BadInput
from game.commands.files import STANDARD_INPUT, called, read_bytes
from game.commands.rule_options import rule_options
from game.commands.score_cases import verdicts
from game.engine.text import rules_line
from game.rules.bids import BLIND_NIL, NIL, Bid, BlindBid
from game.rules.ruleset import RuleSet
from game.rules.score_words import sheet
from game.rules.scoring import SeatResult, SideResult, Standing, score_side
from game.rules.seats import Seat, Side
from game.words import _

_TAKEN = re.compile(r"(?:(\d{1,4}|nil|blind)/)?(\d{1,4})", re.ASCII | re.IGNORECASE)
_BLINDS = {"six": BlindBid(6), "low5": BlindBid(5, low=True)}


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
    """Raise BadInput where a deal is given beside a file of deals."""
    ctx = click.get_current_context()
    for option in ctx.command.params:
        given = ctx.get_parameter_source(option.name or "") is not ParameterSource.DEFAULT
        if given and option.name != "source":
            what = option.opts[0] if isinstance(option, click.Option) else _("bids and tricks")
            raise BadInput(_("{what}: with --json the file says it all; leave it out").format(what=what))


def _read_blind(text: str | None, *, raised: bool) -> BlindBid | None:
    """Return the bid before the deal that *text* says."""
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
    """Return how *seat* fared; *together*: its number is the side's."""
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
    """Return what the partners are called on the sheet, by seat."""
    members = rules.members(Side.WE)
    words = (_("First partner"), _("Second partner"), _("Third partner")) if len(members) > 1 else (_("Player"),)
    called = dict(zip(members, words, strict=False))
    return tuple(called.get(seat, "") for seat in rules.seats)

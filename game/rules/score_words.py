"""The lines of a score sheet in words: one table with a row for each reason, and what is said by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from game.rules.keys import Stakes
from game.rules.ruleset import RuleSet
from game.rules.scoring import Reason, ScoreLine, SideScore
from game.words import _, later, plural, signed

WIDTH = 52

News: TypeAlias = Literal["made", "set", "nil_made", "nil_broken", "boston", "penalty"]


class Counted(NamedTuple):
    """Words for one and for many, by what the line has of them."""

    one: str
    many: str
    by: Literal["bid", "taken", "bags"] = "taken"


# The fields of a text are {bid}, {taken}, {bags}, {moved} (tricks with a sign), and {name} or {whose} of a seat.
LineText: TypeAlias = str | Counted
LineWords: TypeAlias = LineText | Callable[[ScoreLine, RuleSet], LineText]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReasonWords:
    """What is said of a line.

    *long* is its name, *own* the same to whom it is about, *short* is pencilled on the sheet, *shortest* stands in a
    narrow column, and *explained* is how the points come about, by the *stakes* of a special bid where it is one. As
    *news* it is told at the table, if at all.
    """

    long: LineText | Callable[[ScoreLine], LineText]
    own: LineText | Callable[[ScoreLine], LineText] = ""
    short: LineWords
    shortest: LineWords = "{bid} / {taken}"
    explained: LineWords = ""
    stakes: Callable[[ScoreLine, RuleSet], Stakes | tuple[int, int, int] | None] | None = None
    news: News | None = None


def _moved(won: LineText, lost: LineText) -> Callable[[ScoreLine], LineText]:
    return lambda line: won if line.taken > 0 else lost


def _of_blind(line: ScoreLine, rules: RuleSet) -> Stakes | None:
    return rules.blind_stakes(line.bid)


_MADE = Counted(later("Contract of {bid} made with {taken} trick"), later("Contract of {bid} made with {taken} tricks"))
_SET = Counted(later("Contract of {bid} set with {taken} trick"), later("Contract of {bid} set with {taken} tricks"))
_SHORT_MADE, _SHORT_SET = later("Bid {bid}, took {taken}"), later("Bid {bid}, took {taken}: set")
_BAGS = Counted(later("{bags} bag"), later("{bags} bags"), "bags")
_TEN, _BOSTON = later("10 for 2: {made} / {missed}"), later("Boston: {made} / {missed}")
_BLIND = later("bid before the deal: {made} / {missed}")
_LOW = later("both {both}, one {one}, neither {neither}")

WORDS: Mapping[Reason, ReasonWords] = {
    Reason.CONTRACT_MADE: ReasonWords(
        long=_MADE,
        short=_SHORT_MADE,
        explained=Counted(later("{bid} trick at 10 points"), later("{bid} tricks at 10 points"), "bid"),
        news="made",
    ),
    Reason.CONTRACT_SET: ReasonWords(
        long=_SET,
        short=_SHORT_SET,
        explained=Counted(later("{bid} trick at −{each} points"), later("{bid} tricks at −{each} points"), "bid"),
        news="set",
    ),
    Reason.TEN_MADE: ReasonWords(
        long=_MADE, short=_SHORT_MADE, explained=_TEN, stakes=lambda _line, rules: rules.ten_bid, news="made"
    ),
    Reason.TEN_SET: ReasonWords(
        long=_SET, short=_SHORT_SET, explained=_TEN, stakes=lambda _line, rules: rules.ten_bid, news="set"
    ),
    Reason.BOSTON_MADE: ReasonWords(
        long=_MADE, short=_SHORT_MADE, explained=_BOSTON, stakes=lambda _line, rules: rules.boston_bid, news="boston"
    ),
    Reason.BOSTON_SET: ReasonWords(
        long=_SET, short=_SHORT_SET, explained=_BOSTON, stakes=lambda _line, rules: rules.boston_bid, news="set"
    ),
    Reason.BLIND_MADE: ReasonWords(
        long=Counted(later("Blind {bid} made with {taken} trick"), later("Blind {bid} made with {taken} tricks")),
        short=later("Blind {bid}, took {taken}"),
        explained=_BLIND,
        stakes=_of_blind,
        news="made",
    ),
    Reason.BLIND_SET: ReasonWords(
        long=Counted(later("Blind {bid} set with {taken} trick"), later("Blind {bid} set with {taken} tricks")),
        short=later("Blind {bid}, took {taken}: set"),
        explained=_BLIND,
        stakes=_of_blind,
        news="set",
    ),
    Reason.BLIND_LOW_BOTH: ReasonWords(
        long=later("Blind Low {bid}: both the {bid} and the low"),
        short=later("Blind Low {bid}: both"),
        explained=_LOW,
        stakes=lambda _line, rules: rules.blind_low_five,
        news="nil_made",
    ),
    Reason.BLIND_LOW_ONE: ReasonWords(
        long=lambda line: (
            later("Blind Low {bid}: the {bid}, but not the low")
            if line.taken >= line.bid
            else later("Blind Low {bid}: the low, but not the {bid}")
        ),
        short=later("Blind Low {bid}: one"),
        explained=_LOW,
        stakes=lambda _line, rules: rules.blind_low_five,
        news="made",
    ),
    Reason.BLIND_LOW_NEITHER: ReasonWords(
        long=later("Blind Low {bid}: neither the {bid} nor the low"),
        short=later("Blind Low {bid}: none"),
        explained=_LOW,
        stakes=lambda _line, rules: rules.blind_low_five,
        news="set",
    ),
    Reason.DOUBLE_BID: ReasonWords(
        long=later("Contract of {bid}, and {taken} tricks: twice the bid or more"),
        short=later("Bid {bid}, took {taken}: twice"),
        explained=later("twice the bid is lost, and a point a bag"),
        news="penalty",
    ),
    Reason.OVERTRICKS: ReasonWords(
        long=Counted(later("{taken} overtrick"), later("{taken} overtricks")),
        short=_BAGS,
        shortest=_BAGS,
        explained=lambda _line, rules: later("1 point and one bag each") if rules.overtrick_points == 1 else "",
    ),
    Reason.NIL_MADE: ReasonWords(
        long=later("{name} made nil"),
        own=later("You made your nil"),
        short=later("{whose} nil, made"),
        shortest=later("Nil"),
        news="nil_made",
    ),
    Reason.NIL_FAILED: ReasonWords(
        long=Counted(later("{name} failed nil with {taken} trick"), later("{name} failed nil with {taken} tricks")),
        own=Counted(later("Your nil failed with {taken} trick"), later("Your nil failed with {taken} tricks")),
        short=later("{whose} nil, failed"),
        shortest=later("Nil"),
        news="nil_broken",
    ),
    Reason.BLIND_NIL_MADE: ReasonWords(
        long=later("{name} made blind nil"),
        own=later("You made your blind nil"),
        short=later("{whose} blind nil, made"),
        shortest=later("Blind nil"),
        news="nil_made",
    ),
    Reason.BLIND_NIL_FAILED: ReasonWords(
        long=Counted(
            later("{name} failed blind nil with {taken} trick"), later("{name} failed blind nil with {taken} tricks")
        ),
        own=Counted(
            later("Your blind nil failed with {taken} trick"), later("Your blind nil failed with {taken} tricks")
        ),
        short=later("{whose} blind nil, failed"),
        shortest=later("Blind nil"),
        news="nil_broken",
    ),
    Reason.FAILED_NIL_TRICKS: ReasonWords(
        long=Counted(later("{taken} trick of a failed nil"), later("{taken} tricks of a failed nil")),
        short=(_OF_A_NIL := Counted(later("{bags} bag of a nil"), later("{bags} bags of a nil"), "bags")),
        shortest=lambda line, _rules: _BAGS if line.bags else _OF_A_NIL,
    ),
    Reason.UNBID_TRICKS: ReasonWords(
        long=Counted(later("{taken} trick, without bids"), later("{taken} tricks, without bids")),
        short=Counted(later("{taken} trick, no bid"), later("{taken} tricks, no bid")),
        shortest=Counted(later("{taken} trick"), later("{taken} tricks")),
    ),
    Reason.RENEGE: ReasonWords(
        long=later("Renege by {name}"),
        own=later("Your renege"),
        short=later("{whose} renege"),
        shortest=later("Renege"),
    ),
    Reason.RENEGE_TRICKS: ReasonWords(
        long=_moved(
            Counted(later("Renege by {name}: {taken} trick won"), later("Renege by {name}: {taken} tricks won")),
            Counted(later("Renege by {name}: {taken} trick lost"), later("Renege by {name}: {taken} tricks lost")),
        ),
        own=_moved(
            Counted(later("Your renege: {taken} trick won"), later("Your renege: {taken} tricks won")),
            Counted(later("Your renege: {taken} trick lost"), later("Your renege: {taken} tricks lost")),
        ),
        short=Counted(later("{whose} renege: {moved} trick"), later("{whose} renege: {moved} tricks")),
        shortest=later("Renege"),
    ),
    Reason.WRONG_CALL: ReasonWords(
        long=later("{name} called a renege that was none"),
        short=later("{whose} wrong call"),
        shortest=later("Wrong call"),
    ),
    Reason.BAG_PENALTY: ReasonWords(
        long=Counted(
            later("Penalty for {bid} bag: {taken} counted"), later("Penalty for {bid} bags: {taken} counted"), "bid"
        ),
        short=lambda _line, rules: (
            later("{bid} bags, {carried} carried") if rules.bag_carry else later("{bid} bags, back to 0")
        ),
        shortest=Counted(later("{bid} bag"), later("{bid} bags"), "bid"),
        explained=lambda _line, rules: (
            later("the rest is carried over") if rules.bag_carry else later("the count begins again")
        ),
        news="penalty",
    ),
}


def describe(line: ScoreLine, names: Sequence[str]) -> str:
    """Return why *line* stands on the sheet; *names* are those of all seats, in seat order.

    >>> describe(ScoreLine(Reason.CONTRACT_SET, -50, bid=5, taken=4), ())
    'Contract of 5 set with 4 tricks'
    """
    name = "" if line.seat is None else names[line.seat]
    words = WORDS[line.reason]
    told = words.own if name == _("You") and words.own else words.long
    return _filled(told(line) if callable(told) else told, line, name=name)


def short(line: ScoreLine, rules: RuleSet, whose: str) -> str:
    """Return *line* in few words: "Bid 7, took 9", "Ruth’s nil, made"; *whose* names its seat as an owner."""
    return _said(WORDS[line.reason].short, line, rules, whose=whose)


def shortest(line: ScoreLine, rules: RuleSet) -> str:
    """Return *line* in the fewest words, for a narrow column: "7 / 9", "Nil"; its colour tells how it ended."""
    return _said(WORDS[line.reason].shortest, line, rules)


def explained(line: ScoreLine, rules: RuleSet) -> str:
    """Return how the points of *line* come about where its name does not say it, or else its bags."""
    words = WORDS[line.reason]
    if words.stakes is None:
        return _said(words.explained, line, rules) or bag_words(line.bags)
    match words.stakes(line, rules):
        case None:
            return bag_words(line.bags)
        case (made, missed):
            return _said(words.explained, line, rules, made=signed(made), missed=signed(missed))
        case (both, one, neither):
            return _said(words.explained, line, rules, both=signed(both), one=signed(one), neither=signed(neither))


def news(line: ScoreLine, *, all_tricks: bool) -> News | None:
    """Return as what *line* is told at the table; None where it is only counted, as where a side owed nothing.

    *all_tricks*: its side took them all.
    """
    kind = WORDS[line.reason].news
    if kind != "made":
        return kind
    if all_tricks:
        return "boston"
    return kind if line.bid or line.points else None


def is_bad(line: ScoreLine) -> bool:
    """Whether *line* is written in red: something was lost."""
    lost = line.reason is Reason.WRONG_CALL or (line.reason is Reason.RENEGE and line.points < 0)
    return lost or WORDS[line.reason].news in ("set", "nil_broken", "penalty")


def _said(words: LineWords, line: ScoreLine, rules: RuleSet, **more: str) -> str:
    carried = line.taken - line.bid if rules.bag_carry else 0
    text = words(line, rules) if callable(words) else words
    return _filled(text, line, carried=carried, each=rules.set_penalty, **more)


def _filled(text: LineText, line: ScoreLine, **more: str | int) -> str:
    if not text:
        return ""
    counts = {"bid": line.bid, "taken": abs(line.taken), "bags": line.bags}
    template = _(text) if isinstance(text, str) else plural(text.one, text.many, counts[text.by])
    return template.format(**counts, moved=signed(line.taken), **more)


def bag_words(bags: int) -> str:
    """Return the change of a bag counter in words, and nothing for none."""
    return plural("{bags:+} bag", "{bags:+} bags", abs(bags)).format(bags=bags) if bags else ""


def sheet(score: SideScore, names: Sequence[str]) -> Iterator[str]:
    """Yield the score of one side as lines of text: what it had, each line with its reason, and what it has."""
    yield _row(_("Before"), f"{score.before.points}", bag_count(score.before.bags))
    for line in score.lines:
        yield _row(describe(line, names), f"{line.points:+}", bag_words(line.bags))
    yield _row(_("After"), f"{score.after.points}", bag_count(score.after.bags))


def bag_count(bags: int) -> str:
    """Return how many bags stand on a counter."""
    return plural("{bags} bag", "{bags} bags", bags).format(bags=bags)


def _row(words: str, points: str, bags: str) -> str:
    return f"{words:<{WIDTH}}{points:>6}   {bags:>8}".rstrip()
